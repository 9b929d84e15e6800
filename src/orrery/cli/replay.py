"""`orrery replay`: show a recorded game in the browser or the terminal, or verify it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import click

from orrery import games
from orrery.cli.language import LANGUAGE
from orrery.cli.resume import HUMAN, screen_of
from orrery.cli.terminal import saves
from orrery.cli.terminal.ink import Ink
from orrery.core.record import Record
from orrery.core.replay import check_proof, check_result, replaying
from orrery.core.replay import replay as replay_record
from orrery.games import AnyRuleset


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--terminal", is_flag=True, help="Show it in the terminal.")
@click.option("--to", type=click.IntRange(0), metavar="N",
              help="Show it in the terminal, up to move N.")  # fmt: skip
@click.option("--verify", is_flag=True, help="Verify its seed, every hash and the result.")
@click.option("--pack", metavar="DIR", help="The card pack it was played with.")
@click.option("--no-browser", is_flag=True, help="Print the address instead of opening the page.")
@click.option("--port", type=int, metavar="N", help="The port of the page; 0 for a free one.")
@LANGUAGE
def replay(
    file: Path,
    terminal: bool,
    to: int | None,
    verify: bool,
    pack: str | None,
    no_browser: bool,
    port: int | None,
    language: str,
) -> None:
    """Replay the game recorded in FILE in the browser: a page opens, and Ctrl-C stops the server
    behind it.

    With --terminal or --to, print what happened and draw the table in the terminal. A game that has
    no page yet is always shown there.

    \b
    Example:
      orrery replay game.json
      orrery replay game.json --to 40
      orrery replay game.json --verify
    """
    file = saves.found(file)
    record = saves.read(file)
    ruleset = games.ruleset_of(record.game)
    packed = games.read_pack(ruleset, pack or saves.kept_pack(file))
    is_shown = not (terminal or verify or to is not None) and ruleset.has_page
    if not is_shown and (no_browser or port is not None):
        raise click.UsageError("--no-browser and --port do not work with a replay in the terminal")
    if verify:
        check(Ink(language), ruleset, record, packed)
    elif is_shown:
        from orrery.cli.hosting.local import replay_local  # noqa: PLC0415  the server takes long to load

        replay_record(
            ruleset, record, games.read_texts(ruleset), packed
        )  # reports here what is wrong
        replay_local(record, packed, port, may_open=not no_browser)
    else:
        tell(Ink(language), ruleset, file, record, packed, to)


def check(ink: Ink, ruleset: AnyRuleset, record: Record, packed: Mapping[str, str]) -> None:
    """Verify a record and the proof of its seed."""
    check_proof(record)
    matches = replaying(ruleset, record, games.read_texts(ruleset), dict(packed))
    hidden = not sys.stderr.isatty()
    label = ink.say("terminal-verifying")
    length = len(record.picks) + 1
    with click.progressbar(
        matches, length, label, hidden=hidden, file=sys.stderr, show_eta=False
    ) as shown:
        for match in shown:
            last = match
    check_result(record, last)
    key = "terminal-verified-running" if record.result is None else "terminal-verified"
    ink.tell(key, picks=last.number, hashes=len(record.hashes))
    if record.start is not None:
        ink.tell("terminal-verified-mended")
    elif record.proof is None:
        ink.tell("terminal-verified-no-proof")
    else:
        ink.tell("terminal-verified-proof", commitment=record.proof.commitment)


def tell(
    ink: Ink,
    ruleset: AnyRuleset,
    file: Path,
    record: Record,
    packed: Mapping[str, str],
    to: int | None,
) -> None:
    """Print what happened up to a move, and draw the table."""
    match = replay_record(ruleset, record, games.read_texts(ruleset), dict(packed), to)
    names = [name or HUMAN for name in record.bots] or [HUMAN] * ruleset.seats(record.settings)
    screen = screen_of(ink, ruleset, names)
    ink.tell("terminal-replay", file=str(file), game=ruleset.name, picks=len(record.picks))
    ink.bullets(screen.story(match.game, match.happened(), None))
    ink.print()
    ink.tell("terminal-replay-to", n=match.number, of=len(record.picks))
    screen.table(match.game, None, [])
    result = match.result()
    if result is not None:
        ink.line()
        ink.print(screen.ending(match.game, result, None), "bold")
