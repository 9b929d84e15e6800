"""The Rebels' units and ships (those with a double elsewhere: test_both_editions.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REBEL, EMPIRE = "rebel", "empire"


@rule("CW-KEY-23")
def test_baze_malbus() -> None:
    """+1 attack for each of your bases in your opponent's victory pile."""

    def attack(*lost: str) -> int:
        theirs = side(base="death_star", lost=["lothal"])  # the Empire's losses do not count
        game = face_off(REBEL, side(units=["baze_malbus"], base="hoth", lost=lost), theirs)
        return base_attack(game, "baze_malbus")

    assert attack() == 2
    assert attack("dantooine") == 3
    assert attack("dantooine", "mon_cala") == 4


@rule("CW-KEY-24", "CW-KEY-13")
def test_duros_spy() -> None:
    """Your opponent chooses one: they discard 1 card from their hand, or you gain 1 Force."""

    def used(*hand: str, force: int = 0) -> Scenario:
        game = face_off(REBEL, side(units=["duros_spy"]), side(hand=hand), force=force)
        return game.pick("use duros_spy")

    game = used("stormtrooper", "imperial_shuttle")
    assert (game.asked, game.seat) == ("opponent-chooses", EMPIRE)
    game.picks("choose duros_spy 1", "discard stormtrooper")
    assert (game.discard(EMPIRE), game.force) == (["stormtrooper"], 0)
    game = used("stormtrooper", "imperial_shuttle").pick("choose duros_spy 2")
    assert (game.discard(EMPIRE), game.force) == ([], 1)
    assert used().force == 1  # nothing to discard
    assert used("stormtrooper", force=3).discard(EMPIRE) == ["stormtrooper"]
    neither = face_off(REBEL, side(units=["duros_spy"]), side(), force=3)
    assert neither.why("use duros_spy") == "CW-ABILITY-12"


@rule("CW-KEY-26", "CW-FORCE-06")
def test_jyn_erso() -> None:
    """Look at your opponent's hand; with the Force put 1 card of it on top of their deck."""

    def used(force: int, *hand: str) -> Scenario:
        theirs = side(hand=hand, deck=["tie_fighter"])
        game = face_off(REBEL, side(units=["jyn_erso"]), theirs, force=force)
        game.pick("use jyn_erso")
        assert sorted(game.names(game.events("look-hand")[-1].things)) == sorted(hand)
        return game

    game = used(1, "stormtrooper", "imperial_shuttle")
    assert (game.asked, game.seat) == ("opponent-hand", REBEL)
    game.pick("put stormtrooper top_of_opponent_deck")
    assert game.deck(EMPIRE) == ["stormtrooper", "tie_fighter"]
    assert game.hand(EMPIRE) == ["imperial_shuttle"]
    assert used(1, "stormtrooper").deck(EMPIRE) == ["stormtrooper", "tie_fighter"]
    look_only = used(0, "stormtrooper", "imperial_shuttle")
    assert look_only.asked == "action"
    assert len(look_only.hand(EMPIRE)) == 2
    empty = face_off(REBEL, side(units=["jyn_erso"]), side(), force=1)
    assert empty.why("use jyn_erso") == "CW-ABILITY-12"


@rule("CW-KEY-05", "CW-TERM-07")
def test_chewbacca() -> None:
    """Draw 1 card if you have another unique unit in play."""
    deck = ["rebel_trooper"]
    team = face_off(REBEL, side(units=["chewbacca", "lobot"], deck=deck))
    assert team.pick("use chewbacca").hand(REBEL) == ["rebel_trooper"]
    alone = face_off(REBEL, side(units=["chewbacca", "rebel_trooper"], deck=deck))
    assert alone.why("use chewbacca") == "CW-KEY-05"  # he is unique himself


@rule("CW-FORCE-06", "CW-KEY-07")
def test_u_wing() -> None:
    """Repair 3 if the Force is with you."""
    hurt = side(units=["u_wing"], damage=5)
    assert face_off(REBEL, hurt, force=1).pick("use u_wing").damage(REBEL) == 2
    assert face_off(REBEL, hurt).why("use u_wing") == "CW-FORCE-06"
    assert face_off(REBEL, side(units=["u_wing"]), force=1).why("use u_wing") == "CW-ABILITY-12"


@rule("CW-KEY-05")
def test_han_solo() -> None:
    """Draw 1 card. If you have the Millennium Falcon in play, draw 2 instead."""
    deck = ["rebel_trooper", "alliance_shuttle", "alliance_shuttle"]
    alone = face_off(REBEL, side(units=["han_solo", "chewbacca"], deck=deck))
    assert alone.pick("use han_solo").hand(REBEL) == ["rebel_trooper"]
    aboard = face_off(REBEL, side(units=["han_solo", "millennium_falcon"], deck=deck))
    assert aboard.pick("use han_solo").hand(REBEL) == ["alliance_shuttle", "rebel_trooper"]


@rule("CW-BOUNTY-12", "CW-KEY-11")
def test_cassian_andor() -> None:
    """When this unit helps to defeat a row card, your opponent discards 1 card of their choice."""

    def defeated(*hand: str) -> Scenario:
        game = face_off(REBEL, side(units=["cassian_andor"]), side(hand=hand), row=["at_st"])
        return attack_row(game, "at_st", "cassian_andor")

    game = defeated("stormtrooper", "imperial_shuttle")
    assert game.asked == "trigger"  # the reward, to exile cards, would change nothing
    game.pick("use cassian_andor")
    assert (game.asked, game.seat) == ("discard", EMPIRE)
    game.pick("discard imperial_shuttle")
    assert game.discard(EMPIRE) == ["imperial_shuttle"]
    assert game.hand(EMPIRE) == ["stormtrooper"]
    declined = defeated("stormtrooper", "imperial_shuttle").pick("done")
    assert len(declined.hand(EMPIRE)) == 2
    assert defeated().asked == "action"


