"""Requests that nobody sends in good faith, to every route: each is refused or does no harm, none
is an error of the server's."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.core.codec import short_hash
from orrery.server.app import make_app
from orrery.server.http.openapi import document
from tests.server.rooms import FRIEND, ME, OPEN, Json, Room

pytestmark = pytest.mark.slow

ROUTES = [
    (path, method.upper())
    for path, methods in document(make_app("sqlite://"))["paths"].items()
    for method in methods
]
LONG, DIGITS = "x" * 5000, "9" * 5000
TEXTS: dict[str, str] = {
    "NUL": '"\\u0000"',
    "a high half": '"\\ud800"',
    "a low half": '"\\udc00"',
    "halves the wrong way round": '"\\udc00\\ud800"',
    "an escape": '"\\u001b[31m"',
    "bidi": '"\\u202e"',
    "long": f'"{LONG}"',
    "many digits": DIGITS,
    "a large number": "1e999",
    "not a number": "NaN",
    "minus": "-1",
    "deep": "[" * 900 + "]" * 900,
    "nothing": "null",
    "a list": "[[]]",
    "an object": '{"":{"":0}}',
    "a string that is not closed": '"',
}
"""Values for any field of any body, as JSON."""
SEGMENTS = (
    *(
        "%00",
        "%0a",
        "%1b",
        "%ff",
        "%ed%a0%80",
        "%2e%2e",
        "..",
        ".",
        "%2f",
        "%5c",
        "%25",
        " ",
        "%20",
    ),
    *(LONG, "x" * 190, "%F0%9F%98%80" * 60, "-1", DIGITS, "0" * 16, "null", "'; --", "a" * 16),
)
"""What may stand for an id, a seat, a rule, a game or a file in an address."""
FILES = (
    "/assets/",
    "/docs/",
    "/table/",
    "/rules/",
    "/cards/",
    "/replay/",
    "/metrics/",
    "/",
    "/api/",
)
QUERIES = ("after", "first", "count", "eyes", "nothing")
HEADERS: dict[str, list[str]] = {
    "last-event-id": [DIGITS, "-1", "1e9", "²", "٣", LONG],
    "authorization": [LONG, "Bearer", "Bearer \u00ff", "Basic eDp5"],
    "accept": [LONG, "text/event-stream;q=x", ";;;", "*/*;q=99"],
    "content-type": [LONG, "application/json; charset=\u00ff", "multipart/form-data", "text/xml"],
    "content-encoding": ["gzip", LONG],
    "origin": [LONG, "http://[", "\u00ff"],
    "range": ["bytes=9-1", f"bytes=0-{DIGITS}", "lines=1"],
    "if-none-match": [LONG, '"'],
    "if-modified-since": ["yesterday", LONG],
    "x-forwarded-for": [LONG, "\u00ff", "1.2.3.4, ::1, x"],
    "x-forwarded-proto": ["\u00ff", LONG],
    "cookie": [LONG, "=;=;="],
    "accept-encoding": [LONG, "gzip;q=x"],
}


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What strangers do wrong is no error of the server's."""
    caplog.set_level(logging.WARNING)
    yield
    assert [one.getMessage() for one in caplog.records] == []


@pytest.fixture(scope="module")
def made(shared: Room) -> Json:
    return shared.make(ME, OPEN)


def asked(there: Room, method: str, path: str, **given: Any) -> tuple[int, str]:
    """The status of an answer, and its text unless it never ends."""
    with there.http.stream(method, path, **given) as answer:
        if answer.status_code == 200 and "/stream" in path:
            return 200, ""
        answer.read()
        return answer.status_code, answer.text


def refuse_or_answer(there: Room, method: str, path: str, **given: Any) -> None:
    """A request is answered, and not by an error."""
    status, text = asked(there, method, path, **given)
    assert status < 500, (method, path[:80], {key: str(one)[:80] for key, one in given.items()})
    if status >= 400:
        assert len(text) < 3000, (method, path[:80])
        assert "\x00" not in text


