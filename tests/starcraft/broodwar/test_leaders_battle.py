"""BW-LEADCARD in battles: Zeratul, the last strike of the Gantrithor, Scorched Earth Policy."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.arena import AREA, army
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.scenario import Position

ZERATUL: dict[str, Any] = {"leaders": ["zeratul"]}
GANTRITHOR: dict[str, Any] = {"leaders": ["gantrithor"]}


@rule("BW-LEADCARD-33")
@pytest.mark.parametrize("attacks", [True, False])
def test_zeratul_costs_the_enemy_a_ground_unit_of_their_choice(attacks: bool) -> None:
    sides = {
        "tassadar": army("zeratul zealot", **ZERATUL),
        "overmind": army("zergling mutalisk hydralisk"),
    }
    game = battle(dict(sides if attacks else reversed(sides.items())))
    assert (game.asked, game.prompt) == ("tassadar", "start-of-battle")
    game.picks("use-hero zeratul")
    assert (game.asked, game.prompt) == ("overmind", "early-loss")
    assert game.options == ["unit zergling", "unit hydralisk"]
    before = game.supply("overmind", "hydralisk")
    game.picks("unit hydralisk")
    assert game.supply("overmind", "hydralisk") == before + 1


@rule("BW-LEADCARD-33")
def test_zeratul_needs_a_ground_unit_to_kill() -> None:
    game = battle(tassadar=army("zeratul zealot", **ZERATUL), overmind=army("mutalisk"))
    assert game.prompt != "start-of-battle"
    lone = battle(tassadar=army("zealot", **ZERATUL), overmind=army("zergling"))
    assert lone.prompt != "start-of-battle", "he is not there"


@rule("BW-LEADCARD-33")
def test_zeratul_is_the_one_ability_of_the_battle() -> None:
    more: dict[str, Any] = {**ZERATUL, "technologies": ["leg_enhancement"]}
    game = battle(tassadar=army("zeratul zealot", **more), overmind=army("zergling hydralisk"))
    assert "use-technology leg_enhancement" in game.options
    assert "use-hero zeratul" in game.options
    zealot = game.box.unit(game.player("tassadar").faction, "zealot")
    assert game.why("tassadar", Option("use-hero", zealot)) == "BW-LEADCARD-33"
    game.picks("use-hero zeratul")
    while game.prompt == "early-loss":
        game.picks(game.options[0])
    assert not (game.prompt == "start-of-battle" and game.asked == "tassadar")


@rule("BW-LEADCARD-33", "BW-LEADCARD-45")
def test_an_enemy_hero_may_be_the_one() -> None:
    """Interaction 47."""
    game = battle(
        tassadar=army("zeratul", **ZERATUL), aldaris=army("fenix scout", leaders=["fenix"])
    )
    game.picks("use-hero zeratul")
    area = game.state.invaded
    assert "fenix" not in [game.box.unit_slugs[unit] for unit in game.state.armies[area]]


def play_on(game: Position, until: str) -> None:
    """Picks until a prompt comes."""
    for _ in range(200):
        if game.is_over or game.prompt == until:
            return
        game.picks("done" if "done" in game.options else game.options[0])


@rule("BW-LEADCARD-32")
def test_the_gantrithor_strikes_after_the_splash_of_its_last_battle() -> None:
    """A lone Gantrithor meets more than it can stand; the strike comes in step 8."""
    for seed in range(1, 40):
        game = battle(
            tassadar=army("gantrithor", **GANTRITHOR),
            overmind=army("hydralisk hydralisk hydralisk"),
            setting={"seed": seed},
        )
        play_on(game, "last-strike")
        if not game.is_over and game.prompt == "last-strike":
            break
    assert (game.prompt, game.asked) == ("last-strike", "tassadar")
    assert game.state.battle is not None
    assert game.state.battle.step >= 8
    left = len(game.state.armies[game.state.invaded])
    strike = next(option for option in game.options if option.startswith("strike hydralisk"))
    area = game.state.invaded
    game.picks(strike)
    assert len(game.state.armies[area]) == left - 1


@rule("BW-LEADCARD-21")
@pytest.mark.parametrize("ship", ["battlecruiser", "norad_ii"])
def test_with_scorched_earth_policy_battlecruisers_have_collateral_damage(ship: str) -> None:
    for leaders in ([], ["scorched_earth_policy"]):
        game = duel(
            arcturus_mengsk=(ship, ["terran_12"], {"leaders": leaders}),
            overmind=("zergling", ["zerg_03"], {"base": True}),
        )
        assert (not game.is_over and game.prompt == "collateral") == bool(leaders)
    game.picks(f"raze-base {AREA}")
    assert game.base(AREA) is None


@rule("BW-LEADCARD-21")
def test_siege_tanks_do_not_gain_it() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank", ["terran_12"], {"leaders": ["scorched_earth_policy"]}),
        overmind=("zergling", ["zerg_03"], {"base": True}),
    )
    assert game.prompt != "collateral"
