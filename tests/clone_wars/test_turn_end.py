"""TURN: the end of a turn."""

from __future__ import annotations

from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.marks import rule

SHIELDS_SHIPS = {
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


def at_end(**do: object) -> dict[str, object]:
    return {"when": "end_of_turn", "do": [do]}


@rule("CW-TURN-11")
def test_all_own_units_go_to_the_discard_pile_and_ships_and_base_stay() -> None:
    deck = ["republic_shuttle"] * 5
    mine = side(units=["clone_medic", "hutt_fighter"], ships=["consular_class_cruiser"], deck=deck)
    game = table(republic=mine, separatist=side(units=["b1_battle_droid"]))
    game.pick("end")
    assert game.units("republic") == []
    assert game.discard("republic") == ["clone_medic", "hutt_fighter"]
    assert game.ships("republic") == {"consular_class_cruiser": 0}
    assert game.base("republic") == "rishi"
    assert game.units("separatist") == ["b1_battle_droid"]  # not whose turn it was


@rule("CW-TURN-12")
def test_ships_and_base_may_be_used_and_attack_again_in_the_next_turn() -> None:
    mine = side(base="coruscant_base_republic", ships=["consular_class_cruiser"])
    game = table(force=1, republic=mine)
    game.picks("use coruscant_base_republic", "commit consular_class_cruiser base", "resolve base")
    assert game.why("use coruscant_base_republic") == "CW-ABILITY-03"
    assert game.why("commit consular_class_cruiser base") == "CW-ATTACK-04"
    game.picks("end", "end")
    assert game.offers("use coruscant_base_republic")
    assert game.offers("commit consular_class_cruiser base")


@rule("CW-TURN-12")
def test_damage_stays_when_cards_are_straightened() -> None:
    game = table(republic=side(ships=[("consular_class_cruiser", 2)], damage=5))
    game.pick("end")
    assert game.ships("republic") == {"consular_class_cruiser": 2}
    assert game.damage("republic") == 5


@rule("CW-TURN-13")
def test_the_hand_is_discarded_and_the_pool_returned() -> None:
    deck = ["republic_shuttle"] * 5
    game = table(republic=side(hand=["clone_medic", "jedi_knight"], pool=4, deck=deck))
    game.pick("end")
    assert game.discard("republic") == ["clone_medic", "jedi_knight"]
    assert game.hand("republic") == deck
    assert game.pool("republic") == 0


@rule("CW-TURN-13")
def test_the_opponents_hand_and_pool_are_left_alone() -> None:
    theirs = side(hand=["b1_battle_droid"], pool=2, base="mygeeto")
    game = table(separatist=theirs)
    game.pick("end")
    assert game.hand("separatist") == ["b1_battle_droid"]
    assert game.pool("separatist") == 2


@rule("CW-TURN-13")
def test_a_text_may_keep_the_resources_but_never_the_hand() -> None:
    theirs = side(base="mygeeto", pool=3, hand=["stap"], deck=["b1_battle_droid"] * 2)
    game = table(active="separatist", separatist=theirs)
    game.pick("end")
    assert game.pool("separatist") == 3
    assert "stap" not in game.discard("separatist")  # shuffled in and drawn


@rule("CW-TURN-13")
def test_hand_cards_may_be_reshuffled_and_drawn_at_once() -> None:
    game = table(republic=side(hand=["clone_medic"]))
    game.pick("end")
    assert game.hand("republic") == ["clone_medic"]


@rule("CW-TURN-14")
def test_five_cards_are_drawn() -> None:
    game = table(republic=side(deck=["republic_shuttle"] * 7))
    game.pick("end")
    assert len(game.hand("republic")) == 5
    assert len(game.deck("republic")) == 2


@rule("CW-TURN-14")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_drawing() -> None:
    mine = side(deck=["jedi_knight", "clone_trooper"], discard=["republic_shuttle"] * 4)
    game = table(republic=mine)
    game.pick("end")
    assert game.hand("republic") == ["clone_trooper", "jedi_knight"] + ["republic_shuttle"] * 3
    assert (game.deck("republic"), game.discard("republic")) == (["republic_shuttle"], [])


@rule("CW-TURN-14")
def test_a_hand_that_shrinks_is_not_topped_up() -> None:
    game = table(
        republic=side(deck=["republic_shuttle"] * 7), separatist=side(hand=["commando_droid"])
    )
    game.picks("end", "play commando_droid", "use commando_droid", "discard republic_shuttle")
    game.pick("end")
    assert game.seat == "republic"
    assert len(game.hand("republic")) == 4


@rule("CW-TURN-15")
def test_texts_about_the_end_come_while_units_are_still_in_play() -> None:
    text = invent("clone_medic", ability=[at_end(effect="repair", n=2)])
    mine = side(units=["clone_medic"], hand=["jedi_knight"], damage=3)
    game = table(republic=mine, invented=[text])
    game.pick("end")
    assert (game.asked, game.options) == ("trigger", ["use clone_medic", "done"])
    assert game.units("republic") == ["clone_medic"]
    assert game.why("play jedi_knight") == "CW-TURN-08"
    game.pick("use clone_medic")
    assert (game.seat, game.damage("republic")) == ("separatist", 1)


@rule("CW-TURN-15")
def test_the_player_orders_and_declines_them() -> None:
    texts = [
        invent("rishi", ability=[at_end(effect="gain", resources=2)]),
        invent("clone_medic", ability=[at_end(effect="repair", n=2)]),
    ]
    mine = side(units=["clone_medic"], damage=3)
    game = table(republic=mine, invented=texts)
    game.pick("end")
    assert sorted(game.options) == ["done", "use clone_medic", "use rishi"]
    game.picks("use rishi", "done")
    assert (game.seat, game.damage("republic")) == ("separatist", 3)
    assert game.pool("republic") == 0  # what came so late is lost


@rule("CW-TURN-15")
def test_a_card_drawn_so_late_is_discarded() -> None:
    text = invent("rishi", ability=[at_end(effect="draw", n=1)])
    mine = side(deck=["jedi_knight"] + ["republic_shuttle"] * 5)
    game = table(republic=mine, invented=[text])
    game.picks("end", "use rishi")
    assert game.discard("republic") == ["jedi_knight"]
    assert game.seat == "separatist"


@rule("CW-TURN-16")
def test_units_are_discarded_before_the_hand_each_in_its_order() -> None:
    mine = side(
        hand=["clone_medic", "jedi_knight", "clone_trooper", "arc_trooper"],
        discard=["delta_7b"],
        deck=["republic_shuttle"] * 5,
    )
    game = table(republic=mine)
    game.picks("play clone_trooper", "play clone_medic", "end")
    assert game.discard("republic") == [
        "delta_7b",
        "clone_trooper",
        "clone_medic",
        "jedi_knight",
        "arc_trooper",
    ]


@rule("CW-TURN-17")
def test_attack_gained_this_turn_is_gone_in_the_next() -> None:
    gains = {"when": "action", "do": [{"effect": "gain", "attack": 3}]}
    text = invent("arquitens_class_light_cruiser", ability=[gains])
    game = table(republic=side(ships=["arquitens_class_light_cruiser"]), invented=[text])
    game.picks("use arquitens_class_light_cruiser", "end", "end")
    game.picks("commit arquitens_class_light_cruiser base", "resolve base")
    assert game.damage("separatist") == 1


@rule("CW-TURN-17")
def test_an_effect_on_the_next_purchase_of_this_turn_ends_with_it() -> None:
    mine = side(units=["toydarian_trader"], deck=["republic_shuttle"] * 5)
    game = table(row=["hutt_fighter"], republic=mine)
    game.picks("use toydarian_trader", "end", "end")
    game.picks("play republic_shuttle", "play republic_shuttle", "buy hutt_fighter")
    assert game.discard("republic") == ["toydarian_trader", "hutt_fighter"]
    assert game.deck("republic") == []


@rule("CW-TURN-17", "CW-TURN-18")
def test_a_ship_dies_when_the_unit_that_kept_it_alive_leaves() -> None:
    game = table(
        invented=[invent("clone_medic", ability=[SHIELDS_SHIPS])],
        republic=side(
            units=["clone_medic"],
            ships=[("consular_class_cruiser", 3)],
            hand=["jedi_knight"],
            deck=["republic_shuttle"] * 5,
        ),
    )
    game.pick("end")
    assert game.ships("republic") == {}
    assert game.discard("republic") == ["clone_medic", "consular_class_cruiser", "jedi_knight"]


@rule("CW-TURN-17")
def test_a_text_about_a_ship_destroyed_at_the_end_of_the_turn_works_then() -> None:
    draws = {"when": "on_destroy", "do": [{"effect": "gain", "force": 2}]}
    game = table(
        invented=[
            invent("clone_medic", ability=[SHIELDS_SHIPS]),
            invent("consular_class_cruiser", ability=[draws]),
        ],
        republic=side(units=["clone_medic"], ships=[("consular_class_cruiser", 3)]),
    )
    game.pick("end")
    assert (game.seat, game.asked) == ("republic", "trigger")
    game.pick("use consular_class_cruiser")
    assert (game.seat, game.asked, game.force) == ("separatist", "action", 2)


@rule("CW-TURN-17")
def test_an_effect_for_the_turn_that_arises_in_end_step_2_ends_there_too() -> None:
    held_by_enemy_units = {
        "when": "while_base",
        "if": [{"cond": "in_play", "who": "opponent", "type": "unit"}],
        "do": [{"effect": "stat_bonus", "stat": "hit_points", "n": 3, "to": "this"}],
    }
    waits = {"when": "on_destroy", "do": [{"effect": "next_purchase_to", "to": "hand"}]}
    game = table(
        row=["stap"],
        invented=[invent("xorrn", ability=[held_by_enemy_units, waits])],
        republic=side(units=["clone_trooper"]),
        separatist=side(damage=9, hand=["separatist_shuttle"] * 2),
    )
    game.picks("end", "use xorrn 2", "base geonosis")
    game.picks("play separatist_shuttle", "play separatist_shuttle", "buy stap")
    assert game.discard("separatist") == ["stap"]


def lends(to: str) -> dict[str, object]:
    """The user gets a card of the row until the end of the turn."""
    buys: dict[str, object] = {"effect": "purchase", "free": True, "from": "galaxy_row", "to": to}
    buys["filter"] = {"faction": "own"}
    return {
        "when": "action",
        "do": [buys, {"effect": "exile_at_end_of_turn", "card": "that_card"}],
    }


LENDS_A_CARD = lends("hand")
GAIN = {"effect": "gain", "resources": 1}


def lent(slug: str) -> Scenario:
    """The Republic has been lent a card of the row by its Clone Medic."""
    game = table(
        row=[slug],
        invented=[invent("clone_medic", ability=[LENDS_A_CARD])],
        republic=side(units=["clone_medic"], deck=["republic_shuttle"] * 5),
    )
    return game.pick("use clone_medic")


@rule("CW-TURN-19")
def test_a_duty_of_the_end_of_the_turn_is_done_from_hand_or_play() -> None:
    game = lent("arc_trooper").pick("end")
    assert game.exile("republic") == ["arc_trooper"]
    assert game.discard("republic") == ["clone_medic"]
    game = lent("arc_trooper")
    game.picks("play arc_trooper", "commit arc_trooper base", "resolve base", "end")
    assert game.exile("republic") == ["arc_trooper"]
    assert game.discard("republic") == ["clone_medic"]


@rule("CW-TURN-19")
def test_a_ship_leaves_play_with_its_damage() -> None:
    game = lent("consular_class_cruiser")
    game.picks("play consular_class_cruiser", "end")
    assert game.exile("republic") == ["consular_class_cruiser"]
    assert game.ships("republic") == {}
    assert game.side("republic").damage == ()


@rule("CW-TURN-19")
def test_a_duty_finds_its_card_in_the_discard_pile() -> None:
    discards = {
        "when": "action",
        "cost": [{"effect": "discard", "who": "self", "n": 1, "pick": "owner"}],
        "do": [{"effect": "gain", "resources": 1}],
    }
    text = invent("clone_medic", ability=[LENDS_A_CARD, discards])
    deck = ["republic_shuttle"] * 5
    mine = side(units=["clone_medic"], deck=deck)
    game = table(row=["arc_trooper"], invented=[text], republic=mine)
    game.picks("use clone_medic 1", "use clone_medic 2")
    assert game.discard("republic") == ["arc_trooper"]
    game.pick("end")
    assert game.exile("republic") == ["arc_trooper"]


@rule("CW-TURN-19")
def test_a_duty_takes_its_card_out_of_the_deck_and_keeps_the_order() -> None:
    text = invent("clone_medic", ability=[lends("top_of_deck")])
    deck = ["republic_shuttle"] * 5
    mine = side(units=["clone_medic"], deck=["jedi_knight", *deck])
    game = table(row=["arc_trooper"], invented=[text], republic=mine)
    game.picks("use clone_medic", "end")
    assert game.exile("republic") == ["arc_trooper"]
    assert game.hand("republic") == ["jedi_knight"] + ["republic_shuttle"] * 4


@rule("CW-TURN-19")
def test_a_card_that_has_left_is_left_alone() -> None:
    exiles = {
        "when": "action",
        "do": [{"effect": "exile", "n": 1, "from": ["hand"]}],
    }
    text = invent("clone_medic", ability=[LENDS_A_CARD, exiles])
    game = table(row=["arc_trooper"], invented=[text], republic=side(units=["clone_medic"]))
    game.picks("use clone_medic 1", "use clone_medic 2")
    assert game.exile("republic") == ["arc_trooper"]
    game.pick("end")
    assert game.exile("republic") == ["arc_trooper"]
    assert game.seat == "separatist"


@rule("CW-TURN-19")
def test_a_duty_survives_its_source_and_comes_after_end_texts() -> None:
    leaves = {"when": "action", "cost": [{"effect": "exile_self"}], "do": [GAIN]}
    lender = invent("clone_medic", ability=[LENDS_A_CARD, leaves])
    base = invent("rishi", ability=[at_end(effect="exile", up_to=1, **{"from": ["hand"]})])
    game = table(row=["arc_trooper"], invented=[lender, base], republic=side(units=["clone_medic"]))
    game.picks("use clone_medic 1", "use clone_medic 2", "end", "use rishi")
    assert game.options == ["exile arc_trooper hand", "done"]  # still there
    game.pick("done")
    assert game.exile("republic") == ["arc_trooper", "clone_medic"]


@rule("CW-TURN-19")
def test_duties_are_done_in_the_order_in_which_they_arose() -> None:
    text = invent("clone_medic", ability=[LENDS_A_CARD])
    mine = side(units=["clone_medic", "clone_medic"])
    game = table(row=["delta_7b", "arc_trooper"], invented=[text], republic=mine)
    game.picks("use clone_medic", "purchase delta_7b", "use clone_medic", "end")
    assert game.names(game.side("republic").exile) == ["delta_7b", "arc_trooper"]
    assert game.game.state.due == ()


@rule("CW-TURN-19", "CW-TURN-18")
def test_a_ship_dies_when_a_duty_takes_away_what_kept_it_alive() -> None:
    leaves = {"when": "action", "cost": [{"effect": "exile_self"}], "do": [GAIN]}
    game = table(
        row=["venator_class_star_destroyer"],
        invented=[
            invent("venator_class_star_destroyer", ability=[SHIELDS_SHIPS]),
            invent("delta_7b", ability=[SHIELDS_SHIPS, leaves]),
            invent("clone_medic", ability=[LENDS_A_CARD]),
        ],
        republic=side(
            units=["clone_medic", "delta_7b"],
            ships=[("consular_class_cruiser", 4)],
            deck=["republic_shuttle"] * 5,
        ),
    )
    game.picks("use clone_medic", "play venator_class_star_destroyer", "use delta_7b 2")
    assert game.ships("republic")["consular_class_cruiser"] == 4
    game.pick("end")
    assert game.ships("republic") == {}
    assert game.discard("republic") == ["consular_class_cruiser", "clone_medic"]