def bodies(made: Json) -> dict[str, Json]:
    """A good body for each route that takes one."""
    secret, place = made["mine"][0]["secret"], "/api/tables/{table_id}"
    seats = [ME, FRIEND]
    wish = {
        "game": "clone-wars", "seats": seats, "options": {"mode": "full"}, "name": "T",
        "listed": False, "pack": {"name": "p", "files": {"clone_wars.toml": ""}},
        "nonce": "ab" * 16, "clock": {"kind": "move", "seconds": 60},
    }  # fmt: skip
    return {
        "/api/tables": wish,
        "/api/guides/{game}": {"name": "Ann"},
        place: {"host": made["host"], "name": "T", "listed": False},
        f"{place}/seats": {"name": "Bo", "seat": 1, "secret": secret, "nonce": "ab" * 16},
        f"{place}/leave": {"secret": secret},
        f"{place}/rename": {"secret": secret, "name": "A"},
        f"{place}/rematch": {"secret": secret},
        f"{place}/start": {"host": made["host"], "program": "eager"},
        f"{place}/seats/{{seat}}": {"host": made["host"], "kind": "open", "name": "A",
                                    "program": "eager"},
        f"{place}/close": {"host": secret, "seats": [secret]},
        f"{place}/play-on": {"after": 1, "seats": seats, "name": "A", "nonce": "ab" * 16},
        f"{place}/report": {"said": "x", "secret": secret, "step": 1},
        "/api/records": {"record": "{}", "pack": {"name": "p", "files": {"clone_wars.toml": ""}}},
    }  # fmt: skip


MARK = "THE-PLACE"


def replaced(body: Any) -> Iterator[Any]:
    """The body with each of its parts in turn replaced by a mark, keys included."""
    yield MARK
    if isinstance(body, dict):
        yield {**body, MARK: 1}
        for key, value in body.items():
            yield from ({**body, key: one} for one in replaced(value))
    if isinstance(body, list):
        for at, value in enumerate(body):
            yield from ([*body[:at], one, *body[at + 1 :]] for one in replaced(value))


def filled(path: str, made: Json) -> str:
    """The address of a route, with good parameters."""
    values = {"table_id": made["id"], "seat": 1, "game": "clone-wars", "rule_id": "CW-TURN-06"}
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", str(value))
    return path


def test_every_route_with_a_body_is_tried(made: Json) -> None:
    described = document(make_app("sqlite://"))["paths"]
    with_body = {path for path, methods in described.items()
                 if any("requestBody" in one for one in methods.values())}  # fmt: skip
    assert with_body == bodies(made).keys()


@pytest.mark.parametrize("kind", TEXTS)
def test_no_field_of_a_body_upsets_the_server(shared: Room, made: Json, kind: str) -> None:
    for path, body in bodies(made).items():
        method = "PATCH" if path == "/api/tables/{table_id}" else "POST"
        for one in replaced(body):
            text = json.dumps(one)
            key, value = f'"{MARK}":', TEXTS[kind] if TEXTS[kind][0] == '"' else '"k"'
            content = text.replace(key, f"{value}:").replace(f'"{MARK}"', TEXTS[kind])
            refuse_or_answer(shared, method, filled(path, made), content=content)


@pytest.mark.parametrize(("path", "method"), ROUTES)
def test_no_address_upsets_the_server(shared: Room, made: Json, path: str, method: str) -> None:
    body = bodies(made).get(path)
    given = {} if body is None or method == "GET" else {"json": body}
    parts = [part for part in path.split("/") if part.startswith("{")]
    for part in parts:
        for segment in SEGMENTS:
            place = filled(path.replace(part, segment), made)
            refuse_or_answer(shared, method, place, **given)
    for name in QUERIES:
        for value in ("-1", DIGITS, "%00", "%ff", "1e9", "x", "", LONG):
            refuse_or_answer(shared, method, f"{filled(path, made)}?{name}={value}", **given)


