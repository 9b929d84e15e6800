"""What the layout and the ids are said to be, by the command and in docs/codecs.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.research.__main__ import main

DOCS = (Path(__file__).parents[2] / "docs" / "codecs.md").read_text("utf-8")
COMMANDS = [
    line.split("`")[1].removeprefix("python -m orrery.research ")
    for line in DOCS.splitlines()
    if "(`python -m orrery.research" in line
]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_tables_of_the_page_are_those_of_the_command(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 0
    assert capsys.readouterr().out in DOCS


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", DOCS, re.DOTALL | re.MULTILINE)
    exec(compile(example, "codecs.md", "exec"), {})
    assert "'winner': " in capsys.readouterr().out


def test_the_page_shows_every_title() -> None:
    assert [command.split()[0] for command in COMMANDS] == ["clone-wars", "starcraft", "starcraft"]


def test_every_verb_and_column_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["starcraft", "--actions"])
    assert "| `pair` |" in capsys.readouterr().out
    main(["clone-wars", "--columns"])
    told = capsys.readouterr().out
    assert "force: towards own; -3 to 3 (the track has seven spaces, CW-FORCE-01)" in told


def test_a_wrong_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["starcraft", "playrs=2"])
    assert "has no option 'playrs'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["starcraft", "players"])
    assert "KEY=VALUE" in capsys.readouterr().err
