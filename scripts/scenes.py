"""Sample data for the client's tests and its page of all drawings, made by the games themselves:
`python -m scripts.scenes` writes

web/src/games/clone-wars/motion/scenes.json updates in which every kind of event happens to the
reader and to the other seat, if it occurs web/src/games/clone-wars/art/cards/fixtures.json every
card of both boxes

A test fails when they no longer match what the server sends."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec

from orrery import bots
from orrery.clone_wars.facts.library import PAIRS
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.window import Window
from orrery.games import read_texts
from orrery.messages import SOURCE
from orrery.server.contract.frames import events_for
from scripts import client, wire

ROOMS = os.path.join(client.WEB, "src", "games", "clone-wars")
SCENES = os.path.join(ROOMS, "motion", "scenes.json")
CARDS = os.path.join(ROOMS, "art", "cards", "fixtures.json")
READER = Seat(0)
PLAYERS = ("simple", "random", "greedy")
GAMES = 6
LEFT_OUT = ("unseen", "steps", "waiting", "due", "unit_stacks", "ship_stacks", "pilot")


def updates() -> list[dict[str, Any]]:
    """One update for each kind of event and seat: the first that has it."""
    found: list[dict[str, Any]] = []
    seen: set[tuple[str, int]] = set()
    for number in range(GAMES):
        for update in game(number):
            kinds = {(event.kind, event.seat) for event in update["events"]}
            if kinds - seen:
                seen |= kinds
                found.append(update)
    return found


def game(number: int) -> list[dict[str, Any]]:
    """All updates of a game between programs, as the reader gets them."""
    match = Match.new(CLONE_WARS, {}, Random(number).randbytes(32), read_texts(CLONE_WARS), {})
    programs = [bots.make(PLAYERS[(number + seat) % 3], "clone-wars", number) for seat in (0, 1)]
    made = []
    while (decision := match.game.decision) is not None:
        before, seat = match.game, decision.seat
        match.play(programs[seat].answer(Window(CLONE_WARS, before)).pick)
        made.append(
            {
                "actor": seat,
                "undone": False,
                "events": events_for(CLONE_WARS, match.events[-1], READER),
                "before": shown(CLONE_WARS.view(before, READER)),
                "after": shown(CLONE_WARS.view(match.game, READER)),
            }
        )
    return made


def shown(view: Any) -> Any:
    """A view without the parts that no animation uses."""
    if isinstance(view, dict):
        return {name: shown(part) for name, part in view.items() if name not in LEFT_OUT}
    return [shown(part) for part in view] if isinstance(view, list | tuple) else view


def cards() -> list[Any]:
    """What is printed on every card, without repeats."""
    found: dict[Any, Any] = {}
    for pair in PAIRS:
        facts = CLONE_WARS.facts(
            CLONE_WARS.settings({"factions": pair}), read_texts(CLONE_WARS), {}
        )
        for card in CLONE_WARS.speaker(SOURCE).printed(facts)["card"]:
            found.setdefault(card["slug"], card)
    return [*found.values()]


def write(target: str, made: object) -> None:
    """Write it in the client's format."""
    with open(target, "wb") as file:
        file.write(msgspec.json.encode(made))
    wire.run(wire.FORMAT, "--config", ".prettierrc", "--write", target)


if __name__ == "__main__":
    wire.require_packages()
    write(SCENES, updates())
    write(CARDS, cards())
