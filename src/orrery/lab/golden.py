"""Golden things, reviewed as text: records of whole games and their playthroughs.

`orrery bless` writes them anew after a change of the rules; the diff goes into the commit.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from orrery import bots
from orrery.clone_wars.library import load_library
from orrery.clone_wars.story import ending_line, story
from orrery.clone_wars.title import CLONE_WARS
from orrery.clone_wars.words import all_texts
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import read_texts


class Golden(NamedTuple):
    """A game to be kept: its name, its options, who played it, its seed."""

    name: str
    settings: dict[str, str]
    bots: tuple[str, str]
    seed: int


GAMES = (
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


def play(golden: Golden) -> Record:
    """Let the programs play the game and give its record."""
    texts = read_texts(CLONE_WARS)
    match = Match.new(
        CLONE_WARS, golden.settings, seed_from_number(golden.seed), texts, {}, bots=golden.bots
    )
    programs = [bots.make(name, CLONE_WARS.name, golden.seed) for name in golden.bots]
    while match.game.decision is not None:
        answer = programs[match.game.decision.seat].answer(Window(CLONE_WARS, match.game))
        match.play(answer.pick)
    return match.record()


def playthrough(record: Record) -> str:
    """A record told as a story, with every pick, all that happened seen by a watcher."""
    match = replay(CLONE_WARS, record, read_texts(CLONE_WARS), {})
    facts = match.game.facts
    lines = [f"{key}: {value}" for key, value in sorted(record.settings.items())]
    lines += [f"{side}: {bot}" for side, bot in zip(facts.factions, record.bots, strict=True)]
    lines += ["", *story(facts, match.events[0], None)]
    for number, pick in enumerate(record.picks, 1):
        lines.append(f"{number:4} > {pick}")
        lines += [f"       {line}" for line in story(facts, match.events[number], None)]
    if record.result is not None:
        lines.append(ending_line(facts, record.result, None))
    return "\n".join(lines) + "\n"


def record_path(tests: Path, name: str) -> Path:
    return tests / "records" / f"{name}.json"


def playthrough_path(tests: Path, name: str) -> Path:
    return tests / "playthroughs" / f"{name}.txt"


def golden_texts(tests: Path) -> dict[Path, str]:
    """Every golden file of the test folder with what it should say now."""
    files = {tests / "clone_wars" / "card_texts.txt": card_texts()}
    for golden in GAMES:
        record = play(golden)
        files[record_path(tests, golden.name)] = record.to_text()
        files[playthrough_path(tests, golden.name)] = playthrough(record)
    return files


def card_texts() -> str:
    """The rendered text of every card."""
    return all_texts(load_library(read_texts(CLONE_WARS), {}).records())
