"""Voluntary destruction: the active player takes own pieces off the board."""

from orrery.core.decisions import Option
from orrery.starcraft.board.state import Battle
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.orders.voluntary_destruction import places_of, why_not_destroy
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

RAYNOR = side(at={"dylar_iv.3": "marine base"})


def building(overmind: Side, jim_raynor: Side = RAYNOR, planet: str = "helios") -> Position:
    """The Overmind in the middle of a Build order."""
    game = table(
        orders={planet: ["overmind build"]},
        overmind=overmind,
        jim_raynor=jim_raynor,
        tassadar=side(at={"vyctor_5.2": "base"}),
    )
    game.picks(f"reveal {planet}", "execute")
    return game


@rule("SC-COMP-07")
def test_own_units_bases_and_transports_anywhere_on_the_board_may_be_destroyed() -> None:
    game = building(
        side(
            at={"helios.2": "zergling zergling hydralisk base", "tarsonis.2": "zergling"},
            transports=["helios-torus"],
        )
    )
    game.picks("destroy")
    assert game.prompt == "destroy-where"
    assert game.options == ["area helios.2", "area tarsonis.2", "route helios-torus"]
    game.picks("area helios.2")
    assert game.prompt == "destroy-what"
    assert game.options == ["unit zergling", "unit hydralisk", "base helios.2"]
    game.picks("unit hydralisk")
    assert game.army("helios.2") == ["zergling", "zergling"]
    game.picks("destroy", "route helios-torus")
    assert game.transports("overmind") == []
    game.picks("destroy", "area tarsonis.2")
    assert game.army("tarsonis.2") == []
    assert game.owner("tarsonis.2") is None
    assert game.asked == "overmind"


@rule("SC-COMP-07")
def test_pieces_of_others_cannot_be_chosen() -> None:
    game = building(side(at={"helios.2": "zergling base", "torus.1": "zergling"}))
    game.picks("destroy")
    theirs = Option("area", game.box.area_slugs.index("dylar_iv.3"))
    assert game.why("overmind", theirs) == "SC-COMP-07"
    assert game.why("overmind", Option("route", 0)) == "SC-COMP-07"
    game.picks("area helios.2")
    marine = Option("unit", game.box.unit(0, "marine"))
    assert game.why("overmind", marine) == "SC-COMP-07"


@rule("SC-COMP-09")
def test_nothing_but_units_bases_and_transports_can_be_destroyed() -> None:
    game = building(side(at={"helios.2": "zergling base"}, modules=["supply"]))
    game.picks("destroy")
    offered = {option.verb for option in game.decision.options}
    assert offered <= {"area", "route", "unit", "base"}
    for verb in VERBS.table.keys() - {"area", "route", "unit", "base"}:
        assert game.why("overmind", Option(verb, 0)) == "SC-COMP-09"


@rule("SC-COMP-08")
def test_a_destroyed_piece_is_back_in_the_supply_at_once() -> None:
    game = building(side(at={"helios.2": "ultralisk ultralisk base", "tarsonis.2": "ultralisk"}))
    assert game.supply("overmind", "ultralisk") == 0
    game.picks("destroy", "area tarsonis.2")
    assert game.supply("overmind", "ultralisk") == 1
    game.picks("destroy", "area helios.2", "base helios.2")
    assert game.player("overmind").base_supply == 6
    assert game.base("helios.2") is None


@rule("SC-COMP-08")
def test_a_base_may_be_built_again_elsewhere_in_the_same_order() -> None:
    game = building(
        side(at={"helios.2": "base", "helios.4": "zergling"}, buildings={"spawning_pool": 1})
    )
    game.picks("destroy", "area helios.2")
    while "base helios.4" not in game.options:
        game.picks("done")
    game.picks("base helios.4")
    while game.base("helios.4") is None:
        game.picks("pay")
    assert game.base("helios.4") == "overmind"
    assert game.base("helios.2") is None


@rule("SC-COMP-07", "SC-TERM-02", "SC-TERM-23")
def test_it_is_refused_outside_the_own_order_and_during_a_battle() -> None:
    game = table(
        orders={"helios": ["overmind build"], "dylar_iv": ["jim_raynor build"]},
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=RAYNOR,
    )
    assert why_not_destroy(game.game, 0) == "SC-COMP-07"
    game.picks("reveal helios")
    assert why_not_destroy(game.game, 0) == "SC-COMP-07"
    game.picks("execute")
    assert why_not_destroy(game.game, 0) is None
    assert why_not_destroy(game.game, 1) == "SC-COMP-07"
    game.state.battle = Battle(0, 0, 1, 0)
    assert why_not_destroy(game.game, 0) == "SC-COMP-07"


@rule("SC-COMP-07")
def test_it_is_refused_in_the_planning_phase_and_while_an_event_card_is_resolved() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, drawn=["rich_vein"]),
        jim_raynor=RAYNOR,
    )
    assert game.prompt == "play-event"
    assert why_not_destroy(game.game, 0) == "SC-COMP-07"
    game.picks("done")
    assert game.prompt == "order-where"
    assert why_not_destroy(game.game, 0) == "SC-COMP-07"


@rule("SC-COMP-07", "SC-WIN-15")
def test_whoever_destroys_his_last_piece_is_eliminated_and_his_order_ends() -> None:
    game = table(
        orders={"helios": ["overmind build"], "dylar_iv": ["jim_raynor build"]},
        overmind=side(at={"helios.2": "base"}),
        jim_raynor=RAYNOR,
        tassadar=side(at={"vyctor_5.2": "base"}),
    )
    game.picks("reveal helios", "execute", "destroy")
    assert (game.prompt, game.options) == ("destroy-where", ["area helios.2"])
    assert game.base("helios.2") == "overmind"  # asked, for it is his last piece
    game.picks("area helios.2")
    assert game.player("overmind").out
    assert game.stack("helios") == []
    assert (game.asked, game.options) == ("jim_raynor", ["reveal dylar_iv"])


@rule("SC-COMP-07")
def test_units_that_have_moved_to_the_attack_may_still_be_destroyed() -> None:
    game = table(
        orders={"dylar_iv": ["overmind mobilize"]},
        overmind=side(at={"dylar_iv.2": "zergling hydralisk", "helios.2": "base"}),
        jim_raynor=RAYNOR,
    )
    game.picks("reveal dylar_iv", "execute", "move zergling dylar_iv.2", "area dylar_iv.3")
    attacked = Option("area", game.box.area_slugs.index("dylar_iv.3"))
    assert attacked in places_of(game.state, 0)
    game.picks("destroy", "area dylar_iv.3")
    assert not game.state.invaders
    assert game.state.invaded == -1
    assert game.army("dylar_iv.3") == ["marine"]
    game.picks("done")
    assert game.state.battle is None
