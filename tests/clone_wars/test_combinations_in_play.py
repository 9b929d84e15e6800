"""Combinations of cards in play that naive implementations get wrong (EFFECTS.md, section 6)."""

from __future__ import annotations

import pytest

from tests.clone_wars.cards.moves import attack_row, base_attack, face_off, pass_turns
from tests.clone_wars.scenario import START, Scenario, invent, side, table
from tests.marks import rule

REPUBLIC, SEPARATIST, REBEL, EMPIRE = "republic", "separatist", "rebel", "empire"
EXILE_SELF_FOR_FORCE = [
    {"when": "action", "cost": [{"effect": "exile_self"}], "do": [{"effect": "gain", "force": 1}]}
]


# Texts that look, or cost something, whatever comes of them


@rule("CW-ABILITY-12", "CW-KEY-26")
def test_jyn_erso_without_the_force_only_looks() -> None:
    theirs = side(hand=["stormtrooper", "imperial_shuttle"])
    game = face_off(REBEL, side(units=["jyn_erso"]), theirs)
    assert game.offers("use jyn_erso")
    game.pick("use jyn_erso")
    assert game.asked == "action"
    look = game.events("look-hand")[-1]
    assert sorted(game.names(look.things)) == ["imperial_shuttle", "stormtrooper"]
    assert game.hand(EMPIRE) == ["imperial_shuttle", "stormtrooper"]


@rule("CW-ABILITY-12", "CW-KEY-20")
def test_moff_jerjerrod_without_the_force_only_looks() -> None:
    game = face_off(EMPIRE, side(units=["moff_jerjerrod"]), galaxy=["y_wing"])
    row = game.row
    game.pick("use moff_jerjerrod")
    assert (game.asked, game.row, game.galaxy) == ("action", row, ["y_wing"])
    look = game.events("look")[-1]
    assert game.names(look.things) == ["y_wing"]
    assert look.for_seat(1).things != look.things  # the Rebels do not see it


@rule("CW-ABILITY-10")
@pytest.mark.parametrize("slug", ["tri_fighter", "tactical_droid", "felucia"])
def test_exiling_from_the_row_needs_an_own_card_there_and_no_more(slug: str) -> None:
    spec = side(base="felucia", units=["tri_fighter", "tactical_droid"])
    none = face_off(SEPARATIST, spec, row=["at_rt"], galaxy=["mtt", "mtt"])
    assert none.why(f"use {slug}") == "CW-ABILITY-10"
    game = face_off(SEPARATIST, spec, row=["stap"], galaxy=["mtt", "mtt"], force=3)
    game.pick(f"use {slug}")
    assert game.exile(SEPARATIST) == ["stap"]
    assert game.row[0] == "mtt"
    assert game.force == 3
    assert game.pool(SEPARATIST) == (1 if slug == "felucia" else 0)


@rule("CW-ABILITY-10")
def test_droideka_and_a_b1_battle_droid_as_the_only_droid() -> None:
    only_a_b1 = face_off(SEPARATIST, side(units=["droideka"], discard=["b1_battle_droid"]))
    only_a_b1.pick("use droideka")
    assert only_a_b1.exile(SEPARATIST) == ["b1_battle_droid"]
    assert base_attack(only_a_b1, "droideka") == 6
    in_play = face_off(SEPARATIST, side(units=["droideka", "stap"], hand=["separatist_shuttle"]))
    assert in_play.why("use droideka") == "CW-ABILITY-10"  # Droids in play do not count


# Numbers that are counted when they matter


@rule("CW-KEY-23", "CW-ATTACK-08")
def test_grievous_and_b2_are_recounted_when_a_droid_exiles_itself() -> None:
    units = ["general_grievous", "b2_super_battle_droid", "vulture_droid"]
    theirs = side(base="coruscant_base_republic")
    game = face_off(SEPARATIST, side(units=units), theirs)
    game.picks("commit general_grievous base", "commit b2_super_battle_droid base")
    game.pick("use vulture_droid")
    assert game.damage(REPUBLIC) == 2
    game.pick("resolve base")
    assert game.events("attack-base")[-1].number == (6 + 1) + (3 + 1)  # each sees only the other
    counted = face_off(SEPARATIST, side(units=units), theirs)
    assert base_attack(counted, "general_grievous", "b2_super_battle_droid") == (6 + 2) + (3 + 2)


