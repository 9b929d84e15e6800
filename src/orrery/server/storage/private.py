"""Files that only their owner may read: a database holds seeds, hidden cards and secret picks."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

LOGGER = logging.getLogger(__name__)
OWNER = stat.S_IRUSR | stat.S_IWUSR
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", ".served")
"""What lies beside a database: what SQLite keeps there, with the database's own mode, and the lock
of its server."""


def make_private(file: str) -> None:
    """Make a file for its owner alone, before anybody else opens it; one that is there and open to
    others is closed to them, and that is told. Windows keeps files in the folder of a user."""
    if os.name == "nt":
        return
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))
    except FileExistsError:
        close_to_others(file)
    except OSError:
        return  # whoever opens it says what is wrong


def close_to_others(file: str) -> None:
    """Take the rights of others away from a database that is there."""
    found = [Path(file + end) for end in BESIDE]
    seen = [one for one in found if one.is_file() and one.stat().st_mode & OTHERS]
    try:
        for one in seen:
            one.chmod(OWNER)
    except OSError:
        LOGGER.warning("%s can be read by other users of this machine", file)
    else:
        if seen:
            LOGGER.warning(
                "%s could be read by other users of this machine; now only by its owner", file
            )


def open_private(path: str, flags: int) -> int:
    """For `open(..., opener=open_private)`: a file that is made is its owner's alone."""
    return os.open(path, flags, OWNER)
