"""BW-LEADCARD-24, -26, -38, -44: units that wait on a card, and what costs nothing."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import MOBILIZE
from orrery.starcraft.rules.round.execution import is_idle
from tests.marks import rule
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.told import costs, told_of

OVERMIND = side(at={"dylar_iv.3": "zergling base"})
COVERT: dict[str, Any] = {"leaders": ["covert_operations"]}
FLEET: dict[str, Any] = {"leaders": ["conclave_fleet"]}


def raynor(
    at: dict[str, str], reserve: str = "ghost ghost", order: str = "mobilize", **more: Any
) -> Position:
    game = table(
        expansion="brood_war",
        jim_raynor=side(at=at, reserve=reserve, **{**COVERT, **more}),
        overmind=side(at={"dylar_iv.3": "zergling base", "torus.2": "zergling"}),
        orders={"torus": [f"jim_raynor {order}"]},
    )
    game.picks("reveal torus", "execute")
    return game


def on_card(game: Position, faction: str) -> list[str]:
    return [game.box.unit_slugs[unit] for unit in game.player(faction).reserve]


# ---- Covert Operations ---------------------------------------------------------------------------


@rule("BW-LEADCARD-24", "BW-LEADCARD-44")
def test_ghosts_move_from_the_card_as_if_they_were_on_the_planet() -> None:
    """He has nothing else near Torus, and no transport."""
    game = raynor({"vyctor_5.2": "base"})
    assert game.options == ["deploy ghost", "destroy", "done"]
    game.picks("deploy ghost")
    assert {option.split(".")[0] for option in game.options} == {"area torus"}
    supply = game.supply("jim_raynor", "ghost")
    game.picks("area torus.1")
    assert game.army("torus.1") == ["ghost"]
    assert on_card(game, "jim_raynor") == ["ghost"]
    assert game.supply("jim_raynor", "ghost") == supply, "it was not in the supply"
    game.picks("deploy ghost", "area torus.1")
    assert on_card(game, "jim_raynor") == []
    assert game.options == ["destroy", "done"], "they do not move twice"


@rule("SC-EXEC-09")
@pytest.mark.parametrize("reserve", ["ghost", ""])
def test_ghosts_on_the_card_give_a_mobilize_order_an_effect(reserve: str) -> None:
    game = raynor({"vyctor_5.2": "base"}, reserve=reserve)
    torus = game.box.planet_slugs.index("torus")
    assert is_idle(game.game, 0, torus, MOBILIZE) == (not reserve)


@rule("BW-LEADCARD-24")
def test_one_enemy_area_and_the_surplus_hold() -> None:
    """Interaction 24."""
    game = raynor({"vyctor_5.2": "base", "torus.1": "marine"}, reserve="ghost ghost ghost")
    game.picks("deploy ghost", "area torus.2")
    game.picks("deploy ghost")
    assert "area torus.2" in game.options
    ghost = game.box.unit(game.player("jim_raynor").faction, "ghost")
    assert (
        game.why("jim_raynor", Option("area", game.box.area_slugs.index("helios.2")))
        == "SC-MOVE-03"
    )
    game.picks("area torus.2")
    assert game.state.invaders == (ghost, ghost)


@rule("BW-LEADCARD-24")
def test_no_orbital_defense_stops_them() -> None:
    """Interaction 24."""
    game = table(
        expansion="brood_war",
        jim_raynor=side(
            at={"helios.2": "marine base"}, reserve="ghost", transports=["helios-torus"], **COVERT
        ),
        overmind=side(at={"torus.2": "zergling base"}, modules=["air_support"]),
        orders={"torus": ["jim_raynor mobilize"]},
    )
    game.picks("reveal torus", "execute", "deploy ghost")
    assert "area torus.2" in game.options
    assert costs(told_of(game, "area torus.2")) == [], "no transport is lost for them"
    game.picks("area torus.1", "move marine helios.2")
    assert "area torus.2" not in game.options, "a transported unit is stopped"


@rule("BW-LEADCARD-24", "BW-LEADCARD-44")
def test_a_ghost_may_be_built_onto_the_card() -> None:
    more = {"buildings": {"barracks": 3}, "pool": 9}
    game = raynor({"torus.1": "marine base"}, reserve="ghost", order="build", **more)
    game.picks("unit ghost")
    assert "on-card" in game.options
    game.picks("on-card")
    while game.prompt in ("pay", "discount"):
        game.picks(game.options[0])
    assert on_card(game, "jim_raynor") == ["ghost", "ghost"]
    assert game.army("torus.1") == ["marine"]
    game.picks("unit marine")
    assert "on-card" not in game.options, "only Ghosts"
    assert game.why("jim_raynor", Option("on-card")) == "BW-LEADCARD-44"


@rule("BW-LEADCARD-24")
@pytest.mark.parametrize("leaders", [[], ["covert_operations"]])
def test_a_ghost_for_the_card_needs_no_room(leaders: list[str]) -> None:
    """Interaction 55: Torus 1 is full, and all other areas of the planet are the enemy's."""
    torus = [slug for slug in expanded_box().area_slugs if slug.startswith("torus.")]
    game = table(
        expansion="brood_war",
        jim_raynor=side(
            at={"torus.1": "marine marine base"}, pool=9, leaders=leaders, buildings={"barracks": 3}
        ),
        overmind=side(at=dict.fromkeys(torus[1:], "zergling")),
        orders={"torus": ["jim_raynor build"]},
    )
    game.picks("reveal torus", "execute")
    assert ("unit ghost" in game.options) == bool(leaders)


