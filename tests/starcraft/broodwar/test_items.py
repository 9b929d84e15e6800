"""BW-MODE-23 to BW-MODE-26: items that units carry."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from tests.laws.starcraft import CHEAP
from tests.marks import rule
from tests.starcraft.broodwar.quest import item_area, quest
from tests.starcraft.expanded import expanded_box
from tests.starcraft.marches import march
from tests.starcraft.scenario import Position, side


def mobilizing(planet: str, faction: str, **given: object) -> Position:
    """An order of a side is being executed on a planet."""
    game = quest({planet: [f"{faction} mobilize"]}, **given)  # type: ignore[arg-type]
    game.picks(f"reveal {planet}", "execute")
    return game


def carries(game: Position) -> list[str]:
    return [text for text in game.options if text.startswith("carry")]


def why_not(game: Position, faction: str, unit: str, item: str) -> str | None:
    units = [
        one
        for one, slug in enumerate(game.box.unit_slugs)
        if slug == unit and game.box.unit_faction[one] == game.player(faction).faction
    ]
    return game.why(faction, Option("carry", units[0], game.box.item_slugs.index(item)))


# ---- carrying ------------------------------------------------------------------------------------


@rule("BW-MODE-23")
def test_an_item_moves_with_its_unit_and_is_no_burden() -> None:
    game = mobilizing("torus", "overmind", overmind={"torus.1": "hydralisk"})
    game.picks("carry hydralisk khalis_crystal")
    assert item_area(game, "khalis_crystal") == ""
    march(game, "hydralisk+khalis_crystal torus.1 torus.4")
    assert game.army("torus.4") == ["hydralisk+khalis_crystal"]
    assert game.supply("overmind", "hydralisk") == quest(overmind={"torus.1": "hydralisk"}).supply(
        "overmind", "hydralisk"
    )
    for law in CHEAP:
        law(game.game)


@rule("BW-MODE-23")
def test_a_unit_with_an_item_is_the_same_unit_in_everything_else() -> None:
    box = expanded_box(mode="quest_for_uraj_and_khalis")
    assert box.carriers
    for (unit, item), carrier in box.carriers.items():
        assert (box.bare[carrier], box.item[carrier]) == (unit, item)
        for row in (box.figure_of, box.hero, box.kind, box.hits, box.support, box.cost,
                    box.unit_bit, box.card_bit, box.unit_faction, box.cloaked):  # fmt: skip
            assert row[carrier] == row[unit]
        assert box.hero_bonus.get(carrier) == box.hero_bonus.get(unit)


@rule("BW-MODE-23")
def test_a_unit_carries_one_item_at_most() -> None:
    game = mobilizing("torus", "overmind", uraj="torus.1", overmind={"torus.1": "hydralisk"})
    game.picks("carry hydralisk khalis_crystal")
    assert carries(game) == []
    assert why_not(game, "overmind", "hydralisk+khalis_crystal", "uraj_crystal") == "BW-MODE-23"


@rule("BW-MODE-23")
def test_both_teams_may_carry_both() -> None:
    box = expanded_box(mode="quest_for_uraj_and_khalis")
    assert box.scenario is not None
    for faction in box.scenario.order:
        for item in range(len(box.item_slugs)):
            assert all((unit, item) in box.carriers for unit in box.units_of[faction])


@rule("BW-MODE-23")
def test_a_stolen_carrier_keeps_the_item() -> None:
    """Tassadar has a Zergling of the Overmind: the crystal is under it, and his to move."""
    game = mobilizing(
        "pridewater", "tassadar", khalis="",
        tassadar={"pridewater.1": "zergling+khalis_crystal@overmind"},
    )  # fmt: skip
    march(game, "zergling+khalis_crystal pridewater.1 pridewater.2")
    assert game.owner("pridewater.2") == "tassadar"
    for law in CHEAP:
        law(game.game)


# ---- picking up ----------------------------------------------------------------------------------


@rule("BW-MODE-24")
def test_an_item_is_picked_up_before_or_after_the_move() -> None:
    game = mobilizing("torus", "overmind", overmind={"torus.4": "zergling"})
    assert carries(game) == []
    march(game, "zergling torus.4 torus.1")
    assert carries(game) == ["carry zergling khalis_crystal"]
    game.picks("carry zergling khalis_crystal")
    assert [text for text in game.options if text.startswith("move zergling+")] == []
    game.picks("done")
    assert game.army("torus.1") == ["zergling+khalis_crystal"]


@rule("BW-MODE-24")
def test_one_that_has_not_moved_takes_it_and_can_still_go() -> None:
    game = mobilizing("torus", "overmind", overmind={"torus.1": "zergling", "torus.4": "zergling"})
    march(game, "zergling torus.4 torus.1")
    game.picks("carry zergling khalis_crystal")
    march(game, "zergling+khalis_crystal torus.1 torus.2")
    assert game.army("torus.1") == ["zergling"]


@rule("BW-MODE-24")
def test_the_area_must_be_under_control() -> None:
    """The Overmind's units are beside an enemy base."""
    game = mobilizing(
        "bhekar_ro", "overmind", khalis="bhekar_ro.1", overmind={"bhekar_ro.1": "zergling"},
        tassadar=side(at={"bhekar_ro.1": "base", "tarsonis.2": "zeratul base"}),
    )  # fmt: skip
    assert carries(game) == []
    assert why_not(game, "overmind", "zergling", "khalis_crystal") == "BW-MODE-24"


