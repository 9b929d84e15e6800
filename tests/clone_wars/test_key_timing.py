"""KEY: while, when, if and must (CW-KEY-01 to -06)."""

from __future__ import annotations

from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

DREADNOUGHT = "dreadnought_class_cruiser"
MUST_DISCARD_ROW = invent(
    "at_rt",
    ability=[{"when": "action", "do": [{"effect": "discard_row", "n": 1}], "must": True}],
)


@rule("CW-KEY-01")
def test_a_while_text_holds_for_cards_without_attack_and_for_later_ones() -> None:
    game = table(
        republic=side(
            units=["nightsister"], ships=[DREADNOUGHT], hand=["aurra_sing", "clone_trooper"]
        ),
    )
    game.picks("play aurra_sing", "play clone_trooper")
    for unit in ("nightsister", "aurra_sing", "clone_trooper"):
        game.pick(f"commit {unit} base")
    game.pick("resolve base")
    assert game.damage("separatist") == (0 + 1) + (3 + 1) + 2


@rule("CW-KEY-01")
def test_while_texts_of_several_copies_add_up() -> None:
    game = table(republic=side(units=["nightsister"], ships=[DREADNOUGHT, DREADNOUGHT]))
    game.picks("commit nightsister base", "resolve base")
    assert game.damage("separatist") == 2


@rule("CW-KEY-01")
def test_a_while_text_is_neither_used_nor_declined() -> None:
    game = table(republic=side(units=["nightsister"], ships=[DREADNOUGHT]))
    assert not game.offers(f"use {DREADNOUGHT}")
    assert game.why(f"use {DREADNOUGHT}") == "CW-KEY-01"


@rule("CW-KEY-01")
def test_a_while_text_ends_the_instant_its_condition_fails() -> None:
    game = table(
        republic=side(hand=["ahsoka_tano"], ships=["arquitens_class_light_cruiser"]),
        force=0,
    )
    game.picks("commit arquitens_class_light_cruiser base", "play ahsoka_tano", "resolve base")
    assert game.damage("separatist") == 2  # the Force came before the attack was resolved
    game = table(republic=side(ships=["arquitens_class_light_cruiser"]), force=0)
    game.picks("commit arquitens_class_light_cruiser base", "resolve base")
    assert game.damage("separatist") == 1


@rule("CW-KEY-01")
def test_a_while_text_ends_the_instant_its_card_leaves_play() -> None:
    leaving = invent(
        DREADNOUGHT,
        ability=[
            {
                "when": "while_in_play",
                "do": [
                    {
                        "effect": "stat_bonus",
                        "stat": "attack",
                        "n": 1,
                        "to": {"who": "self", "type": "unit", "faction": "neutral"},
                    }
                ],
            },
            {
                "when": "action",
                "cost": [{"effect": "exile_self"}],
                "do": [{"effect": "gain", "force": 1}],
            },
        ],
    )
    game = table(republic=side(units=["embo"], ships=[DREADNOUGHT]), invented=[leaving])
    game.picks("commit embo base", f"use {DREADNOUGHT} 2", "resolve base")
    assert game.damage("separatist") == 4


@rule("CW-KEY-02")
def test_a_when_text_is_used_every_time_its_condition_occurs() -> None:
    watching = invent(
        "toydaria", ability=[{"when": "on_play_card", "do": [{"effect": "gain", "resources": 1}]}]
    )
    game = table(
        republic=side(base="toydaria", hand=["clone_trooper", "clone_trooper", "at_te"]),
        invented=[watching],
    )
    game.picks("play clone_trooper", "use toydaria", "play clone_trooper", "done")
    game.picks("play at_te", "use toydaria")
    assert game.pool("republic") == 2


@rule("CW-KEY-02")
def test_a_when_text_and_an_ability_of_one_card_share_no_limit() -> None:
    both = invent(
        "clone_medic",
        resources=0,
        ability=[
            {"when": "on_play", "do": [{"effect": "gain", "resources": 1}]},
            {"when": "action", "do": [{"effect": "gain", "force": 1}]},
        ],
    )
    game = table(republic=side(hand=["clone_medic"]), invented=[both])
    game.picks("play clone_medic", "use clone_medic 1", "use clone_medic 2")
    assert (game.pool("republic"), game.force) == (1, 1)


