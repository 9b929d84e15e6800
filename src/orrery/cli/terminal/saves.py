"""Where games are kept between two starts: one unfinished game for each title, and records."""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

from orrery.core.errors import BadData
from orrery.core.record import Record


def home() -> Path:
    """The folder of this user's games: ORRERY_HOME, or where the platform keeps such things."""
    if os.environ.get("ORRERY_HOME"):
        return Path(os.environ["ORRERY_HOME"])
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "orrery"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orrery"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "orrery"


def unfinished(game: str) -> Path:
    """The file of the unfinished game of a title."""
    return home() / f"{game}.json"


def pack_note(game: str) -> Path:
    """The file that remembers which card pack the unfinished game is played with."""
    return home() / f"{game}.pack"


def finished(record: Record) -> Path:
    """A new file for the record of a game that is over."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return home() / "records" / f"{record.game}-{stamp}-{record.seed[-6:]}.json"


def shown(path: Path) -> str:
    """A path as people write it."""
    try:
        return str(Path("~") / path.resolve().relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def write(path: Path, text: str) -> None:
    """A file written whole or not at all."""
    try:
        check_writable(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadData(f"{path} cannot be written: {reason}") from error


def check_writable(path: Path) -> None:
    """Complain early: what a long game is recorded in must be a file in a folder."""
    if path.is_dir():
        raise BadData(f"{path} cannot be written: it is a folder")
    folder = path.parent
    if folder.exists() and not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise BadData(f"{path} cannot be written: {folder} is no folder to write in")


def keep(record: Record, pack: str) -> Path:
    """Save the unfinished game; another one that lies there is kept beside it."""
    path = unfinished(record.game)
    if path.is_file() and not is_same_game(path, record):
        path.replace(path.with_name(f"{record.game}-earlier.json"))
    write(path, record.to_text())
    if pack:
        write(pack_note(record.game), pack)
    else:
        pack_note(record.game).unlink(missing_ok=True)
    return path


def is_same_game(path: Path, record: Record) -> bool:
    """Whether a file holds the same game at another moment."""
    found = re.search(r'"seed": "([0-9a-f]+)"', path.read_text("utf-8", errors="replace"))
    return found is not None and found[1] == record.seed


def forget(record: Record) -> None:
    """The game is over: it is unfinished no more."""
    path = unfinished(record.game)
    if path.is_file() and is_same_game(path, record):
        path.unlink()
        pack_note(record.game).unlink(missing_ok=True)


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadData(f"{path} cannot be read: {reason}") from error
    return Record.from_text(text, str(path))


def kept_pack(game: str) -> str | None:
    """The folder of the card pack of the unfinished game."""
    note = pack_note(game)
    return note.read_text("utf-8").strip() if note.is_file() else None


def saved_when(path: Path) -> str:
    """When a file was written, in the time of this place."""
    moment = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    return moment.strftime("%Y-%m-%d %H:%M")
