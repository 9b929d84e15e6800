"""A replay's table, seen from no seat, and transcripts without spaces at the end of lines."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from click.testing import CliRunner

from orrery.cli import main
from orrery.cli.paper import Paper
from orrery.cli.terminal.clone_wars import CloneWarsScreen
from orrery.cli.terminal.ink import Ink
from tests.clone_wars.scenario import side, table

RECORD = Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json"


def test_the_row_shows_units_ships_and_targets_to_everybody() -> None:
    game = table(
        active="republic",
        row=["count_dooku", "clone_medic", "droid_control_ship", "weequay_pirate"],
        republic=side(),
    ).game
    paper = StringIO()
    ink = Ink(Paper(file=paper, width=80))
    CloneWarsScreen(ink, ["human", "human"]).table(game, None, [])
    lines = [line.split("│")[1:-1] for line in paper.getvalue().splitlines() if "│" in line]
    cards = [" ".join(" ".join(cell).split()) for cell in zip(*lines, strict=True)]
    assert "Separatists unit cost 8" in cards[0]
    assert cards[0].endswith("target 8")
    assert "Republic unit" in cards[1]
    assert "target 2" in cards[1]
    assert "Separatists ship" in cards[2]
    assert "target" not in cards[2]
    assert "neutral unit" in cards[3]
    assert "target" not in cards[3]


def test_lines_in_a_pipe_do_not_end_in_spaces() -> None:
    told = CliRunner().invoke(main, ["replay", str(RECORD)])
    assert told.exit_code == 0
    assert [line for line in told.output.splitlines() if line != line.rstrip()] == []


def test_a_terminal_gets_lines_as_they_are() -> None:
    paper = StringIO()
    Paper(file=paper, force_terminal=True, width=80).print("wide   ", soft_wrap=True)
    assert "wide   " in paper.getvalue()
