"""A match: picks by text, undo that gives nobody an advantage, and errors that change nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.codec import state_hash
from orrery.core.decisions import DONE, Option, Seat
from orrery.core.errors import BadData, BrokenRules, IllegalPick
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.verbs import ThingKind, Verb, Verbs
from tests.core import toy
from tests.core.playing import ToyMatch, contents, finished, new_match, played
from tests.core.toy import TEXTS, TOY, Toy, ToyGame

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def in_turn(number: int = 1, seats: int = 2) -> tuple[ToyMatch, Seat]:
    """A match in which someone is asked to put cards away, and who."""
    for match in played(number, seats):
        decision = match.game.decision
        if decision and decision.prompt == toy.TURN and match.game.stack[-1].done == 0:
            return match, decision.seat
    raise AssertionError("no turn in this match")


def pick_starting(match: ToyMatch, verb: str) -> str:
    text = next(text for text in match.options() if text.startswith(verb))
    match.play_text(text)
    return text


def all_of(match: ToyMatch) -> object:
    return contents(match.game), match.game.decision, match.record(), [*match.events]


def test_a_pick_is_played_as_option_or_as_text() -> None:
    by_text, by_option = new_match(), new_match()
    text, option = next(iter(by_text.options().items()))
    by_text.play_text(text)
    by_option.play(option)
    assert by_text.picks == by_option.picks == (text,)
    assert all_of(by_text) == all_of(by_option)


def test_events_are_listed_by_the_number_of_the_pick() -> None:
    match = new_match()
    assert [event.kind for event in match.events[0]] == ["toy-draw"] * 6
    pick_starting(match, "lay")
    assert [event.kind for event in match.events[1]] == ["toy-lay"]
    pick_starting(match, "lay")
    assert [event.kind for event in match.events[2]] == ["toy-lay", "toy-reveal"]
    assert match.number == 2


def test_an_illegal_text_says_what_was_given_possible_and_the_rule() -> None:
    match = new_match()
    before = all_of(match)
    possible = ", ".join(match.options())
    message = rf"^'sing' is not an option of toy-lay \(TOY-2\); options: {possible}$"
    with pytest.raises(IllegalPick, match=message) as found:
        match.play_text("sing")
    assert found.value.rule == "TOY-2"
    assert all_of(match) == before


def test_an_illegal_option_says_the_same_and_changes_nothing() -> None:
    match = new_match()
    before = all_of(match)
    with pytest.raises(IllegalPick, match=r"verb='lay', what=99.*\(TOY-2\); options: lay "):
        match.play(Option("lay", 99))
    assert all_of(match) == before


def test_no_pick_after_the_end() -> None:
    match = finished(1)
    assert match.options() == {}
    with pytest.raises(IllegalPick, match="'done' was picked, but the game is over"):
        match.play_text("done")


def test_an_error_in_the_rules_changes_nothing() -> None:
    match = new_match()
    before = all_of(match)
    move = toy.move_card

    def broken(game: ToyGame, verb: str, seat: int, card: int) -> None:
        move(game, verb, seat, card)
        raise BrokenRules("planted")

    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(toy, "move_card", broken)
        with pytest.raises(BrokenRules, match="planted"):
            match.play_text(next(iter(match.options())))
    assert all_of(match) == before


def test_two_options_of_one_text_are_our_mistake() -> None:
    class Mumbling(Toy):
        verbs = Verbs({"lay": Verb("card")}, {"card": ThingKind((lambda _, __, ___: "",))})

    with pytest.raises(BrokenRules, match="two options of toy-lay have one text"):
        new_match(ruleset=Mumbling()).options()


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BadData, match="a seed of 5 bytes was given, expected 32"):
        Match.new(TOY, {}, b"short", TEXTS, {})


def test_settings_are_completed_and_checked() -> None:
    seed = seed_from_number(1)
    match = Match.new(TOY, {"seats": "3"}, seed, TEXTS, {}, players=("a", "b", "c"))
    assert match.record().settings == {"seats": "3", "rounds": "4"}
    assert match.record().players == ("a", "b", "c")
    with pytest.raises(BadData, match="TOY-1"):
        Match.new(TOY, {"seats": "9"}, seed, TEXTS, {})


def test_undo_takes_back_the_players_pick_completely() -> None:
    match = new_match()
    before = all_of(match)
    text = pick_starting(match, "lay")
    assert match.undo_name(FIRST) == text
    assert match.undo(FIRST) == text
    assert all_of(match) == before
    assert match.undo_name(FIRST) is None


def test_undo_goes_back_step_by_step_through_the_players_picks() -> None:
    match, seat = in_turn()
    start = state_hash(TOY, match.game)
    one, two = pick_starting(match, "away"), pick_starting(match, "away")
    assert [match.undo(seat), match.undo(seat)] == [two, one]
    assert state_hash(TOY, match.game) == start
    assert not match.can_undo(seat)  # before that the laid cards were revealed


def test_a_hash_is_of_the_present_game_after_undo() -> None:
    match, other = new_match(), new_match()
    one, two, *_ = match.options()
    match.play_text(one)
    match.record()
    match.undo(FIRST)
    match.play_text(two)
    other.play_text(two)
    assert match.record() == other.record()


def test_looking_at_the_record_does_not_change_it() -> None:
    watched, alone = new_match(7), finished(7)
    for text in alone.picks:
        watched.record()
        watched.play_text(text)
    assert watched.record() == alone.record()


def test_nobody_takes_back_anothers_pick() -> None:
    match = new_match(seats=3)
    pick_starting(match, "lay")
    assert not match.can_undo(SECOND)
    with pytest.raises(IllegalPick, match=r"seat 1 cannot undo pick 1, 'lay \w+'"):
        match.undo(SECOND)


def test_a_pick_stays_when_another_has_picked_since() -> None:
    match = new_match(seats=3)
    pick_starting(match, "lay")
    pick_starting(match, "lay")
    assert [match.can_undo(seat) for seat in (FIRST, SECOND, THIRD)] == [False, True, False]
    match.undo(SECOND)
    assert [match.can_undo(seat) for seat in (FIRST, SECOND, THIRD)] == [True, False, False]


def test_what_was_seen_cannot_be_unseen() -> None:
    match, seat = in_turn()
    pick_starting(match, "away")
    pick_starting(match, "peek")
    assert match.undo_name(seat) is None
    pick_starting(match, "away")
    assert match.can_undo(seat)
    match.undo(seat)
    assert not match.can_undo(seat)


def test_a_draw_or_a_reveal_cannot_be_taken_back() -> None:
    match, seat = in_turn()
    assert not any(match.can_undo(one) for one in (FIRST, SECOND))
    match.play(DONE)
    assert not match.can_undo(seat)


def test_nothing_can_be_taken_back_at_the_start_or_at_the_end() -> None:
    with pytest.raises(IllegalPick, match="a pick: none is made"):
        new_match().undo(FIRST)
    match = finished(1)
    assert not any(match.can_undo(seat) for seat in (FIRST, SECOND))


def test_the_end_takes_back_nothing_even_when_nothing_was_drawn() -> None:
    """The record of a finished game may be shown: its seed and its secret picks are open."""
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(toy.Round, "refill", lambda _, game: game.end())
        match, seat = in_turn()
        match.play(DONE)
        assert match.game.decision is None
        assert not match.can_undo(seat)


def test_only_games_since_the_last_irrevocable_change_are_kept() -> None:
    for match in played(6, seats=3, rounds=30):
        now = match.game.state.irrevocable
        assert all(game.state.irrevocable == now for game in match._earlier)
        assert len(match._earlier) <= 6


def visible(match: ToyMatch, seat: Seat) -> Counter[tuple[str, int]]:
    """The cards a seat can see in its own places, and those that lie open."""
    state = match.game.state
    own = state.players[seat]
    top = state.deck[:1] if state.top_known >> seat & 1 else ()
    places = {"own": own.hand + own.laid + own.away + top, "open": state.discards}
    return Counter((place, card) for place, cards in places.items() for card in cards)


def undo_is_fair(matches: Iterator[ToyMatch], seats: int) -> bool:
    """The law: the one who picked may take it back, just if nobody saw a card by it."""
    everyone = [Seat(at) for at in range(seats)]
    match = next(matches)
    picker, seen = match.game.decision, [visible(match, seat) for seat in everyone]
    for match in matches:
        now = [visible(match, seat) for seat in everyone]
        learned = any(cards - seen[seat] for seat, cards in enumerate(now))
        for seat in everyone:
            own = picker is not None and picker.seat == seat
            fair = own and not learned and match.game.decision is not None
            if match.can_undo(seat) != fair:
                return False
        picker, seen = match.game.decision, now
    return True


@given(st.integers(0, 10**6), st.integers(2, 3))
def test_undo_is_fair(number: int, seats: int) -> None:
    assert undo_is_fair(played(number, seats), seats)


def test_a_reveal_that_could_be_taken_back_is_caught() -> None:
    def secret_peek(game: ToyGame, seat: int) -> None:
        game.state.top_known |= 1 << seat

    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(toy, "peek", secret_peek)
        assert not all(undo_is_fair(played(number), 2) for number in range(5))


@pytest.mark.parametrize("seats", [2, 3])
def test_an_undo_by_the_wrong_seat_is_caught(seats: int) -> None:
    def anyone(match: ToyMatch, seat: Seat) -> str | None:
        return match.picks[-1] if match._earlier and match.game.decision else None

    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(Match, "undo_name", anyone)
        assert not undo_is_fair(played(1, seats), seats)


@given(st.integers(0, 10**6), st.data())
def test_undone_picks_leave_no_trace(number: int, data: st.DataObject) -> None:
    """A game with picks taken back and made again is the game without."""
    straight = finished(number)
    match = new_match(number)
    for text in straight.picks:
        decision = match.game.decision
        assert decision is not None
        match.play_text(data.draw(st.sampled_from(sorted(match.options()))))
        if match.can_undo(decision.seat):
            match.undo(decision.seat)
            match.play_text(text)
        elif match.picks[-1] != text:
            return
    assert all_of(match) == all_of(straight)


def match_half_way(seats: int = 2) -> ToyMatch:
    """A match after some picks, while cards are still in the deck."""
    return next(match for match in played(3, seats, rounds=8) if match.number == 6)


def test_unseen_cards_are_dealt_again_and_seen_ones_stay() -> None:
    match = match_half_way()
    before, views = match.game, [TOY.view(match.game, Seat(at)) for at in range(2)]
    match.redeal(seed_from_number(8))
    assert [TOY.view(match.game, Seat(at)) for at in range(2)] == views
    assert match.game.state.deck != before.state.deck
    assert sorted(match.game.state.deck) == sorted(before.state.deck)
    assert match.game.state.seed != before.state.seed


def test_a_new_deal_cannot_be_taken_back() -> None:
    match, seat = in_turn()
    pick_starting(match, "away")
    assert match.can_undo(seat)
    match.redeal(seed_from_number(8))
    assert not match.can_undo(seat)


def test_a_match_that_was_dealt_again_matches_its_record() -> None:
    match = match_half_way()
    match.redeal(seed_from_number(8))
    for _ in range(4):
        match.play_text(next(iter(match.options())))
    again = replay(TOY, Record.from_text(match.record().to_text(), "x"), TEXTS, {})
    assert contents(again.game) == contents(match.game)
    assert again.anew == {6: seed_from_number(8).hex()}
    assert replay(TOY, match.record(), TEXTS, {}, 5).anew == {}


def test_going_back_keeps_the_deals_before() -> None:
    match = match_half_way()
    match.redeal(seed_from_number(8))
    there = contents(match.game)
    for _ in range(6):
        match.play_text(next(iter(match.options())))
    match.redeal(seed_from_number(9))
    match.back_to(6)
    assert contents(match.game) == there
    assert list(match.anew) == [6]


def test_picks_of_one_gesture_are_taken_back_together() -> None:
    match, seat = in_turn()
    start, number = state_hash(TOY, match.game), match.number
    texts = []
    for _ in range(2):
        option, text = next((o, t) for t, o in match.options().items() if t.startswith("away"))
        match.play(option, "both")
        texts.append(text)
    gesture = match.latest_gesture(seat)
    assert gesture is not None
    assert (gesture.name, gesture.first, gesture.picks) == ("both", number, 2)
    assert match.gesture_of(number + 1) is match.gesture_of(number + 2) is gesture
    assert match.gesture_of(number) is None
    assert match.undo_to(seat, gesture.first) == texts
    assert state_hash(TOY, match.game) == start
    assert match.gestures == []


def test_a_pick_without_a_gesture_stands_alone() -> None:
    match, seat = in_turn()
    number = match.number
    for name in ("one", None):
        option = next(o for t, o in match.options().items() if t.startswith("away"))
        match.play(option, name)
    assert match.gesture_of(number + 2) is None
    assert match.undo_to(seat, number + 1)
    assert match.gestures == [match.gesture_of(number + 1)]


def test_going_back_into_a_gesture_leaves_its_first_picks() -> None:
    match, seat = in_turn()
    for _ in range(2):
        option = next(o for t, o in match.options().items() if t.startswith("away"))
        match.play(option, "both")
    match.back_to(match.number - 1)
    gesture = match.latest_gesture(seat)
    assert gesture is not None
    assert gesture.picks == 1
