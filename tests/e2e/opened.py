"""A position of StarCraft as a record, to be opened as a table of the test server."""

from __future__ import annotations

from typing import NamedTuple

from orrery import __version__, games
from orrery.core.codec import save
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.ruleset import Plain
from orrery.server.work import thinking
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from tests.starcraft.scenario import Position

Saved = dict[str, Plain]


class Opened(NamedTuple):
    """A saved game, and the picks that lead from it to the question."""

    settings: dict[str, str]
    start: Saved
    picks: list[str]

    def record(self) -> Record:
        """The record of the game up to the question."""
        facts = games.facts_of(STARCRAFT.name, self.settings, {})
        head = Record(
            game=STARCRAFT.name,
            settings=self.settings,
            fingerprint=STARCRAFT.fingerprint(facts),
            seed="00" * 32,
            program=__version__,
            start=self.start,
        )
        match = Match.begin(STARCRAFT, head, facts)
        for text in self.picks:
            match.play_text(text)
        return match.record()


def settings_of(game: StarCraftGame) -> dict[str, str]:
    """The options of a position, completed."""
    return STARCRAFT.settings(dict(game.facts.settings))


def now(position: Position) -> Opened:
    """A position as it is."""
    return Opened(settings_of(position.game), save(STARCRAFT, position.game), [])


def game_of(record: Record) -> StarCraftGame:
    """The game where a record ends."""
    game: StarCraftGame = thinking.follow(
        thinking.Position("", record, {}), thinking.Followed()
    ).match.game
    return game
