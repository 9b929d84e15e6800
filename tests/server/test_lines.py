"""The lines of the story: which begin a chapter, and which a later one makes superfluous."""

from __future__ import annotations

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.core.speaker import Happened, Scene
from orrery.server.contract.frames import line_shown, story_for
from orrery.server.contract.protocol import LineShown
from tests.clone_wars.scenario import Scenario, side, table


def told(game: Scenario, pick: str) -> list[LineShown]:
    """What a pick tells the active player."""
    game.game.events = happened = list[Event]()
    game.pick(pick)
    story = story_for(CLONE_WARS, Happened(happened, Scene()), Seat(0), 0)
    speaker, facts = CLONE_WARS.speaker("en"), game.game.facts
    return [line_shown(speaker, facts, line, Seat(0)) for line in story]


def test_a_commitment_is_told_in_passing_and_the_attack_is_not() -> None:
    game = table(republic=side(units=["clone_trooper"]), separatist=side())
    (commitment,) = told(game, "commit clone_trooper base")
    (attack,) = told(game, "resolve base")
    assert commitment.passing
    assert not attack.passing
    assert commitment.things[0] in attack.things


def test_a_turn_begins_a_chapter() -> None:
    game = table(republic=side(), separatist=side())
    assert [line.chapter for line in told(game, "end")][-1]
