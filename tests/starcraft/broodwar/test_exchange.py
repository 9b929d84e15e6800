"""BW-MODULE: the Defensive module lets the defender exchange two units."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER
from orrery.starcraft.rules.battle.combatants import battle_of
from tests.marks import rule
from tests.starcraft.arena import army, skirmishes, supporters
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.scenario import Position
from tests.starcraft.test_fought import fought

MODULE: dict[str, Any] = {"modules": ["defensive"]}


def example() -> Position:
    """Siege Tank against Zealot, Marine against Archon (BW-MODULE-EX1)."""
    game = battle(jim_raynor=army("marine siege_tank"), tassadar=army("archon zealot", **MODULE))
    game.picks("pair marine archon")
    return game


@rule("BW-MODULE-02", "BW-MODULE-EX1")
def test_example_the_defender_exchanges_archon_and_zealot() -> None:
    """Interaction 25."""
    game = example()
    assert (game.asked, game.prompt) == ("tassadar", "exchange")
    game.picks("exchange-front archon 1")
    assert (game.asked, game.prompt) == ("tassadar", "exchange-for")
    assert game.options == ["exchange-front zealot 2"]
    game.picks("exchange-front zealot 2")
    assert skirmishes(game) == [("marine", "zealot"), ("siege_tank", "archon")]
    assert game.prompt == "standard-card", "one exchange in a battle"


@rule("BW-MODULE-02")
def test_the_exchange_may_be_declined() -> None:
    game = example()
    game.picks("done")
    assert skirmishes(game) == [("marine", "archon"), ("siege_tank", "zealot")]
    assert game.prompt == "standard-card"


@rule("BW-MODULE-02")
def test_the_attacker_never_exchanges() -> None:
    game = battle(tassadar=army("archon zealot", **MODULE), jim_raynor=army("marine siege_tank"))
    game.picks("pair zealot marine")
    assert game.prompt == "standard-card"


@rule("BW-MODULE-02")
def test_assist_units_and_supporters_of_one_skirmish_are_not_exchanged() -> None:
    """Interaction 25."""
    game = battle(
        jim_raynor=army("marine"),
        tassadar=army("zealot high_templar dragoon archon", **MODULE),
    )
    game.picks("pair marine zealot")
    assert game.options == ["exchange-front zealot 1", "done"]
    game.picks("exchange-front zealot 1")
    assert game.options == ["exchange-support dragoon 1", "exchange-support archon 1"]
    game.picks("exchange-support archon 1")
    assert skirmishes(game) == [("marine", "archon")]
    assert supporters(game, DEFENDER) == [["zealot", "dragoon", "high_templar"]]


@rule("BW-MODULE-02")
def test_a_table_may_allow_exchanges_between_skirmishes_only() -> None:
    game = battle(
        jim_raynor=army("marine"),
        tassadar=army("zealot dragoon", **MODULE),
        setting={"settings": {"exchange": "between_skirmishes"}},
    )
    game.picks("pair marine zealot")
    assert game.prompt == "standard-card"


@rule("BW-MODULE-03")
def test_no_flyer_comes_in_front_of_a_unit_that_cannot_attack_it() -> None:
    game = battle(tassadar=army("zealot"), overmind=army("hydralisk mutalisk", **MODULE))
    game.picks("pair zealot hydralisk")
    assert game.prompt == "standard-card", "not offered at all"


@rule("BW-MODULE-03")
def test_both_front_lines_are_looked_at() -> None:
    """Interaction 25: the Zealot could attack the Hydralisk, but not the Mutalisk in its place."""
    game = battle(
        tassadar=army("zealot dragoon"), overmind=army("hydralisk mutalisk zergling", **MODULE)
    )
    game.picks("pair zealot hydralisk", "pair dragoon mutalisk")
    game.picks("support zergling 1")
    assert game.prompt == "exchange"
    game.picks("exchange-front hydralisk 1")
    assert game.options == ["exchange-support zergling 1"]


@rule("BW-MODULE-03")
def test_behind_a_front_line_anybody_may_stand() -> None:
    """The Zealot cannot attack the Mutalisk that goes behind the Hydralisk."""
    game = battle(
        tassadar=army("zealot dragoon"), overmind=army("hydralisk mutalisk zergling", **MODULE)
    )
    game.picks("pair zealot hydralisk", "pair dragoon mutalisk")
    game.picks("support zergling 1", "exchange-support zergling 1")
    assert game.options == ["exchange-front mutalisk 2"]


def front_and_support(game: StarCraftGame) -> tuple[object, ...]:
    return tuple(
        (one.front[DEFENDER], one.support[DEFENDER]) for one in battle_of(game.state).skirmishes
    )


def by_decisions(game: Position) -> Iterator[tuple[object, ...]]:
    """Where the defender's units are after each exchange that is offered."""
    for first in game.decision.options[:-1]:
        one = game.game.copy()
        one.play(first)
        assert one.decision is not None
        for second in one.decision.options:
            two = one.copy()
            two.play(second)
            yield front_and_support(two)


def by_hand(game: Position) -> set[tuple[object, ...]]:
    """Every exchange of two units, by the words of the rule."""
    box = game.box
    found: set[tuple[object, ...]] = set()
    lanes = battle_of(game.state).skirmishes
    spots = [(at, -1) for at in range(len(lanes))]
    spots += [(at, k) for at, one in enumerate(lanes) for k in range(len(one.support[DEFENDER]))]
    for one, two in combinations(spots, 2):
        rows = [[lane.front[DEFENDER], *lane.support[DEFENDER]] for lane in lanes]
        units = [rows[at][k + 1] for at, k in (one, two)]
        if any(box.assist[unit] for unit in units):
            continue
        rows[one[0]][one[1] + 1], rows[two[0]][two[1] + 1] = units[1], units[0]
        moved = [(one, units[1]), (two, units[0])]
        if all(
            k >= 0 or box.hits[lanes[at].front[ATTACKER]] & box.kind[unit]
            for (at, k), unit in moved
        ):
            found.add(tuple((row[0], tuple(sorted(row[1:]))) for row in rows))
    return found - {front_and_support(game.game)}


@rule("BW-MODULE-02", "BW-MODULE-03")
@pytest.mark.parametrize("seed", range(25))
def test_every_exchange_is_offered_once(seed: int) -> None:
    rng = Random(seed)
    attackers = rng.sample(["marine", "firebat", "goliath", "wraith", "valkyrie", "medic"] * 2, 5)
    defenders = rng.sample(["zealot", "dragoon", "scout", "corsair", "dark_archon"] * 2, 4)
    game = battle(
        jim_raynor=army(" ".join(attackers)), tassadar=army(" ".join(defenders), **MODULE)
    )
    while game.prompt in ("pair", "front", "support"):
        game.picks(rng.choice(game.options))
    wanted = by_hand(game)
    assert (game.prompt == "exchange") == bool(wanted)
    if wanted:
        found = [*by_decisions(game)]
        assert len(found) == len(set(found))
        assert set(found) == wanted


@rule("BW-MODULE-02")
def test_the_retold_battle_has_the_units_where_they_fought() -> None:
    game = example()
    game.picks("exchange-front archon 1", "exchange-front zealot 2")
    shown = fought(game)
    slugs = game.box.unit_slugs
    assert [[slugs[unit] for unit in lane["front"]] for lane in shown["lanes"]] == [
        ["marine", "zealot"],
        ["siege_tank", "archon"],
    ]
