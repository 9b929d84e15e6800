"""PLAY: playing a card."""

from __future__ import annotations

from tests.clone_wars.scenario import side, table
from tests.marks import rule


@rule("CW-PLAY-01")
def test_any_card_of_the_hand_is_played_free_of_charge() -> None:
    game = table(republic=side(hand=["anakin_skywalker", "venator_class_star_destroyer"]))
    game.picks("play anakin_skywalker", "play venator_class_star_destroyer")
    assert game.units("republic") == ["anakin_skywalker"]
    assert game.ships("republic") == {"venator_class_star_destroyer": 0}
    assert game.pool("republic") == 0
    assert game.hand("republic") == []


@rule("CW-PLAY-01")
def test_what_is_not_in_hand_cannot_be_played() -> None:
    game = table(republic=side(hand=["clone_trooper"], discard=["clone_medic"]))
    assert not game.offers("play clone_medic")
    assert game.why("play clone_medic") == "CW-PLAY-01"
    assert game.why("play clone_trooper") is None
