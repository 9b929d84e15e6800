"""`orrery simulate`: games between programs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from orrery import games
from orrery.cli.choices import WithChoices, named_options, read_options
from orrery.cli.paper import console
from orrery.lab import simulate as lab
from orrery.lab.processes import ProcessDied, Stopped, told_to_stop
from orrery.lab.results import Results, Share

SEATS_WITH_INTERVALS = 4
"""With more seats than this, a line of the table only has room for the rates."""


@named_options
@click.command(cls=WithChoices)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B", help="The program for each seat, by name.")
@click.option(
    "--players", type=int, metavar="N", help="The number of players.  [default: as many as --bots]"
)
@click.option("--games", "number", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of GAME.")
@click.option("--pack", metavar="DIR", help="A folder with a card pack.")
@click.option(
    "--limit",
    type=click.IntRange(1),
    default=lab.LIMIT,
    show_default=True,
    help="Stop a game after this many decisions, without a winner.",
)
@click.option(
    "--rotate/--no-rotate",
    default=True,
    show_default=True,
    help="Let each program sit in each seat in turn.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON, for scripts.")
def simulate(
    game: str,
    bots: str,
    players: int | None,
    number: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    pack: str | None,
    limit: int,
    rotate: bool,
    as_json: bool,
    **named: str | None,
) -> None:
    """Let programs play GAME against each other, and count their wins.

    The seats rotate, so that each program sits in each seat equally often. Name your own program as
    module:Class. StarCraft is played with random factions in a quick galaxy by default; in a
    scenario, the programs choose their factions and lay out their forces.

    \b
    Example:
      orrery simulate clone-wars --bots greedy,eager --games 400 --jobs 2
      orrery simulate clone-wars --bots greedy,simple --option mode=full --json
      orrery simulate starcraft --bots greedy,simple,eager,eager --games 40
    """
    given = {key: value for key, value in named.items() if value is not None}
    given |= read_options(options)
    if players is not None:
        given["players"] = str(players)
    plan = lab.plan(
        game,
        [name.strip() for name in bots.split(",")],
        given=given,
        seed=seed,
        pack=games.read_pack(games.ruleset_of(game), pack),
        limit=limit,
        rotate=rotate,
    )
    results = Results(game, plan.bots)
    begun = time.monotonic()
    played = lab.play(plan, number) if jobs == 1 else lab.play_at_once(plan, number, jobs)
    with told_to_stop():
        try:
            for one in with_progress(played, number):
                results.add(one)
        except (ProcessDied, Stopped) as error:
            raise unfinished(error, results.games, number) from error
    results.seconds = time.monotonic() - begun
    if as_json:
        click.echo(json.dumps(results.report(), indent=2))
    else:
        print_results(console(), results)


def unfinished(error: ProcessDied | Stopped, done: int, number: int) -> BaseException:
    """Why a simulation has no result, and how far it got."""
    far = f"{done} of {number} games were finished"
    if isinstance(error, ProcessDied):
        return ProcessDied(f"{error} {far}.")
    click.echo(f"Stopped by {error.name}: {far}.", err=True)
    return SystemExit(error.code)


def with_progress(played: Iterable[lab.SimulatedGame], number: int) -> Iterator[lab.SimulatedGame]:
    """The same games, with a progress bar on standard error."""
    err = Console(file=sys.stderr)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        yield from progress.track(played, total=number, description="Playing")


def print_results(out: Console, results: Results) -> None:
    """A line for each program, over all seats and by seat; by seat if there is only one."""
    out.print(by_seat(results) if len(results.names) == 1 else by_program(results))
    ended = ", ".join(f"{reason} {count}" for reason, count in sorted(results.ended.items()))
    out.print(
        f"{results.games} games of {results.game}; ended: {ended}; "
        f"{results.decisions} decisions, {results.decisions / results.games:,.0f} a game, "
        f"{results.decisions_per_second:,.0f} a second; "
        f"{results.seconds / results.games:.2f} seconds a game"
    )


def by_seat(results: Results) -> Table:
    """How often each seat won when a program played against itself."""
    (bot,) = results.names
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(f"{bot} against itself", style="bold")
    table.add_column("wins", justify="right")
    table.add_column("of all games")
    for seat in results.seats:
        share = results.of_seat(bot, seat)
        table.add_row(f"seat {seat}", f"{share.wins:g}", rate_text(share))
    return table


def by_program(results: Results) -> Table:
    """How often each program won."""
    seats = [f"seat {seat}" for seat in results.seats]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("program", style="bold")
    table.add_column("wins", justify="right")
    for heading in ("all seats", *seats):
        table.add_column(heading)
    few = len(seats) <= SEATS_WITH_INTERVALS
    for bot in results.names:
        share = results.of(bot)
        shares = [results.of_seat(bot, seat) for seat in results.seats]
        each = [rate_text(one) if few else f"{one.rate:.0%}" for one in shares]
        table.add_row(bot, f"{share.wins:g}", rate_text(share), *each)
    return table


def rate_text(share: Share) -> str:
    """A rate with its 95% confidence interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.0%}–{high:.0%})"
