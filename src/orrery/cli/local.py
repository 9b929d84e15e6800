"""`orrery play` in the browser: a server for this machine alone, and a page that opens."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
import webbrowser
from socket import socket

import click

from orrery.cli import serving
from orrery.cli.serve import USUAL_PORT

ASK_WITHIN = 1.0


def play_local(game: str | None, port: int | None, may_open: bool) -> None:
    """Serve on this machine until Ctrl-C, and open the page; if that is done already, only open
    it."""
    page = f"/new?game={game}" if game else "/"
    usual = f"http://{serving.LOOPBACK}:{USUAL_PORT}"
    if port is None and is_ours(usual):
        show(usual + page, may_open)
        click.echo("Orrery is running already, so nothing was started.")
        return
    with listen(port) as listening:
        address = serving.address_of(listening) + page
        serving.run(
            listening,
            serving.usual_database(),
            is_quiet=True,
            ready=lambda: show(address, may_open),
        )


def listen(port: int | None) -> socket:
    """The port that was asked for; else the usual one, or any if somebody has it."""
    if port is not None:
        return serving.listen(serving.LOOPBACK, port)
    try:
        return serving.listen(serving.LOOPBACK, USUAL_PORT)
    except click.ClickException:
        return serving.listen(serving.LOOPBACK, 0)


def is_ours(address: str) -> bool:
    """Whether Orrery answers there."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=ASK_WITHIN) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (OSError, ValueError, LookupError, TypeError):
        return False


def show(address: str, may_open: bool) -> None:
    """Tell the address, and open it where that can be done."""
    click.echo(f"Orrery is at {address}")
    if may_open and can_open():
        webbrowser.open(address)


def can_open() -> bool:
    """Whether a person sits here, with a browser of its own window: one that runs in the terminal
    would get in the way."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
