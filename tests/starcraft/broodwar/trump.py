"""Positions of Trump Card: three players, and the Overmind for which Raynor's player decides."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.rules.round.round import Round
from tests.laws.starcraft import CHEAP
from tests.starcraft.broodwar.scenes import scenario
from tests.starcraft.scenario import Position, Side, side

TRUMP = "trump_card"
PEOPLE = ["arcturus_mengsk", "jim_raynor", "aldaris"]
EMITTER = "psi_emitter"
CARRIER = f"jim_raynor_hero+{EMITTER}"
HOMES: dict[str, dict[str, str]] = {
    "arcturus_mengsk": {"dylar_iv.2": "marine base"},
    "jim_raynor": {"bhekar_ro.1": f"{CARRIER} base"},
    "aldaris": {"pridewater.2": "zealot base"},
    "overmind": {"antiga_prime.1": "zergling base", "tarsonis.2": "zergling base"},
}
ROUTES = ["antiga_prime-torus", "dylar_iv-torus", "tarsonis-torus"]
"""Where the Overmind's transports are."""


def trump(planted: str = "", /, **given: Any) -> Position:
    """Everybody has bases and a unit at home; `aldaris={"torus.1": "zealot"}` says what else a side
    has, a Side says it all. `planted`: the area where the Psi Emitter lies; the hero has it, if
    none is named."""
    sides: dict[str, Side] = {}
    for faction, home in HOMES.items():
        more = given.pop(faction, {})
        if isinstance(more, Side):
            sides[faction] = more
            continue
        at = {**home, **more}
        if planted and faction == "jim_raynor":
            at = {area: words.replace(CARRIER, "jim_raynor_hero") for area, words in at.items()}
        sides[faction] = side(at=at, transports=ROUTES if faction == "overmind" else ())
    if planted:
        first = sides["arcturus_mengsk"]
        at = {**first.at, planted: f"{first.at.get(planted, '')} {EMITTER}".strip()}
        sides["arcturus_mengsk"] = Side(**{**vars(first), "at": at})
    return scenario(TRUMP, sides, **given)


def before_planning(planted: str = "", /, **given: Any) -> Position:
    """A round begins: it is the Overmind's turn."""
    game = trump(planted, phase="planning", **given)
    turn = next(frame for frame in game.game.stack if isinstance(frame, Round))
    turn.at, turn.done = 1, 0
    game.game.stack = game.game.stack[: game.game.stack.index(turn) + 1]
    game.state.round -= 1
    game.events.clear()
    game.game.go_on(None)
    return game


def emitter_area(game: Position) -> str:
    """Where the Psi Emitter lies, "" while it is carried."""
    area = game.state.items[0] if game.state.items else -1
    return "" if area < 0 else game.box.area_slugs[area]


def build_nothing(game: Position) -> None:
    """The Overmind builds nothing on any of its planets."""
    while not game.is_over and game.decision.whose == game.factions.index("overmind"):
        game.picks("done" if "done" in game.options else game.options[0])


def planning(faction: str, /, **given: Any) -> Position:
    """It is a player's turn to place an order."""
    game = trump(phase="planning", **given)
    while game.asked != faction:
        game.picks(game.options[0])
    return game


def mobilizing(planet: str, faction: str = "jim_raynor", /, **given: Any) -> Position:
    """An order of a side is being executed on a planet."""
    game = trump(orders={planet: [f"{faction} mobilize"]}, **given)
    game.picks(f"reveal {planet}", "execute")
    return game


def swarm(more: dict[str, str] | None = None, **given: Any) -> Side:
    """The Overmind with its two bases and three transports, and what else it has."""
    at = {**HOMES["overmind"], **(more or {})}
    return Side(at=at, transports=ROUTES, **given)


def laws_hold(game: Position) -> None:
    """The laws of the table."""
    for law in CHEAP:
        law(game.game)
