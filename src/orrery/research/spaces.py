"""Observations and masks as arrays, and their spaces in Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.research.codec import AnyCodec
from orrery.research.table import Table

ANSI = "ansi"
"""How tables are rendered: as text."""


def observation_space(codec: AnyCodec) -> spaces.Box:
    return spaces.Box(0, 255, (codec.size,), np.uint8)


def observation_of(table: Table, seat: int) -> NDArray[np.uint8]:
    """What a seat knows, in an array of its own."""
    return np.frombuffer(bytearray(table.encode(seat)), np.uint8)


def mask_of(table: Table) -> NDArray[np.int8]:
    """1 for each action that is possible now, in an array of its own."""
    return np.frombuffer(table.mask(), np.int8)
