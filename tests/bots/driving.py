"""Whole games played by programs, looked at from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Generic

from orrery import bots, games
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.flow import Game
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import F, Plain, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.core.window import Allowance, Answer, Program, Window
from orrery.starcraft.ruleset import STARCRAFT

EDITIONS = [
    {"mode": "beginner"},
    {"mode": "full", "pay_off": "yes"},
    {"mode": "secret"},
    {"factions": "rebel,empire", "mode": "full"},
    {"factions": "empire,separatist", "mode": "secret", "pay_off": "yes"},
    {"factions": "republic,rebel", "mode": "full"},
]
"""Every mode of Clone Wars, both editions, and both mixed."""
SOME = 12
"""Playouts for a search whose answers are compared: two worlds for six candidates."""
LIMIT = 20_000
"""More decisions than any game of programs needs."""


class Club(Generic[S, F]):
    """Where programs play one title: with these options, unless said otherwise."""

    def __init__(self, ruleset: Ruleset[S, F, View, Scene], **usual: str) -> None:
        self.ruleset = ruleset
        self.usual = usual
        self.texts = games.read_texts(ruleset)

    def new_game(self, seed: int, **options: str) -> Game[S, F]:
        settings = self.ruleset.settings({**self.usual, **options})
        facts = self.ruleset.facts(settings, self.texts, {})
        return self.ruleset.begin(settings, seed_from_number(seed), facts)

    def answers(
        self, game: Game[S, F], *names: str, seed: int = 1
    ) -> Iterator[tuple[Game[S, F], Window[S, F, View], Answer]]:
        """Let programs, one a seat, play a game to its end; each window, with what was answered,
        before it is carried out."""
        ruleset = self.ruleset
        programs = [bots.make(name, ruleset.name, seed + seat) for seat, name in enumerate(names)]
        notes = dict[int, Plain]()
        for _ in range(LIMIT):
            if game.decision is None:
                return
            window = Window(ruleset, game)
            window.note = notes.get(window.seat)
            answer = programs[window.seat].answer(window)
            notes[window.seat] = answer.note
            yield game, window, answer
            game.play(answer.pick)
        raise AssertionError(f"no end after {LIMIT} decisions")

    def picks_that_change(
        self, game: Game[S, F], *names: str, maker: Callable[[int], Program], every: int
    ) -> int:
        """At how many decisions a fresh program would answer differently in a world in which all is
        dealt anew that it cannot know; asked at every so many of a game of these programs."""
        changed = 0
        few = Allowance(playouts=SOME)
        for number, (now, window, _) in enumerate(self.answers(game, *names)):
            if number % every == 0:
                world = self.ruleset.determinize(now, window.seat, Random(number))
                dealt = Window(self.ruleset, world, few, window.note)
                window.allowance = few
                changed += maker(5).answer(window) != maker(5).answer(dealt)
        return changed


CLONE_WARS_CLUB = Club(CLONE_WARS)
STARCRAFT_CLUB = Club(STARCRAFT, players="4", factions="random", galaxy="quick")
