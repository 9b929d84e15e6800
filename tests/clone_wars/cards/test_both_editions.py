"""Starters, faction cards and ships that say the same in both editions."""

from __future__ import annotations

import pytest

from tests.clone_wars.cards.moves import FACTIONS, attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, side
from tests.marks import rule


@rule("CW-KEY-13", "CW-PLAY-04")
@pytest.mark.parametrize(
    ("slug", "own"),
    [
        ("jedi_knight", "republic"),
        ("dark_side_agent", "separatist"),
        ("temple_guardian", "rebel"),
        ("inquisitor", "empire"),
    ],
)
def test_when_played_choose_an_attack_a_resource_or_a_force(slug: str, own: str) -> None:
    def played(force: int = 0) -> Scenario:
        return face_off(own, side(hand=[slug]), force=force).pick(f"play {slug}")

    assert base_attack(played().pick(f"choose {slug} 1"), slug) == 1
    assert played().pick(f"choose {slug} 2").pool(own) == 1
    assert played().pick(f"choose {slug} 3").force == 1

    at_the_end = played(force=3)
    assert at_the_end.options == [f"choose {slug} 1", f"choose {slug} 2", "done"]

    declined = played().pick("done")
    assert (declined.pool(own), declined.force) == (0, 0)
    assert declined.why(f"use {slug}") == "CW-KEY-04"
    assert base_attack(declined, slug) == 0


@rule("CW-EXILE-09", "CW-ABILITY-13")
@pytest.mark.parametrize("own", ["republic", "separatist", "rebel", "empire"])
def test_outer_rim_pilot(own: str) -> None:
    """Both editions' pilots: exile this unit to gain 1 Force."""
    game = face_off(own, side(hand=["outer_rim_pilot"]), force=-1)
    game.pick("play outer_rim_pilot")
    assert game.pool(own) == 2
    game.pick("use outer_rim_pilot")
    assert game.force == 0
    assert game.exile(own) == ["outer_rim_pilot"]
    assert game.units(own) == []
    assert game.pool(own) == 2

    at_the_end = face_off(own, side(units=["outer_rim_pilot"]), force=3)
    at_the_end.pick("use outer_rim_pilot")  # a cost may be paid for nothing (CW-ABILITY-10)
    assert at_the_end.exile(own) == ["outer_rim_pilot"]
    assert at_the_end.force == 3


@rule("CW-KEY-12")
@pytest.mark.parametrize(
    ("slug", "own"), [("at_rt", "republic"), ("tie_bomber", "empire"), ("at_st", "empire")]
)
def test_discard_a_card_of_the_row(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]
    game = face_off(
        own,
        side(units=[slug], hand=[mine.trooper]),
        row=[mine.cheap, foe.dear, foe.cheap],
        galaxy=[foe.ship, mine.dear],
    )
    game.pick(f"use {slug}")
    assert game.asked == "discard-row"
    assert {f"discard-row {card}" for card in game.row} == set(game.options)
    game.pick(f"discard-row {foe.dear}")
    assert game.galaxy_discard == [foe.dear]
    assert game.row[:3] == [mine.cheap, foe.ship, foe.cheap]
    assert game.asked == "action"  # no reward
    assert game.pool(own) == 0
    assert game.why(f"use {slug}") == "CW-ABILITY-03"


@rule("CW-KEY-14", "CW-EXILE-09", "CW-ABILITY-10")
@pytest.mark.parametrize(("slug", "own"), [("vulture_droid", "separatist"), ("y_wing", "rebel")])
def test_exile_to_deal_2_damage_to_base_or_ship(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]

    def used(*ships: str) -> Scenario:
        theirs = side(base=foe.quiet_base, ships=ships)
        return face_off(own, side(units=[slug]), theirs).pick(f"use {slug}")

    game = used(foe.ship)
    assert game.asked == "damage"
    assert game.options == [f"damage {foe.quiet_base}", f"damage {foe.ship}"]
    game.pick(f"damage {foe.quiet_base}")
    assert game.damage(foe.name) == 2  # the ship does not protect it
    assert game.ships(foe.name) == {foe.ship: 0}
    assert game.exile(own) == [slug]

    game = used(foe.ship).pick(f"damage {foe.ship}")
    assert game.ships(foe.name) == {foe.ship: 2}
    assert game.damage(foe.name) == 0

    assert used().damage(foe.name) == 2  # one target: no question

    nothing_to_hit = face_off(own, side(units=[slug]), side(base=None)).pick(f"use {slug}")
    assert nothing_to_hit.exile(own) == [slug]


