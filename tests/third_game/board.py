"""What lies on the table."""

from __future__ import annotations

from orrery.core.flow import BaseState, Game, Procedure
from tests.third_game.facts import Cards


class Player:
    """What one player has."""

    __slots__ = ("hand", "has_stopped", "shore")

    hand: tuple[int, ...]  # hidden from the others
    shore: tuple[int, ...]  # rising
    has_stopped: bool

    def __init__(
        self, hand: tuple[int, ...] = (), shore: tuple[int, ...] = (), has_stopped: bool = False
    ) -> None:
        self.hand = hand
        self.shore = shore
        self.has_stopped = has_stopped

    def copy(self) -> Player:
        return Player(self.hand, self.shore, self.has_stopped)


class State(BaseState):
    """The whole table."""

    __slots__ = ("active", "deck", "discards", "is_over", "players", "turn")

    def __init__(self, seed: bytes, players: tuple[Player, ...]) -> None:
        self.seed, self.counter, self.irrevocable = seed, 0, 0
        self.players = players
        self.deck: tuple[int, ...] = ()  # the last card is on top
        self.discards: tuple[int, ...] = ()
        self.active = 0
        self.turn = 0
        self.is_over = False

    def copy(self) -> State:
        other = State(self.seed, tuple(player.copy() for player in self.players))
        other.counter, other.irrevocable = self.counter, self.irrevocable
        other.deck, other.discards = self.deck, self.discards
        other.active, other.turn, other.is_over = self.active, self.turn, self.is_over
        return other


TideGame = Game[State, Cards]
Step = Procedure[State, Cards]


def score(game: TideGame, seat: int) -> int:
    """The sum on a player's shore (RT-END-01)."""
    return sum(game.facts.worth[card] for card in game.state.players[seat].shore)
