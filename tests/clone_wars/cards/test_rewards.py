"""Rewards, one test for each shape (rulebook: Bounty hunt and sabotage)."""

from __future__ import annotations

import pytest

from orrery.core.decisions import DONE
from orrery.core.errors import IllegalPick
from tests.clone_wars.cards.moves import attack_row, base_attack, face_off
from tests.clone_wars.scenario import Scenario, invent, library, side
from tests.marks import rule

REPUBLIC, SEPARATIST = "republic", "separatist"


def sabotaged(target: str, hand: list[str] | None = None, force: int = -3) -> Scenario:
    """The Republic has just defeated a row card with Anakin Skywalker."""
    units, pile = ["anakin_skywalker", "jedi_knight"], ["republic_shuttle"]
    spec = side(units=units, hand=hand or [], discard=pile)
    row, galaxy = [target, "stap", "delta_7b", "clone_medic"], ["mtt", "vulture_droid"]
    game = face_off(REPUBLIC, spec, row=row, galaxy=galaxy, force=force)
    attack_row(game, target, "anakin_skywalker")
    return game


def test_every_shape_of_reward_is_tested_here() -> None:
    shapes = {
        tuple((str(effect["effect"]), *sorted(effect.keys() - {"effect"})) for effect in reward)
        for edition in library().editions.values()
        for fact in edition.cards
        if isinstance(reward := fact.get("reward"), list)
    }
    assert shapes == {
        (("gain", "resources"),),
        (("gain", "force"),),
        (("gain", "force", "resources"),),
        (("exile", "from", "n"),),
        (("exile", "from", "up_to"),),
        (("purchase", "filter", "free", "from", "to"),),
    }


@rule("CW-BOUNTY-07")
def test_gain_resources() -> None:
    game = sabotaged("tri_fighter").pick("reward tri_fighter")
    assert game.pool(REPUBLIC) == 3
    game.pick("buy delta_7b")  # spent in the same turn
    assert sabotaged("tri_fighter").pick("done").pool(REPUBLIC) == 0


@rule("CW-BOUNTY-07", "CW-FORCE-03")
def test_gain_force() -> None:
    assert sabotaged("commando_droid").pick("reward commando_droid").force == -1
    assert sabotaged("commando_droid").pick("done").force == -3
    assert sabotaged("commando_droid", force=3).asked == "action"  # nothing to gain


@rule("CW-BOUNTY-06", "CW-FORCE-04")
def test_gain_resources_and_force() -> None:
    game = sabotaged("admiral_trench").pick("reward admiral_trench")
    assert (game.pool(REPUBLIC), game.force) == (3, -1)
    full = sabotaged("admiral_trench", force=3).pick("reward admiral_trench")
    assert (full.pool(REPUBLIC), full.force) == (3, 3)  # all or nothing, as far as possible
    declined = sabotaged("admiral_trench").pick("done")
    assert (declined.pool(REPUBLIC), declined.force) == (0, -3)


@rule("CW-BOUNTY-06", "CW-EXILE-03", "CW-ABILITY-07")
def test_exile_a_card() -> None:
    game = sabotaged("tactical_droid", hand=["clone_trooper"]).pick("reward tactical_droid")
    assert game.options == ["exile clone_trooper hand", "exile republic_shuttle discard"]
    game.pick("exile republic_shuttle discard")
    assert game.exile(REPUBLIC) == ["republic_shuttle"]
    assert game.discard(REPUBLIC) == []
    accepted = sabotaged("tactical_droid", hand=["clone_trooper"]).pick("reward tactical_droid")
    with pytest.raises(IllegalPick):
        accepted.game.play(DONE)
    one = sabotaged("tactical_droid").pick("reward tactical_droid")
    assert one.exile(REPUBLIC) == ["republic_shuttle"]  # the only card: no question
    assert sabotaged("tactical_droid").pick("done").exile(REPUBLIC) == []


@rule("CW-BOUNTY-06", "CW-ABILITY-08")
def test_exile_up_to_two_cards() -> None:
    game = sabotaged("droideka", hand=["clone_trooper"]).pick("reward droideka")
    assert game.asked == "exile-up-to"
    game.picks("exile clone_trooper hand", "exile republic_shuttle discard")
    assert game.exile(REPUBLIC) == ["clone_trooper", "republic_shuttle"]
    assert game.asked == "action"
    fewer = sabotaged("droideka", hand=["clone_trooper"])
    fewer.picks("reward droideka", "exile clone_trooper hand", "done")
    assert fewer.exile(REPUBLIC) == ["clone_trooper"]


@rule("CW-BUY-13", "CW-BOUNTY-05")
def test_purchase_a_card_of_the_own_faction_for_free() -> None:
    game = sabotaged("general_grievous").pick("reward general_grievous")
    assert game.options == ["purchase delta_7b", "purchase clone_medic"]
    game.pick("purchase clone_medic")
    assert game.discard(REPUBLIC) == ["republic_shuttle", "clone_medic"]
    assert game.row[:4] == ["mtt", "stap", "delta_7b", "vulture_droid"]
    spec = side(units=["anakin_skywalker", "clone_trooper"])
    refilled = face_off(REPUBLIC, spec, row=["general_grievous"], galaxy=["yoda", "stap"])
    attack_row(refilled, "general_grievous", "anakin_skywalker").pick("reward general_grievous")
    assert refilled.discard(REPUBLIC) == ["yoda"]  # the card that took the empty place
    assert refilled.row[0] == "stap"


@rule("CW-KEY-16")
def test_attack_gained_by_a_reward_goes_to_one_of_your_cards() -> None:
    reward = [{"effect": "gain", "attack": 2}]

    def rewarded(*others: str) -> Scenario:
        spec = side(units=["anakin_skywalker", *others])
        game = face_off(REPUBLIC, spec, row=["stap"], invented=[invent("stap", reward=reward)])
        attack_row(game, "stap", "anakin_skywalker")
        return game.pick("reward stap")

    game = rewarded("delta_7b")
    assert game.asked == "strengthen"
    assert game.options == ["strengthen anakin_skywalker", "strengthen delta_7b"]
    game.pick("strengthen delta_7b")
    assert base_attack(game, "delta_7b") == 5
    assert rewarded().asked == "action"  # only one card: no question