@rule("CW-KEY-08")
@pytest.mark.parametrize(("slug", "own"), [("stap", "separatist"), ("scout_trooper", "empire")])
def test_reveal_the_top_card_for_force(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]

    def used(top: str) -> Scenario:
        game = face_off(own, side(units=[slug]), galaxy=[top, mine.dear])
        game.pick(f"use {slug}")
        assert game.names(game.events("reveal")[-1].things) == [top]
        assert game.asked == "action"
        return game

    own_card = used(mine.cheap)
    assert own_card.force == 1
    assert own_card.galaxy == [mine.cheap, mine.dear]
    assert own_card.galaxy_discard == []

    enemy_card = used(foe.ship)
    assert enemy_card.force == 0
    assert enemy_card.galaxy == [mine.dear]
    assert enemy_card.galaxy_discard == [foe.ship]

    neutral = used("maul" if own == "separatist" else "jabba_the_hutt")
    assert neutral.force == 0
    assert len(neutral.galaxy) == 2
    assert neutral.galaxy_discard == []


@rule("CW-KEY-11")
@pytest.mark.parametrize(
    ("slug", "own"), [("commando_droid", "separatist"), ("snowspeeder", "rebel")]
)
def test_opponent_discards_a_card_of_their_choice(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]

    def used(*hand: str) -> Scenario:
        return face_off(own, side(units=[slug]), side(hand=hand)).pick(f"use {slug}")

    game = used(foe.trooper, foe.shuttle, foe.shuttle)
    assert (game.asked, game.seat) == ("discard", foe.name)
    assert game.options == [f"discard {foe.trooper}", f"discard {foe.shuttle}"]
    game.pick(f"discard {foe.trooper}")
    assert game.discard(foe.name) == [foe.trooper]
    assert game.hand(foe.name) == [foe.shuttle, foe.shuttle]
    assert (game.asked, game.seat) == ("action", own)

    assert used(foe.trooper).discard(foe.name) == [foe.trooper]  # the only card: no question
    empty = face_off(own, side(units=[slug]), side())
    assert empty.why(f"use {slug}") == "CW-ABILITY-12"


@rule("CW-KEY-11", "CW-KEY-19", "CW-FORCE-06")
@pytest.mark.parametrize(
    ("slug", "own"), [("asajj_ventress", "separatist"), ("rebel_commando", "rebel")]
)
def test_opponent_discards_with_the_force_at_random(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]
    hand = [foe.trooper, foe.shuttle, foe.cheap, foe.dear]

    without = face_off(own, side(units=[slug]), side(hand=hand)).pick(f"use {slug}")
    assert (without.asked, without.seat) == ("discard", foe.name)
    without.pick(f"discard {foe.dear}")
    assert without.discard(foe.name) == [foe.dear]

    lost = set()
    for seed in range(12):
        game = face_off(own, side(units=[slug]), side(hand=hand), force=1, seed=seed)
        game.pick(f"use {slug}")
        assert (game.asked, game.seat) == ("action", own)
        assert len(game.hand(foe.name)) == 3
        lost.update(game.discard(foe.name))
    assert lost == set(hand)


@rule("CW-FORCE-06", "CW-KEY-18")
@pytest.mark.parametrize(("slug", "own"), [("delta_7b", "republic"), ("x_wing", "rebel")])
def test_draw_if_the_force_is_with_you(slug: str, own: str) -> None:
    mine = FACTIONS[own]
    deck = [mine.trooper, mine.shuttle]
    game = face_off(own, side(units=[slug], deck=deck), force=1).pick(f"use {slug}")
    assert game.hand(own) == [mine.trooper]
    assert game.deck(own) == [mine.shuttle]
    assert game.why(f"use {slug}") == "CW-ABILITY-03"

    balanced = face_off(own, side(units=[slug], deck=deck), force=0)
    assert not balanced.offers(f"use {slug}")
    assert balanced.why(f"use {slug}") == "CW-FORCE-06"
    reshuffled = face_off(own, side(units=[slug], discard=[mine.trooper]), force=1)
    assert reshuffled.pick(f"use {slug}").hand(own) == [mine.trooper]
    nothing_to_draw = face_off(own, side(units=[slug]), force=1)
    assert nothing_to_draw.why(f"use {slug}") == "CW-ABILITY-12"


@rule("CW-KEY-01")
@pytest.mark.parametrize(
    ("slug", "own", "fighter"),
    [
        ("venator_class_star_destroyer", "republic", "delta_7b"),
        ("imperial_carrier", "empire", "tie_interceptor"),
    ],
)
def test_while_in_play_fighters_have_1_attack_more(slug: str, own: str, fighter: str) -> None:
    trooper = FACTIONS[own].trooper
    printed = {"venator_class_star_destroyer": 4, "imperial_carrier": 0}[slug]
    assert base_attack(face_off(own, side(units=[fighter], ships=[slug])), fighter) == 4
    assert base_attack(face_off(own, side(units=[fighter], ships=[slug, slug])), fighter) == 5
    assert base_attack(face_off(own, side(units=[trooper], ships=[slug])), trooper) == 2
    assert base_attack(face_off(own, side(units=[fighter], ships=[slug])), slug) == printed
    assert base_attack(face_off(own, side(units=[fighter]), row=[slug]), fighter) == 3


