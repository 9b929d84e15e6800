"""Gymnasium: one seat is the learner's, programs play the others.

    import orrery.research.gym  # registers the names: Gymnasium does not look for plugins
    env = gymnasium.make("orrery/CloneWars-v0", opponents="greedy")
    seen, info = env.reset(seed=7)
    seen, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))

Decisions with a single option are played by the environment itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery import bots
from orrery.core.errors import BadData, IllegalPick
from orrery.core.record import Record
from orrery.core.ruleset import Plain
from orrery.core.window import Program
from orrery.lab.simulate import answer_of
from orrery.research.spaces import ANSI, mask_of, observation_of, observation_space
from orrery.research.table import OVER, table_of
from orrery.research.words import rendered

Observation = NDArray[np.floating[Any] | np.integer[Any]]
"""Unsigned bytes, in the terms of `gymnasium.spaces.Box`."""
Told = dict[str, Any]
MOST_SEED = 1 << 31
NAMES: dict[str, dict[str, str]] = {
    "orrery/CloneWars-v0": {"name": "clone-wars"},
    "orrery/StarCraft-v0": {"name": "starcraft"},
    "orrery/BroodWar-v0": {"name": "starcraft", "expansion": "brood_war"},
}
"""What Gymnasium calls the games, and what they are made with."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table."""

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        name: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: Literal["raise", "lose"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: a program for all other seats, or one for each in their order; `seat`: the
        learner's, None: drawn anew for each game; `illegal`: what an impossible action does."""
        self.table = table_of(name, options)
        if render_mode not in (None, ANSI):
            raise BadData(f"tables are rendered as text ({ANSI}), not as {render_mode!r}")
        self.opponents = self._named(opponents)
        if seat is not None and seat not in range(self.table.seats):
            raise BadData(f"there is no seat {seat!r}; {name} has 0 to {self.table.seats - 1}")
        self.given_seat = seat
        if illegal not in ("raise", "lose"):
            raise BadData(f"illegal is raise or lose, not {illegal!r}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.codec)
        self.action_space = spaces.Discrete(self.table.codec.actions)
        self.seat = 0
        self.programs: dict[int, tuple[str, Program]] = {}
        self.notes: dict[int, Plain] = {}

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.table.seats - 1
        if not isinstance(opponents, str | Sequence):
            raise BadData(f"opponents are the names of programs, not {opponents!r}")
        names = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(names) != others:
            raise BadData(f"{others} opponents sit at this table, but {len(names)} were named")
        for one in names:
            bots.maker(one, self.table.name)
        return names

    def reset(
        self, *, seed: int | None = None, options: Told | None = None
    ) -> tuple[Observation, Told]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(MOST_SEED))
        chance = Random(drawn)
        self.table.reset(drawn)
        given = self.given_seat
        self.seat = chance.randrange(self.table.seats) if given is None else given
        others = [one for one in range(self.table.seats) if one != self.seat]
        self.programs = {
            one: (name, bots.make(name, self.table.name, chance.randrange(MOST_SEED)))
            for one, name in zip(others, self.opponents, strict=True)
        }
        self.notes = {}
        self._until_asked()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Told]:
        try:
            self.table.step(action)
        except IllegalPick:
            if self.illegal == "raise" or self.table.seat == OVER:
                raise
            return self._seen(), -1.0, True, False, self._info()
        self._until_asked()
        reward = self.table.rewards()[self.seat]
        return self._seen(), reward, self.table.is_over, self.table.is_cut, self._info()

    def _until_asked(self) -> None:
        """Let the others play until the learner has a choice."""
        while (seat := self.table.seat) != OVER:
            window = self.table.window(self.notes.get(seat))
            if seat != self.seat:
                name, program = self.programs[seat]
                answer = answer_of(name, program, window)
                self.notes[seat] = answer.note
                self.table.pick(answer.pick)
            elif len(window.options) == 1:
                self.table.pick(window.options[0])
            else:
                return

    def _seen(self) -> Observation:
        return observation_of(self.table, self.seat)

    def _info(self) -> Told:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each possible action: what MaskablePPO asks for."""
        return mask_of(self.table)

    def texts(self) -> dict[int, str]:
        """The possible actions in words, by id, for language models."""
        return self.table.texts()

    def record(self) -> Record:
        """The game so far, as a record that anybody can replay."""
        return self.table.record()

    def render(self) -> str:
        """What the learner sees, is asked and may do, in one text."""
        return rendered(self.table)


for _name, _options in NAMES.items():
    gymnasium.register(
        id=_name, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs=dict(_options)
    )