@rule("SC-COMP-04")
def test_a_ghost_is_not_built_while_all_miniatures_are_on_the_card() -> None:
    more = {"buildings": {"barracks": 3}, "pool": 9}
    game = raynor({"torus.1": "marine base"}, reserve="ghost ghost ghost", order="build", **more)
    ghost = game.box.unit(game.player("jim_raynor").faction, "ghost")
    assert "unit ghost" not in game.options
    assert game.why("jim_raynor", Option("unit", ghost)) == "SC-COMP-04"


@rule("BW-LEADCARD-24", "BW-PLANET-02")
def test_ghosts_do_not_leave_the_card_for_areas_of_flyers() -> None:
    game = table(
        expansion="brood_war",
        galaxy=("helios 0 0", "torus 1 0", "hydrax 2 0", "dylar_iv 0 1"),
        jim_raynor=side(at={"helios.2": "base"}, reserve="ghost", **COVERT),
        overmind=OVERMIND,
        orders={"hydrax": ["jim_raynor mobilize"]},
    )
    game.picks("reveal hydrax", "execute", "deploy ghost")
    assert game.options == ["area hydrax.2", "area hydrax.4"]


@rule("BW-LEADCARD-24")
def test_ghosts_stay_on_the_card_where_the_planet_is_full() -> None:
    full = {
        "torus.1": "marine marine",
        "torus.2": "marine marine",
        "torus.3": "marine marine firebat firebat",
        "torus.4": "firebat goliath",
    }
    game = table(
        expansion="brood_war",
        jim_raynor=side(at={"helios.2": "base", **full}, reserve="ghost", **COVERT),
        overmind=OVERMIND,
        orders={"torus": ["jim_raynor mobilize"]},
    )
    game.picks("reveal torus", "execute")
    ghost = game.box.unit(game.player("jim_raynor").faction, "ghost")
    assert "deploy ghost" not in game.options
    assert game.why("jim_raynor", Option("deploy", ghost)) == "BW-LEADCARD-24"


@rule("BW-DEFEND-04")
def test_a_defend_order_calls_no_ghosts_from_the_card() -> None:
    game = table(
        expansion="brood_war",
        phase="planning",
        jim_raynor=side(at={"helios.2": "base"}, reserve="ghost", **COVERT),
        overmind=OVERMIND,
    )
    game.picks("defend helios.2")
    assert (game.asked, game.prompt) == ("overmind", "order-where")
    assert on_card(game, "jim_raynor") == ["ghost"]


@rule("BW-LEADCARD-44")
def test_units_on_a_card_save_nobody() -> None:
    """Interaction 56."""
    game = table(
        expansion="brood_war",
        jim_raynor=side(at={"torus.1": "marine"}, reserve="ghost", **COVERT),
        overmind=OVERMIND,
        aldaris=side(at={"helios.2": "base"}),
        orders={"torus": ["jim_raynor mobilize"], "helios": ["aldaris build"]},
    )
    supply = game.supply("jim_raynor", "ghost")
    game.picks("reveal torus", "execute", "destroy", "area torus.1")
    assert game.player("jim_raynor").out
    assert on_card(game, "jim_raynor") == [], "the card leaves the game"
    assert game.supply("jim_raynor", "ghost") == supply + 1


# ---- Conclave Fleet ------------------------------------------------------------------------------


def fleet(
    reserve: str = "zealot dragoon", revealed: str = "overmind mobilize", **at: str
) -> Position:
    game = table(
        expansion="brood_war",
        overmind=OVERMIND,
        aldaris=side(
            at={"helios.2": "base", "tarsonis.2": "zealot base", **at}, reserve=reserve, **FLEET
        ),
        orders={"torus": [revealed], "helios": ["aldaris build"]},
    )
    game.picks("reveal torus")
    return game


