"""BW-SCEN-50 to BW-SCEN-60: the Quest for Uraj and Khalis, and BW-MODE-17: how scenarios are
won."""

from __future__ import annotations

import pytest

from orrery.starcraft.rules.scenarios.conditions import judge
from tests.marks import rule
from tests.starcraft.broodwar.quest import HOMES, QUEST, UNITS, item_area, quest
from tests.starcraft.broodwar.scenes import laid_out, new_scenario, scenario
from tests.starcraft.expanded import expanded_box
from tests.starcraft.marches import march
from tests.starcraft.opening import Opening
from tests.starcraft.scenario import Position, side

TEAM_1 = {"queen_of_blades", "tassadar"}
TEAM_2 = {"overmind", "arcturus_mengsk"}


def units_on(game: Opening, planet: str) -> list[str]:
    areas = game.box.areas_of[game.box.planet_slugs.index(planet)]
    return sorted(game.box.unit_slugs[unit] for area in areas for unit in game.state.armies[area])


# ---- setup ---------------------------------------------------------------------------------------


@rule("BW-SCEN-50", "BW-SCEN-52")
def test_four_players_in_order_and_their_teams_alternate() -> None:
    box = expanded_box(mode=QUEST)
    assert box.scenario is not None
    order = [box.faction_slugs[one] for one in box.scenario.order]
    assert order == ["queen_of_blades", "overmind", "tassadar", "arcturus_mengsk"]
    sides = [box.sides[one] for one in box.scenario.order]
    assert sides == [0, 1, 0, 1]


@rule("BW-SCEN-51")
def test_the_map_has_eight_planets_and_two_z_axis_routes() -> None:
    game = laid_out(QUEST)
    galaxy = game.state.galaxy
    assert len(galaxy.planets) == 8
    slugs = [{game.box.planet_slugs[one] for one in ends} for ends in galaxy.routes]
    assert slugs[-2:] == [{"antiga_prime", "tarsonis"}, {"bhekar_ro", "torus"}]
    assert len(slugs) == 11


@rule("BW-SCEN-53")
@pytest.mark.parametrize(
    ("faction", "planet", "units"),
    [
        ("queen_of_blades", "antiga_prime", "hydralisk sarah_kerrigan zergling zergling"),
        ("tassadar", "tarsonis", "zealot zealot zeratul"),
    ],
)
def test_the_forces_of_team_1(faction: str, planet: str, units: str) -> None:
    game = laid_out(QUEST)
    assert units_on(game, planet) == units.split()
    player = game.state.players[[*HOMES].index(faction)]
    assert (player.pool, player.transports.bit_count()) == (7, 1)
    assert list(game.state.bases).count([*HOMES].index(faction)) == 1


@rule("BW-SCEN-54", "BW-SCEN-55")
@pytest.mark.parametrize(
    ("faction", "planet", "units"),
    [
        ("overmind", "torus", "hydralisk hydralisk zergling zergling zergling zergling"),
        ("arcturus_mengsk", "dylar_iv", "firebat marine marine vulture"),
    ],
)
def test_the_forces_of_team_2(faction: str, planet: str, units: str) -> None:
    game = laid_out(QUEST)
    assert units_on(game, planet) == units.split()
    player = game.state.players[[*HOMES].index(faction)]
    assert (player.pool, player.transports.bit_count()) == (8, 1)
    assert list(game.state.bases).count([*HOMES].index(faction)) == 1


@rule("BW-SCEN-54")
def test_the_infested_command_center_stands_beside_the_base_and_can_be_used() -> None:
    game = quest(
        {"torus": ["overmind build"]},
        overmind=side(at={"torus.3": "zergling base", "torus.2": "icc"}),
    )
    game.picks("reveal torus", "execute")
    assert "unit infested_terran" in game.options
    fresh = new_scenario(QUEST, factions=",".join(HOMES))
    assert len(fresh.box.scenario.forces[2].installations) == 1  # type: ignore[union-attr]


@rule("BW-SCEN-55")
def test_read_literally_mengsk_has_no_base() -> None:
    game = laid_out(QUEST, mengsk_base="no")
    assert list(game.state.bases).count(3) == 0
    assert list(laid_out(QUEST).state.bases).count(3) == 1


@rule("BW-SCEN-56")
def test_the_owner_of_each_crystal_says_where_it_lies() -> None:
    game = new_scenario(QUEST, factions=",".join(HOMES))
    asked: dict[str, str] = {}
    while game.state.phase == 0:
        if game.prompt == "scenario-item":
            asked[game.asked] = game.options[1]
            game.picks(game.options[1])
        else:
            game.picks(game.options[-1])
    assert asked == {"overmind": "area torus.2", "arcturus_mengsk": "area dylar_iv.2"}
    assert item_area(game, "khalis_crystal") == "torus.2"
    assert item_area(game, "uraj_crystal") == "dylar_iv.2"


