"""Laws of random games, and faults that each of them catches."""

from collections.abc import Callable
from random import Random

import pytest

from orrery.starcraft.box import Box
from orrery.starcraft.changes import replaced
from orrery.starcraft.state import EXECUTION, State
from orrery.starcraft.terms import NONE, owner_of
from tests.marks import rule
from tests.starcraft.invariants import (
    check_areas,
    check_bases_and_transports,
    check_cards,
    check_owners,
    check_pieces,
    check_resources,
)
from tests.starcraft.opening import Opening, new_game

Check = Callable[[State, Box], None]

KINDS: list[dict[str, str]] = [
    {"players": "2"},
    {"players": "4", "teams": "yes"},
    {"players": "3", "goal": "elimination"},
]
PICKS = 700


def random_game(seed: int, kind: dict[str, str], *checks: Check) -> Opening:
    """A game of players who do not think, checked at every decision of its rounds. They seldom
    destroy own pieces, or there would soon be nothing to look at."""
    chance = Random(seed)
    game = new_game(seed, factions="random", galaxy="quick", **kind)
    game.pass_setup(chance)
    for _ in range(PICKS):
        if game.is_over:
            break
        options = game.decision.options
        kept = [option for option in options if option.verb != "destroy"]
        game.game.play(chance.choice(kept if kept and chance.random() < 0.9 else options))
        for check in checks:
            check(game.state, game.box)
    return game


def outside_battles(check: Check) -> Check:
    def checked(state: State, box: Box) -> None:
        if state.invaded == NONE and not is_moving(state):
            check(state, box)

    return checked


def is_moving(state: State) -> bool:
    """In the middle of an order areas may be overfull until its step ends (SC-MOVE-08)."""
    return state.active != NONE


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-01", "SC-INV-02", "SC-ROUND-05")
def test_pieces_and_cards_are_conserved(kind: dict[str, str]) -> None:
    random_game(11, kind, check_pieces, check_cards, check_owners)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-03", "SC-INV-04")
def test_one_army_stands_in_an_area_within_its_limit(kind: dict[str, str]) -> None:
    random_game(12, kind, outside_battles(check_areas))


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-05", "SC-INV-06")
def test_bases_transports_and_resource_cards_are_unique(kind: dict[str, str]) -> None:
    random_game(13, kind, check_bases_and_transports, check_resources)


@pytest.mark.parametrize("kind", KINDS)
@rule("SC-INV-07", "SC-INV-08")
def test_the_execution_phase_goes_on_until_no_order_is_left(kind: dict[str, str]) -> None:
    def check_stacks(state: State, box: Box) -> None:
        tops = [owner_of(stack[-1]) for stack in state.stacks if stack]
        if state.phase == EXECUTION:
            assert any(not state.players[seat].out for seat in tops)
        elif state.phase > EXECUTION:
            assert not tops
            assert all(player.orders == box.order_tokens for player in state.players)

    game = random_game(14, kind, check_stacks)
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


def exchange_a_card(state: State) -> None:
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


FAULTS: list[tuple[Check, Callable[[State], None]]] = [
    (check_pieces, lose_a_figure),
    (check_pieces, lose_a_worker),
    (check_cards, lose_a_card),
    (check_cards, double_an_event),
    (check_owners, exchange_a_card),
    (check_areas, leave_an_owner),
    (check_areas, overfill),
    (check_bases_and_transports, second_base),
    (check_resources, second_card),
    (check_resources, deplete_held),
]


@pytest.mark.parametrize(("check", "fault"), FAULTS)
def test_a_planted_fault_is_caught(check: Check, fault: Callable[[State], None]) -> None:
    game = new_game(3, players="2", factions="random", galaxy="quick")
    game.pass_setup()
    check(game.state, game.box)
    fault(game.state)
    with pytest.raises(AssertionError):
        check(game.state, game.box)
