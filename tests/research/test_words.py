"""Decisions in words."""

from __future__ import annotations

from random import Random

import pytest

from orrery.cli.terminal.drawn import drawn
from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.research import Table
from orrery.research.codec import CODECS
from orrery.research.table import OVER
from orrery.research.words import asked, with_verb


@pytest.mark.parametrize("name", CODECS)
def test_every_action_has_a_sentence_and_nothing_else_does(name: str) -> None:
    table, chance = Table(name), Random(3)
    table.reset(3)
    for _ in range(60):
        told = asked(table)
        assert list(told.actions) == table.ids()
        assert all(told.actions.values())
        assert told.question in told.prompt()
        assert told.view == table.window().view
        assert told.table in told.prompt()
        table.step(chance.choice(table.ids()))


def test_after_the_end_nothing_is_asked() -> None:
    table = Table("clone-wars", limit=1)
    table.reset(1)
    table.step(table.ids()[0])
    with pytest.raises(BrokenRules, match="over"):
        asked(table)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("clone-wars", {"mode": "secret"}),
        ("starcraft", {"players": "3"}),
        ("starcraft", {"expansion": "brood_war", "mode": "trump_card"}),
    ],
)
def test_words_are_the_same_in_every_world_dealt_anew(name: str, options: dict[str, str]) -> None:
    table, chance = Table(name, options), Random(5)
    table.reset(5)
    for number in range(90):
        if table.seat == OVER:
            break
        if number % 10 == 9:
            told, other = asked(table), table.another()
            other.seat = table.seat
            other.game = table.ruleset.determinize(table.game, Seat(table.seat), chance)
            assert asked(other) == told
        table.step(chance.choice(table.ids()))


def test_a_leak_in_the_drawn_table_would_be_seen() -> None:
    """Planted: the table is drawn for the other seat, whose hand is another in every world."""
    table, chance = Table("clone-wars"), Random(5)
    table.reset(5)
    worlds = [table.ruleset.determinize(table.game, Seat(table.seat), chance) for _ in range(8)]
    assert len({drawn(table.ruleset, world, 1 - table.seat) for world in worlds}) > 1
    assert len({drawn(table.ruleset, world, table.seat) for world in worlds}) == 1


def test_a_verb_is_said_once() -> None:
    assert with_verb("buy", "Maul for 7") == "buy: Maul for 7"
    assert with_verb("end", "end your turn") == "end your turn"
