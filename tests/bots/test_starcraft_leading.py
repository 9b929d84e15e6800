"""Greedy has sense for what Leadership cards, and the cards that go with them, ask. In each of
these positions the first thing on offer would be a worse answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.sense import pick, play, sense
from tests.starcraft.arena import army
from tests.starcraft.broodwar.clashes import clash
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.broodwar.led import chosen, lead, regrouping
from tests.starcraft.broodwar.order_leaders import ALDARIS, MENGSK, OVERMIND, QUEEN
from tests.starcraft.broodwar.test_leaders_protoss import flagship, gate, sacrifice
from tests.starcraft.broodwar.test_leadership_events import playing
from tests.starcraft.broodwar.test_maelstrom import revealed
from tests.starcraft.broodwar.test_mind_control import THEFT, TWO
from tests.starcraft.broodwar.test_protoss_cards import FEEDBACK
from tests.starcraft.broodwar.test_recharge import with_medic
from tests.starcraft.scenario import Position, side, table

RAYNOR, TASSADAR = "jim_raynor", "tassadar"
FOE = side(at={"dylar_iv.3": "zealot base"})
NEAR_TORUS = side(at={"torus.4": "zealot zealot", "dylar_iv.3": "base"})


# Heroes


def test_a_hero_goes_where_the_army_needs_it() -> None:
    at = {"helios.1": "zergling", "torus.3": "zergling", "tarsonis.2": "base"}
    game = regrouping(2, {OVERMIND: side(at=at), ALDARIS: NEAR_TORUS})
    lead(game, "torrasque", "khala_devotee")
    assert game.prompt == "hero-area"
    assert sense(game) == "area torus.3"


def test_a_hero_takes_the_miniature_that_is_missed_least() -> None:
    at = {"helios.3": "ultralisk", "torus.1": "ultralisk ultralisk", "tarsonis.1": "base"}
    game = regrouping(2, {OVERMIND: side(at=at), ALDARIS: FOE})
    lead(game, "torrasque", "khala_devotee")
    assert game.prompt == "hero-figure"
    assert sense(game) == "area torus.1"


def fallen(at: dict[str, str], foe: str = "torus.4") -> Position:
    """Torrasque has died, and may return."""
    aldaris = side(at={foe: "zealot zealot", "dylar_iv.3": "base"}, drawn=["rich_vein"])
    mine = side(at=at, leaders=["torrasque"])
    game = regrouping(2, {OVERMIND: mine, ALDARIS: aldaris}, led=[1, 2])
    game.player(OVERMIND).gained = (game.box.unit_slugs.index("torrasque"),)
    game.picks("done")
    return game


def test_torrasque_returns_to_the_base_that_is_threatened() -> None:
    game = fallen({"helios.2": "zergling base", "torus.1": "base", "tarsonis.2": "zergling"})
    assert game.prompt == "return-hero"
    assert sense(game) == "area torus.1"


def test_torrasque_takes_the_miniature_that_is_missed_least() -> None:
    at = {"helios.2": "base", "torus.1": "ultralisk ultralisk", "tarsonis.2": "ultralisk"}
    game = fallen(at, foe="dylar_iv.1")
    assert game.prompt == "return-figure"
    assert sense(game) == "area torus.1"


# Cards that are chosen


def test_subtle_planning_brings_a_better_card() -> None:
    assert sense(playing("subtle_planning", ["endless_hunger"])) == "leader the_overmind"
    installed = {"helios.2": "zergling base", "helios.3": "zergling overmind"}
    assert sense(playing("subtle_planning", ["the_overmind"], at=installed)) == "done"


def test_inspiring_leadership_brings_the_best_card() -> None:
    assert sense(playing("inspiring_leadership", ["the_swarm"])) == "leader teeming_spawn"


# Setup


def test_mengsk_stays_first_player() -> None:
    game = chosen("emperor_arcturus_i", "predestined", "the_swarm")
    assert game.prompt == "name-first-player"
    assert sense(game) == "done"


def test_mengsk_chooses_rich_planets() -> None:
    game = chosen("emperor_arcturus_i", "predestined")
    game.picks("done")
    assert game.prompt == "choose-planet"
    slug = sense(game).removeprefix("planet ")
    box = game.box

    def printed(planet: int) -> int:
        return sum(box.amount[area] + 2 * box.points[area] for area in box.areas_of[planet])

    planet = box.planet_slugs.index(slug)
    assert printed(planet) == max(map(printed, range(len(box.planet_slugs))))


# Pieces of ours


@pytest.mark.parametrize("supply", [1, 7])
def test_return_to_aiur_takes_all_transports_to_the_routes_that_lead_to_most(supply: int) -> None:
    sides = {TASSADAR: side(at={"torus.2": "zealot base"}), OVERMIND: FOE_OF_TASSADAR}
    game = regrouping(3, sides)
    lead(game, "return_to_aiur", "the_swarm_flies")
    game.player(TASSADAR).transport_supply = supply
    taken: list[str] = []
    while game.prompt == "return-to-aiur":
        taken.append(pick(game))
        game.picks(taken[-1])
    assert "route helios-torus" in taken, "four free areas next to the base"
    assert len(taken) == min(supply, len(game.state.galaxy.routes))


FOE_OF_TASSADAR = side(at={"dylar_iv.3": "zergling base"})


def test_the_warp_gate_sends_the_better_unit_where_it_does_most() -> None:
    at = {"helios.1": "zealot dragoon warp_gate", "helios.2": "base", "vyctor_5.2": "zealot"}
    game = gate(at)
    assert sense(game) == "unit dragoon"
    game.picks("unit dragoon")
    assert game.prompt == "warp-gate-to"
    area = game.box.area_slugs.index(sense(game).removeprefix("area "))
    assert game.box.points[area], "conquest points"


def test_a_unit_that_must_hold_the_gate_stays() -> None:
    """Nothing else is free, and the enemy stands beside the gate."""
    taken = {f"torus.{number}": "zergling" for number in (1, 2, 4)}
    foe = side(at={"helios.4": "hydralisk hydralisk", "torus.3": "zergling base", **taken})
    at = {"helios.1": "zealot zealot warp_gate", "helios.2": "zealot base", "helios.3": "zealot"}
    mine = side(at=at, leaders=["warp_gate"])
    galaxy = ("helios 0 0", "torus 1 0")
    game = regrouping(1, {TASSADAR: mine, OVERMIND: foe}, led=[1], galaxy=galaxy)
    assert game.prompt == "warp-gate"
    assert sense(game) == "done"


def test_the_pair_of_which_there_are_two_miniatures_is_worth_more() -> None:
    at = {"helios.2": "marine base", "torus.2": "battlecruiser", "pridewater.2": "battlecruiser"}
    game = regrouping(3, {MENGSK: side(at=at), ALDARIS: FOE})
    lead(game, "scorched_earth_policy", "the_will_of_the_conclave")
    assert game.prompt == "scorched-earth-unit"
    assert sense(game) == "unit siege_tank"


def test_the_pair_goes_where_it_is_needed() -> None:
    at = {"helios.2": "marine base", "torus.2": "marine"}
    game = regrouping(3, {MENGSK: side(at=at), ALDARIS: NEAR_TORUS})
    lead(game, "scorched_earth_policy", "the_will_of_the_conclave")
    game.picks("unit siege_tank")
    assert game.prompt == "scorched-earth-area"
    assert sense(game) == "area torus.2"


def test_the_fleet_lands_where_it_is_needed_and_the_best_unit_first() -> None:
    game = table(
        {
            OVERMIND: side(at={"tarsonis.1": "hydralisk hydralisk", "dylar_iv.3": "base"}),
            ALDARIS: side(
                at={"helios.2": "base", "tarsonis.2": "zealot base"},
                reserve="zealot dragoon",
                leaders=["conclave_fleet"],
            ),
        },
        expansion="brood_war",
        orders={"tarsonis": ["overmind mobilize"], "helios": ["aldaris build"]},
    )
    game.picks("reveal tarsonis")
    assert game.prompt == "conclave-fleet"
    assert sense(game) == "area tarsonis.2"
    game.picks("area tarsonis.2")
    assert game.prompt == "conclave-fleet-unit"
    assert sense(game) == "deploy dragoon"


def test_teeming_spawn_builds_where_most_can_be_built() -> None:
    at = {"helios.2": "zergling base", "torus.1": "zergling"}
    game = regrouping(3, {OVERMIND: side(at=at, pool=4, unavailable=2), ALDARIS: FOE})
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    assert game.prompt == "teeming-spawn"
    assert sense(game) == "planet torus", "a new base"


def test_subtle_influence_keeps_the_planet_with_the_most_at_stake() -> None:
    at = {"helios.2": "zergling", "tarsonis.1": "zergling zergling base", "tarsonis.2": "hydralisk"}
    game = regrouping(3, {QUEEN: side(at=at), RAYNOR: side(at={"vyctor_5.2": "marine base"})})
    game.picks("leader subtle_influence")
    game.picks(game.options[0])
    assert game.prompt == "subtle-influence"
    assert sense(game) == "planet tarsonis"


def test_riches_of_aiur_restores_own_areas_first() -> None:
    mine = side(at={"helios.2": "zealot base"}, leaders=["riches_of_aiur"])
    worn = dict.fromkeys(["helios.2", "dylar_iv.3", "tarsonis.2"], 1)
    game = regrouping(1, {ALDARIS: mine, OVERMIND: FOE_OF_TASSADAR}, led=[1], depletion=worn)
    assert game.prompt == "riches-of-aiur"
    assert sense(game) == "area helios.2"


# Blows


def test_the_swarm_brings_down_a_transport_on_every_route_the_leaders_if_there_are_two() -> None:
    """Both have one between Dylar IV and Torus."""
    both: dict[str, Any] = {"transports": ["helios-torus", "dylar_iv-torus"]}
    sides = {
        OVERMIND: side(at={"helios.2": "zergling base"}),
        ALDARIS: side(at={"torus.1": "zealot base"}, **both),
        QUEEN: side(at={"dylar_iv.1": "zergling base"}, transports=["dylar_iv-torus"], conquest=13),
    }
    game = regrouping(3, sides)
    lead(game, "the_swarm_flies", "destiny", "deathblow")
    downed: set[str] = set()
    while game.prompt == "swarm-flies" and pick(game) != "done":
        downed.add(pick(game))
        game.picks(pick(game))
    wanted = {"transport-of helios-torus aldaris", "transport-of dylar_iv-torus queen_of_blades"}
    assert downed == wanted


def test_the_sacrifice_is_a_cheap_unit_beside_the_strongest_enemies() -> None:
    game = sacrifice(side(at={"helios.2": "zealot base", "torus.1": "zealot dragoon"}))
    assert game.prompt == "ultimate-sacrifice"
    assert sense(game) == "strike zealot torus.1"
    game.picks("strike zealot torus.1")
    assert game.prompt == "ultimate-sacrifice-area"
    assert sense(game) == "area torus.2"


def test_the_psi_disrupter_is_used_where_the_enemies_are() -> None:
    mine = side(at={"helios.2": "marine base", "torus.1": "marine"})
    foe = side(at={"dylar_iv.3": "base", "torus.2": "zealot dragoon"})
    game = regrouping(3, {RAYNOR: mine, ALDARIS: foe})
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    assert game.prompt == "psi-disrupter"
    assert sense(game) == "planet torus"


def test_units_that_must_leave_take_an_area_that_is_not_held_yet() -> None:
    mine = side(at={"helios.2": "marine base", "torus.1": "marine"})
    at = {"dylar_iv.3": "base", "torus.2": "zealot", "dylar_iv.1": "zealot"}
    game = regrouping(3, {RAYNOR: mine, ALDARIS: side(at=at, transports=["dylar_iv-torus"])})
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    game.picks("planet torus")
    assert game.prompt == "leave-planet-to"
    assert sense(game) == "area dylar_iv.2"


def test_the_gantrithor_strikes_no_unit_of_ours() -> None:
    game = flagship({"torus.1": "gantrithor zealot", "helios.2": "zealot base"})
    game.picks("unit gantrithor")
    assert game.prompt == "last-strike"
    assert sense(game) == "raze-base torus.2"


def test_the_gantrithor_strikes_an_attacker() -> None:
    mine: dict[str, Any] = {"leaders": ["gantrithor"], "elsewhere": {"torus.1": "zealot"}}
    game = duel(
        overmind=("hydralisk hydralisk hydralisk", ["zerg_01"]),
        tassadar=("gantrithor", ["protoss_03"], mine),
    )
    assert game.prompt == "last-strike"
    assert sense(game) == "strike-attacker hydralisk torus.3"


@pytest.mark.parametrize(
    ("more", "answer"),
    [({}, "done"), ({"helios.1": "zealot"}, "use-technology maelstrom")],
)
def test_an_order_is_stopped_where_much_is_at_stake(more: dict[str, str], answer: str) -> None:
    game = revealed(at={"helios.2": "dark_archon base", **more})
    assert game.prompt == "stop-order"
    assert pick(game) == answer


# Battles


@pytest.mark.parametrize(
    ("mine", "more", "answer"),
    [
        ("zeratul zealot", {"leaders": ["zeratul"]}, "use-hero zeratul"),
        ("zealot", {"technologies": ["leg_enhancement"]}, "use-technology leg_enhancement"),
    ],
)
def test_what_costs_an_enemy_unit_is_used_rather_than_a_card(
    mine: str, more: dict[str, Any], answer: str
) -> None:
    """Retreat would be spent, and this costs nothing."""
    game = battle(
        tassadar=army(mine, events=["retreat_1"], **more), overmind=army("zergling hydralisk")
    )
    assert game.prompt == "start-of-battle"
    assert sense(game) == answer


def test_charon_boosters_are_used_even_if_nothing_can_hide() -> None:
    boosters: dict[str, Any] = {"technologies": ["charon_boosters", "scanner_sweep"]}
    game = battle(overmind=army("mutalisk zergling"), jim_raynor=army("goliath marine", **boosters))
    assert game.prompt == "start-of-battle"
    assert pick(game) == "use-technology charon_boosters"


def test_the_exchange_is_with_the_unit_that_fights_better_there() -> None:
    """The Zealot is alone against the Hydralisk, and the Mutalisk flies."""
    game = battle(
        overmind=army("hydralisk mutalisk"),
        tassadar=army("zealot corsair scout", modules=["defensive"]),
    )
    play(game, "pair").picks("pair hydralisk zealot")
    play(game, "exchange").picks(pick(game))
    assert game.prompt == "exchange-for"
    assert sense(game) == "exchange-support scout 2"


def test_feedback_costs_the_cheaper_unit() -> None:
    game = duel(tassadar=FEEDBACK, jim_raynor=("goliath medic science_vessel", ["bw_t3", "bw_t1"]))
    assert game.prompt == "feedback"
    assert sense(game) == "unit medic"


@pytest.mark.parametrize(
    ("prey", "card", "answer"),
    [
        ("marine", "terran_03", "done"),
        ("siege_tank", "siege_mode_bw_9/7", "give-up zergling helios.1"),
    ],
)
def test_the_least_stolen_unit_is_given_up_for_a_better_one(
    prey: str, card: str, answer: str
) -> None:
    game = clash(
        jim_raynor=(prey, [card], {}),
        tassadar=("zealot dark_archon", THEFT, {"elsewhere": TWO}),
        overmind=("", [], {"elsewhere": {"tarsonis.1": "zergling base"}}),
    )
    assert game.prompt == "give-up-stolen"
    assert sense(game) == answer


def test_a_card_that_still_fits_the_army_is_recharged() -> None:
    """The army are the attackers: Marines and a Medic, and no Siege Tank."""
    game = with_medic(["terran_12", "heal"], units="marine marine medic")
    assert game.prompt == "recharge"
    assert sense(game) == "recharge heal"
