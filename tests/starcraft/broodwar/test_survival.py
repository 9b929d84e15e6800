"""BW-MODE-02 to BW-MODE-09: Survival. Without a base nobody lives."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.errors import BadData
from orrery.starcraft.board.queries import stage
from orrery.starcraft.facts.options import complete
from orrery.starcraft.rules.battle.combatants import battle_of
from orrery.starcraft.rules.victory import at_objective, at_target, settle_eliminations
from tests.laws.starcraft import CHEAP
from tests.marks import rule
from tests.starcraft.arena import AREA, army
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, side, table

SURVIVAL = {"expansion": "brood_war", "mode": "survival"}
TANK = ["siege_mode_bw_9/7"]


def survival(**given: Any) -> Position:
    """A position of Survival."""
    return table(expansion="brood_war", settings={"mode": "survival"}, goal="elimination", **given)


def laws(game: Position) -> None:
    if not game.is_over:
        for law in CHEAP:
            law(game.game)


# Galactic Conquest


@rule("BW-MODE-02")
@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_the_end_cards_are_out_and_the_usual_cards_are_put_away(players: str) -> None:
    box = expanded_box(mode="survival", players=players)
    assert box.unused_events == (box.event("the_end_draws_near"),)
    assert box.events_removed == expanded_box(players=players).events_removed
    assert box.settings["goal"] == "elimination"


@rule("BW-MODE-02")
def test_stage_three_cards_become_the_new_deck_and_the_stage_stays() -> None:
    game = survival(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=side(at={"torus.1": "marine base"}),
        orders={"helios": ["overmind research"]},
        event_deck=["informant"],
        event_discards=["double_time", "rich_vein"],
    )
    game.picks("reveal helios", "draw-event")
    assert [game.box.event_slugs[card] for card in game.state.event_deck] == ["double_time"]
    assert stage(game.state, game.box) == 3


@rule("BW-MODE-02")
def test_points_and_objectives_win_nothing() -> None:
    """The Overmind has its Special Victory card, three bases, and more points than anybody."""
    game = survival(
        overmind=side(
            at={"helios.2": "zergling base", "torus.1": "base", "dylar_iv.1": "base"},
            leaders=["the_swarm"],
            conquest=99,
        ),
        jim_raynor=side(at={"tarsonis.1": "marine base"}),
        phase="regrouping",
        event_deck=["informant"],
    )
    assert (at_target(game.game), at_objective(game.game)) == (set(), set())


@rule("BW-MODE-02")
def test_survival_is_never_played_for_points() -> None:
    with pytest.raises(BadData, match="BW-MODE-02"):
        complete({**SURVIVAL, "goal": "conquest_points"})


# No base, no life


@rule("BW-MODE-03", "BW-MODE-04", "BW-MODE-08")
def test_the_last_base_falls_in_the_first_step_of_regrouping() -> None:
    """Zerglings stand beside the only base of Jim Raynor, who has Marines elsewhere."""
    game = survival(
        jim_raynor=side(
            at={"dylar_iv.1": "marine marine guard", "torus.1": "base"},
            transports=["dylar_iv-torus"],
            resources=["torus.1"],
            workers={"torus.1": 1},
            leaders=["covert_operations"],
            reserve="ghost",
        ),
        overmind=side(at={"torus.1": "zergling zergling", "helios.2": "base"}),
        tassadar=side(at={"tarsonis.1": "zealot base"}),
        phase="regrouping",
    )
    raynor = game.player("jim_raynor")
    assert raynor.out
    assert (game.army("dylar_iv.1"), game.transports("jim_raynor")) == ([], [])
    assert (game.state.guards, raynor.resources, raynor.reserve) == ((), (), ())
    assert raynor.transport_supply == game.box.transports
    assert raynor.base_supply == game.box.bases - 1, "the base has left the game"
    assert not game.is_over, "two are left"
    laws(game)


@rule("BW-MODE-08")
def test_stolen_units_are_destroyed_and_those_stolen_from_the_player_stay() -> None:
    game = survival(
        aldaris=side(at={"dylar_iv.1": "zealot marine@jim_raynor", "torus.1": "base"}),
        jim_raynor=side(at={"torus.1": "marine", "helios.2": "base"}),
        tassadar=side(at={"tarsonis.1": "zealot@aldaris zealot base"}),
        phase="regrouping",
    )
    assert game.player("aldaris").out
    assert game.supply("jim_raynor", "marine") == game.box.figures[unit(game, "marine")] - 1
    assert len(game.army("tarsonis.1")) == 2, "the thief keeps it"
    laws(game)


def unit(game: Position, slug: str) -> int:
    return game.box.unit_slugs.index(slug)


@rule("BW-MODE-03")
def test_the_last_bases_of_all_fall_at_once_and_they_share_the_victory() -> None:
    """Raynor has more of everything, but nobody is compared."""
    game = survival(
        jim_raynor=side(at={"helios.1": "marine marine", "helios.2": "marine", "torus.1": "base"}),
        overmind=side(at={"torus.1": "zergling", "helios.1": "base"}),
        phase="regrouping",
    )
    assert game.is_over
    assert game.winners() == ["jim_raynor", "overmind"]
    assert game.state.ending == "elimination"


@rule("BW-MODE-03")
def test_whoever_destroys_the_last_base_is_out() -> None:
    game = survival(
        overmind=side(at={"helios.2": "zergling base", "torus.2": "hydralisk"}),
        jim_raynor=side(at={"torus.1": "marine base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute", "destroy")
    game.picks("area helios.2", "base helios.2")
    assert game.is_over
    assert game.winners() == ["jim_raynor"]


@rule("BW-MODE-03")
def test_a_unit_may_be_destroyed_as_long_as_the_base_stands() -> None:
    game = survival(
        overmind=side(at={"helios.2": "base", "torus.2": "hydralisk"}),
        jim_raynor=side(at={"torus.1": "marine base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.2")
    assert not game.player("overmind").out


@rule("BW-MODE-04")
def test_a_destroyed_base_does_not_return_to_the_supply() -> None:
    game = survival(
        overmind=side(at={"helios.2": "zergling base", "torus.2": "base"}),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    before = game.player("overmind").base_supply
    game.picks("reveal torus", "execute", "destroy", "area torus.2")
    assert game.player("overmind").base_supply == before
    assert game.state.razed == (1, 0)
    laws(game)


@rule("BW-MODE-04")
def test_a_base_that_lifts_off_is_not_lost() -> None:
    game = survival(
        jim_raynor=side(at={"torus.1": "base", "torus.2": "marine"}),
        overmind=side(at={"helios.2": "zergling base"}),
        orders={"torus": ["jim_raynor mobilize"]},
    )
    game.picks("reveal torus", "execute", "done", "area torus.2")
    assert game.base("torus.2") == "jim_raynor"
    assert game.state.razed == ()
    assert not game.player("jim_raynor").out


# In the middle of a battle


def siege(home: bool = False, onlooker: bool = False) -> Position:
    """A Siege Tank and a Goliath against two Zerglings, up to the Collateral Damage of the Tank:
    the base in the area is the last one of the Overmind, unless there is one at home."""
    armies = {
        "jim_raynor": army("siege_tank goliath", hand=["siege_mode_bw_9/7", "terran_03"]),
        "overmind": army("zergling zergling", base=True, home=home, hand=["zerg_03", "zerg_07"]),
    }
    if onlooker:
        armies["tassadar"] = army("", elsewhere={"tarsonis.1": "zealot base"})
    setting = {"settings": {"mode": "survival"}, "goal": "elimination"}
    game = battle(armies, setting=setting)
    fight(game, {"siege_tank": TANK}, first="siege_tank", until="collateral")
    return game


@rule("BW-MODE-03", "BW-MODE-08")
def test_collateral_damage_ends_the_game_of_its_owner_and_the_battle() -> None:
    """Interaction 71: the second skirmish is not fought, and the attackers keep the area."""
    game = siege(onlooker=True)
    assert len([one for one in battle_of(game.state).skirmishes if not one.over]) == 2
    compared = len(game.told("compare"))
    game.picks(f"raze-base {AREA}")
    assert game.player("overmind").out
    assert game.state.battle is None
    assert len(game.told("compare")) == compared
    assert (game.owner(AREA), game.army(AREA)) == ("jim_raynor", ["goliath", "siege_tank"])
    assert game.supply("overmind", "zergling") == game.box.figures[unit(game, "zergling")]
    laws(game)


@rule("BW-CARD-05", "BW-KEY-14", "BW-MODE-08")
def test_restoration_returns_a_card_that_was_not_used_any_more() -> None:
    armies = {
        "jim_raynor": army(
            "siege_tank goliath medic",
            hand=["siege_mode_bw_9/7", "terran_09"],
            technologies=["restoration"],
        ),
        "overmind": army("zergling zergling", base=True, home=False, hand=["zerg_03", "zerg_07"]),
        "tassadar": army("", elsewhere={"tarsonis.1": "zealot base"}),
    }
    game = battle(armies, setting={"settings": {"mode": "survival"}, "goal": "elimination"})
    cards = {"siege_tank": TANK, "goliath": ["terran_09"]}
    behind = {"medic": "goliath"}
    fight(game, cards, behind=behind, first="siege_tank", until="collateral")
    game.picks(f"raze-base {AREA}")
    assert (game.asked, game.prompt) == ("jim_raynor", "recharge")
    assert game.options == ["recharge terran_09", "done"]
    game.picks("recharge terran_09")
    assert "terran_09" in game.cards("jim_raynor", "hand")
    assert game.owner(AREA) == "jim_raynor"
    laws(game)


@rule("BW-MODE-04")
def test_a_base_that_falls_in_a_battle_is_lost_too() -> None:
    """Its owner has another one at home, and goes on."""
    game = siege(home=True)
    before = game.player("overmind").base_supply
    game.picks(f"raze-base {AREA}")
    assert game.base(AREA) is None
    assert game.player("overmind").base_supply == before
    assert sum(game.state.razed) == 1
    assert not game.player("overmind").out


@rule("BW-MODE-03")
def test_collateral_damage_may_be_the_end_of_the_whole_game() -> None:
    game = siege()
    game.picks(f"raze-base {AREA}")
    assert game.is_over
    assert game.winners() == ["jim_raynor"]


@rule("BW-MODE-03")
def test_with_another_base_the_battle_goes_on() -> None:
    game = siege(home=True)
    compared = len(game.told("compare"))
    game.picks(f"raze-base {AREA}")
    assert not game.player("overmind").out
    assert len(game.told("compare")) == compared + 1, "the second skirmish is fought"
    laws(game)


# Faster Survival, teams


@rule("BW-MODE-07")
def test_in_faster_survival_a_faction_has_three_bases() -> None:
    assert expanded_box(mode="survival").bases == 6
    game = table(
        overmind=side(
            at={
                "helios.2": "base",
                "torus.2": "base",
                "dylar_iv.1": "base",
                "tarsonis.1": "zergling",
            },
            pool=9,
        ),
        jim_raynor=side(at={"vyctor_5.1": "marine base"}),
        orders={"tarsonis": ["overmind build"]},
        expansion="brood_war",
        settings={"mode": "faster_survival"},
        goal="elimination",
    )
    assert game.box.bases == 3
    game.picks("reveal tarsonis", "execute")
    assert not [text for text in game.options if text.startswith("base")], "no fourth base"


@rule("BW-MODE-09")
def test_a_team_lives_as_long_as_one_member_has_a_base() -> None:
    sides = {
        "jim_raynor": side(at={"helios.2": "marine"}),
        "overmind": side(at={"torus.1": "zergling base"}),
        "tassadar": side(at={"tarsonis.1": "zealot base"}),
        "aldaris": side(at={"vyctor_5.1": "zealot base"}),
    }
    game = table(
        sides,
        expansion="brood_war",
        settings={"mode": "survival"},
        goal="elimination",
        teams="yes",
        phase="planning",
    )
    assert not settle_eliminations(game.game)
    assert game.player("jim_raynor").out
    bases = list(game.state.bases)
    bases[game.box.area_slugs.index("tarsonis.1")] = -1
    game.state.bases = tuple(bases)
    assert settle_eliminations(game.game)
    assert game.winners() == ["overmind", "aldaris"]
