"""Victory: conquest points, objectives, the end of the game, elimination, and ties."""

import pytest

from orrery.starcraft.board.state import EXECUTION, PLANNING
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

STAGE_III = ["flagship", "flagship"]
STAGE_II = ["rich_vein", "flagship"]


def base(area: str, conquest: int = 0) -> Side:
    return side(at={area: "base"}, conquest=conquest)


def duel(
    overmind: Side,
    jim_raynor: Side,
    event_deck: list[str] | None = None,
    common: int = 0,
) -> Position:
    """The Regrouping Phase of two players."""
    return table(
        phase="regrouping",
        event_deck=event_deck,
        common=common,
        overmind=overmind,
        jim_raynor=jim_raynor,
    )


def with_aldaris(aldaris: Side, overmind: Side, common: int = 0) -> Position:
    return table(
        phase="regrouping",
        event_deck=STAGE_II,
        common=common,
        aldaris=aldaris,
        overmind=overmind,
        jim_raynor=base("dylar_iv.3"),
    )


# Normal victory


@rule("SC-WIN-02")
@pytest.mark.parametrize(("points", "over"), [(14, False), (15, True)])
def test_fifteen_points_exactly_suffice(points: int, over: bool) -> None:
    game = duel(base("helios.2", points), base("dylar_iv.3", 3))
    assert game.is_over is over
    if over:
        assert game.winners() == ["overmind"]
        assert game.state.ending == "conquest-points"


@rule("SC-WIN-03")
def test_among_those_who_reached_the_target_most_points_win() -> None:
    game = duel(base("helios.2", 15), base("dylar_iv.3", 17))
    assert game.winners() == ["jim_raynor"]


@rule("SC-WIN-03", "SC-WIN-10")
def test_a_player_short_of_his_own_target_cannot_win_with_more_points() -> None:
    game = with_aldaris(base("helios.2", 15), base("pridewater.1", 18))
    assert game.winners() == ["aldaris"]


@rule("SC-WIN-02", "SC-WIN-10", "SC-FACT-11")
@pytest.mark.parametrize(("points", "over"), [(16, False), (19, False), (20, True)])
def test_with_aldaris_in_the_game_the_others_need_twenty(points: int, over: bool) -> None:
    game = with_aldaris(base("helios.2", 14), base("pridewater.1", points))
    assert game.is_over is over


@rule("SC-WIN-12")
def test_with_aldaris_eliminated_the_others_need_fifteen_again() -> None:
    game = with_aldaris(side(out=True, conquest=15), base("pridewater.1", 17))
    assert game.winners() == ["overmind"]


@rule("SC-COMP-11")
def test_points_have_no_upper_bound() -> None:
    game = table(
        phase="regrouping",
        aldaris=base("pridewater.1"),
        overmind=side(at={"helios.2": "base", "torus.1": "zergling"}, conquest=14),
    )
    assert game.player("overmind").conquest == 16
    game = duel(
        side(at={"helios.2": "base", "torus.1": "zergling"}, conquest=18), base("dylar_iv.3")
    )
    assert game.player("overmind").conquest == 20


# Ties


TORUS = {"torus.2": "base"}  # three cards: 1 + 2 + 1
TARSONIS = {"tarsonis.3": "base"}  # two cards: 2 + 2


def tie(overmind: dict[str, str], raynor: dict[str, str], pools: tuple[int, int]) -> list[str]:
    """The winners among two players with equal conquest points."""
    game = duel(
        side(at=overmind, conquest=15, pool=pools[0]), side(at=raynor, conquest=15, pool=pools[1])
    )
    return game.winners()


@rule("SC-WIN-04")
def test_ties_are_broken_by_the_sum_of_resources_not_by_the_number_of_cards() -> None:
    # pridewater without its third area: two cards, 3 + 2
    overmind = {**TORUS, "pridewater.3": "zergling"}
    assert tie(overmind, {"pridewater.1": "base"}, (9, 1)) == ["jim_raynor"]


@rule("SC-WIN-04")
def test_then_by_areas_controlled() -> None:
    assert tie({**TORUS, "helios.2": "zergling"}, TARSONIS, (1, 9)) == ["overmind"]


@rule("SC-WIN-04")
def test_then_by_bases_on_the_board() -> None:
    two_bases = {"helios.2": "base", "vyctor_5.2": "base"}  # 2 + 1, 1
    assert tie({**TORUS, "dylar_iv.3": "zergling"}, two_bases, (9, 1)) == ["jim_raynor"]


