"""`orrery rule` and `orrery rules`: the rulebook on the command line."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery import resources, rulebook
from orrery.cli.paper import console

SECTIONS = {
    "decision": "Decision",
    "ruling": "Ruling",
    "detail": "Edge cases",
    "tests": "To test",
    "base": "Base game",
    "source": "Source",
}
MOST_HITS = 20


def tests_folder() -> Path | None:
    """The tests, if this runs from a source checkout."""
    root = resources.checkout()
    return root / "tests" if root and (root / "tests").is_dir() else None


@click.command()
@click.argument("rule_id", metavar="ID")
def rule(rule_id: str) -> None:
    """Print one rule of the catalogue, and the tests that prove it.

    \b
    Example:
      orrery rule CW-TURN-06
    """
    found = rulebook.find(rule_id)
    if found is None:
        near = rulebook.nearest(rule_id)
        hint = f"the closest are {', '.join(near)}" if near else "try `orrery rules search WORDS`"
        raise click.ClickException(f"There is no rule {rule_id}; {hint}.")
    print_rule(console(), found)


def print_rule(out: Console, found: rulebook.Rule) -> None:
    out.print(Text.assemble((found.id, "bold cyan"), "  ", (found.title, "bold")))
    out.print(Text(f"{found.game}, {found.area}", style="dim"))
    out.print()
    out.print(Markdown(found.statement))
    for name, heading in SECTIONS.items():
        text: str = getattr(found, name)
        if text:
            out.print()
            out.print(Text(heading, style="bold"))
            out.print(Padding(Markdown(text), (0, 0, 0, 2)))
    tests = tests_folder()
    proofs = rulebook.marks(tests, found.id).get(found.id, []) if tests else []
    if proofs:
        out.print()
        out.print(Text("Proved by", style="bold"))
        for test in proofs:
            out.print(Text(f"  {test}"), soft_wrap=True)


@click.group()
def rules() -> None:
    """Search the rulebook, or see how much of it is tested.

    \b
    Example:
      orrery rules search capital ship
    """


@rules.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--game", type=click.Choice(list(rulebook.files())), help="Rules of one game.")
def search(words: tuple[str, ...], game: str | None) -> None:
    """List the rules that contain all WORDS: by id, then title, then text.

    \b
    Example:
      orrery rules search capital ship
      orrery rules search --game starcraft base
    """
    found = [rule for rule in rulebook.search(words) if game in (None, rule.game)]
    if not found:
        where = f"No rule of {game}" if game else "No rule"
        raise click.ClickException(f"{where} contains all of: {' '.join(words)}.")
    out = console()
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for one in found[:MOST_HITS]:
        table.add_row(one.id, Text(one.title))
    out.print(table)
    if len(found) > MOST_HITS:
        out.print(Text(f"… and {len(found) - MOST_HITS} more; a further word narrows it down."))


@rules.command()
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON, missing ids too.")
def coverage(as_json: bool) -> None:
    """Show how many rules have a test, by game and chapter.

    \b
    Example:
      orrery rules coverage --json
    """
    tests = tests_folder()
    if tests is None:
        raise click.ClickException(
            "Coverage is read from the tests, which are not installed; "
            "run this in a source checkout."
        )
    figures = rulebook.coverage(rulebook.marks(tests))
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    out = console()
    for game, counts in figures["games"].items():
        print_coverage(out, game, counts)


def print_coverage(out: Console, game: str, counts: rulebook.GameCoverage) -> None:
    examples, excused = counts["examples"], len(counts["out_of_scope"])
    out.print(
        Text.assemble(
            (game, "bold"),
            f": {counts['tested']} of {counts['rules']} rules tested, {excused} out of scope, "
            f"{len(counts['missing'])} missing; "
            f"{examples['tested']} of {examples['rules']} examples",
        )
    )
    table = Table(box=None, padding=(0, 2))
    table.add_column("area")
    for heading in ("rules", "tested", "missing"):
        table.add_column(heading, justify="right")
    for area, one in counts["areas"].items():
        table.add_row(area, str(one["rules"]), str(one["tested"]), str(len(one["missing"])))
    out.print(table)
