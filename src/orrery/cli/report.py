"""`orrery report`: show a problem report, or make a test from it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from orrery.cli.language import LANGUAGE
from orrery.cli.terminal.ink import Ink
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.lab import reported

if TYPE_CHECKING:
    from orrery.server.http.routes.reports import ReportRead

FILE = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.group()
def report() -> None:
    """Show a problem report, or make a test from it.

    \b
    Example:
      orrery report show report-clone-wars-1f2e-40.json
      orrery report test report-clone-wars-1f2e-40.json
    """


def read(file: Path) -> ReportRead:
    from orrery.server.http.routes.reports import read_report  # noqa: PLC0415  the server takes long to load

    return read_report(file.read_text(encoding="utf-8"), file.name)


@report.command()
@FILE
@LANGUAGE
def show(file: Path, language: str) -> None:
    """Show a report: the player's words, the version, the story and the open question.

    \b
    Example:
      orrery report show report-clone-wars-1f2e-40.json
    """
    tell(Ink(language), read(file))


def tell(ink: Ink, found: ReportRead) -> None:
    """Print a report."""
    ink.tell("report-head", game=found.game, version=found.version, number=found.number)
    if found.said:
        ink.print(f"“{found.said}”", "bold")
    ink.bullets([line.text for line in found.lines])
    if found.decision is not None:
        ink.print(found.decision.question, "bold")
        ink.bullets([f"{one.text}: {one.label}" for one in found.decision.options])
    if found.view is not None:
        ink.print(json.dumps(found.view, ensure_ascii=False, indent=1))


@report.command()
@FILE
@click.option("--database", metavar="URL",
              help="The database with the game's table, if the game was not over.")  # fmt: skip
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
              default=Path("tests/reported"), help="The folder of tests.")  # fmt: skip
@LANGUAGE
def test(file: Path, database: str | None, into: Path, language: str) -> None:
    """Write a test for the position of the report: its record and the open question.

    \b
    Example:
      orrery report test report-clone-wars-1f2e-40.json
      orrery report test report.json --database sqlite:////srv/tables.sqlite
    """
    found = read(file)
    record = record_to(found, database)
    name = re.sub(r"[^a-z0-9]+", "_", file.stem.lower()).strip("_")
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{name}.json").write_text(record.to_text(), encoding="utf-8")
    made = into / f"test_{name}.py"
    made.write_text(reported.source(name, found.version, found.said, record), encoding="utf-8")
    Ink(language).tell("report-test", file=str(made))


def record_to(found: ReportRead, database: str | None) -> Record:
    """The record up to where the report was made."""
    if found.record is not None:
        record = Record.from_text(json.dumps(found.record), "the record in the report")
        return record.truncate(found.number)
    if database is None:
        raise BadData(
            f"the game was not over, so the report has no record; use --database to name the "
            f"database with table {found.table}, or report again when the game is over"
        )
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.server.http.routes.reports import record_at  # noqa: PLC0415

    serving.check(database)
    return asyncio.run(record_at(database, found))
