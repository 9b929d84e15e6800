"""Golden things, reviewed as text: records of whole games and their playthroughs.

`orrery bless` writes them anew after a change of the rules; the diff goes into the commit.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from orrery import bots
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import RULESETS, AnyRuleset, read_texts, ruleset_of
from orrery.messages import SOURCE


class Golden(NamedTuple):
    """A game to be kept: its name, its options, who played it, its seed."""

    name: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: int


CLONE_WARS = (
    Golden("beginner", {}, ("greedy", "greedy"), 1),
    Golden("full-control", {"mode": "full"}, ("greedy", "simple"), 2),
    Golden("secret-bases", {"mode": "secret"}, ("simple", "eager"), 3),
    Golden("first-edition", {"factions": "rebel,empire", "mode": "full"}, ("greedy", "greedy"), 4),
    Golden("editions-combined", {"factions": "empire,republic"}, ("eager", "greedy"), 5),
    Golden(
        "pay-off",
        {"factions": "separatist,rebel", "pay_off": "yes", "bases": "2", "mode": "full"},
        ("eager", "eager"),
        6,
    ),
    Golden("long", {"bases": "5", "neutral": "first_edition"}, ("random", "eager"), 7),
)
QUICK = {"galaxy": "quick", "factions": "random"}
STARCRAFT = (
    Golden("six-players", {"players": "6", **QUICK}, ("greedy",) * 6, 1),
    Golden("four-players", {"players": "4", **QUICK}, ("greedy", "simple", "greedy", "simple"), 2),
    Golden("placed-galaxy", {"players": "2"}, ("simple", "greedy"), 3),
    Golden("teams", {"players": "4", "teams": "yes", "galaxy": "quick"}, ("greedy",) * 4, 4),
    Golden("elimination", {"players": "2", "goal": "elimination", **QUICK}, ("greedy", "eager"), 5),
    Golden("by-chance", {"players": "3", "galaxy": "quick"}, ("random", "eager", "simple"), 6),
)
GAMES: Mapping[str, tuple[Golden, ...]] = {"clone-wars": CLONE_WARS, "starcraft": STARCRAFT}
"""The games to be kept of each title, by its name."""


def play(ruleset: AnyRuleset, golden: Golden) -> Record:
    """Let the programs play the game and give its record."""
    seed, texts = seed_from_number(golden.seed), read_texts(ruleset)
    match = Match.new(ruleset, golden.settings, seed, texts, {}, bots=golden.bots)
    programs = [bots.make(name, ruleset.name, golden.seed) for name in golden.bots]
    while match.game.decision is not None:
        answer = programs[match.game.decision.seat].answer(Window(ruleset, match.game))
        match.play(answer.pick)
    return match.record()


def playthrough(record: Record) -> str:
    """A record told as a story, with every pick, all that happened seen by a watcher."""
    ruleset, speaker = ruleset_of(record.game), ruleset_of(record.game).speaker(SOURCE)
    match = replay(ruleset, record, read_texts(ruleset), {})
    game = match.game
    lines = [f"{key}: {value}" for key, value in sorted(record.settings.items())]
    lines += [f"bots: {', '.join(record.bots)}", "", *speaker.story(game, match.events[0], None)]
    for number, pick in enumerate(record.picks, 1):
        lines.append(f"{number:4} > {pick}")
        lines += [f"       {line}" for line in speaker.story(game, match.events[number], None)]
    if record.result is not None:
        lines.append(speaker.closing(game, record.result, None))
    return "\n".join(lines) + "\n"


def record_path(tests: Path, game: str, name: str) -> Path:
    return tests / "records" / game / f"{name}.json"


def playthrough_path(tests: Path, game: str, name: str) -> Path:
    return tests / "playthroughs" / game / f"{name}.txt"


def golden_texts(tests: Path) -> dict[Path, str]:
    """Every golden file of the test folder with what it should say now."""
    files = {
        tests / name.replace("-", "_") / "card_texts.txt": card_texts(ruleset)
        for name, ruleset in RULESETS.items()
    }
    for game, kept in GAMES.items():
        for golden in kept:
            record = play(ruleset_of(game), golden)
            files[record_path(tests, game, golden.name)] = record.to_text()
            files[playthrough_path(tests, game, golden.name)] = playthrough(record)
    return files


def card_texts(ruleset: AnyRuleset) -> str:
    """The text of every card, a line each: `id: text | reward`; what is no card is left out."""
    entries = ruleset.speaker(SOURCE).catalogue(read_texts(ruleset), {}).entries
    said = [(slug, entry.texts) for (_, slug), entry in entries.items() if entry.texts]
    return "".join(text_line(slug, texts) for slug, texts in said)


def text_line(slug: str, texts: Mapping[str, str]) -> str:
    """What one card says, and behind it what its other parts say."""
    others = [text for part, text in texts.items() if text and part != "text"]
    return " | ".join([f"{slug}: {texts.get('text', '')}".rstrip(), *others]) + "\n"
