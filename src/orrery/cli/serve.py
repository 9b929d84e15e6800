"""`orrery serve`: tables for people on the network."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click
import uvicorn

from orrery.server.app import make_app


def data_folder() -> Path:
    """Where this platform keeps a program's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "orrery"


def usual_database() -> str:
    """A file of the user's own."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8765, show_default=True, help="The port to listen on.")
@click.option("--database", metavar="URL", help="Where tables are kept.")
def serve(host: str, port: int, database: str | None) -> None:
    """Serve tables in the browser, to friends on the network.

    \b
    Example:
      orrery serve --host 0.0.0.0 --port 8765
    """
    place = database or usual_database()
    click.echo(f"Tables are kept in {place}")
    uvicorn.run(make_app(place), host=host, port=port, log_level="info")
