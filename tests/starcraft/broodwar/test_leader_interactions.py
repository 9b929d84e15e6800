"""Where Leadership cards meet other rules; each interaction has a number in `interactions`."""

from __future__ import annotations

import pytest

from orrery.starcraft.rules.victory import settle_eliminations, target
from tests.marks import rule
from tests.starcraft.broodwar.led import lead, regrouping, slugs
from tests.starcraft.broodwar.order_leaders import ALDARIS, HOME
from tests.starcraft.broodwar.test_special_orders import RND, finish
from tests.starcraft.scenario import side, table

ZERG = side(at={"dylar_iv.3": "zergling base"})


@pytest.mark.parametrize("waiting", [2, 3])
def test_no_ghost_is_built_while_all_three_wait_on_the_card(waiting: int) -> None:
    """Interaction 55."""
    game = table(
        expansion="brood_war",
        jim_raynor=side(
            at={"torus.1": "marine base"},
            reserve="ghost " * waiting,
            leaders=["covert_operations"],
            buildings={"barracks": 3},
            pool=9,
        ),
        overmind=ZERG,
        orders={"torus": ["jim_raynor build"]},
    )
    game.picks("reveal torus", "execute")
    assert ("unit ghost" in game.options) == (waiting == 2)


@rule("BW-LEADCARD-14")
def test_the_base_of_teeming_spawn_brings_its_cards_in_the_next_round() -> None:
    """Interaction 59: Resource cards were gained in step 3."""
    overmind = side(at={"helios.2": "base", "torus.3": "zergling"}, pool=8)
    game = regrouping(3, {"overmind": overmind, ALDARIS: side(at={"dylar_iv.3": "base"})})
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    game.picks("planet torus")
    while "base torus.3" not in game.options:
        game.picks("done")
    game.picks("base torus.3")
    while game.prompt != "order-where":
        game.picks("pay" if "pay" in game.options else "done")
    assert game.base("torus.3") == "overmind"
    held = [game.box.area_slugs[one] for one in game.player("overmind").resources]
    assert {slug.split(".")[0] for slug in held} == {"helios"}


@rule("BW-LEADCARD-26", "BW-ORDER-03")
@pytest.mark.parametrize("leaders", [[], ["make_do_with_little"]])
def test_with_make_do_with_little_one_module_gives_the_pool_two_spaces(leaders: list[str]) -> None:
    """Interaction 60."""
    specials = ["jim_raynor special_research", "jim_raynor special_build"]
    game = table(
        expansion="brood_war",
        jim_raynor=side(at={"helios.2": "marine base"}, modules=[RND], leaders=leaders),
        overmind=ZERG,
        orders={"helios": specials},
    )
    game.picks("reveal helios", "execute")
    finish(game)
    game.picks("reveal helios")
    assert ("execute" in game.options) == bool(leaders)


@rule("BW-LEAD-11", "BW-CARD-24")
def test_when_subtle_planning_replaces_predestined_fifteen_points_are_enough_again() -> None:
    """Interaction 62."""
    aldaris = side(at=HOME[ALDARIS], leaders=["predestined"], drawn=["subtle_planning"])
    game = regrouping(2, {ALDARIS: aldaris, "overmind": ZERG}, led=[1, 2, 3])
    assert target(game.game, 1) == 20
    game.picks("event subtle_planning", "leader riches_of_aiur")
    assert slugs(game, ALDARIS) == ["riches_of_aiur"]
    assert target(game.game, 1) == 15


@rule("BW-LEADCARD-42")
def test_with_destiny_elimination_still_ends_the_game() -> None:
    """Interaction 63."""
    aldaris = side(at=HOME[ALDARIS], drawn=["scouting_party"], leaders=["destiny"])
    game = regrouping(3, {ALDARIS: aldaris, "overmind": ZERG}, led=[1, 2, 3])
    assert game.prompt == "play-event"
    areas = game.box.areas
    seat = game.factions.index("overmind")
    game.state.bases = tuple(-1 if one == seat else one for one in game.state.bases)
    armies = zip(game.state.owners, game.state.armies, strict=True)
    game.state.armies = tuple(() if owner == seat else units for owner, units in armies)
    game.state.owners = tuple(-1 if one == seat else one for one in game.state.owners)
    assert len(game.state.owners) == areas
    settle_eliminations(game.game)
    assert game.winners() == [ALDARIS]


@rule("BW-LEADCARD-42", "BW-CARD-28")
@pytest.mark.parametrize("card", ["destiny", "the_will_of_the_conclave"])
def test_destiny_by_inspiring_leadership_stops_the_end_of_this_very_step(card: str) -> None:
    """Interaction 64."""
    aldaris = side(at=HOME[ALDARIS], drawn=["inspiring_leadership"])
    game = regrouping(3, {ALDARIS: aldaris, "overmind": ZERG}, led=[1, 2, 3], common=2)
    game.picks("event inspiring_leadership", f"leader {card}")
    assert game.is_over == (card != "destiny")


@rule("BW-LEADCARD-28")
def test_the_units_of_a_teammate_leave_the_planet_too() -> None:
    """Interaction 68: seats 0 and 2 are a team, but a teammate's units are enemy units."""
    sides = {
        "jim_raynor": side(at={"helios.2": "base", "torus.1": "marine"}),
        "overmind": ZERG,
        "tassadar": side(at={"vyctor_5.2": "base", "torus.2": "zealot"}),
        ALDARIS: side(at={"tarsonis.2": "base"}),
    }
    game = regrouping(3, sides, teams="yes")
    while game.prompt == "choose-leader":
        wanted = "leader psi_disrupter"
        game.picks(wanted if wanted in game.options else game.options[-1])
    game.picks("planet torus")
    assert game.army("torus.2") == []
    assert game.army("torus.1") == ["marine"]


@rule("BW-LEADCARD-32", "SC-WIN-15")
def test_whoever_loses_everything_by_the_last_strike_is_out() -> None:
    game = table(
        expansion="brood_war",
        tassadar=side(at={"torus.1": "gantrithor", "helios.2": "base"}, leaders=["gantrithor"]),
        overmind=side(at={"torus.2": "zergling"}),
        aldaris=side(at={"tarsonis.2": "base"}),
        orders={"torus": ["tassadar build"]},
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.1", "strike zergling torus.2")
    assert game.player("overmind").out


@rule("BW-LEADCARD-32", "BW-LEADCARD-34")
def test_the_gantrithor_strikes_when_a_leadership_card_destroys_it() -> None:
    tassadar = side(at={"helios.2": "base", "torus.1": "zealot gantrithor"}, leaders=["gantrithor"])
    other = side(at={"dylar_iv.3": "zergling base", "torus.2": "zergling"})
    game = regrouping(3, {"tassadar": tassadar, "overmind": other})
    lead(game, "ultimate_sacrifice", "the_swarm_flies")
    game.picks("strike zealot torus.1", "area torus.1")
    assert (game.asked, game.prompt) == ("tassadar", "last-strike")
