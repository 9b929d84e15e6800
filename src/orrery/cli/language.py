"""The language a command prints in: `--language`, or else what the environment says."""

import os

import click

from orrery.languages import called, from_environment


def choose(_: click.Context, __: click.Parameter, given: str | None) -> str:
    """The language that was asked for, or that of the terminal."""
    return from_environment(os.environ) if given is None else called(given)


LANGUAGE = click.option(
    "--language",
    metavar="CODE",
    callback=choose,
    help="The language of the terminal, as in en.  [default: by ORRERY_LANGUAGE or LANG]",
)
