"""BW-SCEN-70 to BW-SCEN-90: Eye of the Storm, for three to six players."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.starcraft.board.queries import are_teammates, seat_of
from orrery.starcraft.board.sheet import permanent_of
from orrery.starcraft.facts.options import SCENARIOS
from orrery.starcraft.facts.terms import NONE
from tests.marks import rule
from tests.starcraft.broodwar.scenes import laid_out, new_scenario, rows_of, scenario
from tests.starcraft.broodwar.test_whole_games import whole_game
from tests.starcraft.marches import march
from tests.starcraft.opening import Opening
from tests.starcraft.scenario import Position, Side, side

STORM = "eye_of_the_storm"
PLAYERS = ("3", "4", "5", "6")


def on(game: Position, planet: str) -> Counter[str]:
    """The units on a planet."""
    areas = game.box.areas_of[game.box.planet_slugs.index(planet)]
    return Counter(slug for area in areas for slug in game.army(game.box.area_slugs[area]))


def bases(game: Position, faction: str) -> list[str]:
    """The planets with a base of a faction."""
    return sorted(
        slug.partition(".")[0] for slug in game.box.area_slugs if game.base(slug) == faction
    )


def started(players: str) -> Opening:
    return laid_out(STORM, players=players)


# ---- frame, map, teams ---------------------------------------------------------------------------


@rule("BW-SCEN-70", "BW-SCEN-84")
@pytest.mark.parametrize(
    ("players", "order"),
    [
        ("6", "jim_raynor arcturus_mengsk queen_of_blades overmind aldaris tassadar"),
        ("5", "jim_raynor queen_of_blades overmind aldaris tassadar"),
        ("4", "jim_raynor queen_of_blades overmind aldaris"),
        ("3", "jim_raynor overmind aldaris"),
    ],
)
def test_who_plays_and_in_which_order(players: str, order: str) -> None:
    game = new_scenario(STORM, players=players)
    assert sorted(text.split()[1] for text in game.options) == sorted(order.split())
    game = started(players)
    assert [game.factions[seat] for seat in game.state.order] == order.split()
    assert game.asked == "jim_raynor"
    assert game.box.scenario is not None
    assert game.box.scenario.rounds == 7


@rule("BW-SCEN-71")
def test_fourteen_planets_with_dylar_iv_and_every_starting_planet() -> None:
    game = started("6")
    laid = {game.box.planet_slugs[planet] for planet in game.state.galaxy.planets}
    assert len(laid) == 14
    assert "dylar_iv" in laid
    assert {one["planet"] for one in rows_of(STORM)["force"]} <= laid
    ends = game.state.galaxy.ends
    joined = [{game.box.planet_slugs[slot // 4] for slot in pair} for pair in ends]
    assert len(joined) == 6
    assert {"helios", "avernus_station"} in joined


@rule("BW-SCEN-72")
def test_three_teams_that_are_hostile_to_each_other() -> None:
    game = started("6")
    box, state = game.box, game.state
    teams = [("queen_of_blades", "overmind"), ("jim_raynor", "arcturus_mengsk")]
    teams.append(("tassadar", "aldaris"))

    def are_mates(one: str, other: str) -> bool:
        seats = [seat_of(state, box.faction_slugs.index(slug)) for slug in (one, other)]
        return are_teammates(state, box, *seats)

    assert all(are_mates(*team) for team in teams)
    assert not are_mates("queen_of_blades", "tassadar")
    assert not are_mates("queen_of_blades", "jim_raynor")
    assert not are_mates("aldaris", "jim_raynor")


# ---- starting forces -----------------------------------------------------------------------------


@rule("BW-SCEN-73")
def test_the_queen_of_blades_begins_on_two_planets_with_transports_at_torus() -> None:
    game = started("6")
    assert on(game, "paladino_belt") == {"zergling": 3}
    assert on(game, "hydrax") == {"zergling": 2, "ultralisk": 1}
    assert bases(game, "queen_of_blades") == ["hydrax", "paladino_belt"]
    routes = game.transports("queen_of_blades")
    assert len(routes) == 2
    assert all("torus" in route for route in routes)
    assert game.player("queen_of_blades").pool == 7


@rule("BW-SCEN-74", "BW-SCEN-76")
def test_the_overmind_begins_with_its_installation_and_a_lurker() -> None:
    game = started("6")
    assert on(game, "avernus_station") == {"zergling": 2, "hydralisk": 1}
    assert on(game, "antiga_prime") == {"zergling": 2, "lurker": 1}
    assert bases(game, "overmind") == ["antiga_prime", "avernus_station"]
    routes = game.transports("overmind")
    assert len(routes) == 2
    assert all("avernus_station" in route for route in routes)
    assert game.player("overmind").pool == 7
    assert game.player("overmind").technologies == ()
    assert not game.player("overmind").leading


@rule("BW-SCEN-75")
@pytest.mark.parametrize(
    ("faction", "planet", "units", "workers"),
    [
        ("jim_raynor", "moria", {"vulture": 1, "marine": 3}, 9),
        ("arcturus_mengsk", "dylar_iv", {"marine": 2, "firebat": 2}, 8),
        ("tassadar", "pridewater", {"zealot": 2, "dragoon": 1}, 7),
        ("aldaris", "bhekar_ro", {"zealot": 3}, 8),
    ],
)
def test_the_other_factions_begin_on_one_planet(
    faction: str, planet: str, units: dict[str, int], workers: int
) -> None:
    game = started("6")
    assert on(game, planet) == units
    assert bases(game, faction) == [planet]
    [route] = game.transports(faction)
    assert planet in route
    assert game.player(faction).pool == workers


@rule("BW-SCEN-76")
def test_base_and_installation_share_the_two_areas_that_are_not_for_flyers() -> None:
    game = new_scenario(STORM, players="6", factions=",".join(SCENARIOS[STORM][6]))
    while (game.prompt, game.asked) != ("scenario-base", "overmind"):
        game.picks(game.options[0])
    assert game.options == ["base avernus_station.2", "base avernus_station.3"]
    game.picks("base avernus_station.3")
    standing = [
        game.box.area_slugs[area]
        for area, one in enumerate(game.state.installations)
        if one != NONE
    ]
    assert standing == ["avernus_station.2"]


@rule("BW-SCEN-77")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_end_cards_are_put_away(players: str) -> None:
    game = started(players)
    box, deck = game.box, game.state.event_deck
    stages = Counter(box.event_stage[card] for card in deck)
    assert (stages[1], stages[2], stages[3]) == (28, 28, 18)
    assert box.event("the_end_draws_near") not in deck
    assert box.event("inspiring_leadership") in deck
    assert box.recycled_stage == 3


# ---- victory -------------------------------------------------------------------------------------


def sides(**more: Side) -> dict[str, Side]:
    """The three players of the smallest game, each with a base of its own."""
    usual = {
        "jim_raynor": side(at={"moria.1": "base"}),
        "overmind": side(at={"antiga_prime.2": "base"}),
        "aldaris": side(at={"bhekar_ro.2": "base"}),
    }
    return {**usual, **more}


GUARDED = side(at={"antiga_prime.2": "base", "avernus_station.2": "overmind"})
"""The Overmind, its installation alone."""
BESIDE = {"moria.1": "base", "avernus_station.2": "marine"}


@rule("BW-SCEN-79")
@pytest.mark.parametrize("faction", ["jim_raynor", "aldaris"])
def test_a_unit_beside_the_overmind_wins_when_regrouping_begins(faction: str) -> None:
    unit = "marine" if faction == "jim_raynor" else "zealot"
    home = "moria.1" if faction == "jim_raynor" else "bhekar_ro.2"
    mine = side(at={home: "base", "avernus_station.2": unit})
    game = scenario(STORM, sides(**{faction: mine, "overmind": GUARDED}), phase="regrouping")
    assert game.is_over
    assert [game.factions[seat] for seat in game.state.winners] == [faction]
    assert game.state.ending == "unit-beside"


@rule("BW-SCEN-79")
def test_a_team_wins_together() -> None:
    every = {
        **sides(jim_raynor=side(at=BESIDE), overmind=GUARDED),
        "arcturus_mengsk": side(at={"dylar_iv.2": "base"}),
        "queen_of_blades": side(at={"hydrax.2": "base"}),
        "tassadar": side(at={"pridewater.1": "base"}),
    }
    game = scenario(STORM, every, phase="regrouping")
    assert {game.factions[seat] for seat in game.state.winners} == {"jim_raynor", "arcturus_mengsk"}


@rule("BW-SCEN-79")
@pytest.mark.parametrize("leaves", [False, True])
def test_being_there_in_the_action_phase_alone_is_not_enough(leaves: bool) -> None:
    """The order that leads there is over, and nobody has won yet; who leaves again with the next
    one does not win, who stays wins as soon as Regrouping begins."""
    mine = side(at={"moria.1": "base", "avernus_station.3": "marine"})
    game = scenario(
        STORM,
        sides(jim_raynor=mine, overmind=GUARDED),
        orders={"avernus_station": ["jim_raynor mobilize"] * 2},
    )
    game.picks("reveal avernus_station", "execute")
    march(game, "marine avernus_station.3 avernus_station.2")
    game.picks("done")
    assert (game.is_over, game.prompt) == (False, "reveal")
    game.picks("reveal avernus_station", "execute")
    if leaves:
        march(game, "marine avernus_station.2 avernus_station.3")
    game.picks("done")
    assert game.winners() == ([] if leaves else ["jim_raynor"])
    assert (game.state.round, game.state.ending) == (
        2 if leaves else 1,
        "" if leaves else "unit-beside",
    )


@rule("BW-SCEN-79")
def test_without_the_installation_nobody_wins_there() -> None:
    game = scenario(STORM, sides(jim_raynor=side(at=BESIDE)), phase="regrouping")
    assert not game.state.winners


@rule("BW-SCEN-78", "BW-SCEN-80")
@pytest.mark.parametrize(("round", "ends"), [(6, False), (7, True)])
def test_the_zerg_win_if_nobody_else_has_by_the_end_of_round_seven(round: int, ends: bool) -> None:
    game = scenario(STORM, sides(overmind=GUARDED), phase="regrouping", round=round)
    while not game.is_over and game.state.round == round:
        game.picks(game.options[0])
    assert game.is_over == ends
    if ends:
        assert [game.factions[seat] for seat in game.state.winners] == ["overmind"]
        assert game.state.ending == "rounds-over"


@rule("BW-SCEN-79")
def test_the_last_test_for_the_others_is_the_beginning_of_the_last_regrouping_phase() -> None:
    game = scenario(
        STORM, sides(jim_raynor=side(at=BESIDE), overmind=GUARDED), phase="regrouping", round=7
    )
    assert [game.factions[seat] for seat in game.state.winners] == ["jim_raynor"]


@rule("BW-SCEN-80")
def test_no_points_are_ever_shown() -> None:
    game = whole_game(
        3, mode=STORM, players="4", factions="choose", leadership="yes", galaxy="quick"
    )
    assert game.state.round == 7
    assert [player.conquest for player in game.state.players] == [0] * 4


@rule("BW-SCEN-81")
def test_a_teammate_s_base_may_be_spared() -> None:
    every = {
        **sides(overmind=side(at={"antiga_prime.2": "base"})),
        "arcturus_mengsk": side(at={"dylar_iv.2": "marine"}),
        "queen_of_blades": side(at={"hydrax.2": "base"}),
        "tassadar": side(at={"pridewater.1": "base"}),
        "jim_raynor": side(at={"moria.1": "base", "dylar_iv.2": "base"}),
    }
    game = scenario(STORM, every, phase="regrouping")
    assert game.asked == "arcturus_mengsk"
    game.picks("spare")
    assert game.base("dylar_iv.2") == "jim_raynor"


# ---- resources -----------------------------------------------------------------------------------


@rule("BW-SCEN-82", "BW-SCEN-90")
@pytest.mark.parametrize(("players", "overmind"), [("6", (4, 2)), ("4", (4, 2)), ("3", (8, 4))])
def test_only_the_zerg_have_permanent_resources(players: str, overmind: tuple[int, int]) -> None:
    game = started(players)
    for faction in game.factions:
        expected = (0, 0)
        if faction in ("overmind", "queen_of_blades"):
            expected = overmind
        assert permanent_of(game.box, game.player(faction)) == expected


@rule("BW-SCEN-82")
def test_what_the_sheet_has_cannot_be_paid_with() -> None:
    game = scenario(
        STORM,
        sides(jim_raynor=side(at={"moria.1": "base"}, resources=[], pool=9)),
        orders={"moria": ["jim_raynor build"]},
    )
    game.picks("reveal moria", "execute")
    assert not any(text.startswith("unit") for text in game.options)


@rule("BW-SCEN-83")
def test_the_two_points_of_torus_are_two_tokens() -> None:
    game = scenario(
        STORM, sides(aldaris=side(at={"bhekar_ro.2": "base", "torus.1": "zealot"})),
        phase="regrouping",
    )  # fmt: skip
    assert (game.asked, game.prompt) == ("aldaris", "gain-token")
    game.picks("token minerals", "token gas")
    assert game.player("aldaris").tokens == (1, 1)
    assert game.player("aldaris").conquest == 0


# ---- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_an_eye_of_the_storm_is_played_to_its_end(players: str) -> None:
    game = whole_game(
        int(players), mode=STORM, players=players, factions="choose", leadership="yes",
        galaxy="place",
    )  # fmt: skip
    assert game.state.winners
