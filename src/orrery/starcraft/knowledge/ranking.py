"""The places of a finished game, and what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from orrery.starcraft.board.queries import team_of, teams
from orrery.starcraft.facts.scenario_rules import VICTORY
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.shown_summary import Level
from orrery.starcraft.rules.scenarios.conditions import is_met
from orrery.starcraft.rules.victory import (
    at_objective,
    at_target,
    at_the_end,
    members,
    strength,
    team_of_aldaris,
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
    state, box, winners = game.state, game.facts, game.state.winners
    ranks: dict[int, tuple[bool, int, tuple[int, ...]]] = {}
    left: dict[int, int] = {}
    for team in teams(state, box):
        seats = members(state, box, team)
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
        "seats": members(game.state, game.facts, team),
        "out": out,
        "points": points,
        "resources": resources,
        "areas": areas,
        "bases": bases,
        "workers": workers,
    }


def decided(game: StarCraftGame, fallen: set[int]) -> Decided:
    """By which rule the game was won, which teams were compared, and what broke the tie between the
    best of them; `fallen` were eliminated by the last pick (SC-WIN-04)."""
    rule, teams = won_by(game, fallen)
    ranked = sorted((strength(game, team) for team in teams), reverse=True)
    level: Level | None = None
    if len(ranked) > 1:
        pairs = zip(LEVELS, ranked[0], ranked[1], strict=True)
        level = next((name for name, best, next_best in pairs if best != next_best), None)
    return {"rule": rule, "teams": sorted(teams), "level": level}


def won_by(game: StarCraftGame, fallen: set[int]) -> tuple[str, set[int]]:
    """The rule that ended the game, and the teams that had won by it (SC-WIN-01)."""
    state, box = game.state, game.facts
    match state.ending:
        case "conquest-points":
            return "SC-WIN-02", at_target(game)
        case "objective":
            return "SC-WIN-05", at_objective(game)
        case "end-draws-near":
            is_his = team_of_aldaris(state, box) != NONE
            return "SC-WIN-11" if is_his else "SC-WIN-14", at_the_end(game)
        case "elimination":
            if left := teams_in_play(state, box):
                return "SC-WIN-17", left
            return "SC-WIN-18", {team_of(state, box, seat) for seat in fallen}
    return won_in_scenario(game) if box.scenario is not None else ("", set())


def won_in_scenario(game: StarCraftGame) -> tuple[str, set[int]]:
    """The rule of the aim that ended a scenario, and the sides that had met theirs (BW-MODE-17)."""
    scenario, state = game.facts.scenario, game.state
    assert scenario is not None
    conditions = list(enumerate(scenario.conditions))
    met = {one.side for at, one in conditions if is_met(game, at) and one.aim != "rounds_over"}
    won = [one for _, one in conditions if one.aim.replace("_", "-") == state.ending]
    if not won:
        return "", set()
    sides = met or {one.side for one in won}
    return VICTORY[scenario.slug, won[0].aim], sides
