"""Positions of Desperate Alliance: Raynor on Dylar IV, the Overmind before the bridge."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.starcraft.broodwar.scenes import scenario
from tests.starcraft.opening import Opening
from tests.starcraft.scenario import Position, Side, side

ALLIANCE = "desperate_alliance"
BRIDGE = "dylar_iv.1"
BASE = "dylar_iv.2"
TO_ANTIGA, TO_DYLAR = "antiga_prime-pridewater", "antiga_prime-dylar_iv"
RAYNOR = {BASE: "jim_raynor_hero base"}
OVERMIND = {"pridewater.1": "zergling base"}


def alliance(
    raynor: dict[str, Any] | None = None,
    overmind: dict[str, Any] | None = None,
    *orders: str,
    **given: Any,
) -> Position:
    """Each side has what it must not lose; `{"at": {...}}` adds to that, and other keys are those
    of a Side. Orders: `"dylar_iv overmind mobilize"`, from the bottom to the top."""
    stacks: dict[str, list[str]] = {}
    for text in orders:
        planet, _, order = text.partition(" ")
        stacks.setdefault(planet, []).append(order)
    sides = {
        "jim_raynor": filled(RAYNOR, raynor or {}),
        "overmind": filled(OVERMIND, overmind or {}),
    }
    return scenario(ALLIANCE, sides, orders=stacks, **given)


def filled(usual: dict[str, str], given: dict[str, Any]) -> Side:
    """A side with its usual pieces, unless `only` is given instead of `at`."""
    more = dict(given)
    at = more.pop("only", None)
    if at is None:
        at = {**usual, **more.pop("at", {})}
    return side(at=at, **more)


def on(game: Opening | Position, planet: str) -> Counter[str]:
    """The units on a planet."""
    box, state = game.box, game.state
    areas = box.areas_of[box.planet_slugs.index(planet)]
    return Counter(box.unit_slugs[unit] for area in areas for unit in state.armies[area])


def end(game: Position) -> None:
    """The order ends without further moves."""
    while not game.is_over and game.prompt in ("move", "lift-off", "before-battle", "end-order"):
        game.picks("done")
