"""`orrery replay`: the story of a recorded game."""

from __future__ import annotations

from pathlib import Path

import click

from orrery import games
from orrery.cli.resume import HUMAN, SCREENS
from orrery.cli.terminal import saves
from orrery.cli.terminal.ink import Ink
from orrery.core.replay import replay as replay_record
from orrery.core.replay import verify as verify_record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after so many choices.")
@click.option("--verify", is_flag=True, help="Check every hash and the result, and say so.")
@click.option("--pack", metavar="DIR", help="The card pack it was played with.")
def replay(file: Path, to: int | None, verify: bool, pack: str | None) -> None:
    """Tell the story of the game recorded in FILE, then draw the table.

    \b
    Example:
      orrery replay game.json --to 40
      orrery replay game.json --verify
    """
    file = saves.found(file)
    record = saves.read(file)
    title = games.title_of(record.game)
    texts, packed = games.read_texts(title), games.read_pack(title, pack or saves.kept_pack(file))
    ink = Ink()
    if verify:
        match = verify_record(title, record, texts, packed)
        key = "terminal-verified-running" if record.result is None else "terminal-verified"
        ink.tell(key, picks=match.number, hashes=len(record.hashes))
        return
    match = replay_record(title, record, texts, packed, to)
    names = [name or HUMAN for name in record.bots] or [HUMAN] * title.seats(record.settings)
    screen = SCREENS[title.name](ink, names)
    ink.tell("terminal-replay", file=str(file), game=title.name, picks=len(record.picks))
    ink.bullets(screen.story(match.game, [event for part in match.events for event in part], None))
    ink.print()
    ink.tell("terminal-replay-to", n=match.number, of=len(record.picks))
    screen.table(match.game, None, [])
    result = match.result()
    if result is not None:
        ink.line()
        ink.print(screen.ending(match.game, result, None), "bold")
