"""Invented texts that look, buy and count: for packs (EFFECTS.md)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.invented import Node, effect, text
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


# Looking and revealing


@rule("CW-KEY-20", "CW-DECK-08")
def test_looked_at_cards_that_are_not_moved_go_back_in_their_old_order() -> None:
    one_to_hand = effect("put", card="one_looked", pick="you", to="hand")
    medic = text(
        "clone_medic", "action", effect("look_top", deck="galaxy", n=3, then=[one_to_hand])
    )
    galaxy = ["yoda", "delta_7b", "arc_trooper", "at_te"]
    game = face_off(REPUBLIC, side(units=["clone_medic"]), galaxy=galaxy, invented=[medic])
    game.pick("use clone_medic")
    assert game.options == [f"put {card} hand" for card in galaxy[:3]]
    game.pick("put delta_7b hand")
    assert game.hand(REPUBLIC) == ["delta_7b"]
    assert game.galaxy == ["yoda", "arc_trooper", "at_te"]


@rule("CW-KEY-20")
def test_the_other_looked_at_card_is_the_one_left() -> None:
    then = [
        effect("put", card="one_looked", pick="you", to="bottom_of_galaxy_deck"),
        effect("put", card="other_looked", to="galaxy_discard"),
    ]
    medic = text("clone_medic", "action", effect("look_top", deck="galaxy", n=2, then=then))
    galaxy = ["yoda", "delta_7b", "arc_trooper"]
    game = face_off(REPUBLIC, side(units=["clone_medic"]), galaxy=galaxy, invented=[medic])
    game.picks("use clone_medic", "put delta_7b bottom_of_galaxy_deck")
    assert game.galaxy == ["arc_trooper", "delta_7b"]
    assert game.galaxy_discard == ["yoda"]


@rule("CW-KEY-08")
def test_a_revealed_own_card_may_be_put_into_the_hand() -> None:
    kept = [effect("put", card="revealed", to="hand")]
    medic = text("clone_medic", "action", effect("reveal_top", deck="galaxy", if_own=kept))
    spec = side(units=["clone_medic"])
    game = face_off(REPUBLIC, spec, galaxy=["yoda", "stap"], invented=[medic])
    assert game.pick("use clone_medic").hand(REPUBLIC) == ["yoda"]
    assert game.galaxy == ["stap"]
    enemy = face_off(REPUBLIC, spec, galaxy=["stap", "yoda"], invented=[medic])
    assert enemy.pick("use clone_medic").galaxy == ["stap", "yoda"]  # nothing is said about it


# Purchases inside purchases


@rule("CW-BUY-12")
def test_a_purchase_inside_a_purchase_text_moves_only_its_own_card() -> None:
    """The outer card still lies where its own purchase put it."""
    free = effect("purchase", free=True, from_="galaxy_row", to="hand", filter={"name": "Yoda"})
    kamino_like = text("rishi", "on_purchase_card", effect("put", card="that_card", to="hand"))
    medic = text("clone_medic", "on_purchase", free)
    spec = side(pool=2)
    game = face_off(REPUBLIC, spec, row=["clone_medic", "yoda"], invented=[medic, kamino_like])
    game.picks("buy clone_medic", "use clone_medic")
    assert game.hand(REPUBLIC) == ["yoda"]
    assert game.discard(REPUBLIC) == ["clone_medic"]
    assert game.options == ["use rishi", "done"]
    game.pick("use rishi")
    assert game.hand(REPUBLIC) == ["clone_medic", "yoda"]


@rule("CW-BUY-12")
def test_taking_another_card_does_not_change_which_card_was_purchased() -> None:
    """`that_card` is the card of the event or of the purchase before, not of a `take`."""
    rishi = text(
        "rishi",
        "on_purchase_card",
        effect("take", from_="exile_pile", to="hand"),
        effect("put", card="that_card", to="top_of_deck"),
    )
    spec = side(pool=3, exile=["jedi_knight"])
    game = face_off(REPUBLIC, spec, row=["delta_7b"], invented=[rishi])
    game.picks("buy delta_7b", "use rishi")
    assert game.hand(REPUBLIC) == ["jedi_knight"]
    assert game.deck(REPUBLIC) == ["delta_7b"]
    assert game.discard(REPUBLIC) == []


@rule("CW-BUY-09", "CW-ABILITY-09")
def test_two_purchases_by_one_text() -> None:
    def free(to: str) -> Node:
        return effect("purchase", free=True, from_="galaxy_row", to=to, filter={"faction": "own"})

    medic = text("clone_medic", "action", free("hand"), free("top_of_deck"))
    row, galaxy = ["delta_7b", "yoda"], ["at_te", "stap"]
    game = face_off(REPUBLIC, side(units=["clone_medic"]), row=row, galaxy=galaxy, invented=[medic])
    game.picks("use clone_medic", "purchase delta_7b")
    assert game.options == ["purchase at_te", "purchase yoda"]  # the refill counts already
    game.pick("purchase yoda")
    assert (game.hand(REPUBLIC), game.deck(REPUBLIC)) == (["delta_7b"], ["yoda"])


@rule("CW-TURN-19")
def test_a_duty_arises_only_if_a_card_was_moved() -> None:
    due = effect("exile_at_end_of_turn", card="that_card")
    rishi = text(
        "rishi",
        "on_purchase_card",
        effect("put", card="that_card", to="hand"),
        due,
        effect("gain", force=1),
    )

    def bought(*units: str) -> Scenario:
        spec = side(units=units, pool=3, deck=["republic_shuttle"] * 5)
        game = face_off(REPUBLIC, spec, row=["delta_7b"], force=1, invented=[rishi])
        return game.picks(*(f"use {unit}" for unit in units), "buy delta_7b", "use rishi")

    assert bought().pick("end").exile(REPUBLIC) == ["delta_7b"]
    sent = bought("padme_amidala")  # it lay in the hand already
    assert (sent.hand(REPUBLIC), sent.force) == (["delta_7b"], 2)
    assert sent.pick("end").exile(REPUBLIC) == []


@rule("CW-TURN-19", "CW-KEY-13")
def test_what_a_chosen_list_did_is_known_to_the_rest_of_the_text() -> None:
    buys = effect("purchase", free=True, from_="galaxy_row", to="hand", filter={"faction": "own"})
    discards = effect("discard_row", n="all", filter={"faction": "enemy"})
    medic = text(
        "clone_medic",
        "action",
        effect("choose", chooser="self", options=[[buys], [discards]]),
        effect("exile_at_end_of_turn", card="that_card"),
        effect("damage", n="cards_discarded", to=["enemy_base"]),
    )

    def used(number: int) -> Scenario:
        spec = side(units=["clone_medic"], deck=["republic_shuttle"] * 5)
        game = face_off(REPUBLIC, spec, row=["stap", "yoda", "mtt"], invented=[medic])
        return game.picks("use clone_medic", f"choose clone_medic {number}")

    bought = used(1)
    assert (bought.hand(REPUBLIC), bought.damage(SEPARATIST)) == (["yoda"], 0)
    assert bought.pick("end").exile(REPUBLIC) == ["yoda"]
    discarded = used(2)
    assert (discarded.galaxy_discard, discarded.damage(SEPARATIST)) == (["stap", "mtt"], 2)
    assert discarded.pick("end").exile(REPUBLIC) == []


@rule("CW-ABILITY-16")
def test_the_opponents_purchases_do_not_use_up_the_first_of_a_turn() -> None:
    free = effect("purchase", free=True, from_="galaxy_row", to="discard")
    xorrn = text("xorrn", "on_opponent_discard", free)
    first = {"if": [{"cond": "first_this_turn"}]}
    rishi = text("rishi", "on_purchase_card", effect("gain", force=1), **first)
    spec = side(units=["savage_opress"], hand=["clone_trooper"], deck=["jedi_knight"], pool=3)
    row = ["stap", "delta_7b", "yoda", "at_te", "at_rt", "clone_medic"]
    game = face_off(REPUBLIC, spec, side(), row=row, force=-2, invented=[xorrn, rishi])
    game.pick("use savage_opress")
    assert (game.asked, game.seat) == ("trigger", SEPARATIST)
    game.pick("use xorrn")
    assert game.discard(SEPARATIST) == ["stap"]
    assert game.seat == REPUBLIC
    game.picks("buy delta_7b", "use rishi")
    assert game.force == 0


@rule("CW-ABILITY-10")
def test_a_card_that_is_not_in_play_cannot_exile_itself() -> None:
    medic = text("clone_medic", "on_purchase", effect("gain", force=1), cost=[effect("exile_self")])
    game = face_off(REPUBLIC, side(pool=2), row=["clone_medic"], invented=[medic])
    game.pick("buy clone_medic")
    assert (game.asked, game.force) == ("action", 0)


@rule("CW-KEY-23")
def test_ships_are_counted_like_units() -> None:
    per = {"count": "in_play", "type": "capital_ship"}
    bonus = effect("stat_bonus", stat="attack", n=1, to="this", per=per)
    medic = text("clone_medic", "while_in_play", bonus)
    ships = ["consular_class_cruiser", "corona_class_frigate"]
    game = face_off(REPUBLIC, side(units=["clone_medic"], ships=ships), invented=[medic])
    assert base_attack(game, "clone_medic") == 2


@rule("CW-KEY-26")
def test_a_card_of_the_opponents_hand_on_top_of_their_deck_without_a_look() -> None:
    put = effect("put", card="one_of_opponent_hand", pick="you", to="top_of_opponent_deck")
    medic = text("clone_medic", "action", put)
    theirs = side(hand=["b1_battle_droid"])
    game = face_off(REPUBLIC, side(units=["clone_medic"]), theirs, invented=[medic])
    assert game.pick("use clone_medic").deck(SEPARATIST) == ["b1_battle_droid"]
    empty = face_off(REPUBLIC, side(units=["clone_medic"]), side(), invented=[medic])
    assert empty.why("use clone_medic") == "CW-ABILITY-12"


@rule("CW-BOUNTY-12", "CW-KEY-15")
def test_a_defeat_text_may_destroy_a_ship_anywhere() -> None:
    where = ["opponent_play", "galaxy_row"]
    ship = effect("destroy", type="capital_ship", from_=where, row_faction="enemy")
    mace = text("mace_windu", "on_defeat_row", ship)
    row = ["stap", "venator_class_star_destroyer", "droid_control_ship"]
    game = face_off(REPUBLIC, side(units=["mace_windu"]), row=row, invented=[mace])
    attack_row(game, "stap", "mace_windu").pick("use mace_windu")
    assert game.galaxy_discard == ["stap", "droid_control_ship"]
