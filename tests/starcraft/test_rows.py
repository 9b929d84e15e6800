"""Rows of numbers: where one is."""

from orrery.starcraft.board.rows import places_in


def test_all_places_of_a_value_are_found_in_order() -> None:
    assert places_in((3, 1, 3, 2, 3), 3) == [0, 2, 4]
    assert places_in((3, 1, 3, 2, 3), 2) == [3]
    assert places_in((3, 1, 3, 2, 3), 0) == []