@rule("CW-KEY-23", "CW-ATTACK-08")
def test_anakin_is_recounted_when_a_trooper_exiles_itself() -> None:
    spec = side(units=["anakin_skywalker", "clone_trooper"])
    invented = [invent("clone_trooper", ability=EXILE_SELF_FOR_FORCE)]
    game = face_off(REPUBLIC, spec, invented=invented)
    game.picks("commit anakin_skywalker base", "use clone_trooper", "resolve base")
    assert game.events("attack-base")[-1].number == 6
    counted = face_off(REPUBLIC, spec, invented=invented)
    assert base_attack(counted, "anakin_skywalker") == 8


@rule("CW-EXILE-09", "CW-ATTACK-08")
def test_a_vulture_droid_that_exiles_itself_is_missing_from_its_group() -> None:
    spec = side(units=["vulture_droid", "b1_battle_droid"])
    theirs = side(base="coruscant_base_republic")
    game = face_off(SEPARATIST, spec, theirs)
    game.picks("commit vulture_droid base", "commit b1_battle_droid base", "use vulture_droid")
    assert game.damage(REPUBLIC) == 2
    game.pick("resolve base")
    assert game.damage(REPUBLIC) == 4  # the B1's share alone
    alone = face_off(SEPARATIST, spec, theirs)
    alone.picks("commit vulture_droid base", "use vulture_droid")
    assert not alone.offers("resolve base")


@rule("CW-KEY-01", "CW-FORCE-02")
def test_arquitens_loses_its_bonus_with_the_force_in_the_opponents_turn() -> None:
    spec = side(ships=["arquitens_class_light_cruiser"], deck=["republic_shuttle"] * 6)
    theirs = side(base="geonosis", hand=["asajj_ventress"], deck=["separatist_shuttle"] * 6)
    game = face_off(REPUBLIC, spec, theirs, force=1)
    assert base_attack(game, "arquitens_class_light_cruiser") == 2
    game.picks("end", "play asajj_ventress", "end")
    assert game.force == -1
    assert base_attack(game, "arquitens_class_light_cruiser") == 1


@rule("CW-KEY-01")
def test_venator_strengthens_fighters_played_before_and_after_it() -> None:
    hand = ["delta_7b", "delta_7b", "venator_class_star_destroyer"]
    game = face_off(REPUBLIC, side(hand=hand))
    game.picks("play delta_7b", "commit delta_7b base", "play venator_class_star_destroyer")
    game.picks("play delta_7b", "commit delta_7b base", "resolve base")
    assert game.damage(SEPARATIST) == 8


@rule("CW-BASE-11", "CW-TURN-18")
def test_a_ship_that_lived_by_anaxes_dies_with_it() -> None:
    theirs = side(base="anaxes", damage=14, ships=[("consular_class_cruiser", 4)])
    game = face_off(SEPARATIST, side(units=["vulture_droid"]), theirs)
    game.picks("use vulture_droid", "damage anaxes")
    assert game.victory(SEPARATIST) == ["anaxes"]
    assert game.ships(REPUBLIC) == {}
    assert game.discard(REPUBLIC) == ["consular_class_cruiser"]
    scratched = side(base="anaxes", damage=14, ships=[("consular_class_cruiser", 2)])
    game = face_off(SEPARATIST, side(units=["vulture_droid"]), scratched)
    game.picks("use vulture_droid", "damage anaxes")
    assert game.ships(REPUBLIC) == {"consular_class_cruiser": 2}


@rule("CW-EXILE-09", "CW-PLAY-03")
def test_nightsister_gives_her_force_before_she_exiles_herself() -> None:
    game = face_off(REPUBLIC, side(hand=["nightsister"], discard=["republic_shuttle"]), force=-1)
    game.pick("play nightsister")
    assert game.force == 1
    game.picks("use nightsister", "exile republic_shuttle discard")
    assert game.force == 1
    assert game.exile(REPUBLIC) == ["nightsister", "republic_shuttle"]