@rule("CW-KEY-03")
def test_the_reward_is_decided_before_the_when_text_of_the_same_defeat() -> None:
    for answer, pool in (("reward tri_fighter", 3), ("done", 0)):
        game = table(
            republic=side(units=["mace_windu"], deck=["clone_trooper"]), row=["tri_fighter"]
        )
        game.picks("commit mace_windu tri_fighter", "resolve tri_fighter")
        assert (game.asked, game.force) == ("reward", 0)
        game.pick(answer)
        assert (game.asked, game.pool("republic")) == ("trigger", pool)
        game.pick("use mace_windu")
        assert (game.force, game.hand("republic")) == (1, ["clone_trooper"])


@rule("CW-KEY-04")
def test_a_when_text_cannot_be_used_later() -> None:
    game = table(republic=side(hand=["jedi_knight", "clone_trooper"]))
    game.picks("play jedi_knight", "done", "play clone_trooper")
    assert game.asked == "action"
    assert not game.offers("use jedi_knight")
    assert game.why("use jedi_knight") == "CW-KEY-04"


@rule("CW-KEY-04")
def test_a_when_text_in_the_opponents_turn_waits_for_the_present_effect() -> None:
    watching = invent(
        "raxus",
        ability=[
            {
                "when": "on_opponent_discard",
                "do": [{"effect": "damage", "n": 1, "to": ["enemy_base"]}],
            }
        ],
    )
    game = table(
        republic=side(units=["savage_opress"], hand=["at_te"], deck=["clone_trooper"]),
        separatist=side(base="raxus"),
        invented=[watching],
    )
    game.pick("use savage_opress")
    assert (game.asked, game.seat) == ("trigger", "separatist")
    assert (game.hand("republic"), game.force) == (["clone_trooper"], 1)
    assert game.damage("republic") == 0
    game.pick("use raxus")
    assert game.damage("republic") == 1
    assert (game.asked, game.seat) == ("action", "republic")


@rule("CW-KEY-04")
def test_what_falls_at_the_end_of_a_turn_sets_its_text_off_at_once() -> None:
    holding = invent(
        "captain_rex",
        ability=[
            {
                "when": "while_in_play",
                "do": [
                    {
                        "effect": "stat_bonus",
                        "stat": "hit_points",
                        "n": 2,
                        "to": {"who": "self", "type": "capital_ship"},
                    }
                ],
            }
        ],
    )
    wreck = invent(
        "consular_class_cruiser",
        ability=[{"when": "on_destroy", "do": [{"effect": "gain", "force": 1}]}],
    )
    game = table(
        republic=side(units=["captain_rex"], ships=[("consular_class_cruiser", 4)]),
        invented=[holding, wreck],
    )
    game.pick("end")
    assert (game.asked, game.seat) == ("trigger", "republic")
    assert game.hand("republic") == []  # before the new hand is drawn
    game.pick("use consular_class_cruiser")
    assert (game.asked, game.seat, game.force) == ("action", "separatist", 1)
    assert game.hand("republic") == ["captain_rex", "consular_class_cruiser"]


@rule("CW-KEY-05")
def test_an_if_text_is_usable_only_while_its_condition_is_true() -> None:
    game = table(
        republic=side(units=["commander_cody"], hand=["ahsoka_tano"], deck=["at_te"]),
    )
    assert not game.offers("use commander_cody")
    assert game.why("use commander_cody") == "CW-KEY-05"
    game.picks("play ahsoka_tano", "use commander_cody")
    assert game.hand("republic") == ["at_te"]


@rule("CW-KEY-05")
def test_a_part_without_the_condition_works_alone() -> None:
    for force, hand in ((0, []), (1, ["at_te"])):
        game = table(force=force, republic=side(units=["obi_wan_kenobi"], damage=4, deck=["at_te"]))
        game.pick("use obi_wan_kenobi")
        assert (game.damage("republic"), game.hand("republic")) == (1, hand)


