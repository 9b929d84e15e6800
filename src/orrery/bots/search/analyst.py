"""What programs that look back at finished games have in common
(`orrery.lab.analysis.analyst.Analyst`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

TELLING = 0.15
"""A fact explains what was better if it differs in at least this share of the worlds: there are
more of them than for a hint."""


class Effort(NamedTuple):
    """How much an analysis computes, in playouts, so that the same record gives the same result on
    every machine."""

    decisions: int  # those that are compared at all
    quick: int  # playouts for each of them
    closely: int  # those of them that are searched again, the worst first
    thorough: int  # playouts for each of those


class Explanation(NamedTuple):
    """Why something was better: the key of a message, and its arguments."""

    message: str
    figures: Mapping[str, str | int]
