"""What a position at the start of a round is made of, seat by seat, as numbers of about one.

It is computed for worlds only, and counts what everybody may count: no card in a hand is looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.bots.starcraft.strength import units
from orrery.starcraft.board.queries import keeper, points_of, stage, team_of
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import DEPLETED, NONE
from orrery.starcraft.rules.objectives import objective_of, progress_of
from orrery.starcraft.rules.victory import conquest_of, members, target

NAMES = (
    "points", "points_late", "income", "income_late", "wins_next", "wins_after_next",
    "objective", "waits_for_the_end", "army", "army_late", "largest_army", "garrisons",
    "areas", "bases", "workers", "workers_late", "resources", "buildings", "modules",
    "technologies", "hand", "events", "transports",
)  # fmt: skip
"""More of each is better, so no weight is negative."""
STAGES = (0.1, 0.4, 1.0)
"""How much progress towards an objective counts in each stage: it wins in the last one only."""
GARRISON = 2.0
"""An army worth this much holds an area well."""


class Holdings(NamedTuple):
    """What one player has on the board."""

    army: float
    largest: float
    income: int
    areas: int
    bases: int
    resources: int
    garrisons: float


def features(game: StarCraftGame) -> list[list[float]]:
    """The features of every seat, by their names."""
    state, box = game.state, game.facts
    held = holdings(state, box)
    late = max([progress(game, seat) for seat in range(len(held))])
    return [row(game, seat, held, min(late, 1.0)) for seat in range(len(held))]


def progress(game: StarCraftGame, seat: int) -> float:
    """The share of the points it needs that the seat's team has."""
    team = team_of(game.state, game.facts, seat)
    return conquest_of(game, team) / max(target(game, team), 1)


def row(game: StarCraftGame, seat: int, held: list[Holdings], late: float) -> list[float]:
    """The features of one seat."""
    state, box = game.state, game.facts
    player, mine = state.players[seat], held[seat]
    team = team_of(state, box, seat)
    needed = target(game, team) - conquest_of(game, team)
    income = sum([held[one].income for one in members(state, box, team)])
    workers = player.pool + player.unavailable + sum(player.permanent) + sum(player.workers)
    points = progress(game, seat)
    return [
        points, points * late, mine.income / 4, mine.income * late / 4,
        float(income >= needed), float(2 * income >= needed),
        to_objective(state, box, seat), float(is_waiting(state, box, seat)) * late,
        mine.army / 10, mine.army * late / 10, mine.largest / 4, mine.garrisons / 4,
        mine.areas / 10, mine.bases / 3, workers / 10, workers * late / 10, mine.resources / 10,
        sum(player.buildings) / 6, sum(player.modules) / 3, len(player.technologies) / 3,
        len(player.hand) / 6, (len(player.events) + len(player.drawn)) / 4,
        player.transports.bit_count() / 4,
    ]  # fmt: skip


def to_objective(state: State, box: Box, seat: int) -> float:
    """How near a player is to the faction's own victory."""
    found = progress_of(state, box, seat)
    if found is None:
        return 0.0
    share = min(found.have / max(found.need, 1), 1.0)
    return share * share * STAGES[stage(state, box) - 1]


def is_waiting(state: State, box: Box, seat: int) -> bool:
    """Whether a player wins when the cards end the game."""
    return objective_of(state, box, seat).kind == "end_cards"


def holdings(state: State, box: Box) -> list[Holdings]:
    """What every player has on the board."""
    seats = range(len(state.players))
    army, largest, garrisons = [0.0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
    income, areas, resources = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
    known = units(box)
    for planet in state.galaxy.planets:
        for area in box.areas_of[planet]:
            owner, kept_by = state.owners[area], keeper(state, area)
            worth = sum([known[unit].worth for unit in state.armies[area]])
            if owner != NONE:
                army[owner] += worth
                largest[owner] = max(largest[owner], worth)
            seat = kept_by if owner == NONE else owner
            if seat == NONE or kept_by not in (NONE, seat):
                continue
            points = points_of(state, box, area)
            areas[seat] += 1
            income[seat] += points
            garrisons[seat] += points * min(worth / GARRISON, 1.0)
            if state.depletion[area] != DEPLETED:
                resources[seat] += box.amount[area]
    bases = [state.bases.count(seat) for seat in seats]
    return [
        Holdings(*found)
        for found in zip(army, largest, income, areas, bases, resources, garrisons, strict=True)
    ]
