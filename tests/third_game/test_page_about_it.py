"""docs/new-game.md shows this game as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.cli import main
from scripts.environment import ROOT
from tests.cli.driving import commands

PAGE = Path(ROOT, "docs", "new-game.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", [text for kind, text in BLOCKS if kind == "python"])
def test_what_it_quotes_stands_there(block: str) -> None:
    place, _, quoted = block.partition("\n")
    assert quoted in Path(ROOT, place.removeprefix("# ")).read_text("utf-8")


def test_the_rule_it_quotes_stands_there() -> None:
    (quoted,) = [text for kind, text in BLOCKS if kind == "md"]
    assert quoted in Path(__file__).with_name("rules").joinpath("risingtide.md").read_text("utf-8")


def test_its_commands_are_commands() -> None:
    (typed,) = [text for kind, text in BLOCKS if kind == "sh"]
    known = dict(commands(main))
    lines = [line.split() for line in typed.splitlines() if line.startswith("orrery ")]
    assert len(lines) == 4
    assert {line[1] for line in lines} <= set(known)