@rule("BW-LEADCARD-38")
def test_the_fleet_lands_when_anybody_reveals_a_mobilize_order() -> None:
    game = fleet(**{"helios.1": "zealot"})
    assert (game.prompt, game.asked) == ("conclave-fleet", "aldaris")
    assert game.options == ["area helios.2", "area tarsonis.2", "done"], "only at bases"
    game.picks("area helios.2", "deploy dragoon", "done")
    assert game.army("helios.2") == ["dragoon"]
    assert on_card(game, "aldaris") == ["zealot"]
    assert (game.prompt, game.asked) == ("execute", "overmind"), "before the order is executed"


@rule("BW-LEADCARD-38")
def test_the_fleet_need_not_land_and_waits_for_mobilize_orders() -> None:
    game = fleet()
    game.picks("done")
    assert on_card(game, "aldaris") == ["zealot", "dragoon"]
    assert fleet(revealed="overmind build").prompt == "execute"
    assert fleet(reserve="").prompt == "execute"


@rule("BW-LEADCARD-38")
def test_the_fleet_needs_room_at_a_base() -> None:
    full = "zealot zealot zealot dragoon"
    game = fleet(reserve="dragoon", **{"helios.2": f"{full} base"})
    assert game.options == ["area tarsonis.2", "done"]


@rule("BW-LEADCARD-38", "BW-LEADCARD-44")
def test_any_unit_may_be_built_onto_the_card() -> None:
    game = table(
        expansion="brood_war",
        aldaris=side(at={"helios.2": "zealot base"}, pool=9, **FLEET),
        overmind=OVERMIND,
        orders={"helios": ["aldaris build"]},
    )
    game.picks("reveal helios", "execute", "unit zealot", "on-card")
    while game.prompt in ("pay", "discount"):
        game.picks(game.options[0])
    assert on_card(game, "aldaris") == ["zealot"]
    assert game.army("helios.2") == ["zealot"]


@rule("BW-LEADCARD-38", "BW-MODULE-04")
@pytest.mark.parametrize("leaders", [[], ["conclave_fleet"]])
def test_an_archon_without_room_may_go_onto_the_card(leaders: list[str]) -> None:
    """Both High Templar stand in full areas, where they do not count; the Archon would."""
    game = table(
        expansion="brood_war",
        aldaris=side(
            at={
                "torus.1": "zealot zealot high_templar",
                "torus.2": "dragoon dragoon high_templar",
                "helios.2": "base",
            },
            modules=["assist"],
            technologies=["summon_archon_bw"],
            leaders=leaders,
            pool=9,
        ),
        overmind=OVERMIND,
        orders={"torus": ["aldaris build"]},
    )
    game.picks("reveal torus", "execute")
    assert ("unit archon" in game.options) == bool(leaders)
    if leaders:
        game.picks("unit archon")
        while game.prompt in ("pay", "discount"):
            game.picks(game.options[0])
        assert on_card(game, "aldaris") == ["archon"]
        assert game.army("torus.1") == ["zealot", "zealot"]


# ---- Make Do With Little -------------------------------------------------------------------------


def little(at: dict[str, str], **more: Any) -> Position:
    game = table(
        expansion="brood_war",
        jim_raynor=side(at=at, leaders=["make_do_with_little"], **more),
        overmind=OVERMIND,
        orders={"helios": ["jim_raynor build"]},
    )
    game.picks("reveal helios", "execute")
    return game


@rule("BW-LEADCARD-26")
@pytest.mark.parametrize("gift", ["free-worker", "free-transport helios-torus"])
def test_one_worker_or_transport_is_free_in_each_build_order(gift: str) -> None:
    game = little({"helios.2": "marine base"}, pool=0)
    assert {"free-worker", "free-transport helios-torus"} <= set(game.options)
    workers = game.player("jim_raynor").worker_supply
    game.picks(gift)
    assert not any(option.startswith("free") for option in game.options), "one of them, once"
    assert game.why("jim_raynor", Option("free-worker")) == "BW-LEADCARD-26"
    player = game.player("jim_raynor")
    assert player.worker_supply == workers - (gift == "free-worker")
    assert (game.transports("jim_raynor") == ["helios-torus"]) == ("transport" in gift)


@rule("BW-LEADCARD-26")
def test_the_free_item_needs_the_base() -> None:
    """Interaction 60."""
    game = little({"helios.2": "marine", "torus.1": "base"})
    assert not any(option.startswith("free") for option in game.options)
