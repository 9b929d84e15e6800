"""Saving and going on: nothing is lost, nothing of the user's is overwritten, and every command
that is told works."""

import json
import shlex
from pathlib import Path

import pytest

from orrery.cli import VARIABLE
from orrery.cli.terminal import commandline, saves
from tests.cli.driving import ASK, piped
from tests.cli.test_pack import MEDIC

pytestmark = pytest.mark.slow  # each test starts the program

START = ("play", "--terminal", "clone-wars")
GAME = (*START, "--seed", "3")
SHUTTLE = "play republic shuttle"


def told(out: str, verb: str) -> list[str]:
    """The arguments of the command that is told before some words."""
    line = next(line for line in out.splitlines() if f"` {verb}" in line)
    return shlex.split(line.split("`")[-2])[1:]


def picks(file: Path) -> list[str]:
    found = json.loads(file.read_text("utf-8"))["picks"]
    assert isinstance(found, list)
    return found


# Saving by name


def test_a_plain_name_lies_among_the_games_and_its_command_goes_on(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, [SHUTTLE, "save before-battle", "quit"]).stdout
    file = tmp_path / "before-battle.json"
    assert f"Saved to {file}." in out
    assert "`orrery play --from before-battle` continues it." in out
    again = piped(tmp_path, ("play", "--from", "before-battle"), [SHUTTLE, "quit"]).stdout
    assert "Continuing where you stopped." in again
    assert f"The game is saved to {file}." in again
    assert picks(file)[-2:] == ["play republic_shuttle"] * 2


