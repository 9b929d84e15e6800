"""`orrery levels`: the programs that people can play against, and how strong they are."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from math import ceil

import click
from rich.table import Table

from orrery import bots, games
from orrery.bots.measured import Measurement, measurements
from orrery.cli.ladder import played, show
from orrery.cli.paper import console
from orrery.lab.ladder.plan import LadderPlan, plan
from orrery.lab.ladder.standings import Standings
from orrery.messages import SOURCE, messages

PLAYOUTS = 8
"""What programs that search have for a decision while the order of levels is checked."""


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--check", is_flag=True, help="Have each level play the next, to see if they are in order."
)
@click.option("--games", "number", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1), help="Processes.  [default: one for each core]")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON, for scripts.")
def levels(
    names: tuple[str, ...], check: bool, number: int, seed: int, jobs: int | None, as_json: bool
) -> None:
    """List the levels of each GAME, weakest first, with what was measured.

    With --check, two-player games are played between neighbouring levels (as many as --games says),
    and programs that search have few playouts. It fails if a level is weaker than the one below it.

    \b
    Example:
      orrery levels clone-wars
      orrery levels clone-wars --check
    """
    chosen = names or tuple(games.RULESETS)
    if check:
        wrong = [told for name in chosen for told in out_of_order(name, number, seed, jobs)]
        if wrong:
            raise click.ClickException("; ".join(wrong))
    elif as_json:
        click.echo(json.dumps({name: listed(name) for name in chosen}, indent=2))
    else:
        for name in chosen:
            show_levels(name)


def listed(game: str) -> dict[str, list[dict[str, object]]]:
    """By level, weakest first, its places in the published ladders."""
    games.ruleset_of(game)
    return {
        one.name: [{**found._asdict()} for found in measurements(game, one.name)]
        for one in bots.levels(game)
    }


def show_levels(game: str) -> None:
    """A line for each level, and one for each measurement."""
    words, out = messages(SOURCE), console()
    games.ruleset_of(game)
    table = Table(box=None, padding=(0, 2, 0, 0), title=words.format(f"game-{game}"))
    for heading in ("program", "level", "how it plays", "rating", "95 %", "games", "measured with"):
        table.add_column(heading, justify="right" if heading in {"rating", "games"} else "left")
    for one in bots.levels(game):
        told = [words.format(f"program-{one.name}-{what}") for what in ("strength", "about")]
        found = measurements(game, one.name)
        first = [*row(found[0])] if found else ["not measured", "", "", ""]
        table.add_row(one.name, *told, *first)
        for other in found[1:]:
            table.add_row("", "", "", *row(other))
    out.print(table)


def row(found: Measurement) -> tuple[str, ...]:
    options = ", ".join(f"{key} {value}" for key, value in found.asked.items())
    playouts = f", {found.playouts} playouts" if found.playouts else ""
    interval = f"{found.low}–{found.high}"
    return (str(found.rating), interval, str(found.games), f"{options}{playouts}")


def out_of_order(game: str, number: int, seed: int, jobs: int | None) -> list[str]:
    """Play the levels of a game against each other; the sentences say which are in the wrong
    order."""
    made = check_plan(game, number, seed)
    found = Standings(made, played(made, None, jobs or os.cpu_count() or 1, on_many=False))
    show(console(), found)
    ratings = {name: place.rating.value for name, place in found.places.items()}
    return [
        f"{game}: {stronger} was no stronger than {weaker}"
        for weaker, stronger in pairwise(made.bots)
        if ratings[stronger] <= ratings[weaker]
    ]


def check_plan(game: str, number: int, seed: int) -> LadderPlan:
    """So many games, or a few more, between levels that are next to each other."""
    games.ruleset_of(game)
    known = bots.levels(game)
    names = [f"{one.name}@{PLAYOUTS}" if one.searches else one.name for one in known]
    once = plan(game, names, seed=seed, deals=1, neighbours=1)
    deals = ceil(number / (len(once.lineups) * once.seats))
    return plan(game, names, seed=seed, deals=deals, neighbours=1)
