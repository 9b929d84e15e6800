"""Why not: the rule of the expansion that forbids what a player tries; and what is suggested."""

from __future__ import annotations

from orrery.core.decisions import Option
from orrery.starcraft.board.state import Step
from orrery.starcraft.knowledge.figures import unit_limit
from orrery.starcraft.knowledge.suggestions import suggested
from tests.marks import rule
from tests.starcraft.broodwar.areas import FAR, STATIONS, area_of, stations, unit_of
from tests.starcraft.broodwar.led import lead, regrouping
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import at_planet
from tests.starcraft.scenario import Position, side, table


@rule("BW-DEFEND-04", "BW-PLANET-02")
def test_why_a_unit_cannot_follow_a_defend_order() -> None:
    """The area is not for flying units; then it is full."""
    game = stations(
        jim_raynor=side(
            at={
                "gehenna_station.2": "marine marine base",
                "gehenna_station.3": "marine",
                "moria.1": "wraith marine",
            },
            transports=["gehenna_station-moria"],
        ),
        tassadar=FAR,
        phase="planning",
    )
    game.picks("defend gehenna_station.2")

    def why(unit: str, area: str) -> str | None:
        option = Option("move", unit_of(game, "jim_raynor", unit), area_of(game, area))
        return game.why("jim_raynor", option)

    assert why("wraith", "moria.1") == "BW-PLANET-02"
    game.picks("move marine moria.1")
    assert game.asked == "tassadar", "the area is full now, and the order is over"


@rule("BW-PLANET-04")
def test_why_no_starting_base_stands_where_only_flyers_may_be() -> None:
    box = expanded_box(players="2", factions="jim_raynor,aldaris", leadership="no")
    game = at_planet("helios 0 0", hands=["torus", "hydrax"], box=box)
    game.pass_setup(until="starting-base-now")
    assert game.options == ["base hydrax.2", "base hydrax.4"]
    assert game.why_now(Option("base", area_of(game, "hydrax.1"))) == "BW-PLANET-04"
    assert game.why_now(Option("base", area_of(game, "helios.2"))) == "SC-GALAXY-10"


def why_no_base(at: dict[str, str], pool: int) -> str:
    """Why Jim Raynor cannot build a base on Hydrax."""
    game = stations(
        jim_raynor=side(at={"helios.2": "base", **at}, pool=pool),
        tassadar=FAR,
        orders={"hydrax": ["jim_raynor build"]},
    )
    game.picks("reveal hydrax", "execute")
    frame = game.game.stack[-1]
    assert isinstance(frame, Step)
    return next(lock.rule for lock in frame.locks(game.game) if lock.option.verb == "base")


@rule("BW-PLANET-04")
def test_a_base_is_too_dear_or_has_no_place() -> None:
    """Where only flyers may be matters if there is no better place."""
    assert why_no_base({"hydrax.1": "wraith", "hydrax.4": "marine"}, pool=0) == "SC-ECON-18"
    assert why_no_base({"hydrax.3": "wraith", "hydrax.2": "marine"}, pool=0) == "SC-ECON-18"
    assert why_no_base({"hydrax.3": "wraith"}, pool=9) == "BW-PLANET-04"


@rule("BW-LEADCARD-46", "BW-INST-02", "BW-PLANET-04")
def test_why_an_installation_of_a_card_cannot_stand_there() -> None:
    overmind = side(
        at={
            "hydrax.1": "mutalisk",
            "hydrax.2": "zergling base",
            "helios.1": "zergling",
            "moria.1": "zergling",
        }
    )
    aldaris = side(at={"torus.1": "base"})
    game = regrouping(2, {"overmind": overmind, "aldaris": aldaris}, galaxy=STATIONS)
    lead(game, "cerebrate_daggoth", "fenix")
    assert game.options == ["install helios.1", "install moria.1"]

    def why(area: str) -> str | None:
        return game.why("overmind", Option("install", area_of(game, area)))

    assert why("hydrax.1") == "BW-PLANET-04"
    assert why("hydrax.2") == "BW-INST-02"
    assert why("torus.1") == why("helios.2") == "BW-LEADCARD-46"
    assert why("helios.1") is None


@rule("BW-LEADCARD-38", "BW-PLANET-02")
def test_why_a_unit_of_the_conclave_fleet_cannot_land() -> None:
    aldaris = side(
        at={"gehenna_station.2": "zealot base"},
        leaders=["conclave_fleet"],
        reserve="zealot scout",
    )
    game = table(
        aldaris=aldaris,
        overmind=side(at={"torus.1": "zergling base"}),
        galaxy=STATIONS,
        orders={"torus": ["overmind mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal torus", "area gehenna_station.2")
    assert game.options == ["deploy zealot", "done"]

    def why(unit: str) -> str | None:
        return game.why("aldaris", Option("deploy", unit_of(game, "aldaris", unit)))

    assert why("scout") == "BW-PLANET-02"
    assert why("dragoon") == "BW-LEADCARD-38", "none waits on the card"
    assert why("zealot") is None


# ---- what is suggested and counted ---------------------------------------------------------------


def revealed(order: str, modules: list[str], at: dict[str, str]) -> Position:
    """Jim Raynor has revealed an order on Helios."""
    game = table(
        jim_raynor=side(at=at, modules=modules),
        tassadar=side(at={"torus.1": "base"}),
        orders={"helios": [f"jim_raynor {order}"]},
        expansion="brood_war",
    )
    game.picks("reveal helios")
    return game


def test_a_special_order_is_suggested_to_be_executed_if_it_has_an_effect() -> None:
    """It takes a space of the pool, which is no reason to do without it."""
    for at, verb in (
        ({"helios.2": "marine base"}, "execute"),
        ({"pridewater.1": "base"}, "draw-event"),
    ):
        game = revealed("special_build", ["research_and_development"], at)
        assert game.options == ["execute", "draw-event"]
        assert suggested(game.game) == game.options.index(verb)


@rule("BW-LEADCARD-14", "BW-ORDER-07")
def test_teeming_spawn_in_a_strategic_area_counts_one_more_unit() -> None:
    overmind = side(at={"erebus_station.1": "zergling base"}, pool=9)
    aldaris = side(at={"torus.1": "base"})
    game = regrouping(3, {"overmind": overmind, "aldaris": aldaris}, galaxy=STATIONS)
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    before = unit_limit(game.game, 0)
    game.picks("planet erebus_station")
    assert (before, unit_limit(game.game, 0)) == ({"used": 0, "of": 2}, {"used": 0, "of": 3})
