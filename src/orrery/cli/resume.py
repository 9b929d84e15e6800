"""Continuing a game: the unfinished one, or one saved to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery import bots, games
from orrery.cli.terminal import commandline, saves
from orrery.cli.terminal.commands import Stop
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.loop import Session
from orrery.cli.terminal.plain import PlainScreen
from orrery.cli.terminal.screen import Screen
from orrery.core.decisions import Seat
from orrery.core.errors import BadData, OrreryError
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.window import Program
from orrery.games import AnyMatch

HUMAN = "human"


def seated(ink: Ink, match: AnyMatch, names: Sequence[str], pack: str | None) -> Session:
    """A match with its players."""
    game = match.ruleset.name
    programs: list[Program | None] = [
        None if name == HUMAN else bots.make(name, game, seat) for seat, name in enumerate(names)
    ]
    folder = str(Path(pack).resolve()) if pack else ""
    return Session(match, programs, names, screen_of(ink, match.ruleset, names), ink, folder)


def screen_of(ink: Ink, ruleset: games.AnyRuleset, names: Sequence[str]) -> Screen:
    """The screen of a game; `names` are by seat: people, or programs."""
    shown = [ink.say("terminal-human") if name == HUMAN else name for name in names]
    if not ruleset.terminal:
        return PlainScreen(ink, shown, ruleset)
    made: Screen = games.imported(ruleset.terminal)(ink, shown)
    return made


def unfinished(ink: Ink, game: str) -> tuple[Session | None, list[str]]:
    """The unfinished game, if there is one and the player wants it; otherwise a note about it for
    the start of a new game."""
    path = saves.unfinished(game)
    if not path.exists():
        return None, []
    try:
        session = restored(ink, path, saves.read(path))
    except OrreryError as error:
        ink.tell_whole("terminal-lost", reason=str(error))
        ink.tell("terminal-lost-new")
        if not ink.ask_yes_no():
            raise Stop from error
        return None, [ink.say("terminal-lost-kept", file=saves.shown(saves.put_aside(game)))]
    standing = session.screen.standing(session.match.game, session.people)
    ink.tell("terminal-go-on", standing=standing, when=saves.saved_when(path))
    if ink.ask_yes_no():
        return session, []
    aside = saves.put_aside(game)
    return None, [ink.say("terminal-kept", file=aside.name, command=commandline.play_from(aside))]


def from_file(ink: Ink, given: Path, game: str | None, pack: str | None) -> Session:
    """A game that was saved to a file."""
    path = saves.found(given)
    record = saves.read(path)
    if game not in {None, record.game}:
        raise BadData(f"{path} is a game of {record.game}, not of {game}")
    if record.result is not None:
        command = commandline.replay(path, pack or "")
        raise BadData(ink.say("terminal-from-over", file=saves.shown(path), command=command))
    session = restored(ink, path, record, pack)
    session.place = path
    return session


def restored(ink: Ink, path: Path, record: Record, pack: str | None = None) -> Session:
    """A saved game, restored."""
    ruleset = games.ruleset_of(record.game)
    pack = pack or saves.kept_pack(path)
    asked: list[Seat] = []
    match = replay(
        ruleset, record, games.read_texts(ruleset), games.read_pack(ruleset, pack), None, asked
    )
    seats = ruleset.seats(record.settings)
    names = [name or HUMAN for name in record.bots] or [HUMAN] * seats
    session = seated(ink, match, names, pack)
    session.asked = asked
    session.told = [last_own(asked, seat) for seat in range(seats)]
    session.is_kept = True
    session.greetings = [ink.say("terminal-welcome-back")]
    return session


def last_own(asked: Sequence[Seat], seat: int) -> int:
    """Where to start telling a seat what happened: the result of its last choice, and everything
    since."""
    return max((number for number, one in enumerate(asked, 1) if one == seat), default=0)
