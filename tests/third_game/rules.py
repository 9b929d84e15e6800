"""The rulebook (rules/risingtide.md) as procedures."""

from __future__ import annotations

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.core.events import Event
from orrery.core.flow import OVER, Game, StepResult
from orrery.core.rng import shuffled
from tests.third_game.board import Player, State, Step, TideGame
from tests.third_game.facts import Cards

HAND = 4
TURN = Prompt("tide-turn", "RT-TURN-01")
STOP = Option("stop")


def set_up(facts: Cards, seats: int, seed: bytes, events: list[Event] | None) -> TideGame:
    """The deck is shuffled, and everybody is dealt a hand (RT-SETUP-01)."""
    game: TideGame = Game(State(seed, tuple(Player() for _ in range(seats))), facts, [Rounds()])
    game.events = events
    deck = tuple(card for card in range(len(facts.ids)) for _ in range(facts.copies))
    game.state.deck = shuffled(game.state, deck)
    for seat in range(seats):
        for _ in range(HAND):
            draw(game, seat)
    return game


class Rounds(Step):
    """One turn after another, until nobody has one any more."""

    def step(self, game: TideGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.turn(game, pick)
            case _:
                return self.end(game)

    def turn(self, game: TideGame, pick: Option | None) -> StepResult:
        """Cast or swap one card, or stop (RT-TURN-01)."""
        state = game.state
        if pick is not None:
            carry_out(game, pick)
            state.active = (state.active + 1) % len(state.players)
        for _ in state.players:
            player = state.players[state.active]
            if player.hand and not player.has_stopped:
                return Decision(Seat(state.active), TURN, options(game, state.active))
            state.active = (state.active + 1) % len(state.players)
        return None

    def foresees(self, _: TideGame, pick: Option) -> bool | None:
        """Only a swap draws a card."""
        return False if pick.verb != "swap" else None

    def end(self, game: TideGame) -> StepResult:
        """Nobody has a turn any more (RT-END-01)."""
        game.state.is_over = True
        game.emit("tide-over", -1)
        return OVER


def options(game: TideGame, seat: int) -> list[Option]:
    """What a player can do."""
    hand = sorted(set(game.state.players[seat].hand))
    moves = [Option(verb, card) for verb in ("cast", "swap") for card in hand]
    return [*(one for one in moves if why_not(game, seat, one) is None), STOP]


def why_not(game: TideGame, seat: int, option: Option) -> str | None:
    """The rule that forbids a move, whoever's turn it is."""
    player, worth = game.state.players[seat], game.facts.worth
    if option == STOP:
        return "RT-TURN-01" if player.has_stopped else None
    if option.what not in player.hand:
        return "RT-TURN-01"
    if option.verb == "cast" and player.shore and worth[option.what] <= worth[player.shore[-1]]:
        return "RT-CAST-01"
    if option.verb == "swap" and not game.state.deck:
        return "RT-SWAP-01"
    return None


def carry_out(game: TideGame, pick: Option) -> None:
    """A card leaves the hand, or the player the game (RT-CAST-01, RT-SWAP-01, RT-TURN-01)."""
    state, seat = game.state, game.state.active
    player, card = state.players[seat], pick.what
    state.turn += 1
    if pick == STOP:
        player.has_stopped = True
        game.emit("tide-stop", seat)
        return
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    if pick.verb == "cast":
        player.shore += (card,)
        game.emit("tide-cast", seat, (card,), number=game.facts.worth[card])
    else:
        state.discards += (card,)
        game.emit("tide-swap", seat, (card,))
        draw(game, seat)


def draw(game: TideGame, seat: int) -> None:
    """The top card of the deck; only its owner sees it."""
    state = game.state
    card, state.deck = state.deck[-1], state.deck[:-1]
    state.players[seat].hand += (card,)
    state.irrevocable += 1
    game.emit("tide-draw", seat, (card,), seen_by=1 << seat)
