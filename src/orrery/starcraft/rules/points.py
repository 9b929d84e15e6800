"""Conquest points as they are gained: scored, turned into resource tokens, or nothing at all."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from orrery.starcraft.board.changes import gain_conquest
from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import controller, points_of
from orrery.starcraft.facts.terms import AS_TOKENS, NONE, NOT_SCORED, SCORED
from orrery.starcraft.rules.installations import area_of_installation
from orrery.starcraft.rules.tokens import GainTokens, tokens_left

if TYPE_CHECKING:
    from orrery.core.flow import StepResult
    from orrery.starcraft.board.state import StarCraftGame


def scoring_of(game: StarCraftGame, seat: int) -> int:
    """What becomes of a player's points: in a scenario some never gain any (BW-SCEN-31)."""
    return game.facts.scoring[game.state.players[seat].faction]


def gain_points(game: StarCraftGame, seat: int, number: int) -> StepResult:
    """A player gains points from areas or a card: they are scored, or the player takes a resource
    token of any kind for each of them (SC-REGROUP-11, SC-VAR-01, BW-MODE-06, BW-SCEN-15)."""
    scoring = scoring_of(game, seat)
    if scoring == SCORED:
        gain_conquest(game, seat, number)
    elif scoring == AS_TOKENS and number and tokens_left(game.state, game.facts):
        return game.run(GainTokens(seat, number))
    return None


def gains_points(game: StarCraftGame, seat: int) -> bool:
    """Whether points are worth anything to a player (SC-VAR-01, BW-MODE-06)."""
    scoring = scoring_of(game, seat)
    if scoring == AS_TOKENS:
        return tokens_left(game.state, game.facts) > 0
    return scoring != NOT_SCORED


def points_held(game: StarCraftGame) -> list[int]:
    """By seat, the points of all areas a player controls, by an installation too; special conquest
    point tokens count (SC-REGROUP-11, BW-REGROUP-06, BW-TOKEN-05)."""
    state, box = game.state, game.facts
    held = [points_of_installation(game, seat) for seat in range(len(state.players))]
    for area in {*box.point_areas, *compress(range(len(state.points)), state.points)}:
        seat = controller(state, area)
        if seat != NONE:
            held[seat] += points_of(state, box, area)
    return held


def points_of_installation(game: StarCraftGame, seat: int) -> int:
    """One more while the Overmind stands, wherever it is (BW-LEADCARD-10)."""
    player = game.state.players[seat]
    if not player.leading or not leads(game.facts, player, "the_overmind"):
        return 0
    return int(area_of_installation(game, seat, "overmind") != NONE)
