"""The client as it is handed out, and the reference at /docs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.messages import messages
from tests.server.rooms import Room, room

HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server with a client that somebody has built."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<!doctype html><p>The client", "utf-8")
    (folder / "static" / "assets" / "index-abc.js").write_text("//" + " " * 5000, "utf-8")
    (folder / "static" / "NOTICES.txt").write_text("svelte: the MIT licence", "utf-8")
    (folder / "private.txt").write_text("treasure", "utf-8")
    with room(folder, static=folder / "static") as there:
        yield there


def test_the_client_is_handed_out_for_each_of_its_addresses(built: Room) -> None:
    for path in (
        "/",
        "/new",
        "/new?game=clone-wars",
        "/learn",
        "/table/0123456789abcdef",
        "/replay/0123456789abcdef?step=3",
        "/rules/clone-wars",
        "/cards",
    ):
        answer = built.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html><p>The client")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_the_notices_of_the_page_are_handed_out(built: Room) -> None:
    answer = built.get("/notices")
    assert answer.text == "svelte: the MIT licence"
    assert answer.headers["content-type"].startswith("text/plain")


def test_without_a_page_there_are_no_notices(tmp_path: Path) -> None:
    with room(tmp_path, static=tmp_path) as there:
        assert there.get("/notices").status_code == 404


def test_the_client_itself_says_that_there_is_no_page(built: Room) -> None:
    answer = built.get("/nowhere", headers=HTML)
    assert (answer.status_code, answer.text) == (404, "<!doctype html><p>The client")
    for path in ("/nowhere", "/api/nowhere", "/assets/nowhere.js", "/favicon.ico"):
        answer = built.get(path, headers={} if path == "/nowhere" else HTML)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_files_that_never_change_are_kept_for_ever(built: Room) -> None:
    answer = built.get("/assets/index-abc.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "max-age=31536000" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path", ["../index.html", "..%2f..%2fprivate.txt", "%2e%2e/%2e%2e/private.txt"]
)
def test_only_the_client_s_files_are_handed_out(built: Room, path: str) -> None:
    answer = built.get(f"/assets/{path}")
    assert "treasure" not in answer.text
    assert answer.status_code == 404


def test_without_a_client_a_page_says_what_to_do(tmp_path: Path) -> None:
    with room(tmp_path, static=tmp_path / "nothing") as there:
        answer = there.get("/")
        assert answer.status_code == 200
        assert messages("en").format("page-not-built") in answer.text
        assert 'href="/docs"' in answer.text
        assert there.get("/assets/x.js").status_code == 404


def test_the_reference_names_no_other_host_and_no_script(shared: Room) -> None:
    answer = shared.get("/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "//" not in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    loaded = re.findall(r'(?:src|href)="(/[^"]*)"', answer.text)
    assert set(loaded) == {"/docs/reference.css", "/docs/openapi.json"}
    for path in loaded:
        assert shared.get(path).status_code == 200


def test_the_reference_tells_of_every_route_and_message(shared: Room) -> None:
    text = shared.get("/docs").text
    document = shared.get("/docs/openapi.json").json()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in text
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in text
    links = set(re.findall(r'href="#([^"]+)"', text))
    assert {"Hello", "Pick", "Welcome", "Update", "NewTable", "Problem"} <= links
    assert links <= document["components"]["schemas"].keys()
