"""Battles of the expanded game, as `tests.starcraft.arena` lays them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.starcraft import arena
from tests.starcraft.arena import Army
from tests.starcraft.scenario import Position

EXPANDED = {"expansion": "brood_war"}


def duel(*, setting: Mapping[str, Any] | None = None, **other: Any) -> Position:
    """A single skirmish, with the cards of the expansion."""
    return arena.duel(setting={**EXPANDED, **(setting or {})}, **other)


def battle(
    given: Mapping[str, Army] | None = None,
    /,
    *,
    setting: Mapping[str, Any] | None = None,
    **other: Any,
) -> Position:
    """A battle about to begin, with the pieces of the expansion."""
    return arena.battle(given, setting={**EXPANDED, **(setting or {})}, **other)
