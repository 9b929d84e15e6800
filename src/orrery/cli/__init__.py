"""The command line: `orrery COMMAND`. Each module of this package holds a few commands."""

import os
from typing import Any

import click

from orrery import __version__
from orrery.cli.backup import backup, restore
from orrery.cli.bench import bench
from orrery.cli.bless import bless
from orrery.cli.database import database
from orrery.cli.pack import pack
from orrery.cli.play import play
from orrery.cli.replay import replay
from orrery.cli.report import report
from orrery.cli.rules import rule, rules
from orrery.cli.serve import serve
from orrery.cli.simulate import simulate
from orrery.cli.terminal import commandline
from orrery.core.errors import OrreryError


class Commands(click.Group):
    """A group that reports errors in one sentence, never with a traceback."""

    def main(self, *arguments: Any, **named: Any) -> Any:
        """Show the program's name in usage lines as it was typed."""
        named.setdefault("prog_name", os.environ.get(commandline.VARIABLE))
        return super().main(*arguments, **named)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except OrreryError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="orrery")
def main() -> None:
    """Play rules-heavy games of planets and war, by the book.

    \b
    Example:
      orrery play clone-wars
      orrery rule CW-TURN-06
    """


# One line for each command; its module is imported above.
main.add_command(backup)
main.add_command(bench)
main.add_command(bless)
main.add_command(database)
main.add_command(pack)
main.add_command(play)
main.add_command(replay)
main.add_command(report)
main.add_command(restore)
main.add_command(rule)
main.add_command(rules)
main.add_command(serve)
main.add_command(simulate)
