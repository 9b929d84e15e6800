"""Where options lead, in positions made by hand: what a page must know before it sends anything."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.knowledge.shown_decisions import Lead
from orrery.starcraft.knowledge.verbs import SLUGS
from tests.marks import rule
from tests.starcraft.orders import RICH, executing
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.step_8 import Z_AXIS, playing
from tests.starcraft.told import leads

FAR = side(at={"vyctor_5.2": "zealot base"})


def named(game: Position, lead: Lead) -> list[str]:
    """What the picks of a lead name, and what the rules answer for them."""
    first = game.decision.options[0]
    return [SLUGS[one["kind"]](game.game, first, one["number"]) for one in lead["refs"]]


def moving(at: dict[str, str], planet: str, **changes: Any) -> Position:
    game = table(
        jim_raynor=side(at=at, **changes),
        aldaris=FAR,
        orders={planet: ["jim_raynor mobilize"]},
    )
    game.picks(f"reveal {planet}", "execute")
    return game


@rule("SC-MOVE-04", "SC-MOVE-05")
def test_of_equal_marines_in_three_areas_only_the_one_that_may_move_is_offered() -> None:
    at = {"torus.1": "marine", "helios.2": "marine base", "pridewater.1": "marine"}
    game = moving(at, "torus")
    assert [text for text in game.options if "marine" in text] == ["move marine torus.1"]
    found = leads(game, "move marine torus.1")
    assert set(found) == {"area torus.2", "area torus.3", "area torus.4"}
    assert all(named(game, one) == [text.split()[1]] for text, one in found.items())


@rule("SC-MOVE-02", "SC-MOVE-06")
def test_a_move_with_one_destination_says_where_it_leads_without_a_pick() -> None:
    """Vyctor 5 has two areas."""
    game = table(
        overmind=side(at={"vyctor_5.1": "zergling", "dylar_iv.1": "base"}),
        arcturus_mengsk=side(at={"vyctor_5.2": "marine", "helios.2": "base"}),
        orders={"vyctor_5": ["overmind mobilize"]},
    )
    game.picks("reveal vyctor_5", "execute")
    found = leads(game, "move zergling vyctor_5.1")
    assert set(found) == {""}
    assert named(game, found[""]) == ["vyctor_5.2"]
    game.picks("move zergling vyctor_5.1")
    assert game.prompt == "move", "nobody was asked"
    assert [game.box.unit_slugs[unit] for unit in game.state.invaders] == ["zergling"]


@rule("SC-BUILD-10", "SC-COMP-10")
def test_a_unit_leads_to_the_areas_with_room_and_its_payment() -> None:
    at = {"helios.2": "base", "helios.1": "zealot zealot", "helios.4": "zealot zealot zealot"}
    game = executing("aldaris build", aldaris=side(at=at))
    found = leads(game, "unit zealot")
    assert set(found) == {"area helios.2, pay", "area helios.3, pay"}
    assert named(game, found["area helios.3, pay"]) == ["helios.3"]


@rule("SC-BUILD-10", "SC-COMP-10")
def test_a_unit_with_one_area_names_it_though_nobody_is_asked() -> None:
    at = {
        "helios.2": "base",
        "helios.1": "zealot zealot",
        "helios.3": "zealot zealot",
        "helios.4": "dragoon dragoon dragoon",
    }
    game = executing("aldaris build", aldaris=side(at=at))
    found = leads(game, "unit zealot")
    assert set(found) == {"pay"}
    assert named(game, found["pay"]) == ["helios.2"]
    game.picks("unit zealot", "pay")
    assert game.army("helios.2") == ["zealot"]


@rule("SC-BUILD-14", "SC-BUILD-15")
def test_an_archon_leads_over_its_sacrifice_to_its_area() -> None:
    at = {"helios.2": "base high_templar", "helios.4": "high_templar high_templar"}
    mine = side(at=at, technologies=["summon_archon"], resources=RICH)
    game = executing("aldaris build", aldaris=mine)
    found = leads(game, "unit archon")
    assert set(found) == {
        "area helios.2, area helios.2, pay",
        "area helios.2, area helios.4, pay",
        "area helios.4, area helios.2, area helios.2, pay",
        "area helios.4, area helios.2, area helios.4, pay",
        "area helios.4, area helios.4, pay",
    }
    both = found["area helios.4, area helios.4, pay"]
    game.picks("unit archon", *both["then"])
    assert game.army("helios.4") == ["archon"]


@rule("SC-PLAN-03", "SC-PLAN-07")
def test_a_planet_leads_to_the_orders_that_are_permitted() -> None:
    def orders(*modules: str) -> set[str]:
        overmind = side(at={"helios.2": "zergling base"}, modules=modules)
        game = table(overmind=overmind, aldaris=FAR, phase="planning")
        return set(leads(game, "planet torus"))

    standard = {"order build", "order mobilize", "order research"}
    assert orders() == standard
    special = {"order special_build", "order special_mobilize", "order special_research"}
    assert orders("research_and_development") == standard | special


@rule("SC-EVENT-11")
def test_a_transport_leads_to_the_routes_it_can_take() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus", "helios-pridewater"])
    found = leads(game, "route helios-torus")
    assert "route dylar_iv-vyctor_5" in found
    assert not {"route helios-torus", "route helios-pridewater"} & set(found)
    assert "route dylar_iv-torus" in leads(game, "transport")


@rule("SC-EVENT-12", "SC-GALAXY-12")
def test_an_end_leads_to_the_ends_it_can_be_exchanged_with() -> None:
    game = playing("navigation_error", z_axis=Z_AXIS)
    assert set(leads(game, "slot vyctor_5.east")) == {"slot dylar_iv.east", "slot pridewater.south"}
    z_axis = [("helios.north", "vyctor_5.east"), ("dylar_iv.east", "vyctor_5.south")]
    found = leads(playing("navigation_error", z_axis=z_axis), "slot vyctor_5.east")
    assert set(found) == {""}
    assert named(game, found[""]) == ["vyctor_5.south"], "the only exchange is made at once"


@rule("SC-EVENT-08")
def test_free_units_lead_to_areas_all_over_the_galaxy() -> None:
    game = playing("scouting_party")
    found = {text: leads(game, text) for text in game.options}
    assert set(found["planet torus"]) == {"area torus.1", "area torus.2", "area torus.4"}
    assert set(found["planet vyctor_5"]) == {"area vyctor_5.1", "area vyctor_5.2"}
    at = {"helios.2": "base", "vyctor_5.1": "marine marine marine marine"}
    small = playing("scouting_party", at=at)
    only = leads(small, "planet vyctor_5")
    assert set(only) == {""}
    assert named(small, only[""]) == ["vyctor_5.2"]


@rule("SC-COMP-07")
def test_destroying_leads_to_a_place_and_a_piece() -> None:
    at = {"torus.1": "marine", "torus.2": "marine base"}
    game = moving(at, "torus", transports=["dylar_iv-torus"])
    found = leads(game, "destroy")
    assert set(found) == {
        "area torus.1",
        "area torus.2, unit marine",
        "area torus.2, base torus.2",
        "route dylar_iv-torus",
    }
    assert named(game, found["area torus.1"]) == ["torus.1", "marine"]
