"""How likely each player is to win: a softmax over what their positions are worth.

The weights come from games of `greedy` against itself (`scripts/train_value.py`), in
`data/bots/starcraft-value.json`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp

from orrery.bots.starcraft.search.features import NAMES, features
from orrery.core.errors import BadData
from orrery.resources import resource
from orrery.starcraft.board.queries import team_of
from orrery.starcraft.board.state import StarCraftGame

FILE = ("data", "bots", "starcraft-value.json")


@lru_cache(maxsize=1)
def weights() -> tuple[float, ...]:
    """The weight of each feature."""
    path = resource(*FILE)
    found = json.loads(path.read_text("utf-8"))["weights"]
    if list(found) != list(NAMES):
        raise BadData(f"{path} has weights for {', '.join(found)}, expected {', '.join(NAMES)}")
    return tuple(float(one) for one in found.values())


def value(game: StarCraftGame, seat: int) -> float:
    """The chance that a player wins, alone or with a team; for certain when the game is over."""
    state, box = game.state, game.facts
    if game.decision is None:
        return float(seat in state.winners)
    team = team_of(state, box, seat)
    chances = chances_of(game)
    mine = [chances[one] for one in range(len(chances)) if team_of(state, box, one) == team]
    return sum(mine)


def chances_of(game: StarCraftGame) -> list[float]:
    """The chance of every seat; of those who are out, none."""
    known = weights()
    worths = [sum([x * w for x, w in zip(row, known, strict=True)]) for row in features(game)]
    most = max(worths)
    players = game.state.players
    shares = [0.0 if players[seat].out else exp(worth - most) for seat, worth in enumerate(worths)]
    total = sum(shares)
    return [share / total for share in shares]
