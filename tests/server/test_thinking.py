"""What a program is told when it is asked: what it may use, and what it noted last."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery import bots, games
from orrery.core.window import Allowance, Answer, AnyWindow
from orrery.games import AnyMatch
from orrery.server.programs.programs import Programs, seed_for
from orrery.server.storage.store import Store
from orrery.server.work import thinking
from orrery.server.work.thinking import Position, Question, Thought, think
from tests.server.playing import PERSON, live_game_of, new_table, run, table_row

NOTING = f"{__name__}:Noting"


class Noting:
    """Counts its answers in its notes, and says as its reason what it was told."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: AnyWindow) -> Answer:
        told = json.dumps([window.seat, window.note, window.allowance])
        count = window.note if isinstance(window.note, int) else 0
        return Answer(window.options[0], told, note=count + 1)


@pytest.fixture(autouse=True)
def nothing_followed() -> None:
    """A worker that has just been started."""
    thinking._followed.clear()


def ask(match: AnyMatch, table: str, allowance: Allowance | None = None) -> Thought:
    """What a worker answers for a table with this game."""
    position = Position(table, match.record(), {})
    return think(Question(position, NOTING, 1, allowance=allowance))


def told(thought: Thought) -> list[object]:
    found: list[object] = json.loads(thought.reason)
    return found


def test_a_program_is_told_what_it_may_use() -> None:
    match = games.new_match("clone-wars", seed=3)
    assert told(ask(match, "allowed", Allowance(1.5)))[2] == [1.5, None]
    assert told(ask(match, "allowed"))[2] is None


def test_a_note_is_handed_back_to_the_same_seat_of_the_same_game() -> None:
    match = games.new_match("clone-wars", seed=3)
    seen: dict[object, list[object]] = {0: [], 1: []}
    for _ in range(40):
        thought = ask(match, "noting")
        seat, note, _ = told(thought)
        seen[seat].append(note)
        match.play(match.options()[thought.pick])
    assert [len(notes) > 2 for notes in seen.values()] == [True, True]
    for notes in seen.values():
        assert notes == [None, *range(1, len(notes))]


def test_a_note_is_lost_when_the_game_goes_back_or_another_table_asks() -> None:
    match = games.new_match("clone-wars", seed=3)
    first = ask(match, "back")
    match.play(match.options()[first.pick])
    assert told(ask(match, "back"))[1] == 1
    assert told(ask(match, "elsewhere"))[1] is None
    assert told(ask(games.new_match("clone-wars", seed=3), "back"))[1] is None


@pytest.mark.parametrize(
    ("budget", "seats", "seconds"),
    [
        (10.0, ["search"], 1.5),
        (2.0, ["search"], 1.5),
        (1.0, ["search"], 0.75),
        (10.0, ["greedy", "search", "greedy"], 1.5),
        (10.0, ["search"] * 3, 2.4 / 3),
        (10.0, ["search"] * 5, 2.4 / 5),
    ],
)
def test_programs_plan_with_less_time_than_they_have_and_share_that_of_a_round(
    tmp_path: Path, budget: float, seats: list[str], seconds: float
) -> None:
    async def test(store: Store) -> None:
        options = {"players": str(len(seats) + 1), "factions": "random"}
        table = await new_table(store, PERSON, *seats, game="starcraft", options=options)
        programs = Programs(workers=1, budget=budget)
        assert programs.allowance(table, live_game_of(table)) == Allowance(seconds=seconds)
        programs.close()

    run(tmp_path, test)


def test_nobody_can_compute_a_program_s_chance_from_what_is_public() -> None:
    """The id of a table and the rows of its log can be known; its secret cannot."""
    one, other = table_row(secret="00" * 32), table_row(secret="11" * 32)
    assert seed_for(one, 7) != seed_for(other, 7)


@pytest.mark.parametrize("game", games.RULESETS)
def test_what_a_hint_names_is_possible_now_and_so_is_what_follows(game: str) -> None:
    """It is what the strongest program says, with the picks after it."""
    match = games.new_match(game, seed=4)
    followed = 0
    for _ in range(6):
        position = Position("hint", match.record(), {})
        few = Allowance(playouts=6)
        thought = think(Question(position, bots.strongest(game), 1, ahead=True, allowance=few))
        seat, before = thinking.asked_seat(match.game), match.game.state.irrevocable
        for number, text in enumerate((thought.pick, *thought.then)):
            assert thinking.asked_seat(match.game) == seat
            assert number == 0 or match.game.state.irrevocable == before
            match.play(match.options()[text])
        followed += len(thought.then)
    assert followed
