"""`orrery database`: what whoever runs a server does with its database."""

from __future__ import annotations

import click


@click.group()
def database() -> None:
    """Move the tables of a server to another database.

    \b
    Example:
      orrery database move sqlite:////srv/tables.sqlite postgresql://orrery@db.example/orrery
    """


@database.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move(source: str, target: str) -> None:
    """Move all tables from the database FROM to the database TO, which must have none.

    Stop the server first, and start it again with --database TO. FROM stays as it is.

    \b
    Example:
      orrery database move sqlite:////srv/tables.sqlite postgresql://orrery@db.example/orrery
    """
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  it takes long to load

    from orrery.cli import serving  # noqa: PLC0415
    from orrery.cli.backup import progress  # noqa: PLC0415
    from orrery.server import moving  # noqa: PLC0415

    for one in (source, target):
        serving.check(one)

    click.echo(f"Moving {serving.shown(source)} to {serving.shown(target)}:")
    try:
        moved = moving.move(source, target, progress)
    except moving.CannotMove as error:
        raise click.ClickException(f"nothing was moved: {error}") from error
    except SQLAlchemyError as error:
        reason = str(error).partition("\n")[0]
        raise click.ClickException(f"nothing was moved: {reason}") from error
    click.echo(
        f"Moved and compared: {moved['tables']} tables with {moved['log']} rows of their logs."
    )
