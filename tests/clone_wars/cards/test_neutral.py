"""Neutral units and ships of Clone Wars (doubles: test_both_editions_neutral.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


@rule("CW-KEY-16", "CW-ABILITY-10")
def test_hutt_fighter() -> None:
    """Spend 1 resource: this unit gains 2 attack."""
    game = face_off(REPUBLIC, side(units=["hutt_fighter"], pool=3)).pick("use hutt_fighter")
    assert game.pool(REPUBLIC) == 2
    assert game.why("use hutt_fighter") == "CW-ABILITY-03"
    assert base_attack(game, "hutt_fighter") == 4
    poor = face_off(REPUBLIC, side(units=["hutt_fighter"]))
    assert poor.why("use hutt_fighter") == "CW-ABILITY-10"
    assert base_attack(poor, "hutt_fighter") == 2


@rule("CW-EXILE-09", "CW-ABILITY-08")
def test_nightsister() -> None:
    """Exile this unit to exile up to 2 cards from your hand and discard pile."""

    def used() -> Scenario:
        hand, pile = ["clone_trooper", "republic_shuttle"], ["republic_shuttle"]
        game = face_off(REPUBLIC, side(units=["nightsister"], hand=hand, discard=pile))
        return game.pick("use nightsister")

    game = used()
    assert game.exile(REPUBLIC) == ["nightsister"]
    options = ["clone_trooper hand", "republic_shuttle hand", "republic_shuttle discard"]
    assert game.options == [*(f"exile {option}" for option in options), "done"]
    game.picks("exile republic_shuttle discard", "exile clone_trooper hand")
    assert game.exile(REPUBLIC) == ["clone_trooper", "nightsister", "republic_shuttle"]
    assert game.asked == "action"
    assert used().pick("done").exile(REPUBLIC) == ["nightsister"]
    alone = face_off(REPUBLIC, side(units=["nightsister"])).pick("use nightsister")
    assert (alone.asked, alone.exile(REPUBLIC)) == ("action", ["nightsister"])


@rule("CW-KEY-13")
def test_aurora_class_freighter() -> None:
    """Choose one: gain 1 resource or repair 3."""
    freighter = side(units=["aurora_class_freighter"], damage=4)
    game = face_off(REPUBLIC, freighter).pick("use aurora_class_freighter")
    assert game.options == ["choose aurora_class_freighter 1", "choose aurora_class_freighter 2"]
    game.pick("choose aurora_class_freighter 1")
    assert (game.pool(REPUBLIC), game.damage(REPUBLIC)) == (1, 4)
    game = face_off(REPUBLIC, freighter)
    game.picks("use aurora_class_freighter", "choose aurora_class_freighter 2")
    assert (game.pool(REPUBLIC), game.damage(REPUBLIC)) == (0, 1)
    unhurt = face_off(REPUBLIC, side(units=["aurora_class_freighter"]))
    unhurt.pick("use aurora_class_freighter")  # one option left: no question
    assert unhurt.pool(REPUBLIC) == 1


@rule("CW-KEY-13", "CW-PLAY-04")
def test_satine_kryze() -> None:
    """When you play this unit, choose one: gain 2 resources, gain 2 Force, or repair 3."""

    def played(damage: int = 4, force: int = 0) -> Scenario:
        game = face_off(REPUBLIC, side(hand=["satine_kryze"], damage=damage), force=force)
        return game.pick("play satine_kryze")

    assert played().pool(REPUBLIC) == 1
    money = played().pick("choose satine_kryze 1")
    assert (money.pool(REPUBLIC), money.force, money.damage(REPUBLIC)) == (3, 0, 4)
    assert played().pick("choose satine_kryze 2").force == 2
    assert played().pick("choose satine_kryze 3").damage(REPUBLIC) == 1
    only_money = played(damage=0, force=3).pick("use satine_kryze")
    assert only_money.pool(REPUBLIC) == 3
    declined = played().pick("done")
    assert (declined.pool(REPUBLIC), declined.asked) == (1, "action")


@rule("CW-KEY-24", "CW-ABILITY-09")
def test_hondo_ohnaka() -> None:
    """Draw 1 card. Then your opponent chooses: they discard a card, or you gain 2 resources."""

    def used(*hand: str) -> Scenario:
        spec = side(units=["hondo_ohnaka"], deck=["clone_trooper"])
        return face_off(REPUBLIC, spec, side(hand=hand)).pick("use hondo_ohnaka")

    game = used("b1_battle_droid", "separatist_shuttle")
    assert game.hand(REPUBLIC) == ["clone_trooper"]
    assert (game.asked, game.seat) == ("opponent-chooses", SEPARATIST)
    assert game.options == ["choose hondo_ohnaka 1", "choose hondo_ohnaka 2"]
    game.pick("choose hondo_ohnaka 1")
    assert (game.asked, game.seat) == ("discard", SEPARATIST)
    game.pick("discard b1_battle_droid")
    assert game.discard(SEPARATIST) == ["b1_battle_droid"]
    assert game.pool(REPUBLIC) == 0
    game = used("b1_battle_droid", "separatist_shuttle").pick("choose hondo_ohnaka 2")
    assert game.pool(REPUBLIC) == 2
    assert len(game.hand(SEPARATIST)) == 2
    assert used().pool(REPUBLIC) == 2  # an empty hand leaves no choice


@rule("CW-ABILITY-10", "CW-KEY-09")
def test_savage_opress() -> None:
    """Discard 1 card from your hand to draw 1 card and gain 1 Force."""
    hand, deck = ["clone_trooper", "republic_shuttle"], ["delta_7b"]
    game = face_off(REPUBLIC, side(units=["savage_opress"], hand=hand, deck=deck))
    game.pick("use savage_opress")
    assert (game.asked, game.seat) == ("discard", REPUBLIC)
    game.pick("discard clone_trooper")
    assert game.discard(REPUBLIC) == ["clone_trooper"]
    assert game.hand(REPUBLIC) == ["delta_7b", "republic_shuttle"]
    assert game.force == 1
    no_hand = face_off(REPUBLIC, side(units=["savage_opress"], deck=deck))
    assert no_hand.why("use savage_opress") == "CW-ABILITY-10"


@rule("CW-KEY-05", "CW-TERM-06")
def test_corona_class_frigate() -> None:
    """Gain 1 resource if your opponent has a ship in play."""
    frigate = side(ships=["corona_class_frigate"])
    for ship in ["munificent_class_frigate", "action_vi_transport"]:
        game = face_off(REPUBLIC, frigate, side(ships=[ship])).pick("use corona_class_frigate")
        assert game.pool(REPUBLIC) == 1
    alone = face_off(REPUBLIC, frigate)
    assert alone.why("use corona_class_frigate") == "CW-KEY-05"


@rule("CW-KEY-01", "CW-TERM-05")
def test_dreadnought_class_cruiser() -> None:
    """While this ship is in play, your neutral units have +1 attack."""
    army = side(
        units=["outer_rim_pilot", "embo", "clone_trooper"],
        ships=["dreadnought_class_cruiser", "corona_class_frigate"],
    )
    assert base_attack(face_off(REPUBLIC, army), "outer_rim_pilot") == 1
    assert base_attack(face_off(REPUBLIC, army), "embo") == 5
    assert base_attack(face_off(REPUBLIC, army), "clone_trooper") == 2
    assert base_attack(face_off(REPUBLIC, army), "corona_class_frigate") == 1
    assert base_attack(face_off(REPUBLIC, army), "dreadnought_class_cruiser") == 2
    theirs = side(ships=["dreadnought_class_cruiser"])
    facing = face_off(REPUBLIC, side(units=["embo"]), theirs)
    assert base_attack(facing, "embo") == 4
