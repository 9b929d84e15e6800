"""Events: everyone learns that something happened, and only some learn what."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.core.events import EVERYBODY, HIDDEN, Event, episode
from tests.core.playing import played
from tests.core.toy import TOY

SECRET = Event("draw", 0, (7, 9), seen_by=0b101)


def test_an_open_event_is_the_same_for_all() -> None:
    event = Event("reveal", 1, (7,), 3)
    assert event.seen_by == EVERYBODY
    assert [event.for_seat(seat) for seat in (None, 0, 5)] == [event] * 3


def test_those_who_may_know_see_the_things() -> None:
    assert SECRET.for_seat(0) == SECRET
    assert SECRET.for_seat(2) == SECRET


def test_others_and_watchers_see_only_how_many() -> None:
    for seat in (1, 3, None):
        seen = SECRET.for_seat(seat)
        assert (seen.kind, seen.seat, seen.things, seen.number) == ("draw", 0, (HIDDEN, HIDDEN), 0)


def test_seen_by_nobody_hides_from_all() -> None:
    assert Event("bury", 0, (4,), seen_by=0).for_seat(0).things == (HIDDEN,)


def test_a_public_number_stays_beside_hidden_things() -> None:
    assert Event("put", 0, (4,), 7, seen_by=1).for_seat(1) == Event("put", 0, (HIDDEN,), 7, 1)


def test_public_things_stay_beside_hidden_ones() -> None:
    event = Event("place", 0, (4,), seen_by=0b1, public=(12, 3))
    assert event.for_seat(0) == event
    for seat in (1, None):
        assert event.for_seat(seat).things == (HIDDEN,)
        assert event.for_seat(seat).public == (12, 3)


def test_an_event_has_no_public_things_unless_it_names_them() -> None:
    assert SECRET.public == ()
    assert SECRET.for_seat(1).public == ()


def test_hidden_things_of_equal_number_look_alike() -> None:
    other = SECRET._replace(things=(1, 2))
    assert other.for_seat(1) == SECRET.for_seat(1)


def test_a_seat_learns_from_events_only_what_its_view_shows() -> None:
    for match in played(8, seats=3):
        for event in match.events[-1]:
            if event.kind == "toy-draw":
                drawer = Seat(event.seat)
                hand = TOY.view(match.game, drawer)["own_hand"]
                assert event.for_seat(drawer).things[0] in hand or match.game.decision is None
                assert event.for_seat((event.seat + 1) % 3).things == (HIDDEN,)


def test_an_episode_begins_with_its_latest_event_and_goes_over_picks() -> None:
    fights = frozenset({"fight"})
    begun, blow, end = Event("fight", 0), Event("blow", 1), Event("peace", 0)
    assert episode([[end], [], [Event("rest", 0), begun, blow], [begun]], fights) == [
        *(begun, blow, end)
    ]
    assert episode([[blow], [end]], fights) == []
    assert episode([[begun, blow], [begun, end]], fights) == [begun, blow]
