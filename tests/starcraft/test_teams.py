"""Team play, alone and with Galactic Conquest."""

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.changes import destroy_base
from orrery.starcraft.board.queries import are_teammates, is_enemy_area, is_open_to
from orrery.starcraft.rules.victory import settle_eliminations
from tests.marks import rule
from tests.starcraft.opening import new_game
from tests.starcraft.scenario import GALAXY, Position, Side, side, table

STAGE_III = ["flagship", "flagship"]
OVERMIND = side(at={"helios.2": "base"})
RAYNOR = side(at={"dylar_iv.3": "base"})
TASSADAR = side(at={"pridewater.1": "base"})
QUEEN = side(at={"tarsonis.3": "base"})


def teams(
    overmind: Side = OVERMIND,
    jim_raynor: Side = RAYNOR,
    tassadar: Side = TASSADAR,
    queen_of_blades: Side = QUEEN,
    phase: str = "regrouping",
    orders: dict[str, list[str]] | None = None,
    event_deck: list[str] | None = None,
    common: int = 0,
    goal: str = "conquest_points",
    spared: bool = False,
) -> Position:
    """Overmind and Tassadar against Raynor and the Queen of Blades."""
    return table(
        galaxy=(*GALAXY, "chau_sara 3 0"),
        phase=phase,
        orders=orders,
        event_deck=event_deck,
        common=common,
        goal=goal,
        teams="yes",
        settings={"teammate_bases": "spared" if spared else "destroyed"},
        overmind=overmind,
        jim_raynor=jim_raynor,
        tassadar=tassadar,
        queen_of_blades=queen_of_blades,
    )


def with_aldaris(points: tuple[int, int, int, int], common: int = 0) -> Position:
    """Aldaris and Tassadar against Raynor and the Queen of Blades."""
    return table(
        phase="regrouping",
        teams="yes",
        common=common,
        aldaris=side(at={"helios.2": "base"}, conquest=points[0]),
        jim_raynor=side(at={"dylar_iv.3": "base"}, conquest=points[1]),
        tassadar=side(at={"pridewater.1": "base"}, conquest=points[2]),
        queen_of_blades=side(at={"tarsonis.3": "base"}, conquest=points[3]),
    )


def fall(game: Position, *areas: str) -> bool:
    """These bases are lost, and eliminations are settled."""
    for area in areas:
        destroy_base(game.game, game.box.area_slugs.index(area))
    return settle_eliminations(game.game)


@rule("SC-VAR-05")
@pytest.mark.parametrize(("players", "seats"), [("4", (0, 1, 0, 1)), ("6", (0, 1, 2, 0, 1, 2))])
def test_seats_of_the_teams_alternate(players: str, seats: tuple[int, ...]) -> None:
    game = new_game(players=players, teams="yes")
    assert game.box.teams == seats
    mates = [are_teammates(game.state, game.box, 0, seat) for seat in range(int(players))]
    assert mates == [seat > 0 and team == 0 for seat, team in enumerate(seats)]


@rule("SC-VAR-06", "SC-TERM-09")
def test_a_teammates_area_is_an_enemy_area() -> None:
    game = teams()
    area = game.box.area_slugs.index("pridewater.1")
    assert is_enemy_area(game.state, 0, area)
    assert not is_open_to(game.state, 0, area)


@rule("SC-VAR-06", "SC-REGROUP-07")
def test_a_teammates_base_breaks_only_base_on_the_planet() -> None:
    game = teams(
        overmind=side(at={"dylar_iv.2": "base"}, resources=[]),
        jim_raynor=side(at={"torus.3": "base"}),
        tassadar=side(at={"dylar_iv.1": "base"}),
    )
    held = [game.box.area_slugs[area] for area in game.player("overmind").resources]
    assert held == ["dylar_iv.2"]


@rule("SC-VAR-07")
def test_nobody_moves_into_an_area_of_his_teammate() -> None:
    game = teams(
        phase="execution",
        orders={"pridewater": ["overmind mobilize"]},
        overmind=side(at={"pridewater.2": "zergling"}),
        tassadar=side(at={"pridewater.1": "base", "pridewater.3": "zealot"}),
    )
    game.picks("reveal pridewater", "execute")
    assert not [text for text in game.options if text.startswith("move")]


@rule("SC-VAR-07")
def test_an_opponent_on_a_teammates_base_may_be_attacked() -> None:
    game = teams(
        phase="execution",
        orders={"pridewater": ["overmind mobilize"]},
        overmind=side(at={"pridewater.2": "zergling"}),
        jim_raynor=side(at={"pridewater.1": "marine", "dylar_iv.3": "base"}),
    )
    game.picks("reveal pridewater", "execute", "move zergling pridewater.2")
    assert "area pridewater.1" in game.options
    assert "area pridewater.3" in game.options


@rule("SC-VAR-07")
@pytest.mark.parametrize("spared", [False, True])
def test_a_teammates_units_destroy_a_base_unless_it_is_spared(spared: bool) -> None:
    game = teams(
        overmind=side(at={"pridewater.1": "zergling", "helios.2": "base"}),
        tassadar=side(at={"pridewater.1": "base", "torus.3": "base"}),
        spared=spared,
    )
    assert (game.base("pridewater.1") == "tassadar") is spared
    held = [game.box.area_slugs[area] for area in game.player("tassadar").resources]
    assert ("pridewater.1" in held) is spared


