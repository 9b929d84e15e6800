"""GALAXY: planets are drawn and laid, routes arise, starting bases are placed."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.galaxy import cell
from orrery.starcraft.rules.setup.placement import turns
from tests.marks import rule
from tests.starcraft.opening import (
    Opening,
    at_planet,
    box_with_sides,
    new_game,
    placing,
)
from tests.starcraft.scenario import tile


def place(x: int, y: int) -> Option:
    return Option("cell", cell(x, y))


def turn(quarters: int) -> Option:
    return Option("turn", quarters)


# Drawing and the order of placing


@rule("SC-GALAXY-01")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_player_draws_two_planets_and_shows_them(players: int) -> None:
    game = placing(players=players)
    drawn = [planet for hand in game.state.planets for planet in hand]
    assert len(set(drawn)) == 2 * players
    told = game.told("planets")
    assert [event.seat for event in told] == [
        (game.state.first + step) % players for step in range(players)
    ]
    assert all(event.seen_by == -1 for event in told)
    assert {event.seat: event.things for event in told} == dict(enumerate(game.state.planets))


@rule("SC-GALAXY-01")
def test_the_tokens_are_mixed() -> None:
    draws = {placing(seed).state.planets for seed in range(10)}
    assert len(draws) == 10


@rule("SC-GALAXY-02")
def test_undrawn_planets_and_their_resource_cards_leave_the_game() -> None:
    game = placing(3, players=3)
    drawn = {planet for hand in game.state.planets for planet in hand}
    game.pass_setup()
    assert set(game.state.galaxy.planets) == drawn
    held = {area for player in game.state.players for area in player.resources}
    assert held
    assert {game.box.planet_of[area] for area in held} <= drawn


@rule("SC-GALAXY-03")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_second_round_is_placed_in_reverse(players: int) -> None:
    game = placing(2, players=players)
    game.pass_setup()
    first = game.state.first
    order = [(first + step) % players for step in range(players)]
    assert [event.seat for event in game.told("tile")] == order + order[::-1]


@rule("SC-EX-01")
def test_example_placement_order() -> None:
    game = placing(1, players=4)
    first = game.state.first
    game.pass_setup()
    seats = [(event.seat - first) % 4 + 1 for event in game.told("tile")]
    assert seats == [1, 2, 3, 4, 4, 3, 2, 1]


@rule("SC-GALAXY-04")
def test_the_first_round_offers_both_planets_the_second_the_other() -> None:
    game = placing(4)
    seat = game.seat
    one, other = game.hand_of_planets(seat)
    assert game.options == [f"planet {one}", f"planet {other}"]
    foreign = game.state.planets[1 - seat][0]
    assert game.why_now(Option("planet", foreign)) == "SC-GALAXY-04"
    assert game.why_now(Option("done")) == "SC-GALAXY-04"
    game.picks(f"planet {other}")
    assert game.hand_of_planets(seat) == [one]
    game.pass_setup()
    laid = [event.things[0] for event in game.told("tile") if event.seat == seat]
    assert [game.box.planet_slugs[planet] for planet in laid] == [other, one]


# Where planets may lie


@rule("SC-GALAXY-06")
def test_the_first_planet_lies_in_the_middle_and_nobody_is_asked() -> None:
    game = placing(4)
    game.picks(game.options[0])
    [(planet, x, y, quarters)] = game.state.galaxy.tiles
    assert (x, y, quarters) == (0, 0, 0)
    assert game.prompt == "starting-base"
    assert game.box.planet_slugs[planet] not in game.hand_of_planets(game.seat)


@rule("SC-GALAXY-06")
def test_a_cell_without_facing_slots_is_refused() -> None:
    game = at_planet("halcyon 0 0", hands=["helios", "abaddon"])
    assert game.options == ["cell 0,-1", "cell 0,1"]  # Halcyon's slots are north and south
    assert game.why_now(place(1, 0)) == "SC-GALAXY-06"
    assert game.why_now(place(0, 0)) == "SC-GALAXY-06"
    assert game.why_now(place(5, 5)) == "SC-GALAXY-06"
    assert game.why_now(Option("done")) == "SC-GALAXY-06"
    assert game.why_now(place(0, 1)) is None


@rule("SC-GALAXY-06")
def test_an_orientation_without_a_route_is_refused() -> None:
    game = at_planet("helios 0 0", hands=["torus", "braken"])
    game.picks("cell 1,0")
    assert game.options == ["turn 2", "turn 3"]  # Braken's slots are north and east when unturned
    assert game.why_now(turn(0)) == "SC-GALAXY-06"
    game.picks("turn 2")
    assert game.routes() == ["braken-helios"]


@rule("SC-GALAXY-05")
def test_diagonal_cells_never_connect() -> None:
    game = at_planet("helios 0 0", hands=["tarsonis", "torus"])
    assert game.options == ["cell -1,0", "cell 0,-1", "cell 0,1", "cell 1,0"]
    game = at_planet("helios 0 0", "torus 1 1", hands=["tarsonis", "abaddon"])
    assert game.routes() == []


@rule("SC-GALAXY-05")
def test_a_slot_facing_a_side_without_slot_makes_no_route() -> None:
    game = at_planet("helios 0 0", "halcyon 1 0", hands=["tarsonis", "abaddon"])
    assert game.routes() == []
    game = at_planet("helios 0 0", "halcyon 1 0 1", hands=["tarsonis", "abaddon"])
    assert game.routes() == ["halcyon-helios"]


@rule("SC-GALAXY-05")
def test_only_turns_that_differ_are_offered() -> None:
    box = new_game().box
    sides = {slug: box.planet_sides[at] for at, slug in enumerate(box.planet_slugs)}
    assert turns(sides["helios"]) == [0]
    assert turns(sides["halcyon"]) == [0, 1]
    assert turns(sides["braken"]) == turns(sides["tarsonis"]) == [0, 1, 2, 3]
    game = at_planet("helios 0 0", hands=["tarsonis", "halcyon"])
    game.picks("cell 1,0")
    assert game.prompt == "starting-base-now"  # only one orientation connects
    assert game.state.galaxy.tiles[-1] == tile(box, "halcyon 1 0 1")


@rule("SC-GALAXY-05")
def test_an_orientation_equal_to_another_is_no_option() -> None:
    game = at_planet("helios 0 0", "torus 1 1", hands=["tarsonis", "halcyon"])
    game.picks("cell 1,0")
    assert game.options == ["turn 0", "turn 1"]
    assert game.why_now(turn(2)) == "SC-GALAXY-05"
    assert game.why_now(turn(7)) == "SC-GALAXY-05"


# Forced routes


def beside_two() -> Opening:
    """Helios and Dylar IV, Torus: the cell 1,0 lies beside Helios and above Torus."""
    game = at_planet("helios 0 0", "dylar_iv 0 1", "torus 1 1", hands=["tarsonis", "chau_sara"])
    game.picks("cell 1,0")
    return game


@rule("SC-EX-02")
def test_example_forced_routes() -> None:
    game = beside_two()
    assert game.options == ["turn 1", "turn 2", "turn 3"]
    before = len(game.routes())
    game.picks("turn 2")
    assert len(game.routes()) == before + 2
    game = beside_two()
    game.picks("turn 1")
    assert len(game.routes()) == before + 1


@rule("SC-GALAXY-08")
def test_every_possible_route_is_placed() -> None:
    game = beside_two()
    game.picks("turn 2")
    assert game.routes() == [
        "chau_sara-helios", "chau_sara-torus", "dylar_iv-helios", "dylar_iv-torus",
    ]  # fmt: skip
    game = beside_two()
    game.picks("turn 3")
    assert game.routes() == ["chau_sara-helios", "dylar_iv-helios", "dylar_iv-torus"]


@rule("SC-COMP-06")
def test_routes_do_not_run_out() -> None:
    slugs = new_game().box.planet_slugs
    box = box_with_sides(**dict.fromkeys(slugs, "north east south west"))
    grid = [f"{slug} {at % 4} {at // 4}" for at, slug in enumerate(slugs)]
    last = slugs[-1]
    game = at_planet(*grid[:-1], hands=["", last], box=box)
    assert len(game.routes()) == 15
    game.picks("cell 3,2")
    assert len(game.routes()) == 17


@rule("SC-TERM-12", "SC-TERM-13")
def test_a_route_belongs_to_both_planets_and_makes_them_adjacent() -> None:
    game = beside_two()
    game.picks("turn 3")
    galaxy, slugs = game.state.galaxy, game.box.planet_slugs
    chau_sara, helios, torus = map(slugs.index, ("chau_sara", "helios", "torus"))
    [route] = galaxy.routes_of[chau_sara]
    assert route in galaxy.routes_of[helios]
    assert galaxy.adjacent[chau_sara] == (helios,)
    assert torus not in galaxy.adjacent[chau_sara]  # side by side, without a route
    assert chau_sara in galaxy.adjacent[helios]


# A galaxy must not be closed

CORNERS = {"abaddon": "north east", "bhekar_ro": "north east", "halcyon": "north east"}
RING = ("abaddon 0 0 1", "bhekar_ro 1 0 2", "braken 0 1 0")
"""Three corners of a ring: the fourth cell is 1,1, open to north and west."""


@rule("SC-GALAXY-07")
def test_a_ring_of_four_corners_is_refused_while_planets_follow() -> None:
    game = at_planet(*RING, hands=["helios", "chau_sara"], box=box_with_sides(**CORNERS))
    assert game.options == ["turn 0", "turn 2"]
    assert game.why_now(turn(3)) == "SC-GALAXY-07"  # north and west: nothing is open any more
    assert game.why_now(turn(1)) == "SC-GALAXY-06"


@rule("SC-GALAXY-07")
def test_the_last_planet_may_close_the_galaxy() -> None:
    game = at_planet(*RING, hands=["", "chau_sara"], box=box_with_sides(**CORNERS))
    assert game.options == ["turn 0", "turn 2", "turn 3"]
    game.picks("turn 3")
    assert len(game.routes()) == 4


@rule("SC-GALAXY-07")
def test_what_cannot_be_connected_lies_beside_the_galaxy_without_routes() -> None:
    closed = (*RING, "halcyon 1 1 3")
    box = box_with_sides(**CORNERS)
    game = at_planet(*closed, hands=["torus", "helios"], box=box)
    assert len(game.options) == 8
    assert game.why_now(place(4, 4)) == "SC-GALAXY-07"
    assert game.why_now(place(0, 0)) == "SC-GALAXY-06"
    game.picks("cell 2,0")
    assert len(game.routes()) == 4
    game.picks("base helios.2")
    assert game.options == ["cell 2,-1", "cell 2,1", "cell 3,0"]  # the next connects to it again


@rule("SC-GALAXY-07")
def test_closing_is_legal_where_it_cannot_be_avoided() -> None:
    box = box_with_sides(helios="east", torus="north")
    game = at_planet("helios 0 0", hands=["tarsonis", "torus"], box=box)
    assert game.prompt == "starting-base-now"  # one cell and one orientation: laid at once
    assert game.routes() == ["helios-torus"]
    game.picks("base torus.1")
    assert game.prompt == "place-cell"
    assert len(game.options) == 6  # beside the closed pair


# Starting bases


@rule("SC-GALAXY-09")
def test_the_base_may_stand_on_the_first_planet() -> None:
    game = placing(4)
    seat, faction = game.seat, game.asked
    planet = game.hand_of_planets(seat)[0]
    game.picks(f"planet {planet}")
    areas = game.box.areas_of[game.box.planet_slugs.index(planet)]
    slugs = [game.box.area_slugs[area] for area in areas]
    assert game.options == [*(f"base {slug}" for slug in slugs), "done"]
    kinds = {game.box.yields[area] for area in areas}
    assert 2 in kinds  # a conquest area too
    elsewhere = next(area for area in range(game.box.areas) if area not in areas)
    assert game.why_now(Option("base", elsewhere)) == "SC-GALAXY-09"
    game.picks(f"base {slugs[0]}")
    assert game.base(slugs[0]) == faction
    assert game.player(faction).base_supply == 5


@rule("SC-GALAXY-09", "SC-GALAXY-10")
def test_a_player_who_declines_must_place_the_base_on_the_second_planet() -> None:
    game = placing(4)
    first = game.seat
    game.picks(game.options[0], "done")
    assert first not in game.state.bases
    game.pass_setup(until="starting-base")
    game.picks("done")
    second = game.seat  # places again at once
    game.pass_setup(until="starting-base-now")
    assert game.seat == second != first
    assert "done" not in game.options
    assert game.why_now(Option("done")) == "SC-GALAXY-10"
    laid = game.box.planet_slugs[game.state.galaxy.tiles[-1][0]]
    assert all(text.startswith(f"base {laid}.") for text in game.options)
    game.picks(game.options[0])
    assert game.home(second) == laid


@rule("SC-GALAXY-10")
def test_whoever_has_his_base_is_not_asked_again() -> None:
    game = placing(4, players=3)
    prompts = []
    while game.prompt != "z-axis-major":
        prompts.append(game.prompt)
        game.picks(game.options[0])
    assert prompts.count("starting-base") == 3
    assert "starting-base-now" not in prompts
    assert [game.state.bases.count(seat) for seat in range(3)] == [1, 1, 1]
    assert [player.base_supply for player in game.state.players] == [5, 5, 5]
