"""PLAY: playing a card."""

from __future__ import annotations

from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

SHUTTLES = ["separatist_shuttle"] * 5


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


@rule("CW-PLAY-01")
def test_the_number_of_cards_played_is_not_limited() -> None:
    game = table(republic=side(hand=["republic_shuttle"] * 7 + ["outer_rim_pilot"] * 3))
    game.picks(*["play republic_shuttle"] * 7, *["play outer_rim_pilot"] * 3)
    assert len(game.units("republic")) == 10
    assert game.hand("republic") == []


@rule("CW-PLAY-01")
def test_the_opponent_plays_nothing_in_my_turn() -> None:
    game = table(separatist=side(hand=["b1_battle_droid"]))
    assert game.why("play b1_battle_droid") == "CW-PLAY-01"
    assert game.why("play b1_battle_droid", by="separatist") == "CW-TURN-09"


@rule("CW-PLAY-02")
def test_a_played_card_gives_its_resources_at_once() -> None:
    game = table(republic=side(hand=["clone_medic", "clone_trooper"], pool=1))
    game.pick("play clone_medic")
    assert game.pool("republic") == 3
    assert game.pool("separatist") == 0
    game.pick("play clone_trooper")
    assert game.pool("republic") == 3


@rule("CW-PLAY-02")
def test_a_ship_pays_when_played_and_again_in_later_turns_but_not_twice_in_one() -> None:
    game = table(
        active="separatist", separatist=side(hand=["munificent_class_frigate"], deck=SHUTTLES)
    )
    game.pick("play munificent_class_frigate")
    assert game.pool("separatist") == 2
    game.pick("end")
    assert game.pool("separatist") == 0
    game.pick("end")
    assert (game.seat, game.pool("separatist")) == ("separatist", 2)


@rule("CW-PLAY-03")
def test_a_played_card_moves_the_marker_towards_its_player() -> None:
    game = table(republic=side(hand=["anakin_skywalker"]), force=-1)
    game.pick("play anakin_skywalker")
    assert game.force == 1


@rule("CW-PLAY-03")
def test_the_marker_moves_towards_the_separatists_as_well() -> None:
    game = table(active="separatist", separatist=side(hand=["asajj_ventress"]), force=1)
    game.pick("play asajj_ventress")
    assert game.force == -1


@rule("CW-PLAY-02", "CW-PLAY-03")
def test_resources_come_before_force() -> None:
    game = table(
        invented=[invent("clone_medic", force=1)], republic=side(hand=["clone_medic"]), force=1
    )
    game.pick("play clone_medic")
    told = [(event.kind, event.number) for event in game.events()]
    assert told[-3:] == [("play", 0), ("resources", 2), ("force", 1)]


ON_PLAY_WITH_FORCE = invent(
    "clone_medic",
    force=1,
    ability=[
        {
            "when": "on_play",
            "if": [{"cond": "force_with_you"}],
            "do": [{"effect": "draw", "n": 1}],
        }
    ],
)


@rule("CW-PLAY-04")
def test_a_when_you_play_text_sees_the_resources_and_the_force_of_its_own_card() -> None:
    game = table(
        invented=[ON_PLAY_WITH_FORCE], republic=side(hand=["clone_medic"], deck=["clone_trooper"])
    )
    game.pick("play clone_medic")
    assert (game.asked, game.pool("republic"), game.force) == ("trigger", 2, 1)
    game.pick("use clone_medic")
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-PLAY-04")
def test_a_when_you_play_text_may_be_declined_and_is_gone() -> None:
    game = table(
        invented=[ON_PLAY_WITH_FORCE], republic=side(hand=["clone_medic"], deck=["clone_trooper"])
    )
    game.picks("play clone_medic", "done")
    assert (game.asked, game.hand("republic")) == ("action", [])
    assert game.why("use clone_medic") == "CW-KEY-04"


@rule("CW-PLAY-04")
def test_a_when_you_play_text_whose_condition_fails_is_not_offered() -> None:
    game = table(
        invented=[ON_PLAY_WITH_FORCE],
        republic=side(hand=["clone_medic"], deck=["clone_trooper"]),
        force=-1,
    )
    game.pick("play clone_medic")
    assert (game.asked, game.force) == ("action", 0)


@rule("CW-PLAY-04")
def test_nothing_else_is_done_before_a_when_you_play_text() -> None:
    game = table(republic=side(hand=["jedi_knight", "clone_trooper"]))
    game.pick("play jedi_knight")
    assert game.options == [*(f"choose jedi_knight {n}" for n in (1, 2, 3)), "done"]
    assert game.why("play clone_trooper") == "CW-TURN-08"


@rule("CW-PLAY-05")
def test_a_unit_is_ready_in_the_turn_it_is_played() -> None:
    game = table(
        republic=side(hand=["yoda"], deck=["clone_trooper"]), separatist=side(base="xorrn")
    )
    game.picks("play yoda", "use yoda", "commit yoda base", "resolve base")
    assert game.hand("republic") == ["clone_trooper"]
    assert game.damage("separatist") == 3


@rule("CW-PLAY-05")
def test_a_ship_is_ready_in_the_turn_it_is_played() -> None:
    game = table(
        republic=side(hand=["venator_class_star_destroyer", "consular_class_cruiser"]),
        separatist=side(base="xorrn"),
    )
    game.picks("play venator_class_star_destroyer", "play consular_class_cruiser")
    game.picks("use consular_class_cruiser", "commit venator_class_star_destroyer base")
    game.pick("resolve base")
    assert (game.force, game.damage("separatist")) == (1, 4)


@rule("CW-PLAY-06")
def test_units_leave_play_with_the_turn_and_ships_stay() -> None:
    game = table(
        republic=side(
            hand=["clone_trooper", "consular_class_cruiser"],
            ships=[("venator_class_star_destroyer", 3)],
            deck=["republic_shuttle"] * 5,
        )
    )
    game.picks("play clone_trooper", "play consular_class_cruiser")
    assert game.units("republic") == ["clone_trooper"]
    game.pick("end")
    assert (game.seat, game.units("republic")) == ("separatist", [])
    assert game.discard("republic") == ["clone_trooper"]
    assert game.ships("republic") == {
        "venator_class_star_destroyer": 3,
        "consular_class_cruiser": 0,
    }


@rule("CW-PLAY-06")
def test_only_ships_meet_the_damage_of_the_next_turn() -> None:
    game = table(
        republic=side(hand=["clone_trooper"], deck=["republic_shuttle"] * 5),
        separatist=side(hand=["vulture_droid"]),
    )
    game.picks("play clone_trooper", "end", "play vulture_droid", "use vulture_droid")
    assert game.damage("republic") == 2
    assert game.discard("republic") == ["clone_trooper"]


@rule("CW-PLAY-07")
def test_unplayed_cards_are_discarded_at_the_end_of_the_turn() -> None:
    game = table(
        republic=side(
            hand=["clone_trooper", "jedi_knight", "clone_medic"],
            discard=["at_rt"],
            deck=["republic_shuttle"] * 5,
        )
    )
    game.picks("play clone_medic", "end")
    assert game.discard("republic") == ["at_rt", "clone_medic", "clone_trooper", "jedi_knight"]
    assert game.hand("republic") == ["republic_shuttle"] * 5
    assert game.pool("republic") == 0
