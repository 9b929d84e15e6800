"""What `--help` says about each game's programs and options, and options given by their own
name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from orrery import bots, games
from orrery.core.errors import BadData
from orrery.messages import SOURCE, messages

PLAYERS = "players"
"""An option that commands declare themselves."""


class WithChoices(click.Command):
    """A command whose help ends with the programs and options of every game, in English like the
    rest."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = messages(SOURCE)
        known = {name: None for game in games.RULESETS for name in bots.names(game)}
        with formatter.section(words.format("help-programs")):
            formatter.write_dl([(name, words.format(f"program-{name}-about")) for name in known])
        for game in games.RULESETS:
            with formatter.section(words.format("help-options", game=game)):
                formatter.write_dl([*options_of(game)])


def options_of(game: str) -> Iterator[tuple[str, str]]:
    """The options of a game: what each is about, and its possible values."""
    words, ruleset = messages(SOURCE), games.ruleset_of(game)
    usual = ruleset.settings({})
    for key in {**usual, **ruleset.choices}:
        values = ruleset.choices.get(key, ())
        if key == PLAYERS:
            values = tuple(map(str, ruleset.players))
            if len(values) == 1:
                continue
        said = words.format(f"choice-{game}-{key}-about")
        if values:
            listed = ", ".join(values)
            default = usual.get(key, values[0])
            said = words.format("help-values", about=said, values=listed, usual=default)
        if needs := ruleset.needs.get(key):
            named = ", ".join(f"{other}={'|'.join(values)}" for other, values in needs.items())
            said = words.format("help-needs", said=said, needs=named)
        yield key, said


def named_options(command: click.Command) -> click.Command:
    """Let a game's options be given by their own names too: `--mode full`. If the command has an
    option of that name, the name means the command's; use `--option` for the game's."""
    own = command.get_params(click.Context(command))
    taken = {name for param in own for name in (param.name, *param.opts)}
    rulesets = games.RULESETS.values()
    for key in {key: None for one in rulesets for key in (*one.settings({}), *one.choices)}:
        flag = f"--{key.replace('_', '-')}"
        if not {key, flag} & taken:
            command.params.append(click.Option([flag, key], hidden=True))
    return command


def read_options(given: Iterable[str]) -> dict[str, str]:
    """`key=value` for each option of a game."""
    options: dict[str, str] = {}
    for one in given:
        key, equals, value = one.partition("=")
        if not key or not equals:
            raise BadData(f"--option takes KEY=VALUE, not {one!r}")
        options[key.strip().replace("-", "_")] = value.strip()
    return options
