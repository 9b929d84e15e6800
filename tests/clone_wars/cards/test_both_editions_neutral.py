"""Neutral units that say the same in both editions."""

from __future__ import annotations

import pytest

from tests.clone_wars.cards.moves import FACTIONS, attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule


@rule("CW-BUY-09", "CW-ABILITY-10")
@pytest.mark.parametrize(
    ("slug", "own"), [("weequay_pirate", "republic"), ("jawa_scavenger", "rebel")]
)
def test_exile_to_purchase_from_the_galaxy_discard(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]
    neutral = {"republic": "toydarian_trader", "rebel": "twilek_smuggler"}[own]
    pile = [mine.cheap, foe.cheap, neutral, mine.dear]

    def used(pool: int, *galaxy_discard: str) -> Scenario:
        game = face_off(own, side(units=[slug], pool=pool), galaxy_discard=galaxy_discard)
        row = game.row
        game.pick(f"use {slug}")
        assert game.row == row  # no card left it
        assert game.exile(own) == [slug]
        return game

    game = used(3, *pile)
    assert game.options == [f"purchase {mine.cheap}", f"purchase {neutral}"]
    game.pick(f"purchase {neutral}")
    assert game.discard(own) == [neutral]
    assert game.pool(own) == 0
    assert game.galaxy_discard == [mine.cheap, foe.cheap, mine.dear]

    assert used(4, *pile).offers(f"purchase {mine.dear}")
    assert used(2, *pile).discard(own) == [mine.cheap]  # the only one in reach: no question
    assert used(0, *pile).galaxy_discard == pile  # exiled for nothing


@rule("CW-ATTACK-08", "CW-BOUNTY-04")
@pytest.mark.parametrize(
    ("slug", "own", "target", "too_high"),
    [
        ("assassin_droid", "republic", "droideka", "admiral_trench"),
        ("rodian_gunslinger", "rebel", "at_st", "boba_fett"),
    ],
)
def test_2_attack_more_against_the_row(slug: str, own: str, target: str, too_high: str) -> None:
    assert base_attack(face_off(own, side(units=[slug])), slug) == 2
    game = face_off(own, side(units=[slug]), row=[target])
    attack_row(game, target, slug)
    assert game.events("attack-row")[-1].number == 4
    assert game.galaxy_discard == [target]
    failed = attack_row(face_off(own, side(units=[slug]), row=[too_high]), too_high, slug)
    assert failed.row[0] == too_high


@rule("CW-BUY-11", "CW-BUY-12")
@pytest.mark.parametrize(
    ("slug", "own"), [("death_watch_warrior", "republic"), ("fang_fighter", "rebel")]
)
def test_when_purchased_into_the_hand(slug: str, own: str) -> None:
    mine = FACTIONS[own]

    def bought(force: int) -> Scenario:
        spec = side(pool=3, deck=[mine.shuttle, mine.trooper])
        game = face_off(own, spec, row=[slug], galaxy=[mine.dear], force=force)
        game.pick(f"buy {slug}")
        assert game.asked == "trigger"
        assert game.row[0] == mine.dear  # refilled before the text
        return game

    without = bought(force=0).pick(f"use {slug}")
    assert without.hand(own) == [slug]
    assert without.discard(own) == []
    assert without.pool(own) == 0

    with_it = bought(force=1).pick(f"use {slug}")
    assert with_it.hand(own) == sorted([slug, mine.shuttle])
    with_it.pick(f"play {slug}")
    assert base_attack(with_it, slug) == 3

    declined = bought(force=1).pick("done")
    assert declined.hand(own) == []
    assert declined.discard(own) == [slug]


