"""Records what tests of the rules do as scenarios of the conformance suite.

`Exporter` is a plugin of pytest. It listens to the games of tests with a mark: every pick, every
question about legality. Whatever a test does to a game by other means begins a new scenario.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from orrery import __version__
from orrery.core.codec import state_hash
from orrery.core.decisions import Option, Seat
from orrery.core.flow import Game
from orrery.games import OURS, RULESETS, AnyGame, AnyRuleset
from orrery.lab.conformance.following import facts_of, question, seat_name
from orrery.lab.conformance.naming import Naming, Object, Unnamed
from orrery.lab.conformance.scenario import FORMAT, Moment, Refusal, Scenario, changes
from orrery.rulebook import catalogue, files
from tests.clone_wars import scenario as clone_wars
from tests.conformance.schema import schema_of
from tests.proof import unwatched
from tests.starcraft import opening
from tests.starcraft import scenario as starcraft

INDEX, SCHEMA = "index.json", ".schema.json"
MOST_MOMENTS = 60
"""A longer scenario proves nothing in particular; what it has up to here is kept."""
MOST_PER_TEST = 6
NOTHING_YET = Moment("", None)
Played = Callable[[AnyGame, Option], None]
PATCHED = (clone_wars, starcraft, opening)
"""The modules of tests that ask for the rule that forbids a move."""


@dataclass
class Recording:
    """A scenario that is being recorded, on one game."""

    game: AnyGame
    ruleset: AnyRuleset
    naming: Naming
    position: Object
    hash: str = ""  # of the game where the recording stands
    now: Moment = NOTHING_YET
    moments: list[Moment] = field(default_factory=list)

    def stand(self) -> None:
        """The recording has come to where the game is now."""
        self.now = question(self.ruleset, self.game)
        self.hash = state_hash(self.ruleset, self.game)

    def follows(self) -> bool:
        """Whether nothing was done to the game but what was recorded."""
        return self.hash == state_hash(self.ruleset, self.game)

    def scenario(self, name: str, rules: list[str]) -> Scenario:
        settings = dict(self.game.facts.settings)
        moments = [*self.moments, self.now]
        return Scenario(self.ruleset.name, name, rules, settings, self.position, moments)


class Recorder:
    """The scenarios of one test."""

    def __init__(self) -> None:
        self.open: dict[int, Recording] = {}
        self.finished: list[Recording] = []
        self.left_out: set[str] = set()

    def watch(self, game: AnyGame) -> Recording | None:
        """The recording of this game, a new one if it was changed by other means than picks."""
        found = self.open.get(id(game))
        if found is not None and found.follows():
            return found
        if found is not None:
            self.finished.append(self.open.pop(id(game)))
        begun = self.begin(game)
        if begun is not None:
            begun.stand()
            self.open[id(game)] = begun
        return begun

    def begin(self, game: AnyGame) -> Recording | None:
        ruleset = next(r for r in RULESETS.values() if isinstance(game.state, r.shells[0]))
        facts = facts_of(ruleset.name, tuple(sorted(game.facts.settings.items())))
        if ruleset.fingerprint(facts) != ruleset.fingerprint(game.facts):
            self.left_out.add("has cards made up for the test")
            return None
        naming = Naming(ruleset, game.facts)
        try:
            return Recording(game, ruleset, naming, naming.position(game))
        except Unnamed as error:
            self.left_out.add(f"begins within {error}")
            return None

    def play(self, game: AnyGame, pick: Option, played: Played) -> None:
        """Carry out a pick, and record what it changes."""
        with unwatched():
            is_offered = game.decision is not None and pick in game.decision.options
            recording = self.watch(game) if is_offered else None
        if recording is None or len(recording.moments) >= MOST_MOMENTS:
            played(game, pick)
            return
        with unwatched():
            texts = recording.ruleset.verbs.options(game)
            text = next(text for text, option in texts.items() if option == pick)
            before, counter = recording.naming.state(game), game.state.counter
        played(game, pick)
        with unwatched():
            after = changes(before, recording.naming.state(game))
            chance = game.state.counter != counter
            picked = replace(recording.now, pick=text, chance=chance, after=after)
            recording.moments.append(picked)
            recording.stand()

    def asked_why(self, game: AnyGame, seat: int, option: Option, rule: str | None) -> None:
        """Record that a move is forbidden by a rule, or legal."""
        with unwatched():
            recording = self.watch(game)
            if recording is None or game.decision is None:
                return
            move = recording.naming.move(game, *option)
            one = Refusal(seat_name(Seat(seat)), move, rule)
            if one not in recording.now.tried:
                recording.now = replace(recording.now, tried=[*recording.now.tried, one])

    def recordings(self) -> list[Recording]:
        """Those in which something is picked or tried."""
        found = [*self.finished, *self.open.values()]
        return [one for one in found if one.moments or one.now.tried][:MOST_PER_TEST]


@contextmanager
def listening(recorder: Recorder) -> Iterator[None]:
    """Whatever tests do to games is recorded."""
    played = Game.play
    asked = [(module, module.why_not) for module in PATCHED]

    def play(game: AnyGame, pick: Option) -> None:
        recorder.play(game, pick, played)

    def listened(why_not: Any) -> Any:
        def why(game: AnyGame, seat: int, option: Option) -> str | None:
            rule: str | None = why_not(game, seat, option)
            recorder.asked_why(game, seat, option, rule)
            return rule

        return why

    Game.play = play  # type: ignore[assignment, method-assign]
    for module, why_not in asked:
        module.why_not = listened(why_not)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        Game.play = played  # type: ignore[method-assign]
        for module, why_not in asked:
            module.why_not = why_not  # type: ignore[attr-defined]


def file_name(scenario: Scenario, number: int) -> str:
    """`CW-ATTACK-15/damage-left-over-does-not-hit-the-next-base.json`."""
    plain = re.sub(r"[^a-z0-9]+", "-", scenario.name.lower()).strip("-")
    return f"{scenario.game}/{scenario.rules[0]}/{plain}{f'-{number}' if number else ''}.json"


class Exporter:
    """The plugin: writes the scenarios of each marked test that passes, and counts the rest."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.left_out: Counter[str] = Counter()
        self.rules: set[str] = set()
        self.written: set[str] = set()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        rules = [one for mark in pyfuncitem.iter_markers("rule") for one in mark.args]
        if not rules:
            return (yield)
        recorder = Recorder()
        with listening(recorder):
            result = yield
        self.write(pyfuncitem.name, rules, recorder)
        return result

    def write(self, test: str, rules: list[str], recorder: Recorder) -> None:
        recordings = recorder.recordings()
        if not recordings:
            self.left_out.update(recorder.left_out or ("picks and tries nothing",))
        name = test.removeprefix("test_").replace("_", " ")
        number = 0
        for recording in recordings:
            scenario = recording.scenario(name, rules)
            while (file := file_name(scenario, number)) in self.written:
                number += 1
            self.written.add(file)
            path = self.folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(scenario.plain(), ensure_ascii=False, indent=1) + "\n")
            self.rules.update(rules)

    def pytest_sessionfinish(self) -> None:
        index = {
            "format": FORMAT,
            "version": __version__,
            "scenarios": len(self.written),
            "coverage": {book: self.coverage(book) for book in files()},
            "rules": sorted(self.rules),
            "left_out": dict(self.left_out.most_common()),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / INDEX).write_text(json.dumps(index, indent=1) + "\n")
        for ruleset in OURS:
            schema = json.dumps(schema_of(ruleset), ensure_ascii=False, indent=1)
            (self.folder / f"{ruleset.name}{SCHEMA}").write_text(f"{schema}\n", "utf-8")

    def coverage(self, book: str) -> dict[str, int]:
        """How many rules of a rulebook scenarios prove, and how many it has."""
        ids = {one.id for one in catalogue().values() if one.game == book}
        return {"proved": len(ids & self.rules), "rules": len(ids)}