@rule("SC-WIN-04")
def test_then_by_workers_in_the_pool() -> None:
    assert tie(TORUS, TARSONIS, (6, 7)) == ["jim_raynor"]


@rule("SC-WIN-04")
def test_equal_players_share_the_victory() -> None:
    assert tie(TORUS, TARSONIS, (6, 6)) == ["overmind", "jim_raynor"]


# Special victory

OVERMIND_DONE = {"helios.2": "base", "torus.2": "base", "tarsonis.3": "base"}
OVERMIND_SHORT = {"helios.2": "base", "torus.2": "base", "tarsonis.3": "zergling"}


@rule("SC-WIN-05", "SC-FACT-09")
@pytest.mark.parametrize(("at", "over"), [(OVERMIND_DONE, True), (OVERMIND_SHORT, False)])
def test_the_overmind_needs_bases_on_three_planets(at: dict[str, str], over: bool) -> None:
    game = duel(side(at=at), base("dylar_iv.3", 14), STAGE_III)
    assert game.is_over is over
    if over:
        assert (game.winners(), game.state.ending) == (["overmind"], "objective")


@rule("SC-WIN-01", "SC-WIN-19")
def test_normal_victory_comes_before_special_and_special_before_the_end_of_the_game() -> None:
    game = duel(side(at=OVERMIND_DONE), base("dylar_iv.3", 15), STAGE_III, common=2)
    assert (game.winners(), game.state.ending) == (["jim_raynor"], "conquest-points")
    game = duel(side(at=OVERMIND_DONE), base("dylar_iv.3", 14), STAGE_III, common=2)
    assert (game.winners(), game.state.ending) == (["overmind"], "objective")


@rule("SC-FACT-09")
def test_a_base_among_enemies_was_destroyed_before_and_does_not_count() -> None:
    raynor = side(at={"dylar_iv.3": "base", "torus.2": "marine"})
    assert not duel(side(at=OVERMIND_DONE), raynor, STAGE_III).is_over


@rule("SC-WIN-07")
def test_objectives_count_only_in_stage_three() -> None:
    game = duel(side(at=OVERMIND_DONE), base("dylar_iv.3"), STAGE_II)
    assert not game.is_over
    assert game.state.phase == PLANNING
    assert duel(side(at=OVERMIND_DONE), base("dylar_iv.3"), []).winners() == ["overmind"]


@rule("SC-WIN-05")
def test_an_objective_is_judged_in_step_seven_only() -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        event_deck=STAGE_III,
        overmind=side(at=OVERMIND_DONE),
        jim_raynor=base("dylar_iv.3"),
    )
    assert game.state.phase == EXECUTION
    game.picks("reveal helios", "draw-event")
    assert game.winners() == ["overmind"]


@rule("SC-WIN-06")
def test_of_several_objectives_the_one_with_most_points_wins() -> None:
    raynor = {f"dylar_iv.{n}": "marine" for n in (2, 3, 4)}
    raynor |= {f"pridewater.{n}": "goliath" for n in (1, 2, 3)}
    for points, winner in ((3, "overmind"), (4, "jim_raynor")):
        game = duel(
            side(at=OVERMIND_DONE, conquest=3, resources=[]),
            side(at=raynor, conquest=points),
            STAGE_III,
        )
        # With equal points the Overmind's Resource cards decide
        assert game.winners() == [winner]


@rule("SC-FACT-06", "SC-WIN-08")
@pytest.mark.parametrize(("number", "over"), [(5, False), (6, True)])
def test_raynor_needs_six_resource_areas_depleted_or_not(number: int, over: bool) -> None:
    areas = ["dylar_iv.2", "dylar_iv.3", "dylar_iv.4", "pridewater.1", "pridewater.2", "torus.2"]
    game = table(
        phase="regrouping",
        event_deck=STAGE_III,
        depletion={"dylar_iv.2": 2, "dylar_iv.3": 2},
        overmind=base("helios.2"),
        jim_raynor=side(at={**dict.fromkeys(areas[:number], "marine"), "torus.1": "ghost"}),
    )
    assert game.is_over is over