@pytest.mark.parametrize("begin", FILES)
def test_no_page_or_file_upsets_the_server(shared: Room, begin: str) -> None:
    for segment in SEGMENTS:
        for accept in ("text/html", "*/*"):
            for method in ("GET", "HEAD", "POST", "OPTIONS", "DELETE"):
                place, headers = begin + segment, {"accept": accept}
                refuse_or_answer(shared, method, place, headers=headers)


@pytest.mark.parametrize("name", HEADERS)
def test_no_header_upsets_the_server(shared: Room, made: Json, name: str) -> None:
    routes = [(filled(path, made), method) for path, method in ROUTES]
    for path, method in [*routes, ("/", "GET"), ("/docs", "GET"), ("/metrics", "GET")]:
        for value in HEADERS[name]:
            headers = [(name.encode(), value.encode("utf-8"))]
            try:
                refuse_or_answer(shared, method, path, headers=headers)
            except httpx.RemoteProtocolError:
                continue  # uvicorn closes what is no HTTP


@pytest.mark.parametrize(("path", "method"), [one for one in ROUTES if one[1] != "GET"])
def test_bytes_that_are_no_text_are_refused(shared: Room, path: str, method: str) -> None:
    headers = {"Content-Type": "application/json"}
    place = path.format(table_id="0" * 16, game="clone-wars", seat=0)
    for body in (b'{"game": "\xff\xfe"}', b"\xff", b'{"\xc3": 1}'):
        answer = shared.http.request(method, place, content=body, headers=headers)
        assert answer.status_code == 400, answer.text


BASE = json.loads(
    (Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json").read_text("utf-8")
)
RECORDS: dict[str, Json] = {
    "no settings": {"settings": {}},
    "half a character in a name": {"players": ["a\ud800", "b"]},
    "half a character in a program": {"bots": ["a\udc00", "b"]},
    "half a character in a version": {"program": "\ud800"},
    "NUL in a name": {"players": ["a\x00", "b"]},
    "NUL in a version": {"program": "1\x00"},
    "a long version": {"program": "1" * 41},
    "a long name": {"players": ["a" * 5000, "b"]},
    "names that cannot be seen": {"players": ["\u202e", "\u3164"]},
    "a long game": {"game": LONG},
    "a long fingerprint": {"fingerprint": LONG},
    "a long pick": {"picks": [*BASE["picks"][:3], LONG], "hashes": {}, "result": None},
    "a long pack": {"pack": LONG},
    "a long proof": {"proof": {"commitment": "ab" * 64, "secret": "ab" * 64, "nonces": ["ab"] * 2}},
    "a winner that is far away": {"result": {"winners": [10**30], "ending": LONG}},
}


@pytest.mark.parametrize("kind", RECORDS)
def test_no_record_upsets_the_server(shared: Room, kind: str) -> None:
    content = {key: one for key, one in {**BASE, **RECORDS[kind]}.items() if key != "check"}
    text = json.dumps({**content, "check": short_hash(content)})
    answer = shared.post("/api/records", {"record": text})
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        table = shared.get(f"/api/tables/{answer.json()['id']}").json()
        assert all(seat["name"].isprintable() for seat in table["seats"])


PACKS = {
    "many digits": f"x = {DIGITS}",
    "many digits below zero": f"x = -{DIGITS}",
    "hex": f"x = 0x{'f' * 5000}",
    "NUL": '[[base]]\nid = "\\u0000"',
    "a long key": f"{LONG} = 1",
    "a long id": f'[[base]]\nid = "{LONG}"',
    "half a character": 'x = "\\ud800"',
    "a date": "x = 9999-99-99",
    "deep": "x = " + "[" * 2000,
}


@pytest.mark.parametrize("kind", PACKS)
def test_no_pack_upsets_the_server(shared: Room, kind: str) -> None:
    for game, file in (("clone-wars", "clone_wars.toml"), ("starcraft", "units.toml")):
        pack = {"name": "p", "files": {file: PACKS[kind]}}
        wish = {"game": game, "seats": [ME, FRIEND], "pack": pack}
        answer = shared.post("/api/tables", wish)
        assert answer.status_code == 400, answer.text[:200]
        assert len(answer.text) < 3000
