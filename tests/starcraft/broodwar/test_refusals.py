"""The rule that each refusal of the expansion names, where no other test looks for it."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.arena import army
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.broodwar.test_reserve import raynor
from tests.starcraft.broodwar.test_start_of_battle import BOOSTERS, LEGS
from tests.starcraft.dealing import unit_named
from tests.starcraft.scenario import Position

PLAN = ["flawless_attack_plan"]  # makes the game ask at the start of a battle


def technology(game: Position, slug: str) -> Option:
    return Option("use-technology", game.box.tech(slug))


@rule("BW-CARD-06")
@pytest.mark.parametrize(("enemies", "own"), [("mutalisk", "marine"), ("zergling", "goliath")])
def test_charon_boosters_without_a_goliath_or_a_flyer_are_refused(enemies: str, own: str) -> None:
    game = battle(overmind=army(enemies), jim_raynor=army(own, events=PLAN, **BOOSTERS))
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-battle")
    assert game.why("jim_raynor", technology(game, "charon_boosters")) == "BW-CARD-06"


@rule("BW-CARD-10")
@pytest.mark.parametrize(("enemies", "own"), [("wraith", "zealot"), ("marine", "dragoon")])
def test_leg_enhancement_without_a_zealot_or_prey_is_refused(enemies: str, own: str) -> None:
    game = battle(tassadar=army(own, events=PLAN, **LEGS), jim_raynor=army(enemies))
    assert (game.asked, game.prompt) == ("tassadar", "start-of-battle")
    assert game.why("tassadar", technology(game, "leg_enhancement")) == "BW-CARD-10"


@rule("BW-MODULE-02", "BW-MODULE-03")
def test_an_exchange_is_refused_between_supporters_and_where_a_front_line_cannot_attack() -> None:
    game = battle(
        tassadar=army("zealot dragoon"),
        overmind=army("hydralisk mutalisk zergling", modules=["defensive"]),
    )
    game.picks("pair zealot hydralisk", "pair dragoon mutalisk", "support zergling 1")
    game.picks("exchange-front hydralisk 1")
    faction = game.player("overmind").faction
    hydralisk, mutalisk = (unit_named(game.box, faction, one) for one in ("hydralisk", "mutalisk"))
    assert game.why("overmind", Option("exchange-front", mutalisk, 1)) == "BW-MODULE-03"
    assert game.why("overmind", Option("exchange-front", hydralisk, 0)) == "BW-MODULE-02"


@rule("BW-LEADCARD-24")
def test_only_ghosts_that_are_on_the_card_are_deployed() -> None:
    game = raynor({"vyctor_5.2": "base"})
    marine = unit_named(game.box, game.player("jim_raynor").faction, "marine")
    assert game.why("jim_raynor", Option("deploy", marine)) == "BW-LEADCARD-24"
