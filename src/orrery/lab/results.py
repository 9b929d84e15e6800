"""What a simulation found: who won how often, with confidence intervals, and how games ended."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import NamedTuple, TypedDict

from orrery.lab.simulate import SimulatedGame

DEVIATIONS = 1.96
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """Wins in a number of games; a win shared by k seats counts 1/k for each."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: where the true rate lies with 95 % confidence."""
        if not self.games:
            return 0.0, 1.0
        square, games = DEVIATIONS**2, self.games
        middle = self.rate + square / (2 * games)
        spread = sqrt(self.rate * (1 - self.rate) / games + square / (4 * games**2))
        low, high = middle - DEVIATIONS * spread, middle + DEVIATIONS * spread
        return max(low / (1 + square / games), 0.0), min(high / (1 + square / games), 1.0)


class SeatReport(TypedDict):
    """A program's results in one seat."""

    games: int
    wins: float
    win_rate: float


class TurnReport(TypedDict):
    """How many turns or rounds games had."""

    least: int
    mean: float
    most: int


class Report(TypedDict):
    """What `orrery simulate --json` prints; scripts depend on it."""

    game: str
    games: int
    bots: list[str]
    wins: dict[str, float]
    win_rate: dict[str, float]
    wins_by_seat: list[float]
    by_bot_and_seat: dict[str, list[SeatReport]]
    wins_by_sides: dict[str, int]
    ended: dict[str, int]
    turns: TurnReport
    decisions: int
    decisions_per_second: float


class Results:
    """Counts over finished games; programs of one name are counted as one."""

    def __init__(self, game: str, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots
        self.games = self.decisions = 0
        self.seconds = 0.0
        self.ended: Counter[str] = Counter()
        self.turns: list[int] = []
        self._won_by: Counter[str] = Counter()  # by what the winners played
        self._held: Counter[tuple[str, int]] = Counter()  # by program and seat
        self._won: dict[tuple[str, int], float] = {}

    def add(self, played: SimulatedGame) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.ended[played.ended] += 1
        self.turns.append(played.turns)
        if any(played.sides):
            self._won_by["+".join(played.sides)] += 1
        for seat, bot in enumerate(played.bots):
            self._held[bot, seat] += 1
        for seat in played.winners:
            place = (played.bots[seat], seat)
            self._won[place] = self._won.get(place, 0.0) + 1 / len(played.winners)

    @property
    def names(self) -> list[str]:
        """The programs, without repeats."""
        return list(dict.fromkeys(self.bots))

    def of(self, bot: str) -> Share:
        """A program's share of all games."""
        return Share(sum(self.of_seat(bot, seat).wins for seat in self.seats), self.games)

    def of_seat(self, bot: str, seat: int) -> Share:
        """A program's share of the games in which it held a seat."""
        return Share(self._won.get((bot, seat), 0.0), self._held[bot, seat])

    @property
    def seats(self) -> range:
        return range(len(self.bots))

    @property
    def decisions_per_second(self) -> float:
        """Over all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def report(self) -> Report:
        """Everything as plain data."""
        return Report(
            game=self.game,
            games=self.games,
            bots=list(self.bots),
            wins={bot: plain(self.of(bot).wins) for bot in self.names},
            win_rate={bot: round(self.of(bot).rate, 4) for bot in self.names},
            wins_by_seat=[
                plain(sum(self.of_seat(bot, seat).wins for bot in self.names))
                for seat in self.seats
            ],
            by_bot_and_seat={
                bot: [self.seat_report(bot, seat) for seat in self.seats] for bot in self.names
            },
            wins_by_sides=dict(sorted(self._won_by.items())),
            ended=dict(sorted(self.ended.items())),
            turns=self.turn_report(),
            decisions=self.decisions,
            decisions_per_second=round(self.decisions_per_second, 1),
        )

    def turn_report(self) -> TurnReport:
        turns = self.turns or [0]
        mean = round(sum(turns) / len(turns), 2)
        return TurnReport(least=min(turns), mean=mean, most=max(turns))

    def seat_report(self, bot: str, seat: int) -> SeatReport:
        share = self.of_seat(bot, seat)
        return SeatReport(games=share.games, wins=plain(share.wins), win_rate=round(share.rate, 4))


def plain(number: float) -> float:
    """Whole wins without a fraction; thirds rounded."""
    return int(number) if number == int(number) else round(number, 4)
