"""`orrery conformance`: does this engine do what the scenarios of the rulebook say?"""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.progress import track

from orrery.cli.paper import console
from orrery.core.errors import BadData
from orrery.lab.conformance.following import differences
from orrery.lab.conformance.scenario import read

NO_SCENARIOS = ("index.json", ".schema.json")
"""How the names of the other files of a suite end."""
MOST_SHOWN = 20
"""How many scenarios that differ are listed."""


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def conformance(folder: Path) -> None:
    """Play the scenarios in FOLDER and list what this engine does differently.

    A scenario is a position, picks, and what the rulebook says they lead to (docs/conformance.md).

    \b
    Example:
      orrery conformance build/conformance
    """
    files = sorted(path for path in folder.rglob("*.json") if not path.name.endswith(NO_SCENARIOS))
    if not files:
        raise BadData(f"{folder} has no scenarios (*.json)")
    paper, wrong, rules = console(), dict[Path, list[str]](), set[str]()
    for path in track(files, "Scenarios", console=paper, transient=True):
        found, named = followed(path)
        rules.update(named)
        if found:
            wrong[path] = found
    for path, found in list(wrong.items())[:MOST_SHOWN]:
        click.echo(f"{path.relative_to(folder)}: {'; '.join(found)}")
    click.echo(f"{len(files) - len(wrong)} of {len(files)} scenarios conform, {len(rules)} rules")
    if wrong:
        raise click.exceptions.Exit(1)


def followed(path: Path) -> tuple[list[str], list[str]]:
    """What differs from a scenario, and the rules it proves."""
    try:
        scenario = read(json.loads(path.read_text("utf-8")))
    except (ValueError, BadData) as error:
        return [f"cannot be read: {error}"], []
    return differences(scenario), scenario.rules