# Choices put to the opponent


@rule("CW-KEY-24", "CW-KEY-13")
def test_a_choice_with_one_possible_option_is_no_choice() -> None:
    hondo = face_off(REPUBLIC, side(units=["hondo_ohnaka"], deck=["jedi_knight"]), side())
    hondo.pick("use hondo_ohnaka")
    assert (hondo.asked, hondo.seat, hondo.pool(REPUBLIC)) == ("action", REPUBLIC, 2)
    theirs = side(hand=["stormtrooper", "imperial_shuttle"])
    spy = face_off(REBEL, side(units=["duros_spy"]), theirs, force=3).pick("use duros_spy")
    assert (spy.asked, spy.seat) == ("discard", EMPIRE)  # no more Force to be gained
    assert spy.pick("discard stormtrooper").force == 3


# Bases


@rule("CW-FAQ-11", "CW-TURN-13")
def test_mygeeto_lost_with_resources_in_the_pool() -> None:
    spec = side(base="mygeeto", damage=14, pool=3, bases=["geonosis"], deck=["stap"])
    theirs = side(hand=["clone_trooper"], deck=["republic_shuttle"] * 7)
    game = face_off(SEPARATIST, spec, theirs).pick("end")
    game.picks("play clone_trooper", "commit clone_trooper base", "resolve base")
    assert game.victory(REPUBLIC) == ["mygeeto"]
    game.pick("end")
    assert (game.base(SEPARATIST), game.pool(SEPARATIST)) == ("geonosis", 3)  # still there to spend
    assert game.pick("end").pool(SEPARATIST) == 0


@rule("CW-KEY-22")
@pytest.mark.parametrize(("base", "owner"), [("kashyyyk", REPUBLIC), ("hoth", REBEL)])
def test_two_attacks_and_an_ability_share_one_allowance(base: str, owner: str) -> None:
    units = ["poggle_the_lesser", "vulture_droid", "droideka"]
    game = table(
        factions=f"separatist,{owner}",
        options={"neutral": "clone_wars"},
        separatist=side(units=units, deck=["separatist_shuttle"] * 6),
        **{owner: side(base=base)},  # type: ignore[arg-type]
    )
    assert base_attack(game, "poggle_the_lesser") == 1
    assert game.damage(owner) == 0
    game.pick("use vulture_droid")
    assert game.damage(owner) == 1
    assert base_attack(game, "droideka") == 4
    assert game.damage(owner) == 5
    pass_turns(game)
    assert game.damage(owner) == 5


@rule("CW-BUY-06", "CW-KEY-12")
@pytest.mark.parametrize(
    ("base", "own", "row", "refills"),
    [
        ("utapau", REPUBLIC, ["stap", "mtt", "droideka", "stap", "mtt"], ["tri_fighter"] * 2),
        ("rodia", EMPIRE, ["y_wing", "u_wing", "b_wing", "y_wing", "u_wing"], ["x_wing"] * 3),
    ],
)
def test_five_enemy_cards_are_counted_once(
    base: str, own: str, row: list[str], refills: list[str]
) -> None:
    galaxy = [*refills, *(["delta_7b"] * 3 if own == REPUBLIC else ["tie_fighter"] * 2)]
    spec = side(base=None, bases=[base])
    game = face_off(own, spec, row=row, galaxy=galaxy, reveal=True).pick(f"use {base}")
    enemy = game.game.facts.factions[1]
    assert game.damage(enemy) == 5
    assert game.galaxy_discard == row
    assert game.row[:5] == galaxy[:5]  # enemy cards among the refills stay
    assert game.galaxy == galaxy[5:]


# The end of the galaxy deck


