"""Somebody with a browser: one context, one page, and what went over the wire."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TooLong

PATIENCE = 90.0
"""What does not come in so many seconds never will; a busy machine is no fault of the page."""
LOOK_AGAIN = 5.0
"""So long something is waited for before it is looked whether it is still there."""
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
QUICK = {"motion": "off", "grace": 0}
"""Settings for tests that wait for nothing."""
AT_ONCE = {**QUICK, "pace": "at-once"}
"""The same where programs play."""
KEEP = (
    'if (location.protocol !== "about:") '
    "localStorage.getItem({0}) ?? localStorage.setItem({0}, {1});"
)
TURN = "new Promise((done) => setTimeout(done))"
"""Until the page has done what it was about to do. What it sent is reported before this is over."""
STILL = """() =>
  document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity) &&
  [...document.images].every((one) => one.complete || one.loading === "lazy")"""
"""Whether all that comes to an end has done so."""
NOTE = """() => {
  const look = () => window.noticed.push(document.querySelector(".notices")?.textContent ?? "");
  window.noticed = [];
  look();
  new MutationObserver(look)
    .observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Keep all that the notices of a page say from now on."""
NO_SERVER = "WebSocket connection to"
"""What the browser itself says while there is no server."""
NOT_LOADED = "Failed to load resource"
"""What it says of any answer that is no success. What the server refuses, the page tells itself;
its own files must all be there."""
BETWEEN_PAGES = "Not attached to an active page"
LEFT = "net::ERR_ABORTED"
"""Why something does not come that nobody waits for any more."""
Json = dict[str, Any]


def is_asked(address: str) -> bool:
    """Whether the server is asked something, and none of the client's own files."""
    return urlsplit(address).path.startswith("/api/")


class Visitor:
    """A browser of its own: nothing is shared with others but the server."""

    def __init__(
        self,
        browser: Browser,
        *,
        phone: bool = False,
        name: str = "",
        settings: Json | None = None,
        **given: Any,
    ) -> None:
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            **given,
        )
        kept = {"orrery.settings": json.dumps(QUICK if settings is None else settings)}
        if name:
            kept["orrery.name"] = name
        for key, value in kept.items():
            self.context.add_init_script(KEEP.format(json.dumps(key), json.dumps(value)))
        self.context.set_default_timeout(PATIENCE * 1000)
        self.received: list[str] = []
        self.sent: list[Json] = []
        """What was picked, as it was sent."""
        self.problems: list[str] = []
        self._open: set[str] = set()
        self._loading: set[Request] = set()
        self._is_cut_off = False
        self.context.on("weberror", lambda met: self.problems.append(str(met.error)))
        self.context.on("console", self._hear)
        self.context.on("requestfailed", self._miss)
        self.page = self.context.new_page()
        self.page.on("websocket", self._watch)
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._have)
        self.page.on("requestfailed", self._have)

    def _hear(self, message: ConsoleMessage) -> None:
        """Whatever a page complains about, also in other windows than the first."""
        said = message.text
        if message.type not in ("error", "warning") or said.startswith(NO_SERVER):
            return
        if said.startswith(NOT_LOADED) and (self._is_cut_off or is_asked(message.location["url"])):
            return
        self.problems.append(f"{said} ({message.location['url']})")

    def _miss(self, request: Request) -> None:
        """A file of the client did not come, though somebody waited for it."""
        if request.failure != LEFT and not self._is_cut_off and not is_asked(request.url):
            self.problems.append(f"{request.url}: {request.failure}")

    def _ask(self, request: Request) -> None:
        self._loading.add(request)

    def _have(self, request: Request) -> None:
        self._loading.discard(request)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """There is no network. A page may ask in vain for files that it has not yet loaded; it must
        ask again."""
        self._is_cut_off = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)
        self.settle()
        self._is_cut_off = False

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._got(str(frame)))

    def _sent(self, message: Json) -> None:
        if message["type"] in ("pick", "undo"):
            self._open.add(message["id"])
        if message["type"] == "pick":
            self.sent.append(message)

    def _got(self, frame: str) -> None:
        self.received.append(frame)
        self._open.discard(json.loads(frame).get("id", ""))

    def visit(self, address: str) -> Page:
        self.page.goto(address)
        return self.page

    def load_anew(self) -> None:
        """Load the page again, though it may be loading. While one page replaces another, the
        browser has none that could be told so."""
        while True:
            try:
                self.page.reload()
            except Error as error:
                if BETWEEN_PAGES not in error.message:
                    raise
            else:
                return

    @property
    def is_loading(self) -> bool:
        """Whether the page waits for something it has asked for."""
        return bool(self._loading)

    def slow_down(self, times: float) -> None:
        """Let the page run as on a machine that is so many times slower."""
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def pause(self, seconds: float) -> None:
        self.page.wait_for_timeout(seconds * 1000)

    def rest(self) -> None:
        """Wait until nothing moves that comes to an end, and every picture is there."""
        self.page.wait_for_function(STILL)

    def settle(self) -> None:
        """Wait until everything that was picked is answered, and the answer is shown."""
        until = time.monotonic() + PATIENCE
        self.page.evaluate(TURN)
        while self._open:
            assert time.monotonic() < until, f"never answered: {self._open}"
            self.pause(0.02)
        self.page.evaluate(TURN)

    def press(self, what: Locator, *, by_touch: bool = False) -> bool:
        """Click it, or tap it. False: it has gone meanwhile, as what is offered can."""
        until = time.monotonic() + PATIENCE
        act = what.tap if by_touch else what.click
        while True:
            try:
                act(timeout=LOOK_AGAIN * 1000)
            except TooLong:
                if not what.count():
                    return False
                if time.monotonic() > until:
                    raise
            else:
                return True

    def overflow(self) -> int:
        """How many pixels of the page lie beyond the right edge."""
        wide: int = self.page.evaluate(
            "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    def picture(self, file: Path) -> None:
        """A picture of what is seen, kept for whoever looks at the run."""
        self.page.screenshot(path=file, animations="disabled")

    def leave(self) -> None:
        self.context.close()


def wait_until(visitor: Visitor, is_so: Callable[[], object], told: object = "") -> None:
    """Until something that is not on the page is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, f"it never is: {told or visitor.problems}"
        visitor.pause(0.05)


class Notices:
    """What a page says for a moment, kept for whoever comes later."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._page.evaluate(NOTE)

    def wait_for(self, words: str) -> None:
        self._page.wait_for_function(
            "(words) => window.noticed.some((one) => one.includes(words))", arg=words
        )
