"""Publishing ladders: one file, with the commands that measured what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.cli import main
from orrery.lab.ladder.plan import near, plan

RUN = ("ladder", "clone-wars", "--bots", "random,eager", "--deals", "1", "--jobs", "1")


def orrery(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def ladders(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(path.read_text("utf-8"))["ladders"]
    return found


def test_a_ladder_is_published_with_its_command(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    assert orrery(*RUN, "--option", "mode=full", "--publish", str(path)).exit_code == 0
    (one,) = ladders(path)
    assert one["asked"] == {"mode": "full"}
    assert one["command"] == (
        "orrery ladder clone-wars --bots random,eager --option mode=full --seed 1 --deals 1"
    )
    again = orrery(*str(one["command"]).split()[1:], "--jobs", "1", "--json")
    programs = json.loads(again.stdout)["programs"]
    assert {name: told["rating"] for name, told in programs.items()} == {
        name: told["rating"]
        for name, told in dict(one["programs"]).items()  # type: ignore[call-overload]
    }


def test_a_new_ladder_replaces_the_one_with_the_same_options(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    for more in (["--seed", "2"], ["--seed", "3"], ["--option", "mode=full"]):
        assert orrery(*RUN, *more, "--publish", str(path)).exit_code == 0
    assert [(one["asked"], one["seed"]) for one in ladders(path)] == [
        ({}, 3),
        ({"mode": "full"}, 1),
    ]


@pytest.mark.parametrize("text", ["no json", "[]", '{"other": 1}'])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text, "utf-8")
    result = orrery(*RUN, "--publish", str(path))
    assert "is not a file of published ladders" in result.stderr
    assert path.read_text("utf-8") == text


def test_a_ladder_that_was_cut_short_is_not_published(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    result = orrery(*RUN, "--limit", "5", "--publish", str(path))
    assert "only a ladder of whole games with printed cards is published" in result.stderr
    assert not path.exists()


def test_neighbours_meet_those_before_them() -> None:
    assert near(["a", "b", "c"], 2, 1) == (("b", "a"), ("c", "b"))
    assert near(["a", "b", "c"], 3, 2) == (("b", "a", "a"), ("c", "a", "a"), ("c", "b", "b"))
    made = plan("starcraft", ["eager", "simple", "greedy"], players=4, neighbours=1)
    assert made.lineups == (("simple", *["eager"] * 3), ("greedy", *["simple"] * 3))


def test_programs_that_search_may_have_fewer_deals() -> None:
    names = ["simple", "greedy", "search@4"]
    made = plan("clone-wars", names, deals=3, neighbours=1, search_deals=1)
    assert [(one.lineup[0], one.deal) for one in made.dealt] == [
        *[("greedy", 0), ("search@4", 0), ("greedy", 1), ("greedy", 2)]
    ]
