"""A position for every question of Brood War, and for what it adds to questions of the base game.

As in `tests.e2e.positions`, battles are those of the laboratory, saved before they begin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.e2e.wild_battles import Wild
from tests.laws.expanded_battles import ExpandedBuilder
from tests.laws.stolen_battles import StolenBuilder
from tests.starcraft.broodwar import (
    order_leaders,
    test_archons,
    test_defend,
    test_heroes,
    test_leader_cases,
    test_leaders_protoss,
    test_leaders_terran,
    test_leaders_zerg,
    test_leadership_events,
    test_maelstrom,
    test_modules,
    test_new_planets,
    test_order_leaders,
    test_planning_leaders,
    test_resource_tokens,
    test_special_orders,
    test_strategic_areas,
    zerg,
)
from tests.starcraft.broodwar.led import chosen, lead, regrouping, setting_up
from tests.starcraft.expanded import expanded_box
from tests.starcraft.marches import march
from tests.starcraft.opening import begin
from tests.starcraft.scenario import Position, side

ALDARIS = side(at={"dylar_iv.3": "zealot base"})
OVERMIND = side(at={"dylar_iv.3": "zergling base"})
ZERGLINGS = side(at={"helios.2": "zergling base", "torus.1": "zergling", "tarsonis.2": "zergling"})
HOSTS = side(at={"torus.2": "zealot dragoon", "dylar_iv.3": "base"}, transports=["dylar_iv-torus"])
TORRASQUE = {"helios.2": "zergling base", "torus.1": "base", "tarsonis.2": "zergling"}
MASTERY = {"helios.2": "marine base", "tarsonis.2": "marine"}


def then(game: Position, *picks: str) -> Position:
    game.picks(*picks)
    return game


def led(stage: int, faction: str, mine: object, leader: str, *picks: str) -> Position:
    """A Leadership card has been chosen in a Regrouping Phase, and is resolved."""
    other, card = OTHERS[faction][stage]
    foe = OVERMIND if other == "overmind" else ALDARIS
    game = regrouping(stage, {faction: mine, other: foe})  # type: ignore[dict-item]
    lead(game, leader, card)
    game.picks(*picks)
    return game


AGAINST_ALDARIS = {2: ("aldaris", "khala_devotee"), 3: ("aldaris", "the_will_of_the_conclave")}
AGAINST_OVERMIND = {2: ("overmind", "torrasque"), 3: ("overmind", "the_swarm_flies")}
OTHERS = {
    "overmind": AGAINST_ALDARIS,
    "jim_raynor": AGAINST_ALDARIS,
    "arcturus_mengsk": AGAINST_ALDARIS,
    "tassadar": AGAINST_OVERMIND,
    "aldaris": AGAINST_OVERMIND,
}


# Setting up


def named() -> Position:
    return chosen("emperor_arcturus_i", "predestined", "the_swarm")


def three_planets(setting: str) -> Position:
    """A galaxy that is laid by hand, with three planet tokens each, Moria among those of the first
    player."""
    for seed in range(1, 100):
        box = expanded_box(factions="jim_raynor,aldaris", planets=setting, leadership="no")
        game = begin(box, seed)
        if "planet moria" in game.options:
            return game
    raise AssertionError("nobody has Moria")


# Planning and orders


def commanding(*picks: str) -> Position:
    """Jim Raynor defends an area."""
    return then(test_defend.planning(), *picks)


def two_orders() -> Position:
    """Aldaris may place a second order before the others go on."""
    game = order_leaders.led("aldaris", "the_will_of_the_conclave", phase="planning")
    return then(game, "planet helios", "order build")


def devoted() -> Position:
    game = order_leaders.led("aldaris", "khala_devotee", phase="planning")
    test_planning_leaders.placed_all(game, test_planning_leaders.FOUR)
    return game


def evading() -> Position:
    game = test_modules.expanded(
        orders={"torus": ["arcturus_mengsk mobilize"]},
        z_axis=[("helios.west", "torus.north")],
        arcturus_mengsk=side(
            at={"helios.2": "marine marine"},
            modules=["offensive"],
            transports=["helios-torus", "z1"],
        ),
        jim_raynor=test_modules.SHIELDED,
    )
    game.picks("reveal torus", "execute")
    march(game, "marine helios.2 torus.3", "marine helios.2 torus.2")
    return then(game, "done")


def disposed() -> Position:
    game = test_special_orders.ordered(
        {"helios": ["jim_raynor build", "jim_raynor special_build"]},
        raynor={"modules": [test_special_orders.RND]},
        settings=test_special_orders.DISPOSABLE,
    )
    game.picks("reveal helios", "execute")
    test_special_orders.finish(game)
    return game


def influenced() -> Position:
    queen = side(at={"helios.2": "zergling base", "torus.3": "zergling", "tarsonis.1": "zergling"})
    raynor = side(at={"torus.4": "marine", "vyctor_5.2": "marine base"})
    game = regrouping(3, {"queen_of_blades": queen, "jim_raynor": raynor})
    game.picks("leader subtle_influence")
    return then(game, game.options[0])


# Economy


def with_tokens(*picks: str) -> Position:
    """Jim Raynor has workers and tokens to pay with."""
    game = test_resource_tokens.building(
        at={"helios.2": "marine base", "helios.4": "marine"},
        resources=["helios.2", "pridewater.1", "pridewater.2"],
        buildings={"barracks": 2},
        tokens=(1, 2),
        pool=4,
    )
    return then(game, *picks)


def infested(*picks: str) -> Position:
    mine = side(
        at={"helios.2": "queen", "helios.3": "zergling", "helios.4": "queen"},
        technologies=["infest_command_center"],
        pool=4,
    )
    return then(zerg.building(mine), *picks)


# Regrouping


def chip() -> Position:
    game = test_resource_tokens.regrouping(drawn=["encrypted_data_chip"])
    return then(game, "event encrypted_data_chip")


def warping(*picks: str) -> Position:
    at = {"helios.1": "zealot dragoon warp_gate", "helios.2": "base", "vyctor_5.2": "zealot"}
    return then(test_leaders_protoss.gate(at), *picks)


def riches() -> Position:
    aldaris = side(at={"helios.2": "zealot base"}, leaders=["riches_of_aiur"])
    poor = dict.fromkeys(("helios.2", "dylar_iv.3", "tarsonis.2"), 1)
    return regrouping(1, {"aldaris": aldaris, "overmind": OVERMIND}, led=[1], depletion=poor)


def templars() -> Position:
    stolen = "high_templar high_templar high_templar@aldaris"
    return then(test_archons.building("summon_archon_bw", helios_2=stolen), "unit archon")


SACRIFICED = side(at={"helios.2": "zealot base", "torus.1": "zealot dragoon"})
EXPANDED: dict[str, Callable[[], Position]] = {
    "choose-leader": lambda: setting_up("jim_raynor", "aldaris"),
    "name-first-player": named,
    "choose-planet": lambda: then(named(), "done"),
    "starting-unit-left": lambda: test_new_planets.on_erebus("queen_of_blades"),
    "defend-move": lambda: commanding("defend helios.4"),
    "spend-order": disposed,
    "stop-order": test_maelstrom.revealed,
    "evading-transport": evading,
    "sacrifice-which": templars,
    "gain-token": chip,
    "warp-gate": warping,
    "warp-gate-to": lambda: warping("unit dragoon"),
    "conclave-fleet": lambda: test_leader_cases.fleet("overmind"),
    "conclave-fleet-unit": lambda: then(test_leader_cases.fleet("overmind"), "area helios.2"),
    "subtle-influence": influenced,
    "subtle-planning": lambda: test_leadership_events.playing("subtle_planning", ["the_swarm"]),
    "inspiring-leadership": lambda: test_leadership_events.playing(
        "inspiring_leadership", ["the_swarm"]
    ),
    "tactical-mastery": test_leaders_terran.mastery,
    "scorched-earth-unit": lambda: test_leaders_terran.scorched(MASTERY),
    "scorched-earth-area": lambda: then(test_leaders_terran.scorched(MASTERY), "unit siege_tank"),
    "swarm-flies": test_leaders_zerg.flies,
    "teeming-spawn": lambda: led(3, "overmind", ZERGLINGS, "teeming_spawn"),
    "psi-disrupter": lambda: led(3, "jim_raynor", side(at=MASTERY), "psi_disrupter"),
    "leave-planet": lambda: test_leaders_terran.disrupted(HOSTS),
    "leave-planet-to": lambda: then(test_leaders_terran.disrupted(HOSTS), "move dragoon torus.2"),
    "ultimate-sacrifice": lambda: test_leaders_protoss.sacrifice(SACRIFICED),
    "ultimate-sacrifice-area": lambda: then(
        test_leaders_protoss.sacrifice(SACRIFICED), "strike zealot torus.1"
    ),
    "return-to-aiur": lambda: led(
        *(3, "tassadar", side(at={"helios.2": "zealot base"}, transports=["helios-torus"])),
        "return_to_aiur",
    ),
    "hero-figure": lambda: test_heroes.torrasque(test_heroes.THREE),
    "hero-area": lambda: then(test_heroes.torrasque(test_heroes.THREE), "area torus.1"),
    "install": lambda: led(2, "overmind", ZERGLINGS, "cerebrate_daggoth"),
    "return-figure": lambda: test_leaders_zerg.fallen(
        {"helios.2": "base", "torus.1": "ultralisk ultralisk", "tarsonis.2": "ultralisk"}
    ),
    "return-hero": lambda: test_leaders_zerg.fallen(TORRASQUE),
    "riches-of-aiur": riches,
}

EXPANDED_WILD = {
    "early-loss": Wild(27, ExpandedBuilder),
    "exchange": Wild(14, ExpandedBuilder),
    "exchange-for": Wild(138, ExpandedBuilder),
    "recharge": Wild(47, ExpandedBuilder),
    "last-strike": Wild(39, ExpandedBuilder),
    "collateral": Wild(190, ExpandedBuilder),
    "feedback": Wild(1562, ExpandedBuilder),
    "give-up-stolen": Wild(314, StolenBuilder),
}


class Case(NamedTuple):
    """A question of the base game, to be answered as only the expansion allows."""

    make: Callable[[], Position]
    wish: str


CASES: dict[str, Case] = {
    "defend": Case(commanding, "defend helios.4"),
    "place-star": Case(
        lambda: then(
            order_leaders.led("arcturus_mengsk", "the_sons_of_korhal", phase="planning"),
            "planet helios",
        ),
        "order star",
    ),
    "extra-order": Case(
        lambda: test_planning_leaders.hive(own={"events": ["preemptive_action"]}), "extra-order"
    ),
    "second-order": Case(two_orders, "planet torus"),
    "turn-stack": Case(devoted, "turn-stack helios"),
    "execute-as-strategic": Case(
        lambda: then(
            test_strategic_areas.held({"hydrax": ["jim_raynor build", "jim_raynor build"]}),
            "reveal hydrax",
        ),
        "execute-as special_build",
    ),
    "execute-as-star": Case(test_order_leaders.star, "execute-as mobilize"),
    "build-with-tokens": Case(with_tokens, "unit marine"),
    "pay-with-tokens": Case(lambda: with_tokens("unit marine", "area helios.4"), "token minerals"),
    "infest": Case(infested, "install helios.4"),
    "infested-terran": Case(lambda: infested("install helios.2"), "unit infested_terran"),
    "two-of-three-planets": Case(lambda: three_planets("two_of_three"), "planet moria"),
}
