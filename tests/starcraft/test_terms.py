"""Definitions: what the other rules mean by their words."""

import pytest

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.changes import destroy_base, destroy_transport, destroy_unit
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.decks import draw_event
from orrery.starcraft.board.queries import (
    clockwise,
    is_empty,
    is_enemy_area,
    is_friendly,
    is_open_to,
    seats_from,
    stage,
)
from orrery.starcraft.facts.terms import CONQUEST, NONE
from orrery.starcraft.rules.orders.new_units import why_not_new_unit_in
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table


def area(game: Position, slug: str) -> int:
    return game.box.area_slugs.index(slug)


@pytest.fixture
def board() -> Position:
    """All kinds of areas: own base, own unit, enemy base, occupied base, nothing."""
    return table(
        phase="planning",
        overmind=side(at={"helios.2": "base", "helios.4": "zergling", "dylar_iv.3": "zergling"}),
        jim_raynor=side(at={"dylar_iv.3": "base", "dylar_iv.2": "marine", "torus.3": "base"}),
        tassadar=side(at={"pridewater.1": "zealot base"}, transports=["helios-pridewater"]),
    )


@rule("SC-TERM-02")
def test_the_active_player_is_the_one_who_executes_an_order() -> None:
    game = table(
        orders={"helios": ["overmind build"], "dylar_iv": ["jim_raynor build"]},
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
    )
    assert game.state.active == NONE
    game.picks("reveal helios", "execute")
    assert game.state.active == 0
    assert game.why("jim_raynor", DONE) == "SC-TERM-02"
    while game.asked == "overmind":
        game.picks("done")
    game.picks("reveal dylar_iv", "draw-event")
    assert game.prompt == "play-event"
    assert game.state.active == NONE


@rule("SC-TERM-03")
def test_the_active_planet_is_the_one_the_order_lay_on() -> None:
    game = table(
        orders={"torus": ["overmind mobilize"]},
        overmind=side(
            at={"helios.2": "zergling base", "dylar_iv.2": "zergling", "pridewater.2": "zergling"},
            transports=["helios-torus", "helios-pridewater"],
        ),
        jim_raynor=side(at={"vyctor_5.2": "base"}),
    )
    game.picks("reveal torus", "execute")
    assert game.box.planet_slugs[game.state.planet] == "torus"
    # pridewater is two routes from torus, and no own transport leads from dylar_iv
    assert [text for text in game.options if text.startswith("move")] == ["move zergling helios.2"]


@rule("SC-TERM-04")
def test_a_piece_with_two_figures_is_one_unit_and_bases_and_transports_are_none() -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        overmind=side(at={"helios.2": "zergling zergling base"}, pool=9),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    assert game.box.limit[area(game, "helios.2")] == 4
    game.picks("reveal helios", "execute", "transport helios-torus", "pay")
    for standing in (3, 4):  # two more fit beside the base, and no third
        game.picks("unit zergling", "area helios.2", "pay")
        assert game.army("helios.2") == ["zergling"] * standing
    zergling = Option("unit", game.box.unit(game.player("overmind").faction, "zergling"))
    assert game.why("overmind", zergling) == "SC-BUILD-08"  # two units, as the build limit says
    where = game.state.planet, area(game, "helios.2"), zergling.what
    full = why_not_new_unit_in(game.game, 0, *where)
    assert full == "SC-COMP-10"
    assert "transport helios-pridewater" in game.options


@rule("SC-TERM-05")
def test_an_area_gives_a_resource_card_or_conquest_points_never_both() -> None:
    whole = {"helios.1": "zergling", "helios.2": "base", "helios.3": "zergling"}
    game = table(
        phase="regrouping",
        overmind=side(at={**whole, "helios.4": "zergling"}, resources=[]),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    box, player = game.box, game.player("overmind")
    cards = {box.area_slugs[one] for one in player.resources}
    kinds = {box.area_slugs[one]: box.yields[one] for one in controlled(game.state, 0)}
    assert sorted(kinds) == ["helios.1", "helios.2", "helios.3", "helios.4"]
    assert cards == {slug for slug, kind in kinds.items() if kind != CONQUEST}
    scoring = kinds.keys() - cards
    assert scoring == {"helios.1", "helios.3"}
    assert player.conquest == sum(box.amount[area(game, slug)] for slug in scoring)


@rule("SC-TERM-06", "SC-TERM-09")
def test_every_other_player_is_an_enemy(board: Position) -> None:
    state = board.state
    for slug, owner in (("helios.2", 0), ("dylar_iv.2", 1), ("pridewater.1", 2)):
        enemies = [is_enemy_area(state, seat, area(board, slug)) for seat in range(3)]
        assert enemies == [seat != owner for seat in range(3)]


@rule("SC-TERM-09")
@pytest.mark.parametrize("at", ["base", "marine", "marine base"])
def test_a_base_or_a_unit_of_another_makes_an_enemy_area(at: str) -> None:
    game = table(
        phase="planning",
        overmind=side(at={"helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.3": at}),
    )
    assert is_enemy_area(game.state, 0, area(game, "dylar_iv.3"))
    assert not is_enemy_area(game.state, 0, area(game, "dylar_iv.2"))


@rule("SC-TERM-07", "SC-TERM-10")
def test_an_area_with_only_the_players_pieces_is_friendly_and_controlled(
    board: Position,
) -> None:
    state = board.state
    slugs = [board.box.area_slugs[one] for one in controlled(state, 0)]
    assert slugs == ["helios.2", "helios.4"]
    for slug in ("dylar_iv.3", "helios.1", "pridewater.1"):
        assert not is_friendly(state, 0, area(board, slug))


@rule("SC-TERM-10")
def test_the_only_base_on_a_planet_controls_no_other_area() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    assert game.player("overmind").conquest == 0
    assert controlled(game.state, 0) == [area(game, "helios.2")]


@rule("SC-TERM-08")
def test_an_area_is_empty_without_units_and_bases_whatever_else_is_there() -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        depletion={"helios.4": 1},
        overmind=side(at={"helios.2": "base"}, transports=["helios-torus"]),
        jim_raynor=side(at={"dylar_iv.3": "base", "dylar_iv.2": "marine"}),
    )
    empty = ["helios.1", "helios.2", "helios.4", "dylar_iv.3", "dylar_iv.2"]
    assert [slug for slug in empty if is_empty(game.state, area(game, slug))] == [
        "helios.1",
        "helios.4",
    ]


