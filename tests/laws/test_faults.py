"""Every law bites: a planted fault that it must catch."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from orrery.clone_wars.board import changes
from orrery.clone_wars.board.state import CloneWarsGame, Side, State
from orrery.clone_wars.knowledge import view as sight
from orrery.clone_wars.rules import actions, attack, damage, turn
from orrery.clone_wars.rules.abilities import Triggers
from orrery.clone_wars.rules.effects import cards
from orrery.clone_wars.rules.resolve import Resolve
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import DONE, Decision, Option, Seat
from orrery.core.events import Event
from orrery.core.flow import Game, StepResult
from tests.laws.clone_wars import (
    bounds_hold,
    cards_add_up_for_a_watcher,
    cards_are_conserved,
    events_name_only_what_is_seen,
    offered_if_and_only_if_legal,
    worlds_keep_what_the_other_knows,
)
from tests.laws.kernel import (
    Broken,
    asking_again_asks_the_same,
    copies_are_equal_and_apart,
    nothing_leaks,
)
from tests.laws.positions import (
    POSITIONS,
    Position,
    a_look_at_the_galaxy_deck,
    equal_hand_before_a_discard,
)
from tests.laws.watches import CLONE_WARS_WATCH as WATCH

GAMES = [{"mode": "full"}, {"mode": "secret"}, {"factions": "rebel,empire", "mode": "full"}]


class Unsorted(list[int]):
    """A list that will not be sorted."""

    def sort(self, **_: object) -> None:
        pass

    def __add__(self, other: list[int]) -> Unsorted:  # type: ignore[override]
        return Unsorted([*self, *other])


def throughout(
    law: Callable[[CloneWarsGame], object], *settings: dict[str, str], seeds: Iterable[int] = (5,)
) -> None:
    """A law at all decisions of some games."""
    for one in settings:
        for seed in seeds:
            for game in WATCH.eager_decisions(one, seed):
                law(game)


def look_in_many_worlds(game: CloneWarsGame) -> None:
    for seed in range(20):
        nothing_leaks(CLONE_WARS, game, 2, Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
def test_laws_hold_in_prepared_positions(position: Position) -> None:
    """At the position, after every pick, and along a random line."""
    game, rng = position(), Random(7)
    WATCH.all_laws(game, rng)
    assert game.decision is not None
    for pick in game.decision.options:
        after = game.copy()
        after.play(pick)
        for _ in range(12):
            if after.decision is None:
                break
            WATCH.all_laws(after, rng)
            after.play(WATCH.pick(after.decision.options, eager=True, rng=rng))


def test_a_copy_that_shares_a_side_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Side, "copy", lambda self: self)
    with pytest.raises(Broken, match="playing a copy changed the original"):
        throughout(lambda game: copies_are_equal_and_apart(CLONE_WARS, game, Random(1)), GAMES[0])


def test_a_frame_that_is_copied_half_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Resolve.copy

    def half(self: Resolve) -> Resolve:
        other = whole(self)
        other.done = 0
        return other

    monkeypatch.setattr(Resolve, "copy", half)
    with pytest.raises(Broken, match="copy"):
        throughout(lambda game: copies_are_equal_and_apart(CLONE_WARS, game, Random(1)), *GAMES)


def test_a_step_that_counts_when_it_asks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Triggers.step

    def counting(self: Triggers, game: CloneWarsGame, pick: Option | None) -> StepResult:
        asked = whole(self, game, pick)
        self.done += 1
        return asked

    monkeypatch.setattr(Triggers, "step", counting)
    with pytest.raises(Broken, match="asking changed the game"):
        throughout(lambda game: asking_again_asks_the_same(CLONE_WARS, game), GAMES[0])


def test_an_option_too_many_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = actions.action_options

    def generous(game: CloneWarsGame) -> list[Option]:
        return [*whole(game), game.facts.buy[game.state.row[0]]]

    monkeypatch.setattr(turn, "action_options", generous)
    with pytest.raises(Broken, match="offered"):
        throughout(offered_if_and_only_if_legal, GAMES[0])


@pytest.mark.parametrize("verb", ["play", "buy", "use", "commit", "resolve"])
def test_an_option_too_few_is_caught(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    whole = actions.action_options

    def mean(game: CloneWarsGame) -> list[Option]:
        options = whole(game)
        first = next((option for option in options if option.verb == verb), None)
        return [option for option in options if option != first]

    monkeypatch.setattr(turn, "action_options", mean)
    with pytest.raises(Broken, match="offered and legal differ"):
        throughout(offered_if_and_only_if_legal, GAMES[0])


def test_a_choice_too_few_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = cards.Exile.ask

    def mean(
        self: cards.Exile,
        game: CloneWarsGame,
        frame: Resolve,
        hidden: tuple[int, ...],
        shown: list[int],
    ) -> Decision:
        decision = whole(self, game, frame, hidden, shown)
        return Decision(decision.seat, decision.prompt, decision.options[1:] or [DONE])

    monkeypatch.setattr(cards.Exile, "ask", mean)
    with pytest.raises(Broken, match="offered and legal differ"):
        throughout(offered_if_and_only_if_legal, *GAMES, seeds=range(3))


@pytest.mark.slow
def test_a_damage_share_too_few_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = attack.AttackBase.shares
    monkeypatch.setattr(attack.AttackBase, "shares", lambda self, game: whole(self, game)[:2])
    with pytest.raises(Broken, match="offered and legal differ"):
        throughout(offered_if_and_only_if_legal, *GAMES, seeds=range(3))


def test_a_view_that_shows_the_other_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = CLONE_WARS.view

    def leaky(game: CloneWarsGame, seat: Seat | None) -> dict[str, object]:
        return {**whole(game, seat), "leak": [*game.state.sides[0].hand]}

    monkeypatch.setattr(CLONE_WARS, "view", leaky)
    with pytest.raises(Broken, match="sees"):
        throughout(lambda game: nothing_leaks(CLONE_WARS, game, 2, Random(1)), GAMES[0])


def test_a_view_that_shows_a_watcher_more_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = CLONE_WARS.view

    def leaky(game: CloneWarsGame, seat: Seat | None) -> dict[str, object]:
        more = {"leak": game.state.galaxy[0]} if seat is None else {}
        return {**whole(game, seat), **more}

    monkeypatch.setattr(CLONE_WARS, "view", leaky)
    with pytest.raises(Broken, match="a watcher sees more"):
        throughout(lambda game: nothing_leaks(CLONE_WARS, game, 2, Random(1)), GAMES[0])


def test_a_world_in_which_the_other_knows_the_truth_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sight, "move_knowledge", lambda *_: None)
    position = a_look_at_the_galaxy_deck()
    position.play(Option("use", position.state.sides[0].base, 0))
    with pytest.raises(Broken, match="knowledge moved"):
        worlds_keep_what_the_other_knows(position, Random(1))


def test_a_deal_that_depends_on_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sight.unknown

    def unsorted(game: CloneWarsGame, cards: tuple[int, ...], known: int) -> Unsorted:
        return Unsorted(whole(game, cards, known))

    monkeypatch.setattr(sight, "unknown", unsorted)
    monkeypatch.setattr(sight, "sorted", list, raising=False)
    with pytest.raises(Broken, match="depends on the truth"):
        throughout(lambda game: worlds_keep_what_the_other_knows(game, Random(1)), GAMES[0])


def test_events_that_tell_everybody_everything_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Event, "for_seat", lambda self, _: self)
    with pytest.raises(Broken, match="an event shows"):
        throughout(lambda game: events_name_only_what_is_seen(game, Random(1)), GAMES[0])


def test_an_event_of_a_new_kind_that_names_a_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = Game.emit

    def peeking(self: Any, kind: str, seat: int, *more: Any, **named: Any) -> None:
        whole(self, kind, seat, *more, **named)
        if kind == "play":
            whole(self, "peek", seat, self.state.sides[1 - seat].hand)

    monkeypatch.setattr(Game, "emit", peeking)
    with pytest.raises(Broken, match="an event shows"):
        throughout(lambda game: events_name_only_what_is_seen(game, Random(1)), GAMES[0])


def test_a_question_left_out_for_equal_hidden_cards_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who is asked must not depend on what is hidden: equal cards of a hand are asked for too."""
    whole = cards.Discard.step

    def skipping(
        self: cards.Discard, game: CloneWarsGame, frame: Resolve, pick: Option | None
    ) -> StepResult:
        asked = whole(self, game, frame, pick)
        if isinstance(asked, Decision) and len(asked.options) == 1:
            return whole(self, game, frame, asked.options[0])
        return asked

    monkeypatch.setattr(cards.Discard, "step", skipping)
    with pytest.raises(
        Broken, match=r"undoable pick shows more|can be undone depends|the briefing differs"
    ):
        look_in_many_worlds(equal_hand_before_a_discard())


