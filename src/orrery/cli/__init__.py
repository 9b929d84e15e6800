"""The command line: `orrery COMMAND`. Each module of this package holds a few commands."""

import os
from importlib import import_module

import click

from orrery import __version__
from orrery.core.errors import OrreryError

VARIABLE = "ORRERY_COMMAND"
"""Set by the script `play`: the name people typed instead of `orrery`."""
COMMANDS = {
    "analyse": "analyse",
    "backup": "backup",
    "bench": "bench",
    "bless": "bless",
    "conformance": "conformance",
    "database": "database",
    "ladder": "ladder",
    "levels": "levels",
    "pack": "pack",
    "play": "play",
    "replay": "replay",
    "report": "report",
    "restore": "backup",
    "rule": "rules",
    "rules": "rules",
    "serve": "serve",
    "simulate": "simulate",
}
"""Every command and its module, imported only when it is needed, so that the rest costs no time."""


class Commands(click.Group):
    """Finds its commands by name, and reports errors in one sentence, never with a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        module = import_module(f"orrery.cli.{COMMANDS[cmd_name]}")
        found: click.Command = getattr(module, cmd_name)
        return found

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: object,
    ) -> click.Context:
        """Show the program's name in usage lines the way it was typed."""
        name = os.environ.get(VARIABLE) or info_name
        return super().make_context(name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
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