@rule("SC-TERM-11")
def test_an_occupied_base_is_friendly_empty_and_open_to_nobody(board: Position) -> None:
    state, mixed = board.state, area(board, "dylar_iv.3")
    for seat in range(3):
        assert not is_friendly(state, seat, mixed)
        assert not is_open_to(state, seat, mixed)
        assert is_enemy_area(state, seat, mixed)
        assert mixed not in controlled(state, seat)
    assert not is_empty(state, mixed)


@rule("SC-TERM-15")
def test_what_is_destroyed_returns_to_its_owners_supply_at_once(board: Position) -> None:
    before = board.supply("tassadar", "zealot")
    pridewater = area(board, "pridewater.1")
    destroy_unit(board.game, board.state.armies[pridewater][0], pridewater)
    destroy_base(board.game, pridewater)
    route = board.player("tassadar").transports.bit_length() - 1
    destroy_transport(board.game, 2, route)
    player = board.player("tassadar")
    assert board.supply("tassadar", "zealot") == before + 1
    assert (player.base_supply, player.transport_supply) == (board.box.bases, board.box.transports)
    assert is_empty(board.state, pridewater)


@rule("SC-TERM-19")
def test_the_stage_is_that_of_the_top_event_card_and_three_without_one() -> None:
    game = table(
        phase="planning",
        event_deck=["rich_vein", "flagship"],
        overmind=side(at={"helios.2": "base"}),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    stages = []
    for _ in range(3):
        stages.append(stage(game.state, game.box))
        draw_event(game.game, 0)
    assert stages == [2, 3, 3]


@rule("SC-TERM-21")
def test_a_worker_is_in_the_supply_in_the_pool_on_a_card_or_unavailable() -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        overmind=side(at={"helios.2": "base"}, pool=4, unavailable=1, workers={"helios.2": 1}),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )

    def everywhere() -> int:
        player = game.player("overmind")
        spent = sum(player.workers) + sum(player.permanent)
        return player.worker_supply + player.pool + player.unavailable + spent

    assert everywhere() == 15
    game.picks("reveal helios", "execute", "new-worker")
    while game.prompt == "pay":
        game.picks("pay")
    player = game.player("overmind")
    assert (player.worker_supply, player.pool, player.unavailable) == (8, 3, 2)
    assert everywhere() == 15
    while game.asked == "overmind" and "done" in game.options:
        game.picks("done")
    assert (player.worker_supply, player.pool, player.unavailable) == (8, 7, 0)
    assert everywhere() == 15


@rule("SC-TERM-22", "SC-ROUND-06")
def test_players_act_clockwise_past_those_who_are_out() -> None:
    game = table(
        phase="planning",
        overmind=side(out=True),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
        tassadar=side(at={"pridewater.1": "base"}),
        aldaris=side(at={"helios.2": "base"}),
    )
    assert clockwise(game.state) == [1, 2, 3]
    assert seats_from(game.state, 2) == [2, 3, 1]
    assert seats_from(game.state, 4) == [1, 2, 3]


@rule("SC-TERM-24")
def test_resource_cards_include_the_permanent_resources() -> None:
    game = table(
        orders={"helios": ["overmind research"]},
        overmind=side(
            at={"helios.2": "base"},
            pool=0,
            unavailable=1,
            workers={"permanent.minerals": 2, "permanent.gas": 1, "helios.4": 1},
            events=["double_time"],
        ),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    game.picks("reveal helios", "execute", "use double_time")
    assert (game.player("overmind").pool, game.player("overmind").unavailable) == (4, 1)
    assert game.player("overmind").permanent == (0, 0)
