"""The Empire's units and ships (those with a double elsewhere: test_both_editions.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REBEL, EMPIRE = "rebel", "empire"


@rule("CW-KEY-05", "CW-TERM-03")
def test_tie_fighter() -> None:
    """Draw 1 card if you have a ship in play."""
    deck = ["stormtrooper"]
    fleet = face_off(EMPIRE, side(units=["tie_fighter"], ships=["blockade_runner"], deck=deck))
    assert fleet.pick("use tie_fighter").hand(EMPIRE) == ["stormtrooper"]
    theirs = side(ships=["rebel_transport"])
    alone = face_off(EMPIRE, side(units=["tie_fighter"], deck=deck), theirs)
    assert alone.why("use tie_fighter") == "CW-KEY-05"


@rule("CW-KEY-01")
def test_admiral_piett() -> None:
    """While this unit is in play, your ships have +1 attack."""
    fleet = side(
        units=["admiral_piett", "stormtrooper"], ships=["star_destroyer", "gozanti_cruiser"]
    )
    assert base_attack(face_off(EMPIRE, fleet), "star_destroyer") == 5
    assert base_attack(face_off(EMPIRE, fleet), "gozanti_cruiser") == 1
    assert base_attack(face_off(EMPIRE, fleet), "stormtrooper") == 2
    without = face_off(EMPIRE, side(ships=["star_destroyer"]))
    assert base_attack(without, "star_destroyer") == 4


@rule("CW-KEY-08")
def test_tie_interceptor() -> None:
    """Reveal the top galaxy card: an Empire card: draw 1 card; an enemy card: discard it."""

    def used(top: str) -> Scenario:
        spec = side(units=["tie_interceptor"], deck=["stormtrooper"])
        game = face_off(EMPIRE, spec, galaxy=[top, "u_wing"]).pick("use tie_interceptor")
        assert game.names(game.events("reveal")[-1].things) == [top]
        return game

    own = used("gozanti_cruiser")
    assert own.hand(EMPIRE) == ["stormtrooper"]
    assert own.galaxy == ["gozanti_cruiser", "u_wing"]
    enemy = used("y_wing")
    assert (enemy.hand(EMPIRE), enemy.galaxy_discard) == ([], ["y_wing"])
    neutral = used("lobot")
    assert (neutral.hand(EMPIRE), neutral.galaxy) == ([], ["lobot", "u_wing"])


@rule("CW-KEY-20", "CW-KEY-25", "CW-FORCE-06")
def test_moff_jerjerrod() -> None:
    """Look at the top galaxy card. If the Force is with you, you may swap it with a row card."""

    def used(force: int) -> Scenario:
        row = ["u_wing", "landing_craft", "y_wing", "lobot", "dengar", "bossk"]
        spec = side(units=["moff_jerjerrod"])
        game = face_off(EMPIRE, spec, row=row, galaxy=["darth_vader", "at_st"], force=force)
        game.pick("use moff_jerjerrod")
        assert game.names(game.events("look")[-1].things) == ["darth_vader"]
        return game

    game = used(1)
    assert game.asked == "swap-out"
    assert game.options == [*(f"swap-out {card}" for card in game.row), "done"]
    game.pick("swap-out u_wing")
    assert game.row[:2] == ["darth_vader", "landing_craft"]
    assert game.galaxy == ["u_wing", "at_st"]
    assert game.galaxy_discard == []
    declined = used(1).pick("done")
    assert (declined.row[0], declined.galaxy) == ("u_wing", ["darth_vader", "at_st"])
    weak = used(0)
    assert (weak.asked, weak.galaxy) == ("action", ["darth_vader", "at_st"])


@rule("CW-KEY-05")
def test_general_veers() -> None:
    """Draw 1 card if you have a Trooper or Vehicle in play."""
    deck = ["imperial_shuttle"]
    for company in ["stormtrooper", "at_st", "quarren_mercenary"]:
        game = face_off(EMPIRE, side(units=["general_veers", company], deck=deck))
        assert game.pick("use general_veers").hand(EMPIRE) == ["imperial_shuttle"]
    alone = face_off(EMPIRE, side(units=["general_veers", "tie_fighter"], deck=deck))
    assert alone.why("use general_veers") == "CW-KEY-05"


@rule("CW-KEY-13")
def test_landing_craft() -> None:
    """Choose one: gain 4 resources or repair 4."""
    craft = side(units=["landing_craft"], damage=5)
    game = face_off(EMPIRE, craft).picks("use landing_craft", "choose landing_craft 1")
    assert (game.pool(EMPIRE), game.damage(EMPIRE)) == (4, 5)
    game = face_off(EMPIRE, craft).picks("use landing_craft", "choose landing_craft 2")
    assert (game.pool(EMPIRE), game.damage(EMPIRE)) == (0, 1)
    unhurt = face_off(EMPIRE, side(units=["landing_craft"])).pick("use landing_craft")
    assert unhurt.pool(EMPIRE) == 4


@rule("CW-KEY-18", "CW-KEY-05")
def test_director_krennic() -> None:
    """Draw 1 card. If your base is the Death Star, draw 2 instead."""
    deck = ["stormtrooper", "imperial_shuttle", "imperial_shuttle"]
    elsewhere = face_off(EMPIRE, side(units=["director_krennic"], deck=deck, base="endor"))
    assert elsewhere.pick("use director_krennic").hand(EMPIRE) == ["stormtrooper"]
    aboard = face_off(EMPIRE, side(units=["director_krennic"], deck=deck, base="death_star"))
    aboard.pick("use director_krennic")
    assert aboard.hand(EMPIRE) == ["imperial_shuttle", "stormtrooper"]


@rule("CW-KEY-21", "CW-BUY-13")
def test_at_at() -> None:
    """Return 1 Trooper from your discard pile to your hand. Reward: a free purchase."""
    pile = ["stormtrooper", "imperial_shuttle", "quarren_mercenary"]
    game = face_off(EMPIRE, side(units=["at_at"], discard=pile)).pick("use at_at")
    assert game.options == ["take stormtrooper", "take quarren_mercenary"]
    game.pick("take stormtrooper")
    assert game.hand(EMPIRE) == ["stormtrooper"]
    assert game.discard(EMPIRE) == ["imperial_shuttle", "quarren_mercenary"]
    none = face_off(EMPIRE, side(units=["at_at"], discard=["imperial_shuttle"]))
    assert none.why("use at_at") == "CW-ABILITY-12"

    rebels = face_off(REBEL, side(units=["luke_skywalker"]), row=["at_at", "han_solo", "lobot"])
    attack_row(rebels, "at_at", "luke_skywalker").pick("reward at_at")
    assert rebels.discard(REBEL) == ["han_solo"]


@rule("CW-BUY-13", "CW-TURN-19")
def test_grand_moff_tarkin() -> None:
    """Purchase 1 Empire card for free into your hand; it is exiled at the end of this turn."""
    row = ["darth_vader", "y_wing", "at_st", "lobot"]
    spec = side(units=["grand_moff_tarkin"], deck=["imperial_shuttle"] * 5)
    game = face_off(EMPIRE, spec, row=row, force=1).pick("use grand_moff_tarkin")
    assert game.options == ["purchase darth_vader", "purchase at_st"]
    game.pick("purchase darth_vader")
    assert game.hand(EMPIRE) == ["darth_vader"]
    assert game.pool(EMPIRE) == 0
    game.pick("play darth_vader")
    assert base_attack(game, "darth_vader") == 10
    game.pick("end")
    assert game.exile(EMPIRE) == ["darth_vader"]
    assert game.discard(EMPIRE) == ["grand_moff_tarkin"]
    none = face_off(EMPIRE, side(units=["grand_moff_tarkin"]), row=["y_wing", "lobot"])
    assert none.why("use grand_moff_tarkin") == "CW-ABILITY-12"


@rule("CW-KEY-01", "CW-FORCE-02")
def test_darth_vader() -> None:
    """+4 attack while the Force is with you."""
    for force, attack in [(-1, 6), (0, 6), (1, 10)]:
        game = face_off(EMPIRE, side(units=["darth_vader"]), force=force)
        assert base_attack(game, "darth_vader") == attack
    played = face_off(EMPIRE, side(hand=["darth_vader"]), force=-1).pick("play darth_vader")
    assert base_attack(played, "darth_vader") == 10  # his own 2 Force


@rule("CW-ABILITY-10", "CW-KEY-09")
def test_gozanti_cruiser() -> None:
    """Discard 1 card from your hand to draw 1 card."""
    hand, deck = ["stormtrooper", "imperial_shuttle"], ["tie_fighter"]
    game = face_off(EMPIRE, side(ships=["gozanti_cruiser"], hand=hand, deck=deck))
    game.picks("use gozanti_cruiser", "discard stormtrooper")
    assert game.discard(EMPIRE) == ["stormtrooper"]
    assert game.hand(EMPIRE) == ["imperial_shuttle", "tie_fighter"]
    no_hand = face_off(EMPIRE, side(ships=["gozanti_cruiser"], deck=deck))
    assert no_hand.why("use gozanti_cruiser") == "CW-ABILITY-10"
    no_deck = face_off(EMPIRE, side(ships=["gozanti_cruiser"], hand=hand[:1]))
    assert no_deck.pick("use gozanti_cruiser").hand(EMPIRE) == ["stormtrooper"]  # drawn again
