"""What holds at every decision of every game, outside battles unless noted (rulebook: INV)."""

from collections import Counter
from collections.abc import Iterable

from orrery.starcraft.box import Box
from orrery.starcraft.state import Player, State
from orrery.starcraft.terms import CONQUEST, DEPLETED, NONE, order_of, owner_of


def check_pieces(state: State, box: Box) -> None:
    """Supply, board and sheet together hold what the box held (SC-INV-01)."""
    for seat, player in enumerate(state.players):
        on_board = Counter(unit for army in (*state.armies, state.invaders) for unit in army)
        for unit in box.units_of[player.faction]:
            assert player.figures[box.unit_place[unit]] + on_board[unit] == box.figures[unit]
        assert player.base_supply + state.bases.count(seat) == box.bases
        assert player.transport_supply + player.transports.bit_count() == box.transports
        spent = sum(player.workers) + sum(player.permanent) + player.unavailable
        assert player.worker_supply + player.pool + spent == box.workers
        check_orders(state, box, seat)
        everything = (*player.figures, player.base_supply, player.transport_supply, player.pool)
        assert min(everything) >= 0
        assert player.worker_supply >= 0


def check_orders(state: State, box: Box, seat: int) -> None:
    """Tokens on the board and beside it, by kind."""
    placed = Counter(
        order_of(one) for stack in state.stacks for one in stack if owner_of(one) == seat
    )
    for order, tokens in enumerate(box.order_tokens):
        assert state.players[seat].orders[order] + placed[order] == tokens


def check_cards(state: State, box: Box) -> None:
    """Every Combat, Technology and Event card is somewhere, once (SC-INV-02)."""
    for seat, player in enumerate(state.players):
        everything = box.cards_of[player.faction] + box.tech_cards_of[player.faction]
        assert sorted(cards_of(state, seat, player)) == sorted(everything)
    piles = [state.event_deck, state.event_discards, state.event_box, state.removed, state.common]
    piles += [player.drawn + player.events for player in state.players]
    found = Counter(card for pile in piles for card in pile)
    assert [found[card] for card in range(len(box.event_copies))] == list(box.event_copies)


def cards_of(state: State, seat: int, player: Player) -> Iterable[int]:
    """All Combat and Technology cards of a player, those of a battle included."""
    yield from player.deck + player.hand + player.discards + player.tech_deck + player.technologies
    battle = state.battle
    if battle is not None and seat in battle.seats:
        role = battle.seats.index(seat)
        yield from battle.splash[role] + battle.aside[role]
        for skirmish in battle.skirmishes:
            yield from skirmish.cards[role]


def check_areas(state: State, box: Box) -> None:
    """Units of one player in an area, and never more than its limit (SC-INV-03, SC-INV-04)."""
    for area, army in enumerate(state.armies):
        owner = state.owners[area]
        assert (owner == NONE) == (not army)
        if army:
            factions = {box.unit_faction[unit] for unit in army}
            assert factions == {state.players[owner].faction}
        assert len(army) <= box.limit[area]


def check_bases_and_transports(state: State, box: Box) -> None:
    """One base for each player and planet, one transport for each player and route
    (SC-INV-05)."""
    bases = Counter(
        (box.planet_of[area], seat) for area, seat in enumerate(state.bases) if seat != NONE
    )
    assert all(number == 1 for number in bases.values())
    for player in state.players:
        assert player.transports < 1 << len(state.galaxy.routes)


def check_resources(state: State, box: Box) -> None:
    """A Resource card is with one player, or common, or out of the game when its area is depleted
    (SC-INV-06)."""
    held = Counter(area for player in state.players for area in player.resources)
    for area, number in held.items():
        assert number == 1
        assert box.yields[area] != CONQUEST
        assert state.depletion[area] != DEPLETED
    for player in state.players:
        assert len(player.workers) == len(player.resources)
        assert list(player.resources) == sorted(player.resources)


def check_owners(state: State, box: Box) -> None:
    """Nobody holds what belongs to another faction (SC-ROUND-05)."""
    for player in state.players:
        cards = player.deck + player.hand + player.discards + player.technologies
        assert {box.card_faction[card] for card in cards} <= {player.faction}
