"""ABILITY: several triggers at once, "the next", "the first", and triggers in the middle."""

from __future__ import annotations

from tests.clone_wars.scenario import Invented, Scenario, invent, side, table
from tests.marks import rule

FORCE = {"effect": "gain", "force": 1}


def hunters() -> Scenario:
    """Cad Bane and Embo have just defeated a card together; Aurra Sing took no part."""
    game = table(
        republic=side(units=["cad_bane", "embo", "aurra_sing"], deck=["clone_trooper"]),
        row=["vulture_droid"],
    )
    game.picks(
        "commit cad_bane vulture_droid",
        "commit embo vulture_droid",
        "resolve vulture_droid",
        "done",
    )
    return game


@rule("CW-ABILITY-14")
def test_the_controller_picks_the_order_of_several_triggers() -> None:
    game = hunters()
    assert game.options == ["use cad_bane", "use embo", "done"]
    game.pick("use embo")
    assert (game.pool("republic"), game.hand("republic")) == (2, [])
    assert game.options == ["use cad_bane", "done"]
    game.pick("use cad_bane")
    assert (game.asked, game.hand("republic")) == ("action", ["clone_trooper"])


@rule("CW-ABILITY-14")
def test_each_of_several_triggers_is_optional_on_its_own() -> None:
    game = hunters().picks("use cad_bane", "done")
    assert game.asked == "action"
    assert (game.pool("republic"), game.hand("republic")) == (0, ["clone_trooper"])


@rule("CW-ABILITY-14", "CW-BUY-12")
def test_a_later_trigger_that_has_become_impossible_is_gone() -> None:
    game = table(
        republic=side(base="kamino", pool=3, deck=["clone_trooper"]), row=["death_watch_warrior"]
    )
    game.pick("buy death_watch_warrior")
    assert game.options == ["use death_watch_warrior", "use kamino", "done"]
    game.pick("use kamino")
    assert (game.asked, game.hand("republic")) == ("action", ["death_watch_warrior"])


@rule("CW-ABILITY-14")
def test_a_later_trigger_of_which_a_part_is_left_does_that_part() -> None:
    game = table(
        republic=side(base="kamino", pool=3, deck=["clone_trooper"]),
        row=["death_watch_warrior"],
        force=1,
    )
    game.picks("buy death_watch_warrior", "use kamino", "use death_watch_warrior")
    assert game.hand("republic") == ["clone_trooper", "death_watch_warrior"]


@rule("CW-ABILITY-15")
def test_the_next_purchase_goes_where_the_text_says_and_no_later_one() -> None:
    game = table(
        republic=side(pool=9, units=["toydarian_trader"], deck=["clone_trooper"]),
        row=["at_rt", "arc_trooper"],
    )
    game.picks("use toydarian_trader", "buy at_rt", "buy arc_trooper")
    assert game.deck("republic") == ["at_rt", "clone_trooper"]
    assert game.discard("republic") == ["arc_trooper"]


@rule("CW-ABILITY-15")
def test_purchases_before_the_text_was_used_do_not_count() -> None:
    game = table(republic=side(pool=9, units=["toydarian_trader"]), row=["at_rt", "arc_trooper"])
    game.picks("buy at_rt", "use toydarian_trader", "buy arc_trooper")
    assert (game.deck("republic"), game.discard("republic")) == (["arc_trooper"], ["at_rt"])


@rule("CW-ABILITY-15")
def test_the_next_droid_ignores_other_purchases_and_keeps_waiting() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=12, units=["poggle_the_lesser"]),
        row=["mtt", "stap", "tri_fighter"],
    )
    game.picks("use poggle_the_lesser", "buy mtt", "buy outer_rim_pilot", "buy stap")
    assert game.hand("separatist") == ["stap"]
    game.pick("buy tri_fighter")
    assert game.discard("separatist") == ["mtt", "outer_rim_pilot", "tri_fighter"]


@rule("CW-ABILITY-15")
def test_the_buyer_cannot_leave_the_effect_for_a_better_purchase() -> None:
    game = table(republic=side(pool=9, units=["toydarian_trader"]), row=["at_rt", "arc_trooper"])
    game.picks("use toydarian_trader", "buy outer_rim_pilot")
    assert (game.asked, game.deck("republic")) == ("action", ["outer_rim_pilot"])


@rule("CW-ABILITY-15")
def test_two_waiting_effects_that_fit_are_both_used_up() -> None:
    game = table(
        republic=side(pool=9, units=["toydarian_trader", "toydarian_trader"]),
        row=["at_rt", "arc_trooper"],
    )
    game.picks("use toydarian_trader", "use toydarian_trader", "buy at_rt", "buy arc_trooper")
    assert (game.deck("republic"), game.discard("republic")) == (["at_rt"], ["arc_trooper"])


