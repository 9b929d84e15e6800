"""`orrery serve` and `orrery play` as they are started from a shell: what they say, how they stop,
what they keep, and what they never write down."""

from __future__ import annotations

import http.server
import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import click
import httpx
import pytest
from click.testing import CliRunner
from websockets.sync.client import connect

from orrery.cli import main
from orrery.cli.hosting import local, reach, serving
from orrery.core.record import Record
from tests import plain_http
from tests.cli.driving import PATIENCE, environment, orrery, piped
from tests.ending import ending_with_parent

pytestmark = [
    pytest.mark.slow,  # each test starts the program
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals"),
]
SEATS = [{"kind": "person", "mine": True, "name": "Ann"}, {"kind": "program", "program": "eager"}]


class Started:
    """A server that was started, and what it has said."""

    def __init__(
        self, home: Path, *arguments: str, before: Callable[[], None] | None = None, **more: str
    ) -> None:
        self.out = home / "out.txt"
        with self.out.open("w", encoding="utf-8") as file:
            self.process = subprocess.Popen(
                orrery(*arguments),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                env=environment(home, PYTHONUNBUFFERED="1", **more),
                start_new_session=True,
                preexec_fn=ending_with_parent(before),  # noqa: PLW1509  no thread runs yet
            )

    @property
    def said(self) -> str:
        return self.out.read_text("utf-8")

    @property
    def address(self) -> str:
        """Where it is, once it says so."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            found = re.search(r"Orrery is at (http://\S+)", self.said)
            if found:
                return found[1]
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.said}")

    def stop(self) -> int:
        """Ctrl-C, and the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@contextmanager
def started(
    home: Path, *arguments: str, before: Callable[[], None] | None = None, **more: str
) -> Iterator[Started]:
    """A server; `before` is done in its process before it starts."""
    server = Started(home, *arguments, before=before, **more)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait(PATIENCE)


def test_serving_says_where_and_keeps_games_and_no_secret_is_written_down(tmp_path: Path) -> None:
    wish = {"game": "clone-wars", "seats": SEATS}
    with started(tmp_path, "serve", "--port", "0") as server:
        place = server.address
        assert f"Tables are stored in {tmp_path / 'tables.sqlite'}" in server.said
        made = plain_http.post(f"{place}/api/tables", json=wish).json()
        secret, path = made["mine"][0]["secret"], f"/api/tables/{made['id']}"
        plain_http.post(f"{place}{path}/start", json={"host": made["host"]})
        plain_http.post(f"{place}{path}/leave", json={"secret": secret})
        plain_http.post(f"{place}{path}/seats", content=f'{{"secret": "{secret}", "name": 1}}')
        headers = {"authorization": f"Bearer {secret}"}
        with httpx.stream("GET", f"{place}{path}/stream", headers=headers) as stream:
            next(stream.iter_lines())
            with connect(f"{place.replace('http', 'ws')}{path}/socket") as player:
                player.send(json.dumps({"type": "hello", "secret": secret, "more": 1}))
                assert json.loads(player.recv())["code"] == "bad-message"
            with connect(f"{place.replace('http', 'ws')}{path}/socket") as player:
                player.send(json.dumps({"type": "hello", "secret": secret}))
                assert json.loads(player.recv())["seat"] == 0
                assert server.stop() == 0
        assert "Stopped. All tables are saved." in server.said
        assert "Traceback" not in server.said
        assert path in server.said  # requests are logged
        for word in (secret, made["host"]):
            assert word not in server.said
            assert word.encode() not in (tmp_path / "tables.sqlite").read_bytes()
    with started(tmp_path, "serve", "--port", "0") as server:
        assert plain_http.get(f"{server.address}{path}").json()["status"] == "running"


def test_the_database_and_the_public_address_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / "else.sqlite"
    options = ("--database", f"sqlite:///{file}", "--base-url", "http://play.example/")
    with started(tmp_path, "serve", "--port", "0", *options) as server:
        assert server.address == "http://play.example"
        assert str(file) in server.said
        assert server.stop() == 0
    assert file.is_file()


