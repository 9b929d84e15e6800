"""What seats are called that nobody has named."""

from __future__ import annotations

from dataclasses import replace

from orrery.server.live.naming import seat_names
from orrery.server.storage.rows import SeatRow, TableRow

ROW = TableRow(
    id="t", name="", game="starcraft", options={}, listed=False, host_hash="", secret="", made=0.0
)


def program(seat: int, name: str = "") -> SeatRow:
    return SeatRow(seat=seat, kind="program", program="simple", name=name)


def test_programs_go_by_the_sides_that_they_play() -> None:
    seats = [SeatRow(seat=0, kind="person"), program(1, "Simple mind"), program(2), program(3)]
    sides = ["aldaris", "tassadar", "overmind", ""]
    assert seat_names(ROW, seats, sides, "en") == ["", "Simple mind", "", "Simple"]


def test_a_single_opponent_goes_by_its_side_as_the_story_does() -> None:
    seats = [SeatRow(seat=0, kind="person", name="Anna"), program(1)]
    assert seat_names(ROW, seats, ["aldaris", "overmind"], "en") == ["Anna", ""]


def test_in_a_game_for_two_it_goes_by_what_it_is() -> None:
    seats = [SeatRow(seat=0, kind="person", name="Anna"), program(1)]
    duel = replace(ROW, game="clone-wars")
    assert seat_names(duel, seats, ["republic", "separatist"], "en") == ["Anna", "Simple"]


def test_the_opponent_in_a_first_game_has_a_name() -> None:
    seats = [SeatRow(seat=0, kind="person", name="Anna"), program(1)]
    guided = replace(ROW, game="clone-wars", origin="guide")
    assert seat_names(guided, seats, ["republic", "separatist"], "en") == ["Anna", "Sparring droid"]


def test_in_a_first_game_of_starcraft_it_is_the_faction_that_the_guide_speaks_of() -> None:
    seats = [SeatRow(seat=0, kind="person", name="Anna"), program(1)]
    guided = replace(ROW, origin="guide")
    assert seat_names(guided, seats, ["raynor", "overmind"], "en") == ["Anna", ""]
