"""Every command line in the README and the page of commands runs, or is listed here with why it
does not."""

import re
from pathlib import Path

import pytest

from orrery.resources import resource
from tests.cli.driving import piped
from tests.test_docs import blocks, page

SERVES = "it serves until it is stopped; tests/cli/test_serve.py does so"
NOT_RUN = {
    "./play": SERVES,
    "./play serve --host 0.0.0.0": SERVES,
    "orrery play": SERVES,
    "orrery serve --port 8765": SERVES,
    "orrery replay FILE": SERVES,
    "orrery serve --database postgresql://…": SERVES,
    "orrery database move FROM TO": "it needs databases; tests/server/test_moving.py has some",
    "orrery analyse FILE": "it needs a finished game; tests/lab/test_analysis.py has some",
    "orrery report show FILE": "it needs a report; tests/server/test_reports.py has some",
    "orrery report test FILE": "it needs a report; tests/server/test_reports.py has some",
    "pip install '.[postgres]'": "it changes the environment the tests run in",
    "pip install .": "it changes the environment the tests run in",
    'pip install ".[research]"': "it changes the environment the tests run in",
    "./play compile": "it takes minutes; tests/test_compile.py has its parts",
    "./play COMMAND": "it stands for the other commands",
    "orrery COMMAND": "it stands for the other commands",
    "orrery bench": "it measures for long; tests/cli/test_bench.py runs it with few games",
    "orrery backup FILE": "it writes no file over; tests/server/test_backups.py makes some",
    "orrery restore FILE": "it needs a backup; tests/server/test_backups.py restores some",
    "orrery database record TABLE FILE": "it needs a table; tests/server/test_outdated.py has some",
    "orrery database remove TABLE": "it needs a table; tests/server/test_removing.py has some",
    "orrery bench games clone-wars": "the same for one game",
    "orrery bench research": "it measures for long; tests/research/test_bench.py runs a short one",
    "orrery bench thinking": "it measures for long; tests/cli/test_bench.py runs a short one",
    "orrery levels clone-wars --check": "it plays 200 games; tests/cli/test_levels.py plays few",
    "orrery conformance FOLDER": "it needs scenarios; tests/lab/test_conformance.py has some",
    "orrery bench server": "it measures for long; tests/cli/test_load.py runs it with one table",
    ".venv/bin/python example.py": "tests/test_docs.py runs the example",
}
TYPED = ("./play", "orrery ", "pip ", ".venv/bin/")
"""How a code span begins that is a command line."""


def shown() -> list[str]:
    """The command lines of both pages: in blocks, in the table of commands, in sentences."""
    pages = page("README.md") + page("docs/commands.md")
    lines = [line for block in blocks("README.md", "sh") for line in block.splitlines()]
    found = [line.partition("#")[0].strip() for line in lines]
    table = pages.partition("| command |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    found += [f"orrery {span}" for cell in cells for span in re.findall(r"`([^`]+)`", cell)]
    found += [span for span in re.findall(r"`([^`\n]+)`", pages) if span.startswith(TYPED)]
    return list(dict.fromkeys(line for line in found if line))


def arguments(command: str) -> list[str]:
    """What a command line gives to `orrery`."""
    return command.split()[1:]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games with one that was saved as NAME."""
    home = tmp_path_factory.mktemp("games")
    assert piped(home, ["play", "--terminal"], ["save NAME", "quit"]).returncode == 0
    return home


@pytest.mark.slow
@pytest.mark.parametrize("command", [line for line in shown() if line not in NOT_RUN])
def test_a_command_line_of_the_readme_runs(home: Path, command: str) -> None:
    places = {"FILE": str(home / "NAME.json"), "FOLDER": str(resource("data", "clone_wars"))}
    given = [places.get(word, word) for word in arguments(command)]
    ran = piped(home, given, ["y", "quit"] if given[0] == "play" else [])
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
    assert not ran.stderr


def test_what_is_not_run_is_shown() -> None:
    assert NOT_RUN.keys() <= set(shown())
    assert {"./play", "orrery bench", "./play play --from NAME"} <= set(shown())
