"""A position for every question of StarCraft, each at the moment it is asked, to be opened as a
table of the test server (`Server.open`).

Those of battles are wild battles of the laboratory, by seed: they are saved before the battle and
played up to the question, so that the page is told of the battle as it is in a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from orrery.core.record import Record
from tests.e2e.alliance_positions import ALLIANCE, ALLIANCE_CASES
from tests.e2e.expanded_positions import CASES, EXPANDED, EXPANDED_WILD
from tests.e2e.opened import now
from tests.e2e.scenario_positions import SCENARIO, SCENARIO_CASES
from tests.e2e.wild_battles import WILD, wild
from tests.starcraft.marches import march
from tests.starcraft.opening import at_forces, new_game, placing
from tests.starcraft.orders import RICH, executing
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.step_8 import Z_AXIS, playing, three

MENGSK = "arcturus_mengsk"


# Setting up

LAID = ("helios 0 0", "torus 1 0", "pridewater 0 1", "tarsonis 1 1")
BASES = ("helios.2", "torus.3")


def placed(until: str) -> Position:
    game = placing()
    game.pass_setup(until=until)
    return game


def base_now() -> Position:
    """Nobody has placed a base on a first planet."""
    game = placing(4)
    while game.prompt != "starting-base-now":
        game.picks("done" if game.prompt == "starting-base" else game.options[0])
    return game


def a_cell() -> Position:
    game = placing()
    while game.prompt != "place-cell":
        game.picks(game.options[0])
    return game


def a_turn() -> Position:
    for seed in range(1, 40):
        game = placing(seed)
        game.pass_setup(Random(seed), until="place-turn")
        if not game.is_over and game.prompt == "place-turn":
            return game
    raise AssertionError("no planet can be turned")


def laid(until: str) -> Position:
    game = at_forces(*LAID, bases=BASES)
    game.pass_setup(until=until)
    return game


# Planning and orders

OVERMIND = side(at={"helios.2": "zergling base"}, modules=["research_and_development"])
RAYNOR = side(at={"dylar_iv.3": "marine base"})


def planning(*picks: str, **events: list[str]) -> Position:
    """The Overmind places orders; who has which Event cards in play."""
    mine = side(at={"helios.2": "zergling base"}, events=events.get("overmind", ()))
    game = table(phase="planning", overmind=mine, jim_raynor=RAYNOR)
    game.picks(*picks)
    return game


def end_of_planning() -> Position:
    game = planning(overmind=["unexpected_action"])
    while game.prompt != "end-of-planning":
        game.picks(game.options[0])
    return game


def executed(*picks: str) -> Position:
    """The Overmind has orders on two planets."""
    orders = {
        "helios": ["jim_raynor build", "overmind build"],
        "torus": ["overmind research"],
        "dylar_iv": ["jim_raynor mobilize"],
    }
    game = table(overmind=OVERMIND, jim_raynor=RAYNOR, orders=orders)
    game.picks(*picks)
    return game


def double_time() -> Position:
    mine = side(
        at={"helios.2": "base"},
        pool=1,
        workers={"helios.2": 2, "permanent.gas": 1},
        events=["double_time"],
    )
    return executing("overmind research", overmind=mine)


# Build

BUILDER = side(
    at={"helios.2": "marine base", "helios.4": "marine", "torus.1": "marine"},
    transports=["helios-torus"],
    resources=RICH,
    buildings={"barracks": 1},
    pool=8,
)


def building(*picks: str, order: str = "build") -> Position:
    game = executing(f"{MENGSK} {order}", arcturus_mengsk=BUILDER)
    game.picks(*picks)
    return game


def archon(at: dict[str, str]) -> Position:
    mine = side(at=at, technologies=["summon_archon"], resources=RICH)
    game = executing("aldaris build", aldaris=mine)
    game.picks("unit archon")
    return game


def new_base() -> Position:
    mine = side(at={"helios.1": "marine", "helios.2": "marine", "torus.3": "base"}, pool=8)
    game = executing(f"{MENGSK} build", arcturus_mengsk=mine)
    while game.prompt != "build-base":
        game.picks("done")
    return game


def gift(card: str, *picks: str) -> Position:
    """Mengsk plays an Event card of purchases."""
    mine = side(at={"helios.1": "marine"}, drawn=[card], discards=["terran_01"])
    game = table(
        arcturus_mengsk=mine, overmind=side(at={"vyctor_5.2": "zergling base"}), phase="regrouping"
    )
    game.picks(f"event {card}", *picks)
    return game


# Mobilize and Research


def mobilizing(*picks: str) -> Position:
    mine = side(
        at={"helios.2": "zergling zergling base", "torus.1": "zergling hydralisk"},
        transports=["helios-torus"],
    )
    theirs = side(at={"torus.3": "marine", "dylar_iv.3": "base"})
    game = table(overmind=mine, jim_raynor=theirs, orders={"torus": ["overmind mobilize"]})
    game.picks("reveal torus", "execute", *picks)
    return game


def lifting(until: str) -> Position:
    """A base lifts off, then a battle begins."""
    game = executing(
        "jim_raynor mobilize",
        jim_raynor=side(at={"helios.2": "base", "helios.4": "marine ghost", "helios.1": "marine"}),
        overmind=side(at={"helios.2": "zergling", "torus.1": "base"}),
    )
    march(game, "marine helios.4 helios.2", "ghost helios.4 helios.2")
    game.picks("done", *(["area helios.1"] if until == "before-battle" else []))
    return game


def end_of_order() -> Position:
    game = executing(
        "jim_raynor special_mobilize", jim_raynor=side(at={"helios.2": "marine marine base"})
    )
    march(game, "marine helios.2 helios.4")
    game.picks("done", "area helios.4")
    return game


def recalling(*picks: str) -> Position:
    at = {
        "helios.2": "arbiter zealot base",
        "helios.4": "arbiter",
        "vyctor_5.1": "dragoon",
        "tarsonis.2": "zealot",
    }
    game = table(
        orders={"helios": ["jim_raynor mobilize", "aldaris mobilize"]},
        aldaris=side(at=at, technologies=["recall"]),
        jim_raynor=side(at={"torus.1": "marine base"}),
    )
    game.picks("reveal helios", "execute", "done", *picks)
    return game


def researching(*picks: str, order: str = "research") -> Position:
    mine = side(at={"helios.2": "marine base"}, resources=RICH, pool=8)
    game = executing(f"{MENGSK} {order}", arcturus_mengsk=mine)
    game.picks(*picks)
    return game


def new_cards() -> Position:
    game = gift("technological_advance", "technology siege_mode")
    while game.prompt != "technology-to-hand":
        game.picks(game.options[0])
    return game


# Regrouping and Event cards


def regrouping(card: str) -> Position:
    mine = side(at={"helios.2": "zergling base"}, events=[card])
    return table(phase="regrouping", overmind=mine, jim_raynor=RAYNOR)


def end_benefit() -> Position:
    game = three(overmind=["retreat_1", "the_end_draws_near", "saboteur"], tassadar=["flagship"])
    game.picks("event the_end_draws_near")
    return game


def rivals(card: str) -> Position:
    """The Overmind plays a card; two others have Event cards in play."""
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, drawn=[card]),
        arcturus_mengsk=side(at={"torus.3": "base"}, events=["retreat_1", "defensive_strategy"]),
        tassadar=side(at={"dylar_iv.2": "base"}, events=["double_time"], drawn=["flagship"]),
    )
    game.picks(f"event {card}")
    return game


def played(card: str, *picks: str, **given: object) -> Position:
    game = playing(card, **given)  # type: ignore[arg-type]
    game.picks(*picks)
    return game


def assault(*picks: str, defenders: str = "zealot reaver base") -> Position:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(
            at={"helios.2": "base marine", "torus.4": "marine"}, drawn=["surprise_assault"]
        ),
        tassadar=side(at={"torus.3": defenders, "torus.1": "dragoon dragoon"}),
    )
    game.picks("event surprise_assault", *picks)
    return game


def too_many_cards() -> Position:
    """Both have more than they may keep: nobody sees what is discarded before both have chosen."""
    mine = [f"zerg_{number:02}" for number in range(1, 9)]
    theirs = [f"terran_{number:02}" for number in range(1, 11)]
    return table(
        phase="regrouping",
        overmind=side(at={"helios.2": "zergling base"}, hand=mine),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}, hand=theirs),
    )


ROUTES = {"transports": ["helios-torus", "helios-pridewater"]}
MADE: dict[str, Callable[[], Position]] = {
    "faction": new_game,
    "place-planet": placing,
    "place-cell": a_cell,
    "place-turn": a_turn,
    "starting-base": lambda: placed("starting-base"),
    "starting-base-now": base_now,
    "z-axis-major": lambda: laid("z-axis-major"),
    "z-axis-minor": lambda: laid("z-axis-minor"),
    "starting-unit": lambda: laid("starting-unit"),
    "starting-transport": lambda: laid("starting-transport"),
    "order-where": planning,
    "order-which": lambda: planning("planet torus"),
    "start-of-planning": lambda: planning(overmind=["preemptive_action"]),
    "end-of-planning": end_of_planning,
    "reveal": executed,
    "execute": lambda: executed("reveal helios"),
    "double-time": double_time,
    "build-forces": building,
    "new-unit-area": lambda: building("unit marine"),
    "sacrifice": lambda: archon({"helios.2": "high_templar", "helios.4": "high_templar " * 2}),
    "tech-unit-area": lambda: archon({"helios.2": "base high_templar", "helios.4": "high_templar"}),
    "build-upgrades": lambda: building("done"),
    "build-base": new_base,
    "gain-upgrade": lambda: gift("base_construction"),
    "discount": lambda: gift("base_construction", "building starport"),
    "pay": lambda: building("unit marine", "area helios.4"),
    "destroy-where": lambda: building("destroy"),
    "destroy-what": lambda: building("destroy", "area helios.2"),
    "move": mobilizing,
    "move-to": lambda: mobilizing("move zergling helios.2"),
    "lift-off": lambda: lifting("lift-off"),
    "before-battle": lambda: lifting("before-battle"),
    "end-order": end_of_order,
    "recall": recalling,
    "recall-to": lambda: recalling("move dragoon vyctor_5.1"),
    "research-draw": researching,
    "learn-technology": lambda: researching("draw"),
    "research-bonus": lambda: researching(
        *("draw", "technology spider_mines", "pay"), order="special_research"
    ),
    "technology-to-hand": new_cards,
    "industrial-strategy": lambda: regrouping("industrial_strategy"),
    "specialized-strategy": lambda: regrouping("specialized_strategy"),
    "play-event": lambda: three(overmind=["retreat_1", "saboteur"], tassadar=["flagship"]),
    "end-benefit": end_benefit,
    "saboteur": lambda: rivals("saboteur"),
    "informant": lambda: rivals("informant"),
    "discard-to-limit": too_many_cards,
    "free-units-planet": lambda: played("scouting_party"),
    "free-units-area": lambda: played("scouting_party", "planet torus"),
    "free-units-unit": lambda: played(
        *("reinforcements", "planet helios", "area helios.1"),
        at={"helios.2": "base", "helios.1": "marine"},
    ),
    "reroute": lambda: played("emergency_rerouting", **ROUTES),
    "reroute-to": lambda: played("emergency_rerouting", "route helios-torus", **ROUTES),
    "free-transport": lambda: played("emergency_rerouting", "transport", **ROUTES),
    "prepare-invasion": lambda: played("invasion_preparation"),
    "invasion-transport": lambda: played("invasion_preparation", "transport"),
    "maelstrom": lambda: played("stellar_maelstrom", **ROUTES),
    "exchange-end": lambda: played("navigation_error", z_axis=Z_AXIS),
    "exchange-with": lambda: played("navigation_error", "slot vyctor_5.east", z_axis=Z_AXIS),
    "deplete": lambda: played("refinery_bombardment"),
    "deplete-up-to": lambda: played("materials_shortage"),
    "restore": lambda: played("rich_vein", depletion={"torus.3": 1, "helios.2": 1}),
    "assault-from": assault,
    "assault-to": lambda: assault("area torus.3"),
    "assault-unit": lambda: assault("area torus.3", "area torus.2"),
    "assault-loss": lambda: assault("area torus.3", "area torus.1", "unit zealot", "unit reaver"),
}


WILDS = WILD | EXPANDED_WILD
MORE_CASES = CASES | SCENARIO_CASES | ALLIANCE_CASES
PROMPTS = (*MADE, *EXPANDED, *SCENARIO, *ALLIANCE, *WILDS)


@cache
def position(name: str) -> Record:
    """The record of a game up to this question, or up to one of the cases of the expansion."""
    more = {key: case.make for key, case in MORE_CASES.items()}
    made = MADE | EXPANDED | SCENARIO | ALLIANCE | more
    found = now(made[name]()) if name in made else wild(WILDS[name], name)
    assert found is not None, f"{name} is not asked any more"
    return found.record()