def test_an_undo_that_forgets_a_draw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = changes.draw

    def forgetful(game: CloneWarsGame, seat: int, number: int) -> None:
        before = game.state.irrevocable
        whole(game, seat, number)
        game.state.irrevocable = before

    monkeypatch.setattr(turn, "draw", forgetful)
    with pytest.raises(Broken, match="undoable pick shows more"):
        throughout(
            lambda game: nothing_leaks(CLONE_WARS, game, 2, Random(1)), GAMES[0], seeds=range(6)
        )


def test_a_card_that_is_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: CloneWarsGame, seat: int, card: int) -> None:
        side = game.state.sides[seat]
        side.hand = changes.without(side.hand, card)

    monkeypatch.setattr(cards, "discard_from_hand", careless)
    with pytest.raises(Broken, match="not conserved"):
        throughout(cards_are_conserved, *GAMES)


def test_a_card_kept_in_a_frame_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece that waits in a frame is missing from the watcher's table."""
    whole = cards.Exile.ask

    def grabbing(
        self: cards.Exile,
        game: CloneWarsGame,
        frame: Resolve,
        hidden: tuple[int, ...],
        shown: list[int],
    ) -> Decision:
        decision = whole(self, game, frame, hidden, shown)
        if self.from_hand and hidden and not frame.picked:
            side = game.state.sides[frame.user]
            frame.picked, side.hand = (side.hand[0],), side.hand[1:]
        return decision

    monkeypatch.setattr(cards.Exile, "ask", grabbing)
    with pytest.raises(Broken, match="do not add up"):
        throughout(cards_add_up_for_a_watcher, *GAMES)


def test_a_ship_that_outlives_its_hit_points_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damage, "settle_ships", lambda *_: False)
    with pytest.raises(Broken, match="a dead ship stands"):
        throughout(bounds_hold, GAMES[2], seeds=range(6))


def test_a_card_in_two_attacks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = attack.commit

    def twice(game: CloneWarsGame, seat: int, card: int, target: int) -> None:
        whole(game, seat, card, target)
        game.state.committed &= ~game.facts.bit[card]

    monkeypatch.setattr(turn, "commit", twice)
    with pytest.raises(Broken, match=r"two groups|was not committed"):
        throughout(bounds_hold, GAMES[0])


def test_a_state_field_that_is_not_copied_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def forgetful(self: State) -> State:
        other = whole(self)
        other.bought = ()
        return other

    monkeypatch.setattr(State, "copy", forgetful)
    with pytest.raises(Broken, match="copy is not equal"):
        throughout(lambda game: copies_are_equal_and_apart(CLONE_WARS, game, Random(1)), GAMES[0])