def test_what_is_no_game_is_never_overwritten(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("# Mine\n", encoding="utf-8")
    home = tmp_path / "home"
    out = piped(home, GAME, [f"save {readme}", "save README.md", "quit"]).stdout
    assert "is not an Orrery game, so nothing was saved" in out.replace("\n", " ")
    assert readme.read_text("utf-8") == "# Mine\n"
    assert (home / "README.md.json").is_file()


def test_another_game_is_overwritten_only_if_the_person_says_so(tmp_path: Path) -> None:
    piped(tmp_path, GAME, ["save mine", "quit"])
    before = (tmp_path / "mine.json").read_text("utf-8")
    out = piped(tmp_path, GAME, [SHUTTLE, "save mine", "n", "quit"]).stdout
    assert "already holds a game." in out
    assert "Nothing was saved." in out
    assert (tmp_path / "mine.json").read_text("utf-8") == before
    piped(tmp_path, GAME, [SHUTTLE, "save mine", "y", "quit"])
    assert (tmp_path / "mine.json").read_text("utf-8") != before


def test_no_folder_is_made_for_a_name(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, [f"save {tmp_path}/new/game.json", "save .", "quit"]).stdout
    assert "there is no folder" in out
    assert "it is a folder" in out.replace("\n", " ")
    assert not (tmp_path / "new").exists()


def test_a_record_is_written_to_a_file_that_is_free(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text("{}", encoding="utf-8")
    done = piped(tmp_path, (*GAME, "--record", str(record)), ["quit"])
    assert done.returncode != 0
    assert "is not this game" in done.stderr
    assert record.read_text("utf-8") == "{}"
    missing = piped(tmp_path, (*GAME, "--record", str(tmp_path / "no" / "r.json")), ["quit"])
    assert "there is no folder" in missing.stderr


def test_a_record_goes_on_in_its_own_file(tmp_path: Path) -> None:
    record = tmp_path / "games" / "record.json"
    record.parent.mkdir()
    home = tmp_path / "home"
    piped(home, (*GAME, "--record", str(record)), [SHUTTLE, "quit"])
    number = len(picks(record))
    from_it = ("play", "--from", str(record), "--record", str(record))
    assert piped(home, from_it, [SHUTTLE, "quit"]).returncode == 0
    assert len(picks(record)) == number + 1
    assert piped(home, (*GAME, "--record", str(record)), ["quit"]).returncode != 0


# Going on


def test_a_game_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    record = tmp_path / "over.json"
    programs = (*GAME, "--seats", "random,random", "--record", str(record))
    assert piped(tmp_path, programs).returncode == 0
    done = piped(tmp_path, ("play", "--from", "over"))
    assert done.returncode != 0
    assert (
        f"The game in {record} is over; `orrery replay --terminal over` replays it." in done.stderr
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "--from", "nowhere"), "nowhere cannot be read"),
        (("play", "--from", "game", "--seed", "3"), "only --pack and --record can be added"),
    ],
)
def test_what_cannot_go_on_is_said(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    done = piped(tmp_path, arguments)
    assert done.returncode != 0
    assert sentence in done.stderr


def test_the_end_of_the_input_saves_and_the_next_start_offers_to_go_on(tmp_path: Path) -> None:
    first = piped(tmp_path, GAME, ["all"])
    assert first.returncode == 0
    assert "The game is saved to" in first.stdout
    saved = (tmp_path / "clone-wars.json").read_text("utf-8")
    again = piped(tmp_path, START, ["maybe", "y", "quit"]).stdout
    assert "turn 2, you are the Republic against greedy, beginner game; saved" in " ".join(
        again.split()
    )
    assert "Please answer y or n." in again
    assert "Continuing where you stopped." in again
    assert (tmp_path / "clone-wars.json").read_text("utf-8") == saved


def test_every_game_put_aside_is_kept_and_told(tmp_path: Path) -> None:
    piped(tmp_path, GAME, [SHUTTLE, "quit"])
    first = (tmp_path / "clone-wars.json").read_text("utf-8")
    new = " ".join(piped(tmp_path, START, ["n", "quit"]).stdout.split())
    assert "Your old game is kept as clone-wars-1.json" in new
    assert "`orrery play --from clone-wars-1` continues it." in new
    assert (tmp_path / "clone-wars-1.json").read_text("utf-8") == first
    second = (tmp_path / "clone-wars.json").read_text("utf-8")
    third = piped(tmp_path, GAME, ["quit"]).stdout  # nobody is asked, but the game is kept
    assert "Your old game is kept as clone-wars-2.json" in third
    assert (tmp_path / "clone-wars-2.json").read_text("utf-8") == second
    old = piped(tmp_path, told(third, "continues"), ["quit"]).stdout
    assert "Continuing where you stopped." in old


def test_the_same_game_begun_again_does_not_replace_what_was_played(tmp_path: Path) -> None:
    piped(tmp_path, GAME, [SHUTTLE, "quit"])
    played = (tmp_path / "clone-wars.json").read_text("utf-8")
    piped(tmp_path, GAME, ["quit"])
    assert (tmp_path / "clone-wars-1.json").read_text("utf-8") == played


def test_a_save_that_cannot_be_read_is_kept_and_the_person_asked(tmp_path: Path) -> None:
    bad = tmp_path / "clone-wars.json"
    bad.write_text("{}", encoding="utf-8")
    stopped = piped(tmp_path, START, ["n"])
    assert stopped.returncode == 0
    assert "cannot be continued:" in stopped.stdout
    assert ASK not in stopped.stdout
    assert bad.read_text("utf-8") == "{}"
    new = piped(tmp_path, START, ["y", "quit"])
    assert "The file of your old game is kept as" in " ".join(new.stdout.split())
    assert (tmp_path / "clone-wars-1.json").read_text("utf-8") == "{}"


def test_a_card_pack_goes_along_with_every_save(tmp_path: Path) -> None:
    pack = tmp_path / "my cards"
    pack.mkdir()
    (pack / "clone_wars.toml").write_text(MEDIC, encoding="utf-8")
    home, outside = tmp_path / "home", tmp_path / "outside.json"
    lines = ["save inside", f"save {outside}", "quit"]
    out = piped(home, (*GAME, "--pack", str(pack)), lines).stdout
    assert "`orrery play --from inside` continues it." in out
    assert f"--from {outside} --pack '{pack}'` continues it." in out
    assert (home / "inside.pack").read_text("utf-8") == str(pack)
    pack.rename(tmp_path / "gone")
    lost = piped(home, START, ["n"]).stdout
    assert "there is no card pack folder" in " ".join(lost.split())


def test_the_news_after_continuing_begins_with_the_players_last_choice(tmp_path: Path) -> None:
    piped(tmp_path, GAME, [SHUTTLE, "end!", SHUTTLE, "quit"])
    out = piped(tmp_path, START, ["y", "quit"]).stdout
    news = out.split("Since your last move")[1].split("CW-")[0]
    bullets = [line for line in news.splitlines() if line.startswith(" ·")]
    assert len(bullets) == 2
    assert "Continuing where you stopped." in bullets[0]
    assert "You play Republic Shuttle" in bullets[1]


# Commands that are told


def test_commands_name_the_script_that_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = piped(tmp_path, GAME, ["save mine", "quit"], ORRERY_COMMAND="./play").stdout
    assert "`./play play --from mine` continues it." in out
    assert "`./play play --terminal clone-wars` continues it." in out
    usage = piped(tmp_path, ("play", "--nonsense"), ORRERY_COMMAND="./play").stderr
    assert "Usage: ./play play" in usage
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    assert commandline.replay(tmp_path / "a b.json") == "orrery replay --terminal 'a b'"
    assert saves.called(tmp_path.parent / "a.json") == str(tmp_path.parent / "a.json")


def test_the_end_tells_how_to_play_again_and_counts_the_players_choices(tmp_path: Path) -> None:
    options = (*GAME, "--seats", "human,random", "--option", "bases=2")
    out = piped(tmp_path, options, ["1"] * 3000).stdout
    assert "; you made " in " ".join(out.split())
    assert "`orrery play --terminal clone-wars` starts another game." in out
    record = next((tmp_path / "records").iterdir())
    assert told(out, "replays") == ["replay", "--terminal", str(record)]
    assert not (tmp_path / "clone-wars.json").exists()


# Two at one keyboard, and taking back


def test_quit_at_the_hand_over_saves(tmp_path: Path) -> None:
    out = piped(tmp_path, (*GAME, "--seats", "human,human"), ["quit"]).stdout
    assert "Stopped. The game is saved to" in out
    assert ASK not in out


def test_two_people_are_told_both_sides(tmp_path: Path) -> None:
    out = piped(tmp_path, (*GAME, "--seats", "human,human"), ["", "quit"]).stdout
    assert "The players are the Republic and the Separatists." in " ".join(out.split())


def test_before_the_first_own_choice_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["undo", "quit"]).stdout
    assert "There is nothing to undo yet." in out
    assert out.count(ASK) == 2


