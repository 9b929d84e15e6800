"""`orrery analyse`: where a recorded game turned."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery import games
from orrery.cli.language import LANGUAGE
from orrery.cli.terminal import saves
from orrery.cli.terminal.ink import Ink
from orrery.core.record import Record
from orrery.core.replay import check_result
from orrery.core.replay import replay as replay_record
from orrery.games import AnyMatch
from orrery.lab.analysis.looking_back import analysing, check_over
from orrery.lab.analysis.results import Analysing, Analysis, Moment
from orrery.lab.analysis.words import in_words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--pack", metavar="DIR", help="The card pack it was played with.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, for scripts.")
@LANGUAGE
def analyse(file: Path, pack: str | None, as_json: bool, language: str) -> None:
    """Show where the game recorded in FILE turned: how likely each player was to win as it went on,
    and the three picks that cost most, with what would have been better.

    Only a game that was played to its end is analysed. It takes a minute or two; the same record
    always gives the same result.

    \b
    Example:
      orrery analyse game.json
      orrery analyse game.json --json
    """
    file = saves.found(file)
    record = saves.read(file)
    check_over(record)
    ruleset = games.ruleset_of(record.game)
    packed = dict(games.read_pack(ruleset, pack or saves.kept_pack(file)))
    match = replay_record(ruleset, record, games.read_texts(ruleset), packed)
    check_result(record, match)
    ink = Ink(language)
    found = followed(ink, analysing(record, packed))
    if as_json:
        click.echo(json.dumps({"game": record.game, **found.report()}, indent=2))
    else:
        show(ink, record, match, found, language)


def followed(ink: Ink, parts: Iterable[Analysing | Analysis]) -> Analysis:
    """What an analysis finds; meanwhile a progress bar on standard error."""
    err = Console(file=sys.stderr)
    label = TextColumn(ink.say("analysis-terminal-looking"))
    columns = (label, BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=None)
        for part in parts:
            if isinstance(part, Analysis):
                return part
            progress.update(task, completed=part.done, total=part.of)
    raise AssertionError("an analysis ended without a result")


def show(ink: Ink, record: Record, match: AnyMatch, found: Analysis, language: str) -> None:
    """The chances as a table, then the costly picks."""
    ruleset = match.ruleset
    span = "round" if "round" in ruleset.chapters else "turn"
    names = names_in(ink, record, match)
    ink.tell("analysis-terminal-chances", "bold", span=span)
    ink.console.print(Padding(chances(ink, found.moments, names), (0, 0, 1, 2)))
    if not found.costly:
        ink.tell("analysis-terminal-none", compared=found.compared)
        return
    count = len(found.costly)
    ink.tell("analysis-terminal-costly", "bold", count=count, compared=found.compared)
    for one in found.costly:
        words = in_words(ruleset, match.after(one.step), one, language)
        name, picked = names[one.seat], words.picked
        ink.print()
        ink.tell("analysis-terminal-pick", span=span, turn=one.turn, name=name, picked=picked)
        chance, possible, better = percent(one.chance), percent(one.possible), words.better
        said = ink.say("analysis-terminal-better", better=better, chance=chance, possible=possible)
        ink.print(said, indent=2)
        ink.print(words.why, indent=2)


def names_in(ink: Ink, record: Record, match: AnyMatch) -> list[str]:
    """The name of each seat: its player's, or that of its side."""
    sides = match.ruleset.progress(match.game).sides
    players = record.players or ("",) * len(sides)
    keys = [f"web-side-{side}" for side in sides]
    called = [
        ink.say(key) if ink.words.has(key) else side for key, side in zip(keys, sides, strict=True)
    ]
    return [player or side for player, side in zip(players, called, strict=True)]


def percent(chance: float) -> int:
    return round(100 * chance)


def chances(ink: Ink, moments: tuple[Moment, ...], names: list[str]) -> Table:
    """The chances of all seats at the start of each turn or round, and at the end."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    seen: set[int] = set()
    for at, moment in enumerate(moments):
        is_last = at == len(moments) - 1
        if moment.turn in seen and not is_last:
            continue
        seen.add(moment.turn)
        head = ink.say("analysis-terminal-end") if is_last else str(moment.turn)
        table.add_row(head, *[f"{chance:.0%}" for chance in moment.chances])
    return table