@rule("CW-KEY-08", "CW-DECK-04")
@pytest.mark.parametrize(
    ("slug", "own", "mine", "foes"),
    [("stap", SEPARATIST, "mtt", "at_rt"), ("scout_trooper", EMPIRE, "at_st", "y_wing")],
)
def test_revealing_the_last_card_of_the_galaxy_deck(
    slug: str, own: str, mine: str, foes: str
) -> None:
    def used(galaxy: list[str], pile: list[str]) -> Scenario:
        spec = side(units=[slug, slug])
        return face_off(own, spec, galaxy=galaxy, galaxy_discard=pile).pick(f"use {slug}")

    assert used([mine], []).galaxy == [mine]
    last = used([foes], [])
    assert (last.galaxy, last.galaxy_discard) == ([], [foes])
    last.pick(f"use {slug}")  # the pile is shuffled first, then the same card turned up
    assert (last.galaxy, last.galaxy_discard) == ([], [foes])
    again = used([], [mine])
    assert (again.galaxy, again.galaxy_discard, again.force) == ([mine], [], 1)
    empty = face_off(own, side(units=[slug]), galaxy=[])
    assert empty.why(f"use {slug}") == "CW-ABILITY-12"


@rule("CW-DECK-08", "CW-KEY-20")
def test_coruscant_with_one_card_left_in_the_galaxy_deck() -> None:
    def used(galaxy: list[str], pile: list[str]) -> Scenario:
        spec = side(base="coruscant_base_empire")
        game = face_off(EMPIRE, spec, galaxy=galaxy, galaxy_discard=pile, reveal=True)
        return game.pick("use coruscant_base_empire")

    alone = used(["y_wing"], [])
    assert (alone.asked, alone.galaxy) == ("action", ["y_wing"])
    with_pile = used(["y_wing"], ["at_st"])
    options = ["put y_wing top_of_galaxy_deck", "put at_st top_of_galaxy_deck"]
    assert with_pile.options == options
    assert with_pile.pick(options[1]).galaxy == ["at_st", "y_wing"]
    assert with_pile.galaxy_discard == []
    only_pile = used([], ["at_st", "y_wing", "lobot"])
    assert (only_pile.asked, len(only_pile.galaxy)) == ("looked", 3)


# Triggers inside triggers


@rule("CW-ABILITY-17", "CW-ABILITY-14")
def test_yavin_4_deals_its_damage_before_the_next_defeat_text() -> None:
    spec = side(base="yavin_4", units=["cassian_andor", "dengar"])
    theirs = side(base="endor", hand=["stormtrooper", "imperial_shuttle"])
    game = face_off(REBEL, spec, theirs, row=["at_at"], galaxy=["at_st"])
    attack_row(game, "at_at", "cassian_andor", "dengar")
    assert game.options == ["use cassian_andor", "use dengar", "done"]
    game.picks("use cassian_andor", "discard stormtrooper")
    assert game.options == ["use yavin_4", "done"]
    game.pick("use yavin_4")
    assert game.damage(EMPIRE) == 2
    assert game.options == ["use dengar", "done"]
    game.pick("use dengar")
    assert game.pool(REBEL) == 2


@rule("CW-BOUNTY-12")
def test_only_the_units_of_the_group_defeat_the_card() -> None:
    spec = side(units=["embo", "cad_bane", "aurra_sing"], deck=["jedi_knight"])
    game = face_off(REPUBLIC, spec, row=["mtt"])
    attack_row(game, "mtt", "embo", "aurra_sing").pick("done")
    assert game.options == ["use embo", "use aurra_sing", "done"]  # Cad Bane looked on


@rule("CW-WIN-02", "CW-ABILITY-17")
def test_the_game_ends_in_the_middle_of_a_chain_of_texts() -> None:
    lost = ["lothal", "corellia"]
    theirs = side(base="endor", damage=14, lost=lost, hand=["stormtrooper"])
    spec = side(base="yavin_4", units=["cassian_andor", "dengar"])
    game = face_off(REBEL, spec, theirs, row=["at_at"], galaxy=["at_st"])
    attack_row(game, "at_at", "cassian_andor", "dengar").picks("use cassian_andor", "use yavin_4")
    assert (game.asked, game.winner) == ("over", REBEL)
    assert game.pool(REBEL) == 0


def test_a_base_revealed_at_the_start_pays_the_force_bonus_in_time() -> None:
    game = table(
        step=START, active=SEPARATIST, separatist=side(base=None, bases=["serenno"]), force=1
    ).pick("use serenno")
    assert (game.force, game.pool(SEPARATIST)) == (-3, 1)