def test_others_are_told_an_address_only_if_they_can_reach_it() -> None:
    with serving.listen("127.0.0.1", 0) as alone:
        assert serving.network_address(alone) == ""
    with serving.listen("0.0.0.0", 0) as shared:
        told = serving.network_address(shared)
    assert "0.0.0.0" not in told  # this machine may have no network
    assert "127.0.0.1" not in told


def test_it_is_told_who_can_reach_the_server() -> None:
    here, there = "http://127.0.0.1:8765", "http://192.168.1.5:8765"
    public = "https://play.example"
    assert reach.told(here, "", "") == f"Only this machine can reach it, at {here}."
    assert reach.told(here, there, "") == f"This network can reach it at {there}."
    assert reach.told(here, "http://[2600::1]:1", "").startswith("The whole internet can reach it")
    assert f"the proxy at {public}; without it, only this machine" in reach.told(here, "", public)
    assert reach.told(here, there, public) == (
        f"Others reach it through the proxy at {public}; without it, this network can reach it at "
        f"{there}."
    )


def test_a_server_says_how_far_it_can_be_seen_and_may_open_many_files(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415  Windows has none

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, most))

    most = min(resource.getrlimit(resource.RLIMIT_NOFILE)[1], 4096)
    with started(tmp_path, "serve", "--port", "0", before=few) as server:
        place = server.address
        assert plain_http.get(f"{place}/api/health").is_success
        assert f"Only this machine can reach it, at {place}." in server.said
        assert "alembic" not in server.said
        limits = Path(f"/proc/{server.process.pid}/limits")
        if limits.exists():
            found = re.search(r"Max open files +(\d+)", limits.read_text("ascii"))
            assert found is not None
            assert int(found[1]) == most


def test_addresses_can_be_denied(tmp_path: Path) -> None:
    denied = ("--deny", "203.0.113.7", "--deny", "2001:db8::1/32")
    with started(tmp_path, "serve", "--port", "0", *denied) as server:
        for address, status in (("203.0.113.7", 403), ("2001:db8:9::1", 403), ("192.0.2.1", 200)):
            headers = {"x-forwarded-for": address}
            answer = plain_http.get(f"{server.address}/api/health", headers=headers)
            assert answer.status_code == status
    done = CliRunner().invoke(main, ("serve", "--deny", "evil.example"))
    assert done.exit_code != 0
    assert "an address such as 203.0.113.7" in " ".join(done.stderr.split())


def test_a_password_is_not_told(tmp_path: Path) -> None:
    url = "postgresql+nothing://ann:hush@localhost/x"
    done = piped(tmp_path, ("serve", "--port", "0", "--database", url))
    assert done.returncode != 0
    assert "hush" not in done.stdout + done.stderr
    assert "Error: the database postgresql+nothing://ann:***@localhost/x cannot be" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_postgresql_that_cannot_be_reached_is_told() -> None:
    url = "postgresql://ann:hush@127.0.0.1:1/x"
    done = CliRunner().invoke(main, ("serve", "--port", "0", "--database", url))
    assert done.exit_code == 1
    assert "the database postgresql://ann:***@127.0.0.1:1/x cannot be opened" in done.stderr
    assert "hush" not in done.stderr


def test_without_the_driver_of_postgresql_its_package_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    url = "postgresql://ann:hush@127.0.0.1:1/x"
    done = CliRunner().invoke(main, ("serve", "--port", "0", "--database", url))
    assert done.exit_code == 1
    assert "orrery[postgres]" in done.stderr
    assert "hush" not in done.stderr