@rule("BW-MODE-24")
def test_who_wins_the_area_in_a_battle_picks_up_with_a_later_order() -> None:
    """The item lies among enemies: while units move there is no control of the area."""
    game = mobilizing(
        "torus", "overmind", khalis="torus.1", overmind={"torus.4": "hydralisk"},
        tassadar={"torus.1": "zealot"},
    )  # fmt: skip
    march(game, "hydralisk torus.4 torus.1")
    assert carries(game) == []
    assert why_not(game, "overmind", "hydralisk", "khalis_crystal") == "BW-MODE-24"


@rule("BW-MODE-24")
def test_an_item_may_change_hands_in_one_area_but_not_for_ever() -> None:
    game = mobilizing("torus", "overmind", overmind={"torus.1": "hydralisk zergling"})
    game.picks("carry hydralisk khalis_crystal", "carry zergling khalis_crystal")
    assert sorted(game.army("torus.1")) == ["hydralisk", "zergling+khalis_crystal"]
    assert carries(game) == []


@rule("BW-MODE-24")
def test_on_another_planet_the_unit_that_takes_it_is_transported() -> None:
    game = mobilizing(
        "pridewater", "overmind",
        overmind=side(
            at={"torus.3": "zergling base", "torus.1": "zergling"},
            transports=["pridewater-torus"],
        ),
    )  # fmt: skip
    game.picks("carry zergling khalis_crystal")
    assert game.prompt == "move-to"
    game.picks("area pridewater.2", "done")
    assert game.army("pridewater.2") == ["zergling+khalis_crystal"]


@rule("BW-MODE-24")
def test_on_another_planet_nothing_is_picked_up_by_who_cannot_leave_it() -> None:
    """Pridewater is full."""
    crowd = {
        "pridewater.1": "zergling zergling zergling zergling",
        "pridewater.2": "zergling zergling zergling zergling",
        "pridewater.3": "hydralisk hydralisk hydralisk",
    }
    mine = {**crowd, "torus.3": "base", "torus.1": "zergling"}
    game = mobilizing(
        "pridewater", "overmind", overmind=side(at=mine, transports=["pridewater-torus"])
    )
    assert carries(game) == []
    assert why_not(game, "overmind", "zergling", "khalis_crystal") == "BW-MODE-24"


@rule("BW-MODE-24")
def test_far_from_the_order_nothing_is_picked_up() -> None:
    game = mobilizing("torus", "overmind", khalis="braken.1", overmind={"braken.1": "zergling"})
    assert carries(game) == []
    assert why_not(game, "overmind", "zergling", "khalis_crystal") == "BW-MODE-24"


@rule("BW-MODE-24")
def test_a_defend_order_picks_nothing_up() -> None:
    game = quest(phase="planning", khalis="antiga_prime.1")
    game.picks("defend antiga_prime.1")
    assert carries(game) == []
    assert item_area(game, "khalis_crystal") == "antiga_prime.1"


# ---- dropping ------------------------------------------------------------------------------------


@rule("BW-MODE-25")
def test_the_item_of_a_destroyed_unit_stays_in_the_area() -> None:
    game = mobilizing(
        "torus", "overmind", khalis="", overmind={"torus.4": "hydralisk+khalis_crystal"}
    )
    game.picks("destroy", "area torus.4")
    if game.prompt == "destroy-what":
        game.picks("unit hydralisk+khalis_crystal")
    assert item_area(game, "khalis_crystal") == "torus.4"
    for law in CHEAP:
        law(game.game)


@rule("BW-MODE-25", "BW-MODE-23")
@pytest.mark.parametrize("seed", range(6))
def test_after_a_battle_the_item_is_where_its_carrier_is_or_fell(seed: int) -> None:
    """A Marine with the crystal attacks a Zealot; whatever happens, the crystal is not lost."""
    game = quest(
        {"torus": ["arcturus_mengsk mobilize"]}, uraj="", seed=seed,
        arcturus_mengsk={"torus.4": "marine+uraj_crystal firebat"},
        tassadar={"torus.1": "zealot zealot"},
    )  # fmt: skip
    game.picks("reveal torus", "execute")
    march(game, "marine+uraj_crystal torus.4 torus.1", "firebat torus.4 torus.1")
    game.picks("done")
    number = 0
    while not game.is_over and game.state.active >= 0 and number < 60:
        for law in CHEAP:
            law(game.game)
        options = [one for one in game.decision.options if one.verb != "destroy"]
        game.game.play(options[(number * 7 + seed) % len(options)])
        number += 1
    lies = item_area(game, "uraj_crystal")
    carriers = [
        area
        for area, army in enumerate(game.state.armies)
        for unit in army
        if game.box.item[unit] == game.box.item_slugs.index("uraj_crystal")
    ]
    assert (lies == "torus.1" and not carriers) or (not lies and len(carriers) == 1)


@rule("BW-MODE-26")
def test_a_special_rule_prevails_over_the_rules_for_items() -> None:
    """Everywhere else any unit may carry an item: this one only a hero."""
    box = expanded_box(mode="trump_card")
    able = {box.unit_slugs[unit] for unit, _ in box.carriers}
    assert able == {"jim_raynor_hero"}