@rule("BW-SCEN-56")
@pytest.mark.parametrize("item", ["uraj_crystal", "khalis_crystal"])
@pytest.mark.parametrize("faction", HOMES)
def test_every_side_can_carry_both_crystals(faction: str, item: str) -> None:
    home = HOMES[faction]
    lies = {"uraj": home} if item == "uraj_crystal" else {"khalis": home}
    game = quest(orders={home.split(".")[0]: [f"{faction} mobilize"]}, **lies)
    while game.prompt != "move":
        game.picks(next(one for one in game.options if one.startswith(("reveal", "execute"))))
    assert f"carry {UNITS[faction]} {item}" in game.options


@rule("BW-SCEN-57")
def test_the_event_deck_has_seventeen_cards_of_each_stage() -> None:
    game = laid_out(QUEST)
    box, state = game.box, game.state
    assert len(state.event_deck) == 51
    away = sorted(box.event_slugs[card] for card in state.removed)
    assert away == ["inspiring_leadership", "subtle_planning", *["the_end_draws_near"] * 3]
    assert len(state.event_box) == 21
    assert box.recycled_stage == 3


# ---- Team 1 --------------------------------------------------------------------------------------


@rule("BW-SCEN-58", "BW-MODE-17")
def test_team_1_wins_with_both_crystals_at_home_when_the_order_is_over() -> None:
    """One lies on Tarsonis, the other is carried to an area with a new base of Tassadar."""
    game = quest(
        {"braken": ["tassadar mobilize"]}, khalis="tarsonis.1", uraj="braken.1",
        tassadar={"braken.1": "zealot", "braken.2": "base"},
    )  # fmt: skip
    game.picks("reveal braken", "execute", "carry zealot uraj_crystal")
    march(game, "zealot+uraj_crystal braken.1 braken.2")
    assert not game.is_over
    game.picks("done")
    assert set(game.winners()) == TEAM_1
    assert game.state.ending == "items-home"


@rule("BW-SCEN-58")
@pytest.mark.parametrize(
    ("uraj", "khalis", "wins"),
    [
        ("antiga_prime.3", "tarsonis.1", True),
        ("antiga_prime.3", "antiga_prime.3", True),
        ("antiga_prime.3", "torus.1", False),
        ("bhekar_ro.1", "tarsonis.1", True),  # beside a base of the Queen of Blades
        ("torus.3", "tarsonis.1", False),  # beside a base of the Overmind
    ],
)
def test_where_the_crystals_count_as_home(uraj: str, khalis: str, wins: bool) -> None:
    game = quest(uraj=uraj, khalis=khalis, queen_of_blades={"bhekar_ro.1": "base"},
                 phase="planning")  # fmt: skip
    assert judge(game.game, "any") == wins
    assert set(game.winners()) == (TEAM_1 if wins else set())


@rule("BW-SCEN-58")
def test_control_does_not_matter() -> None:
    """A Zergling of the Overmind carries one, another lies under Mengsk's Marine."""
    game = quest(
        uraj="", khalis="tarsonis.1", phase="planning",
        overmind={"antiga_prime.3": "zergling+uraj_crystal"},
        arcturus_mengsk={"tarsonis.1": "marine"},
    )  # fmt: skip
    assert judge(game.game, "any")
    assert set(game.winners()) == TEAM_1


@rule("BW-SCEN-58")
def test_team_1_gains_no_points() -> None:
    game = quest(
        phase="regrouping", khalis="torus.2", uraj="dylar_iv.3",
        queen_of_blades={"braken.1": "zergling"},
    )  # fmt: skip
    assert (game.player("queen_of_blades").conquest, game.player("tassadar").conquest) == (0, 0)


# ---- Team 2 --------------------------------------------------------------------------------------


def without_heroes(*lost: str, **given: object) -> Position:
    """A position in which these heroes are gone."""
    sides = {
        "sarah_kerrigan": ("queen_of_blades", side(at={"antiga_prime.1": "zergling base"})),
        "zeratul": ("tassadar", side(at={"tarsonis.2": "zealot base"})),
    }
    return quest(**{sides[one][0]: sides[one][1] for one in lost}, **given)  # type: ignore[arg-type]