@rule("CW-KEY-24", "CW-KEY-16")
def test_b_wing() -> None:
    """Your opponent chooses one: they discard 1 card from their hand, or this gains 2 attack."""

    def used(*hand: str) -> Scenario:
        theirs = side(hand=hand, base="death_star")
        return face_off(REBEL, side(units=["b_wing"]), theirs).pick("use b_wing")

    game = used("stormtrooper", "imperial_shuttle")
    assert (game.asked, game.seat) == ("opponent-chooses", EMPIRE)
    game.picks("choose b_wing 1", "discard stormtrooper")
    assert base_attack(game, "b_wing") == 5
    assert game.discard(EMPIRE) == ["stormtrooper"]
    game = used("stormtrooper", "imperial_shuttle").pick("choose b_wing 2")
    assert base_attack(game, "b_wing") == 7
    assert len(game.hand(EMPIRE)) == 2
    assert base_attack(used(), "b_wing") == 7  # an empty hand leaves no choice


@rule("CW-BUY-13", "CW-FORCE-06")
def test_princess_leia() -> None:
    """Purchase 1 Rebel card from the row for free; with the Force it goes on top of your deck."""

    def used(force: int) -> Scenario:
        spec = side(units=["princess_leia"], deck=["alliance_shuttle"])
        row = ["luke_skywalker", "tie_fighter", "y_wing", "lobot"]
        game = face_off(REBEL, spec, row=row, galaxy=["u_wing"], force=force)
        game.pick("use princess_leia")
        assert game.options == ["purchase luke_skywalker", "purchase y_wing"]
        return game.pick("purchase luke_skywalker")

    weak = used(0)
    assert weak.discard(REBEL) == ["luke_skywalker"]
    assert (weak.row[0], weak.pool(REBEL)) == ("u_wing", 0)
    strong = used(1)
    assert strong.deck(REBEL) == ["luke_skywalker", "alliance_shuttle"]
    none = face_off(REBEL, side(units=["princess_leia"]), row=["tie_fighter", "lobot"])
    assert none.why("use princess_leia") == "CW-ABILITY-12"


@rule("CW-KEY-21", "CW-BUY-13")
def test_millennium_falcon() -> None:
    """Return 1 unique unit from your discard pile to your hand. Reward: a free purchase."""
    pile = ["han_solo", "rebel_trooper", "lobot"]
    game = face_off(REBEL, side(units=["millennium_falcon"], discard=pile))
    game.pick("use millennium_falcon")
    assert game.options == ["take han_solo", "take lobot"]
    game.pick("take han_solo")
    assert game.hand(REBEL) == ["han_solo"]
    assert game.discard(REBEL) == ["rebel_trooper", "lobot"]
    none = face_off(REBEL, side(units=["millennium_falcon"], discard=["rebel_trooper"]))
    assert none.why("use millennium_falcon") == "CW-ABILITY-12"

    hunters = side(units=["boba_fett", "stormtrooper"], deck=["imperial_shuttle"])
    hunt = face_off(EMPIRE, hunters, row=["millennium_falcon", "darth_vader", "lobot"])
    attack_row(hunt, "millennium_falcon", "boba_fett", "stormtrooper")
    hunt.pick("reward millennium_falcon")
    assert hunt.discard(EMPIRE) == ["darth_vader"]


@rule("CW-KEY-13")
def test_rebel_transport() -> None:
    """Choose one: repair 2 or gain 1 resource."""
    transport = side(ships=["rebel_transport"], damage=3)
    game = face_off(REBEL, transport).picks("use rebel_transport", "choose rebel_transport 1")
    assert (game.damage(REBEL), game.pool(REBEL)) == (1, 0)
    game = face_off(REBEL, transport).picks("use rebel_transport", "choose rebel_transport 2")
    assert (game.damage(REBEL), game.pool(REBEL)) == (3, 1)
    unhurt = face_off(REBEL, side(ships=["rebel_transport"])).pick("use rebel_transport")
    assert unhurt.pool(REBEL) == 1


@rule("CW-KEY-15", "CW-EXILE-13", "CW-SHIP-08")
def test_hammerhead_corvette() -> None:
    """Exile this ship to destroy a ship your opponent has in play or an enemy ship in the row."""

    def used(ships: list[str], row: list[str]) -> Scenario:
        spec = side(ships=[("hammerhead_corvette", 2)])
        game = face_off(REBEL, spec, side(ships=ships), row=row, galaxy=["u_wing"])
        return game.pick("use hammerhead_corvette")

    game = used(["nebulon_b_frigate"], ["star_destroyer", "mon_calamari_cruiser"])
    assert game.exile(REBEL) == ["hammerhead_corvette"]
    assert game.options == ["destroy nebulon_b_frigate", "destroy star_destroyer"]
    game.pick("destroy nebulon_b_frigate")
    assert game.discard(EMPIRE) == ["nebulon_b_frigate"]
    row_ship = used([], ["star_destroyer", "mon_calamari_cruiser"])
    assert row_ship.galaxy_discard == ["star_destroyer"]
    assert row_ship.row[0] == "u_wing"
    assert used([], ["mon_calamari_cruiser"]).exile(REBEL) == ["hammerhead_corvette"]  # in vain
