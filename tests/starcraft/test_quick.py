"""A galaxy placed at once: legal, fair, and the same for the same seed."""

from __future__ import annotations

from statistics import mean

import pytest

from orrery.starcraft.board.galaxy import Galaxy, make_galaxy, place_of
from orrery.starcraft.board.state import PLANNING
from orrery.starcraft.facts.box import Box
from orrery.starcraft.rules.setup.placement import cells_of, placement_order, why_not_lie
from orrery.starcraft.rules.setup.quick import (
    CANDIDATES,
    DISTANCE_WEIGHT,
    NEIGHBOUR_WEIGHT,
    SHARE,
    distances_from,
    random_plan,
    unfairness,
)
from tests.marks import rule
from tests.starcraft.opening import SEATS, Opening, check_pieces, new_game, placing
from tests.starcraft.scenario import tile


def quick(seed: int, players: int) -> Opening:
    return placing(seed, players, galaxy="quick")


def measure(game: Opening) -> int:
    """How unfair the galaxy on the table is."""
    homes = tuple(game.box.planet_slugs.index(game.home(seat)) for seat in range(game.box.players))
    return amount(game.box, game.state.galaxy, homes)


@rule("SC-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_quick_galaxy_needs_no_decision_and_goes_by_the_rules(players: int) -> None:
    for seed in range(4):
        game = quick(seed, players)
        assert game.state.phase == PLANNING
        check_tiles(game)
        check_forces(game)
        check_pieces(game)


def check_tiles(game: Opening) -> None:
    """Every planet was drawn by who laid it, in the right order, in a legal place."""
    tiles, sides = game.state.galaxy.tiles, game.box.planet_sides
    hands = {event.seat: event.things for event in game.told("planets")}
    laid = game.told("tile")
    assert [event.seat for event in laid] == placement_order(game.state, game.box)
    for at, event in enumerate(laid):
        planet, cell, turn = event.things
        assert planet in hands[event.seat]
        cells = cells_of(sides, tiles[:at])
        place = (*place_of(cell), turn)
        assert why_not_lie(sides[planet], cells, place, at + 1 < len(tiles)) is None
    assert game.state.planets == ((),) * game.box.players


def check_forces(game: Opening) -> None:
    """One base on an own planet, the units within the limits beside it, a transport leading away,
    all workers ready, all ends of z-axis routes on different planets."""
    state, box = game.state, game.box
    hands = {event.seat: event.things for event in game.told("planets")}
    for seat, player in enumerate(state.players):
        assert state.bases.count(seat) == 1
        planet = box.planet_slugs.index(game.home(seat))
        assert planet in hands[seat]
        standing = [area for area in range(box.areas) if state.owners[area] == seat]
        assert {box.planet_of[area] for area in standing} == {planet}
        assert all(len(state.armies[area]) <= box.limit[area] for area in standing)
        units = tuple(sorted(unit for area in standing for unit in state.armies[area]))
        assert units == box.starting_units[player.faction]
        [route] = [one for one in range(len(state.galaxy.routes)) if player.transports >> one & 1]
        assert planet in state.galaxy.routes[route]
        assert player.pool == box.starting_workers[player.faction]
        resources = [area for area in box.areas_of[planet] if box.yields[area] != 2]
        assert list(player.resources) == resources
    taken = [end for ends in state.galaxy.ends for end in ends]
    assert len(set(taken)) == len(taken)
    assert all(major // 4 != minor // 4 for major, minor in state.galaxy.ends)


def test_the_same_seed_gives_the_same_galaxy_and_another_another() -> None:
    one, same, other = quick(1, 4), quick(1, 4), quick(2, 4)
    assert one.state.galaxy.tiles == same.state.galaxy.tiles
    assert one.state.galaxy.ends == same.state.galaxy.ends
    assert (one.state.bases, one.state.armies) == (same.state.bases, same.state.armies)
    assert one.state.galaxy.tiles != other.state.galaxy.tiles


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_quick_galaxy_is_the_fairest_of_several(players: int) -> None:
    for seed in range(3):
        game = placing(seed, players)  # the same planets drawn, nothing laid
        plans = [random_plan(game.game).unfairness for _ in range(CANDIDATES)]
        assert measure(quick(seed, players)) == min(plans) < mean(plans)


@pytest.mark.parametrize("players", [3, 6])
def test_no_player_would_make_a_galaxy_fairer_by_his_other_planet_alone(players: int) -> None:
    better = 0
    for seed in range(6):
        game = quick(seed, players)
        hands = [event.things for event in sorted(game.told("planets"), key=lambda one: one.seat)]
        homes = [game.box.planet_slugs.index(game.home(seat)) for seat in range(players)]
        other = sum(hands[-1]) - homes[-1]  # the last seat chose when all others had
        better += amount(game.box, game.state.galaxy, (*homes[:-1], other)) < measure(game)
    assert better == 0


def test_unfairness_is_the_spread_of_what_is_in_reach() -> None:
    box = quick(1, 2).box
    halcyon, chau_sara = map(box.planet_slugs.index, ("halcyon", "chau_sara"))
    # A row of three: both ends yield 2 minerals, 1 gas, 1 conquest point; the middle is shared.
    row = tuple(tile(box, text) for text in ("halcyon 0 0 1", "helios 1 0", "chau_sara 2 0 3"))
    galaxy = make_galaxy(box.planet_sides, row)
    assert amount(box, galaxy, (halcyon, chau_sara)) == 0
    # Torus beyond Halcyon: 2 minerals, 2 gas and 2 conquest points one route from one base only.
    longer = make_galaxy(box.planet_sides, (*row, tile(box, "torus -1 0")))
    assert amount(box, longer, (halcyon, chau_sara)) == 2 * SHARE * (2 * 2 + 3 * 2 + 6 * 2)
    # Bases side by side are a surcharge for both.
    pair = make_galaxy(box.planet_sides, (row[0], tile(box, "chau_sara 1 0 3")))
    assert amount(box, pair, (halcyon, chau_sara)) == 2 * NEIGHBOUR_WEIGHT


THREE = ("halcyon", "chau_sara", "abaddon")
"""Three bases: 2, 2, 3 minerals; 1, 1, 0 gas; 1 conquest point each."""


def spread(*near: tuple[str, str, int]) -> int:
    """How unfair a galaxy with three bases and Helios is, where all planets are three routes apart
    but those named."""
    box = quick(1, 3).box
    laid = [f"{slug} 0 {at}" for at, slug in enumerate((*THREE, "helios"))]
    galaxy = make_galaxy(box.planet_sides, tuple(tile(box, text) for text in laid))
    apart = {planet: dict.fromkeys(galaxy.planets, 3) | {planet: 0} for planet in galaxy.planets}
    for one, other, routes in near:
        a, b = box.planet_slugs.index(one), box.planet_slugs.index(other)
        apart[a][b] = apart[b][a] = routes
    return unfairness(box, galaxy, tuple(map(box.planet_slugs.index, THREE)), apart)


def test_a_planet_is_shared_by_those_who_are_equally_near() -> None:
    # Helios yields 2 minerals, 1 gas and 2 conquest points.
    alone = spread(("halcyon", "helios", 1))
    assert alone == 2 * SHARE * (2 * 2 + 3 * 3 + 6 * 2)
    shared = spread(("halcyon", "helios", 1), ("chau_sara", "helios", 1))
    assert shared == SHARE * (2 * 2 + 3 * 5 + 6 * 2)


def test_unequal_distances_to_opponents_are_unfair() -> None:
    farther = spread(("halcyon", "abaddon", 4), ("chau_sara", "abaddon", 4))
    assert farther == spread() + DISTANCE_WEIGHT


def amount(box: Box, galaxy: Galaxy, homes: tuple[int, ...]) -> int:
    distances = {planet: distances_from(galaxy, planet) for planet in galaxy.planets}
    return unfairness(box, galaxy, homes, distances)


def test_units_spread_over_the_planet_before_they_share_an_area() -> None:
    for seed in range(6):
        game = quick(seed, 6)
        for seat in range(6):
            planet = game.box.planet_slugs.index(game.home(seat))
            sizes = [len(game.state.armies[area]) for area in game.box.areas_of[planet]]
            assert max(sizes) - min(sizes) <= 1 or len(sizes) == 2


def test_the_base_stands_where_most_units_can() -> None:
    for seed in range(6):
        game = quick(seed, 6)
        for seat in range(6):
            area = game.state.bases.index(seat)
            areas = game.box.areas_of[game.box.planet_of[area]]
            assert game.box.limit[area] == max(game.box.limit[one] for one in areas)


def test_the_transport_leads_to_the_richest_neighbour_without_a_base() -> None:
    for seed in range(6):
        game = quick(seed, 5)
        galaxy, slugs = game.state.galaxy, game.box.planet_slugs
        taken = {slugs.index(game.home(seat)) for seat in range(5)}
        for seat, player in enumerate(game.state.players):
            home = slugs.index(game.home(seat))
            reached = galaxy.other_end(player.transports.bit_length() - 1, home)
            free = [planet for planet in galaxy.adjacent[home] if planet not in taken]
            if free:
                assert worth(game.box, reached) == max(worth(game.box, one) for one in free)
                assert reached not in taken


def worth(box: Box, planet: int) -> int:
    return sum(box.amount[area] for area in box.areas_of[planet])


def test_teammates_do_not_count_as_opponents() -> None:
    game = new_game(3, teams="yes", factions=",".join(SEATS[:4]), galaxy="quick")
    box, galaxy = game.box, game.state.galaxy
    homes = tuple(box.planet_slugs.index(game.home(seat)) for seat in range(4))
    apart = {home: dict.fromkeys(galaxy.planets, 3) | {home: 0} for home in homes}
    base = unfairness(box, galaxy, homes, apart)
    near_mate = {home: dict(known) for home, known in apart.items()}
    near_mate[homes[0]][homes[2]] = near_mate[homes[2]][homes[0]] = 1
    near_foe = {home: dict(known) for home, known in apart.items()}
    near_foe[homes[0]][homes[1]] = near_foe[homes[1]][homes[0]] = 1
    assert unfairness(box, galaxy, homes, near_mate) == base
    assert unfairness(box, galaxy, homes, near_foe) > base
