"""BW-CARD-26: Heroic Strategy."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.arena import values
from tests.starcraft.broodwar.fights import duel
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.test_fought import fought as retold

PLAN = {"events": ["heroic_strategy"]}


def fought(units: str, **more: object) -> tuple[int, int]:
    """Attack and health of Mengsk's side, who attacks a Zergling with a Marine's card."""
    game = duel(arcturus_mengsk=(units, ["terran_01"], more), overmind=("zergling", ["zerg_01"]))
    return values(game)[0]


@rule("BW-CARD-26")
def test_a_hero_in_front_gives_attack_and_health() -> None:
    plain, led = fought("norad_ii"), fought("norad_ii", **PLAN)
    assert led == (plain[0] + 1, plain[1] + 1)


@rule("BW-CARD-26")
def test_a_supporting_hero_gives_attack_alone() -> None:
    plain, led = fought("marine norad_ii"), fought("marine norad_ii", **PLAN)
    assert led == (plain[0] + 1, plain[1])


@rule("BW-CARD-26")
def test_without_a_hero_nothing() -> None:
    assert fought("battlecruiser") == fought("battlecruiser", **PLAN)


@rule("BW-CARD-26")
def test_the_retold_battle_names_its_rule() -> None:
    game = duel(
        arcturus_mengsk=("norad_ii", ["terran_01"], PLAN), overmind=("zergling", ["zerg_01"])
    )
    [lane] = retold(game)["lanes"]
    [line] = [one for one in lane["lines"] if one["source"] == "event"]
    assert (line["rule"], line["attack"], line["health"]) == ("BW-CARD-26", 1, 1)


def regrouping() -> Position:
    return table(
        arcturus_mengsk=side(
            at={"helios.2": "marine base"},
            drawn=["heroic_strategy"],
            events=["industrial_strategy"],
            pool=0,
        ),
        overmind=side(at={"torus.2": "zergling base"}),
        phase="regrouping",
        expansion="brood_war",
    )


@rule("SC-EVENT-06")
def test_it_is_a_strategy_and_replaces_another() -> None:
    game = regrouping()
    while game.prompt != "play-event":
        game.picks(game.options[-1])
    game.picks("event heroic_strategy")
    assert game.event_cards("arcturus_mengsk") == ["heroic_strategy"]