@rule("CW-ABILITY-15", "CW-TURN-17")
@pytest.mark.parametrize(
    ("slug", "own"), [("toydarian_trader", "republic"), ("twilek_smuggler", "rebel")]
)
def test_next_purchase_goes_on_top_of_the_deck(slug: str, own: str) -> None:
    mine = FACTIONS[own]
    spec = side(units=[slug], pool=5, deck=[mine.shuttle])
    game = face_off(own, spec, row=[mine.cheap, mine.dear])
    game.picks(f"use {slug}", f"buy {mine.cheap}")
    assert game.deck(own) == [mine.cheap, mine.shuttle]
    game.pick(f"buy {mine.dear}")  # only the next one
    assert game.deck(own) == [mine.cheap, mine.shuttle]
    assert game.discard(own) == [mine.dear]

    too_early = face_off(own, spec, row=[mine.cheap, mine.dear])
    too_early.picks(f"buy {mine.cheap}", f"use {slug}")
    assert too_early.discard(own) == [mine.cheap]

    lapsed = face_off(own, side(units=[slug], deck=[mine.shuttle] * 6), row=[mine.cheap])
    lapsed.picks(f"use {slug}", "end", "end")
    assert lapsed.seat == own
    lapsed.picks(f"play {mine.shuttle}", f"buy {mine.cheap}")
    assert lapsed.discard(own)[-1] == mine.cheap


@rule("CW-ABILITY-08", "CW-EXILE-08")
@pytest.mark.parametrize(
    ("slug", "own"), [("trandoshan_hunter", "republic"), ("quarren_mercenary", "rebel")]
)
def test_when_purchased_exile_cards(slug: str, own: str) -> None:
    mine = FACTIONS[own]

    def bought(force: int) -> Scenario:
        spec = side(pool=4, hand=[mine.shuttle, mine.trooper], discard=[mine.shuttle])
        return face_off(own, spec, row=[slug], force=force).pick(f"buy {slug}")

    without = bought(force=0).pick(f"use {slug}")
    assert without.asked == "exile"  # exactly one, from hand or discard pile
    in_hand = [f"exile {mine.shuttle} hand", f"exile {mine.trooper} hand"]
    in_pile = [f"exile {mine.shuttle} discard", f"exile {slug} discard"]
    assert without.options == in_hand + in_pile
    without.pick(f"exile {mine.trooper} hand")
    assert without.exile(own) == [mine.trooper]
    assert without.asked == "action"

    with_it = bought(force=1).pick(f"use {slug}")
    assert with_it.asked == "exile-up-to"
    with_it.picks(f"exile {mine.trooper} hand", f"exile {mine.shuttle} discard")
    assert with_it.exile(own) == sorted([mine.trooper, mine.shuttle])
    assert with_it.hand(own) == [mine.shuttle]
    assert with_it.discard(own) == [slug]
    assert with_it.asked == "action"  # two are enough
    assert bought(force=1).picks(f"use {slug}", "done").exile(own) == []  # up to 2: none

    assert bought(force=0).pick("done").exile(own) == []


@rule("CW-BOUNTY-12", "CW-KEY-03")
@pytest.mark.parametrize(("slug", "own"), [("aurra_sing", "republic"), ("bossk", "rebel")])
def test_gain_1_force_when_it_defeats_a_row_card(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]
    target = {"republic": "nute_gunray", "rebel": "admiral_piett"}[own]  # reward: 1 Force

    def defeated() -> Scenario:
        game = face_off(own, side(units=[slug]), row=[target, foe.dear])
        return attack_row(game, target, slug)

    game = defeated()
    game.pick(f"reward {target}")
    assert (game.force, game.asked) == (1, "trigger")
    assert game.pick(f"use {slug}").force == 2
    assert defeated().picks("done", f"use {slug}").force == 1
    assert defeated().picks("done", "done").force == 0
    failed = attack_row(face_off(own, side(units=[slug]), row=[foe.dear]), foe.dear, slug)
    assert (failed.force, failed.asked) == (0, "action")


@rule("CW-BOUNTY-12")
@pytest.mark.parametrize(("slug", "own"), [("embo", "republic"), ("dengar", "rebel")])
def test_gain_2_resources_when_it_defeats_a_row_card(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]

    def defeated() -> Scenario:
        game = face_off(own, side(units=[slug]), row=[foe.dear])
        return attack_row(game, foe.dear, slug)

    game = defeated().pick("done")
    assert game.asked == "trigger"
    assert game.pick(f"use {slug}").pool(own) == 2
    assert defeated().picks(f"reward {foe.dear}", f"use {slug}").pool(own) == 6
    assert defeated().picks("done", "done").pool(own) == 0
