"""The Separatists' units and ships (those with a double elsewhere: test_both_editions.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


@rule("CW-EXILE-10", "CW-ABILITY-10")
def test_tactical_droid() -> None:
    """Exile 1 Separatist card from the galaxy row to gain 1 Force."""
    row = ["stap", "at_rt", "mtt"]
    spec = side(units=["tactical_droid"], hand=["b1_battle_droid"], discard=["vulture_droid"])
    game = face_off(SEPARATIST, spec, row=row, galaxy=["droideka"])
    game.pick("use tactical_droid")
    assert game.options == ["exile stap galaxy_row", "exile mtt galaxy_row"]
    game.pick("exile mtt galaxy_row")
    assert game.exile(SEPARATIST) == ["mtt"]
    assert game.row[:3] == ["stap", "at_rt", "droideka"]
    assert game.force == 1
    one = face_off(SEPARATIST, side(units=["tactical_droid"]), row=["stap"], force=3)
    assert one.pick("use tactical_droid").exile(SEPARATIST) == ["stap"]  # no question, no Force
    none = face_off(SEPARATIST, side(units=["tactical_droid"]), row=["at_rt"])
    assert none.why("use tactical_droid") == "CW-ABILITY-10"


@rule("CW-KEY-23")
def test_b2_super_battle_droid() -> None:
    """+1 attack for each other Droid you have in play, up to +2."""

    def attack(*others: str) -> int:
        game = face_off(SEPARATIST, side(units=["b2_super_battle_droid", *others]))
        return base_attack(game, "b2_super_battle_droid")

    assert attack("separatist_shuttle") == 3
    assert attack("b1_battle_droid") == 4
    assert attack("b1_battle_droid", "droideka", "stap") == 5


@rule("CW-FAQ-05", "CW-ABILITY-10", "CW-EXILE-10")
def test_tri_fighter() -> None:
    """Exile 1 Separatist card from the row to deal 3 damage to a ship your opponent has in play."""

    def used(*ships: str) -> Scenario:
        theirs = side(base="coruscant_base_republic", ships=ships)
        return face_off(SEPARATIST, side(units=["tri_fighter"]), theirs, row=["stap", "at_rt"])

    game = used("venator_class_star_destroyer", "corona_class_frigate").pick("use tri_fighter")
    assert game.exile(SEPARATIST) == ["stap"]
    assert game.options == ["damage venator_class_star_destroyer", "damage corona_class_frigate"]
    game.pick("damage corona_class_frigate")
    assert game.ships(REPUBLIC) == {"venator_class_star_destroyer": 0, "corona_class_frigate": 3}
    killed = used("consular_class_cruiser").pick("use tri_fighter")
    assert killed.discard(REPUBLIC) == ["consular_class_cruiser"]
    assert killed.damage(REPUBLIC) == 0
    no_ship = used().pick("use tri_fighter")
    assert no_ship.exile(SEPARATIST) == ["stap"]
    assert no_ship.damage(REPUBLIC) == 0


@rule("CW-ABILITY-10", "CW-KEY-16")
def test_droideka() -> None:
    """Exile 1 Droid from your hand or discard pile: this unit gains 2 attack."""
    spec = side(
        units=["droideka"],
        hand=["b1_battle_droid", "separatist_shuttle"],
        discard=["stap", "separatist_shuttle"],
    )
    game = face_off(SEPARATIST, spec).pick("use droideka")
    assert game.options == ["exile b1_battle_droid hand", "exile stap discard"]
    game.pick("exile stap discard")
    assert game.exile(SEPARATIST) == ["stap"]
    assert base_attack(game, "droideka") == 6
    unused = face_off(SEPARATIST, spec)
    assert base_attack(unused, "droideka") == 4
    other = side(units=["droideka"], hand=["separatist_shuttle"], discard=["mtt"])
    assert face_off(SEPARATIST, other).why("use droideka") == "CW-ABILITY-10"


@rule("CW-EXILE-11", "CW-EXILE-14")
def test_mtt() -> None:
    """Put 1 Separatist or neutral Droid of cost 3 or less from your exile pile into your hand."""
    exile = ["b1_battle_droid", "assassin_droid", "droideka", "r2_d2", "nute_gunray"]
    game = face_off(SEPARATIST, side(units=["mtt"], exile=exile)).pick("use mtt")
    assert game.options == ["take b1_battle_droid", "take assassin_droid"]
    game.pick("take assassin_droid")
    assert game.hand(SEPARATIST) == ["assassin_droid"]
    assert game.exile(SEPARATIST) == ["b1_battle_droid", "droideka", "nute_gunray", "r2_d2"]
    assert game.pool(SEPARATIST) == 0
    game.pick("play assassin_droid")
    none = face_off(SEPARATIST, side(units=["mtt"], exile=exile[2:]))
    assert none.why("use mtt") == "CW-ABILITY-12"


@rule("CW-EXILE-05", "CW-ABILITY-10")
def test_nute_gunray() -> None:
    """Exile 1 card from your hand to gain 1 resource."""
    hand = ["b1_battle_droid", "separatist_shuttle"]
    spec = side(units=["nute_gunray"], hand=hand, discard=["stap"])
    game = face_off(SEPARATIST, spec).pick("use nute_gunray")
    assert game.options == ["exile b1_battle_droid hand", "exile separatist_shuttle hand"]
    game.pick("exile separatist_shuttle hand")
    assert game.exile(SEPARATIST) == ["separatist_shuttle"]
    assert game.pool(SEPARATIST) == 1  # not the shuttle's own resource
    assert game.hand(SEPARATIST) == ["b1_battle_droid"]
    no_hand = face_off(SEPARATIST, side(units=["nute_gunray"], discard=["stap"]))
    assert no_hand.why("use nute_gunray") == "CW-ABILITY-10"


@rule("CW-ABILITY-15")
def test_poggle_the_lesser() -> None:
    """The next Droid you purchase this turn goes into your hand."""
    spec = side(units=["poggle_the_lesser"], pool=20)
    game = face_off(SEPARATIST, spec, row=["mtt", "stap", "droideka"])
    game.picks("use poggle_the_lesser", "buy mtt")
    assert game.discard(SEPARATIST) == ["mtt"]  # no Droid: the text keeps waiting
    game.pick("buy stap")
    assert game.hand(SEPARATIST) == ["stap"]
    game.pick("buy droideka")
    assert game.discard(SEPARATIST) == ["mtt", "droideka"]


@rule("CW-FORCE-06", "CW-ABILITY-08", "CW-FAQ-06")
def test_wat_tambor() -> None:
    """Exile 1 card from your hand or discard pile. If the Force is with you, up to 2 instead."""

    def used(force: int) -> Scenario:
        hand = ["b1_battle_droid", "separatist_shuttle"]
        spec = side(units=["wat_tambor"], hand=hand, discard=["stap"])
        return face_off(SEPARATIST, spec, force=force).pick("use wat_tambor")

    weak = used(0)
    options = ["b1_battle_droid hand", "separatist_shuttle hand", "stap discard"]
    assert weak.options == [f"exile {option}" for option in options]
    assert weak.pick("exile stap discard").exile(SEPARATIST) == ["stap"]
    assert weak.asked == "action"
    strong = used(1).picks("exile stap discard", "exile separatist_shuttle hand")
    assert strong.exile(SEPARATIST) == ["separatist_shuttle", "stap"]
    assert strong.asked == "action"
    assert used(1).picks("exile stap discard", "done").exile(SEPARATIST) == ["stap"]
    assert used(1).pick("done").exile(SEPARATIST) == []


@rule("CW-KEY-05", "CW-TERM-03")
def test_admiral_trench() -> None:
    """Draw 1 card. If you have a ship in play, draw 2 instead."""
    deck = ["b1_battle_droid", "separatist_shuttle", "separatist_shuttle"]

    def used(*ships: str) -> Scenario:
        spec = side(units=["admiral_trench"], ships=ships, deck=deck)
        theirs = side(ships=["consular_class_cruiser"])  # the opponent's ships do not count
        return face_off(SEPARATIST, spec, theirs).pick("use admiral_trench")

    assert used().hand(SEPARATIST) == ["b1_battle_droid"]
    fleet = used("corona_class_frigate")
    assert fleet.hand(SEPARATIST) == ["b1_battle_droid", "separatist_shuttle"]


@rule("CW-KEY-23")
def test_general_grievous() -> None:
    """+1 attack for each other Droid you have in play. Reward: a free purchase."""

    def attack(*others: str) -> int:
        game = face_off(SEPARATIST, side(units=["general_grievous", *others]))
        return base_attack(game, "general_grievous")

    assert attack("separatist_shuttle") == 6
    droids = ["b1_battle_droid", "stap", "droideka", "assassin_droid"]
    assert attack(*droids) == 10

    jedi = side(units=["anakin_skywalker", "yoda"])
    row = ["general_grievous", "delta_7b", "corona_class_frigate"]
    game = face_off(REPUBLIC, jedi, row=row)
    attack_row(game, "general_grievous", "anakin_skywalker").pick("reward general_grievous")
    assert game.discard(REPUBLIC) == ["delta_7b"]  # the only Republic card, and nothing is paid


@rule("CW-FORCE-06", "CW-EXILE-14")
def test_count_dooku() -> None:
    """Exile 1 card from hand or discard pile; with the Force take 1 Separatist card from exile."""

    def dooku(force: int, *exile: str) -> Scenario:
        spec = side(units=["count_dooku"], hand=["separatist_shuttle"], exile=exile)
        return face_off(SEPARATIST, spec, force=force)

    weak = dooku(0, "general_grievous").pick("use count_dooku")
    assert weak.exile(SEPARATIST) == ["general_grievous", "separatist_shuttle"]
    assert dooku(0).pick("use count_dooku").exile(SEPARATIST) == ["separatist_shuttle"]
    piles = ["general_grievous", "mtt", "assassin_droid", "at_rt"]
    strong = dooku(1, *piles).pick("use count_dooku")
    assert strong.options == ["take general_grievous", "take mtt"]  # no neutral, no enemy card
    strong.pick("take general_grievous")
    assert strong.hand(SEPARATIST) == ["general_grievous", "separatist_shuttle"]
    assert dooku(1, "assassin_droid", "at_rt").why("use count_dooku") == "CW-ABILITY-12"


@rule("CW-ABILITY-10", "CW-KEY-18")
def test_munificent_class_frigate() -> None:
    """Exile 1 card from your hand to draw 1 card."""
    ship, deck = ["munificent_class_frigate"], ["b1_battle_droid"]
    hand = ["separatist_shuttle", "stap"]
    game = face_off(SEPARATIST, side(ships=ship, hand=hand, deck=deck))
    game.pick("use munificent_class_frigate")
    assert game.options == ["exile separatist_shuttle hand", "exile stap hand"]
    game.pick("exile separatist_shuttle hand")
    assert game.exile(SEPARATIST) == ["separatist_shuttle"]
    assert game.hand(SEPARATIST) == ["b1_battle_droid", "stap"]
    no_hand = face_off(SEPARATIST, side(ships=ship, deck=deck, discard=["stap"]))
    assert no_hand.why("use munificent_class_frigate") == "CW-ABILITY-10"


@rule("CW-BUY-09", "CW-EXILE-12")
def test_droid_control_ship() -> None:
    """Purchase 1 Droid from your exile pile, paying its cost."""
    exile = ["stap", "droideka", "r2_d2", "nute_gunray", "assassin_droid"]

    def control(pool: int) -> Scenario:
        spec = side(ships=["droid_control_ship"], exile=exile, pool=pool)
        return face_off(SEPARATIST, spec)

    game = control(2).pick("use droid_control_ship")
    assert game.options == ["purchase stap", "purchase assassin_droid"]
    game.pick("purchase stap")
    assert game.discard(SEPARATIST) == ["stap"]
    assert game.pool(SEPARATIST) == 0
    assert game.exile(SEPARATIST) == sorted(exile[1:])
    assert control(4).pick("use droid_control_ship").offers("purchase droideka")
    assert control(1).why("use droid_control_ship") == "CW-ABILITY-12"


@rule("CW-KEY-15", "CW-SHIP-08", "CW-ABILITY-10")
def test_providence_class_dreadnought() -> None:
    """Spend 2 resources to destroy an enemy ship in the galaxy row."""
    enemy_ships = ["venator_class_star_destroyer", "consular_class_cruiser"]

    def fleet(pool: int, *row: str) -> Scenario:
        spec = side(ships=["providence_class_dreadnought"], pool=pool)
        theirs = side(ships=["arquitens_class_light_cruiser"])
        return face_off(SEPARATIST, spec, theirs, row=row, galaxy=["stap", "mtt"])

    game = fleet(3, *enemy_ships, "munificent_class_frigate", "at_rt")
    game.pick("use providence_class_dreadnought")
    assert game.options == [f"destroy {ship}" for ship in enemy_ships]
    game.pick("destroy consular_class_cruiser")
    assert game.pool(SEPARATIST) == 1
    assert game.galaxy_discard == ["consular_class_cruiser"]
    assert game.row[:2] == ["venator_class_star_destroyer", "stap"]
    one = fleet(2, *enemy_ships[:1]).pick("use providence_class_dreadnought")
    assert one.galaxy_discard == ["venator_class_star_destroyer"]
    poor = fleet(1, *enemy_ships)
    assert poor.why("use providence_class_dreadnought") == "CW-ABILITY-10"
    in_vain = fleet(2, "at_rt").pick("use providence_class_dreadnought")
    assert (in_vain.pool(SEPARATIST), in_vain.galaxy_discard) == (0, [])
