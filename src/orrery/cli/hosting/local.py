"""`orrery play` and `orrery replay` in the browser: a local server and a page."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from socket import socket
from threading import Thread
from urllib.error import HTTPError

import click

from orrery.cli.hosting import serving
from orrery.cli.serve import USUAL_PORT
from orrery.core.record import Record

ASK_WITHIN = 1.0


def play_local(game: str | None, port: int | None, may_open: bool) -> None:
    """Play in the browser."""
    page = f"/new?game={game}" if game else "/"
    serve_page(lambda address: address + page, port, may_open)


def replay_local(record: Record, pack: Mapping[str, str], port: int | None, may_open: bool) -> None:
    """Open a record in the browser."""
    serve_page(lambda address: bring(address, record, pack), port, may_open)


def serve_page(page: Callable[[str], str], port: int | None, may_open: bool) -> None:
    """Serve on this machine until Ctrl-C and open the page; if a server is already running, only
    open the page. `page` may call the server at the address it is given."""
    usual = f"http://{serving.LOOPBACK}:{USUAL_PORT}"
    if port is None and is_ours(usual):
        show(page(usual), may_open)
        click.echo("Orrery is already running, so no second server was started.")
        return
    with listen(port) as listening:
        address = serving.address_of(listening)

        def lead() -> None:
            try:
                show(page(address), may_open)
                click.echo("Only this machine can reach it.")
            except click.ClickException as error:
                error.show()

        serving.run(
            listening,
            serving.usual_database(),
            is_quiet=True,
            # At the same time as the server, which has to answer the page's requests.
            ready=Thread(target=lead, daemon=True).start,
        )


def bring(address: str, record: Record, pack: Mapping[str, str]) -> str:
    """Upload a record to a server, and return the page that shows it."""
    body: dict[str, object] = {"record": record.to_text()}
    if pack:
        files = {Path(name).name: text for name, text in pack.items()}
        body["pack"] = {"name": record.pack or "pack", "files": files}
    request = urllib.request.Request(
        f"{address}/api/records",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return f"{address}/replay/{json.load(answer)['id']}"
    except HTTPError as error:
        raise click.ClickException(json.load(error)["detail"]) from error


def listen(port: int | None) -> socket:
    """The requested port; otherwise the default one, or a free one if that is taken."""
    if port is not None:
        return serving.listen(serving.LOOPBACK, port)
    try:
        return serving.listen(serving.LOOPBACK, USUAL_PORT)
    except click.ClickException:
        return serving.listen(serving.LOOPBACK, 0)


def is_ours(address: str) -> bool:
    """Whether Orrery answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=ASK_WITHIN) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (OSError, ValueError, LookupError, TypeError):
        return False


def show(address: str, may_open: bool) -> None:
    """Print the address, and open it if possible."""
    click.echo(f"Orrery is at {address}")
    if may_open and can_open():
        webbrowser.open(address)


def can_open() -> bool:
    """Whether there is a person with a graphical browser here: a text browser would take over the
    terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