@rule("CW-ABILITY-15")
def test_a_waiting_effect_ends_with_the_turn() -> None:
    game = table(
        republic=side(units=["toydarian_trader"], ships=["consular_class_cruiser"] * 2),
        separatist=side(pool=2),
    )
    game.picks("use toydarian_trader", "end", "buy outer_rim_pilot")
    assert (game.deck("separatist"), game.discard("separatist")) == ([], ["outer_rim_pilot"])
    game.picks("end", "buy outer_rim_pilot")
    assert (game.deck("republic"), game.discard("republic")) == ([], ["outer_rim_pilot"])


@rule("CW-ABILITY-15")
def test_a_waiting_effect_survives_the_departure_of_its_source() -> None:
    text = {
        "when": "action",
        "cost": [{"effect": "exile_self"}],
        "do": [{"effect": "next_purchase_to", "to": "hand"}],
    }
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(pool=2, units=["clone_medic"]),
    )
    game.pick("use clone_medic")
    assert game.exile("republic") == ["clone_medic"]
    game.pick("buy outer_rim_pilot")
    assert game.hand("republic") == ["outer_rim_pilot"]


@rule("CW-ABILITY-16")
def test_the_first_trooper_is_not_used_up_by_other_purchases() -> None:
    game = table(
        republic=side(base="kamino", pool=20), row=["delta_7b", "arc_trooper", "commander_cody"]
    )
    game.pick("buy delta_7b")
    assert game.asked == "action"
    game.picks("buy arc_trooper", "use kamino")
    assert game.hand("republic") == ["arc_trooper"]
    game.pick("buy commander_cody")
    assert game.asked == "action"
    assert game.discard("republic") == ["delta_7b", "commander_cody"]


@rule("CW-ABILITY-16")
def test_after_declining_a_later_event_is_no_longer_the_first() -> None:
    game = table(republic=side(base="kamino", pool=20), row=["arc_trooper", "commander_cody"])
    game.picks("buy arc_trooper", "done", "buy commander_cody")
    assert game.asked == "action"
    assert game.hand("republic") == []


@rule("CW-ABILITY-16")
def test_each_turn_has_a_first_of_its_own() -> None:
    game = table(
        republic=side(base="kamino", pool=3, ships=["consular_class_cruiser"] * 2, deck=["yoda"]),
        row=["arc_trooper", "clone_medic"],
    )
    game.picks("buy arc_trooper", "use kamino", "end", "end", "buy clone_medic")
    assert game.options == ["use kamino", "done"]


@rule("CW-ABILITY-16")
def test_events_before_the_text_came_into_play_count() -> None:
    text = {
        "when": "on_purchase_card",
        "if": [{"cond": "first_this_turn", "filter": {"trait": "trooper"}}],
        "do": [FORCE],
    }
    game = table(
        invented=[invent("jedi_knight", ability=[text])],
        republic=side(pool=20, hand=["jedi_knight"]),
        row=["delta_7b", "arc_trooper", "commander_cody"],
    )
    game.picks("buy arc_trooper", "play jedi_knight", "buy commander_cody")
    assert (game.asked, game.force) == ("action", 0)


@rule("CW-ABILITY-16")
def test_the_first_neutral_card_played_is_the_first_that_is_neutral() -> None:
    game = table(
        republic=side(
            base="toydaria",
            hand=["clone_trooper", "outer_rim_pilot", "hutt_fighter"],
            deck=["republic_shuttle"] * 3,
        )
    )
    game.pick("play clone_trooper")
    assert game.asked == "action"
    game.pick("play outer_rim_pilot")
    assert game.options == ["use toydaria", "done"]
    game.picks("use toydaria", "play hutt_fighter")
    assert game.asked == "action"
    assert game.hand("republic") == ["republic_shuttle"]


@rule("CW-ABILITY-17")
def test_purchase_triggers_of_a_reward_come_before_the_triggers_of_the_defeat() -> None:
    game = table(
        republic=side(base="kamino", units=["mace_windu", "clone_trooper"], deck=["yoda"]),
        row=["general_grievous", "arc_trooper", "delta_7b"],
        force=0,
    )
    game.picks("commit mace_windu general_grievous", "commit clone_trooper general_grievous")
    game.picks("resolve general_grievous", "reward general_grievous", "purchase arc_trooper")
    assert game.options == ["use kamino", "done"]
    game.pick("use kamino")
    assert (game.hand("republic"), game.force) == (["arc_trooper"], 0)
    assert game.options == ["use mace_windu", "done"]


