"""Rising Tide is added by one line, and then everything plays it that plays any game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.games import read_texts
from orrery.server.http.pages import STATIC
from tests.cli.driving import piped
from tests.e2e.server import Server
from tests.server.rooms import ME, Json, Player, Room
from tests.third_game.added import ENVIRONMENT
from tests.third_game.ruleset import RISING_TIDE

GAME = ("play", "--terminal", "rising-tide", "--seed", "3")
PROGRAM = {"kind": "program", "program": "eager"}


def test_picks_are_taken_back_and_a_record_is_the_game() -> None:
    match = Match.new(RISING_TIDE, {}, bytes(32), read_texts(RISING_TIDE), {})
    before = match.game
    match.play_text(next(iter(match.options())))
    match.undo(Seat(0))
    assert match.game is before
    while match.game.decision is not None:
        match.play_text(next(iter(match.options())))
    record = Record.from_text(match.record().to_text(), "a record")
    again = replay(RISING_TIDE, record, read_texts(RISING_TIDE), {})
    assert again.result() == match.result() is not None


@pytest.mark.slow
def test_the_terminal_plays_explains_saves_and_goes_on(tmp_path: Path) -> None:
    said = piped(tmp_path, GAME, ["? crab", "why crab", "hint", "1", "log", "quit"], **ENVIRONMENT)
    assert said.returncode == 0, said.stderr
    for part in ("worth      3", "This is possible now.", "A hint from eager", "You cast Crab"):
        assert part in said.stdout
    went_on = piped(tmp_path, GAME[:3], ["y", "7", "why crab", "3", *["1"] * 20], **ENVIRONMENT)
    assert "(RT-TURN-01)" in went_on.stdout, went_on.stdout + went_on.stderr
    assert "Seat 1    Crab 3" in went_on.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("simulate", "rising-tide", "--bots", "eager,random", "--games", "4"), "4 games of"),
        (("bench", "rising-tide", "--repeats", "1"), "rising-tide"),
        (("rule", "RT-CAST-01"), "worth more than the last card"),
        (("rules", "search", "--game", "rising-tide", "swap"), "RT-SWAP-01"),
        (("play", "--help"), "How many copies of each card"),
        (("simulate", "clone-wars", "--bots", "eager,eager", "--games", "1"), "1 games of"),
    ],
)
def test_commands_know_it(tmp_path: Path, command: tuple[str, ...], says: str) -> None:
    said = piped(tmp_path, command, **ENVIRONMENT)
    assert (said.returncode, says in said.stdout) == (0, True), said.stdout + said.stderr


@pytest.mark.slow
def test_a_game_that_cannot_be_imported_is_told_in_one_sentence(tmp_path: Path) -> None:
    said = piped(tmp_path, ("rule", "CW-BUY-01"), ORRERY_GAMES="tests.nowhere:GAME")
    assert said.returncode == 1
    assert said.stderr.startswith("Error: ORRERY_GAMES: the game tests.nowhere:GAME cannot be imp")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    there = Server(tmp_path_factory.mktemp("server"), STATIC, **ENVIRONMENT)
    there.start()
    yield there
    there.kill()


@pytest.mark.slow
def test_the_server_plays_it_to_its_end_and_shows_it_again(server: Server) -> None:
    made = server.make(ME, PROGRAM, game="rising-tide")
    room = Room(server.address, "")
    with room.http, room.sit(made, made["mine"][0]["secret"]) as ann:
        assert any(line["label"] == "Your hand" for line in ann.update["in_words"])
        while pick(ann, "cast"):
            pass
        result = room.table(made)["result"]
        assert set(result["winners"]) <= {0, 1}
        shown = room.get(f"/api/tables/{made['id']}/replay").json()
        assert shown["steps"][-1]["in_words"][0]["label"] == "Seat 1"
        text = room.get(f"/api/tables/{made['id']}/record").text
        record = Record.from_text(text, "the server's record")
        again = replay(RISING_TIDE, record, read_texts(RISING_TIDE), {})
        assert again.result() == record.result is not None


def pick(player: Player, verb: str) -> str:
    """Pick the first option of a verb, or else the first; none when the game is over."""
    while player.update["decision"] is None:
        if any(one["table"]["status"] == "over" for one in player.told if one["type"] == "table"):
            return ""
        player.next()
    options: list[Json] = player.update["decision"]["options"]
    texts = [one["text"] for one in options]
    text: str = next((one for one in texts if one.startswith(verb)), texts[0])
    number = player.update["number"]
    answer = player.ask(type="pick", id=f"p{number}", after=number, picks=[text])
    assert answer["type"] == "ack", answer
    while player.update["number"] == number:
        player.wait_for("update")
    return text.split(maxsplit=1)[0]
