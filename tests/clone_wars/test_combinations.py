"""Combinations of cards around purchases that naive implementations get wrong (EFFECTS.md, 6)."""

from __future__ import annotations

import pytest

from tests.clone_wars.cards.moves import FACTIONS, attack_row, face_off
from tests.clone_wars.scenario import Scenario, invent, side
from tests.marks import rule

REPUBLIC, SEPARATIST, REBEL, EMPIRE = "republic", "separatist", "rebel", "empire"


# A card that may go to the hand, and a text that waits for the next purchase


def waiting_and_bought(slug: str, own: str, force: int) -> Scenario:
    trader = {"death_watch_warrior": "toydarian_trader", "fang_fighter": "twilek_smuggler"}[slug]
    deck = [FACTIONS[own].shuttle, FACTIONS[own].trooper]
    spec = side(units=[trader], pool=20, deck=deck)
    game = face_off(own, spec, row=[slug, FACTIONS[own].cheap], force=force)
    return game.picks(f"use {trader}", f"buy {slug}")


@rule("CW-BUY-12", "CW-ABILITY-15")
@pytest.mark.parametrize(
    ("slug", "own"), [("death_watch_warrior", REPUBLIC), ("fang_fighter", REBEL)]
)
def test_deck_or_hand_for_a_card_with_a_text_of_its_own(slug: str, own: str) -> None:
    mine = FACTIONS[own]
    to_the_hand = waiting_and_bought(slug, own, force=1)
    assert to_the_hand.deck(own) == [slug, mine.shuttle, mine.trooper]
    assert to_the_hand.options == [f"use {slug}", "done"]
    to_the_hand.pick(f"use {slug}")
    assert to_the_hand.hand(own) == sorted([slug, mine.shuttle])  # itself, and the card drawn
    assert to_the_hand.deck(own) == [mine.trooper]

    on_the_deck = waiting_and_bought(slug, own, force=1).pick("done")
    assert on_the_deck.deck(own) == [slug, mine.shuttle, mine.trooper]
    assert on_the_deck.hand(own) == []  # declined as a whole: nothing is drawn

    for game in (to_the_hand, on_the_deck):
        game.pick(f"buy {mine.cheap}")
        assert game.discard(own) == [mine.cheap]  # the waiting text is spent either way


@rule("CW-BUY-12")
def test_a_card_already_sent_to_the_hand_still_draws() -> None:
    spec = side(units=["padme_amidala"], pool=20, deck=["republic_shuttle"])
    game = face_off(REPUBLIC, spec, row=["death_watch_warrior"], force=1)
    game.picks("use padme_amidala", "buy death_watch_warrior")
    assert game.hand(REPUBLIC) == ["death_watch_warrior"]
    game.pick("use death_watch_warrior")
    assert game.hand(REPUBLIC) == ["death_watch_warrior", "republic_shuttle"]

    nothing_to_draw = face_off(
        REPUBLIC, side(units=["padme_amidala"], pool=3), row=["death_watch_warrior"], force=1
    )
    nothing_to_draw.picks("use padme_amidala", "buy death_watch_warrior")
    assert nothing_to_draw.hand(REPUBLIC) == ["death_watch_warrior"]
    assert nothing_to_draw.asked == "action"


# Purchases by texts while a text waits


@rule("CW-BUY-12", "CW-BUY-09")
def test_droid_control_ship_follows_a_waiting_text() -> None:
    spec = side(
        units=["toydarian_trader"],
        ships=["droid_control_ship"],
        exile=["stap"],
        pool=2,
        deck=["mtt"],
    )
    game = face_off(SEPARATIST, spec).picks("use toydarian_trader", "use droid_control_ship")
    assert game.deck(SEPARATIST) == ["stap", "mtt"]
    assert game.discard(SEPARATIST) == []


