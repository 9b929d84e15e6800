"""Bases of the Republic and the Separatists (doubles: test_both_editions_bases.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


@rule("CW-ABILITY-16", "CW-BUY-12")
def test_kamino() -> None:
    """When you purchase your first Trooper of a turn, you may put it into your hand."""

    def kamino() -> Scenario:
        row = ["delta_7b", "clone_medic", "arc_trooper"]
        return face_off(REPUBLIC, side(base="kamino", pool=9), row=row)

    game = kamino().pick("buy delta_7b")
    assert game.asked == "action"  # no Trooper, and the first place stays free
    game.pick("buy clone_medic")
    assert game.asked == "trigger"
    game.pick("use kamino")
    assert game.hand(REPUBLIC) == ["clone_medic"]
    assert game.discard(REPUBLIC) == ["delta_7b"]
    game.pick("buy arc_trooper")
    assert game.asked == "action"  # the second one
    assert game.discard(REPUBLIC) == ["delta_7b", "arc_trooper"]
    declined = kamino().picks("buy clone_medic", "done", "buy arc_trooper")
    assert declined.asked == "action"
    assert declined.discard(REPUBLIC) == ["clone_medic", "arc_trooper"]


@rule("CW-BASE-11")
def test_anaxes() -> None:
    """While this is your base, your ships have +2 hit points."""
    fleet = side(base="anaxes", ships=["consular_class_cruiser"])
    game = face_off(SEPARATIST, side(units=["droideka", "b1_battle_droid"]), fleet)
    assert base_attack(game, "droideka") == 4
    assert game.ships(REPUBLIC) == {"consular_class_cruiser": 4}  # 3 and 2
    assert base_attack(game, "b1_battle_droid") == 2
    assert game.discard(REPUBLIC) == ["consular_class_cruiser"]
    assert game.damage(REPUBLIC) == 1
    elsewhere = side(base="coruscant_base_republic", ships=["consular_class_cruiser"])
    game = face_off(SEPARATIST, side(units=["droideka"]), elsewhere)
    base_attack(game, "droideka")
    assert (game.ships(REPUBLIC), game.damage(REPUBLIC)) == ({}, 1)


@rule("CW-FORCE-06", "CW-BASE-07")
def test_coruscant_base_republic() -> None:
    """Gain 1 Force. If the Force is with you, gain 1 resource instead."""
    coruscant = side(base="coruscant_base_republic")
    weak = face_off(REPUBLIC, coruscant, force=-1).pick("use coruscant_base_republic")
    assert (weak.force, weak.pool(REPUBLIC)) == (0, 0)
    assert weak.why("use coruscant_base_republic") == "CW-ABILITY-03"
    strong = face_off(REPUBLIC, coruscant, force=1).pick("use coruscant_base_republic")
    assert (strong.force, strong.pool(REPUBLIC)) == (1, 1)


@rule("CW-BASE-06")
def test_christophsis() -> None:
    """When you reveal this base, gain 2 Force and draw 2 cards."""

    def revealed(force: int = 0) -> Scenario:
        deck = ["clone_trooper", "republic_shuttle", "republic_shuttle"]
        spec = side(base=None, bases=["christophsis"], deck=deck)
        return face_off(REPUBLIC, spec, force=force, reveal=True)

    game = revealed().pick("use christophsis")
    assert game.force == 2
    assert game.hand(REPUBLIC) == ["clone_trooper", "republic_shuttle"]
    full = revealed(force=3).pick("use christophsis")  # one part works
    assert len(full.hand(REPUBLIC)) == 2
    declined = revealed().pick("done")
    assert (declined.force, declined.hand(REPUBLIC)) == (0, [])


@rule("CW-ABILITY-10", "CW-EXILE-10", "CW-BASE-07")
def test_felucia() -> None:
    """Exile 1 Separatist card from the galaxy row to gain 1 resource and 1 Force."""
    felucia = side(base="felucia")
    game = face_off(SEPARATIST, felucia, row=["stap", "at_rt", "mtt"]).pick("use felucia")
    assert game.options == ["exile stap galaxy_row", "exile mtt galaxy_row"]
    game.pick("exile stap galaxy_row")
    assert game.exile(SEPARATIST) == ["stap"]
    assert (game.pool(SEPARATIST), game.force) == (1, 1)
    none = face_off(SEPARATIST, felucia, row=["at_rt"])
    assert none.why("use felucia") == "CW-ABILITY-10"


@rule("CW-FAQ-10", "CW-BUY-09")
def test_geonosis() -> None:
    """Purchase 1 Droid from your discard pile, paying its cost, and put it into your hand."""
    pile = ["stap", "separatist_shuttle", "b1_battle_droid", "droideka"]

    def geonosis(pool: int, discard: list[str]) -> Scenario:
        return face_off(SEPARATIST, side(base="geonosis", discard=discard, pool=pool))

    game = geonosis(3, pile).pick("use geonosis")
    assert game.options == ["purchase stap", "purchase b1_battle_droid"]
    game.pick("purchase stap")
    assert game.hand(SEPARATIST) == ["stap"]
    assert game.pool(SEPARATIST) == 1
    assert game.discard(SEPARATIST) == ["separatist_shuttle", "b1_battle_droid", "droideka"]
    assert geonosis(1, pile).pick("use geonosis").hand(SEPARATIST) == ["b1_battle_droid"]
    assert geonosis(0, ["mtt", "droideka"]).why("use geonosis") == "CW-ABILITY-12"


@rule("CW-TURN-13", "CW-FAQ-11")
def test_mygeeto() -> None:
    """While this is your base, you keep your unspent resources at the end of your turn."""
    game = face_off(SEPARATIST, side(base="mygeeto", pool=4), side(pool=0)).pick("end")
    assert game.seat == REPUBLIC
    assert game.pool(SEPARATIST) == 4
    assert game.pick("end").pool(SEPARATIST) == 4
    elsewhere = face_off(SEPARATIST, side(base="geonosis", pool=4)).pick("end")
    assert elsewhere.pool(SEPARATIST) == 0


@rule("CW-BASE-06", "CW-KEY-19")
def test_umbara() -> None:
    """When you reveal this base, your opponent discards 2 random cards from their hand."""
    hand = ["clone_trooper", "republic_shuttle", "jedi_knight"]

    def revealed(held: list[str], seed: int = 1) -> Scenario:
        spec = side(base=None, bases=["umbara"])
        return face_off(SEPARATIST, spec, side(hand=held), reveal=True, seed=seed)

    kept = set()
    for seed in range(12):
        game = revealed(hand, seed).pick("use umbara")
        assert (game.asked, game.seat) == ("action", SEPARATIST)
        assert len(game.discard(REPUBLIC)) == 2
        kept.update(game.hand(REPUBLIC))
    assert kept == set(hand)
    assert revealed(hand[:1]).pick("use umbara").discard(REPUBLIC) == ["clone_trooper"]
    assert len(revealed(hand).pick("done").hand(REPUBLIC)) == 3
    assert revealed([]).asked == "action"


@rule("CW-KEY-01")
def test_mustafar_separatist() -> None:
    """While this is your base, your Droid units have +1 attack."""
    army = side(
        base="mustafar_separatist", units=["b1_battle_droid", "assassin_droid", "nute_gunray"]
    )
    assert base_attack(face_off(SEPARATIST, army), "b1_battle_droid") == 3
    assert base_attack(face_off(SEPARATIST, army), "assassin_droid") == 3
    assert base_attack(face_off(SEPARATIST, army), "nute_gunray") == 0
    theirs = side(base="mustafar_separatist")
    facing = face_off(REPUBLIC, side(units=["r2_d2"]), theirs)
    assert base_attack(facing, "r2_d2") == 0


@rule("CW-TURN-06", "CW-EXILE-14")
def test_raxus() -> None:
    """At the start of your turn, put 1 Separatist card from your exile on your discard pile."""

    def raxus(*exile: str) -> Scenario:
        return face_off(SEPARATIST, side(base="raxus", exile=exile), reveal=True)

    game = raxus("stap", "assassin_droid", "mtt", "at_rt")
    assert game.asked == "trigger"
    game.pick("use raxus")
    assert game.options == ["take stap", "take mtt"]
    game.pick("take mtt")
    assert game.discard(SEPARATIST) == ["mtt"]
    assert game.exile(SEPARATIST) == ["assassin_droid", "at_rt", "stap"]
    assert game.asked == "action"
    assert raxus("stap").pick("use raxus").discard(SEPARATIST) == ["stap"]
    assert raxus("stap").pick("done").discard(SEPARATIST) == []
    assert raxus("assassin_droid", "at_rt").asked == "action"
    at_once = face_off(
        SEPARATIST, side(base=None, bases=["raxus"], exile=["stap"]), reveal=True
    ).pick("use raxus")
    assert at_once.discard(SEPARATIST) == ["stap"]  # also in the turn it is revealed
