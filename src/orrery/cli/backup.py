"""`orrery backup` and `orrery restore`: all tables of a server to a file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import localtime, strftime

import click

FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
DATABASE = click.option(
    "--database", metavar="URL", help="The database.  [default: a file in your data folder]"
)


@click.command()
@FILE
@DATABASE
def backup(file: Path, database: str | None) -> None:
    """Back up all tables of a server to FILE, even while it runs.

    The backup is a consistent snapshot, in one format for SQLite and PostgreSQL. Keep it safe:
    whoever has it can see the hidden cards of running games.

    \b
    Example:
      orrery backup tables-monday.backup
      orrery backup tables.backup --database postgresql://orrery@db.example/orrery
    """
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.server.storage import backups  # noqa: PLC0415

    source = database or serving.usual_database()
    serving.check(source)
    click.echo(f"Backing up {serving.shown(source)}:")
    with told_kindly("no backup was written"):
        page = backups.backup(source, file, progress)
    click.echo(f"{file} holds {counted(page.counts)}; written and verified.")


@click.command()
@FILE
@DATABASE
def restore(file: Path, database: str | None) -> None:
    """Restore a backup into a database that has no tables yet.

    Stop the server first. A backup of SQLite or PostgreSQL can be restored into either.

    \b
    Example:
      orrery restore tables-monday.backup --database sqlite:////srv/orrery/tables.sqlite
    """
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.cli.hosting.single_server import alone  # noqa: PLC0415
    from orrery.server.storage import backups  # noqa: PLC0415

    target = database or serving.usual_database()
    with told_kindly("nothing was restored"):
        page = backups.check(file)
        serving.check(target)
        made = strftime("%Y-%m-%d %H:%M", localtime(page.made))
        with alone(target):
            click.echo(f"Restoring the backup of {made} (version {page.program}):")
            backups.restore(file, target, progress)
    click.echo(f"{serving.shown(target)} holds {counted(page.counts)}; verified.")


def progress(kind: str, done: int, rows: int) -> None:
    """Show progress: one line for each kind of row, overwritten as it goes."""
    click.echo(f"\r  {kind:<8} {done:>9} of {rows}", nl=done == rows)


def counted(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables with {counts['log']} rows of their logs"


@contextmanager
def told_kindly(nothing: str) -> Iterator[None]:
    """Report a failure in one sentence."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  it takes long to load

    from orrery.core.errors import BadData  # noqa: PLC0415

    try:
        yield
    except BadData as error:
        raise click.ClickException(f"{nothing}: {error}") from error
    except SQLAlchemyError as error:
        reason = str(error).partition("\n")[0]
        raise click.ClickException(f"{nothing}: {reason}") from error