@rule("CW-BUY-12", "CW-BUY-13")
def test_free_purchase_by_a_reward_follows_and_spends_a_waiting_text() -> None:
    spec = side(units=["toydarian_trader", "anakin_skywalker", "clone_trooper"], pool=9)
    game = face_off(
        REPUBLIC, spec, row=["general_grievous", "delta_7b", "embo"], galaxy=["stap"] * 2
    )
    game.pick("use toydarian_trader")
    attack_row(game, "general_grievous", "anakin_skywalker").pick("reward general_grievous")
    assert game.deck(REPUBLIC) == ["delta_7b"]
    game.pick("buy embo")
    assert game.discard(REPUBLIC) == ["embo"]


@rule("CW-BUY-12", "CW-FAQ-10")
def test_geonosis_and_a_waiting_text_name_two_places() -> None:
    def bought() -> Scenario:
        spec = side(base="geonosis", units=["toydarian_trader"], discard=["stap"], pool=9)
        game = face_off(SEPARATIST, spec, row=["mtt"])
        game.picks("use toydarian_trader", "use geonosis")
        assert game.asked == "destination"
        assert game.options == ["to stap hand", "to stap top_of_deck"]
        return game

    in_hand = bought().pick("to stap hand")
    assert (in_hand.hand(SEPARATIST), in_hand.deck(SEPARATIST)) == (["stap"], [])
    on_deck = bought().pick("to stap top_of_deck")
    assert (on_deck.hand(SEPARATIST), on_deck.deck(SEPARATIST)) == ([], ["stap"])
    for game in (in_hand, on_deck):
        assert game.pick("buy mtt").discard(SEPARATIST) == ["mtt"]
        assert game.pool(SEPARATIST) == 3


def tarkin_with_a_waiting_text() -> Scenario:
    spec = side(units=["grand_moff_tarkin", "twilek_smuggler"], deck=["imperial_shuttle"] * 6)
    game = face_off(EMPIRE, spec, row=["darth_vader"])
    return game.picks("use twilek_smuggler", "use grand_moff_tarkin")


@rule("CW-BUY-12", "CW-TURN-19")
def test_tarkins_card_is_exiled_out_of_the_deck_too() -> None:
    game = tarkin_with_a_waiting_text()
    assert game.options == ["to darth_vader hand", "to darth_vader top_of_deck"]
    game.pick("to darth_vader top_of_deck")
    assert game.deck(EMPIRE)[0] == "darth_vader"
    game.pick("end")
    assert game.exile(EMPIRE) == ["darth_vader"]
    assert game.hand(EMPIRE) == ["imperial_shuttle"] * 5  # it went before the new hand was drawn
    assert game.deck(EMPIRE) == ["imperial_shuttle"]

    in_hand = tarkin_with_a_waiting_text().picks("to darth_vader hand", "end")
    assert in_hand.exile(EMPIRE) == ["darth_vader"]


@rule("CW-TURN-19")
def test_tarkins_card_moved_on_is_exiled_from_there_or_left_alone() -> None:
    def fetched(*ships: str, units: tuple[str, ...] = ()) -> Scenario:
        spec = side(
            units=["grand_moff_tarkin", *units],
            ships=ships,
            hand=["stormtrooper"],
            deck=["imperial_shuttle"] * 7,
        )
        return face_off(EMPIRE, spec, row=["tie_fighter"]).pick("use grand_moff_tarkin")

    discarded = fetched("gozanti_cruiser").picks("use gozanti_cruiser", "discard tie_fighter")
    assert discarded.discard(EMPIRE) == ["tie_fighter"]
    assert discarded.pick("end").exile(EMPIRE) == ["tie_fighter"]

    exiled = fetched(units=("jabba_the_hutt",))
    exiled.picks("use jabba_the_hutt", "exile tie_fighter hand", "end")
    assert exiled.exile(EMPIRE) == ["tie_fighter"]  # once

    attacked = fetched().picks("play tie_fighter", "commit tie_fighter base", "resolve base")
    assert attacked.damage(REBEL) == 2
    assert attacked.pick("end").exile(EMPIRE) == ["tie_fighter"]
    assert "tie_fighter" not in attacked.discard(EMPIRE)


