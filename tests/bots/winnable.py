"""Positions with a win on the table, made from games of the fast policies: what is left to win is
what the best of many turns or rounds reaches, which were tried blindly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from orrery.bots.clone_wars.fast.policy import Policy as CloneWarsPolicy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.starcraft.fast.policy import Policy as StarCraftPolicy
from orrery.clone_wars.board.queries import hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option
from orrery.core.flow import BaseState, Game
from orrery.core.window import Window
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.rules.victory import target
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import CLONE_WARS_CLUB, STARCRAFT_CLUB, Club

S = TypeVar("S", bound=BaseState)
F = TypeVar("F")

TRIES = 60
"""How many turns or rounds are tried in a position."""
WORLDS = 6
"""In so many worlds that fit what the seat knows the same picks must win."""
ENDLESS = 1000
"""More damage than a turn can deal."""
MOST_PICKS = 200
SELDOM = {"buy": 0.5, "pay-off": 0.2, "end": 0.1, "done": 0.3, "draw-event": 0.3}
"""What is tried less often than the rest."""


def tried(game: Game[S, F], time: Callable[[S], int], rng: Random) -> list[Option]:
    """Picks by chance, made in a game until its turn or round is over or somebody else decides."""
    line: list[Option] = []
    seat, now = game.decision.seat if game.decision else NONE, time(game.state)
    while game.decision and game.decision.seat == seat and time(game.state) == now:
        options = game.decision.options
        assert len(line) < MOST_PICKS, "no end"
        line.append(rng.choices(options, [SELDOM.get(one.verb, 1.0) for one in options])[0])
        game.go_on(line[-1])
    return line


def wins(club: Club[S, F], game: Game[S, F], line: list[Option], rng: Random) -> bool:
    """Whether these picks win in all worlds that fit what the seat knows."""
    assert game.decision is not None
    seat = game.decision.seat
    for _ in range(WORLDS):
        world = club.ruleset.determinize(game, seat, rng)
        for pick in line:
            if world.decision is None or pick not in world.decision.options:
                break
            world.go_on(pick)
        if world.decision or tuple(club.ruleset.winners(world)) != (seat,):
            return False
    return True


def winnable_turns(seeds: range, **options: str) -> Iterator[CloneWarsGame]:
    """Games of Clone Wars at the start of a turn; at most one for a seed."""
    for seed in seeds:
        rng = Random(seed)
        starts = list(turn_starts(CLONE_WARS_CLUB.new_game(seed, **options)))
        game = rng.choice(starts[len(starts) // 2 :])
        seat = game.state.active
        if not at_stake(game, ENDLESS):
            continue
        found: list[tuple[int, list[Option]]] = []
        for _ in range(TRIES):
            world = game.copy()
            line = tried(world, lambda state: state.turn, rng)
            found.append((world.state.sides[1 - seat].base_damage, line))
        most, line = max(found, key=lambda one: one[0])
        dealt = most - game.state.sides[1 - seat].base_damage
        if dealt and at_stake(game, dealt) and wins(CLONE_WARS_CLUB, game, line, rng):
            yield game


def turn_starts(game: CloneWarsGame) -> Iterator[CloneWarsGame]:
    """A game of the fast policy at the first action of each turn."""
    policy, turn = CloneWarsPolicy(tables(game.facts), learned_weights(game.facts)), NONE
    while game.decision is not None:
        if game.decision.prompt.key == "action" and game.state.turn != turn:
            turn = game.state.turn
            yield game.copy()
        game.go_on(policy.pick(game))


def at_stake(game: CloneWarsGame, left: int) -> bool:
    """Make the enemy's base the last one, with this much damage left to it; say whether there is a
    base that can take so much."""
    seat = game.state.active
    own, enemy = game.state.sides[seat], game.state.sides[1 - seat]
    spare = [*own.victory, *enemy.bases]
    fewer = int(game.facts.settings["bases"]) - 1
    if enemy.base == NONE or len(spare) < fewer:
        return False
    own.victory = tuple(spare[:fewer])
    enemy.bases = tuple([base for base in enemy.bases if base not in own.victory])
    enemy.base_damage = hit_points_of(game, 1 - seat, enemy.base) - left
    return left == ENDLESS or enemy.base_damage >= 0


def winnable_rounds(seeds: range, **options: str) -> Iterator[StarCraftGame]:
    """Games of StarCraft where one seat alone has orders left; at most one for a seed. At
    most half of the tries reach as many points as it takes."""
    for seed in seeds:
        rng, starts = Random(seed), list(last_orders(STARCRAFT_CLUB.new_game(seed, **options)))
        if not starts:
            continue
        game = rng.choice(starts)
        assert game.decision is not None
        seat = game.decision.seat
        for player in game.state.players:
            player.conquest = 0
        found: list[tuple[int, list[Option]]] = []
        for _ in range(TRIES):
            world = game.copy()
            line = tried(world, lambda state: state.round, rng)
            found.append((world.state.players[seat].conquest, line))
        points, line = max(found, key=lambda one: one[0])
        game.state.players[seat].conquest = target(game, int(seat)) - points
        reached = sum(one[0] == points for one in found)
        if reached <= TRIES / 2 and wins(STARCRAFT_CLUB, game, line, rng):
            yield game


def last_orders(game: StarCraftGame) -> Iterator[StarCraftGame]:
    """A game of the fast policy where the last orders of a round are all of one seat."""
    policy, number = StarCraftPolicy(), 0
    while game.decision is not None:
        if game.decision.prompt.key == "execute" and game.state.round != number:
            orders = Window(STARCRAFT, game).view["orders"]
            owners = {one["seat"] for stack in orders for one in stack["tokens"]}
            if owners <= {game.decision.seat}:
                number = game.state.round
                yield game.copy()
        game.go_on(policy.pick(game))
