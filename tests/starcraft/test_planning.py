"""The Planning Phase: four cycles of orders between two windows for Event cards."""

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.state import EXECUTION
from orrery.starcraft.facts.terms import ORDERS, order_of, owner_of
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
MENGSK = side(at={"pridewater.1": "marine base"})


def planning(
    overmind: Side = OVERMIND, jim_raynor: Side = RAYNOR, arcturus_mengsk: Side | None = None
) -> Position:
    if arcturus_mengsk is None:
        return table(phase="planning", overmind=overmind, jim_raynor=jim_raynor)
    return table(
        phase="planning",
        overmind=overmind,
        jim_raynor=jim_raynor,
        arcturus_mengsk=arcturus_mengsk,
    )


def place(game: Position, planet: str, order: str) -> None:
    game.picks(f"planet {planet}", f"order {order}")


def place_any(game: Position) -> None:
    """A legal order, whichever."""
    game.picks(game.options[0])
    game.picks(game.options[0])


def order_named(order: str) -> Option:
    return Option("order", ORDERS.index(order))


@rule("SC-PLAN-01", "SC-TERM-22")
def test_four_cycles_clockwise_from_the_first_player() -> None:
    game = planning(arcturus_mengsk=MENGSK)
    asked = []
    while game.prompt == "order-where":
        asked.append(game.asked)
        place_any(game)
    assert asked == ["overmind", "jim_raynor", "arcturus_mengsk"] * 4


@rule("SC-PLAN-01")
def test_no_player_can_pass() -> None:
    game = planning()
    assert "done" not in game.options
    assert game.why("overmind", DONE) == "SC-PLAN-01"
    game.picks("planet helios")
    assert "done" not in game.options
    assert game.why("overmind", DONE) == "SC-PLAN-01"


@rule("SC-PLAN-01", "SC-ROUND-06")
def test_an_eliminated_player_is_skipped_even_if_he_was_first() -> None:
    game = planning(overmind=side(out=True), arcturus_mengsk=MENGSK)
    asked = []
    while game.prompt == "order-where":
        asked.append(game.asked)
        place_any(game)
    assert asked == ["jim_raynor", "arcturus_mengsk"] * 4


@rule("SC-PLAN-02", "SC-PLAN-06")
def test_the_type_of_a_placed_order_is_told_only_to_its_owner() -> None:
    game = planning()
    place(game, "helios", "mobilize")
    [placed] = game.told("order")
    assert placed.for_seat(0).things == (ORDERS.index("mobilize"),)
    for other in (1, None):
        seen = placed.for_seat(other)
        assert seen.things == (-1,)
        assert seen.seat == 0
        assert seen.public == (game.box.planet_slugs.index("helios"),)


@rule("SC-PLAN-06")
def test_the_back_of_an_order_tells_its_owner() -> None:
    game = planning()
    place(game, "helios", "mobilize")
    [token] = game.state.stacks[game.box.planet_slugs.index("helios")]
    assert (owner_of(token), ORDERS[order_of(token)]) == (0, "mobilize")


@rule("SC-PLAN-03")
def test_orders_go_to_own_planets_and_the_planets_next_to_them() -> None:
    game = planning()
    assert game.options == ["planet helios", "planet pridewater", "planet torus"]
    for planet in ("dylar_iv", "tarsonis", "vyctor_5", "abaddon"):
        option = Option("planet", game.box.planet_slugs.index(planet))
        assert game.why("overmind", option) == "SC-PLAN-03"
    assert game.why("overmind", Option("planet", 77)) == "SC-PLAN-03"


@rule("SC-PLAN-03")
def test_a_lone_unit_beside_an_enemy_base_is_presence_and_a_transport_is_not() -> None:
    game = planning(
        overmind=side(at={"dylar_iv.3": "zergling"}, transports=["helios-pridewater"]),
        jim_raynor=side(at={"dylar_iv.3": "base"}),
    )
    assert game.options == ["planet dylar_iv", "planet torus", "planet vyctor_5"]