@rule("BW-SCEN-59")
@pytest.mark.parametrize(
    ("lost", "wins"),
    [(("sarah_kerrigan", "zeratul"), True), (("zeratul",), False), (("sarah_kerrigan",), False)],
)
def test_team_2_wins_when_both_heroes_are_gone(lost: tuple[str, ...], wins: bool) -> None:
    game = without_heroes(*lost, phase="planning")
    assert judge(game.game, "any") == wins
    assert set(game.winners()) == (TEAM_2 if wins else set())


@rule("BW-SCEN-59", "BW-MODE-17")
def test_the_second_hero_falls_and_the_game_is_over_after_the_order() -> None:
    game = quest(
        {"tarsonis": ["tassadar mobilize"]},
        queen_of_blades=side(at={"antiga_prime.1": "zergling base"}),
    )
    game.picks("reveal tarsonis", "execute", "destroy", "area tarsonis.2")
    if game.prompt == "destroy-what":
        game.picks("unit zeratul")
    assert not game.is_over
    game.picks("done")
    assert set(game.winners()) == TEAM_2
    assert game.state.ending == "heroes-lost"


@rule("BW-SCEN-59")
def test_a_hero_with_a_crystal_is_alive() -> None:
    game = quest(
        uraj="", phase="planning",
        tassadar=side(at={"tarsonis.2": "zealot base"}),
        queen_of_blades=side(at={"antiga_prime.1": "sarah_kerrigan+uraj_crystal base"}),
    )  # fmt: skip
    assert not judge(game.game, "any")


@rule("BW-SCEN-59", "BW-MODE-17")
@pytest.mark.parametrize(("mine", "ours", "wins"), [(12, 8, True), (12, 7, False)])
def test_twenty_points_of_both_members_win_in_their_step(mine: int, ours: int, wins: bool) -> None:
    game = quest(
        phase="planning",
        overmind=side(at={"torus.3": "zergling base"}, conquest=mine),
        arcturus_mengsk=side(at={"dylar_iv.2": "marine base"}, conquest=ours),
    )
    assert not judge(game.game, "any")
    assert judge(game.game, "normal_victory") == wins
    assert set(game.winners()) == (TEAM_2 if wins else set())


@rule("BW-SCEN-59")
def test_points_are_scored_and_counted_in_regrouping() -> None:
    game = quest(
        phase="regrouping",
        overmind=side(at={"torus.3": "zergling base", "torus.1": "zergling"}, conquest=18),
    )
    assert set(game.winners()) == TEAM_2
    assert game.state.ending == "points"


# ---- ties and elimination ------------------------------------------------------------------------


@rule("BW-MODE-17")
def test_several_sides_at_the_same_instant_are_compared() -> None:
    """The crystals are home and the heroes are gone: points decide, which only Team 2 has."""
    game = without_heroes(
        "sarah_kerrigan", "zeratul", phase="planning", uraj="antiga_prime.2", khalis="tarsonis.1",
        overmind=side(at={"torus.3": "zergling base"}, conquest=1),
    )  # fmt: skip
    assert judge(game.game, "any")
    assert set(game.winners()) == TEAM_2


@rule("BW-MODE-17")
def test_the_last_side_in_the_game_wins() -> None:
    """The base game's elimination holds: Team 2 loses its last units and bases."""
    game = quest(
        {"bhekar_ro": ["overmind mobilize"]},
        overmind=side(at={"bhekar_ro.1": "zergling"}),
        arcturus_mengsk=side(at={}, out=True),
    )
    game.picks("reveal bhekar_ro", "execute", "destroy", "area bhekar_ro.1")
    if not game.is_over and game.prompt == "destroy-what":
        game.picks("unit zergling")
    assert set(game.winners()) == TEAM_1
    assert game.state.ending == "elimination"


# ---- rounds --------------------------------------------------------------------------------------


@rule("BW-MODE-19")
@pytest.mark.parametrize(("number", "over"), [(4, False), (5, True)])
def test_the_last_round_is_over_at_its_very_end(number: int, over: bool) -> None:
    game = scenario(
        "desperate_alliance",
        jim_raynor=side(at={"dylar_iv.2": "jim_raynor_hero base"}),
        overmind=side(at={"pridewater.1": "zergling base"}),
        phase="regrouping",
        round=number,
    )
    assert game.is_over == over
    assert game.state.round == number + (not over)
    assert game.winners() == (["jim_raynor"] if over else [])


@rule("BW-MODE-17")
def test_the_points_that_usually_win_are_not_enough() -> None:
    """Team 2 needs 20 of them; 15 would win a game of the usual kind."""
    game = quest(
        phase="regrouping",
        overmind=side(at={"torus.3": "zergling base"}, conquest=18),
        arcturus_mengsk=side(at={"dylar_iv.2": "marine base"}),
    )
    assert game.winners() == []
