"""`orrery bench`: how fast the games are on this machine."""

import json

import click
from rich.console import Console
from rich.table import Table

from orrery.cli.paper import Paper
from orrery.games import TITLES, title_of
from orrery.lab.bench import REPEATS, Figures, is_compiled
from orrery.lab.bench import bench as measure


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--json", "as_json", is_flag=True, help="Plain figures for scripts.")
@click.option("--repeats", default=REPEATS, show_default=True, type=click.IntRange(1))
def bench(games: tuple[str, ...], as_json: bool, repeats: int) -> None:
    """Measure decisions, copies, replay time and memory, on one core.

    Decisions are those with at least two options, in uniformly random play. All figures are medians
    of repeats; run it on a quiet machine.

    \b
    Example:
      orrery bench clone-wars
    """
    talk = Console(stderr=True)
    figures: dict[str, Figures] = {}
    for name in games or TITLES:
        figures |= measure(title_of(name), lambda line: talk.print(line, style="dim"), repeats)
    if as_json:
        click.echo(json.dumps({name: found.plain() for name, found in figures.items()}, indent=2))
    else:
        show(figures)


def show(figures: dict[str, Figures]) -> None:
    """A table, a game a line, which says of which code the figures are."""
    code = "compiled" if is_compiled() else "interpreted"
    table = Table()
    for heading in ("game", "code"):
        table.add_column(heading)
    for heading in ("decisions/s", "copies/s", "replay of a game", "memory of a game"):
        table.add_column(heading, justify="right")
    for name, found in figures.items():
        table.add_row(
            name,
            code,
            f"{found.decisions_per_second:,.0f}",
            f"{found.copies_per_second:,.0f}",
            f"{found.replay_ms:.1f} ms",
            f"{found.memory_kb:.1f} kB",
        )
    Paper().print(table)
