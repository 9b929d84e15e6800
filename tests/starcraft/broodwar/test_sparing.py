"""BW-MODE-20, BW-MODE-21, BW-SCEN-60: teammates in scenarios, and what they may spare."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.rules.round.regroup import why_lose_resource
from tests.marks import rule
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.marches import why_not_area
from tests.starcraft.scenario import Position, side

TEAMS = [("queen_of_blades", "tassadar", "zergling"), ("overmind", "arcturus_mengsk", "hydralisk")]


def beside(guest: str, host: str, unit: str) -> Position:
    """A player's units stand beside the base of a teammate, who has the Resource card there."""
    heroes = {"tassadar": "zeratul", "arcturus_mengsk": "marine"}
    own = "sarah_kerrigan" if guest == "queen_of_blades" else "zergling"
    home = "antiga_prime.1" if guest == "queen_of_blades" else "torus.3"
    sides: dict[str, Any] = {
        guest: side(at={home: f"{own} base", "pridewater.1": unit}),
        host: side(at={"pridewater.1": "base", "braken.1": heroes[host]}),
    }
    return quest(phase="regrouping", **sides)


@rule("BW-MODE-21", "BW-SCEN-60")
@pytest.mark.parametrize(("guest", "host", "unit"), TEAMS)
def test_the_player_whose_units_are_there_decides(guest: str, host: str, unit: str) -> None:
    game = beside(guest, host, unit)
    assert (game.asked, game.prompt, game.options) == (guest, "spare-base", ["spare", "raze"])
    game.picks("spare")
    assert game.base("pridewater.1") == host
    assert (game.asked, game.prompt, game.options) == (guest, "spare-card", ["spare", "take-away"])
    game.picks("spare")
    area = game.box.area_slugs.index("pridewater.1")
    assert area in game.player(host).resources


@rule("BW-MODE-21", "BW-SCEN-60")
@pytest.mark.parametrize(("guest", "host", "unit"), TEAMS)
def test_the_card_may_be_taken_away_from_a_base_that_is_spared(
    guest: str, host: str, unit: str
) -> None:
    game = beside(guest, host, unit)
    game.picks("spare", "take-away")
    assert game.base("pridewater.1") == host
    assert game.box.area_slugs.index("pridewater.1") not in game.player(host).resources


@rule("BW-MODE-21")
@pytest.mark.parametrize(("guest", "host", "unit"), TEAMS)
def test_the_base_may_be_destroyed(guest: str, host: str, unit: str) -> None:
    game = beside(guest, host, unit)
    game.picks("raze")
    assert game.base("pridewater.1") is None
    assert game.is_over or game.prompt not in ("spare-base", "spare-card")


@rule("BW-MODE-21")
def test_enemies_are_never_asked() -> None:
    game = quest(
        phase="regrouping",
        overmind=side(at={"torus.3": "zergling base", "pridewater.1": "hydralisk"}),
        tassadar=side(at={"pridewater.1": "base", "braken.1": "zeratul"}),
    )
    assert game.base("pridewater.1") is None
    assert game.is_over or game.prompt not in ("spare-base", "spare-card")


@rule("BW-MODE-21")
def test_a_card_alone_may_be_left() -> None:
    """The teammate's base stands elsewhere on the planet."""
    game = quest(
        phase="regrouping",
        tassadar=side(at={"tarsonis.2": "zeratul base"}),
        queen_of_blades={"tarsonis.3": "zergling"},
    )
    assert (game.asked, game.prompt) == ("queen_of_blades", "spare-card")
    area = game.box.area_slugs.index("tarsonis.3")
    assert why_lose_resource(game.game, game.factions.index("tassadar"), area) == "SC-REGROUP-04"
    game.picks("spare")
    assert area in game.player("tassadar").resources


@rule("BW-MODE-20")
def test_nobody_enters_what_a_teammate_controls() -> None:
    game = quest(
        {"tarsonis": ["queen_of_blades mobilize"]},
        queen_of_blades=side(
            at={"antiga_prime.1": "sarah_kerrigan base", "tarsonis.3": "zergling zergling"}
        ),
    )
    game.picks("reveal tarsonis", "execute", "move zergling tarsonis.3")
    if game.prompt == "move-to":
        assert "area tarsonis.2" not in game.options
        assert why_not_area(game, "queen_of_blades", "tarsonis.2") == "SC-VAR-07"
    else:
        assert "zergling" in game.army("tarsonis.1")


@rule("BW-MODE-20")
def test_points_of_a_team_are_summed_and_others_score_nothing() -> None:
    game = quest(
        phase="regrouping",
        overmind=side(at={"torus.3": "zergling base", "torus.1": "zergling"}, conquest=3),
        queen_of_blades=side(at={"antiga_prime.1": "sarah_kerrigan base"}, conquest=0),
    )
    assert (game.player("overmind").conquest, game.player("queen_of_blades").conquest) == (5, 0)
