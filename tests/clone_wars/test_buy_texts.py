"""BUY: purchases through texts, texts about purchases, and where the card goes."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Invented, Scenario, invent, side, table
from tests.marks import rule


def buying(source: str, *then: dict[str, object], free: bool = False, **words: object) -> Invented:
    """A Clone Medic that purchases from somewhere, and then does more."""
    purchase: dict[str, object] = {"effect": "purchase", "free": free, "from": source}
    purchase["to"] = words.pop("to", "discard")
    if words:
        purchase["filter"] = words
    return invent("clone_medic", ability=[{"when": "action", "do": [purchase, *then]}])


GAIN_FORCE: dict[str, object] = {"effect": "gain", "force": 1}


@rule("CW-BUY-09")
def test_a_purchase_from_the_exile_pile_costs_what_the_card_costs() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=5, ships=["droid_control_ship"], exile=["b2_super_battle_droid"]),
        galaxy=["yoda"],
    )
    before = game.row
    game.pick("use droid_control_ship")
    assert (game.pool("separatist"), game.exile("separatist")) == (2, [])
    assert game.discard("separatist") == ["b2_super_battle_droid"]
    assert (game.row, game.galaxy) == (before, ["yoda"])


@rule("CW-BUY-09")
def test_the_user_picks_an_eligible_card_that_can_be_paid_for_and_may_not_stop() -> None:
    game = table(
        active="separatist",
        separatist=side(
            pool=3,
            ships=["droid_control_ship"],
            exile=["stap", "b1_battle_droid", "droideka", "nute_gunray"],
        ),
    )
    game.pick("use droid_control_ship")
    assert (game.seat, game.asked) == ("separatist", "purchase")
    assert game.options == ["purchase stap", "purchase b1_battle_droid"]
    assert game.why("purchase droideka") == "CW-BUY-09"
    game.pick("purchase stap")
    assert (game.pool("separatist"), game.discard("separatist")) == (1, ["stap"])


@rule("CW-BUY-09")
def test_only_the_own_piles_are_opened_by_a_text() -> None:
    game = table(
        active="separatist",
        republic=side(exile=["stap"], discard=["assassin_droid"]),
        separatist=side(pool=9, ships=["droid_control_ship"], base="geonosis"),
    )
    assert not game.offers("use droid_control_ship")
    assert not game.offers("use geonosis")


@rule("CW-BUY-09")
def test_a_purchase_from_the_galaxy_discard_pile() -> None:
    game = table(
        republic=side(pool=4, units=["weequay_pirate"]),
        galaxy_discard=["arc_trooper", "stap"],
    )
    game.pick("use weequay_pirate")
    assert (game.pool("republic"), game.discard("republic")) == (1, ["arc_trooper"])
    assert game.galaxy_discard == ["stap"]


@rule("CW-BUY-09")
def test_without_an_affordable_card_the_rest_of_the_ability_goes_on() -> None:
    game = table(
        invented=[buying("discard", GAIN_FORCE)],
        republic=side(pool=2, units=["clone_medic"], discard=["arc_trooper"]),
    )
    game.pick("use clone_medic")
    assert (game.force, game.pool("republic")) == (1, 2)
    assert game.discard("republic") == ["arc_trooper"]


@rule("CW-BUY-09")
def test_purchase_texts_see_a_purchase_by_an_ability() -> None:
    game = table(
        invented=[buying("discard")],
        republic=side(base="kamino", pool=3, units=["clone_medic"], discard=["arc_trooper"]),
    )
    game.pick("use clone_medic")
    assert (game.asked, game.options) == ("trigger", ["use kamino", "done"])
    game.pick("use kamino")
    assert game.hand("republic") == ["arc_trooper"]


@rule("CW-BUY-09", "CW-ABILITY-15")
def test_a_waiting_effect_sees_a_purchase_by_an_ability() -> None:
    game = table(
        active="separatist",
        separatist=side(
            pool=3,
            units=["toydarian_trader"],
            ships=["droid_control_ship"],
            exile=["stap"],
            deck=["b1_battle_droid"],
        ),
    )
    game.picks("use toydarian_trader", "use droid_control_ship")
    assert game.deck("separatist") == ["stap", "b1_battle_droid"]
    assert game.discard("separatist") == []


@rule("CW-BUY-10")
def test_a_lowered_price_gives_no_resources() -> None:
    game = table(
        invented=[buying("discard", free=True)],
        republic=side(pool=3, units=["clone_medic"], discard=["mace_windu"]),
    )
    game.pick("use clone_medic")
    assert game.pool("republic") == 3
    assert game.events("buy")[-1].number == 0


@rule("CW-BUY-10")
def test_a_text_about_the_cost_looks_at_the_printed_cost_even_if_nothing_is_paid() -> None:
    game = table(
        invented=[buying("galaxy_row", free=True, max_cost=3, faction="own")],
        republic=side(units=["clone_medic"]),
        row=["arc_trooper", "at_rt", "at_te", "yoda"],
    )
    game.pick("use clone_medic")
    assert game.options == ["purchase arc_trooper", "purchase at_rt"]


@rule("CW-BUY-10")
def test_at_the_usual_price_the_printed_cost_is_paid() -> None:
    game = table(
        invented=[buying("galaxy_row", faction="own")],
        republic=side(pool=6, units=["clone_medic"]),
        row=["at_te"],
    )
    game.pick("use clone_medic")
    assert game.pool("republic") == 1
    assert game.events("buy")[-1].number == 5


@rule("CW-BUY-11")
def test_a_when_you_purchase_text_comes_after_the_move_and_the_refill() -> None:
    game = table(
        republic=side(pool=4, hand=["clone_trooper"]), row=["trandoshan_hunter"], galaxy=["yoda"]
    )
    game.pick("buy trandoshan_hunter")
    assert (game.asked, game.row[0]) == ("trigger", "yoda")
    assert game.discard("republic") == ["trandoshan_hunter"]
    game.pick("use trandoshan_hunter")
    assert game.options == ["exile clone_trooper hand", "exile trandoshan_hunter discard"]


@rule("CW-BUY-11")
def test_a_when_you_purchase_text_may_be_declined() -> None:
    game = table(republic=side(pool=4, hand=["clone_trooper"]), row=["trandoshan_hunter"])
    game.picks("buy trandoshan_hunter", "done")
    assert game.asked == "action"
    assert game.hand("republic") == ["clone_trooper"]
    assert game.exile("republic") == []


@rule("CW-BUY-11")
def test_a_text_set_off_by_a_purchase_sees_six_cards_in_the_row() -> None:
    text = {"when": "on_purchase", "do": [{"effect": "discard_row", "n": 1}]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(pool=2),
        row=["clone_medic"],
        galaxy=["yoda", "at_te"],
    )
    game.picks("buy clone_medic", "use clone_medic", "discard-row yoda")
    assert (game.row[0], game.galaxy_discard) == ("at_te", ["yoda"])


@rule("CW-BUY-11", "CW-ABILITY-17")
def test_the_triggers_of_a_purchase_by_an_ability_wait_for_the_end_of_the_ability() -> None:
    game = table(
        invented=[buying("discard", GAIN_FORCE)],
        republic=side(base="kamino", pool=3, units=["clone_medic"], discard=["arc_trooper"]),
    )
    game.pick("use clone_medic")
    assert (game.asked, game.force) == ("trigger", 1)


def warrior(force: int = 0) -> Scenario:
    """A Death Watch Warrior was bought while a purchase is to go on top of the deck."""
    game = table(
        republic=side(
            pool=9, units=["toydarian_trader"], deck=["clone_trooper"], discard=["at_rt"]
        ),
        row=["death_watch_warrior", "arc_trooper"],
        force=force,
    )
    return game.picks("use toydarian_trader", "buy death_watch_warrior")


@rule("CW-BUY-12")
def test_a_used_text_of_the_bought_card_moves_it_on_from_the_deck_and_does_the_rest() -> None:
    game = warrior(force=1)
    assert game.deck("republic") == ["death_watch_warrior", "clone_trooper"]
    game.pick("use death_watch_warrior")
    assert game.hand("republic") == ["clone_trooper", "death_watch_warrior"]
    assert (game.deck("republic"), game.discard("republic")) == ([], ["at_rt"])


@rule("CW-BUY-12")
def test_a_declined_text_of_the_bought_card_moves_nothing_and_draws_nothing() -> None:
    game = warrior(force=1).pick("done")
    assert game.deck("republic") == ["death_watch_warrior", "clone_trooper"]
    assert game.hand("republic") == []


@rule("CW-BUY-12")
def test_a_waiting_effect_is_spent_even_if_the_card_goes_elsewhere() -> None:
    game = warrior().picks("use death_watch_warrior", "buy arc_trooper")
    assert game.hand("republic") == ["death_watch_warrior"]
    assert game.discard("republic") == ["at_rt", "arc_trooper"]
    assert game.deck("republic") == ["clone_trooper"]


@rule("CW-BUY-12")
@pytest.mark.parametrize("place", ["hand", "top_of_deck"])
def test_the_buyer_picks_among_the_places_named_by_the_ability_and_a_waiting_effect(
    place: str,
) -> None:
    game = table(
        active="separatist",
        separatist=side(
            base="geonosis", pool=9, units=["toydarian_trader"], discard=["stap"], deck=["mtt"]
        ),
        row=["droideka"],
    )
    game.picks("use toydarian_trader", "use geonosis")
    assert (game.seat, game.asked) == ("separatist", "destination")
    assert game.options == ["to stap hand", "to stap top_of_deck"]
    game.picks(f"to stap {place}", "buy droideka")
    assert game.hand("separatist") == (["stap"] if place == "hand" else [])
    assert game.deck("separatist") == (["mtt"] if place == "hand" else ["stap", "mtt"])
    assert game.discard("separatist") == ["droideka"]


@rule("CW-BUY-12")
def test_two_waiting_effects_offer_two_places_for_one_purchase_from_the_row() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=9, units=["poggle_the_lesser", "toydarian_trader"]),
        row=["stap", "tri_fighter"],
    )
    game.picks("use poggle_the_lesser", "use toydarian_trader", "buy stap")
    assert game.options == ["to stap hand", "to stap top_of_deck"]
    game.picks("to stap hand", "buy tri_fighter")
    assert game.hand("separatist") == ["stap"]
    assert game.discard("separatist") == ["tri_fighter"]


@rule("CW-BUY-12")
@pytest.mark.parametrize("last", ["fang_fighter", "sullust"])
def test_of_several_used_texts_the_last_move_stands(last: str) -> None:
    game = table(
        factions="rebel,empire",
        rebel=side(base="sullust", pool=3, deck=["rebel_trooper"]),
        row=["fang_fighter"],
    )
    game.pick("buy fang_fighter")
    assert game.options == ["use fang_fighter", "use sullust", "done"]
    first = "sullust" if last == "fang_fighter" else "fang_fighter"
    game.picks(f"use {first}", f"use {last}")
    moved_to_hand = last == "fang_fighter"
    assert game.hand("rebel") == (["fang_fighter"] if moved_to_hand else [])
    assert game.deck("rebel")[0] == ("rebel_trooper" if moved_to_hand else "fang_fighter")
    assert game.discard("rebel") == []


@rule("CW-BUY-12")
def test_a_card_that_left_its_place_is_not_moved_on() -> None:
    game = table(
        options={"neutral": "first_edition"},
        republic=side(base="kamino", pool=4, discard=["clone_trooper"]),
        row=["quarren_mercenary"],
    )
    game.pick("buy quarren_mercenary")
    assert game.options == ["use quarren_mercenary", "use kamino", "done"]
    game.picks("use quarren_mercenary", "exile quarren_mercenary discard")
    assert game.asked == "action"
    assert (game.exile("republic"), game.hand("republic")) == (["quarren_mercenary"], [])


@rule("CW-BUY-13")
def test_for_free_only_the_price_is_dropped() -> None:
    game = table(
        active="separatist",
        republic=side(),
        separatist=side(pool=1, base=None, bases=["dac"]),
        row=["droideka", "yoda", "stap"],
        galaxy=["at_te"],
        step=1,
    )
    game.pick("use dac")
    assert not game.offers("purchase yoda")
    assert game.offers("purchase maul")
    game.pick("purchase droideka")
    assert (game.hand("separatist"), game.pool("separatist")) == (["droideka"], 1)
    assert game.row[:3] == ["at_te", "yoda", "stap"]


@rule("CW-BUY-13", "CW-BUY-02")
def test_a_free_purchase_is_no_way_to_an_enemy_card() -> None:
    game = table(
        invented=[buying("galaxy_discard", free=True)],
        republic=side(units=["clone_medic"]),
        galaxy_discard=["stap", "maul"],
        row=["at_rt"] * 2 + ["delta_7b"] * 3 + ["at_te"],
    )
    game.pick("use clone_medic")
    assert game.discard("republic") == ["maul"]
    assert game.galaxy_discard == ["stap"]


@rule("CW-BUY-13")
def test_a_free_purchase_counts_as_the_first_of_the_turn() -> None:
    game = table(
        invented=[buying("discard", free=True)],
        republic=side(
            base="kamino", pool=3, units=["clone_medic"], discard=["commander_cody", "yoda"]
        ),
        row=["arc_trooper"],
    )
    game.picks("use clone_medic", "purchase commander_cody")
    assert game.options == ["use kamino", "done"]
    game.picks("done", "buy arc_trooper")
    assert game.asked == "action"
    assert game.discard("republic") == ["yoda", "commander_cody", "arc_trooper"]


@rule("CW-BUY-13")
def test_a_free_purchase_uses_up_a_waiting_effect() -> None:
    game = table(
        invented=[buying("discard", free=True)],
        republic=side(
            pool=3, units=["clone_medic", "toydarian_trader"], discard=["yoda"], deck=["at_rt"]
        ),
        row=["arc_trooper"],
    )
    game.picks("use toydarian_trader", "use clone_medic", "buy arc_trooper")
    assert game.deck("republic") == ["yoda", "at_rt"]
    assert game.discard("republic") == ["arc_trooper"]
