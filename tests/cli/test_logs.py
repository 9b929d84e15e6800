"""What a server writes down in JSON: one object a line, whatever happens; no secret is in it. And
how it ends when the system says so."""

from __future__ import annotations

import json
import logging
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from orrery.cli.hosting.logs import AsJson, AsText, without_query
from tests import plain_http
from tests.cli.driving import PATIENCE
from tests.cli.test_serve import Started, started

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals"),
]
SEATS = [{"kind": "person", "mine": True, "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def lines(server: Started) -> list[dict[str, Any]]:
    """What was said; every line must be an object."""
    return [json.loads(line) for line in server.said.splitlines()]


def address(server: Started) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and "Orrery is at" not in server.said:
        time.sleep(0.05)
    said: list[str] = [one["message"] for one in lines(server)]
    return next(one for one in said if "Orrery is at" in one).split()[-1]


def socket(place: str, path: str) -> ClientConnection:
    return connect(f"{place.replace('http', 'ws')}{path}/socket", open_timeout=PATIENCE)


def hello(player: ClientConnection, secret: str) -> dict[str, Any]:
    """Sit down; what is asked, if anything is."""
    player.send(json.dumps({"type": "hello", "secret": secret}))
    while (told := json.loads(player.recv(PATIENCE)))["type"] != "update":
        pass
    update: dict[str, Any] = told
    return update


def test_a_whole_session_is_written_down_without_a_secret(tmp_path: Path) -> None:
    token = "the-token-of-the-figures"
    given = ("serve", "--port", "0", "--log-format", "json")
    with started(tmp_path, *given, ORRERY_METRICS_TOKEN=token) as server:
        place = address(server)
        made = plain_http.post(
            f"{place}/api/tables", json={"game": "clone-wars", "seats": SEATS, "nonce": "ab" * 16}
        ).json()
        path, mine, link = f"/api/tables/{made['id']}", made["mine"][0], made["links"][0]
        claim = {"name": "Ben", "secret": link["secret"], "nonce": "cd" * 16}
        own = plain_http.post(f"{place}{path}/seats", json=claim).json()["secret"]
        # What nobody should do: secrets in addresses, and in messages that are no good.
        plain_http.get(f"{place}{path}?secret={mine['secret']}")
        plain_http.get(f"{place}/table/x?host={made['host']}")
        plain_http.post(f"{place}{path}/start", content=f'{{"host": "{made["host"]}", "x": 1}}')
        plain_http.get(f"{place}{path}/stream?after=x", headers={"authorization": mine["secret"]})
        figures = plain_http.get(f"{place}/metrics", headers={"authorization": f"Bearer {token}"})
        assert figures.status_code == 200
        for _ in range(2):
            with connect(
                f"{place.replace('http', 'ws')}{path}/socket?secret={mine['secret']}"
            ) as player:
                player.send(json.dumps({"type": "hello", "secret": link["secret"], "more": 1}))
                player.recv(PATIENCE)
        with socket(place, path) as ann, socket(place, path) as ben:
            for player, secret in ((ann, mine["secret"]), (ben, own)):
                update = hello(player, secret)
                if update["decision"]:
                    text = update["decision"]["options"][-1]["text"]
                    after = update["number"]
                    pick = {"type": "pick", "id": "one", "after": after, "picks": [text]}
                    player.send(json.dumps(pick))
            ann.send(json.dumps({"type": "resign", "id": "two"}))
            time.sleep(0.5)
        record = plain_http.get(f"{place}{path}/record", timeout=PATIENCE).json()
        assert server.stop() == 0
        said = lines(server)
        assert said[-1]["message"] == "Stopped. All tables are saved."
        asked = [one for one in said if one["logger"] == "uvicorn.access"]
        assert {"method": "POST", "path": f"{path}/seats", "status": 201}.items() <= (
            asked[1].items()
        )
        assert not any("?" in one["path"] for one in asked)
        secrets = [
            mine["secret"], link["secret"], own, made["host"], record["seed"],
            record["proof"]["secret"], "ab" * 16, "cd" * 16, token,
        ]  # fmt: skip
        for secret in secrets:
            assert secret not in server.said


def test_an_error_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    error = ValueError("two\nlines")
    logging.getLogger("orrery").error("table %s failed", "x", exc_info=error)
    line = AsJson().format(caplog.records[0])
    assert "\n" not in line
    said = json.loads(line)
    assert (said["level"], said["message"]) == ("error", "table x failed")
    assert "ValueError: two\nlines" in said["trace"]


def test_nothing_that_is_written_down_begins_a_line_or_speaks_to_the_terminal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hostile = "/x\nINFO: forged\r\x1b[31m\x9b2J\u202e\u2028"
    error = ValueError(f"bad {hostile}")
    logging.getLogger("orrery").error("%s failed", hostile, exc_info=error)
    said = AsText().format(caplog.records[0])
    first, *trace = said.split("\n")
    assert first == r"ERROR orrery: /x\nINFO: forged\r\x1b[31m\x9b2J\u202e\u2028 failed"
    assert "  ValueError: bad /x" in trace
    assert all(line.startswith("  ") for line in trace)
    for text in (*said.split("\n"), AsJson().format(caplog.records[0])):
        assert text.isprintable()


@pytest.mark.parametrize("form", ["text", "json"])
def test_requests_cannot_forge_the_log(tmp_path: Path, form: str) -> None:
    hostile = "%0AINFO:%20forged%0D%1b[31m%E2%80%AE" + "a" * 3000
    with started(tmp_path, "serve", "--port", "0", "--log-format", form) as server:
        place = server.address if form == "text" else address(server)
        for path in ("/api/tables/", "/assets/", "/", "/docs/", "/api/games?x=", "/metrics/"):
            assert plain_http.get(f"{place}{path}{hostile}").status_code in (200, 400, 404)
            assert plain_http.post(f"{place}{path}{hostile}").status_code in (400, 404, 405)
        with pytest.raises(InvalidStatus):
            connect(f"{place.replace('http', 'ws')}/api/tables/{hostile}/socket")
        plain_http.get(
            f"{place}/api/health", headers={"x-forwarded-for": "\x1b[31m", "user-agent": "\x1b"}
        )
        assert server.stop() == 0
        assert "/assets/" in server.said
        assert all(line.isprintable() for line in server.said.split("\n"))
        assert not [one for one in server.said.splitlines() if one.startswith("INFO: forged")]


def test_only_the_path_of_an_address_is_written_down() -> None:
    given = ("127.0.0.1:1", "GET", "/table/x?secret=y", "1.1", 200)
    record = logging.LogRecord("uvicorn.access", 20, "", 1, "%s %s %s %s %d", given, None)
    assert without_query(record)
    assert record.args == ("127.0.0.1:1", "GET", "/table/x", "1.1", 200)


def test_a_server_that_is_told_to_end_finishes_and_says_so(tmp_path: Path) -> None:
    with started(tmp_path, "serve", "--port", "0") as server:
        place = server.address
        made = plain_http.post(
            f"{place}/api/tables", json={"game": "clone-wars", "seats": SEATS}
        ).json()
        path = f"/api/tables/{made['id']}"
        claim = {"name": "Ben", "secret": made["links"][0]["secret"]}
        secrets = (made["mine"][0], plain_http.post(f"{place}{path}/seats", json=claim).json())
        with socket(place, path) as ann, socket(place, path) as ben:
            updates = {one: hello(one, secret["secret"]) for one, secret in
                       zip((ann, ben), secrets, strict=True)}  # fmt: skip
            player = next(one for one, update in updates.items() if update["decision"])
            decision, number = updates[player]["decision"], updates[player]["number"]
            pick = {"type": "pick", "id": "last", "after": number,
                    "picks": [decision["options"][-1]["text"]]}  # fmt: skip
            player.send(json.dumps(pick))
            time.sleep(0.05)
            server.process.send_signal(signal.SIGTERM)
            told = [json.loads(text) for text in player]
            assert [one["picks"] for one in told if one["type"] == "ack"] == [1]
            assert told[-1]["type"] == "restarting"
            assert "restarting" in told[-1]["sentence"]
            other = ben if player is ann else ann
            assert [json.loads(text)["type"] for text in other][-1] == "restarting"
        begun = time.monotonic()
        assert server.process.wait(PATIENCE) == 0
        assert time.monotonic() - begun < 30  # a few seconds, on a machine that does nothing else
        assert "Stopped. All tables are saved." in server.said
        assert "Traceback" not in server.said
