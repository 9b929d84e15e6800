"""The places of a finished game, and what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from orrery.starcraft.knowledge.shown_summary import Level
from orrery.starcraft.rules.victory import (
    at_objective,
    at_target,
    at_the_end,
    members,
    strength,
    teams_in_play,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_summary import Decided, Standing

LEVELS: tuple[Level, ...] = get_args(Level)
STILL_IN = 1_000_000
"""A round later than any."""


def standings(game: StarCraftGame, out: Sequence[int]) -> list[Standing]:
    """All teams, the winners first, then those still in the game, then by when they left it; equal
    ones by what breaks ties (SC-WIN-04)."""
    box, winners = game.facts, game.state.winners
    ranks: dict[int, tuple[bool, int, tuple[int, ...]]] = {}
    left: dict[int, int] = {}
    for team in {*box.teams}:
        seats = members(box, team)
        rounds = [out[seat] for seat in seats]
        left[team] = 0 if 0 in rounds else max(rounds)
        has_won = any(seat in winners for seat in seats)
        ranks[team] = has_won, left[team] or STILL_IN, strength(game, team)
    return [
        standing(game, team, 1 + sum(other > rank for other in ranks.values()), left[team])
        for team, rank in sorted(ranks.items(), key=lambda one: one[1], reverse=True)
    ]


def standing(game: StarCraftGame, team: int, place: int, out: int) -> Standing:
    points, resources, areas, bases, workers = strength(game, team)
    return {
        "place": place,
        "team": team,
        "seats": members(game.facts, team),
        "out": out,
        "points": points,
        "resources": resources,
        "areas": areas,
        "bases": bases,
        "workers": workers,
    }


def decided(game: StarCraftGame, fallen: set[int]) -> Decided:
    """Which teams were compared, and what broke the tie between the best of them; `fallen` were
    eliminated by the last pick (SC-WIN-04, SC-WIN-18)."""
    teams = compared(game, fallen)
    ranked = sorted((strength(game, team) for team in teams), reverse=True)
    level: Level | None = None
    if len(ranked) > 1:
        pairs = zip(LEVELS, ranked[0], ranked[1], strict=True)
        level = next((name for name, best, next_best in pairs if best != next_best), None)
    return {"teams": sorted(teams), "level": level}


def compared(game: StarCraftGame, fallen: set[int]) -> set[int]:
    """The teams that had won by the same rule."""
    teams = game.facts.teams
    match game.state.ending:
        case "conquest-points":
            return at_target(game)
        case "objective":
            return at_objective(game)
        case "end-draws-near":
            return at_the_end(game)
        case "elimination":
            return teams_in_play(game.state, game.facts) or {teams[seat] for seat in fallen}
    return set()
