"""Tests that are killed leave nothing behind: no server, and no lock that others wait for."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests import plain_http
from tests.e2e.conftest import alone
from tests.e2e.server import PATIENCE, ROOT
from tests.plain_http import HOST, reserved_port

pytestmark = pytest.mark.slow

STARTS = """
import sys
from pathlib import Path
from tests.e2e.server import Server
server = Server(Path(sys.argv[1]))
server.start()
print(server.address, flush=True)
sys.stdin.read()
"""
LOCKS = """
import sys
from pathlib import Path
from tests.e2e.conftest import alone
with alone(Path(sys.argv[1])):
    print("alone", flush=True)
    sys.stdin.read()
"""


def said_before_it_is_killed(program: str, given: Path) -> str:
    """The first line that a Python program prints, which is killed then."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(given)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline().strip()
    process.kill()
    process.communicate(timeout=PATIENCE)
    return said


def is_there(address: str) -> bool:
    try:
        return plain_http.get(f"{address}/api/health").is_success
    except httpx.TransportError:
        return False


def test_a_server_ends_with_whoever_started_it(tmp_path: Path) -> None:
    address = said_before_it_is_killed(STARTS, tmp_path)
    assert address
    until = time.monotonic() + PATIENCE
    while is_there(address):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_lock_ends_with_whoever_took_it(tmp_path: Path) -> None:
    assert said_before_it_is_killed(LOCKS, tmp_path / "lock") == "alone"
    with alone(tmp_path / "lock", patience=0.0):
        pass


def test_a_port_stays_reserved_for_the_server_that_listens_there_now_and_then() -> None:
    port = reserved_port()
    for _ in range(2):
        with socket.create_server((HOST, port)):
            pass
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind((HOST, port))