def test_playing_serves_this_machine_and_stops_cleanly(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--port", "0") as server:
        assert plain_http.get(f"{server.address}api/health").json()["status"] == "ok"
        assert server.address.startswith("http://127.0.0.1:")
        assert server.stop() == 0
        assert "Traceback" not in server.said
        assert (tmp_path / "tables.sqlite").is_file()
    with started(tmp_path, "play", "clone-wars", "--port", "0", "--no-browser") as server:
        assert server.address.endswith("/new?game=clone-wars")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "--terminal", "--port", "1"), "do not work with a game in the terminal"),
        (("play", "--seed", "3", "--no-browser"), "do not work with a game in the terminal"),
        (("serve", "--base-url", "play.example"), "is not a URL such as"),
        (
            ("serve", "--limit", "conections=9"),
            "there is no limit 'conections'; the limits are: conn",
        ),
        (("serve", "--limit", "connections=some"), "the limit connections takes a whole number"),
        (("serve", "--host", "192.0.2.1"), "cannot listen on 192.0.2.1"),
    ],
)
def test_a_wrong_command_says_so(arguments: tuple[str, ...], sentence: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code != 0
    assert sentence in done.stderr


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in ("serve", "play"):
            done = CliRunner().invoke(main, (command, "--port", port))
            assert f"port {port} is in use" in done.stderr


def test_a_page_is_opened_only_where_somebody_can_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for is_terminal, display, may_open in (
        (False, ":0", True),
        (True, "", True),
        (True, ":0", False),
    ):
        monkeypatch.setattr("sys.stdin.isatty", lambda answer=is_terminal: answer, raising=False)
        monkeypatch.setattr("sys.stdout.isatty", lambda answer=is_terminal: answer, raising=False)
        monkeypatch.setenv("DISPLAY", display)
        local.show("http://127.0.0.1:1/", may_open)
        assert opened == []
    local.show("http://127.0.0.1:1/", may_open=True)
    assert opened == ["http://127.0.0.1:1/"]


class Answer(http.server.BaseHTTPRequestHandler):
    """Some other server, which answers everything alike."""

    content = b"<p>something else</p>"

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.content)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.mark.parametrize(
    ("content", "is_ours"),
    [
        (b'{"status": "ok"}', True),
        (b"<p>else</p>", False),
        (b"[]", False),
        (b"{}", False),
    ],
)
def test_a_server_that_runs_already_is_known_by_its_answer(content: bytes, is_ours: bool) -> None:
    handler = type("This", (Answer,), {"content": content})
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.handle_request, daemon=True).start()
        assert local.is_ours(f"http://127.0.0.1:{server.server_port}") == is_ours
    assert not local.is_ours(f"http://127.0.0.1:{server.server_port}")


def test_whoever_plays_a_second_time_is_led_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    monkeypatch.setattr(local, "is_ours", lambda address: address == "http://127.0.0.1:8765")
    done = CliRunner().invoke(main, ("play", "clone-wars"))
    assert done.exit_code == 0
    assert "Orrery is at http://127.0.0.1:8765/new?game=clone-wars" in done.stdout
    assert "already running" in done.stdout


RECORD = Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json"


def test_a_record_is_served_to_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started(tmp_path, "replay", str(RECORD), "--port", "0") as server:
        place, _, table = server.address.partition("/replay/")
        steps = plain_http.get(f"{place}/api/tables/{table}/replay", timeout=PATIENCE).json()[
            "steps"
        ]
        assert len(steps) == len(json.loads(RECORD.read_text("utf-8"))["picks"]) + 1
        # Whoever looks at another meanwhile is led to the same server.
        usual = "http://127.0.0.1:8765"
        monkeypatch.setattr(local, "is_ours", lambda address: address == usual)
        asked = local.bring
        monkeypatch.setattr(local, "bring", lambda _, *given: asked(place, *given))
        done = CliRunner().invoke(main, ("replay", str(RECORD)))
        assert f"Orrery is at {place}/replay/" in done.stdout
        assert "already running" in done.stdout
        assert server.stop() == 0


def test_a_server_that_refuses_a_record_says_why(tmp_path: Path) -> None:
    with started(tmp_path, "serve", "--port", "0") as server:
        record = Record.from_text(RECORD.read_text("utf-8"), "record")
        with pytest.raises(click.ClickException, match="fly away"):
            local.bring(server.address, replace(record, picks=("fly away",), hashes={}), {})
