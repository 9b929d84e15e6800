"""ABILITY: using an ability, how often, when, and how far it is carried out."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.clone_wars.seen import seen
from tests.marks import rule

DRAW = {"effect": "draw", "n": 1}
FORCE = {"effect": "gain", "force": 1}
DISCARD = {"effect": "discard", "who": "self", "n": 1, "pick": "owner"}


@rule("CW-ABILITY-01")
def test_every_use_is_named_in_public() -> None:
    game = table(republic=side(units=["r2_d2", "yoda"], deck=["clone_trooper"]))
    game.pick("use yoda")
    used = game.events("use")
    assert [game.names(event.things) for event in used] == [["yoda"]]
    assert used[0].seen_by == -1
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-ABILITY-01")
def test_a_card_has_the_abilities_it_has_and_no_others() -> None:
    game = table(republic=side(units=["yoda"], deck=["clone_trooper"]))
    assert game.why("use yoda 1") is None
    assert game.why("use yoda 2") == "CW-ABILITY-01"


@rule("CW-ABILITY-02")
def test_no_ability_has_to_be_used() -> None:
    game = table(
        republic=side(
            units=["clone_medic"],
            ships=["consular_class_cruiser"],
            base="coruscant_base_republic",
            damage=5,
            deck=["republic_shuttle"] * 5,
        )
    )
    for one in ("clone_medic", "consular_class_cruiser", "coruscant_base_republic"):
        assert game.offers(f"use {one}")
    assert game.why("end") is None
    game.pick("end")
    assert (game.seat, game.force, game.damage("republic")) == ("separatist", 0, 5)
    assert game.events("use") == []


@rule("CW-ABILITY-02")
def test_a_played_card_brings_no_duty_to_use_it() -> None:
    game = table(republic=side(hand=["clone_medic"], damage=5))
    game.pick("play clone_medic")
    assert game.offers("use clone_medic")
    game.pick("end")
    assert game.damage("republic") == 5


@rule("CW-ABILITY-03")
def test_an_ability_is_used_once_in_a_turn() -> None:
    game = table(republic=side(units=["clone_medic"], damage=5))
    game.pick("use clone_medic")
    assert game.damage("republic") == 3
    assert not game.offers("use clone_medic")
    assert game.why("use clone_medic") == "CW-ABILITY-03"


@rule("CW-ABILITY-03")
def test_two_copies_have_one_use_each() -> None:
    game = table(republic=side(units=["clone_medic", "clone_medic"], damage=5))
    game.picks("use clone_medic", "use clone_medic")
    assert game.damage("republic") == 1
    assert not game.offers("use clone_medic")


@rule("CW-ABILITY-03")
def test_two_abilities_of_one_card_have_one_use_each() -> None:
    texts = [{"when": "action", "do": [FORCE]}, {"when": "action", "do": [DRAW]}]
    game = table(
        invented=[invent("clone_medic", ability=texts)],
        republic=side(units=["clone_medic"], deck=["clone_trooper"] * 2),
    )
    game.pick("use clone_medic 2")
    assert game.why("use clone_medic 2") == "CW-ABILITY-03"
    game.pick("use clone_medic 1")
    assert (game.force, game.hand("republic")) == (1, ["clone_trooper"])
    assert not game.offers("use clone_medic 1")


@rule("CW-ABILITY-03")
def test_bases_and_ships_may_use_theirs_again_in_their_owners_next_turn() -> None:
    game = table(
        republic=side(base="coruscant_base_republic", ships=["consular_class_cruiser"]), force=-2
    )
    game.picks("use coruscant_base_republic", "use consular_class_cruiser")
    assert game.force == 0
    game.picks("end", "end")
    game.picks("use coruscant_base_republic")
    assert game.force == 1


@rule("CW-ABILITY-03")
def test_triggered_texts_are_exempt() -> None:
    text = {"when": "on_play_card", "do": [FORCE]}
    game = table(
        invented=[invent("toydaria", ability=[text])],
        republic=side(base="toydaria", units=["clone_medic"], damage=5, hand=["clone_trooper"] * 2),
    )
    game.picks("use clone_medic", "play clone_trooper", "use toydaria")
    game.picks("play clone_trooper", "use toydaria")
    assert (game.force, game.why("use clone_medic")) == (2, "CW-ABILITY-03")


@rule("CW-ABILITY-04")
@pytest.mark.parametrize("before", range(4))
def test_an_ability_may_be_used_before_between_and_after_other_actions(before: int) -> None:
    moves = ["commit obi_wan_kenobi base", "resolve base", "buy outer_rim_pilot"]
    game = table(republic=side(hand=["obi_wan_kenobi"], damage=5, pool=2))
    game.pick("play obi_wan_kenobi")
    game.picks(*moves[:before], "use obi_wan_kenobi", *moves[before:])
    assert (game.damage("republic"), game.damage("separatist")) == (2, 4)


@rule("CW-ABILITY-04")
def test_no_ability_is_used_during_the_start_steps() -> None:
    text = {"when": "action", "do": [FORCE]}
    game = table(
        invented=[invent("consular_class_cruiser", ability=[text])],
        republic=side(base=None, ships=["consular_class_cruiser"]),
        step=1,
        force=2,
    )
    assert (game.asked, game.pool("republic")) == ("new-base", 0)
    assert game.why("use consular_class_cruiser") == "CW-TURN-08"
    game.pick("base kamino")
    assert game.pool("republic") == 1  # the ship's income, no bonus for the Force
    assert game.offers("use consular_class_cruiser")


@rule("CW-ABILITY-04")
def test_no_ability_is_used_after_the_end_of_the_turn_was_announced() -> None:
    text = {"when": "end_of_turn", "do": [DRAW]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(units=["clone_medic", "yoda"], deck=["republic_shuttle"] * 5),
    )
    assert game.offers("use yoda")
    game.pick("end")
    assert game.options == ["use clone_medic", "done"]
    assert game.why("use yoda") == "CW-TURN-08"


@rule("CW-ABILITY-04")
def test_ships_and_bases_use_nothing_in_the_opponents_turn() -> None:
    game = table(
        republic=side(base="coruscant_base_republic", ships=["consular_class_cruiser"]),
        active="separatist",
    )
    assert not game.offers("use consular_class_cruiser")
    assert game.why("use consular_class_cruiser") == "CW-TERM-08"
    assert game.why("use coruscant_base_republic", by="republic") == "CW-TURN-09"
    game.pick("end")
    assert game.offers("use consular_class_cruiser")


def unit_marks(game: Scenario) -> tuple[object, object]:
    """Used and attacking, as the opponent sees the first unit of the Republic."""
    path = ("sides", 0, "units", 0)
    return seen(game, "separatist", *path, "used"), seen(game, "separatist", *path, "committed")


@rule("CW-ABILITY-05")
def test_used_and_attacking_are_independent_marks() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], damage=5))
    assert unit_marks(game) == ([], False)
    game.pick("use obi_wan_kenobi")
    assert unit_marks(game) == ([0], False)
    game.pick("commit obi_wan_kenobi base")
    assert unit_marks(game) == ([0], True)
    assert not game.offers("use obi_wan_kenobi")


@rule("CW-ABILITY-05")
def test_attacking_does_not_mark_the_ability_as_used() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], damage=5))
    game.pick("commit obi_wan_kenobi base")
    assert unit_marks(game) == ([], True)
    assert game.offers("use obi_wan_kenobi")


@rule("CW-ABILITY-05")
def test_a_base_loses_its_mark_at_the_end_of_the_turn() -> None:
    game = table(republic=side(base="coruscant_base_republic"))
    game.pick("use coruscant_base_republic")
    assert seen(game, "separatist", "sides", 0, "base", "used") == [0]
    game.pick("end")
    assert seen(game, "separatist", "sides", 0, "base", "used") == []


@rule("CW-ABILITY-06")
def test_repairing_more_than_there_is_repairs_what_there_is() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], damage=2))
    game.pick("use obi_wan_kenobi")
    assert game.damage("republic") == 0


@rule("CW-ABILITY-06")
def test_drawing_more_than_there_is_draws_what_there_is() -> None:
    game = table(republic=side(units=["yoda"], deck=["clone_trooper"]), force=1)
    game.pick("use yoda")
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-ABILITY-06", "CW-FAQ-04")
def test_an_impossible_part_is_skipped_and_the_others_are_done() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], deck=["clone_trooper"], damage=0), force=1)
    game.pick("use obi_wan_kenobi")
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-ABILITY-07", "CW-FAQ-04")
def test_a_part_cannot_be_left_out_by_choice() -> None:
    text = {"when": "action", "do": [DRAW, DISCARD]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(units=["clone_medic"], hand=["jedi_knight"], deck=["clone_trooper"]),
    )
    game.pick("use clone_medic")
    assert game.options == ["discard jedi_knight", "discard clone_trooper"]
    assert game.why("end") == "CW-TURN-08"
    game.pick("discard clone_trooper")
    assert game.discard("republic") == ["clone_trooper"]


@rule("CW-ABILITY-07")
def test_a_fixed_number_of_cards_cannot_be_shortened() -> None:
    text = {"when": "action", "do": [{"effect": "exile", "n": 2, "from": ["hand", "discard"]}]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(units=["clone_medic"], hand=["jedi_knight", "at_rt"], discard=["yoda"]),
    )
    game.picks("use clone_medic", "exile yoda discard")
    assert game.options == ["exile jedi_knight hand", "exile at_rt hand"]
    game.pick("exile at_rt hand")
    assert game.exile("republic") == ["at_rt", "yoda"]


@rule("CW-ABILITY-08")
@pytest.mark.parametrize("number", range(3))
def test_up_to_two_is_none_one_or_two(number: int) -> None:
    game = table(republic=side(units=["nightsister"], hand=["republic_shuttle"] * 3))
    game.pick("use nightsister")
    game.picks(*["exile republic_shuttle hand"] * number)
    if number < 2:
        game.pick("done")
    assert game.asked == "action"
    assert game.exile("republic") == ["nightsister", *["republic_shuttle"] * number]


@rule("CW-ABILITY-08")
def test_up_to_two_with_one_candidate_is_none_or_one() -> None:
    game = table(republic=side(units=["nightsister"], discard=["clone_trooper"]))
    game.pick("use nightsister")
    assert game.options == ["exile clone_trooper discard", "done"]
    game.pick("exile clone_trooper discard")
    assert game.asked == "action"


@rule("CW-ABILITY-08")
def test_a_part_worded_as_may_can_be_declined() -> None:
    game = table(
        factions="empire,rebel",
        empire=side(units=["moff_jerjerrod"]),
        force=1,
        galaxy=["luke_skywalker"],
    )
    row = game.row
    game.pick("use moff_jerjerrod")
    assert game.offers("swap-out jabba_the_hutt")
    game.pick("done")
    assert (game.row, game.galaxy) == (row, ["luke_skywalker"])
