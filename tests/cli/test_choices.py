"""Options of games on the command line: by their own names, unless the command has that name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import click
import pytest
from click.testing import CliRunner

from orrery import games
from orrery.cli.choices import named_options, read_options
from orrery.core.ruleset import Settings
from tests.core.toy import Toy


class Clashing(Toy):
    """A game whose options are called like those of the command; one is not always there."""

    choices = MappingProxyType({"expansion": ("none", "big")})

    def settings(self, given: Mapping[str, str]) -> Settings:
        names = ("mode", "seed", "saved", "help", "long_name")
        return dict.fromkeys(names, "usual") | dict(given)


def heard(monkeypatch: pytest.MonkeyPatch, *typed: str) -> tuple[int | None, dict[str, str]]:
    """The seed, and the options of the game, that a command gets."""
    monkeypatch.setattr(games, "RULESETS", {"clashing": Clashing()})
    got: list[tuple[int | None, dict[str, str]]] = []

    @named_options
    @click.command
    @click.option("--seed", type=int)
    @click.option("--from", "saved")
    @click.option("--option", "options", multiple=True)
    def command(seed: int | None, saved: str | None, options: list[str], **named: str) -> None:
        got.append((seed, read_options(options) | {k: v for k, v in named.items() if v}))

    done = CliRunner().invoke(command, typed, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    [one] = got
    return one


def test_an_option_of_a_game_is_given_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("--mode", "full", "--long-name", "x")
    assert heard(monkeypatch, *typed) == (None, {"mode": "full", "long_name": "x"})


def test_an_option_that_a_usual_game_lacks_is_given_by_its_name_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert heard(monkeypatch, "--expansion", "big") == (None, {"expansion": "big"})


def test_a_name_that_the_command_has_means_the_command_s(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, "--seed", "3", "--from", "a") == (3, {})
    typed = ("--seed", "3", "--option", "seed=7", "--option", "saved=b")
    assert heard(monkeypatch, *typed) == (3, {"seed": "7", "saved": "b"})
