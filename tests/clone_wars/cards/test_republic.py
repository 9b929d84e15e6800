"""The Republic's units and ships (those with a double elsewhere: test_both_editions.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


def test_v_19_torrent() -> None:
    """+1 attack while you have another Fighter in play."""
    alone = face_off(REPUBLIC, side(units=["v_19_torrent", "clone_trooper"]))
    assert base_attack(alone, "v_19_torrent") == 2
    wing = face_off(REPUBLIC, side(units=["v_19_torrent", "delta_7b"]))
    assert base_attack(wing, "v_19_torrent") == 3
    neutral_wing = face_off(REPUBLIC, side(units=["v_19_torrent", "hutt_fighter", "delta_7b"]))
    assert base_attack(neutral_wing, "v_19_torrent") == 3  # one bonus, however many


@rule("CW-KEY-07", "CW-ABILITY-06")
def test_clone_medic() -> None:
    """Repair 2."""
    medic = side(units=["clone_medic"], damage=5, ships=[("consular_class_cruiser", 1)])
    game = face_off(REPUBLIC, medic).pick("use clone_medic")
    assert game.damage(REPUBLIC) == 3
    assert game.ships(REPUBLIC) == {"consular_class_cruiser": 1}
    scratch = face_off(REPUBLIC, side(units=["clone_medic"], damage=1)).pick("use clone_medic")
    assert scratch.damage(REPUBLIC) == 0
    unhurt = face_off(REPUBLIC, side(units=["clone_medic"]))
    assert unhurt.why("use clone_medic") == "CW-ABILITY-12"


@rule("CW-KEY-01")
def test_arc_trooper() -> None:
    """+2 attack while you have a Jedi in play."""
    alone = face_off(REPUBLIC, side(units=["arc_trooper", "clone_trooper"]))
    assert base_attack(alone, "arc_trooper") == 3
    led = face_off(REPUBLIC, side(units=["arc_trooper"], hand=["jedi_knight"]))
    led.picks("commit arc_trooper base", "play jedi_knight", "done", "resolve base")
    assert led.damage(SEPARATIST) == 5


@rule("CW-FORCE-06", "CW-KEY-05")
def test_laat_gunship() -> None:
    """Return 1 Trooper from your discard pile to your hand if the Force is with you."""
    pile = ["clone_trooper", "republic_shuttle", "death_watch_warrior"]

    def gunship(force: int, discard: list[str]) -> Scenario:
        return face_off(REPUBLIC, side(units=["laat_gunship"], discard=discard), force=force)

    game = gunship(1, pile).pick("use laat_gunship")
    assert game.options == ["take clone_trooper", "take death_watch_warrior"]
    game.pick("take death_watch_warrior")
    assert game.hand(REPUBLIC) == ["death_watch_warrior"]
    assert game.discard(REPUBLIC) == ["clone_trooper", "republic_shuttle"]
    assert gunship(1, pile[:2]).pick("use laat_gunship").hand(REPUBLIC) == ["clone_trooper"]
    assert gunship(0, pile).why("use laat_gunship") == "CW-FORCE-06"
    assert gunship(1, ["republic_shuttle"]).why("use laat_gunship") == "CW-ABILITY-12"


@rule("CW-KEY-14", "CW-KEY-05")
def test_at_te() -> None:
    """Deal 2 damage to the enemy base if you have a Trooper in play."""
    crewed = side(units=["at_te", "clone_trooper"])
    behind_ship = side(base="geonosis", ships=["munificent_class_frigate"])
    game = face_off(REPUBLIC, crewed, behind_ship).pick("use at_te")
    assert game.damage(SEPARATIST) == 2
    assert game.ships(SEPARATIST) == {"munificent_class_frigate": 0}
    empty = face_off(REPUBLIC, side(units=["at_te", "delta_7b"]))
    assert empty.why("use at_te") == "CW-KEY-05"
    no_base = face_off(REPUBLIC, crewed, side(base=None))
    assert no_base.why("use at_te") == "CW-ABILITY-12"


@rule("CW-KEY-13", "CW-KEY-14")
def test_r2_d2() -> None:
    """Choose one: repair 2 or deal 2 damage to a ship your opponent has in play."""

    def droid(damage: int, *ships: str) -> Scenario:
        theirs = side(ships=ships)
        return face_off(REPUBLIC, side(units=["r2_d2"], damage=damage), theirs)

    game = droid(3, "munificent_class_frigate").pick("use r2_d2")
    assert game.options == ["choose r2_d2 1", "choose r2_d2 2"]
    assert game.pick("choose r2_d2 1").damage(REPUBLIC) == 1
    game = droid(3, "munificent_class_frigate").picks("use r2_d2", "choose r2_d2 2")
    assert game.ships(SEPARATIST) == {"munificent_class_frigate": 2}
    assert game.damage(SEPARATIST) == 0
    two = droid(0, "munificent_class_frigate", "action_vi_transport").pick("use r2_d2")
    assert two.asked == "damage"  # the repair is no option without damage
    two.pick("damage action_vi_transport")
    assert two.ships(SEPARATIST) == {"munificent_class_frigate": 0, "action_vi_transport": 2}
    assert droid(3).pick("use r2_d2").damage(REPUBLIC) == 1  # no ship: no question
    assert droid(0).why("use r2_d2") == "CW-ABILITY-12"


@rule("CW-KEY-01", "CW-TERM-07")
def test_captain_rex() -> None:
    """While this unit is in play, your other Trooper units have +1 attack."""
    army = side(units=["captain_rex", "clone_trooper", "death_watch_warrior", "delta_7b"])
    assert base_attack(face_off(REPUBLIC, army), "captain_rex") == 3
    assert base_attack(face_off(REPUBLIC, army), "clone_trooper") == 3
    assert base_attack(face_off(REPUBLIC, army), "death_watch_warrior") == 4
    assert base_attack(face_off(REPUBLIC, army), "delta_7b") == 3


@rule("CW-KEY-05")
def test_commander_cody() -> None:
    """Draw 1 card if you have a Jedi in play."""
    deck = ["clone_trooper", "republic_shuttle"]
    led = face_off(REPUBLIC, side(units=["commander_cody", "jedi_knight"], deck=deck))
    assert led.pick("use commander_cody").hand(REPUBLIC) == ["clone_trooper"]
    alone = face_off(REPUBLIC, side(units=["commander_cody", "clone_trooper"], deck=deck))
    assert alone.why("use commander_cody") == "CW-KEY-05"


@rule("CW-ABILITY-15", "CW-FORCE-06")
def test_padme_amidala() -> None:
    """The next card you purchase goes on top of your deck, or with the Force into your hand."""

    def used(force: int) -> Scenario:
        spec = side(units=["padme_amidala"], pool=6, deck=["republic_shuttle"])
        game = face_off(REPUBLIC, spec, row=["v_19_torrent", "laat_gunship"], force=force)
        return game.pick("use padme_amidala")

    balanced = used(0).pick("buy laat_gunship")
    assert balanced.deck(REPUBLIC) == ["laat_gunship", "republic_shuttle"]
    strong = used(1).pick("buy laat_gunship")
    assert strong.hand(REPUBLIC) == ["laat_gunship"]
    strong.pick("buy v_19_torrent")
    assert strong.discard(REPUBLIC) == ["v_19_torrent"]


@rule("CW-KEY-18", "CW-KEY-05")
def test_ahsoka_tano() -> None:
    """Draw 1 card. If you have Anakin Skywalker in play, draw 2 instead."""
    deck = ["clone_trooper", "republic_shuttle", "republic_shuttle"]
    alone = face_off(REPUBLIC, side(units=["ahsoka_tano", "yoda"], deck=deck))
    assert alone.pick("use ahsoka_tano").hand(REPUBLIC) == ["clone_trooper"]
    team = face_off(REPUBLIC, side(units=["ahsoka_tano", "anakin_skywalker"], deck=deck))
    assert team.pick("use ahsoka_tano").hand(REPUBLIC) == ["clone_trooper", "republic_shuttle"]


@rule("CW-ABILITY-09", "CW-KEY-07")
def test_obi_wan_kenobi() -> None:
    """Repair 3. If the Force is with you, also draw 1 card."""

    def used(force: int, damage: int) -> Scenario:
        spec = side(units=["obi_wan_kenobi"], deck=["clone_trooper"], damage=damage)
        return face_off(REPUBLIC, spec, force=force)

    weak = used(0, 5).pick("use obi_wan_kenobi")
    assert (weak.damage(REPUBLIC), weak.hand(REPUBLIC)) == (2, [])
    strong = used(1, 5).pick("use obi_wan_kenobi")
    assert (strong.damage(REPUBLIC), strong.hand(REPUBLIC)) == (2, ["clone_trooper"])
    unhurt = used(1, 0).pick("use obi_wan_kenobi")  # one part works
    assert unhurt.hand(REPUBLIC) == ["clone_trooper"]
    assert used(0, 0).why("use obi_wan_kenobi") == "CW-ABILITY-12"


@rule("CW-BOUNTY-12", "CW-KEY-03")
def test_mace_windu() -> None:
    """When this unit helps to defeat a row card: 1 Force and a card. Reward: a free purchase."""

    def defeated() -> Scenario:
        spec = side(units=["mace_windu", "clone_trooper"], deck=["republic_shuttle"])
        game = face_off(REPUBLIC, spec, row=["mtt"])
        return attack_row(game, "mtt", "clone_trooper", "mace_windu")

    game = defeated()
    game.pick("reward mtt")
    assert (game.pool(REPUBLIC), game.force, game.hand(REPUBLIC)) == (4, 0, [])
    game.pick("use mace_windu")
    assert (game.force, game.hand(REPUBLIC)) == (1, ["republic_shuttle"])
    declined = defeated().picks("done", "done")
    assert (declined.force, declined.hand(REPUBLIC)) == (0, [])

    hunt = face_off(
        SEPARATIST,
        side(units=["general_grievous", "b1_battle_droid"]),
        row=["mace_windu", "droideka", "vulture_droid", "at_rt"],
    )
    attack_row(hunt, "mace_windu", "general_grievous").pick("reward mace_windu")
    assert hunt.options == ["purchase droideka", "purchase vulture_droid"]
    hunt.pick("purchase droideka")
    assert hunt.discard(SEPARATIST) == ["droideka"]
    assert hunt.pool(SEPARATIST) == 0


@rule("CW-FORCE-06")
def test_yoda() -> None:
    """Draw 1 card. If the Force is with you, draw 2 instead."""

    def used(force: int) -> Scenario:
        deck = ["clone_trooper", "republic_shuttle", "republic_shuttle"]
        return face_off(REPUBLIC, side(units=["yoda"], deck=deck), force=force).pick("use yoda")

    assert used(0).hand(REPUBLIC) == ["clone_trooper"]
    assert used(1).hand(REPUBLIC) == ["clone_trooper", "republic_shuttle"]
    played = face_off(REPUBLIC, side(hand=["yoda"], deck=["clone_trooper"] * 2), force=-2)
    played.picks("play yoda", "use yoda")  # his own Force counts
    assert played.hand(REPUBLIC) == ["clone_trooper", "clone_trooper"]


@rule("CW-KEY-23")
def test_anakin_skywalker() -> None:
    """+2 attack for each other Jedi or Trooper you have in play, up to +4."""

    def attack(*others: str) -> int:
        game = face_off(REPUBLIC, side(units=["anakin_skywalker", *others]))
        return base_attack(game, "anakin_skywalker")

    assert attack() == 6
    assert attack("republic_shuttle", "delta_7b") == 6
    assert attack("clone_trooper") == 8
    assert attack("clone_trooper", "yoda") == 10
    assert attack("clone_trooper", "yoda", "death_watch_warrior") == 10


@rule("CW-FORCE-06")
def test_consular_class_cruiser() -> None:
    """Gain 1 Force. If the Force is with you, repair 2 instead."""
    cruiser = side(ships=["consular_class_cruiser"], damage=3)
    balanced = face_off(REPUBLIC, cruiser).pick("use consular_class_cruiser")
    assert (balanced.force, balanced.damage(REPUBLIC)) == (1, 3)
    strong = face_off(REPUBLIC, cruiser, force=1).pick("use consular_class_cruiser")
    assert (strong.force, strong.damage(REPUBLIC)) == (1, 1)
    unhurt = face_off(REPUBLIC, side(ships=["consular_class_cruiser"]), force=1)
    assert unhurt.why("use consular_class_cruiser") == "CW-ABILITY-12"


@rule("CW-KEY-01", "CW-SHIP-05")
def test_arquitens_class_light_cruiser() -> None:
    """+1 attack while the Force is with you."""
    cruiser = side(ships=["arquitens_class_light_cruiser"])
    for force, attack in [(-1, 1), (0, 1), (1, 2)]:
        game = face_off(REPUBLIC, cruiser, force=force)
        assert base_attack(game, "arquitens_class_light_cruiser") == attack
