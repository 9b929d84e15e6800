"""Many games at once, in arrays: whose turn it is, what that seat knows, what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.core.decisions import Option
from orrery.core.errors import BadData, IllegalPick, shown
from orrery.core.ruleset import Plain
from orrery.research.table import OVER, Table, table_of, whole_number


class Batch:
    """`count` games. After each step the arrays are about the seats that are asked then:

    obs     (count, size)     what that seat knows
    mask    (count, actions)  1 for each action it may choose
    seat    (count)           which seat it is
    reward  (count, seats)    of the step just taken: not zero only where a game ended
    over    (count)           1 where a game ended in the step just taken
    cut     (count)           1 where it was cut off at the limit instead

    A game that has ended begins anew at once, with the next seed of its place.
    """

    def __init__(self, name: str, count: int, seed: int = 0, **options: Any) -> None:
        count = whole_number("count", count, 1)
        first = table_of(name, options)
        self.tables = [first, *(first.another() for _ in range(count - 1))]
        self.codec = first.codec
        self.seats = first.seats
        self.obs = np.zeros((count, self.codec.size), np.uint8)
        self.mask = np.zeros((count, self.codec.actions), np.int8)
        self.seat = np.zeros(count, np.int16)
        self.reward = np.zeros((count, self.seats), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.cut = np.zeros(count, np.bool_)
        self.seed = whole_number("seed", seed)
        self.first = 0  # what errors call the first game
        self.games = [0] * count  # by place: how many have ended or were cut off
        for number in range(count):
            self._begin(number)
            self._show(number)

    def write_to(self, **arrays: NDArray[Any]) -> None:
        """Write to these arrays from now on, which may be shared with another process."""
        for name, array in arrays.items():
            array[:] = getattr(self, name)
            setattr(self, name, array)

    def __len__(self) -> int:
        return len(self.tables)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game. If one is impossible, nothing moves."""
        wanted = enumerate(checked_actions(actions, len(self.tables)))
        options = [self._option(number, int(action)) for number, action in wanted]
        for number, (table, option) in enumerate(zip(self.tables, options, strict=True)):
            table.pick(option)
            is_done = table.seat == OVER
            self.over[number], self.cut[number] = table.is_over, table.is_cut
            self.reward[number] = table.rewards() if is_done else 0.0
            if is_done:
                self.games[number] += 1
                self._begin(number)
            self._show(number)

    def _option(self, number: int, action: int) -> Option:
        """What an action means in one of the games."""
        table = self.tables[number]
        try:
            return table.codec.option(table.game, action)
        except IllegalPick as error:
            raise IllegalPick(f"game {self.first + number}: {error}", error.rule) from None

    def saved(self) -> dict[str, Plain]:
        """Where every game stands, as plain data for JSON: what the batch was made with, and of
        each place which of its games it is and the picks so far. `resume` goes on from there."""
        games: list[Plain] = [
            {"game": game, "picks": [list(pick) for pick in table.picks]}
            for game, table in zip(self.games, self.tables, strict=True)
        ]
        return {"made_with": self._made_with(), "games": games}

    def _made_with(self) -> dict[str, Plain]:
        """What decides which games are played."""
        table: Table = self.tables[0]
        return {
            "game": table.name,
            "options": dict(table.options),
            "limit": table.limit,
            "starts": table.starts,
            "count": len(self),
            "seed": self.seed,
            "codec": self.codec.version,
        }

    def resume(self, saved: Any) -> None:
        """Go on where a batch with the same seed and options was saved. What the step before
        brought (`reward`, `over` and `cut`) is not kept."""
        if not isinstance(saved, Mapping) or not {"made_with", "games"} <= saved.keys():
            raise BadData(f"this is not what `saved` gives: {shown(saved)}")
        before = saved["made_with"]
        for name, value in self._made_with().items():
            if before.get(name) != value:
                raise BadData(
                    f"the batch that was saved has {name} {before.get(name)}, but this one {value}"
                )
        for number, one in enumerate(saved["games"]):
            self.games[number] = one["game"]
            self._begin(number)
            for verb, what, to in one["picks"]:
                self.tables[number].pick(Option(verb, what, to))
            self._show(number)
        self.reward[:], self.over[:], self.cut[:] = 0.0, False, False

    def _begin(self, number: int) -> None:
        """The next game of a place: which one depends on the seed of the batch alone."""
        said = b"orrery batch %d %d %d" % (self.seed, number, self.games[number])
        self.tables[number].reset(int.from_bytes(sha256(said).digest()[:6], "big"))

    def _show(self, number: int) -> None:
        table = self.tables[number]
        self.seat[number] = table.seat
        self.obs[number] = np.frombuffer(table.encode(table.seat), np.uint8)
        self.mask[number] = np.frombuffer(table.mask(), np.int8)


def checked_actions(
    given: Sequence[int] | NDArray[np.integer[Any]], count: int
) -> NDArray[np.integer[Any]]:
    """One action for each of so many games."""
    actions = np.asarray(given)
    if actions.shape != (count,):
        got = len(actions) if actions.ndim == 1 else f"an array of shape {actions.shape}"
        raise BadData(f"{count} games need an action each, got {got}")
    if actions.dtype.kind not in "iu":
        raise BadData(f"actions are whole numbers, not {actions.dtype}")
    return actions
