"""BW-CARD, -LEAD: technologies that cost the opponent a unit at the start of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.rules.battle.early_losses import whole_cost
from tests.marks import rule
from tests.starcraft.arena import army
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.expanded import expanded_box

BOOSTERS: dict[str, Any] = {"technologies": ["charon_boosters"]}
LEGS: dict[str, Any] = {"technologies": ["leg_enhancement"]}


@rule("BW-CARD-06", "SC-BATTLE-08")
def test_charon_boosters_cost_the_attacker_a_flyer_of_his_choice() -> None:
    game = battle(
        overmind=army("mutalisk guardian zergling"), jim_raynor=army("goliath marine", **BOOSTERS)
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-battle")
    assert game.options == ["use-technology charon_boosters", "done"]
    game.picks("use-technology charon_boosters")
    assert (game.asked, game.prompt) == ("overmind", "early-loss")
    assert game.options == ["unit mutalisk", "unit guardian"]
    game.picks("unit guardian")
    assert game.supply("overmind", "guardian") == 3
    assert "charon_boosters" in game.cards("jim_raynor", "technologies"), "it stays"


@rule("BW-CARD-06")
@pytest.mark.parametrize(
    ("attackers", "defenders"), [("mutalisk", "marine"), ("zergling", "goliath")]
)
def test_charon_boosters_need_a_goliath_and_a_flyer(attackers: str, defenders: str) -> None:
    game = battle(overmind=army(attackers), jim_raynor=army(defenders, **BOOSTERS))
    assert game.prompt != "start-of-battle"


@rule("BW-CARD-06")
def test_charon_boosters_are_not_for_the_attacker() -> None:
    game = battle(jim_raynor=army("goliath", **BOOSTERS), overmind=army("mutalisk"))
    assert game.prompt != "start-of-battle"


@rule("BW-CARD-06", "BW-LEAD-17")
def test_charon_boosters_spare_heroes() -> None:
    """Interaction 46."""
    lone = battle(tassadar=army("gantrithor"), jim_raynor=army("goliath", **BOOSTERS))
    assert lone.prompt != "start-of-battle"
    game = battle(tassadar=army("gantrithor carrier"), jim_raynor=army("goliath", **BOOSTERS))
    game.picks("use-technology charon_boosters")
    assert [game.box.unit_slugs[unit] for unit in game.state.invaders] == ["gantrithor"]


@rule("BW-CARD-10", "BW-UNIT-06")
@pytest.mark.parametrize("attacks", [True, False])
def test_leg_enhancement_costs_the_cheapest_ground_unit(attacks: bool) -> None:
    """A Lurker costs 4 with its Hydralisk, as much as an Ultralisk."""
    sides = {
        "tassadar": army("zealot", **LEGS),
        "overmind": army("lurker ultralisk mutalisk", elsewhere={"torus.1": "hydralisk"}),
    }
    game = battle(sides if attacks else dict(reversed(sides.items())))
    game.picks("use-technology leg_enhancement")
    assert (game.asked, game.options) == ("overmind", ["unit ultralisk", "unit lurker"])
    game.picks("unit lurker")
    assert game.supply("overmind", "lurker") == 3, "Cloaking does not save it"


@rule("BW-CARD-10", "BW-LEAD-17")
def test_leg_enhancement_passes_over_heroes_and_needs_a_real_zealot() -> None:
    """Interactions 45, 46."""
    game = battle(aldaris=army("zealot", **LEGS), jim_raynor=army("jim_raynor_hero siege_tank"))
    game.picks("use-technology leg_enhancement")
    assert game.army("torus.3") == ["jim_raynor_hero"]
    lone = battle(aldaris=army("zealot", **LEGS), jim_raynor=army("jim_raynor_hero wraith"))
    assert lone.prompt != "start-of-battle"
    fenix = battle(aldaris=army("fenix", **LEGS), jim_raynor=army("marine"))
    assert fenix.prompt != "start-of-battle"


@rule("BW-CARD-10", "SC-BATTLE-08")
def test_whoever_loses_the_last_unit_that_way_is_out() -> None:
    game = battle(
        overmind=army("zergling", home=False),
        tassadar=army("zealot", **LEGS),
        jim_raynor=army("", elsewhere={"tarsonis.1": "base"}),
    )
    game.picks("use-technology leg_enhancement")
    assert game.player("overmind").out
    assert game.owner("torus.3") == "tassadar"


@rule("BW-CARD-10", "SC-WIN-16")
@pytest.mark.parametrize(
    ("pieces", "technologies"), [("marine", ["scanner_sweep"]), ("marine guard", [])]
)
def test_a_defender_who_is_out_is_not_asked_for_an_ability(
    pieces: str, technologies: list[str]
) -> None:
    game = battle(
        tassadar=army("zealot", **LEGS),
        jim_raynor=army(pieces, home=False, technologies=technologies),
        overmind=army("", elsewhere={"tarsonis.1": "base"}),
    )
    game.picks("use-technology leg_enhancement")
    assert game.player("jim_raynor").out
    assert game.asked != "jim_raynor"


@rule("BW-UNIT-06")
def test_what_units_are_worth_to_leg_enhancement() -> None:
    box = expanded_box()
    ground = {
        **dict.fromkeys(("zergling", "marine", "medic", "high_templar", "infested_terran"), 1),
        **dict.fromkeys(("hydralisk", "firebat", "ghost", "vulture", "zealot", "defiler"), 2),
        **dict.fromkeys(("goliath", "dragoon", "dark_templar", "dark_archon"), 3),
        **dict.fromkeys(("archon", "lurker", "ultralisk", "siege_tank", "reaver"), 4),
    }
    walking = {
        box.unit_slugs[unit] for units in box.units_of for unit in units if box.kind[unit] == 1
    }
    assert walking == set(ground)
    for slug, cost in ground.items():
        assert whole_cost(box, box.unit_slugs.index(slug)) == cost, slug


@rule("BW-LEAD-17", "SC-CARD-Z-07")
def test_consume_takes_no_hero() -> None:
    """Interaction 46."""
    game = battle(
        overmind=army("torrasque defiler", technologies=["consume"], pool=0),
        jim_raynor=army("marine"),
    )
    game.picks("use-technology consume")
    assert game.options == ["unit defiler"]
