"""Random games with the laws watching: short ones in the tests, long ones by
`python -m tests.laws.run`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple

from orrery.core.codec import state_hash
from orrery.core.decisions import Option
from orrery.core.flow import Game
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import F, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.games import read_texts
from orrery.research.codec import CODECS
from tests.laws.codecs import codecs_hold
from tests.laws.kernel import (
    asking_again_asks_the_same,
    copies_are_equal_and_apart,
    dealing_anew_shows_nothing,
    demand,
    nothing_leaks,
    options_have_unique_texts,
    saving_loses_nothing,
    what_is_foreseen_happens,
)

LIMIT = 500_000
"""More decisions than any random game has needed; the game must end. Only elimination takes long:
one such game of eager players went on for more than 60,000."""
Settings = dict[str, str]


class Tally(NamedTuple):
    """What a watched game showed."""

    decisions: int
    checked: int
    worlds: int  # that were dealt anew when there was something hidden
    changed: int  # worlds in which the truth was really another


@dataclass(frozen=True)
class Watch(Generic[S, F]):
    """A game with its laws: the cheap ones, which hold in a look at the state, and the others."""

    ruleset: Ruleset[S, F, View, Scene]
    modes: list[Settings]
    cheap: tuple[Callable[[Game[S, F]], None], ...]
    laws: tuple[Callable[[Game[S, F], Random], None], ...]
    seats: Callable[[Game[S, F]], int]
    put_off: tuple[str, ...]  # verbs that an eager player picks only when nothing else is possible
    stride: int = 11  # in tests all laws are asked at every so many decisions
    hides: Callable[[Game[S, F]], bool] = lambda _: True
    """Whether there is something to deal anew: not yet while a game is set up openly."""

    def begin(self, settings: Settings, seed: int) -> Game[S, F]:
        complete = self.ruleset.settings(settings)
        facts = self.ruleset.facts(complete, read_texts(self.ruleset), {})
        return self.ruleset.begin(complete, seed_from_number(seed), facts)

    def pick(self, options: list[Option], eager: bool, rng: Random) -> Option:
        """Uniformly at random; eager: what ends or gives up comes last."""
        if eager:
            for verb in self.put_off:
                options = [option for option in options if option.verb != verb] or options
        return rng.choice(options)

    def eager_decisions(self, settings: Settings, seed: int) -> Iterator[Game[S, F]]:
        """A game of eager players, at each of its decisions."""
        game, rng = self.begin(settings, seed), Random(seed)
        while game.decision is not None:
            yield game
            game.play(self.pick(game.decision.options, eager=True, rng=rng))

    def cheap_laws(self, game: Game[S, F]) -> None:
        for law in self.cheap:
            law(game)

    def all_laws(self, game: Game[S, F], rng: Random) -> int:
        """Every law at one decision; how many re-dealt worlds were really different."""
        self.cheap_laws(game)
        for law in self.laws:
            law(game, rng)
        ruleset, seats = self.ruleset, self.seats(game)
        options_have_unique_texts(ruleset, game)
        what_is_foreseen_happens(game)
        asking_again_asks_the_same(ruleset, game)
        copies_are_equal_and_apart(ruleset, game, rng)
        saving_loses_nothing(ruleset, game, rng)
        dealing_anew_shows_nothing(ruleset, game, seats, rng.randrange(1000))
        if ruleset.name in CODECS:
            codecs_hold(ruleset, game, seats, Random(game.state.irrevocable))
        return nothing_leaks(ruleset, game, seats, rng)

    def watched_game(
        self, settings: Settings, seed: int, eager: bool, every: int, cheap: bool, most: int = LIMIT
    ) -> Tally:
        """One game, all laws at every so many decisions, the cheap ones at all if asked: whole, or
        no further than so many decisions."""
        game, rng = self.begin(settings, seed), Random(seed)
        seats = self.seats(game)
        decisions = checked = worlds = changed = 0
        while game.decision is not None and decisions < most:
            try:
                if decisions % every == 0:
                    different, counts = self.all_laws(game, rng), self.hides(game)
                    worlds += seats * counts
                    changed += different * counts
                    checked += 1
                elif cheap:
                    self.cheap_laws(game)
                game.play(self.pick(game.decision.options, eager, rng))
            except Exception as broken:
                broken.add_note(f"{settings}, seed {seed}, eager {eager}, decision {decisions}")
                raise
            decisions += 1
            demand(decisions < LIMIT, "the game does not end", (settings, seed))
        won = game.decision is not None or self.ruleset.winners(game) != ()
        demand(won, "the game ended without a winner", settings)
        return Tally(decisions, checked, worlds, changed)

    def same_seed_and_picks_same_game(self, settings: Settings, seed: int) -> None:
        """A game is its record: played twice, it is the same at every tenth pick."""
        once, again = self.begin(settings, seed), self.begin(settings, seed)
        rng = Random(seed)
        for number in range(LIMIT):
            if once.decision is None:
                break
            pick = rng.choice(once.decision.options)
            once.play(pick)
            again.play(pick)
            if number % 10 == 0:
                same = state_hash(self.ruleset, once) == state_hash(self.ruleset, again)
                demand(same, "same seed and picks, another game", number)
        demand(again.decision is None, "the same game ends once and not again")
