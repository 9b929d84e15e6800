"""GALAXY: z-axis routes, starting Resource cards and starting forces."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.queries import is_reachable
from orrery.starcraft.facts.terms import SIDES
from tests.marks import rule
from tests.starcraft.opening import Opening, at_forces, placing

LAID = ("helios 0 0", "halcyon 1 0 1", "tarsonis 2 0 1", "torus 0 1")
"""Routes halcyon-helios, halcyon-tarsonis, helios-torus."""
FREE = [
    "helios.north", "helios.west", "tarsonis.east", "tarsonis.south", "torus.east", "torus.south",
    "torus.west",
]  # fmt: skip


def two_players(factions: str = "jim_raynor,aldaris") -> Opening:
    """The base of the first on Helios, that of the second on Tarsonis."""
    return at_forces(*LAID, bases=("helios.2", "tarsonis.2"), factions=factions)


def with_routes(*ends: str, factions: str = "jim_raynor,aldaris") -> Opening:
    """The same, with the z-axis routes attached: major and minor ends in turn."""
    game = two_players(factions)
    game.picks(*(f"slot {end}" for end in ends))
    return game


NEAR = ("helios.north", "torus.west", "torus.south", "helios.west")
FAR = ("helios.north", "tarsonis.east", "helios.west", "tarsonis.south")


def slot(game: Opening, slug: str) -> Option:
    planet, side = slug.split(".")
    return Option("slot", 4 * game.box.planet_slugs.index(planet) + SIDES.index(side))


# Z-axis routes


@rule("SC-GALAXY-11")
def test_each_player_attaches_the_major_end_then_the_minor_end() -> None:
    game = two_players()
    assert (game.prompt, game.asked) == ("z-axis-major", "jim_raynor")
    assert game.options == [f"slot {one}" for one in FREE]
    assert game.why_now(Option("done")) == "SC-GALAXY-11"
    game.picks("slot torus.east")
    assert (game.prompt, game.asked) == ("z-axis-minor", "jim_raynor")
    assert game.routes()[3:] == []  # nothing is attached before both ends are chosen
    game.picks("slot tarsonis.south")
    assert game.routes()[3:] == ["z1"]
    assert (game.prompt, game.asked) == ("z-axis-major", "aldaris")
    assert game.options == [
        f"slot {one}" for one in FREE if one not in {"torus.east", "tarsonis.south"}
    ]
    game.picks("slot helios.north", "slot torus.south")
    assert game.routes()[3:] == ["z1", "z2"]
    assert game.prompt == "starting-unit"


@rule("SC-GALAXY-11")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_there_is_one_z_axis_route_for_each_player_at_most(players: int) -> None:
    game = placing(8, players=players)
    game.pass_setup(Random(8))
    assert len(game.told("z-axis")) + len(game.told("z-axis-left")) == players
    assert len(game.state.galaxy.ends) == len(game.told("z-axis"))


@rule("SC-GALAXY-12")
def test_both_ends_on_one_planet_are_refused() -> None:
    game = two_players()
    game.picks("slot torus.east")
    assert game.options == [f"slot {one}" for one in FREE if not one.startswith("torus")]
    assert game.why_now(slot(game, "torus.west")) == "SC-GALAXY-12"
    assert game.why_now(slot(game, "halcyon.west")) == "SC-GALAXY-14"


@rule("SC-GALAXY-12")
def test_adjacent_planets_may_get_a_second_separate_route() -> None:
    game = with_routes(*NEAR)
    galaxy, slugs = game.state.galaxy, game.box.planet_slugs
    helios, torus = slugs.index("helios"), slugs.index("torus")
    assert game.routes()[2:] == ["helios-torus", "z1", "z2"]
    joining = [route for route, ends in enumerate(galaxy.routes) if {*ends} == {helios, torus}]
    assert joining == [2, 3, 4]
    assert galaxy.adjacent[torus] == (helios,)


@rule("SC-TERM-13")
def test_a_z_axis_route_makes_far_planets_adjacent() -> None:
    game = two_players()
    galaxy, slugs = game.state.galaxy, game.box.planet_slugs
    helios, tarsonis = slugs.index("helios"), slugs.index("tarsonis")
    assert tarsonis not in galaxy.adjacent[helios]
    game.picks("slot helios.north", "slot tarsonis.east")
    assert tarsonis in game.state.galaxy.adjacent[helios]
    assert helios in game.state.galaxy.adjacent[tarsonis]


@rule("SC-GALAXY-13")
def test_a_pair_that_cannot_be_attached_leaves_the_game() -> None:
    # Helios has two free slots, all other slots are taken: no other planet for the second end.
    game = at_forces("helios 0 0", "torus 1 0", bases=("helios.2", "torus.3"), torus="west")
    assert game.free_slots() == ["helios.north", "helios.south", "helios.west"]
    assert len(game.told("z-axis-left")) == 2
    assert game.state.galaxy.ends == ()
    assert game.prompt == "starting-unit"


@rule("SC-GALAXY-13")
def test_the_last_free_slots_are_taken_and_the_next_player_goes_without() -> None:
    game = at_forces("helios 0 0", "torus 1 0", bases=("helios.2", "torus.3"), torus="west south")
    game.picks("slot helios.north")
    assert game.state.galaxy.ends == (
        (slot(game, "helios.north").what, slot(game, "torus.south").what),
    )
    assert [event.seat for event in game.told("z-axis-left")] == [1]


@rule("SC-GALAXY-14")
def test_a_slot_that_faces_a_neighbour_without_slot_is_free() -> None:
    # Halcyon's slots lie north and south: Helios's eastern slot faces its blank side.
    game = at_forces("helios 0 0", "halcyon 1 0", "torus 0 1", bases=("helios.2", "torus.3"))
    assert "slot helios.east" in game.options
    assert "slot helios.south" not in game.options  # the route to Torus
    assert game.why_now(slot(game, "helios.south")) == "SC-GALAXY-14"
    assert game.why_now(slot(game, "dylar_iv.north")) == "SC-GALAXY-14"  # not in this galaxy


@rule("SC-GALAXY-15")
def test_everybody_may_use_every_z_axis_route() -> None:
    game = with_routes(*FAR)
    game.pass_setup(until="starting-transport")
    assert game.asked == "jim_raynor"
    assert {"route z1", "route z2"} <= set(game.options)
    game.picks("route z2")  # attached by Aldaris
    game.pass_setup(until="starting-transport")
    assert game.asked == "aldaris"
    game.picks("route z1")
    slugs = game.box.planet_slugs
    for seat in (0, 1):
        assert is_reachable(game.state, seat, slugs.index("helios"), slugs.index("tarsonis"))


# Resource cards


@rule("SC-GALAXY-16")
def test_each_player_takes_the_resource_cards_of_his_base_planet() -> None:
    game = with_routes(*FAR)
    held = [
        [game.box.area_slugs[area] for area in player.resources] for player in game.state.players
    ]
    assert held == [["helios.2", "helios.4"], ["tarsonis.2", "tarsonis.3"]]
    assert [player.workers for player in game.state.players] == [(0, 0), (0, 0)]
    assert not any(game.state.depletion)  # normal side up


@rule("SC-GALAXY-16")
def test_the_other_planet_gives_no_cards() -> None:
    game = placing(9, players=4)
    game.pass_setup(Random(9))
    for seat, player in enumerate(game.state.players):
        planets = {game.box.planet_slugs[game.box.planet_of[area]] for area in player.resources}
        assert planets == {game.home(seat)}


# Starting forces


@rule("SC-GALAXY-17")
def test_units_stand_in_any_areas_of_the_planet_with_the_base() -> None:
    game = with_routes(*FAR)
    assert (game.prompt, game.asked) == ("starting-unit", "jim_raynor")
    assert game.options == [f"place marine helios.{one}" for one in (1, 2, 3, 4)]
    marine = game.decision.options[0].what
    torus = game.box.area_slugs.index("torus.1")
    assert game.why_now(Option("place", marine, torus)) == "SC-GALAXY-17"
    assert game.why_now(Option("place", marine + 1, 0)) == "SC-GALAXY-17"
    assert game.why_now(Option("done")) == "SC-GALAXY-17"
    game.picks("place marine helios.3", "place marine helios.1")
    game.picks("place firebat helios.3", "place vulture helios.4")
    assert (game.army("helios.1"), game.army("helios.3")) == (["marine"], ["marine", "firebat"])
    assert (game.army("helios.2"), game.army("helios.4")) == ([], ["vulture"])
    assert game.supply("jim_raynor", "marine") == 4
    assert game.prompt == "starting-transport"


@rule("SC-COMP-10", "SC-GALAXY-17")
def test_unit_limits_hold() -> None:
    game = with_routes(*FAR)
    game.picks("place marine helios.1", "place marine helios.1")
    full = game.box.area_slugs.index("helios.1")
    assert game.box.limit[full] == 2
    assert "place firebat helios.1" not in game.options
    firebat = game.decision.options[0].what
    assert game.why_now(Option("place", firebat, full)) == "SC-COMP-10"


@rule("SC-GALAXY-17")
def test_units_with_one_area_left_are_placed_at_once() -> None:
    game = at_forces(
        "vyctor_5 0 0", "helios 1 0", bases=("vyctor_5.1", "helios.2"), factions="overmind,aldaris"
    )
    game.pass_setup(until="starting-unit")
    game.picks(*["place zergling vyctor_5.2"] * 4)
    # Four of five units fill the second area; the hydralisk has one area left.
    assert game.army("vyctor_5.1") == ["hydralisk"]
    assert (game.prompt, game.asked) == ("starting-transport", "overmind")


def test_equal_units_in_an_earlier_area_repeat_an_order_of_picks() -> None:
    game = with_routes(*FAR)
    assert game.decision.fresh == 0
    game.picks("place marine helios.3")
    assert game.options[game.decision.fresh :] == ["place marine helios.3", "place marine helios.4"]
    game.picks("place marine helios.4")
    assert game.decision.fresh == 0  # the firebat is another unit


@rule("SC-GALAXY-17")
def test_the_transport_goes_on_a_route_of_the_planet() -> None:
    game = with_routes("torus.east", "tarsonis.south", "helios.north", "torus.south")
    game.pass_setup(until="starting-transport")
    assert game.options == ["route halcyon-helios", "route helios-torus", "route z2"]
    routes = game.routes()
    assert game.why_now(Option("route", routes.index("z1"))) == "SC-GALAXY-17"
    assert game.why_now(Option("route", routes.index("halcyon-tarsonis"))) == "SC-GALAXY-17"
    game.picks("route helios-torus")
    assert game.transports("jim_raynor") == ["helios-torus"]
    assert game.player("jim_raynor").transport_supply == 6


@rule("SC-TERM-12")
def test_a_transport_is_on_the_routes_of_both_planets() -> None:
    game = at_forces("helios 0 0", "torus 1 0", bases=("helios.2", "torus.3"))
    game.pass_setup(until="starting-transport")
    assert "route helios-torus" in game.options
    game.picks("route helios-torus")
    game.pass_setup(until="starting-transport")
    assert (game.asked, "route helios-torus" in game.options) == ("aldaris", True)
    slugs = game.box.planet_slugs
    helios, torus = slugs.index("helios"), slugs.index("torus")
    assert is_reachable(game.state, 0, helios, torus)
    assert is_reachable(game.state, 0, torus, helios)


@rule("SC-GALAXY-18")
def test_a_z_axis_route_is_one_place_for_transports() -> None:
    game = with_routes(*FAR)
    game.pass_setup(until="starting-transport")
    game.picks("route z1")  # from its major end
    game.pass_setup(until="starting-transport")
    assert game.options.count("route z1") == 1
    game.picks("route z1")  # from its minor end
    one, other = (player.transports for player in game.state.players)
    assert one == other == 1 << game.routes().index("z1")


@rule("SC-GALAXY-17")
def test_the_only_route_of_a_planet_gets_the_transport_at_once() -> None:
    game = at_forces(
        "helios 0 0", "torus 1 0", bases=("helios.2", "torus.3"), torus="west", helios="east"
    )
    game.pass_setup()
    assert game.transports("jim_raynor") == game.transports("aldaris") == ["helios-torus"]


@rule("SC-GALAXY-17")
def test_a_planet_without_routes_leaves_the_transport_in_the_supply() -> None:
    game = at_forces(
        "helios 0 0", "torus 1 0", "tarsonis 1 1", bases=("helios.2", "torus.3"), helios="west"
    )
    game.pass_setup(until="z-axis-major")
    game.picks("slot torus.north", "slot tarsonis.east", "slot torus.east", "slot tarsonis.south")
    game.pass_setup()
    assert game.transports("jim_raynor") == []
    assert game.player("jim_raynor").transport_supply == 7
    assert len(game.transports("aldaris")) == 1


WORKERS = {
    "jim_raynor": 8, "arcturus_mengsk": 8, "tassadar": 8, "aldaris": 7, "queen_of_blades": 7,
    "overmind": 8,
}  # fmt: skip


@rule("SC-GALAXY-17")
@pytest.mark.parametrize("faction", WORKERS)
def test_starting_workers_are_ready_in_the_pool(faction: str) -> None:
    game = placing(players=6)
    game.pass_setup()
    player = game.player(faction)
    assert player.pool == WORKERS[faction]
    assert (player.unavailable, player.worker_supply) == (0, 15 - WORKERS[faction])


@rule("SC-GALAXY-17")
def test_forces_are_placed_clockwise_from_the_first_player() -> None:
    game = placing(2, players=5)
    game.pass_setup()
    first = game.state.first
    order = [(first + step) % 5 for step in range(5)]
    assert [event.seat for event in game.told("transport")] == order
    assert list(dict.fromkeys(event.seat for event in game.told("place"))) == order
    pieces = [event.seat for event in game.events if event.kind in {"place", "transport"}]
    assert list(dict.fromkeys(pieces)) == order
    assert pieces == sorted(pieces, key=order.index)
