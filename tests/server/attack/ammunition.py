"""What the crowd throws: packs that never end, records of many picks, text that is slow to read.

All of it is made before the round begins, so that the crowd costs little while it attacks.
"""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any

from orrery import bots, games
from orrery.core.match import Match
from orrery.core.window import Window
from tests.server.crash_server import ROOT

PACK_FILE = "clone_wars.toml"
RECORDS = ROOT / "tests" / "records"
FREEZES_AFTER = 2.0
"""Seconds after which a pick that is still being carried out is taken for endless."""

BASE = """[[base]]
id = "{id}"
name = "{name}"
faction = "{faction}"
hit_points = 8
starting = true
beginner_deck = true
provenance = "public"
confidence = "high"
ability = [{ability}]
"""
BUY = 'effect="purchase",free=true'
BUY_AT_START = f'{{when="start_of_turn",must=true,do=[{{{BUY},from="galaxy_row",to="discard"}}]}}'
BUY_AGAIN = f'{{when="on_purchase_card",must=true,do=[{{{BUY},from="discard",to="discard"}}]}}'
TAKE_AND_BUY = (
    f'{{when="on_purchase_card",must=true,do=[{{{BUY},from="discard",to="top_of_deck"}},'
    f'{{effect="draw",n=1}},{{effect="discard",who="self",n=1,pick="random"}}]}}'
)
MAY_DRAW = '{when="action",do=[{effect="draw",n=99}]}'
MUST_DRAW = '{when="start_of_turn",must=true,do=[{effect="draw",n=99}]}'
CLAUSES = 400
"""Abilities of one card: each is an option, and explaining the options takes time."""


def base_pack(*abilities: str) -> str:
    """A starting base with these abilities."""
    return BASE.format(id="rishi", name="Rishi", faction="republic", ability=",".join(abilities))


PACKS = {
    "purchase sets off purchase": base_pack(BUY_AT_START, BUY_AGAIN),
    "purchase, draw and discard": base_pack(BUY_AT_START, TAKE_AND_BUY),
    "very many actions": base_pack(*[MAY_DRAW] * CLAUSES),
    "very many duties": base_pack(*[MUST_DRAW] * CLAUSES),
}
"""Packs whose cards set themselves or each other off, or do very much at once."""
HONEST_PACK = base_pack('{when="action",do=[{effect="repair",n=1}]}')


def large_pack(size: int) -> str:
    """A good pack with so many bytes of comments."""
    line = "# " + "x" * 97 + "\n"
    return HONEST_PACK + line * (size // len(line))


def deep_keys(parts: int) -> str:
    """A table with very many parts and as many keys: some readers of TOML take parts × keys."""
    return (
        "[" + ".".join("a" * parts) + "]\n" + "".join(f"k{number}=1\n" for number in range(parts))
    )


def golden(game: str, name: str) -> str:
    """The record of a whole game."""
    return (RECORDS / game / f"{name}.json").read_text("utf-8")


def long_record(picks: int) -> str:
    """A record of a game in which everybody only ends turns, so many times."""
    match = games.new_match("clone-wars", seed=1)
    while match.number < picks and match.game.decision is not None:
        options = match.options()
        text = "end" if "end" in options else next(iter(options))
        match.carry_out(options[text], text)
    return match.record().to_text()


def endless_record(pack: str) -> str | None:
    """The record of a game with an endless pack up to its last pick, which is never carried out;
    nothing if the game goes on after a few hundred picks."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / PACK_FILE).write_text(pack, "utf-8")
        match = games.new_match("clone-wars", seed=1, pack=folder)
        for _ in range(300):
            if match.game.decision is None:
                return None
            before, text = match.record(), answer(match)
            try:
                with no_longer_than(FREEZES_AFTER):
                    match.carry_out(match.options()[text], text)
            except Exception:  # noqa: BLE001 - endless, or found to be endless by the engine
                return replace(before, picks=(*before.picks, text)).to_text()
    return None


def answer(match: Match[Any, Any]) -> str:
    """What a program would pick."""
    window = Window(match.ruleset, match.game)
    return window.texts()[bots.make("eager", match.ruleset.name, match.number).answer(window).pick]


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, even if it never returns."""

    def interrupt(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@dataclass(frozen=True)
class Ammunition:
    """Everything that was prepared."""

    long_record: str
    endless_record: str | None
    deep_keys: str
    large_pack: str


def prepared(picks: int, parts: int, kinds: set[str]) -> Ammunition:
    """Make what these kinds of attack need: records of so many picks, keys of so many parts."""
    endless = PACKS["purchase sets off purchase"]
    return Ammunition(
        long_record=long_record(picks) if "long-records" in kinds else "",
        endless_record=endless_record(endless) if "endless-records" in kinds else None,
        deep_keys=deep_keys(parts),
        large_pack=large_pack(399_000),
    )
