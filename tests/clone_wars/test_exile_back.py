"""EXILE: getting cards back from an exile pile."""

from __future__ import annotations

from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

FORCE = {"effect": "gain", "force": 1}


@rule("CW-EXILE-11")
def test_a_card_comes_back_from_the_own_pile_alone() -> None:
    game = table(
        active="separatist",
        republic=side(exile=["tri_fighter"]),
        separatist=side(units=["mtt"], exile=["stap", "b2_super_battle_droid", "nute_gunray"]),
    )
    game.pick("use mtt")
    assert game.options == ["take stap", "take b2_super_battle_droid"]
    game.pick("take stap")
    assert game.hand("separatist") == ["stap"]
    assert game.exile("separatist") == ["b2_super_battle_droid", "nute_gunray"]


@rule("CW-EXILE-11")
def test_a_text_about_the_discard_pile_takes_from_there() -> None:
    game = table(
        republic=side(units=["laat_gunship"], discard=["arc_trooper"], exile=["commander_cody"]),
        force=1,
    )
    game.pick("use laat_gunship")
    assert (game.hand("republic"), game.exile("republic")) == (["arc_trooper"], ["commander_cody"])


@rule("CW-EXILE-12")
def test_a_purchase_from_the_exile_pile_is_limited_to_own_and_neutral_cards() -> None:
    game = table(
        active="separatist",
        separatist=side(
            pool=9, ships=["droid_control_ship"], exile=["r2_d2", "assassin_droid", "stap"]
        ),
    )
    game.pick("use droid_control_ship")
    assert game.options == ["purchase assassin_droid", "purchase stap"]


@rule("CW-EXILE-12")
def test_with_nothing_but_an_enemy_card_in_the_pile_nothing_is_sold() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=9, ships=["droid_control_ship"], exile=["r2_d2"]),
    )
    assert not game.offers("use droid_control_ship")
    assert game.why("use droid_control_ship") == "CW-ABILITY-12"


@rule("CW-EXILE-13")
def test_an_exiled_ship_loses_its_damage_and_its_marks() -> None:
    leave = {"when": "action", "cost": [{"effect": "exile_self"}], "do": [FORCE]}
    back = {
        "when": "action",
        "do": [{"effect": "take", "from": "exile_pile", "to": "hand"}],
    }
    ship = "arquitens_class_light_cruiser"
    game = table(
        invented=[invent(ship, ability=[leave]), invent("clone_medic", ability=[back])],
        republic=side(ships=[(ship, 3)], units=["clone_medic"]),
        separatist=side(base="xorrn"),
    )
    game.picks(f"commit {ship} base", f"use {ship}")
    assert (game.ships("republic"), game.exile("republic")) == ({}, [ship])
    assert game.why("resolve base") == "CW-ATTACK-06"
    game.picks("use clone_medic", f"play {ship}")
    assert game.ships("republic") == {ship: 0}
    assert game.offers(f"commit {ship} base")
    assert game.offers(f"use {ship}")


@rule("CW-EXILE-14")
def test_taking_a_card_back_is_no_purchase() -> None:
    text = {"when": "on_purchase_card", "do": [FORCE]}
    game = table(
        active="separatist",
        invented=[invent("geonosis", ability=[text])],
        separatist=side(
            base="geonosis", units=["mtt", "toydarian_trader"], pool=2, exile=["tri_fighter"]
        ),
    )
    game.picks("use toydarian_trader", "use mtt")
    assert (game.asked, game.pool("separatist")) == ("action", 2)
    assert game.hand("separatist") == ["tri_fighter"]
    assert game.events("buy") == []
    game.pick("buy outer_rim_pilot")
    assert game.deck("separatist") == ["outer_rim_pilot"]


@rule("CW-EXILE-14")
def test_a_card_taken_back_belongs_to_the_deck_from_now_on() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["mtt"], hand=["tactical_droid"], deck=["separatist_shuttle"] * 5),
        row=["stap"],
    )
    game.picks("play tactical_droid", "use tactical_droid", "use mtt", "play stap", "end")
    assert game.discard("separatist") == ["mtt", "tactical_droid", "stap"]


@rule("CW-EXILE-14")
def test_a_text_about_just_a_card_takes_own_and_neutral_cards_only() -> None:
    text = {"when": "action", "do": [{"effect": "take", "from": "exile_pile", "to": "discard"}]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(units=["clone_medic"], exile=["stap", "jedi_knight", "maul"]),
        row=["at_rt"] * 2 + ["delta_7b"] * 3 + ["at_te"],
    )
    game.pick("use clone_medic")
    assert game.options == ["take jedi_knight", "take maul"]
    game.pick("take jedi_knight")
    assert game.discard("republic") == ["jedi_knight"]
    assert game.exile("republic") == ["maul", "stap"]


@rule("CW-EXILE-14")
def test_the_start_of_turn_text_of_raxus_takes_to_the_discard_pile() -> None:
    game = table(
        active="separatist", separatist=side(base="raxus", exile=["stap", "maul"]), step=1,
        row=["at_rt"] * 2 + ["delta_7b"] * 3 + ["at_te"],
    )  # fmt: skip
    game.pick("use raxus")
    assert (game.asked, game.discard("separatist")) == ("action", ["stap"])
    assert game.exile("separatist") == ["maul"]