def saboteurs() -> Scenario:
    """Cassian Andor and Bossk have just defeated a card for Yavin 4; three cards are hidden."""
    game = table(
        factions="rebel,empire",
        rebel=side(base="yavin_4", units=["cassian_andor", "bossk"]),
        empire=side(hand=["stormtrooper", "imperial_shuttle", "inquisitor"]),
        row=["tie_fighter"],
    )
    game.picks("commit cassian_andor tie_fighter", "commit bossk tie_fighter")
    return game.picks("resolve tie_fighter", "done")


@rule("CW-ABILITY-17")
def test_a_trigger_set_off_by_a_trigger_comes_before_the_next_trigger() -> None:
    game = saboteurs()
    assert game.options == ["use cassian_andor", "use bossk", "done"]
    game.picks("use cassian_andor", "discard inquisitor")
    assert game.options == ["use yavin_4", "done"]
    game.pick("use yavin_4")
    assert (game.damage("empire"), game.force) == (2, 0)
    assert game.options == ["use bossk", "done"]


@rule("CW-ABILITY-17")
def test_several_events_of_one_text_are_reacted_to_in_their_order() -> None:
    discard_two = {"effect": "discard", "who": "opponent", "n": 2, "pick": "owner"}
    text = {"when": "action", "do": [discard_two, FORCE]}
    game = table(
        factions="rebel,empire",
        invented=[invent("x_wing", ability=[text])],
        rebel=side(base="yavin_4", units=["x_wing"]),
        empire=side(hand=["stormtrooper", "imperial_shuttle", "inquisitor"]),
    )
    game.picks("use x_wing", "discard inquisitor", "discard stormtrooper")
    assert (game.seat, game.asked, game.force) == ("rebel", "trigger", 1)
    game.pick("use yavin_4")
    assert (game.asked, game.damage("empire")) == ("trigger", 2)
    game.pick("use yavin_4")
    assert (game.asked, game.damage("empire")) == ("action", 4)


REVENGE = invent(
    "munificent_class_frigate",
    ability=[
        {
            "when": "on_destroy",
            "do": [
                {
                    "effect": "purchase",
                    "free": True,
                    "from": "galaxy_row",
                    "to": "discard",
                    "filter": {"faction": "neutral", "type": "unit"},
                }
            ],
        }
    ],
)


def revenge(*more: Invented) -> Scenario:
    """In the Republic's turn the Separatists lose a ship whose text purchases a Hutt Fighter."""
    return table(
        invented=[REVENGE, *more],
        republic=side(units=["maul", "toydarian_trader"], pool=4, base="kamino"),
        separatist=side(ships=["munificent_class_frigate"]),
        row=["hutt_fighter", "arc_trooper", *["corona_class_frigate"] * 3, "action_vi_transport"],
        galaxy=["v_19_torrent", "yoda"],
        force=1,
    )


@rule("CW-ABILITY-15")
def test_the_opponents_purchase_is_not_my_next_one() -> None:
    game = revenge().picks("use toydarian_trader", "use maul")
    assert game.seat == "separatist"
    game.pick("use munificent_class_frigate")
    assert game.discard("separatist") == ["munificent_class_frigate", "hutt_fighter"]
    game.pick("buy v_19_torrent")
    assert game.deck("republic") == ["v_19_torrent"]


@rule("CW-ABILITY-16")
def test_the_opponents_purchase_is_not_my_first_one() -> None:
    first = [{"cond": "first_this_turn"}]
    kamino = invent("kamino", ability=[{"when": "on_purchase_card", "if": first, "do": [FORCE]}])
    game = revenge(kamino).picks("use maul", "use munificent_class_frigate", "buy v_19_torrent")
    assert game.options == ["use kamino", "done"]


@rule("CW-ABILITY-02", "CW-KEY-13")
def test_a_text_that_is_only_a_choice_is_used_or_passed_by_one_answer() -> None:
    game = table(republic=side(hand=["jedi_knight"]))
    game.pick("play jedi_knight")
    assert game.asked == "choose"
    assert game.options == [*(f"choose jedi_knight {n}" for n in (1, 2, 3)), "done"]
    game.pick("choose jedi_knight 2")
    assert (game.asked, game.pool("republic")) == ("action", 1)
    game = table(republic=side(hand=["jedi_knight"]))
    game.picks("play jedi_knight", "done")
    assert (game.asked, game.pool("republic"), game.force) == ("action", 0, 0)


@rule("CW-ABILITY-14")
def test_of_several_texts_set_off_at_once_a_choice_is_one_among_them() -> None:
    game = table(
        republic=side(hand=["satine_kryze"], base="toydaria", deck=["clone_trooper"]),
        options={"mode": "full"},
    )
    game.pick("play satine_kryze")
    assert (game.asked, len(game.options)) == ("trigger", 3)