@rule("CW-TURN-19", "CW-EXILE-13")
def test_a_ship_that_tarkin_fetched_leaves_play() -> None:
    spec = side(units=["grand_moff_tarkin"], deck=["imperial_shuttle"] * 5)
    game = face_off(EMPIRE, spec, row=["gozanti_cruiser"]).pick("use grand_moff_tarkin")
    game.pick("play gozanti_cruiser")
    assert game.ships(EMPIRE) == {"gozanti_cruiser": 0}
    assert game.pool(EMPIRE) == 2
    game.pick("end")
    assert game.ships(EMPIRE) == {}
    assert game.exile(EMPIRE) == ["gozanti_cruiser"]


# Texts set off by a purchase


@rule("CW-EXILE-04", "CW-BUY-11")
@pytest.mark.parametrize(
    ("slug", "own"), [("trandoshan_hunter", REPUBLIC), ("quarren_mercenary", REBEL)]
)
def test_the_card_just_bought_may_itself_be_exiled(slug: str, own: str) -> None:
    balanced = face_off(own, side(pool=4), row=[slug]).picks(f"buy {slug}", f"use {slug}")
    assert balanced.exile(own) == [slug]  # the only card: no question
    assert balanced.discard(own) == []
    strong = face_off(own, side(pool=4), row=[slug], force=1).picks(f"buy {slug}", f"use {slug}")
    assert strong.options == [f"exile {slug} discard", "done"]
    assert strong.pick("done").discard(own) == [slug]
    declined = face_off(own, side(pool=4), row=[slug]).picks(f"buy {slug}", "done")
    assert declined.discard(own) == [slug]


@rule("CW-ABILITY-17", "CW-BUY-13", "CW-ABILITY-16")
def test_kamino_sees_a_free_purchase_by_a_reward_before_the_defeat_texts() -> None:
    spec = side(base="kamino", units=["mace_windu", "clone_trooper"], pool=9, deck=["jedi_knight"])
    row = ["general_grievous", "arc_trooper", "clone_medic"]
    game = face_off(REPUBLIC, spec, row=row, galaxy=["stap", "stap"])
    attack_row(game, "general_grievous", "mace_windu", "clone_trooper")
    game.picks("reward general_grievous", "purchase arc_trooper")
    assert game.options == ["use kamino", "done"]
    game.pick("use kamino")
    assert game.hand(REPUBLIC) == ["arc_trooper"]
    assert game.options == ["use mace_windu", "done"]
    game.picks("use mace_windu", "buy clone_medic")
    assert game.asked == "action"  # the second Trooper of the turn
    assert game.discard(REPUBLIC) == ["clone_medic"]


@rule("CW-ABILITY-16", "CW-BUY-07")
def test_sullust_when_the_first_purchase_is_a_pilot() -> None:
    def sullust() -> Scenario:
        game = face_off(REBEL, side(base="sullust", pool=9), row=["y_wing"])
        return game.pick("buy outer_rim_pilot")

    assert sullust().pick("use sullust").deck(REBEL) == ["outer_rim_pilot"]
    declined = sullust().picks("done", "buy y_wing")
    assert declined.asked == "action"
    assert declined.discard(REBEL) == ["outer_rim_pilot", "y_wing"]


@rule("CW-ABILITY-16", "CW-TURN-19")
def test_jedha_when_the_first_neutral_purchase_is_a_pilot() -> None:
    def jedha() -> Scenario:
        spec = side(base="jedha", pool=9, deck=["alliance_shuttle"] * 5)
        return face_off(REBEL, spec, row=["bossk"]).pick("buy outer_rim_pilot")

    used = jedha().pick("use jedha")
    assert used.hand(REBEL) == ["outer_rim_pilot"]
    used.picks("play outer_rim_pilot", "end")
    assert used.exile(REBEL) == ["outer_rim_pilot"]
    declined = jedha().picks("done", "buy bossk")
    assert declined.asked == "action"


