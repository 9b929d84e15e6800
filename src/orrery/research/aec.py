"""PettingZoo: all seats take turns in one environment (AEC).

    env = aec.env("clone-wars", mode="full")
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        action = None if ended or cut else env.action_space(agent).sample(seen["action_mask"])
        env.step(action)

Legality is checked here, so the wrappers for illegal actions are not needed.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from orrery.core.errors import BadData, IllegalPick
from orrery.core.record import Record
from orrery.research.spaces import ANSI, mask_of, observation_of, observation_space
from orrery.research.table import OVER, table_of, whole_number
from orrery.research.words import rendered

Illegal = Literal["raise", "lose"]
"""What an impossible action does: it raises an error, or its seat loses and the game ends."""
Seen = dict[str, NDArray[Any]]


def env(name: str, **options: Any) -> AECEnv[str, Seen, int]:
    """An environment of a game, which says so if it is used in the wrong order."""
    wrapped: AECEnv[str, Seen, int] = OrderEnforcingWrapper(raw_env(name, **options))
    return wrapped


class raw_env(AECEnv[str, Seen, int]):  # noqa: N801 - the library's own name for it
    """The environment without a wrapper: seats are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        name: str,
        *,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = table_of(name, options)
        self.metadata = {
            "name": f"orrery_{name.replace('-', '_')}_v0",
            "render_modes": [ANSI],
            "render_fps": 1,
            "is_parallelizable": True,
        }
        if render_mode not in (None, ANSI):
            raise BadData(f"tables are rendered as text ({ANSI}), not as {render_mode!r}")
        self.render_mode = render_mode
        if illegal not in ("raise", "lose"):
            raise BadData(f"illegal is raise or lose, not {illegal!r}")
        self.illegal: Illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(self.table.codec.actions) for agent in self.possible_agents
        }
        self._next_seed = 0

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": observation_space(self.table.codec),
                "action_mask": spaces.Box(0, 1, (self.table.codec.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one."""
        self._next_seed = (self._next_seed + 1) if seed is None else whole_number("seed", seed)
        self.table.reset(self._next_seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        """What a seat knows; its mask is empty while another is asked."""
        if agent not in self.possible_agents:
            raise BadData(f"there is no agent {agent!r}; agents: {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        mask = mask_of(self.table) if seat == self.table.seat else self._no_mask()
        return {"observation": observation_of(self.table, seat), "action_mask": mask}

    def _no_mask(self) -> NDArray[np.int8]:
        return np.zeros(self.table.codec.actions, np.int8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadData(f"{agent} must act: None is only for agents whose game has ended")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self.table.step(action)
        except IllegalPick:
            if self.illegal == "raise":
                raise
            self._lose(agent)
            return
        if self.table.seat == OVER:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def _finish(self) -> None:
        """The game has ended, or was cut off at its limit."""
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = self.table.is_over
            self.truncations[agent] = self.table.is_cut
        self._accumulate_rewards()

    def _lose(self, agent: str) -> None:
        """An impossible action: its seat loses, and the game ends for all."""
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def texts(self) -> dict[int, str]:
        """The possible actions in words, by id, for language models."""
        return self.table.texts()

    def record(self) -> Record:
        """The game so far, as a record that anybody can replay."""
        return self.table.record()

    def render(self) -> str:
        """What the seat that is asked sees and may do, in one text."""
        return rendered(self.table)

    def close(self) -> None:
        """Nothing is open."""
