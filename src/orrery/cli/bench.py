"""`orrery bench`: how fast the games are on this machine, and how much a server can handle."""

import json
import tempfile

import click
from rich.console import Console
from rich.table import Table

from orrery.bots.search.budget import thinking_time
from orrery.cli.paper import Paper
from orrery.core.window import Allowance
from orrery.games import RULESETS, ruleset_of
from orrery.lab.bench import REPEATS, Figures, is_compiled
from orrery.lab.bench import bench as measure
from orrery.lab.players import Kind
from orrery.lab.simulate import options
from orrery.lab.thinking import Seated
from orrery.lab.thinking import measure as measure_thinking
from orrery.resources import checkout


class Measures(click.Group):
    """Measures games unless a subcommand is named, so `bench clone-wars` works."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, *self.get_help_option_names(ctx)):
            args = ["games", *args]
        return super().parse_args(ctx, args)


@click.group(cls=Measures)
def bench() -> None:
    """Measure how fast the games, or a server, are on this machine.

    \b
    Example:
      orrery bench clone-wars
      orrery bench server --tables 50
      orrery bench research
    """


@bench.command("games")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--json", "as_json", is_flag=True, help="Plain figures for scripts.")
@click.option("--repeats", default=REPEATS, show_default=True, type=click.IntRange(1))
def bench_games(games: tuple[str, ...], as_json: bool, repeats: int) -> None:
    """Measure decisions, setup, copies, replay time and memory, on one core.

    Decisions are those with at least two options, in uniformly random play after setup, which is
    measured apart. All figures are medians of several runs; use a quiet machine.

    \b
    Example:
      orrery bench clone-wars
    """
    talk = Console(stderr=True)
    figures: dict[str, Figures] = {}
    for name in games or RULESETS:
        figures |= measure(ruleset_of(name), lambda line: talk.print(line, style="dim"), repeats)
    if as_json:
        click.echo(json.dumps({name: found.plain() for name, found in figures.items()}, indent=2))
    else:
        show(figures)


def show(figures: dict[str, Figures]) -> None:
    """A table with a line for each game, under the code the figures are for."""
    code = "compiled" if is_compiled() else "interpreted"
    table = Table(title=f"{code} code, one core")
    table.add_column("game")
    for heading in ("decisions/s", "setup", "copies/s", "replay", "memory"):
        table.add_column(heading, justify="right")
    for name, found in figures.items():
        table.add_row(
            name,
            f"{found.decisions_per_second:,.0f}",
            f"{found.setup_ms:.1f} ms",
            f"{found.copies_per_second:,.0f}",
            f"{found.replay_ms:.1f} ms",
            f"{found.memory_kb:.1f} kB",
        )
    Paper().print(table)
    if not is_compiled() and checkout():
        click.echo("Compiled code is two to three times as fast: `./play compile` makes it.")


@bench.command("server")
@click.option("--game", default="clone-wars", show_default=True, type=click.Choice(list(RULESETS)))
@click.option("--players", type=click.IntRange(2),
              help="Players at each table.  [default: as usual in the game]")  # fmt: skip
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1))
@click.option("--pause", default=2.0, show_default=True, type=click.FloatRange(0),
              help="Seconds between two picks at a table, on average.")  # fmt: skip
@click.option("--database", metavar="URL",
              help="The database to use.  [default: a temporary file]")  # fmt: skip
@click.option("--profile", metavar="FILE", default="", type=click.Path(dir_okay=False),
              help="Write a profile for python -m pstats.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Plain figures for scripts.")
def bench_server(
    game: str,
    players: int | None,
    tables: int,
    seconds: float,
    pause: float,
    database: str | None,
    profile: str,
    as_json: bool,
) -> None:
    """Measure a server with many tables, each with its players and a watcher.

    Players pick at random, in separate processes, over real sockets. With PostgreSQL two servers
    share the tables; the tables stay in the database, so use a separate one.

    \b
    Example:
      orrery bench server --tables 50 --seconds 10
      orrery bench server --game starcraft --players 4 --tables 100
      orrery bench server --database postgresql://orrery@localhost/bench
    """
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.cli.load.measure import Load, measure  # noqa: PLC0415

    talk = Console(stderr=True)
    kind = kind_of(game, players)
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"sqlite:///{folder}/tables.sqlite"
        serving.check(place)
        servers = 2 if place.startswith("postgresql") else 1
        load = Load(place, kind, tables, seconds, pause, servers, profile)
        found = measure(load, lambda line: talk.print(line, style="dim"))
    if as_json:
        rounded = {name: round(value, 2) for name, value in found._asdict().items()}
        click.echo(json.dumps(rounded, indent=2))
        return
    click.echo(
        f"{found.tables} tables, {found.sockets} sockets, {found.servers} server(s)\n"
        f"{found.picks_per_second:,.1f} picks/s; from a pick to its last listener: "
        f"p50 {found.p50_ms:.0f} ms, p99 {found.p99_ms:.0f} ms\n"
        f"CPU: {found.cpu:.0%}, {found.cpu_ms_per_pick:.2f} ms per pick; "
        f"memory: {found.memory_kb_per_table:,.0f} kB per table"
    )


@bench.command("research")
@click.option("--json", "as_json", is_flag=True, help="Plain figures for scripts.")
@click.option("--repeats", default=3, show_default=True, type=click.IntRange(1))
def bench_research(as_json: bool, repeats: int) -> None:
    """Measure the environments for learning programs, and those of other projects if installed.

    Figures are medians of steps a second on one core, with random actions. Needs the extra
    `research`.

    \b
    Example:
      orrery bench research --repeats 5
    """
    try:
        from orrery.research.speed import bench as research  # noqa: PLC0415  it needs NumPy
    except ImportError as error:
        raise click.ClickException(f"{error}; install Orrery with its extra `research`") from error
    talk = Console(stderr=True)
    found = [*research.bench(lambda line: talk.print(line, style="dim"), repeats)]
    versions = research.versions()
    if as_json:
        rows = {one.name: round(one.steps_per_second) for one in found if not one.why_not}
        figures = {"compiled": is_compiled(), "versions": versions, "steps_per_second": rows}
        click.echo(json.dumps(figures, indent=2))
        return
    code = "compiled" if is_compiled() else "interpreted"
    table = Table(title=f"{code} code, one core")
    table.add_column("environment")
    table.add_column("steps/s", justify="right")
    for one in found:
        table.add_row(one.name, one.why_not or f"{one.steps_per_second:,.0f}")
    Paper().print(table)
    click.echo(", ".join(f"{name} {version}" for name, version in versions.items()))


@bench.command("thinking")
@click.option("--game", default="starcraft", show_default=True, type=click.Choice(list(RULESETS)))
@click.option("--players", default=4, show_default=True, type=click.IntRange(2))
@click.option("--rounds", default=4, show_default=True, type=click.IntRange(2),
              help="How many rounds or turns to play.")  # fmt: skip
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    help="What a program may use for each decision.  [default: as at a table of so many]",
)
@click.option("--seed", default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Plain figures for scripts.")
def bench_thinking(
    game: str, players: int, rounds: int, seconds: float | None, seed: int, as_json: bool
) -> None:
    """Measure how long the strongest program thinks, in all seats but one.

    Decisions are those with at least two options. A round takes as long as people wait for all
    these programs together, with the pauses of a table at its normal pace; the last one is not
    counted.

    \b
    Example:
      orrery bench thinking --game starcraft --players 4
    """
    from orrery.server.live.pacing import OrdersInRow  # noqa: PLC0415

    allowance = Allowance(seconds=seconds or thinking_time(players - 1))
    found = measure_thinking(Seated(game, players, seed, allowance), rounds, OrdersInRow)
    waited = found.rounds()
    slowest = max(found.decisions, key=lambda one: one.seconds).prompt
    figures = {
        "decisions": float(len(found.decisions)),
        "median_s": found.quantile(0.5),
        "p99_s": found.quantile(0.99),
        "worst_s": found.quantile(1.0),
        "worst_cpu_s": max(one.cpu for one in found.decisions),
        "rounds": float(len(waited)),
        "longest_round_s": max(waited, default=0.0),
    }
    if as_json:
        rounded = {name: round(value, 3) for name, value in figures.items()}
        click.echo(json.dumps({**rounded, "worst_prompt": slowest}, indent=2))
        return
    click.echo(
        "{decisions:.0f} decisions: median {median_s:.3f} s, p99 {p99_s:.2f} s, worst "
        "{worst_s:.2f} s ({slowest}); most processor time {worst_cpu_s:.2f} s\n"
        "{rounds:.0f} whole rounds, the longest {longest_round_s:.1f} s".format(
            **figures, slowest=slowest
        )
    )


def kind_of(game: str, players: int | None) -> Kind:
    """What is played at the tables of a measured server: as between programs, but with so many
    players."""
    ruleset = ruleset_of(game)
    usual = ruleset.seats(ruleset.settings(ruleset.presets.simulate))
    settings = ruleset.settings(options(ruleset, players or usual, {}))
    seats = ruleset.seats(settings)
    if players not in (None, seats):
        raise click.UsageError(f"{game} is played by {seats}, not by {players}")
    return Kind(game, settings, seats)
