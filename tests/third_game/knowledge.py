"""Who may know what: a seat sees its own hand, and of everything else what lies open."""

from __future__ import annotations

from random import Random

from orrery.core.decisions import Seat
from orrery.core.verbs import ThingKind, Verb, Verbs
from tests.third_game.board import State, TideGame, score
from tests.third_game.facts import Cards
from tests.third_game.shown import TideView

VERBS: Verbs[State, Cards] = Verbs(
    {"cast": Verb("card"), "swap": Verb("card"), "stop": Verb(ends=True)},
    {"card": ThingKind((lambda game, _, card: game.facts.ids[card],))},
)


def view(game: TideGame, seat: Seat | None) -> TideView:
    """The table as a seat, or a watcher, may see it."""
    state, decision = game.state, game.decision
    return {
        "seat": seat,
        "turn": state.turn,
        "asked": None if decision is None else decision.seat,
        "deck": len(state.deck),
        "discards": list(state.discards),
        "players": [
            {
                "hand": len(player.hand),
                "known": [*sorted(player.hand)] if owner == seat else [],
                "shore": list(player.shore),
                "score": score(game, owner),
                "has_stopped": player.has_stopped,
            }
            for owner, player in enumerate(state.players)
        ],
    }


def determinize(game: TideGame, seat: Seat, rng: Random) -> TideGame:
    """A copy in which the deck and the other hands are dealt anew."""
    others = [at for at in range(len(game.state.players)) if at != seat]
    return dealt(game, others, rng)


def redeal(game: TideGame, rng: Random) -> TideGame:
    """A copy in which only the deck is in another order: hands are known to their owners."""
    return dealt(game, [], rng)


def dealt(game: TideGame, seats: list[int], rng: Random) -> TideGame:
    """A copy with another deck and other hands for these seats, from the same cards."""
    copy = game.copy()
    state = copy.state
    hidden = [*state.deck, *(card for seat in seats for card in state.players[seat].hand)]
    hidden.sort()  # the deal must not depend on the truth
    rng.shuffle(hidden)
    for seat in seats:
        player = state.players[seat]
        player.hand = tuple(hidden.pop() for _ in player.hand)
    state.deck = tuple(hidden)
    state.seed, state.counter = rng.randbytes(32), 0
    copy.ask_again()
    return copy
