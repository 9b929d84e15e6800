"""The Execution Phase: turn by turn one order is revealed and executed or traded for an Event
card."""

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.state import EXECUTION, REGROUPING
from orrery.starcraft.facts.terms import NONE, ORDERS
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
MENGSK = side(at={"pridewater.1": "marine base"})


def execution(
    orders: dict[str, list[str]],
    overmind: Side = OVERMIND,
    jim_raynor: Side = RAYNOR,
    arcturus_mengsk: Side | None = None,
    event_deck: list[str] | None = None,
) -> Position:
    if arcturus_mengsk is None:
        return table(orders=orders, event_deck=event_deck, overmind=overmind, jim_raynor=jim_raynor)
    return table(
        orders=orders,
        event_deck=event_deck,
        overmind=overmind,
        jim_raynor=jim_raynor,
        arcturus_mengsk=arcturus_mengsk,
    )


def reveal(game: Position, planet: str) -> Option:
    return Option("reveal", game.box.planet_slugs.index(planet))


@rule("SC-EXEC-01", "SC-EXEC-07", "SC-TERM-22")
def test_turns_go_round_over_players_who_still_have_orders() -> None:
    game = execution(
        {
            "helios": ["overmind build"],
            "dylar_iv": ["jim_raynor build"],
            "torus": ["jim_raynor build"],
            "vyctor_5": ["jim_raynor research"],
        },
        arcturus_mengsk=MENGSK,
    )
    asked = []
    while game.state.phase == EXECUTION:
        asked.append(game.asked)
        game.picks(game.options[0], "draw-event")
    assert asked == ["overmind", "jim_raynor", "jim_raynor", "jim_raynor"]
    drawn = [event.seat for event in game.told("draw-event")]
    assert drawn == [0, 1, 1, 1]


@rule("SC-EXEC-02")
def test_only_own_orders_on_top_of_a_stack_may_be_revealed_and_one_must_be() -> None:
    game = execution(
        {
            "helios": ["overmind build", "overmind mobilize"],
            "torus": ["overmind build", "jim_raynor build"],
            "pridewater": ["jim_raynor build", "overmind research"],
        }
    )
    assert game.options == ["reveal helios", "reveal pridewater"]
    assert game.why("overmind", reveal(game, "torus")) == "SC-EXEC-02"
    assert game.why("overmind", DONE) == "SC-EXEC-02"
    game.picks("reveal helios")
    [shown] = game.told("reveal")
    assert ORDERS[shown.things[0]] == "mobilize"


@rule("SC-EXEC-03", "SC-TERM-03")
def test_the_revealed_order_is_public_before_its_owner_decides() -> None:
    game = execution({"torus": ["overmind mobilize"]})
    game.picks("reveal torus")
    assert game.options == ["execute", "draw-event"]
    assert game.why("overmind", DONE) == "SC-EXEC-03"
    [shown] = game.told("reveal")
    assert shown.for_seat(None).things == shown.things
    assert game.player("overmind").shown == (0, 1, 0, 0, 0, 0)
    assert game.box.planet_slugs[game.state.planet] == "torus"
    assert game.state.active == NONE


@rule("SC-EXEC-04", "SC-EXEC-05")
def test_the_event_card_option_returns_the_order_and_draws_unread() -> None:
    game = execution(
        {"helios": ["overmind build", "overmind research"]},
        event_deck=["rich_vein", "flagship"],
    )
    game.picks("reveal helios", "draw-event")
    assert game.stack("helios") == ["overmind build"]
    assert game.player("overmind").orders[ORDERS.index("research")] == 2
    assert game.event_cards("overmind", "drawn") == ["rich_vein"]
    assert len(game.state.event_deck) == 1
    [drawn] = game.told("draw-event")
    assert (drawn.things, drawn.number) == ((), 2)
    assert game.cards("overmind", "hand") == []


@rule("SC-EXEC-06")
def test_an_obstructed_player_draws_once_for_each_of_his_turns() -> None:
    game = execution(
        {
            "torus": ["overmind build", "jim_raynor build", "jim_raynor build"],
            "dylar_iv": ["jim_raynor mobilize"],
        }
    )
    assert game.asked == "jim_raynor"
    assert len(game.player("overmind").drawn) == 1
    game.picks("reveal dylar_iv", "draw-event")
    assert game.asked == "jim_raynor"
    assert len(game.player("overmind").drawn) == 2
    game.picks("reveal torus", "draw-event")
    assert len(game.player("overmind").drawn) == 3
    game.picks("reveal torus", "draw-event")
    assert (game.asked, game.options) == ("overmind", ["reveal torus"])
    assert len(game.told("obstructed")) == 3


@rule("SC-EXEC-02")
def test_an_own_order_on_top_is_no_obstruction() -> None:
    game = execution({"torus": ["overmind build", "overmind build"]})
    assert game.options == ["reveal torus"]
    assert game.told("obstructed") == []


@rule("SC-EXEC-06")
def test_an_obstructed_player_draws_nothing_from_an_empty_deck() -> None:
    game = execution({"torus": ["overmind build", "jim_raynor build"]}, event_deck=[])
    assert game.asked == "jim_raynor"
    assert game.player("overmind").drawn == ()


