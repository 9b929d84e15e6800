"""Elimination: who is out, what becomes of his things, and the last player wins."""

import pytest

from orrery.core.decisions import DONE
from orrery.starcraft.board.changes import destroy_base, destroy_unit
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.victory import settle_eliminations
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table


def base(area: str) -> Side:
    return side(at={area: "base"})


def duel(overmind: Side, jim_raynor: Side) -> Position:
    """The Regrouping Phase of two players."""
    return table(phase="regrouping", overmind=overmind, jim_raynor=jim_raynor)


@rule("SC-WIN-15", "SC-TIME-07")
def test_losing_the_last_base_alone_does_not_eliminate() -> None:
    game = duel(
        side(at={"dylar_iv.3": "zergling", "helios.2": "base"}),
        side(at={"dylar_iv.3": "base", "torus.1": "marine"}),
    )
    assert game.base("dylar_iv.3") is None
    assert not game.player("jim_raynor").out


@rule("SC-WIN-15", "SC-WIN-17")
def test_the_last_player_wins_at_once() -> None:
    game = duel(
        side(at={"dylar_iv.3": "zergling", "helios.1": "base"}, drawn=["rich_vein"]),
        side(at={"dylar_iv.3": "base"}),
    )
    assert (game.winners(), game.state.ending) == (["overmind"], "elimination")
    assert game.player("overmind").conquest == 0
    assert game.player("jim_raynor").out


@rule("SC-WIN-16")
def test_an_eliminated_player_leaves_nothing_that_works() -> None:
    game = table(
        phase="regrouping",
        orders={},
        common=1,
        overmind=side(at={"dylar_iv.3": "zergling", "helios.2": "base"}),
        jim_raynor=side(
            at={"dylar_iv.3": "base"},
            drawn=["the_end_draws_near", "rich_vein"],
            events=["retreat_1"],
            transports=["dylar_iv-torus"],
            conquest=14,
        ),
        tassadar=base("pridewater.1"),
    )
    raynor = game.player("jim_raynor")
    assert raynor.out
    assert (raynor.drawn, raynor.events, raynor.resources, raynor.transports) == ((), (), (), 0)
    assert len(game.state.common) == 1
    drawn = [game.box.event("the_end_draws_near"), game.box.event("rich_vein")]
    assert all(card in game.state.event_box for card in drawn)
    assert game.state.removed == (game.box.event("retreat_1"),)
    assert game.why("jim_raynor", DONE) == "SC-WIN-16"
    for _ in range(8):
        assert game.asked != "jim_raynor"
        game.picks(game.options[0])
        game.picks(game.options[0])


@rule("SC-WIN-16", "SC-EXEC-10")
def test_his_orders_are_discarded_as_soon_as_they_lie_on_top() -> None:
    game = table(
        orders={
            "helios": ["jim_raynor build", "overmind mobilize"],
            "dylar_iv": ["overmind build", "jim_raynor mobilize"],
        },
        overmind=base("helios.2"),
        jim_raynor=side(at={"dylar_iv.3": "marine"}),
        tassadar=base("pridewater.1"),
    )
    area = game.box.area_slugs.index("dylar_iv.3")
    destroy_unit(game.game, game.state.armies[area][0], area)
    assert not settle_eliminations(game.game)
    assert game.player("jim_raynor").out
    assert game.stack("dylar_iv") == ["overmind build"]
    assert game.stack("helios") == ["jim_raynor build", "overmind mobilize"]


@rule("SC-WIN-17", "SC-WIN-19")
def test_the_last_player_wins_in_the_middle_of_an_order() -> None:
    game = table(
        orders={"helios": ["jim_raynor build", "overmind build"]},
        overmind=base("helios.2"),
        jim_raynor=base("dylar_iv.3"),
    )
    game.picks("reveal helios", "execute", "destroy", "area helios.2")
    assert game.is_over
    assert (game.winners(), game.state.ending) == (["jim_raynor"], "elimination")
    assert game.stack("helios") == ["jim_raynor build", "overmind build"]


@rule("SC-WIN-16", "SC-EXEC-10")
@pytest.mark.parametrize("order", ["special_build", "special_mobilize", "special_research"])
def test_whoever_is_eliminated_in_his_own_order_does_nothing_more_in_it(order: str) -> None:
    game = table(
        orders={"helios": ["jim_raynor build", "overmind build", f"overmind {order}"]},
        overmind=side(at={"helios.2": "base"}, transports=["helios-torus"], pool=9),
        jim_raynor=base("dylar_iv.3"),
        tassadar=base("pridewater.1"),
    )
    cards = len(game.state.event_deck)
    game.picks("reveal helios", "execute", "destroy", "area helios.2")
    overmind = game.player("overmind")
    assert (overmind.out, overmind.drawn, overmind.hand) == (1, (), ())
    assert overmind.orders == game.box.order_tokens  # the covered one came to the top as well
    assert cards - len(game.state.event_deck) == (order == "special_research")
    assert game.state.active == NONE
    assert (game.asked, game.options) == ("jim_raynor", ["reveal helios"])


@rule("SC-WIN-18")
@pytest.mark.parametrize(
    ("points", "winners"), [((3, 2), ["overmind"]), ((2, 2), ["overmind", "jim_raynor"])]
)
def test_players_who_fall_together_are_compared(
    points: tuple[int, int], winners: list[str]
) -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        overmind=side(at={"helios.2": "base"}, conquest=points[0], resources=[]),
        jim_raynor=side(at={"dylar_iv.3": "base"}, conquest=points[1], resources=[]),
        tassadar=side(out=True, conquest=9),
    )
    for area in ("helios.2", "dylar_iv.3"):
        destroy_base(game.game, game.box.area_slugs.index(area))
    assert settle_eliminations(game.game)
    assert game.winners() == winners
    assert game.game.stack == []


@rule("SC-TIME-07")
def test_units_in_a_battle_count_as_on_the_board() -> None:
    game = table(
        orders={"dylar_iv": ["overmind mobilize"]},
        overmind=side(at={"helios.2": "zergling"}),
        jim_raynor=side(at={"dylar_iv.3": "marine"}),
        tassadar=base("pridewater.1"),
    )
    state, area = game.state, game.box.area_slugs.index("dylar_iv.3")
    helios = game.box.area_slugs.index("helios.2")
    # The zergling stands at the skirmish and the marine has just died there
    state.active, state.invaded, state.invaders = 0, area, state.armies[helios]
    state.armies = tuple(() if at == helios else army for at, army in enumerate(state.armies))
    state.owners = tuple(-1 if at == helios else one for at, one in enumerate(state.owners))
    assert not settle_eliminations(game.game)
    destroy_unit(game.game, state.armies[area][0], area)
    settle_eliminations(game.game)
    assert [player.out for player in state.players] == [0, 1, 0]