def test_one_undo_takes_back_all_that_a_line_did(tmp_path: Path) -> None:
    piped(tmp_path, GAME, ["quit"])
    before = picks(tmp_path / "clone-wars.json")
    out = piped(tmp_path, GAME, ["2 2 2", "undo", "all", "undo", "quit"]).stdout
    assert "Undone: 3 × play Republic Shuttle (1 resource)" in out
    assert "Undone: 4 × play Republic Shuttle (1 resource); play Jedi Knight" in out
    assert picks(tmp_path / "clone-wars.json") == before


def test_against_programs_their_whole_turn_is_taken_back_too(tmp_path: Path) -> None:
    piped(tmp_path, GAME, [SHUTTLE, "quit"])
    before = picks(tmp_path / "clone-wars.json")
    out = piped(tmp_path / "other", GAME, [SHUTTLE, "end!", "undo", "quit"]).stdout
    assert "Undone: end your turn" in out
    assert "This also undid everything the programs had done since." in out
    assert picks(tmp_path / "other" / "clone-wars.json") == before


def test_what_starts_the_server_for_others_names_an_unusual_port(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "./play")
    assert commandline.share(8765) == "./play serve --host 0.0.0.0"
    assert commandline.share(9000) == "./play serve --host 0.0.0.0 --port 9000"
    own = "sqlite:////srv/tables.sqlite"
    assert commandline.share(8765, own) == f"./play serve --host 0.0.0.0 --database {own}"