@rule("SC-VAR-07")
def test_a_spared_base_is_no_shield_against_opponents() -> None:
    game = teams(
        overmind=side(at={"dylar_iv.3": "zergling", "helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.3": "base", "torus.3": "base"}),
        spared=True,
    )
    assert game.base("dylar_iv.3") is None


@rule("SC-VAR-08", "SC-EX-35")
def test_example_team_objective() -> None:
    game = teams(overmind=side(at={"helios.2": "base", "torus.3": "base"}), event_deck=STAGE_III)
    assert game.base("pridewater.1") == "tassadar"
    assert not game.is_over


@rule("SC-VAR-08")
def test_tassadar_needs_more_areas_than_his_teammate_too() -> None:
    mate = {"helios.2": "base", "helios.4": "zergling"}
    own = {"pridewater.1": "base", "pridewater.2": "zealot"}
    game = teams(overmind=side(at=mate), tassadar=side(at=own), event_deck=STAGE_III)
    assert not game.is_over
    game = teams(
        overmind=side(at=mate),
        tassadar=side(at={**own, "pridewater.3": "zealot"}),
        event_deck=STAGE_III,
    )
    assert game.winners() == ["overmind", "tassadar"]


@rule("SC-VAR-09")
def test_a_team_never_has_a_base_in_every_area_of_a_planet() -> None:
    game = teams(
        phase="execution",
        orders={"vyctor_5": ["overmind build"]},
        overmind=side(at={"vyctor_5.1": "zergling", "helios.2": "base"}, pool=0),
        tassadar=side(at={"vyctor_5.2": "base"}),
    )
    game.picks("reveal vyctor_5", "execute")
    assert game.prompt == "build-base"
    area = Option("base", game.box.area_slugs.index("vyctor_5.1"))
    assert area not in game.decision.options
    assert game.why("overmind", area) == "SC-VAR-09"


@rule("SC-VAR-10")
@pytest.mark.parametrize(("points", "over"), [((14, 15), False), ((10, 20), True)])
def test_a_team_needs_thirty_points_together(points: tuple[int, int], over: bool) -> None:
    game = teams(
        overmind=side(at={"helios.2": "base"}, conquest=points[0]),
        tassadar=side(at={"pridewater.1": "base"}, conquest=points[1]),
    )
    assert game.is_over is over
    if over:
        assert game.winners() == ["overmind", "tassadar"]


@rule("SC-VAR-10")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((0, 20, 29, 19), []),
        ((0, 20, 29, 20), ["jim_raynor", "queen_of_blades"]),
        ((0, 20, 30, 19), ["aldaris", "tassadar"]),
        ((1, 20, 29, 19), ["aldaris", "tassadar"]),
        ((1, 20, 29, 20), ["jim_raynor", "queen_of_blades"]),
    ],
)
def test_against_aldaris_a_team_needs_forty(
    points: tuple[int, int, int, int], winners: list[str]
) -> None:
    assert with_aldaris(points).winners() == winners


@rule("SC-VAR-10", "SC-WIN-12")
def test_with_aldaris_eliminated_every_team_needs_thirty() -> None:
    game = table(
        phase="regrouping",
        teams="yes",
        aldaris=side(at={"dylar_iv.2": "base"}, conquest=9),
        jim_raynor=side(at={"dylar_iv.2": "marine", "dylar_iv.3": "base"}, conquest=20),
        tassadar=side(at={"pridewater.1": "base"}, conquest=20),
        queen_of_blades=side(at={"tarsonis.3": "base"}, conquest=10),
    )
    assert game.player("aldaris").out  # in step 1; step 6 judges without him
    assert (game.winners(), game.state.ending) == (
        ["jim_raynor", "queen_of_blades"],
        "conquest-points",
    )


@rule("SC-VAR-11")
def test_a_members_objective_wins_for_the_team_with_most_points_together() -> None:
    overmind = {"helios.2": "base", "torus.3": "base", "chau_sara.1": "base"}
    queen = {"helios.1": "zergling", "vyctor_5.1": "base", "tarsonis.1": "zergling"}
    for points, winners in (
        (0, ["overmind", "tassadar"]),
        (9, ["jim_raynor", "queen_of_blades"]),
    ):
        game = teams(
            overmind=side(at=overmind, conquest=2),
            jim_raynor=side(at={"dylar_iv.3": "base"}, conquest=points),
            tassadar=side(at={"pridewater.1": "base"}, conquest=4),
            queen_of_blades=side(at=queen, conquest=1),
            event_deck=STAGE_III,
        )
        assert (game.winners(), game.state.ending) == (winners, "objective")


