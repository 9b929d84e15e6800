"""StarCraft in a real terminal and through a pipe: three rounds, questions, saving, replays."""

import json
import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.driving import ASK, CLEAR, Terminal, answers, piped

pytestmark = pytest.mark.slow  # each test starts the program

needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
GAME = ("play", "starcraft", "--bots", "eager", "--seed", "2")
DUEL = (*GAME, "--factions", "overmind,tassadar")


@needs_terminal
def test_three_rounds_with_the_first_options(tmp_path: Path, terminals: list[Terminal]) -> None:
    game = Terminal(tmp_path, *GAME, "--factions", "random", columns=100, rows=30)
    terminals.append(game)
    game.read_until(ASK)
    prompts = set()
    for _ in range(200):
        drawn = game.raw.count(CLEAR)
        game.answer("1")
        seen = game.screen
        if game.raw.count(CLEAR) > drawn:
            assert len(seen) <= 30, "\n".join(seen)
            assert [line for line in seen if cell_len(line) > 100] == []
            prompts.update(re.findall(r"SC-[A-Z]+-\d+", "\n".join(seen)))
        if "Round 4" in seen[0]:
            break
    assert "Round 4, Planning Phase" in game.screen[0]
    assert {"SC-PLAN-03", "SC-EXEC-02", "SC-EXEC-03", "SC-MOVE-02", "SC-BUILD-03"} <= prompts
    game.type("quit")
    assert game.end() == 0
    saved = json.loads((tmp_path / "starcraft.json").read_text("utf-8"))
    assert saved["settings"]["galaxy"] == "quick"


def test_why_names_the_rule_against_a_planet_out_of_reach(tmp_path: Path) -> None:
    given = answers(tmp_path, DUEL, [f"why {planet}" for planet in ("helios", "torus", "dylar iv")])
    told = "".join(given.values())
    assert "option 1" in told or "SC-PLAN-03" in told


def test_an_order_is_placed_in_words(tmp_path: Path) -> None:
    first = answers(tmp_path / "a", DUEL, ["?"])["?"]
    typed = re.findall(r"^  (.+?) +the same in words", first, re.MULTILINE)[0]
    given = answers(tmp_path / "b", DUEL, [typed])
    assert re.search(r"You place an? [A-Z][a-z]+ order on", given[typed])


def test_options_have_words_of_their_own(tmp_path: Path) -> None:
    out = piped(
        tmp_path,
        ("play", "starcraft", "--players", "4", "--teams", "yes", "--goal", "elimination",
         "--galaxy", "place", "--bots", "eager,simple,random"),
        ["quit"],
    )  # fmt: skip
    assert out.returncode == 0, out.stderr
    saved = json.loads((tmp_path / "starcraft.json").read_text("utf-8"))
    assert saved["settings"]["teams"] == "yes"
    assert saved["settings"]["goal"] == "elimination"
    assert saved["settings"]["galaxy"] == "place"
    assert saved["bots"] == ["", "eager", "simple", "random"]


def test_brood_war_is_played_by_its_name(tmp_path: Path) -> None:
    wished = ("--expansion", "brood-war", "--planets", "two-of-three", "--players", "4")
    given = answers(tmp_path, (*GAME, *wished, "--factions", "random"), ["1"])
    assert "lays down a Leadership card." in given["1"]
    saved = json.loads((tmp_path / "starcraft.json").read_text("utf-8"))["settings"]
    assert (saved["expansion"], saved["planets"]) == ("brood_war", "two_of_three")
    assert saved["heroes"] == "mortal"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--bots", "eager,eager"), "--bots names 2, but starcraft has 2 seats"),
        (("--bots", "nobody"), "no program 'nobody'"),
        (("--bots", "eager", "--seats", "human,eager"), "either --seats or --bots"),
        (("--galaxy", "small"), "galaxy cannot be 'small'"),
        (("--players", "7"), "SC-SETUP-12"),
        (("--heroes", "immune"), "BW-SETUP-01"),
        (("--expansion", "brood-war", "--leadership", "no", "--heroes", "immune"), "BW-OPT-07"),
    ],
)
def test_a_wrong_request_is_reported(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    out = piped(tmp_path, ("play", "starcraft", *options))
    assert out.returncode != 0
    assert said in out.stderr


def test_a_game_goes_on_and_its_record_is_told(tmp_path: Path) -> None:
    answers(tmp_path, DUEL, ["1", "1"])
    again = piped(tmp_path, ("play", "--terminal", "starcraft"), ["y", "1", "quit"])
    assert "round 1, 2 players, you are The Overmind" in again.stdout
    assert "Continuing where you stopped." in again.stdout
    told = piped(tmp_path, ("replay", "starcraft", "--terminal"))
    assert re.search(r"The Overmind\s+places\s+an\s+order\s+on", told.stdout)
    assert "Players" in told.stdout
    verified = piped(tmp_path, ("replay", "starcraft", "--verify"))
    assert "Verified" in verified.stdout


def test_two_people_do_not_see_each_other_s_orders(tmp_path: Path) -> None:
    two = ("play", "starcraft", "--factions", "overmind,tassadar", "--seats", "human,human")
    out = piped(tmp_path, (*two, "--seed", "2"), ["", "1", "", "quit"]).stdout
    screens = out.split("The next choice is up to ")[1:]
    assert len(screens) == 2
    assert re.search(r"\[[OT]\?\]", screens[1])
    assert not re.search(r"\[[OT][bmr]\]", screens[1])