@rule("SC-PLAN-03")
def test_a_z_axis_route_makes_planets_adjacent() -> None:
    game = table(
        phase="planning",
        z_axis=[("pridewater.south", "tarsonis.south")],
        galaxy=("helios 0 0", "torus 1 0", "pridewater 0 1 1", "tarsonis 1 1 1"),
        overmind=side(at={"pridewater.1": "zergling"}),
        jim_raynor=RAYNOR,
    )
    assert "planet tarsonis" in game.options


@rule("SC-PLAN-04")
def test_a_third_standard_order_of_a_kind_does_not_exist() -> None:
    game = planning()
    for _ in range(2):
        place(game, "helios", "build")
        place_any(game)
    game.picks("planet helios")
    assert game.options == ["order mobilize", "order research"]
    assert game.why("overmind", order_named("build")) == "SC-PLAN-04"
    assert game.why("overmind", Option("order", 9)) == "SC-PLAN-04"


@rule("SC-PLAN-05", "SC-PLAN-09")
def test_an_order_covers_those_of_others_of_use_or_not() -> None:
    game = planning(jim_raynor=side(at={"torus.2": "marine"}))
    place(game, "torus", "build")
    place(game, "torus", "research")
    place(game, "torus", "research")
    assert game.stack("torus") == ["overmind build", "jim_raynor research", "overmind research"]


@rule("SC-PLAN-07")
def test_special_orders_need_research_and_development_modules() -> None:
    game = planning(jim_raynor=side(at={"dylar_iv.3": "base"}, modules=["supply"]))
    game.picks("planet helios")
    assert game.options == ["order build", "order mobilize", "order research"]
    assert game.why("overmind", order_named("special_build")) == "SC-PLAN-07"
    game.picks("order build", "planet dylar_iv")
    assert game.options == ["order build", "order mobilize", "order research"]


@rule("SC-PLAN-07")
def test_two_modules_permit_two_special_orders() -> None:
    game = planning(
        overmind=side(at={"helios.2": "base"}, modules=["research_and_development"] * 2)
    )
    place(game, "helios", "special_build")
    place_any(game)
    place(game, "helios", "special_mobilize")
    place_any(game)
    game.picks("planet helios")
    assert game.options == ["order build", "order mobilize", "order research"]
    assert game.why("overmind", order_named("special_research")) == "SC-PLAN-07"
    assert game.why("overmind", order_named("special_build")) == "SC-PLAN-04"


@rule("SC-PLAN-07")
def test_what_is_permitted_is_settled_when_the_phase_begins() -> None:
    game = planning(
        overmind=side(at={"helios.2": "base"}, modules=["research_and_development"]),
        jim_raynor=side(at={"dylar_iv.3": "base"}, modules=["research_and_development"] * 4),
    )
    assert [player.allowed for player in game.state.players] == [1, 3]


