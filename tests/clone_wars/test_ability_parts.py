"""ABILITY: the parts of a text: their order, costs, choices, and what has no effect."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Invented, invent, side, table
from tests.marks import rule

FORCE = {"effect": "gain", "force": 1}
DRAW = {"effect": "draw", "n": 1}
DRAW_WITH_FORCE = {**DRAW, "if": [{"cond": "force_with_you"}]}


def medic(*effects: dict[str, object], **clause: object) -> Invented:
    """A Clone Medic with another ability."""
    return invent("clone_medic", ability=[{"when": "action", "do": [*effects], **clause}])


@rule("CW-ABILITY-09")
@pytest.mark.parametrize(
    ("parts", "drawn"), [((FORCE, DRAW_WITH_FORCE), 1), ((DRAW_WITH_FORCE, FORCE), 0)]
)
def test_each_part_sees_the_result_of_the_one_before(
    parts: tuple[dict[str, object], ...], drawn: int
) -> None:
    game = table(
        invented=[medic(*parts)], republic=side(units=["clone_medic"], deck=["clone_trooper"])
    )
    game.pick("use clone_medic")
    assert game.force == 1
    assert len(game.hand("republic")) == drawn


@rule("CW-ABILITY-09")
def test_the_row_is_refilled_before_the_next_part() -> None:
    reveal: dict[str, object] = {"effect": "reveal_top", "deck": "galaxy", "if_own": [FORCE]}
    exile: dict[str, object] = {
        "effect": "exile",
        "n": 1,
        "from": ["galaxy_row"],
        "filter": {"faction": "own"},
    }
    game = table(
        invented=[medic(exile, reveal)],
        republic=side(units=["clone_medic"]),
        row=["at_rt"],
        galaxy=["hutt_fighter", "yoda"],
    )
    game.pick("use clone_medic")
    assert (game.row[0], game.galaxy, game.force) == ("hutt_fighter", ["yoda"], 1)


@rule("CW-ABILITY-10")
def test_what_cannot_be_paid_gives_nothing() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["tactical_droid"], base="felucia"),
        row=["clone_medic"],
    )
    for one in ("tactical_droid", "felucia"):
        assert not game.offers(f"use {one}")
        assert game.why(f"use {one}") == "CW-ABILITY-10"


@rule("CW-ABILITY-10")
@pytest.mark.parametrize("hand", range(4))
def test_a_cost_is_done_in_full_or_not_at_all(hand: int) -> None:
    exile_two = {"effect": "exile", "n": 2, "from": ["hand"]}
    game = table(
        invented=[medic(FORCE, cost=[exile_two])],
        republic=side(units=["clone_medic"], hand=["republic_shuttle"] * hand),
    )
    assert game.offers("use clone_medic") == (hand >= 2)
    assert game.why("use clone_medic") == (None if hand >= 2 else "CW-ABILITY-10")


@rule("CW-ABILITY-10")
def test_resources_are_a_cost_like_any_other() -> None:
    game = table(republic=side(units=["hutt_fighter", "republic_shuttle"]))
    assert game.why("use hutt_fighter") == "CW-ABILITY-10"
    game = table(republic=side(units=["hutt_fighter"], pool=1))
    game.picks("use hutt_fighter", "commit hutt_fighter base", "resolve base")
    assert (game.pool("republic"), game.damage("separatist")) == (0, 4)


@rule("CW-ABILITY-10")
def test_a_cost_may_be_paid_although_nothing_comes_of_it() -> None:
    game = table(
        active="separatist",
        separatist=side(hand=["b1_battle_droid"], ships=["munificent_class_frigate"]),
    )
    game.pick("use munificent_class_frigate")
    assert game.exile("separatist") == ["b1_battle_droid"]
    assert game.hand("separatist") == []


@rule("CW-ABILITY-10")
def test_a_cost_is_paid_before_its_effect() -> None:
    game = table(
        republic=side(units=["savage_opress"], hand=["clone_trooper"], deck=["jedi_knight"])
    )
    game.pick("use savage_opress")
    assert game.discard("republic") == ["clone_trooper"]
    assert (game.hand("republic"), game.force) == (["jedi_knight"], 1)


@rule("CW-ABILITY-11")
def test_the_user_of_a_text_chooses_and_has_to() -> None:
    game = table(
        republic=side(base=None, bases=["ryloth"]), row=["at_te", "yoda"], galaxy=["at_rt"], step=1
    )
    game.pick("use ryloth")
    assert (game.seat, game.asked) == ("republic", "purchase")
    assert game.offers("purchase at_te")
    assert not game.offers("done")
    game.pick("purchase yoda")
    assert game.hand("republic") == ["yoda"]


@rule("CW-ABILITY-11")
def test_a_single_candidate_is_taken_without_a_question() -> None:
    game = table(
        active="separatist",
        separatist=side(base="geonosis", discard=["b1_battle_droid", "separatist_shuttle"]),
    )
    game.pick("use geonosis")
    assert (game.asked, game.hand("separatist")) == ("action", ["b1_battle_droid"])


@rule("CW-ABILITY-12")
def test_an_ability_without_effect_is_not_offered() -> None:
    game = table(republic=side(units=["clone_medic", "yoda", "r2_d2"]))
    for one in ("clone_medic", "yoda", "r2_d2"):
        assert not game.offers(f"use {one}")
        assert game.why(f"use {one}") == "CW-ABILITY-12"


@rule("CW-ABILITY-12")
def test_an_ability_of_which_one_part_works_is_offered() -> None:
    repair: dict[str, object] = {"effect": "repair", "n": 2}
    game = table(invented=[medic(repair, FORCE)], republic=side(units=["clone_medic"]))
    assert game.why("use clone_medic") is None
    game.pick("use clone_medic")
    assert game.force == 1


@rule("CW-ABILITY-12")
def test_an_ability_whose_condition_is_unmet_cannot_be_used() -> None:
    game = table(
        republic=side(units=["delta_7b", "at_te"], deck=["clone_trooper"]), separatist=side()
    )
    assert not game.offers("use delta_7b")
    assert not game.offers("use at_te")
    assert game.why("use delta_7b") == "CW-FORCE-06"
    assert game.why("use at_te") == "CW-KEY-05"
    empty = table(republic=side(units=["delta_7b"]), force=1)
    assert empty.why("use delta_7b") == "CW-ABILITY-12"


@rule("CW-ABILITY-12")
@pytest.mark.parametrize(("deck", "pile"), [(["stap"], []), ([], ["yoda"]), ([], [])])
def test_revealing_a_card_is_an_effect_as_long_as_there_is_one(
    deck: list[str], pile: list[str]
) -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"]),
        galaxy=deck,
        galaxy_discard=pile,
        force=-3,
    )
    possible = bool(deck or pile)
    assert game.offers("use stap") == possible
    assert game.why("use stap") == (None if possible else "CW-ABILITY-12")


@rule("CW-ABILITY-12")
@pytest.mark.parametrize("hand", [[], ["stormtrooper", "imperial_shuttle"]])
def test_looking_is_an_effect_although_no_card_changes_place(hand: list[str]) -> None:
    game = table(factions="rebel,empire", rebel=side(units=["jyn_erso"]), empire=side(hand=hand))
    assert game.offers("use jyn_erso") == bool(hand)
    assert game.why("use jyn_erso") == (None if hand else "CW-ABILITY-12")


@rule("CW-ABILITY-12")
@pytest.mark.parametrize(("deck", "pile"), [(["death_trooper"], []), ([], ["x_wing"]), ([], [])])
def test_looking_at_the_galaxy_deck_is_an_effect_without_the_force(
    deck: list[str], pile: list[str]
) -> None:
    game = table(
        factions="empire,rebel",
        empire=side(units=["moff_jerjerrod"]),
        galaxy=deck,
        galaxy_discard=pile,
    )
    assert game.offers("use moff_jerjerrod") == bool(deck or pile)


@rule("CW-ABILITY-13")
def test_an_ability_that_removes_its_own_card_goes_on() -> None:
    game = table(republic=side(units=["outer_rim_pilot"]))
    game.pick("use outer_rim_pilot")
    assert (game.units("republic"), game.exile("republic")) == ([], ["outer_rim_pilot"])
    assert game.force == 1


@rule("CW-ABILITY-13")
def test_choices_of_an_ability_are_still_made_when_its_card_is_gone() -> None:
    game = table(republic=side(units=["nightsister"], hand=["clone_trooper", "jedi_knight"]))
    game.pick("use nightsister")
    assert game.units("republic") == []
    game.picks("exile jedi_knight hand", "done")
    assert game.exile("republic") == ["jedi_knight", "nightsister"]


@rule("CW-ABILITY-13")
def test_a_ship_that_exiles_itself_still_destroys_another() -> None:
    game = table(
        factions="rebel,empire",
        rebel=side(ships=["hammerhead_corvette"]),
        empire=side(ships=["star_destroyer"]),
    )
    game.pick("use hammerhead_corvette")
    assert (game.ships("rebel"), game.ships("empire")) == ({}, {})
    assert game.discard("empire") == ["star_destroyer"]
