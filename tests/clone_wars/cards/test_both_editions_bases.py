"""Bases that say the same in both editions."""

from __future__ import annotations

import pytest

from tests.clone_wars.cards.moves import FACTIONS, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule


@rule("CW-BASE-06", "CW-BUY-13")
@pytest.mark.parametrize(
    ("slug", "own"),
    [("ryloth", "republic"), ("dac", "separatist"), ("corellia", "empire"), ("mon_cala", "rebel")],
)
def test_when_revealed_purchase_a_card_for_free_into_the_hand(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]
    neutral = face_off(own).row[0]

    def revealed() -> Scenario:
        spec = side(base=None, bases=[slug])
        row = [mine.dear, foe.dear, mine.cheap, foe.cheap, foe.ship, neutral]
        return face_off(own, spec, row=row, galaxy=[mine.ship], reveal=True)

    game = revealed()
    assert (game.asked, game.base(own)) == ("trigger", slug)
    game.pick(f"use {slug}")
    assert game.options == [f"purchase {card}" for card in (mine.dear, mine.cheap, neutral)]
    game.pick(f"purchase {mine.dear}")
    assert game.hand(own) == [mine.dear]
    assert game.pool(own) == 0
    assert game.row[0] == mine.ship
    assert game.asked == "action"

    declined = revealed().pick("done")
    assert declined.hand(own) == []
    assert declined.why(f"use {slug}") == "CW-KEY-04"


@rule("CW-BASE-06", "CW-ABILITY-08")
@pytest.mark.parametrize(
    ("slug", "own"),
    [
        ("naboo", "republic"),
        ("cato_neimoidia", "separatist"),
        ("kessel", "empire"),
        ("dagobah", "rebel"),
    ],
)
def test_when_revealed_exile_up_to_3_cards(slug: str, own: str) -> None:
    mine = FACTIONS[own]
    hand, pile = [mine.shuttle] * 3, [mine.trooper] * 2

    def revealed() -> Scenario:
        spec = side(base=None, bases=[slug], hand=hand, discard=pile)
        return face_off(own, spec, reveal=True)

    game = revealed().pick(f"use {slug}")
    assert game.asked == "exile-up-to"
    assert game.options == [f"exile {mine.shuttle} hand", f"exile {mine.trooper} discard", "done"]
    game.picks(
        f"exile {mine.trooper} discard",
        f"exile {mine.shuttle} hand",
        f"exile {mine.shuttle} hand",
    )
    assert game.exile(own) == sorted([mine.trooper, mine.shuttle, mine.shuttle])
    assert game.hand(own) == [mine.shuttle]
    assert game.discard(own) == [mine.trooper]
    assert game.asked == "action"

    one = revealed().picks(f"use {slug}", f"exile {mine.shuttle} hand", "done")
    assert one.exile(own) == [mine.shuttle]
    assert revealed().picks(f"use {slug}", "done").exile(own) == []
    assert revealed().pick("done").asked == "action"
    nothing_there = face_off(own, side(base=None, bases=[slug]), reveal=True)
    assert nothing_there.asked == "action"


@rule("CW-KEY-22")
@pytest.mark.parametrize(("slug", "own"), [("kashyyyk", "republic"), ("hoth", "rebel")])
def test_first_2_damage_of_a_turn_are_prevented(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]
    game = face_off(foe.name, side(units=[foe.trooper, foe.dear, foe.cheap]), side(base=slug))
    assert base_attack(game, foe.dear) == 0
    assert base_attack(game, foe.trooper) == 2
    assert game.damage(own) == 0
    assert base_attack(game, foe.cheap) == 2
    assert game.damage(own) == 2


@rule("CW-ABILITY-16", "CW-PLAY-04")
@pytest.mark.parametrize(
    ("slug", "own"), [("toydaria", "republic"), ("kafrene", "empire"), ("bespin", "rebel")]
)
def test_draw_for_the_first_neutral_card_played(slug: str, own: str) -> None:
    mine = FACTIONS[own]
    neutral, ship = face_off(own).row[0], face_off(own).row[3]

    def based(*hand: str) -> Scenario:
        spec = side(base=slug, hand=hand, deck=[mine.shuttle, mine.shuttle])
        return face_off(own, spec)

    game = based(mine.trooper, ship, neutral)
    game.pick(f"play {mine.trooper}")
    assert game.asked == "action"  # not neutral, and it does not use up the first place
    game.pick(f"play {ship}")
    assert game.asked == "trigger"
    game.pick(f"use {slug}")
    assert game.hand(own) == sorted([neutral, mine.shuttle])
    game.pick(f"play {neutral}")
    assert game.asked == "action"  # the second one

    declined = based(ship, neutral).picks(f"play {ship}", "done", f"play {neutral}")
    assert declined.asked == "action"
    assert declined.hand(own) == []


@rule("CW-BASE-06", "CW-KEY-12", "CW-KEY-14")
@pytest.mark.parametrize(("slug", "own"), [("utapau", "republic"), ("rodia", "empire")])
def test_when_revealed_enemy_cards_leave_the_row_for_damage(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]

    def revealed(*row: str) -> Scenario:
        theirs = side(base=foe.quiet_base, ships=[foe.ship])
        spec = side(base=None, bases=[slug])
        refills = [foe.cheap, mine.dear, mine.dear, mine.ship]
        return face_off(own, spec, theirs, row=row, galaxy=refills, reveal=True)

    game = revealed(foe.dear, mine.cheap, foe.ship, foe.cheap)
    game.pick(f"use {slug}")
    assert game.galaxy_discard == [foe.dear, foe.ship, foe.cheap]
    assert game.damage(foe.name) == 3  # past the ship
    assert game.row[:4] == [foe.cheap, mine.cheap, mine.dear, mine.dear]  # not discarded again
    assert game.asked == "action"

    assert revealed(foe.dear, mine.cheap).pick("done").damage(foe.name) == 0
    assert revealed(mine.cheap).asked == "action"  # nothing to discard


@rule("CW-BASE-06", "CW-FORCE-04")
@pytest.mark.parametrize(
    ("slug", "own"), [("serenno", "separatist"), ("mustafar", "empire"), ("alderaan", "rebel")]
)
def test_when_revealed_gain_4_force(slug: str, own: str) -> None:
    def revealed(force: int) -> Scenario:
        return face_off(own, side(base=None, bases=[slug]), force=force, reveal=True)

    assert revealed(-3).pick(f"use {slug}").force == 1
    game = revealed(0).pick(f"use {slug}")
    assert game.force == 3
    assert game.pool(own) == 1  # in time for the bonus of the last space
    assert revealed(-3).pick("done").force == -3
    assert revealed(3).asked == "action"  # nothing to gain
