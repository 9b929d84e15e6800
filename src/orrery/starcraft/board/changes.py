"""Every change to the table: verbs. A change that reveals something hidden cannot be undone.

Pieces: what leaves the board returns to its owner's supply at once (SC-TERM-15, SC-COMP-08).
Elimination is decided by `victory.settle_eliminations`, which must be called after a complete
change to the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from orrery.core.rng import shuffled
from orrery.starcraft.board.queries import holder
from orrery.starcraft.facts.terms import (
    DEPLETED,
    FACE_UP,
    NAMED,
    NONE,
    PARTIAL,
    order_of,
    owner_of,
    token,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State


T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A tuple with another value at one index."""
    return (*row[:at], value, *row[at + 1 :])


def with_one(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A sorted tuple with one more."""
    return tuple(sorted((*things, thing)))


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A tuple with one less; the others keep their order."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


# Units


def place_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> None:
    """A miniature goes from the supply onto the board (SC-BUILD-10, SC-INV-01)."""
    state = game.state
    player, place = state.players[seat], game.facts.unit_place[unit]
    player.figures = replaced(player.figures, place, player.figures[place] - 1)
    put_unit(game, seat, unit, area)
    game.emit("place", seat, (unit, area))


def put_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> None:
    """A unit enters an area; its owner is the owner of all units there (SC-INV-03, SC-INV-04)."""
    state = game.state
    state.armies = replaced(state.armies, area, with_one(state.armies[area], unit))
    state.owners = replaced(state.owners, area, seat)


def take_unit(game: StarCraftGame, unit: int, area: int) -> None:
    """A unit leaves an area. A contested area keeps its owner until the end of the battle."""
    state = game.state
    army = without(state.armies[area], unit)
    state.armies = replaced(state.armies, area, army)
    if not army and area != state.invaded:
        state.owners = replaced(state.owners, area, NONE)


def to_supply(game: StarCraftGame, unit: int) -> None:
    """A destroyed unit returns to its owner's supply (SC-TERM-15)."""
    faction = game.facts.unit_faction[unit]
    player = next(one for one in game.state.players if one.faction == faction)
    place = game.facts.unit_place[unit]
    player.figures = replaced(player.figures, place, player.figures[place] + 1)


def destroy_unit(game: StarCraftGame, unit: int, area: int) -> None:
    """A unit on the board is destroyed (SC-TERM-15)."""
    seat = game.state.owners[area]
    take_unit(game, unit, area)
    to_supply(game, unit)
    game.emit("destroy", seat, (unit, area), public=step_of_battle(game.state))


def destroy_invader(game: StarCraftGame, unit: int) -> None:
    """An attacking unit is destroyed (SC-TERM-15)."""
    state = game.state
    state.invaders = without(state.invaders, unit)
    to_supply(game, unit)
    area = state.invaded
    game.emit("destroy", state.active, (unit, area), public=step_of_battle(state))


def step_of_battle(state: State) -> tuple[int, ...]:
    """The step of the battle in which something happens; nothing outside a battle."""
    return () if state.battle is None else (state.battle.step,)


# Bases and transports


def place_base(game: StarCraftGame, seat: int, area: int) -> None:
    """A base from the supply onto the board (SC-BUILD-23, SC-INV-05)."""
    state = game.state
    state.bases = replaced(state.bases, area, seat)
    state.players[seat].base_supply -= 1
    game.emit("base", seat, (area,))


def destroy_base(game: StarCraftGame, area: int) -> None:
    """A base leaves the board; buildings and modules stay (SC-TERM-15, SC-BUILD-19)."""
    state = game.state
    seat = state.bases[area]
    state.bases = replaced(state.bases, area, NONE)
    state.players[seat].base_supply += 1
    game.emit("base-destroyed", seat, (area,))


def place_transport(game: StarCraftGame, seat: int, route: int) -> None:
    """A transport from the supply onto a route (SC-BUILD-05)."""
    player = game.state.players[seat]
    player.transports |= 1 << route
    player.transport_supply -= 1
    game.emit("transport", seat, (route,))


def destroy_transport(game: StarCraftGame, seat: int, route: int) -> None:
    """A transport leaves its route for the supply (SC-TERM-15)."""
    player = game.state.players[seat]
    player.transports &= ~(1 << route)
    player.transport_supply += 1
    game.emit("transport-destroyed", seat, (route,))


# Resource cards and depletion


def add_resource(game: StarCraftGame, seat: int, area: int) -> None:
    """A player gains the Resource card of an area; the token there shows which side
    (SC-ECON-16, SC-REGROUP-09, SC-INV-06)."""
    player = game.state.players[seat]
    at = sum(1 for held in player.resources if held < area)
    player.resources = (*player.resources[:at], area, *player.resources[at:])
    player.workers = (*player.workers[:at], 0, *player.workers[at:])
    game.emit("gain-resource", seat, (area,))


def drop_resource(game: StarCraftGame, seat: int, area: int) -> int:
    """A Resource card leaves a player; returns how many workers were on it."""
    player = game.state.players[seat]
    at = player.resources.index(area)
    workers = player.workers[at]
    player.resources = player.resources[:at] + player.resources[at + 1 :]
    player.workers = player.workers[:at] + player.workers[at + 1 :]
    return workers


def deplete(game: StarCraftGame, area: int) -> None:
    """One step of depletion: first the partial side, then the card leaves the game and the workers
    on it become unavailable; markers never run out (SC-ECON-08, SC-ECON-15, SC-COMP-05)."""
    state = game.state
    step = state.depletion[area] + 1
    state.depletion = replaced(state.depletion, area, step)
    seat = holder(state, area)
    if step == DEPLETED and seat != NONE:
        state.players[seat].unavailable += drop_resource(game, seat, area)
    game.emit("partial" if step == PARTIAL else "depleted", seat, (area,))


# Combat cards; what everybody knows about the hidden ones is described in StarCraft's section of
# ARCHITECTURE.md: announced, buried, dug


def out_of_deck(game: StarCraftGame, seat: int) -> tuple[int, ...]:
    """The player's hidden cards outside the deck: hand, face down at skirmishes, set aside."""
    state = game.state
    cards = list(state.players[seat].hand)
    battle = state.battle
    if battle is not None and seat in battle.seats:
        role = battle.seats.index(seat)
        cards += battle.aside[role]
        for skirmish in battle.skirmishes:
            placed = zip(skirmish.cards[role], skirmish.marks[role], strict=True)
            cards += [card for card, mark in placed if not mark & FACE_UP]
    return tuple(sorted(cards))


def take_top(game: StarCraftGame, seat: int) -> int:
    """The top card of the Combat deck, or NONE. Taking the last card at once shuffles the discard
    pile into a new deck; if the pile was empty then, it is shuffled at the next draw
    (SC-RES-11)."""
    player = game.state.players[seat]
    if not player.deck:
        renew_deck(game, seat)
        if not player.deck:
            return NONE
    card = player.deck[-1]
    player.deck = player.deck[:-1]
    player.dug = min(player.dug + 1, len(player.buried))
    game.state.irrevocable += 1
    return card


def renew_deck(game: StarCraftGame, seat: int) -> None:
    """The discards become the deck. Everything else is public, so everybody can now name the cards
    that are out (SC-RES-11)."""
    player = game.state.players[seat]
    if not player.discards:
        return
    player.deck = shuffled(game.state, player.discards)
    player.buried, player.dug = tuple(sorted(player.discards)), 0
    player.announced = out_of_deck(game, seat)
    name_placed(game, seat)
    player.discards = ()
    game.emit("reshuffle", seat)


def name_placed(game: StarCraftGame, seat: int) -> None:
    """The cards a player has at skirmishes are among those that everybody can name."""
    battle = game.state.battle
    if battle is not None and seat in battle.seats:
        role = battle.seats.index(seat)
        for skirmish in battle.skirmishes:
            marks = tuple(mark | NAMED for mark in skirmish.marks[role])
            first, second = skirmish.marks
            skirmish.marks = (first, marks) if role else (marks, second)


def draw_combat(game: StarCraftGame, seat: int, number: int) -> None:
    """Draw Combat cards into the hand, as many as there are (SC-RES-11, SC-INV-02)."""
    player = game.state.players[seat]
    drawn: list[int] = []
    for _ in range(number):
        card = take_top(game, seat)
        if card == NONE:
            break
        player.hand = with_one(player.hand, card)
        drawn.append(card)
        if not player.deck:
            renew_deck(game, seat)
    if drawn:
        game.emit("draw", seat, tuple(sorted(drawn)), seen_by=1 << seat)


def turn_up(game: StarCraftGame, seat: int, card: int, from_deck: bool = False) -> None:
    """A hidden card becomes public. If it may be one that everybody saw go into the deck, it is one
    of those that were dug out again; if there is an equal card that was not buried, it counts as
    that one. The top card of the deck is none of those known to be out."""
    player = game.state.players[seat]
    if card in player.announced and not from_deck:
        player.announced = without(player.announced, card)
    elif card in player.buried:
        hidden = out_of_deck(game, seat).count(card) + player.deck.count(card)
        hidden -= player.announced.count(card)
        if hidden <= player.buried.count(card):
            player.buried = without(player.buried, card)
            player.dug = max(player.dug - 1, 0)


def discard_from_hand(game: StarCraftGame, seat: int, card: int) -> None:
    """A card goes face up from the hand to the discard pile (SC-BATTLE-20)."""
    player = game.state.players[seat]
    turn_up(game, seat, card)
    player.hand = without(player.hand, card)
    player.discards = with_one(player.discards, card)
    game.state.irrevocable += 1
    game.emit("discard", seat, (card,))


def shuffle_in(game: StarCraftGame, seat: int, new: tuple[int, ...]) -> None:
    """The deck, the new cards and the whole discard pile are shuffled into a new deck
    (SC-RES-08)."""
    player = game.state.players[seat]
    player.buried, player.dug = tuple(sorted((*player.discards, *new))), 0
    player.deck = shuffled(game.state, tuple(sorted((*player.deck, *player.discards, *new))))
    player.discards = ()
    game.emit("reshuffle", seat)


# Event cards


def draw_event(game: StarCraftGame, seat: int) -> None:
    """The top Event card, face down and unread; nothing if the deck is empty
    (SC-EVENT-01, SC-EVENT-10, SC-EXEC-04)."""
    card = take_event(game)
    if card != NONE:
        player = game.state.players[seat]
        player.drawn = (*player.drawn, card)
        game.emit("draw-event", seat, number=game.facts.event_stage[card])


def take_event(game: StarCraftGame) -> int:
    """The top Event card, or NONE. In Galactic Conquest the Stage III discards become a new deck
    when the last card is drawn, or when they first exist at a later draw (SC-VAR-03)."""
    state = game.state
    if not state.event_deck:
        recycle_events(game)
        if not state.event_deck:
            return NONE
    card = state.event_deck[-1]
    state.event_deck = state.event_deck[:-1]
    state.event_dug = min(state.event_dug + 1, len(state.event_buried))
    state.irrevocable += 1
    if not state.event_deck:
        recycle_events(game)
    return card


def recycle_events(game: StarCraftGame) -> None:
    """Galactic Conquest only: the Stage III cards of the discard pile, shuffled (SC-VAR-03)."""
    state, box = game.state, game.facts
    stage = box.recycled_stage
    again = tuple(card for card in state.event_discards if box.event_stage[card] == stage)
    if again:
        rest = (card for card in state.event_discards if box.event_stage[card] != stage)
        state.event_discards = tuple(rest)
        state.event_deck = shuffled(state, again)
        state.event_buried, state.event_dug = tuple(sorted(again)), 0


def discard_event(game: StarCraftGame, card: int) -> None:
    """A used or unwanted Event card goes to the public discard pile (SC-EVENT-10)."""
    game.state.event_discards = with_one(game.state.event_discards, card)


# Orders


def lay_order(game: StarCraftGame, seat: int, planet: int, order: int) -> None:
    """An order token goes face down on top of the stack of a planet (SC-PLAN-02, SC-PLAN-05)."""
    state = game.state
    player = state.players[seat]
    player.orders = replaced(player.orders, order, player.orders[order] - 1)
    state.stacks = replaced(state.stacks, planet, (*state.stacks[planet], token(seat, order)))
    game.emit("order", seat, (order,), seen_by=1 << seat, public=(planet,))


def take_back_top(game: StarCraftGame, planet: int) -> None:
    """The top order of a stack returns to its owner (SC-EXEC-08)."""
    state = game.state
    one = state.stacks[planet][-1]
    player = state.players[owner_of(one)]
    order = order_of(one)
    player.orders = replaced(player.orders, order, player.orders[order] + 1)
    state.stacks = replaced(state.stacks, planet, state.stacks[planet][:-1])


def clear_tops(game: StarCraftGame) -> None:
    """Orders of eliminated players on top of a stack are discarded openly, without effect
    (SC-EXEC-10)."""
    state = game.state
    if not any(player.out for player in state.players):
        return
    for planet in state.galaxy.planets:
        while state.stacks[planet] and planet != state.revealed:
            one = state.stacks[planet][-1]
            seat, order = owner_of(one), order_of(one)
            player = state.players[seat]
            if not player.out:
                break
            take_back_top(game, planet)
            player.shown = replaced(player.shown, order, player.shown[order] + 1)
            state.irrevocable += 1
            game.emit("order-discarded", seat, (order,), public=(planet,))


# Conquest points


def gain_conquest(game: StarCraftGame, seat: int, number: int) -> None:
    """Conquest points, without an upper limit; in Galactic Conquest there are none
    (SC-COMP-11, SC-VAR-01)."""
    if game.facts.conquest_wins and number:
        game.state.players[seat].conquest += number
        game.emit("conquest", seat, number=number)
