"""The invariants of the catalogue in random games, and faults that each of their laws catches."""

from collections.abc import Callable
from random import Random

import pytest

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import REGROUPING, StarCraftGame, State
from orrery.starcraft.facts.terms import NONE
from tests.laws.kernel import Broken, demand
from tests.laws.starcraft import (
    cards_are_conserved,
    orders_come_to_an_end,
    pieces_are_conserved,
    resource_cards_are_sound,
    the_board_is_sound,
)
from tests.marks import rule
from tests.starcraft.opening import Opening, new_game

Law = Callable[[StarCraftGame], None]

KINDS: list[dict[str, str]] = [
    {"players": "2"},
    {"players": "4", "teams": "yes"},
    {"players": "3", "goal": "elimination"},
]
PICKS = 700


def random_game(seed: int, kind: dict[str, str], *laws: Law) -> Opening:
    """A game of players who do not think, judged at every decision of its rounds. They seldom
    destroy own pieces, or there would soon be nothing to look at."""
    chance = Random(seed)
    game = new_game(seed, factions="random", galaxy="quick", **kind)
    game.pass_setup(chance)
    for _ in range(PICKS):
        options = game.decision.options
        kept = [option for option in options if option.verb != "destroy"]
        game.game.play(chance.choice(kept if kept and chance.random() < 0.9 else options))
        if game.is_over:
            break
        for law in laws:
            law(game.game)
    return game


def cards_stay_with_their_faction(game: StarCraftGame) -> None:
    """Nobody holds what belongs to another (SC-ROUND-05)."""
    for seat, player in enumerate(game.state.players):
        cards = player.deck + player.hand + player.discards + player.technologies
        owners = {game.facts.card_faction[card] for card in cards}
        demand(owners <= {player.faction}, "a card of another faction", seat)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-01", "SC-INV-02", "SC-ROUND-05")
def test_pieces_and_cards_are_conserved(kind: dict[str, str]) -> None:
    laws = (pieces_are_conserved, cards_are_conserved, cards_stay_with_their_faction)
    random_game(11, kind, *laws)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-03", "SC-INV-04", "SC-INV-05")
def test_one_army_and_one_base_stand_in_an_area(kind: dict[str, str]) -> None:
    random_game(12, kind, the_board_is_sound)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-06")
def test_a_resource_card_has_one_holder_at_most(kind: dict[str, str]) -> None:
    random_game(13, kind, resource_cards_are_sound)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-07", "SC-INV-08")
def test_the_execution_phase_goes_on_until_no_order_is_left(kind: dict[str, str]) -> None:
    game = random_game(14, kind, orders_come_to_an_end)
    assert game.state.round > 3


# Each law bites


def lose_a_figure(state: State) -> None:
    state.players[0].figures = replaced(state.players[0].figures, 0, 0)


def lose_a_worker(state: State) -> None:
    state.players[1].pool -= 1


def lose_a_card(state: State) -> None:
    state.players[0].deck = state.players[0].deck[1:]


def double_an_event(state: State) -> None:
    state.removed = (*state.removed, state.event_deck[0])


def exchange_decks(state: State) -> None:
    one, other = state.players[:2]
    one.deck, other.deck = other.deck, one.deck


def leave_an_owner(state: State) -> None:
    state.owners = replaced(state.owners, state.owners.index(NONE), 0)


def overfill(state: State) -> None:
    area = next(area for area, army in enumerate(state.armies) if army)
    state.armies = replaced(state.armies, area, state.armies[area] * 5)


def second_base(state: State) -> None:
    area = state.bases.index(0)
    state.bases = replaced(replaced(state.bases, area + 1, 0), area - 1, 0)


def second_card(state: State) -> None:
    one, other = state.players[:2]
    one.resources, one.workers = other.resources, other.workers


def deplete_held(state: State) -> None:
    state.depletion = replaced(state.depletion, state.players[0].resources[0], 2)


def leave_an_order(state: State) -> None:
    state.phase = REGROUPING
    state.stacks = replaced(state.stacks, state.galaxy.planets[0], (0,))


FAULTS: list[tuple[Law, Callable[[State], None]]] = [
    (pieces_are_conserved, lose_a_figure),
    (pieces_are_conserved, lose_a_worker),
    (cards_are_conserved, lose_a_card),
    (cards_are_conserved, double_an_event),
    (cards_stay_with_their_faction, exchange_decks),
    (the_board_is_sound, leave_an_owner),
    (the_board_is_sound, overfill),
    (the_board_is_sound, second_base),
    (resource_cards_are_sound, second_card),
    (resource_cards_are_sound, deplete_held),
    (orders_come_to_an_end, leave_an_order),
]


@pytest.mark.parametrize(("law", "fault"), FAULTS)
def test_a_planted_fault_is_caught(law: Law, fault: Callable[[State], None]) -> None:
    game = new_game(3, players="2", factions="random", galaxy="quick")
    game.pass_setup()
    law(game.game)
    fault(game.state)
    with pytest.raises(Broken):
        law(game.game)
