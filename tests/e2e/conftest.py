"""A server, a browser, and visitors; without a Chromium these tests are left out, unless they must
run."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts import browser as chromium
from scripts import client, environment
from tests.e2e.server import Server
from tests.e2e.visitor import PATIENCE, Visitor

UNNEEDED = (
    # Pages of the browser's own window, which headless Chromium loads again for every visitor
    *("PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    "WebUIOmniboxFullPopup",
    # A process for the next site: there is only one
    "SpareRendererForSitePerProcess",
    # What Playwright turns off; only the last of these options counts
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of Chromium that cost time and that no test is about."""
FLAGS = [
    f"--disable-features={','.join(UNNEEDED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Visits = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE * 1000)  # a machine may be busy


@pytest.fixture(scope="session")
def executable() -> str:
    """Chromium, and the client that it will load."""
    found = chromium.find()
    if not found and chromium.is_demanded():
        pytest.fail("there is no Chromium, and tests in the browser must run")
    if not found or client.skipped():
        pytest.skip("there is no Chromium, or the client is left out")
    return found


@contextmanager
def alone(lock: Path, patience: float = 600.0) -> Iterator[None]:
    """One process after the other. A transaction keeps the others out, and ends with its process,
    however that ends."""
    with closing(sqlite3.connect(lock, timeout=patience, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        yield


@pytest.fixture(scope="session")
def built(executable: str) -> None:
    """The client, built if it is not; by one of the processes that run tests side by side."""
    folder = Path(environment.ROOT) / "build"
    folder.mkdir(exist_ok=True)
    with alone(folder / "client.lock"):
        client.prepare()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    there = Server(tmp_path_factory.mktemp("server"))
    there.start()
    yield there
    there.kill()


@pytest.fixture(scope="package")  # not longer: while it runs, other tests could use no event loop
def browser(executable: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """Makes visitors. When the test is over, none of them may have met an error of the page."""
    visitors: list[Visitor] = []

    def come(**given: Any) -> Visitor:
        visitors.append(Visitor(browser, **given))
        return visitors[-1]

    yield come
    for one in visitors:
        one.leave()
    assert [one.problems for one in visitors] == [[] for _ in visitors]


@pytest.fixture(scope="session")
def screenshots() -> Path:
    """Where pictures of the run are kept."""
    folder = Path(environment.ROOT) / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
