"""How people started this program: any command it prints must work for them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from orrery import games
from orrery.cli import VARIABLE
from orrery.cli.serve import USUAL_PORT
from orrery.cli.terminal import saves


def program() -> str:
    """How this program was called."""
    return os.environ.get(VARIABLE) or "orrery"


def typed(*words: str) -> str:
    """A complete command, quoted for the shell."""
    quoted = subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
    return f"{program()} {quoted}"


def play(game: str) -> str:
    """The command that starts a game in the terminal, or continues the unfinished one."""
    return typed("play", "--terminal", game)


def share(port: int, database: str = "") -> str:
    """The command that serves other machines at a port, with the same database if it is not the
    default."""
    named = () if port == USUAL_PORT else ("--port", str(port))
    kept = ("--database", database) if database else ()
    return typed("serve", "--host", "0.0.0.0", *named, *kept)


def play_from(path: Path, pack: str = "") -> str:
    """The command that continues a saved game."""
    if path.stem in games.RULESETS and path == saves.unfinished(path.stem):
        return play(path.stem)
    return typed("play", "--from", saves.called(path), *pack_words(path, pack))


def replay(path: Path, pack: str = "") -> str:
    """The command that tells the story of a game."""
    return typed("replay", "--terminal", saves.called(path), *pack_words(path, pack))


def pack_words(path: Path, pack: str) -> list[str]:
    """The card pack, if no note next to the file remembers it."""
    return ["--pack", pack] if pack and saves.kept_pack(path) is None else []
