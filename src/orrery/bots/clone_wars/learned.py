"""What was learned from games (`data/bots`): the weights of the value and of the fast policy."""

from __future__ import annotations

import json
from functools import lru_cache

from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weights import NAMES as POLICY
from orrery.bots.clone_wars.fast.weights import Weights
from orrery.bots.clone_wars.value import NAMES, Value
from orrery.clone_wars.facts.box import Box
from orrery.core.errors import BadData
from orrery.resources import resource

VALUE = ("data", "bots", "clone_wars-value.json")
POLICY_FILE = ("data", "bots", "clone_wars-policy.json")


@lru_cache(maxsize=32)
def learned_value(box: Box) -> Value:
    """The value of positions with the cards of a box."""
    path = resource(*VALUE)
    found = json.loads(path.read_text("utf-8"))["weights"]
    if list(found) != list(NAMES):
        raise BadData(f"{path} has weights for {', '.join(found)}, expected {', '.join(NAMES)}")
    weights = [float(one) for one in found.values()]
    return Value(weights, tables(box))


@lru_cache(maxsize=32)
def learned_weights(box: Box) -> Weights:
    """The numbers of the fast policy for the cards of a box."""
    path = resource(*POLICY_FILE)
    found = json.loads(path.read_text("utf-8"))
    liking: dict[str, float] = found["liking"]
    weights = Weights([*[liking.get(box.slug(card), 0.0) for card in range(box.size)], 0.0])
    for name in POLICY:
        setattr(weights, name, float(found["weights"][name]))
    return weights