@rule("SC-EXEC-08", "SC-TERM-02")
def test_an_executed_order_returns_and_uncovers_the_one_below() -> None:
    game = execution(
        {"torus": ["jim_raynor research", "overmind research"], "dylar_iv": ["jim_raynor build"]},
        jim_raynor=side(at={"torus.2": "marine", "dylar_iv.2": "base"}),
    )
    game.picks("reveal torus", "execute")
    assert game.stack("torus") == ["jim_raynor research"]
    assert game.player("overmind").orders == game.box.order_tokens
    assert (game.asked, game.options) == ("jim_raynor", ["reveal dylar_iv", "reveal torus"])
    assert (game.state.active, game.state.planet, game.state.revealed) == (NONE, NONE, NONE)


@rule("SC-EXEC-09")
def test_an_order_without_own_pieces_there_has_no_effect() -> None:
    game = execution({"torus": ["overmind research", "overmind build"]})
    game.picks("reveal torus", "execute")
    game.picks("reveal torus", "execute")
    assert game.told("draw-event") == []
    assert game.player("overmind").hand == ()
    assert game.player("overmind").orders == game.box.order_tokens


@rule("SC-EXEC-10", "SC-INV-07", "SC-INV-08")
def test_orders_of_an_eliminated_player_vanish_when_they_come_to_the_top() -> None:
    game = execution(
        {
            "torus": ["arcturus_mengsk build", "overmind build"],
            "helios": ["overmind mobilize", "arcturus_mengsk research"],
            "pridewater": ["jim_raynor build", "arcturus_mengsk mobilize"],
            "dylar_iv": ["jim_raynor mobilize"],
        },
        arcturus_mengsk=side(out=True),
    )
    assert game.told("obstructed") == []
    assert game.stack("helios") == ["overmind mobilize"]
    assert game.stack("pridewater") == ["jim_raynor build"]
    assert game.stack("torus") == ["arcturus_mengsk build", "overmind build"]
    shown = [(event.seat, ORDERS[event.things[0]]) for event in game.told("order-discarded")]
    assert sorted(shown) == [(2, "mobilize"), (2, "research")]
    game.picks("reveal helios", "draw-event")
    game.picks("reveal dylar_iv", "draw-event")
    assert game.asked == "overmind"
    assert game.told("obstructed") == []
    assert len(game.told("draw-event")) == 2
    game.picks("reveal torus", "draw-event")
    assert game.stack("torus") == []
    while game.state.phase == EXECUTION:
        assert game.asked != "arcturus_mengsk"
        game.picks(game.options[0], "draw-event")
    assert all(player.orders == game.box.order_tokens for player in game.state.players)
    assert not any(game.state.stacks)


@rule("SC-EXEC-11")
def test_double_time_is_offered_only_before_an_order_is_executed() -> None:
    game = execution(
        {"helios": ["overmind research", "overmind research"]},
        overmind=side(
            at={"helios.2": "base"},
            pool=1,
            unavailable=1,
            workers={"helios.2": 2, "permanent.gas": 1},
            events=["double_time"],
        ),
    )
    game.picks("reveal helios", "draw-event")
    assert game.event_cards("overmind") == ["double_time"]
    game.picks("reveal helios", "execute")
    assert game.prompt == "double-time"
    game.picks("use double_time")
    player = game.player("overmind")
    assert (player.pool, player.unavailable) == (4, 1)
    assert (sum(player.workers), player.permanent) == (0, (0, 0))
    assert game.event_cards("overmind") == []
    assert game.box.event("double_time") in game.state.event_discards


@rule("SC-EXEC-11")
def test_double_time_may_be_kept() -> None:
    game = execution(
        {"torus": ["overmind research"]},
        overmind=side(at={"helios.2": "base"}, pool=1, events=["double_time"]),
    )
    game.picks("reveal torus", "execute", "done")
    assert game.event_cards("overmind") == ["double_time"]
    assert game.player("overmind").pool == 1


@rule("SC-EXEC-12")
def test_orders_are_resolved_strictly_one_after_another() -> None:
    game = execution({"torus": ["overmind research"], "dylar_iv": ["jim_raynor research"]})
    assert game.why("jim_raynor", reveal(game, "dylar_iv")) == "SC-TERM-02"
    game.picks("reveal torus", "execute")
    assert game.asked == "jim_raynor"
    assert game.why("jim_raynor", reveal(game, "dylar_iv")) is None


@rule("SC-ROUND-01")
def test_after_the_last_order_comes_regrouping_and_then_the_next_round() -> None:
    game = execution(
        {"torus": ["overmind research"]},
        overmind=side(at={"helios.2": "zergling base"}, events=["industrial_strategy"]),
    )
    game.picks("reveal torus", "draw-event")
    assert (game.state.round, game.state.phase) == (1, REGROUPING)
    game.picks("done")
    while game.state.phase == REGROUPING:
        game.picks(game.options[-1])
    assert game.state.round == 2
    assert game.prompt == "order-where"
