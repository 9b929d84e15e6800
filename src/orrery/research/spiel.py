"""OpenSpiel: importing this module registers `python_orrery_clone_wars` and
`python_orrery_starcraft`.

    import pyspiel, orrery.research.spiel
    game = pyspiel.load_game("python_orrery_starcraft(players=3)")

Chance nodes at the root draw the seed, and everything after follows from it, so histories replay. A
searcher that clones a state would therefore foresee every shuffle: use
`state.resample_from_infostate`, as OpenSpiel's Python ISMCTS does.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from orrery.core.decisions import Seat
from orrery.games import RULESETS
from orrery.research.codec import CODECS
from orrery.research.history import History
from orrery.research.shares import shares
from orrery.research.table import LIMIT, Table

BYTES = 4
"""Chance nodes at the root: each draws a byte of the seed."""
OUTCOMES = 256
AS_USUAL = 0
"""In place of a number of players: as many as the mode has."""


def parameters(name: str) -> dict[str, int | str]:
    """The options of a game as OpenSpiel knows them; nothing means the game's own default."""
    own = dict.fromkeys((*RULESETS[name].settings({}), *RULESETS[name].choices), "")
    return {**own, "players": AS_USUAL, "limit": LIMIT}


def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_orrery_{name.replace('-', '_')}",
        long_name=f"Orrery: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(RULESETS[name].players),
        min_num_players=min(RULESETS[name].players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class OrreryGame(pyspiel.Game):
    """A game with certain options; each title has a class of its own."""

    title: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.title
        given = {**parameters(name), **(params or {})}
        limit = int(given.pop("limit"))
        options = {key: str(value) for key, value in given.items() if value not in ("", AS_USUAL)}
        self.table = Table(name, options, limit=limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.codec.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, wanted, params)


class OrreryState(pyspiel.State):
    """A position. All that changes is in one attribute, which knows how to be copied and saved."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.table = SharedTable(game.table)
        self.held = History(game.table.name)

    @property
    def _table(self) -> Table:
        return self.table.table

    def current_player(self) -> int:
        if self.held.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.held.game.decision
        is_over = decision is None or len(self.held) >= self._table.limit
        return int(pyspiel.PlayerId.TERMINAL) if is_over or decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        game = self.held.game
        return [] if game is None else sorted(self._table.codec.ids(game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(one, 1 / OUTCOMES) for one in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.game is not None:
            held.play(self._table.codec.option(held.game, action))
            return
        held.drawn = (*held.drawn, action)
        if len(held.drawn) == BYTES:
            held.begin(self._table.set_up(int.from_bytes(bytes(held.drawn), "big")))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self._table.codec.name(action)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        game, table = self.held.game, self._table
        winners = () if game is None or game.decision else table.ruleset.winners(game)
        return shares(table.seats, winners)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the seat was told, in a digest, and what it sees: perfect recall."""
        seat = self.current_player() if player is None else player
        return f"{self.held.digest(seat)} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, as JSON."""
        seat = self.current_player() if player is None else player
        return seen(self._table, self.held, seat)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> OrreryState:
        """A state that fits everything the seat knows; the rest, shuffles to come included, is
        dealt anew."""
        other: OrreryState = self.clone()
        if other.held.game is not None:
            chance = Random(probability_sampler())
            dealt = self._table.ruleset.determinize(other.held.game, Seat(player_id), chance)
            other.held.replace(dealt)
        return other

    def __str__(self) -> str:
        return seen(self._table, self.held, None)


class SharedTable:
    """A game's table, which all its states share: copies of a state do not copy it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> SharedTable:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        return shared_table, (table.name, table.limit, tuple(sorted(table.options.items())))


TABLES: dict[tuple[object, ...], SharedTable] = {}


def shared_table(name: str, limit: int, options: tuple[tuple[str, str], ...]) -> SharedTable:
    """The table of a state that was saved."""
    key = (name, limit, options)
    if key not in TABLES:
        TABLES[key] = SharedTable(Table(name, dict(options), limit=limit))
    return TABLES[key]


def seen(table: Table, held: History, seat: int | None) -> str:
    """What a seat (None: a watcher) sees, as text that is the same for the same view."""
    if held.game is None:
        return "not begun"
    eyes = None if seat is None or seat < 0 else Seat(seat)
    table.codec.must_have(eyes)
    view = table.ruleset.view(held.game, eyes)
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class Observer:
    """Fills an array with what a seat sees: much faster than `observation_tensor`, which makes a
    list."""

    def __init__(self, table: Table, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, got {params}")
        private = iig_obs_type.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS or not iig_obs_type.public_info:
            raise ValueError("observations are those of one seat, or of a watcher (NONE)")
        self.table = table
        self.is_watching = private == pyspiel.PrivateInfoType.NONE
        self.is_recalling = bool(iig_obs_type.perfect_recall)
        if self.is_watching and self.is_recalling:
            raise ValueError("there is no information state of a watcher")
        size = 0 if self.is_recalling else table.codec.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor} if size else {}

    def set_from(self, state: OrreryState, player: int) -> None:
        game = state.held.game
        if game is None or self.is_recalling:
            self.tensor.fill(0)
        else:
            eyes = None if self.is_watching else Seat(player)
            self.tensor[:] = np.frombuffer(self.table.codec.encode(game, eyes), np.uint8)

    def string_from(self, state: OrreryState, player: int) -> str:
        if self.is_watching:
            return seen(self.table, state.held, None)
        if self.is_recalling:
            return state.information_state_string(player)
        return state.observation_string(player)


def register(name: str) -> None:
    """Make a title known to OpenSpiel. It keeps a class beyond the end of the interpreter; a
    function would be freed then, when that is no longer possible."""
    kind = game_type(name)
    made = type(
        f"{name.title().replace('-', '')}Game", (OrreryGame,), {"title": name, "kind": kind}
    )
    pyspiel.register_game(kind, made)


for title in CODECS:
    register(title)
