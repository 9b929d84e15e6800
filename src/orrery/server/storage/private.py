"""Private files: a database holds seeds, hidden cards and secret picks."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

LOGGER = logging.getLogger(__name__)
OWNER = stat.S_IRUSR | stat.S_IWUSR
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", ".served")
"""Files next to a database: SQLite's own, with the database's mode, and the lock of its server."""


def make_private(file: str) -> None:
    """Create a file for its owner alone, before anyone else opens it; an existing one that is open
    to others is made private, with a warning. Windows keeps files in the user's own folder."""
    if os.name == "nt":
        return
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))
    except FileExistsError:
        close_to_others(file)
    except OSError:
        return  # whoever opens it says what is wrong


def close_to_others(file: str) -> None:
    """Remove other users' rights to an existing database."""
    found = [Path(file + end) for end in BESIDE]
    seen = [one for one in found if one.is_file() and one.stat().st_mode & OTHERS]
    try:
        for one in seen:
            one.chmod(OWNER)
    except OSError:
        LOGGER.warning("%s is readable by other users; could not change its mode", file)
    else:
        if seen:
            LOGGER.warning(
                "%s was readable by other users; now only its owner can read it",
                file,
            )


def open_private(path: str, flags: int) -> int:
    """For `open(..., opener=open_private)`: a new file is private to its owner."""
    return os.open(path, flags, OWNER)
