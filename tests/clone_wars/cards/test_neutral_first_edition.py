"""Neutral units and ships of the first edition (doubles: test_both_editions_neutral.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REBEL, EMPIRE = "rebel", "empire"


@rule("CW-KEY-05", "CW-TERM-06")
def test_z_95_headhunter() -> None:
    """Draw 1 card if your opponent has a ship in play."""
    spec = side(units=["z_95_headhunter"], ships=["rebel_transport"], deck=["rebel_trooper"])
    for ship in ["gozanti_cruiser", "blockade_runner"]:
        game = face_off(REBEL, spec, side(ships=[ship])).pick("use z_95_headhunter")
        assert game.hand(REBEL) == ["rebel_trooper"]
    assert face_off(REBEL, spec).why("use z_95_headhunter") == "CW-KEY-05"


@rule("CW-EXILE-09", "CW-EXILE-03")
def test_kel_dor_mystic() -> None:
    """Exile this unit to exile 1 card from your hand or discard pile."""
    spec = side(units=["kel_dor_mystic"], hand=["rebel_trooper"], discard=["alliance_shuttle"])
    game = face_off(REBEL, spec).pick("use kel_dor_mystic")
    assert game.options == ["exile rebel_trooper hand", "exile alliance_shuttle discard"]
    game.pick("exile alliance_shuttle discard")
    assert game.exile(REBEL) == ["alliance_shuttle", "kel_dor_mystic"]
    assert game.hand(REBEL) == ["rebel_trooper"]
    alone = face_off(REBEL, side(units=["kel_dor_mystic"])).pick("use kel_dor_mystic")
    assert alone.exile(REBEL) == ["kel_dor_mystic"]


@rule("CW-KEY-13", "CW-KEY-16")
def test_lobot() -> None:
    """When you play this unit, choose one: 2 attack, 2 resources, or 2 Force."""

    def played(force: int = 0) -> Scenario:
        return face_off(REBEL, side(hand=["lobot"]), force=force).pick("play lobot")

    assert base_attack(played().pick("choose lobot 1"), "lobot") == 2
    assert played().pick("choose lobot 2").pool(REBEL) == 2
    assert played().pick("choose lobot 3").force == 2
    assert played(force=2).pick("choose lobot 3").force == 3
    assert played(force=3).options == ["choose lobot 1", "choose lobot 2", "done"]
    declined = face_off(REBEL, side(hand=["lobot"])).picks("play lobot", "done")
    assert base_attack(declined, "lobot") == 0


@rule("CW-EXILE-09", "CW-KEY-07")
def test_hwk_290() -> None:
    """Exile this unit to repair 4."""
    game = face_off(REBEL, side(hand=["hwk_290"], damage=6)).picks("play hwk_290", "use hwk_290")
    assert game.pool(REBEL) == 4  # what it gave stays given
    assert game.damage(REBEL) == 2
    assert game.exile(REBEL) == ["hwk_290"]
    assert game.units(REBEL) == []
    few = face_off(REBEL, side(units=["hwk_290"], damage=3)).pick("use hwk_290")
    assert few.damage(REBEL) == 0


@rule("CW-BOUNTY-12", "CW-EXILE-03")
def test_ig_88() -> None:
    """When this unit helps to defeat a row card, exile 1 card from your hand or discard pile."""

    def defeated(*hand: str) -> Scenario:
        spec = side(units=["ig_88"], hand=hand, discard=hand[:1])
        game = face_off(REBEL, spec, row=["landing_craft"])
        return attack_row(game, "landing_craft", "ig_88").pick("done")

    game = defeated("rebel_trooper", "alliance_shuttle").pick("use ig_88")
    assert game.asked == "exile"  # exactly one
    options = ["rebel_trooper hand", "alliance_shuttle hand", "rebel_trooper discard"]
    assert game.options == [f"exile {option}" for option in options]
    game.pick("exile rebel_trooper discard")
    assert game.exile(REBEL) == ["rebel_trooper"]
    assert game.asked == "action"
    assert defeated("rebel_trooper").pick("done").exile(REBEL) == []
    assert defeated().asked == "action"


@rule("CW-ABILITY-09", "CW-FORCE-06", "CW-KEY-11")
def test_lando_calrissian() -> None:
    """Draw 1 card. If the Force is with you, your opponent also discards 1 card."""

    def used(force: int, *hand: str) -> Scenario:
        spec = side(units=["lando_calrissian"], deck=["rebel_trooper"])
        return face_off(REBEL, spec, side(hand=hand), force=force).pick("use lando_calrissian")

    strong = used(1, "stormtrooper", "imperial_shuttle")
    assert strong.hand(REBEL) == ["rebel_trooper"]
    assert (strong.asked, strong.seat) == ("discard", EMPIRE)
    assert strong.pick("discard stormtrooper").discard(EMPIRE) == ["stormtrooper"]
    weak = used(0, "stormtrooper", "imperial_shuttle")
    assert (weak.asked, weak.hand(REBEL)) == ("action", ["rebel_trooper"])
    assert used(1).hand(REBEL) == ["rebel_trooper"]
    nothing = face_off(REBEL, side(units=["lando_calrissian"]), side(hand=["stormtrooper"]))
    assert nothing.why("use lando_calrissian") == "CW-ABILITY-12"


@rule("CW-KEY-21", "CW-TERM-09")
def test_jabbas_sail_barge() -> None:
    """Return 1 Bounty Hunter from your discard pile to your hand."""
    pile = ["bossk", "lobot", "ig_88"]
    game = face_off(REBEL, side(units=["jabbas_sail_barge"], discard=pile))
    game.pick("use jabbas_sail_barge")
    assert game.options == ["take bossk", "take ig_88"]
    game.pick("take ig_88")
    assert game.hand(REBEL) == ["ig_88"]
    assert game.discard(REBEL) == ["bossk", "lobot"]
    none = face_off(REBEL, side(units=["jabbas_sail_barge"], discard=["lobot"]))
    assert none.why("use jabbas_sail_barge") == "CW-ABILITY-12"


@rule("CW-ABILITY-10", "CW-FORCE-06")
def test_jabba_the_hutt() -> None:
    """Exile 1 card from your hand to draw 1 card. If the Force is with you, draw 1 more."""

    def used(force: int) -> Scenario:
        hand = ["rebel_trooper", "alliance_shuttle"]
        spec = side(units=["jabba_the_hutt"], hand=hand, deck=["y_wing"] * 2 + ["u_wing"])
        game = face_off(REBEL, spec, force=force)
        return game.picks("use jabba_the_hutt", "exile rebel_trooper hand")

    weak = used(0)
    assert weak.exile(REBEL) == ["rebel_trooper"]
    assert weak.hand(REBEL) == ["alliance_shuttle", "y_wing"]
    assert used(1).hand(REBEL) == ["alliance_shuttle", "y_wing", "y_wing"]
    no_hand = face_off(REBEL, side(units=["jabba_the_hutt"], deck=["y_wing"]), force=1)
    assert no_hand.why("use jabba_the_hutt") == "CW-ABILITY-10"


@rule("CW-KEY-13")
def test_nebulon_b_frigate() -> None:
    """Choose one: repair 3 or gain 3 resources."""
    frigate = side(ships=["nebulon_b_frigate"], damage=4)
    game = face_off(REBEL, frigate).picks("use nebulon_b_frigate", "choose nebulon_b_frigate 1")
    assert (game.damage(REBEL), game.pool(REBEL)) == (1, 0)
    game = face_off(REBEL, frigate).picks("use nebulon_b_frigate", "choose nebulon_b_frigate 2")
    assert (game.damage(REBEL), game.pool(REBEL)) == (4, 3)
    unhurt = face_off(REBEL, side(ships=["nebulon_b_frigate"])).pick("use nebulon_b_frigate")
    assert unhurt.pool(REBEL) == 3
