"""Bases of the Rebels and the Empire (doubles: test_both_editions_bases.py)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule

REBEL, EMPIRE = "rebel", "empire"


@rule("CW-BOUNTY-13", "CW-OPT-04")
def test_ord_mantell() -> None:
    """Once per turn attack a neutral unit: its cost is target value and reward."""
    row = ["twilek_smuggler", "lobot", "blockade_runner", "y_wing"]
    units = ["at_st", "tie_interceptor", "stormtrooper"]

    def hunters(base: str) -> Scenario:
        return face_off(EMPIRE, side(base=base, units=units), row=row)

    game = hunters("ord_mantell")
    assert not game.offers("commit at_st blockade_runner")  # units only
    attack_row(game, "lobot", "tie_interceptor")
    assert game.galaxy_discard == ["lobot"]
    game.pick("reward lobot")
    assert game.pool(EMPIRE) == 3
    assert game.why("commit at_st twilek_smuggler") == "CW-BOUNTY-13"  # once per turn
    assert game.why("commit at_st y_wing") is None
    declined = attack_row(hunters("ord_mantell"), "lobot", "at_st").pick("done")
    assert declined.pool(EMPIRE) == 0
    failed = attack_row(hunters("ord_mantell"), "twilek_smuggler", "stormtrooper")
    assert failed.row[0] == "twilek_smuggler"
    assert failed.why("commit at_st twilek_smuggler") == "CW-BOUNTY-13"
    assert hunters("endor").why("commit at_st lobot") == "CW-OPT-04"


@rule("CW-TURN-06", "CW-KEY-20")
def test_coruscant_base_empire() -> None:
    """At the start of your turn look at 2 galaxy cards; one back on top, one to the bottom."""

    def started() -> Scenario:
        spec = side(base="coruscant_base_empire")
        return face_off(EMPIRE, spec, galaxy=["y_wing", "at_st", "lobot"], reveal=True)

    game = started()
    assert game.asked == "trigger"
    game.pick("use coruscant_base_empire")
    assert game.names(game.events("look")[-1].things) == ["y_wing", "at_st"]
    assert game.asked == "looked"
    assert game.options == ["put y_wing top_of_galaxy_deck", "put at_st top_of_galaxy_deck"]
    game.pick("put at_st top_of_galaxy_deck")
    assert game.galaxy == ["at_st", "lobot", "y_wing"]
    assert all(put.for_seat(1).things != put.things for put in game.events("put"))  # in secret
    assert game.asked == "action"
    other = started().picks("use coruscant_base_empire", "put y_wing top_of_galaxy_deck")
    assert other.galaxy == ["y_wing", "lobot", "at_st"]
    assert started().pick("done").galaxy == ["y_wing", "at_st", "lobot"]


@rule("CW-KEY-15", "CW-ABILITY-10", "CW-BASE-07")
def test_death_star() -> None:
    """Spend 4 resources to destroy a ship your opponent has in play or any ship in the row."""

    def station(pool: int, ships: list[str], row: list[str]) -> Scenario:
        theirs = side(ships=ships)
        return face_off(EMPIRE, side(base="death_star", pool=pool), theirs, row=row)

    row = ["star_destroyer", "mon_calamari_cruiser", "lobot", "y_wing", "dengar", "blockade_runner"]
    game = station(5, ["rebel_transport"], row).pick("use death_star")
    ships = ["rebel_transport", "star_destroyer", "mon_calamari_cruiser", "blockade_runner"]
    assert game.options == [f"destroy {ship}" for ship in ships]
    game.pick("destroy star_destroyer")
    assert game.galaxy_discard == ["star_destroyer"]
    assert game.pool(EMPIRE) == 1
    game = station(4, ["rebel_transport"], row).picks("use death_star", "destroy rebel_transport")
    assert game.discard(REBEL) == ["rebel_transport"]
    assert station(3, ["rebel_transport"], row).why("use death_star") == "CW-ABILITY-10"


@rule("CW-KEY-01")
def test_endor() -> None:
    """While this is your base, your Trooper and Vehicle units have +1 attack."""
    army = side(base="endor", units=["stormtrooper", "at_st", "tie_fighter", "quarren_mercenary"])
    assert base_attack(face_off(EMPIRE, army), "stormtrooper") == 3
    assert base_attack(face_off(EMPIRE, army), "at_st") == 5
    assert base_attack(face_off(EMPIRE, army), "quarren_mercenary") == 5
    assert base_attack(face_off(EMPIRE, army), "tie_fighter") == 2


@rule("CW-ABILITY-16", "CW-TURN-19", "CW-BUY-12")
def test_jedha() -> None:
    """Your first neutral purchase may go to your hand; then it is exiled at the end of the turn."""

    def jedha() -> Scenario:
        spec = side(base="jedha", pool=20, deck=["alliance_shuttle"] * 5)
        return face_off(REBEL, spec, row=["y_wing", "dengar", "bossk"])

    game = jedha().pick("buy y_wing")
    assert game.asked == "action"
    game.picks("buy dengar", "use jedha")
    assert game.hand(REBEL) == ["dengar"]
    game.pick("buy bossk")
    assert game.asked == "action"  # the second neutral card
    game.picks("play dengar", "end")
    assert game.exile(REBEL) == ["dengar"]
    assert game.discard(REBEL) == ["y_wing", "bossk"]
    declined = jedha().picks("buy dengar", "done", "end")
    assert declined.exile(REBEL) == []
    assert declined.discard(REBEL) == ["dengar"]


@rule("CW-KEY-25", "CW-BASE-06", "CW-ABILITY-10")
def test_tatooine() -> None:
    """When you reveal this base, swap a Rebel card of the galaxy discard with a row card to gain 1
    resource."""

    def revealed(*pile: str) -> Scenario:
        spec = side(base=None, bases=["tatooine"])
        row = ["at_st", "lobot", "at_at"]
        return face_off(
            REBEL, spec, row=row, galaxy_discard=pile, galaxy=["boba_fett"], reveal=True
        )

    game = revealed("y_wing", "tie_fighter", "han_solo").pick("use tatooine")
    assert game.asked == "swap-in"
    assert game.options == ["swap-in y_wing", "swap-in han_solo"]
    game.pick("swap-in y_wing")
    assert game.asked == "swap-out"
    assert {f"swap-out {card}" for card in game.row} == set(game.options)
    game.pick("swap-out lobot")
    assert game.row[:3] == ["at_st", "y_wing", "at_at"]
    assert game.galaxy_discard == ["lobot", "tie_fighter", "han_solo"]
    assert game.galaxy == ["boba_fett"]  # no refill
    assert game.pool(REBEL) == 1
    one = revealed("tie_fighter", "han_solo").picks("use tatooine", "swap-out at_st")
    assert one.row[0] == "han_solo"
    assert one.galaxy_discard == ["tie_fighter", "at_st"]  # each takes the other's place
    assert revealed("han_solo").pick("done").pool(REBEL) == 0
    none = revealed("tie_fighter")
    assert (none.asked, none.pool(REBEL)) == ("action", 0)


@rule("CW-ABILITY-16", "CW-BUY-12")
def test_sullust() -> None:
    """When you purchase your first card of a turn, you may put it on top of your deck."""

    def sullust() -> Scenario:
        spec = side(base="sullust", pool=9, deck=["alliance_shuttle"])
        return face_off(REBEL, spec, row=["y_wing", "u_wing"])

    game = sullust().pick("buy y_wing")
    assert game.asked == "trigger"
    game.pick("use sullust")
    assert game.deck(REBEL) == ["y_wing", "alliance_shuttle"]
    game.pick("buy u_wing")
    assert game.asked == "action"
    assert game.discard(REBEL) == ["u_wing"]
    declined = sullust().picks("buy y_wing", "done", "buy u_wing")
    assert declined.asked == "action"
    assert declined.discard(REBEL) == ["y_wing", "u_wing"]


@rule("CW-KEY-02", "CW-KEY-14")
def test_yavin_4() -> None:
    """When your opponent discards from hand during your turn, deal 2 damage to the enemy base."""
    theirs = side(hand=["stormtrooper"] * 2, base="endor", ships=["gozanti_cruiser"])
    units = ["snowspeeder", "snowspeeder"]
    game = face_off(REBEL, side(base="yavin_4", units=units), theirs)
    game.picks("use snowspeeder", "discard stormtrooper")
    assert (game.asked, game.seat) == ("trigger", REBEL)
    game.pick("use yavin_4")
    assert game.damage(EMPIRE) == 2  # past the ship
    game.picks("use snowspeeder", "done")  # every time, and every time declinable
    assert game.damage(EMPIRE) == 2
    assert game.hand(EMPIRE) == []

    their_turn = face_off(
        EMPIRE,
        side(ships=["gozanti_cruiser"], hand=["stormtrooper"], deck=["imperial_shuttle"]),
        side(base="yavin_4"),
    ).pick("use gozanti_cruiser")
    assert their_turn.seat == EMPIRE
    assert their_turn.damage(EMPIRE) == 0