@rule("CW-KEY-15", "CW-FORCE-06", "CW-SHIP-07")
@pytest.mark.parametrize(("slug", "own"), [("maul", "republic"), ("luke_skywalker", "rebel")])
def test_destroy_an_enemy_ship_if_the_force_is_with_you(slug: str, own: str) -> None:
    foe = FACTIONS[FACTIONS[own].enemy]
    neutral = {"maul": "corona_class_frigate", "luke_skywalker": "blockade_runner"}[slug]

    def facing(*ships: str, force: int = 1) -> Scenario:
        fillers = [foe.cheap, foe.cheap, foe.dear, foe.dear, foe.ship, FACTIONS[own].ship]
        return face_off(own, side(units=[slug]), side(ships=ships), force=force, row=fillers)

    game = facing(foe.ship, neutral).pick(f"use {slug}")
    assert game.options == [f"destroy {foe.ship}", f"destroy {neutral}"]
    game.pick(f"destroy {neutral}")
    assert game.discard(foe.name) == [neutral]
    assert game.ships(foe.name) == {foe.ship: 0}

    assert facing(foe.ship).pick(f"use {slug}").ships(foe.name) == {}  # the only one: no question
    assert facing(foe.ship, force=0).why(f"use {slug}") == "CW-FORCE-06"
    assert facing().why(f"use {slug}") == "CW-ABILITY-12"  # ships of the row are out of reach


@rule("CW-KEY-01", "CW-FORCE-02")
@pytest.mark.parametrize(
    ("slug", "own", "printed"), [("death_trooper", "empire", 3), ("chirrut_imwe", "rebel", 0)]
)
def test_2_attack_more_while_the_force_is_with_you(slug: str, own: str, printed: int) -> None:
    for force, attack in [(-1, printed), (0, printed), (1, printed + 2), (3, printed + 2)]:
        game = face_off(own, side(units=[slug]), force=force)
        assert base_attack(game, slug) == attack


@rule("CW-ABILITY-10", "CW-KEY-07", "CW-KEY-09")
@pytest.mark.parametrize(
    ("slug", "own"), [("action_vi_transport", "republic"), ("c_roc_cruiser", "rebel")]
)
def test_discard_a_card_to_repair_3(slug: str, own: str) -> None:
    mine = FACTIONS[own]

    def flagship(damage: int, *hand: str) -> Scenario:
        spec = side(ships=[(slug, 1)], hand=hand, damage=damage)
        return face_off(own, spec, row=[mine.cheap, mine.cheap])

    game = flagship(5, mine.trooper, mine.shuttle).pick(f"use {slug}")
    assert (game.asked, game.seat) == ("discard", own)
    game.pick(f"discard {mine.trooper}")
    assert game.discard(own) == [mine.trooper]
    assert game.hand(own) == [mine.shuttle]
    assert game.damage(own) == 2
    assert game.ships(own) == {slug: 1}  # repair is for the base

    few = flagship(2, mine.trooper).pick(f"use {slug}")  # the only card: no question
    assert (few.damage(own), few.discard(own)) == (0, [mine.trooper])
    assert flagship(5).why(f"use {slug}") == "CW-ABILITY-10"
    sound = flagship(0, mine.trooper).pick(f"use {slug}")  # the cost may be paid for nothing
    assert sound.discard(own) == [mine.trooper]


@rule("CW-BOUNTY-12", "CW-KEY-03")
@pytest.mark.parametrize(("slug", "own"), [("cad_bane", "republic"), ("boba_fett", "empire")])
def test_draw_when_it_defeats_a_row_card(slug: str, own: str) -> None:
    mine, foe = FACTIONS[own], FACTIONS[FACTIONS[own].enemy]
    spec = side(units=[slug, mine.trooper], deck=[mine.shuttle, mine.shuttle])
    game = attack_row(face_off(own, spec, row=[foe.dear]), foe.dear, slug)
    assert game.asked == "reward"  # before the text
    game.pick("done")
    assert game.asked == "trigger"
    game.pick(f"use {slug}")
    assert game.hand(own) == [mine.shuttle]

    declined = attack_row(face_off(own, spec, row=[foe.dear]), foe.dear, slug)
    assert declined.picks("done", "done").hand(own) == []
    stranger = attack_row(face_off(own, spec, row=[foe.cheap]), foe.cheap, mine.trooper)
    stranger.pick("done")
    assert stranger.asked == "action"  # it took no part
    at_the_base = face_off(own, spec)
    assert base_attack(at_the_base, slug) == 5
    assert (at_the_base.asked, at_the_base.hand(own)) == ("action", [])
