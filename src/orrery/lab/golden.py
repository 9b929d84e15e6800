"""Golden files, reviewed as text: records of whole games and their playthroughs.

`orrery bless` regenerates them after a change to the rules; the diff goes into the commit. It keeps
the picks of recorded games as long as they are possible, so that a diff shows what a change does,
not what programs would rather do today.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from orrery import bots
from orrery.core.match import Match
from orrery.core.presets import Golden
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import Plain
from orrery.core.window import Window
from orrery.games import RULESETS, AnyRuleset, read_texts, ruleset_of
from orrery.messages import SOURCE


def play(ruleset: AnyRuleset, golden: Golden, kept: Sequence[str] = ()) -> Record:
    """Play the game and return its record: first these picks, as long as they are possible, then
    whatever the programs pick."""
    seed, texts = seed_from_number(golden.seed), read_texts(ruleset)
    match = Match.new(ruleset, golden.settings, seed, texts, {}, bots=golden.bots)
    for text in kept:
        if text not in match.options():
            break
        match.play_text(text)
    programs = [bots.make(name, ruleset.name, golden.seed) for name in golden.bots]
    notes = dict[int, Plain]()
    while match.game.decision is not None:
        seat = match.game.decision.seat
        answer = programs[seat].answer(Window(ruleset, match.game, note=notes.get(seat)))
        notes[seat] = answer.note
        match.play(answer.pick)
    return match.record()


def playthrough(record: Record) -> str:
    """A record told as a story: every pick, and everything that happened as a watcher sees it."""
    ruleset, speaker = ruleset_of(record.game), ruleset_of(record.game).speaker(SOURCE)
    match = replay(ruleset, record, read_texts(ruleset), {})
    game = match.game
    setup, *picks = match.happened()
    lines = [f"{key}: {value}" for key, value in sorted(record.settings.items())]
    lines += [f"bots: {', '.join(record.bots)}", "", *speaker.story(game.facts, [setup], None)]
    for number, (pick, happened) in enumerate(zip(record.picks, picks, strict=True), 1):
        lines.append(f"{number:4} > {pick}")
        lines += [f"       {line}" for line in speaker.story(game.facts, [happened], None)]
    if record.result is not None:
        lines.append(speaker.closing(game, record.result, None))
    return "\n".join(lines) + "\n"


def record_path(tests: Path, game: str, name: str) -> Path:
    return tests / "records" / game / f"{name}.json"


def playthrough_path(tests: Path, game: str, name: str) -> Path:
    return tests / "playthroughs" / game / f"{name}.txt"


def golden_texts(tests: Path, game: str, *, anew: bool = False) -> Iterator[tuple[Path, str]]:
    """A game's golden files in the tests folder, each with what it should contain now; `anew`: the
    programs play whole games, whatever was recorded."""
    ruleset = RULESETS[game]
    yield tests / game.replace("-", "_") / "card_texts.txt", card_texts(ruleset)
    for golden in ruleset.presets.golden:
        path = record_path(tests, game, golden.name)
        record = play(ruleset, golden, () if anew else picks_in(path))
        yield path, record.to_text()
        yield playthrough_path(tests, game, golden.name), playthrough(record)


def picks_in(path: Path) -> tuple[str, ...]:
    """The picks of a record, if there is one."""
    return Record.from_text(path.read_text("utf-8"), path.name).picks if path.is_file() else ()


def card_texts(ruleset: AnyRuleset) -> str:
    """The text of every card, one per line: `id: text | reward`; anything that is not a card is
    left out."""
    entries = ruleset.speaker(SOURCE).catalogue(read_texts(ruleset), {}).entries
    said = [(slug, entry.texts) for (_, slug), entry in entries.items() if entry.texts]
    return "".join(text_line(slug, texts) for slug, texts in said)


def text_line(slug: str, texts: Mapping[str, str]) -> str:
    """What one card says, followed by what its other parts say."""
    others = [text for part, text in texts.items() if text and part != "text"]
    return " | ".join([f"{slug}: {texts.get('text', '')}".rstrip(), *others]) + "\n"