@rule("SC-FACT-07")
@pytest.mark.parametrize(("last", "over"), [("marine", True), ("", False)])
def test_mengsk_needs_every_area_of_two_planets(last: str, over: bool) -> None:
    whole = {"vyctor_5.1": "marine", "vyctor_5.2": "base", "helios.2": "ghost"}
    whole |= {"tarsonis.1": "ghost", "tarsonis.2": "base", "tarsonis.3": last}
    game = table(
        phase="regrouping",
        event_deck=STAGE_III,
        overmind=base("pridewater.1"),
        arcturus_mengsk=side(at=whole),
    )
    assert game.is_over is over


@rule("SC-FACT-08")
@pytest.mark.parametrize(("third", "over"), [("helios.3", True), ("helios.2", False)])
def test_the_queen_needs_three_areas_that_give_points(third: str, over: bool) -> None:
    # Two areas of two points each are still two areas
    game = table(
        phase="regrouping",
        event_deck=STAGE_III,
        queen_of_blades=side(at={"torus.1": "zergling", "vyctor_5.1": "base", third: "zergling"}),
        jim_raynor=base("pridewater.1"),
    )
    assert game.is_over is over


@rule("SC-WIN-09")
@pytest.mark.parametrize(
    ("galaxy", "over"),
    [
        (["helios 0 0", "pridewater 0 1"], True),
        (["tarsonis 0 0", "pridewater 0 1"], True),
        (["bhekar_ro 0 0", "pridewater 0 1"], False),
    ],
)
def test_all_areas_of_a_kind_are_enough_but_not_none(galaxy: list[str], over: bool) -> None:
    planet = galaxy[0].split()[0]
    at = {f"{planet}.1": "base"}
    if planet == "helios":
        at["helios.3"] = "zergling"
    game = table(
        phase="regrouping",
        galaxy=galaxy,
        event_deck=STAGE_III,
        queen_of_blades=side(at=at),
        jim_raynor=base("pridewater.1"),
    )
    assert game.is_over is over


@rule("SC-FACT-10")
@pytest.mark.parametrize(("extra", "over"), [({}, False), ({"torus.1": "zealot"}, True)])
def test_tassadar_needs_more_areas_than_any_other(extra: dict[str, str], over: bool) -> None:
    game = table(
        phase="regrouping",
        event_deck=STAGE_III,
        tassadar=side(at={"helios.1": "zealot", "helios.2": "base", **extra}),
        jim_raynor=side(at={"dylar_iv.1": "marine", "dylar_iv.2": "base"}),
        overmind=base("pridewater.1"),
    )
    assert game.is_over is over


@rule("SC-WIN-13")
def test_aldaris_does_not_touch_the_objectives_of_others() -> None:
    game = table(
        phase="regrouping",
        event_deck=STAGE_III,
        aldaris=base("pridewater.1", 14),
        overmind=side(at=OVERMIND_DONE),
    )
    assert game.winners() == ["overmind"]


# The end of the game


@rule("SC-WIN-14", "SC-REGROUP-14")
@pytest.mark.parametrize(("common", "over"), [(1, False), (2, True), (3, True)])
def test_two_end_cards_end_the_game_for_most_points(common: int, over: bool) -> None:
    game = duel(base("helios.2", 3), base("dylar_iv.3", 2), common=common)
    assert game.is_over is over
    if over:
        assert (game.winners(), game.state.ending) == (["overmind"], "end-draws-near")


@rule("SC-WIN-14")
def test_a_second_end_card_of_a_later_round_ends_the_game_after_the_last_player() -> None:
    game = duel(
        side(at={"helios.2": "base"}, drawn=["the_end_draws_near"], conquest=4),
        side(at={"dylar_iv.3": "base"}, drawn=["stalling_tactic"], conquest=4),
        common=1,
    )
    game.picks("event the_end_draws_near")
    assert game.asked == "jim_raynor"
    game.picks("event stalling_tactic")
    assert game.is_over
    assert [player.conquest for player in game.state.players] == [5, 5]
    assert game.winners() == ["jim_raynor"]


@rule("SC-WIN-11")
def test_aldaris_wins_when_the_end_has_come_whatever_the_points() -> None:
    game = with_aldaris(base("helios.2", 0), base("pridewater.1", 14), common=2)
    assert (game.winners(), game.state.ending) == (["aldaris"], "end-draws-near")


@rule("SC-WIN-12", "SC-WIN-11")
def test_an_eliminated_aldaris_does_not_win_at_the_end() -> None:
    game = with_aldaris(side(out=True, conquest=14), base("pridewater.1", 3), common=2)
    assert game.winners() == ["overmind"]
