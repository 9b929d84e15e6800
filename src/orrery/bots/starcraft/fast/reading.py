"""Reading the table from the state of a dealt world, as a seat knows it. It gives what `reading`
gives for the view of that seat, without making the view: a law compares the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from orrery.bots.starcraft.table import Battle, Numbers, Player, Skirmish, Table, Token
from orrery.core.errors import BrokenRules
from orrery.starcraft.board.queries import decides_for, under_way
from orrery.starcraft.facts.terms import (
    FACE_UP,
    FROM_DECK,
    NONE,
    SEEN,
    installation_of,
    installer_of,
    order_of,
    owner_of,
)
from orrery.starcraft.knowledge.view import unseen

if TYPE_CHECKING:
    from orrery.starcraft.board.galaxy import Galaxy
    from orrery.starcraft.board.player import Player as PlayerState
    from orrery.starcraft.board.state import Battle as BattleState
    from orrery.starcraft.board.state import Skirmish as SkirmishState
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

LAST_STAGE = 3


def known_table(game: StarCraftGame) -> Table:
    """The table as the seat that must decide knows it."""
    decision, state, box = game.decision, game.state, game.facts
    if decision is None:
        raise BrokenRules("the table of a game that is over was read")
    seat = int(decision.seat)
    mine = decides_for(state, box, seat)
    galaxy, battle = state.galaxy, state.battle
    table = Table.__new__(Table)
    table.seat, table.asked = decision.whose, seat
    table.round, table.planet, table.revealed = state.round, state.planet, state.revealed
    table.before_last = before_last(box, state.event_deck)
    table.planets, table.areas = galaxy.planets, areas_of(box, galaxy)
    table.routes, table.adjacent = galaxy.routes, galaxy.adjacent
    table.armies, table.owners = state.armies, state.owners
    table.bases = table.keepers = state.bases
    table.depletion, table.stacks = state.depletion, known_stacks(state, seat)
    table.invaded, table.invaders = state.invaded, state.invaders
    table.battle = None if battle is None else known_battle(battle, mine)
    table.players = tuple(
        [known_player(game, at, one, at in mine) for at, one in enumerate(state.players)]
    )
    table.under_way = under_way(game)
    add_pieces(table, state, box)
    return table


def before_last(box: Box, deck: Numbers) -> int:
    """How many Event cards of a deck are not of the last stage."""
    stages, found = box.event_stage, 0
    for card in deck:
        if stages[card] != LAST_STAGE:
            found += 1
    return found


@lru_cache(maxsize=16)
def areas_of(box: Box, galaxy: Galaxy) -> Numbers:
    """The areas of the planets of a galaxy."""
    return tuple([area for planet in galaxy.planets for area in box.areas_of[planet]])


def add_pieces(table: Table, state: State, box: Box) -> None:
    """Installations and the tokens in areas."""
    table.points = {} if not state.points else {a: n for a, n in enumerate(state.points) if n}
    guards = state.guards
    table.guarded = frozenset([area for area, one in enumerate(guards) if one])
    table.items = {item: area for item, area in enumerate(state.items) if area != NONE}
    table.installed = {}
    if state.installations:
        keepers = list(state.bases)
        for area, one in enumerate(state.installations):
            if one != NONE:
                keepers[area] = installer_of(one)
                table.installed[area] = box.installation_slugs[installation_of(one)]
        table.keepers = tuple(keepers)


# Orders


def known_stacks(state: State, seat: int) -> dict[int, tuple[Token, ...]]:
    """The orders on the planets: a seat knows its own, and the one that is face up."""
    stacks, revealed = state.stacks, state.revealed
    return {
        planet: known_stack(stacks[planet], seat, planet == revealed)
        for planet in state.galaxy.planets
        if stacks[planet]
    }


@lru_cache(maxsize=2_000)
def known_stack(stack: Numbers, seat: int, revealed: bool) -> tuple[Token, ...]:
    """One stack, from bottom to top."""
    last = len(stack) - 1
    return tuple(
        [
            Token(owner_of(one), order_of(one))
            if owner_of(one) == seat or (revealed and at == last)
            else Token(owner_of(one), NONE)
            for at, one in enumerate(stack)
        ]
    )


# Players


def known_player(game: StarCraftGame, seat: int, state: PlayerState, own: bool) -> Player:
    """What a player has; only whoever decides for a player knows which order tokens are left and,
    in a battle, which cards the hand holds."""
    battle, player = game.state.battle, Player.__new__(Player)
    player.faction, player.out, player.conquest = state.faction, state.out != 0, state.conquest
    player.buildings, player.modules = state.buildings, state.modules
    player.technologies, player.events = state.technologies, state.events
    player.drawn, player.figures = len(state.drawn), state.figures
    player.bases, player.transport_supply = state.base_supply, state.transport_supply
    player.pool, player.unavailable = state.pool, state.unavailable
    player.permanent, player.resources, player.workers = (
        state.permanent,
        state.resources,
        state.workers,
    )
    player.transports = routes_in(state.transports)
    player.tokens, player.specials = state.orders if own else (), state.allowed
    player.defended = state.defended != NONE
    player.hand_count, player.tech_deck = len(state.hand), state.tech_deck
    player.leading, player.stash = state.leading, state.tokens
    player.unseen = ()
    if battle is not None and seat in battle.seats:
        player.unseen = tuple(sorted(unseen(game, seat, own)))
    return player


@lru_cache(maxsize=2_000)
def routes_in(bits: int) -> Numbers:
    """The routes for which a bit is set."""
    return tuple([route for route in range(bits.bit_length()) if bits >> route & 1])


# Battles


def known_battle(state: BattleState, mine: Numbers) -> Battle:
    """The battle being fought."""
    skirmishes = [known_skirmish(state, one, mine) for one in state.skirmishes]
    return Battle(state.area, state.seats, state.special, state.attack, state.health, skirmishes)


def known_skirmish(battle: BattleState, state: SkirmishState, mine: Numbers) -> Skirmish:
    cards = (
        known_cards(state.cards[0], state.marks[0], battle.seats[0] in mine),
        known_cards(state.cards[1], state.marks[1], battle.seats[1] in mine),
    )
    return Skirmish(state.front, state.support, cards, state.over != 0)


def known_cards(cards: Numbers, marks: Numbers, own: bool) -> Numbers:
    """The cards that one side has placed: face-down ones are known to that side only, and those
    from the deck only if they were looked at."""
    found = []
    for card, mark in zip(cards, marks, strict=True):
        seen = own and (not mark & FROM_DECK or mark & SEEN != 0)
        found.append(card if seen or mark & FACE_UP else NONE)
    return tuple(found)