@rule("SC-PLAN-08", "SC-ROUND-02")
def test_preemptive_action_places_an_order_below_all_others() -> None:
    game = planning(
        jim_raynor=side(
            at={"dylar_iv.3": "base"},
            events=["preemptive_action", "preemptive_action"],
            modules=["research_and_development"],
        )
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-planning")
    game.picks("use preemptive_action", "planet dylar_iv", "order special_build")
    assert game.options == ["use preemptive_action", "done"]
    game.picks("use preemptive_action", "planet torus")
    assert "order special_mobilize" not in game.options
    game.picks("order build")
    assert game.event_cards("jim_raynor") == []
    assert game.state.event_discards == (game.box.event("preemptive_action"),) * 2
    assert (game.asked, game.prompt) == ("overmind", "order-where")
    place(game, "torus", "build")
    assert game.stack("torus") == ["jim_raynor build", "overmind build"]
    for _ in range(7):
        place_any(game)
    assert sum(map(len, game.state.stacks)) == 10


@rule("SC-PLAN-08")
def test_an_extra_order_needs_a_token() -> None:
    game = planning(
        overmind=side(
            at={"helios.2": "base"}, events=["preemptive_action", "unexpected_action"] * 2
        )
    )
    for _ in range(2):
        game.picks("use preemptive_action")
        place_any(game)
    for _ in range(8):
        place_any(game)
    assert sum(game.player("overmind").orders[:3]) == 0
    assert game.state.phase == EXECUTION
    assert game.event_cards("overmind") == ["unexpected_action"] * 2


@rule("SC-ROUND-02", "SC-TIME-03")
def test_each_player_resolves_all_of_his_before_the_next_begins() -> None:
    game = planning(
        overmind=side(
            at={"helios.2": "base"}, events=["preemptive_action", "progressive_strategy"]
        ),
        jim_raynor=side(at={"dylar_iv.3": "base"}, events=["preemptive_action"]),
    )
    assert game.asked == "overmind"
    assert game.options == ["use preemptive_action", "use progressive_strategy", "done"]
    game.picks("use progressive_strategy")
    assert (game.asked, game.options) == ("overmind", ["use preemptive_action", "done"])
    assert len(game.player("overmind").drawn) == 1
    assert game.event_cards("overmind") == ["preemptive_action", "progressive_strategy"]
    game.picks("done")
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-planning")
    game.picks("done")
    assert (game.asked, game.prompt) == ("overmind", "order-where")


@rule("SC-ROUND-02")
def test_the_window_is_skipped_when_nobody_has_such_a_card() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["unexpected_action"]))
    assert game.prompt == "order-where"


@rule("SC-ROUND-03", "SC-PLAN-11")
def test_unexpected_action_places_an_order_on_top_after_all_others() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["unexpected_action"]))
    for _ in range(3):
        place_any(game)
        place_any(game)
    place_any(game)
    place(game, "torus", "research")
    assert (game.asked, game.prompt) == ("overmind", "end-of-planning")
    assert game.options == ["use unexpected_action", "done"]
    game.picks("use unexpected_action")
    place(game, "torus", "research")
    assert game.stack("torus")[-2:] == ["jim_raynor research", "overmind research"]
    assert sum(map(len, game.state.stacks)) == 9
    assert game.prompt == "reveal"


@rule("SC-ROUND-03")
def test_unexpected_action_may_be_kept() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["unexpected_action"]))
    for _ in range(8):
        place_any(game)
    game.picks("done")
    assert game.event_cards("overmind") == ["unexpected_action"]
    assert game.prompt == "reveal"


@rule("SC-PLAN-11")
def test_when_everyone_has_placed_four_orders_the_execution_phase_begins() -> None:
    game = planning(arcturus_mengsk=MENGSK)
    for _ in range(12):
        place_any(game)
    assert sum(map(len, game.state.stacks)) == 12
    assert game.state.phase == EXECUTION
    assert game.prompt == "reveal"


@rule("SC-PLAN-10")
def test_an_order_stays_where_its_owner_has_nothing() -> None:
    game = planning()
    place(game, "torus", "build")
    place(game, "torus", "mobilize")
    assert game.owner("torus.1") is None
    assert game.stack("torus") == ["overmind build", "jim_raynor mobilize"]


@rule("SC-EX-36")
def test_a_stack_for_expansion() -> None:
    game = planning(jim_raynor=side(at={"torus.2": "marine", "torus.3": "base"}))
    place(game, "torus", "build")
    place(game, "dylar_iv", "build")
    place(game, "torus", "mobilize")
    place(game, "torus", "research")
    for _ in range(2):
        place(game, "helios", "research")
        place(game, "dylar_iv", "mobilize")
    assert game.stack("torus") == ["overmind build", "overmind mobilize", "jim_raynor research"]
    assert (game.asked, game.options) == ("overmind", ["reveal helios"])
    game.picks("reveal helios", "draw-event")
    game.picks("reveal torus", "draw-event")
    assert (game.asked, game.options) == ("overmind", ["reveal helios", "reveal torus"])
    game.picks("reveal torus")
    [*_, shown] = game.told("reveal")
    assert ORDERS[shown.things[0]] == "mobilize"
