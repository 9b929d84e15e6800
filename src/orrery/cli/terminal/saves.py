"""Where games are kept between sessions: the unfinished game of each title, older unfinished games
set aside, games saved by name, and records of finished games."""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.server.storage.private import open_private


def home() -> Path:
    """The folder of this user's games: ORRERY_HOME, or where this platform keeps such files."""
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


def pack_note(path: Path) -> Path:
    """The file that remembers which card pack a saved game is played with."""
    return path.with_suffix(".pack")


def records() -> Path:
    """The folder of finished games."""
    return home() / "records"


def finished(record: Record) -> Path:
    """A new file for the record of a finished game."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return records() / f"{record.game}-{stamp}-{record.seed[-6:]}.json"


def named(given: str) -> Path:
    """The file a player means: a plain name is in the folder of this user's games, anything else is
    a path."""
    if given in {".", ".."} or given.startswith("~") or Path(given).name != given:
        return Path(given).expanduser()
    return home() / (given if given.endswith(".json") else f"{given}.json")


def found(given: Path) -> Path:
    """A file to read: a plain name is looked for among this user's games, then in the current
    folder."""
    own = named(str(given))
    return own if own.is_file() else given


def called(path: Path) -> str:
    """What a player types to name a file."""
    return path.stem if path.absolute() == named(path.stem).absolute() else shown(path)


def shown(path: Path) -> str:
    """A path that means the same in every folder."""
    return str(path.absolute())


def is_own(path: Path) -> bool:
    """Whether a file is in the folder of this user's games."""
    return home().absolute() in path.absolute().parents


def is_unfinished(path: Path, game: str) -> bool:
    """Whether a file is where unfinished games of a title are kept."""
    form = rf"{re.escape(game)}(-[0-9]+)?\.json"
    return path.absolute().parent == home().absolute() and bool(re.fullmatch(form, path.name))


# Writing


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all, readable only by its owner, since it reveals hidden
    cards; only the user's own folders are created."""
    try:
        if path.absolute().parent in {home().absolute(), records().absolute()}:
            path.parent.mkdir(parents=True, exist_ok=True)
        check_writable(path)
        part = path.with_name(f"{path.name}.part")
        part.unlink(missing_ok=True)
        with open(part, "x", encoding="utf-8", opener=open_private) as file:
            file.write(text)
        part.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadData(f"{path} cannot be written: {reason}") from error


def check_writable(path: Path) -> None:
    """Complain early, before a long game is played, if it cannot be recorded in this file."""
    if path.is_dir():
        raise BadData(f"{path} cannot be written: it is a folder")
    folder = path.parent
    if not folder.exists():
        raise BadData(f"{path} cannot be written: there is no folder {folder}")
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise BadData(f"{path} cannot be written: no permission to write in {folder}")


def check_free(path: Path, record: Record) -> None:
    """A file to record a game in must be new, or hold the beginning of that game."""
    check_writable(path)
    if path.exists() and not is_beginning(path, record):
        raise BadData(f"{path} already exists and is not this game; name another file to record in")


def write_game(path: Path, record: Record, pack: str) -> None:
    """Save a game to a file; for this user's games, the folder of the card pack is noted next to
    it."""
    write(path, record.to_text())
    if not is_own(path):
        return
    if pack:
        write(pack_note(path), pack)
    else:
        pack_note(path).unlink(missing_ok=True)


def make_room(record: Record, ours: bool) -> Path | None:
    """Move any other game out of the unfinished game's place, and say where it went."""
    path = unfinished(record.game)
    same = is_same_game(path, record) if ours else is_beginning(path, record)
    return None if same or not path.exists() else put_aside(record.game)


def put_aside(game: str) -> Path:
    """Keep the unfinished game of a title under its own number."""
    path = unfinished(game)
    numbers = (path.with_name(f"{game}-{number}.json") for number in count(1))
    free = next(one for one in numbers if not one.exists())
    note = pack_note(path)
    try:
        path.replace(free)
        pack_note(free).unlink(missing_ok=True)
        if note.is_file():
            note.replace(pack_note(free))
    except OSError as error:
        raise BadData(f"{path} cannot be moved: {error.strerror}") from error
    return free


def forget(path: Path, record: Record, ours: bool) -> None:
    """The game is over, so it is no longer the unfinished one."""
    if is_same_game(path, record) if ours else is_beginning(path, record):
        path.unlink()
        pack_note(path).unlink(missing_ok=True)


# Reading


def is_record(path: Path) -> bool:
    """Whether a file holds a game."""
    try:
        read(path)
    except BadData:
        return False
    return True


def is_same_game(path: Path, record: Record) -> bool:
    """Whether a file holds the same game at another point."""
    if not is_record(path):
        return False
    there = read(path)
    return (there.game, there.seed, there.settings) == (record.game, record.seed, record.settings)


def is_beginning(path: Path, record: Record) -> bool:
    """Whether a record contains everything that is in this file."""
    return is_same_game(path, record) and record.picks[: len(read(path).picks)] == read(path).picks


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.exists() and not path.is_file():
            raise BadData(f"{path} cannot be read: it is not a file")
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise BadData(f"{path} cannot be read: {reason}") from error
    return Record.from_text(text, str(path))


def kept_pack(path: Path) -> str | None:
    """The folder of the card pack that a saved game is played with, if it is noted."""
    note = pack_note(path)
    return note.read_text("utf-8").strip() if note.is_file() else None


def saved_when(path: Path) -> str:
    """When a file was written, in local time."""
    moment = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    return moment.strftime("%Y-%m-%d %H:%M")