@rule("CW-BUY-12")
def test_of_several_texts_about_a_purchase_the_last_move_stands() -> None:
    def bought() -> Scenario:
        spec = side(base="sullust", pool=3, deck=["alliance_shuttle", "rebel_trooper"])
        game = face_off(REBEL, spec, row=["fang_fighter"], force=1).pick("buy fang_fighter")
        assert game.options == ["use fang_fighter", "use sullust", "done"]
        return game

    deck_last = bought().picks("use fang_fighter", "use sullust")
    assert deck_last.hand(REBEL) == ["alliance_shuttle"]  # drawn
    assert deck_last.deck(REBEL) == ["fang_fighter", "rebel_trooper"]
    hand_last = bought().picks("use sullust", "use fang_fighter")
    assert hand_last.hand(REBEL) == ["alliance_shuttle", "fang_fighter"]
    assert hand_last.deck(REBEL) == ["rebel_trooper"]
    only_deck = bought().picks("use sullust", "done")
    assert only_deck.deck(REBEL)[0] == "fang_fighter"
    assert only_deck.hand(REBEL) == []


@rule("CW-BUY-12", "CW-ABILITY-12")
def test_sullust_has_nothing_to_do_when_the_card_went_onto_the_deck_already() -> None:
    spec = side(base="sullust", units=["twilek_smuggler"], pool=3)
    game = face_off(REBEL, spec, row=["y_wing"]).picks("use twilek_smuggler", "buy y_wing")
    assert game.deck(REBEL) == ["y_wing"]
    assert game.asked == "action"


@rule("CW-BUY-12")
def test_jedha_leaves_no_duty_when_it_moved_no_card() -> None:
    to_the_hand = [{"when": "action", "do": [{"effect": "next_purchase_to", "to": "hand"}]}]
    spec = side(base="jedha", units=["twilek_smuggler"], pool=9, deck=["alliance_shuttle"] * 5)
    invented = [invent("twilek_smuggler", ability=to_the_hand)]
    game = face_off(REBEL, spec, row=["bossk"], invented=invented)
    game.picks("use twilek_smuggler", "buy bossk")
    assert game.hand(REBEL) == ["bossk"]
    assert game.asked == "action"  # it lies in the hand already
    assert game.pick("end").exile(REBEL) == []


@rule("CW-BUY-12")
def test_jedha_cannot_move_a_card_that_has_exiled_itself() -> None:
    game = face_off(REBEL, side(base="jedha", pool=9), row=["quarren_mercenary"])
    game.picks("buy quarren_mercenary", "use quarren_mercenary")
    assert game.exile(REBEL) == ["quarren_mercenary"]
    assert game.asked == "action"


@rule("CW-FAQ-10", "CW-PLAY-01")
def test_geonosis_buys_a_b1_for_nothing_and_plays_it_at_once() -> None:
    game = face_off(SEPARATIST, side(base="geonosis", discard=["b1_battle_droid"]))
    game.picks("use geonosis", "play b1_battle_droid", "commit b1_battle_droid base")
    game.pick("resolve base")
    assert game.damage(REPUBLIC) == 2
    assert game.discard(SEPARATIST) == []


@rule("CW-EXILE-12", "CW-EXILE-11")
def test_an_enemy_droid_in_the_exile_pile_is_not_eligible() -> None:
    spec = side(units=["mtt"], ships=["droid_control_ship"], exile=["r2_d2"], pool=9)
    game = face_off(SEPARATIST, spec)
    assert game.why("use mtt") == "CW-ABILITY-12"
    assert game.why("use droid_control_ship") == "CW-ABILITY-12"
