"""Documentation that cannot rot: its code runs, its names exist, its links lead somewhere."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import FrameType

import click
import pytest
from click.testing import CliRunner

from orrery import bots
from orrery.cli import main
from orrery.clone_wars.facts.options import CHOICES
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.starcraft.facts.options import ALL
from tests.cli.driving import commands
from tests.clone_wars.scenario import side, table

ROOT = Path(__file__).parent.parent
PAGES = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "STYLE.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/codecs.md",
    "docs/commands.md",
    "docs/compiled.md",
    "docs/conformance.md",
    "docs/hosting.md",
    "docs/json.md",
    "docs/research.md",
]


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page(name), re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme_runs_and_has_ten_lines_at_most(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (example,) = blocks("README.md", "python")
    assert len([line for line in example.splitlines() if line]) <= 10
    exec(compile(example, "README.md", "exec"), {})
    assert re.match(r"seat [01] won after \d+ picks: \w", capsys.readouterr().out)


def test_the_program_of_contributing_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = next(
        block for block in blocks("CONTRIBUTING.md", "python") if "class Patient" in block
    )
    assert len([line for line in example.splitlines() if line]) <= 20
    (tmp_path / "patient.py").write_text(example, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    line = next(line for line in page("CONTRIBUTING.md").splitlines() if "patient:Patient" in line)
    command = line.replace("--games 100", "--games 4").split()[1:]
    ran = CliRunner().invoke(main, [*command, "--json"])
    sys.modules.pop("patient", None)
    assert ran.exit_code == 0, ran.output


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page(name)):
        if "://" not in target:
            assert (ROOT / name).parent.joinpath(target).exists(), f"{name} links to {target}"


@pytest.mark.parametrize("name", PAGES)
def test_names_of_the_code_exist(name: str) -> None:
    for dotted in sorted(set(re.findall(r"(?<![/\w])orrery(?:\.\w+)+", page(name)))):
        assert exists(dotted), f"{name} names {dotted}"


def exists(dotted: str) -> bool:
    """Whether a dotted name is a module, or something inside one."""
    words = dotted.split(".")
    for end in range(len(words), 0, -1):
        try:
            found: object = importlib.import_module(".".join(words[:end]))
        except ModuleNotFoundError:
            continue
        for word in words[end:]:
            if not hasattr(found, word):
                return False
            found = getattr(found, word)
        return True
    return False


def test_the_figure_of_the_pick_is_the_path_a_pick_takes() -> None:
    """Every function of the figure runs when a Tri-Fighter is used with several cards to exile."""
    figure = next(block for block in blocks("ARCHITECTURE.md", "") if "you type" in block)
    named = [name for name in re.findall(r"\borrery(?:\.\w+)+", figure) if ".cli." not in name]
    ran = functions_run_by_using_a_tri_fighter()
    missing = [name for name in named if name not in ran and not name.endswith("Decision")]
    assert not missing, f"the figure names {missing}, which a pick does not reach"


def functions_run_by_using_a_tri_fighter() -> set[str]:
    game = table(
        active="separatist",
        row=["stap", "droideka"],
        separatist=side(units=["tri_fighter"]),
    ).game
    game.events = None
    head = Record(
        game="clone-wars", settings=game.facts.settings, fingerprint="", seed=game.state.seed.hex()
    )
    match = Match(CLONE_WARS, game, head)
    ran: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add(f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        match.play(match.options()["use tri_fighter"])
        match.play(match.options()["exile stap galaxy_row"])
    finally:
        sys.setprofile(None)
    return ran


def test_the_page_of_commands_names_every_command() -> None:
    listed = page("docs/commands.md")
    for name, command in commands(main):
        if command.hidden:
            assert f"`orrery {name}`" in page("CONTRIBUTING.md"), name
        elif not isinstance(command, click.Group):
            assert f"`{name}" in listed or f"{name} " in listed, name


def test_the_page_of_commands_names_every_program_and_option() -> None:
    listed = page("docs/commands.md")
    for name in bots.names("clone-wars"):
        assert f"`{name}`" in listed, name
    for key, values in (*CHOICES.items(), *ALL.items()):
        assert f"`{key}`" in listed, key
        for value in values:
            assert value.isdigit() or f"`{value}`" in listed, (key, value)