@rule("SC-VAR-12")
def test_at_the_end_the_team_with_most_points_together_wins() -> None:
    game = teams(
        overmind=side(at={"helios.2": "base"}, conquest=9),
        jim_raynor=side(at={"dylar_iv.3": "base"}, conquest=6),
        queen_of_blades=side(at={"tarsonis.3": "base"}, conquest=4),
        common=2,
    )
    assert game.winners() == ["jim_raynor", "queen_of_blades"]


@rule("SC-VAR-12")
def test_at_the_end_the_team_of_aldaris_wins() -> None:
    game = with_aldaris((0, 10, 0, 10), common=2)
    assert game.winners() == ["aldaris", "tassadar"]


@rule("SC-VAR-13")
def test_the_points_of_an_eliminated_member_still_count() -> None:
    game = teams(
        overmind=side(out=True, conquest=16),
        tassadar=side(at={"pridewater.1": "base"}, conquest=14),
    )
    assert game.winners() == ["overmind", "tassadar"]


@rule("SC-VAR-13")
def test_an_eliminated_member_fulfils_no_objective() -> None:
    game = table(
        phase="regrouping",
        teams="yes",
        galaxy=("bhekar_ro 0 0", "helios 1 0", "torus 2 0"),
        event_deck=STAGE_III,
        queen_of_blades=side(out=True),
        jim_raynor=side(at={"helios.2": "base"}),
        overmind=side(at={"helios.4": "base"}),
        arcturus_mengsk=side(at={"torus.3": "base"}),
    )
    assert not game.is_over


@rule("SC-VAR-14")
@pytest.mark.parametrize(
    ("pools", "winners"),
    [
        ((5, 1, 1, 6), ["jim_raynor", "queen_of_blades"]),
        ((5, 1, 2, 6), ["overmind", "jim_raynor", "tassadar", "queen_of_blades"]),
        ((5, 1, 3, 6), ["overmind", "tassadar"]),
    ],
)
def test_ties_of_teams_are_broken_by_sums(
    pools: tuple[int, int, int, int], winners: list[str]
) -> None:
    # helios and dylar_iv, 3 + 6 resources, against pridewater and chau_sara, 6 + 3
    game = teams(
        overmind=side(at={"helios.2": "base"}, conquest=20, pool=pools[0]),
        jim_raynor=side(at={"pridewater.1": "base"}, conquest=10, pool=pools[1]),
        tassadar=side(at={"dylar_iv.3": "base"}, conquest=10, pool=pools[2]),
        queen_of_blades=side(at={"chau_sara.3": "base"}, conquest=20, pool=pools[3]),
    )
    assert game.winners() == winners


@rule("SC-VAR-14")
def test_the_resources_of_both_members_are_added_first() -> None:
    # 3 + 6 resources against 4 + 4, although the others have more areas
    game = teams(
        overmind=side(at={"helios.2": "base"}, conquest=20),
        jim_raynor=side(at={"torus.2": "base"}, conquest=10),
        tassadar=side(at={"dylar_iv.3": "base"}, conquest=10),
        queen_of_blades=side(at={"tarsonis.3": "base", "vyctor_5.2": "zergling"}, conquest=20),
    )
    assert game.winners() == ["overmind", "tassadar"]


@rule("SC-VAR-15")
def test_a_teammates_cards_are_no_opponents_cards() -> None:
    game = teams(
        overmind=side(at={"helios.2": "base"}, drawn=["saboteur"]),
        jim_raynor=side(at={"dylar_iv.3": "base"}, events=["retreat_1"]),
        tassadar=side(at={"pridewater.1": "base"}, events=["double_time"]),
        queen_of_blades=side(at={"tarsonis.3": "base"}, events=["retreat_2"]),
    )
    game.picks("event saboteur")
    assert [text for text in game.options if "double_time" in text] == []
    mine = Option("event-of", game.box.event("double_time"), 2)
    assert game.why("overmind", mine) == "SC-VAR-15"
    assert len(game.options) == 2


@rule("SC-MOVE-13")
def test_a_teammates_orbital_defense_does_not_stop_those_who_free_his_base() -> None:
    for module, owner in (("air_support", "tassadar"), ("air_support", "queen_of_blades")):
        base = {"pridewater.1": "base"}
        other = {"torus.3": "base"}
        game = teams(
            phase="execution",
            orders={"pridewater": ["overmind mobilize"]},
            overmind=side(at={"helios.2": "zergling base"}, transports=["helios-pridewater"]),
            jim_raynor=side(at={"pridewater.1": "marine", "dylar_iv.3": "base"}),
            tassadar=side(at=base if owner == "tassadar" else other, modules=[module]),
            queen_of_blades=side(at=other if owner == "tassadar" else base, modules=[module]),
        )
        game.picks("reveal pridewater", "execute", "move zergling helios.2")
        assert ("area pridewater.1" in game.options) is (owner == "tassadar")


@rule("SC-VAR-04", "SC-VAR-13")
def test_galactic_conquest_in_teams_goes_on_until_one_team_is_left() -> None:
    game = teams(goal="elimination")
    assert not fall(game, "helios.2")
    assert not fall(game, "dylar_iv.3")
    assert fall(game, "pridewater.1")
    assert game.winners() == ["jim_raynor", "queen_of_blades"]
