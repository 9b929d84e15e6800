"""Toy matches for the tests: new ones, and ones played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orrery.core.flow import Game
from orrery.core.match import Match
from orrery.core.rng import seed_from_number
from tests.core.toy import TEXTS, TOY, Facts, State, Toy, ToyGame

ToyMatch = Match[State, Facts]


def new_match(number: int = 1, seats: int = 2, rounds: int = 4, ruleset: Toy = TOY) -> ToyMatch:
    settings = {"seats": str(seats), "rounds": str(rounds)}
    return Match.new(ruleset, settings, seed_from_number(number), TEXTS, {}, program="test")


def played(number: int, seats: int = 2, rounds: int = 4, ruleset: Toy = TOY) -> Iterator[ToyMatch]:
    """The same match at each of its decisions and at its end, played by chance."""
    match, chance = new_match(number, seats, rounds, ruleset), Random(number)
    yield match
    while match.game.decision is not None:
        match.play_text(chance.choice(list(match.options())))
        yield match


def finished(number: int, seats: int = 2, rounds: int = 4) -> ToyMatch:
    *_, match = played(number, seats, rounds)
    return match


def contents(part: object) -> object:
    """All that a part of a game holds, found without the codec."""
    if isinstance(part, Game):
        return contents(part.state), [contents(frame) for frame in part.stack]
    if type(part) is tuple:
        return tuple(contents(one) for one in part)
    slots = [name for cls in type(part).__mro__ for name in getattr(cls, "__slots__", ())]
    if not slots or isinstance(part, tuple):
        return part
    return type(part), {name: contents(getattr(part, name, "unset")) for name in slots}


def play_out(game: ToyGame, number: int) -> ToyGame:
    """A game played to its end by chance; equal games and numbers give equal ends."""
    chance = Random(number)
    while game.decision is not None:
        game.play(chance.choice(game.decision.options))
    return game
