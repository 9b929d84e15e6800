"""Offered if and only if legal, over a universe of moves: every verb with all that fits it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.core.decisions import Option
from orrery.rulebook import catalogue
from orrery.starcraft.board.galaxy import cell
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE, YIELDS
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.legality import why_not
from tests.laws.kernel import decision_of, demand

AROUND = 2
"""How far from the outermost planets cells are tried."""
SAMPLE = 40
"""Of a verb with two numbers that is not offered at all, so many moves are tried."""


def cells(game: StarCraftGame) -> list[int]:
    """The cells of the galaxy and around it."""
    tiles = game.state.galaxy.tiles or ((0, 0, 0, 0),)
    columns, rows = [x for _, x, _, _ in tiles], [y for _, _, y, _ in tiles]
    return [
        cell(x, y)
        for x in range(min(columns) - AROUND, max(columns) + AROUND + 1)
        for y in range(min(rows) - AROUND, max(rows) + AROUND + 1)
    ]


NUMBERS: dict[str, Callable[[StarCraftGame], list[int]]] = {
    "area": lambda game: [*range(game.facts.areas)],
    "building": lambda game: [*range(max(map(len, game.facts.building_slugs)))],
    "card": lambda game: [*range(len(game.facts.card_slugs))],
    "cell": cells,
    "event": lambda game: [*range(len(game.facts.event_slugs))],
    "faction": lambda game: [*range(len(game.facts.faction_slugs))],
    "item": lambda game: [*range(len(game.facts.item_slugs))],
    "leader": lambda game: [*range(len(game.facts.leadership))],
    "module": lambda game: [*range(len(game.facts.module_slugs))],
    "number": lambda _: [*range(4)],
    "order": lambda game: [*range(len(game.facts.order_slugs))],
    "planet": lambda game: [*range(len(game.facts.planet_slugs))],
    "resource": lambda _: [*range(len(YIELDS))],
    "route": lambda game: [*range(len(game.state.galaxy.routes))],
    "seat": lambda game: [*range(game.facts.players)],
    "skirmish": lambda _: [*range(12)],
    "slot": lambda game: [*range(4 * len(game.facts.planet_slugs))],
    "source": lambda game: [*range(game.facts.areas + 2)],
    "technology": lambda game: [*range(len(game.facts.technologies))],
    "unit": lambda game: [*range(len(game.facts.unit_slugs))],
}
"""By kind: all numbers there are."""
NONSENSE = 9999


def universe(game: StarCraftGame, rng: Random) -> list[Option]:
    """Every verb with all that fits it, and some nonsense."""
    offered = {option.verb for option in decision_of(game).options}
    moves: list[Option] = [Option("dance")]
    for verb, (first, second, *_) in VERBS.table.items():
        whats = [NONE, NONSENSE, *NUMBERS[first](game)] if first else [NONE]
        tos = [NONE, NONSENSE, *NUMBERS[second](game)] if second else [NONE]
        if len(tos) > 1 and verb not in offered:
            moves += [Option(verb, rng.choice(whats), rng.choice(tos)) for _ in range(SAMPLE)]
        else:
            moves += [Option(verb, what, to) for what in whats for to in tos]
    return moves


def offered_if_and_only_if_legal(game: StarCraftGame, rng: Random) -> None:
    """The list of options and the legality functions say the same over all moves, in rules of the
    catalogue, and nobody else may move."""
    decision = decision_of(game)
    offered = set(decision.options)
    demand(len(offered) == len(decision.options), "an option is offered twice", decision)
    demand(decision.prompt.rule in catalogue(), "asked by no rule of the catalogue", decision)
    top = type(game.stack[-1]).__name__
    for option in decision.options:
        rule = why_not(game, decision.seat, option)
        demand(rule is None, f"offered, not legal in {top}", (option, rule))
        demand(option.verb in VERBS.table, f"no form of the verb in {top}", option)
    for option in universe(game, rng):
        rule = why_not(game, decision.seat, option)
        if rule is None:
            demand(option in offered, f"legal, not offered in {top}", (option, decision))
        else:
            demand(rule in catalogue(), f"no rule of the catalogue in {top}", (option, rule))
            book = rule.startswith("SC-") or bool(game.facts.leadership)
            demand(book, f"a rule of another box in {top}", (option, rule))
    for seat in range(game.facts.players):
        mine = why_not(game, seat, decision.options[0]) is None
        demand(mine == (seat == decision.seat), "another seat may act", seat)
