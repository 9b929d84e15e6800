"""`orrery ladder`: how strong programs are, with intervals."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery import games
from orrery.cli.choices import WithChoices, read_options
from orrery.cli.paper import console
from orrery.core.errors import BadData
from orrery.lab.ladder.plan import LadderPlan, plan
from orrery.lab.ladder.playing import LadderGame
from orrery.lab.ladder.publishing import command_of, publish
from orrery.lab.ladder.standings import Place, Standings
from orrery.lab.ladder.store import LadderFile
from orrery.lab.ladder.workers import in_processes, on_ray
from orrery.lab.simulate import LIMIT


@click.command(cls=WithChoices)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B", help="The programs to compare, by name.")
@click.option("--deals", type=click.IntRange(1), default=50, show_default=True)
@click.option("--players", type=int, metavar="N", help="The number of players.")
@click.option("--mixed", is_flag=True, help="Also tables with a different program in each seat.")
@click.option("--alone", metavar="A", help="Only tables where this program meets the others alone.")
@click.option(
    "--neighbours",
    type=click.IntRange(1),
    metavar="N",
    help="Each program meets only the N before it in --bots.",
)
@click.option(
    "--search-deals",
    type=click.IntRange(1),
    metavar="N",
    help="Fewer deals for programs that search.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same deals.")
@click.option("--jobs", type=click.IntRange(1), help="Processes.  [default: one for each core]")
@click.option("--ray", is_flag=True, help="Play on a Ray cluster instead.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Keep the games here.")
@click.option(
    "--publish",
    "published",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Put the result into a file like data/bots/ladder.json.",
)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of GAME.")
@click.option("--pack", metavar="DIR", help="A folder with a card pack.")
@click.option(
    "--limit",
    type=click.IntRange(1),
    default=LIMIT,
    show_default=True,
    help="Stop a game after this many decisions, without a winner.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON, for scripts.")
def ladder(
    game: str,
    bots: str,
    deals: int,
    players: int | None,
    mixed: bool,
    alone: str | None,
    neighbours: int | None,
    search_deals: int | None,
    seed: int,
    jobs: int | None,
    ray: bool,
    out: Path | None,
    published: Path | None,
    options: tuple[str, ...],
    pack: str | None,
    limit: int,
    as_json: bool,
) -> None:
    """Rate programs by letting them play GAME against each other.

    Every deal is played from every seat. With two seats, each program plays every other one; with
    more, each plays alone at tables filled with copies of one other program. A ladder with a file
    continues where it stopped; add deals or programs whenever you like.

    \b
    Example:
      orrery ladder clone-wars --bots eager,simple,greedy --deals 100 --out cw.jsonl
      orrery ladder starcraft --players 4 --bots simple,greedy --json
    """
    given = read_options(options)
    if published and (pack or limit != LIMIT):
        raise BadData("only a ladder of whole games with printed cards is published")
    made = plan(
        game,
        [name.strip() for name in bots.split(",")],
        players=players,
        given=given,
        seed=seed,
        deals=deals,
        mixed=mixed,
        alone=alone,
        neighbours=neighbours,
        search_deals=search_deals,
        pack=games.read_pack(games.ruleset_of(game), pack),
        limit=limit,
    )
    found = Standings(made, played(made, out, jobs or os.cpu_count() or 1, on_many=ray))
    if published:
        asked = {"players": str(players), **given} if players else given
        how = {"alone": alone, "neighbours": neighbours, "search-deals": search_deals}
        said = {"seed": seed, "deals": deals, **how}
        command = command_of(game, bots, asked, ["--mixed"] * mixed, said)
        publish(published, found.report(), asked, command)
    if as_json:
        click.echo(json.dumps(found.report(), indent=2))
    else:
        show(console(), found)


def played(made: LadderPlan, out: Path | None, jobs: int, *, on_many: bool) -> list[LadderGame]:
    """All games of a ladder: those of its file, and those that are played now."""
    file = LadderFile(out, made) if out else None
    left = file.left if file else [*made.dealt]
    known = [*file.games] if file else []
    rounds = on_ray(made, left) if on_many else in_processes(made, left, jobs)
    for one in with_progress(rounds, len(known), len(known) + len(left) * made.seats):
        known += one
        if file:
            file.add(one)
    return known


def with_progress(
    rounds: Iterator[list[LadderGame]], already: int, total: int
) -> Iterator[list[LadderGame]]:
    """The same games, with a progress bar on standard error."""
    err = Console(file=sys.stderr)
    columns = (
        TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=already)
        for one in rounds:
            progress.advance(task, len(one))
            yield one


def show(out: Console, found: Standings) -> None:
    """Programs from the strongest to the weakest, then who beats whom."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("level", "program", "rating", "95 %", "wins", "median", "p99", "worst"):
        is_text = heading in {"program", "95 %"}
        table.add_column(heading, justify="left" if is_text else "right")
    for name, place in found.places.items():
        table.add_row(*row(name, place))
    out.print(table)
    met = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("program", "against", "won", "95 %", "games"):
        met.add_column(heading, justify="right" if heading == "games" else "left")
    for lineup, one in found.met.items():
        first, *others = lineup
        rate, number = f"{one.share.rate:.1%}", str(one.share.games)
        met.add_row(first, against(others), rate, f"{one.low:.0%}–{one.high:.0%}", number)
    out.print(met)
    ended = ", ".join(f"{reason} {count}" for reason, count in sorted(found.ended.items()))
    seats = "seat" if found.plan.seats == 1 else "seats"
    out.print(
        f"{len(found.games)} games of {found.plan.game}: {found.plan.deals} deals from each of "
        f"{found.plan.seats} {seats}; ended: {ended}"
    )


def row(name: str, place: Place) -> tuple[str, ...]:
    rating, thinking = place.rating, place.thinking
    times = (thinking.quantile(0.5), thinking.quantile(0.99), thinking.worst)
    return (
        str(place.level), name, f"{rating.value:.0f}", f"{rating.low:.0f}–{rating.high:.0f}",
        f"{place.wins:g} of {place.games}", *map(milliseconds, times),
    )  # fmt: skip


def milliseconds(seconds: float) -> str:
    """Two figures that count, and no powers of ten."""
    found = seconds * 1000
    return f"{found:.2g} ms" if found < 99.5 else f"{found:,.0f} ms"


def against(others: list[str]) -> str:
    """Equal programs are counted."""
    counted = {name: others.count(name) for name in others}
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counted.items())
