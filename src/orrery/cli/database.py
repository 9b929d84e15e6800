"""`orrery database`: maintaining the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click


@click.group()
def database() -> None:
    """Move the tables of a server to another database, export a game, or delete a table.

    \b
    Example:
      orrery database move sqlite:////srv/tables.sqlite postgresql://orrery@db.example/orrery
      orrery database record 0123456789abcdef game.json
      orrery database remove 0123456789abcdef
    """


@database.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move(source: str, target: str) -> None:
    """Move all tables from the database FROM to the database TO, which must have none.

    Stop the server first, and start it again with --database TO. FROM is left unchanged.

    \b
    Example:
      orrery database move sqlite:////srv/tables.sqlite postgresql://orrery@db.example/orrery
    """
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  it takes long to load

    from orrery.cli.backup import progress  # noqa: PLC0415
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.cli.hosting.single_server import alone  # noqa: PLC0415
    from orrery.server.storage import database_copy  # noqa: PLC0415

    for one in (source, target):
        serving.check(one)

    try:
        with alone(source), alone(target):
            click.echo(f"Moving {serving.shown(source)} to {serving.shown(target)}:")
            moved = database_copy.move(source, target, progress)
    except database_copy.CannotMove as error:
        raise click.ClickException(f"nothing was moved: {error}") from error
    except SQLAlchemyError as error:
        reason = str(error).partition("\n")[0]
        raise click.ClickException(f"nothing was moved: {reason}") from error
    click.echo(f"Moved and verified: {moved['tables']} tables with {moved['log']} log rows.")


@database.command()
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL",
              help="The database.  [default: a file in your data folder]")  # fmt: skip
def record(table: str, file: Path, database: str | None) -> None:
    """Export the record of the game at TABLE to FILE.

    The game is not replayed, so this also works for a game that no longer fits the rules of this
    version. The record of a running game reveals its hidden cards.

    \b
    Example:
      orrery database record 0123456789abcdef game.json
    """
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.server.live.rules_changed import record_in  # noqa: PLC0415
    from orrery.server.storage.private import open_private  # noqa: PLC0415

    place = database or serving.usual_database()
    serving.check(place)
    found = asyncio.run(record_in(place, table))
    try:
        with open(file, "x", encoding="utf-8", opener=open_private) as opened:
            opened.write(found.to_text())
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}") from error
    click.echo(f"{file}: {len(found.picks)} picks, started with version {found.program}.")


@database.command()
@click.argument("table")
@click.option("--database", metavar="URL",
              help="The database.  [default: a file in your data folder]")  # fmt: skip
def remove(table: str, database: str | None) -> None:
    """Delete TABLE with its game and its chat, for good.

    The server may be running. It drops the table within a minute, and tells everyone at it that
    the table is closed. TABLE is the id in the table's address.

    \b
    Example:
      orrery database remove 0123456789abcdef
    """
    from orrery.cli.backup import told_kindly  # noqa: PLC0415
    from orrery.cli.hosting import serving  # noqa: PLC0415  it takes long to load
    from orrery.server.operations import removing  # noqa: PLC0415

    place = database or serving.usual_database()
    serving.check(place)
    with told_kindly("nothing was deleted"):
        row = asyncio.run(removing.remove(place, table))
    click.echo(f"Deleted table {table} ({row.game}, {row.status}).")
    click.echo("A running server drops it within a minute.")
