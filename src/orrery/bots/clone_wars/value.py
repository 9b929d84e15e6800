"""How likely a side is to win from the start of a turn: a logistic sum of figures of a world.

Higher figures are better, and what counts is a player's own minus the enemy's, so that both chances
add up to one. The weights come from many games (`scripts/train_value.py`).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from orrery.bots.clone_wars.fast.prospects import Deck, damage_needed, turns
from orrery.bots.clone_wars.fast.tables import SCALE, Tables
from orrery.clone_wars.board.queries import attack_of, hit_points_of, own_force
from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame

NAMES = (
    "moves", "done_late", "bases_late", "attack", "attack_early", "income", "income_early",
    "texts", "exile_early", "ship_attack", "ship_income", "ship_hit_points", "few_cards_early",
    "hand_attack", "hand_resources", "hand_texts", "force", "force_end", "race",
)  # fmt: skip
"""The figures, in the order of the weights."""
GROWTH = 0.9
LONG = 10.0
"""About how many turns a game lasts."""
HAND_SIZE = 5.0
FORCE_END = 3


class Value:
    """The chance to win, by the weights of the figures."""

    def __init__(self, weights: list[float], tables: Tables) -> None:
        self.weights, self.tables = weights, tables

    def chance(self, game: CloneWarsGame, seat: int) -> float:
        """The chance of a seat to win from here on."""
        winner = game.state.winner
        if winner != NONE:
            return 1.0 if winner == seat else 0.0
        own, enemy = figures(game, self.tables)
        total, weights = 0.0, self.weights
        for at in range(len(weights)):
            total += weights[at] * (own[at] - enemy[at])
        if seat == 1:
            total = -total
        return 1.0 / (1.0 + exp(-total))


def figures(game: CloneWarsGame, tables: Tables) -> tuple[list[float], list[float]]:
    """The figures of both seats at the start of a turn."""
    decks = (Deck(game, tables, 0), Deck(game, tables, 1))
    needs = (damage_needed(game, 0), damage_needed(game, 1))
    first = turns(needs[0], decks[0].attack_a_turn, GROWTH)
    second = turns(needs[1], decks[1].attack_a_turn, GROWTH)
    left = min(first, second, LONG) / LONG
    moves = 0.5 if game.state.active == 0 else -0.5
    race = (second - first + moves) / (1.0 + first + second)
    return (
        [*figures_of(game, tables, 0, decks[0], needs[0], left), race],
        [*figures_of(game, tables, 1, decks[1], needs[1], left), 0.0],
    )


def figures_of(
    game: CloneWarsGame, tables: Tables, seat: int, deck: Deck, needs: float, left: float
) -> list[float]:
    """One player's figures except the last; `left` is how much of the game is still to come, from 0
    to 1."""
    state = game.state
    size = max(float(deck.size), HAND_SIZE)
    bases = float(len(state.sides[seat].victory))
    force = own_force(state, seat)
    attack = deck.attack * HAND_SIZE / SCALE / size
    income = deck.resources * HAND_SIZE / SCALE / size
    return [
        1.0 if state.active == seat else 0.0,
        -needs / 10.0 * (1.0 - left),
        bases * (1.0 - left),
        attack / 5.0,
        attack / 5.0 * left,
        income / 5.0,
        income / 5.0 * left,
        deck.unit_rest / SCALE / size,
        deck.unit_exile / SCALE / size * HAND_SIZE * left,
        *ships(game, tables, seat),
        -size / 10.0 * left,
        *hand(game, tables, seat, deck),
        force / 3.0,
        1.0 if force == FORCE_END else 0.0,
    ]


def ships(game: CloneWarsGame, tables: Tables, seat: int) -> list[float]:
    """The attack, income and hit points of ships in play."""
    side = game.state.sides[seat]
    attack, income, hit_points = 0, 0, 0
    for ship, damage in zip(side.ships, side.damage, strict=True):
        attack += attack_of(game, seat, ship, False)
        income += tables.played.resources[ship]
        hit_points += hit_points_of(game, seat, ship) - damage
    return [attack / 5.0, income / SCALE / 5.0, hit_points / 10.0]


def hand(game: CloneWarsGame, tables: Tables, seat: int, deck: Deck) -> list[float]:
    """How much better the hand in this world is than an average one."""
    cards = game.state.sides[seat].hand
    attack, resources, texts = 0, 0, 0
    for card in cards:
        attack += tables.played.attack[card]
        resources += tables.played.resources[card]
        texts += tables.played.rest[card]
    share = len(cards) / max(float(deck.size), 1.0)
    return [
        (attack - deck.attack * share) / SCALE / 5.0,
        (resources - deck.resources * share) / SCALE / 5.0,
        (texts - deck.unit_rest * share) / SCALE / 5.0,
    ]