@rule("CW-KEY-05")
def test_the_other_branch_is_what_an_unmet_condition_leaves() -> None:
    for force, count in ((0, 1), (1, 2)):
        game = table(force=force, republic=side(units=["yoda"], deck=["at_te", "at_rt", "at_rt"]))
        game.pick("use yoda")
        assert len(game.hand("republic")) == count


@rule("CW-KEY-06")
def test_the_turn_cannot_be_ended_before_a_must_was_resolved() -> None:
    game = table(
        republic=side(hand=["at_rt", "clone_trooper"]),
        row=["stap"],
        invented=[MUST_DISCARD_ROW],
    )
    assert game.offers("end")  # not playing the card avoids the duty
    game.pick("play at_rt")
    assert not game.offers("end")
    assert game.why("end") == "CW-KEY-06"
    game.picks("play clone_trooper", "commit clone_trooper base")  # its moment is free
    game.picks("use at_rt", "discard-row stap")
    assert game.why("end") is None
    game.pick("end")
    assert game.seat == "separatist"


@rule("CW-KEY-06")
def test_a_must_of_which_nothing_is_possible_holds_nobody() -> None:
    mending = invent(
        "at_rt", ability=[{"when": "action", "do": [{"effect": "repair", "n": 1}], "must": True}]
    )
    game = table(republic=side(hand=["at_rt"]), invented=[mending])
    game.pick("play at_rt")
    assert game.offers("end")
    assert game.why("end") is None
    game = table(republic=side(hand=["at_rt"], damage=1), invented=[mending])
    game.pick("play at_rt")
    assert not game.offers("end")


@rule("CW-KEY-06")
def test_the_duty_of_a_ship_concerns_the_turn_in_which_it_is_played() -> None:
    ship = invent(
        "consular_class_cruiser",
        ability=[{"when": "action", "do": [{"effect": "gain", "force": 1}], "must": True}],
    )
    game = table(republic=side(hand=["consular_class_cruiser"]), invented=[ship])
    game.pick("play consular_class_cruiser")
    assert game.why("end") == "CW-KEY-06"
    game.picks("use consular_class_cruiser", "end", "end")
    assert game.offers("use consular_class_cruiser")
    assert game.offers("end")


@rule("CW-KEY-02", "CW-KEY-06")
def test_a_must_with_a_moment_is_resolved_at_that_moment() -> None:
    played = invent(
        "clone_trooper",
        ability=[{"when": "on_play", "do": [{"effect": "gain", "force": 1}], "must": True}],
    )
    game = table(republic=side(hand=["clone_trooper"]), invented=[played])
    game.pick("play clone_trooper")
    assert (game.asked, game.force) == ("action", 1)
    assert game.why("end") is None


@rule("CW-KEY-02")
def test_a_must_among_several_texts_of_one_moment_cannot_be_left_out() -> None:
    played = invent(
        "clone_trooper",
        ability=[
            {"when": "on_play", "do": [{"effect": "gain", "force": 1}], "must": True},
            {"when": "on_play", "do": [{"effect": "gain", "resources": 1}]},
        ],
    )
    game = table(republic=side(hand=["clone_trooper"]), invented=[played])
    game.pick("play clone_trooper")
    assert game.options == ["use clone_trooper 1", "use clone_trooper 2"]
    game.pick("use clone_trooper 1")
    assert game.options == ["use clone_trooper 2", "done"]


@rule("CW-WIN-02")
def test_a_game_won_by_playing_a_card_is_over_before_its_when_text() -> None:
    needing_force = {
        "when": "while_base",
        "if": [{"cond": "force_with_you"}],
        "do": [{"effect": "stat_bonus", "stat": "hit_points", "n": 2, "to": "this"}],
    }
    played = invent(
        "ahsoka_tano", ability=[{"when": "on_play", "do": [{"effect": "gain", "resources": 1}]}]
    )
    game = table(
        force=-1,
        republic=side(hand=["ahsoka_tano"]),
        separatist=side(damage=9, lost=["dac", "felucia"]),
        invented=[played, invent("xorrn", ability=[needing_force])],
    )
    game.pick("play ahsoka_tano")
    assert (game.winner, game.asked) == ("republic", "over")
