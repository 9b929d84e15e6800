"""Procedures on a stack: what a step may answer, and what the kernel makes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.decisions import DONE, Decision, Option, Prompt, Seat
from orrery.core.errors import BrokenRules, EndlessRules, IllegalPick
from orrery.core.events import Event
from orrery.core.flow import (
    MOST_FRAMES,
    MOST_STEPS_PER_PICK,
    OVER,
    RUNNING,
    BaseState,
    Game,
    Procedure,
    StepResult,
)
from tests.core.playing import contents, new_match, play_out, played
from tests.core.toy import Player, State, ToyGame

PROMPT = Prompt("ask", "RULE-1")


class Table(BaseState):
    __slots__ = ("notes",)

    def __init__(self, notes: tuple[str, ...] = ()) -> None:
        self.seed, self.counter, self.irrevocable = b"", 0, 0
        self.notes = notes

    def copy(self) -> Table:
        return Table(self.notes)


TableGame = Game[Table, None]
Step = Callable[["Scripted", TableGame, Option | None], StepResult]


class Scripted(Procedure[Table, None]):
    """A procedure whose steps a test writes down."""

    __slots__ = ("children", "steps")

    def __init__(self, *steps: Step) -> None:
        super().__init__()
        self.steps = steps
        self.children: list[Procedure[Table, None]] = []

    def step(self, game: TableGame, pick: Option | None) -> StepResult:
        game.state.notes += (f"{self.at}.{self.done}",)
        return self.steps[self.at - 1](self, game, pick)

    def returned(self, child: Procedure[Table, None]) -> None:
        self.children.append(child)


def start(*steps: Step) -> TableGame:
    game: TableGame = Game(Table(), None, [Scripted(*steps)])
    game.go_on(None)
    return game


def ask(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
    return Decision(Seat(0), PROMPT, [DONE, Option("take", 3)]) if pick is None else None


def over(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
    return OVER


def test_none_goes_to_the_next_step_and_resets_done() -> None:
    def busy(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        frame.done = 7
        return None

    assert start(busy, over).state.notes == ("1.0", "2.0")


def test_a_number_goes_to_that_step_and_resets_done() -> None:
    def jump(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        frame.done = 7
        return 3

    assert start(jump, ask, over).state.notes == ("1.0", "3.0")


def test_a_decision_stops_and_a_pick_goes_on_in_the_same_step() -> None:
    game = start(ask, over)
    assert game.decision == Decision(Seat(0), PROMPT, [DONE, Option("take", 3)])
    game.play(DONE)
    assert game.state.notes == ("1.0", "1.0", "2.0")
    assert not game.stack


def test_running_lets_a_child_run_and_returned_takes_it() -> None:
    child = Scripted(ask, over)

    def nest(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        if frame.done:
            return None
        frame.done = 1
        return game.run(child)

    parent = Scripted(nest, ask, over)
    game: TableGame = Game(Table(), None, [parent])
    game.go_on(None)
    assert game.stack == [parent, child]
    game.play(DONE)
    assert parent.children == [child]
    assert game.stack == [parent]
    assert parent.at == 2


def test_a_procedure_may_not_end_under_its_child() -> None:
    def confused(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        game.run(Scripted(over))
        return OVER

    with pytest.raises(BrokenRules, match="ended under"):
        start(confused)


@pytest.mark.parametrize("answer", [None, 1, OVER, RUNNING, Decision(Seat(0), PROMPT, [DONE])])
def test_nothing_follows_when_the_game_ends_inside_a_step(answer: StepResult) -> None:
    def end(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        game.end()
        return answer

    def nest(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        return game.run(Scripted(end))

    parent = Scripted(nest, ask)
    game: TableGame = Game(Table(), None, [parent])
    game.go_on(None)
    assert game.decision is None
    assert game.stack == []
    assert parent.children == []


def test_an_illegal_pick_says_what_was_given_possible_and_the_rule() -> None:
    game = start(ask, over)
    with pytest.raises(
        IllegalPick, match=r"verb='steal'.* ask; options: .*'done'.*'take'"
    ) as found:
        game.play(Option("steal"))
    assert found.value.rule == "RULE-1"
    assert game.state.notes == ("1.0",)


def test_a_pick_after_the_end_is_illegal() -> None:
    with pytest.raises(IllegalPick, match="the game is over"):
        start(over).play(DONE)


def test_steps_that_go_in_a_circle_are_stopped() -> None:
    def other(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        return 5 - frame.at

    game = start(ask, other, other)
    after = f"asked nothing for {MOST_STEPS_PER_PICK}"
    with pytest.raises(EndlessRules, match=f"Scripted {after} .*'take'"):
        game.play(Option("take", 3))
    assert len(game.state.notes) == MOST_STEPS_PER_PICK + 1


def test_as_many_steps_as_are_allowed_are_carried_out() -> None:
    def count(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
        return 1 if len(game.state.notes) < MOST_STEPS_PER_PICK - 1 else None

    assert len(start(count, over).state.notes) == MOST_STEPS_PER_PICK
    assert start(count, ask).decision is not None


def again(frame: Scripted, game: TableGame, pick: Option | None) -> StepResult:
    return game.run(Scripted(*frame.steps))


def test_a_procedure_that_runs_itself_is_stopped() -> None:
    with pytest.raises(EndlessRules, match=f"is nested in {MOST_FRAMES + 1} procedures"):
        start(again)


def test_a_procedure_that_asks_before_it_runs_itself_is_stopped() -> None:
    """Each pick makes the stack deeper; without a limit saving and copying would cost ever more."""
    game = start(ask, again)
    for _ in range(MOST_FRAMES - 1):
        game.play(DONE)
    with pytest.raises(EndlessRules, match="procedures; the last pick was"):
        game.play(DONE)


def test_asking_again_gives_the_same_decision() -> None:
    for match in played(3, seats=3):
        game, before, asked = match.game, contents(match.game), match.game.decision
        game.decision = None
        game.ask_again()
        assert game.decision == asked
        assert contents(game) == before


def test_asking_again_notices_a_step_that_does_not_ask() -> None:
    game = start(ask, over)
    game.stack[-1].at = 2
    with pytest.raises(BrokenRules, match="does not ask"):
        game.ask_again()


def test_events_are_kept_only_when_somebody_listens() -> None:
    game = start(ask, over)
    game.emit("quiet", 0)
    game.events = []
    game.emit("heard", 0)
    assert game.events == [Event("heard", 0)]


def copies_are_independent(game: ToyGame, number: int) -> bool:
    """The law: a copy equals its original, and playing on it changes nothing else."""
    before = contents(game)
    other = game.copy()
    if contents(other) != before or other.decision != game.decision:
        return False
    for player in other.state.players:
        player.score += 1
    play_out(other, number)
    return contents(game) == before


@given(st.integers(0, 10**6), st.integers(2, 3))
def test_copies_are_equal_and_independent(number: int, seats: int) -> None:
    for match in played(number, seats):
        assert copies_are_independent(match.game, number)


def test_a_copy_that_shares_or_forgets_is_caught() -> None:
    game = new_match().game
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(Player, "copy", lambda player: player)
        assert not copies_are_independent(game, 1)
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(State, "copy", lambda state: State(state.seed, state.players))
        assert not copies_are_independent(game, 1)
    assert copies_are_independent(game, 1)


def test_a_copy_has_no_listeners() -> None:
    game = new_match().game
    game.events = []
    assert game.copy().events is None
