"""The Event card Retreat: one side leaves at the start of the battle, which does not take place."""

from typing import Any

import pytest

from tests.marks import rule
from tests.starcraft.arena import Army, army, battle
from tests.starcraft.marches import why_not_area
from tests.starcraft.scenario import Position

AREA = "tarsonis.1"  # three units; the planet has two more areas, for four and three units


def facing(attacking: Army, defending: Army, **other: Any) -> Position:
    """The Overmind attacks Aldaris, and somebody holds the card."""
    armies = {"overmind": attacking, "aldaris": defending, **other.pop("others", {})}
    return battle(armies, area=AREA, **other)


def is_settled(game: Position) -> bool:
    return (game.state.battle, game.state.invaders, game.state.invaded) == (None, (), -1)


@pytest.mark.parametrize("card", ["retreat_1", "retreat_2"])
@rule("SC-EVENT-20", "SC-EVENT-34")
def test_the_attacker_escapes_and_nobody_draws_a_card(card: str) -> None:
    game = facing(army("zergling hydralisk", events=[card]), army("zealot"))
    game.picks(f"use {card}")
    assert (game.asked, game.prompt) == ("overmind", "escape-to")
    game.picks("area tarsonis.2")
    assert game.army("tarsonis.2") == ["zergling", "hydralisk"]
    assert game.army(AREA) == ["zealot"]
    assert game.owner(AREA) == "aldaris"
    assert is_settled(game)
    assert game.told("draw") == [], "no Healing either"
    assert game.event_cards("overmind") == []


@rule("SC-EVENT-20", "SC-TERM-23")
def test_an_escape_stays_on_the_planet_and_needs_a_friendly_or_empty_area() -> None:
    third = army("", home=False, elsewhere={"tarsonis.2": "base", "vyctor_5.1": "marine"})
    game = facing(
        army("zergling", transports=["tarsonis-torus"], elsewhere={"tarsonis.3": "zergling"}),
        army("zealot", events=["retreat_1"], transports=["tarsonis-torus"]),
        others={"jim_raynor": third},
    )
    game.picks("use retreat_1")
    # Without any legal area all are destroyed: a transport does not help.
    assert game.army(AREA) == ["zergling"]
    assert game.supply("aldaris", "zealot") == 6
    assert is_settled(game)


@rule("SC-EVENT-20")
def test_areas_of_other_planets_are_refused() -> None:
    game = facing(
        army("zergling", events=["retreat_1"], transports=["tarsonis-torus"]), army("zealot")
    )
    game.picks("use retreat_1")
    assert game.options == ["area tarsonis.2", "area tarsonis.3"]
    assert why_not_area(game, "overmind", "torus.1") == "SC-EVENT-20"
    assert why_not_area(game, "overmind", AREA) == "SC-EVENT-20"


@rule("SC-EVENT-20")
def test_units_above_the_limit_of_the_new_area_are_destroyed_by_their_owner() -> None:
    game = facing(
        army("zergling zergling hydralisk hydralisk", events=["retreat_1"]), army("zealot")
    )
    game.picks("use retreat_1", "area tarsonis.3")
    assert (game.asked, game.prompt) == ("overmind", "escape-lose")
    game.picks("unit hydralisk")
    assert game.army("tarsonis.3") == ["zergling", "zergling", "hydralisk"]
    assert game.supply("overmind", "hydralisk") == 5
    assert is_settled(game)


@rule("SC-EVENT-20")
def test_when_the_defender_escapes_attackers_above_the_limit_are_destroyed() -> None:
    game = facing(
        army("zergling zergling hydralisk hydralisk ultralisk"),
        army("zealot dragoon", base=True, events=["retreat_1"]),
    )
    game.picks("use retreat_1", "area tarsonis.2")
    assert (game.asked, game.prompt) == ("overmind", "escape-lose")
    game.picks("unit zergling", "unit hydralisk")
    assert game.army(AREA) == ["zergling", "hydralisk", "ultralisk"]
    assert game.owner(AREA) == "overmind"
    assert game.base(AREA) == "aldaris"
    assert game.army("tarsonis.2") == ["zealot", "dragoon"]
    assert is_settled(game)
    assert game.told("retreat")[-1].seat == 1, "the attackers do not retreat"


@rule("SC-EVENT-34")
def test_after_the_escape_of_the_attacker_the_defender_has_no_window() -> None:
    game = facing(army("zergling", events=["retreat_2"]), army("zealot", events=["retreat_1"]))
    assert game.asked == "overmind"
    game.picks("use retreat_2", "area tarsonis.3")
    assert is_settled(game)
    assert game.event_cards("aldaris") == ["retreat_1"]


@rule("SC-EVENT-20")
def test_a_defender_whose_last_units_cannot_escape_is_eliminated() -> None:
    third = army("", home=False, elsewhere={"tarsonis.2": "base", "tarsonis.3": "marine"})
    game = facing(
        army("zergling"),
        army("zealot", home=False, events=["retreat_1"]),
        others={"jim_raynor": third},
    )
    game.picks("use retreat_1")
    assert game.player("aldaris").out
    assert game.army(AREA) == ["zergling"]
