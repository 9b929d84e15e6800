"""What picks cost, told before they are made: losses, depletion, steps that close, prices."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.arena import army
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.test_retreat import survivors
from tests.starcraft.told import costs, leads, named, told_of


@rule("SC-RETREAT-07")
def test_an_area_of_a_retreat_tells_how_many_find_no_room() -> None:
    retreating = army("zergling zergling hydralisk hydralisk", elsewhere={"tarsonis.3": "queen"})
    game = survivors(retreating, "zealot")
    assert costs(told_of(game, "area tarsonis.2")) == []
    smaller = told_of(game, "area tarsonis.3")
    assert costs(smaller) == [("lost", 2)], "there is room for three, and a Queen is there"
    assert smaller["costs"][0]["refs"] == [], "their owner chooses"


@rule("SC-RETREAT-06", "SC-RETREAT-07")
def test_a_full_area_of_a_retreat_costs_all_units() -> None:
    full = "queen queen queen"
    game = survivors(army("zergling hydralisk", elsewhere={"tarsonis.3": full}), "zealot")
    told = told_of(game, "area tarsonis.3")
    assert costs(told) == [("lost", 2)]
    assert named(game, told["costs"][0]) == ["zergling", "hydralisk"]


@rule("SC-EXEC-09")
def test_an_order_without_effect_tells_so_before_it_is_revealed() -> None:
    def torus(order: str, at: dict[str, str]) -> Position:
        return table(
            overmind=side(at=at, transports=["helios-torus"]),
            aldaris=side(at={"dylar_iv.3": "zealot base"}),
            orders={"torus": [f"overmind {order}"]},
        )

    unit = {"torus.3": "zergling", "pridewater.1": "base"}
    near, far = {"helios.2": "zergling base"}, {"pridewater.1": "zergling base"}
    for order, at, vain in (
        ("research", unit, True),
        ("build", unit, False),
        ("build", near, True),
        ("mobilize", near, False),
        ("special_mobilize", far, True),
    ):
        game = torus(order, at)
        expected = [("no-effect", 1)] if vain else []
        found = leads(game, "reveal torus")
        assert costs(found["execute"]) == expected, order
        assert costs(found["draw-event"]) == []
        game.picks("reveal torus")
        told = told_of(game, "execute")
        assert costs(told) == expected, order
        assert all(named(game, one) == ["torus"] for one in told["costs"])
        assert costs(told_of(game, "draw-event")) == []


@rule("SC-COMP-07", "SC-WIN-15")
def test_destroying_the_last_piece_is_told_as_such() -> None:
    overmind = side(at={"helios.2": "zergling"}, transports=["helios-torus"])
    others = {"aldaris": side(at={"torus.3": "zealot base"})}
    game = table({"overmind": overmind, **others}, orders={"helios": ["overmind mobilize"]})
    game.picks("reveal helios", "execute")
    found = leads(game, "destroy")
    assert costs(found["area helios.2"]) == [("last-piece", 1)]
    assert costs(found["route helios-torus"]) == []
    overmind = side(at={"helios.2": "zergling base"})
    game = table({"overmind": overmind, **others}, orders={"helios": ["overmind mobilize"]})
    game.picks("reveal helios", "execute")
    assert all(costs(one) == [] for one in leads(game, "destroy").values())


# Building


@rule("SC-BUILD-01")
def test_a_later_step_tells_what_it_closes() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base zealot"}, pool=9))
    assert game.prompt == "build-forces"
    unit = leads(game, "unit zealot")["area helios.1, pay"]
    assert (costs(unit), unit["price"]) == ([], {"minerals": 2, "gas": 0})
    module = next(one for then, one in leads(game, "done").items() if "module" in then)
    assert costs(module) == [("closes", 1)]
    game.picks("done")
    assert costs(told_of(game, "done")) == [("closes", 2)]
    assert all(costs(one) == [] for one in leads(game, "module supply").values())


@rule("SC-BUILD-01", "SC-BUILD-08")
def test_a_step_with_nothing_left_to_buy_closes_without_a_cost() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}, pool=1))
    game.picks("new-worker", "pay")
    assert game.options == ["destroy", "done"]
    assert costs(told_of(game, "done")) == []


@rule("SC-BUILD-27", "SC-ECON-14")
def test_the_price_of_a_lead_is_what_its_workers_pay() -> None:
    special = side(at={"helios.2": "base"}, modules=["research_and_development"], pool=9)
    game = executing("arcturus_mengsk special_build", arcturus_mengsk=special)
    told = told_of(game, "unit marine")
    assert told["price"] == {"minerals": 1, "gas": 0}
    found = leads(game, "unit marine")
    free = found["area helios.1, discount minerals"]
    assert (free["price"], free["payment"]) == ({"minerals": 0, "gas": 0}, None)
    full = found["area helios.1, done, pay"]
    assert full["price"] == {"minerals": 1, "gas": 0}


@rule("SC-RETREAT-02")
def test_units_that_are_no_purchase_have_no_price() -> None:
    game = survivors("zergling zergling hydralisk hydralisk ultralisk", "")
    game.picks("area tarsonis.2")
    assert game.prompt == "retreat-who"
    assert {told_of(game, text)["price"] for text in game.options} == {None}


@rule("BW-ORDER-02", "BW-ORDER-08", "BW-OPT-03")
def test_a_special_order_tells_what_becomes_of_it() -> None:
    def told(order: str, module: bool, planet: str = "hydrax", way: str = "pool") -> list[str]:
        game = table(
            jim_raynor=side(
                at={"hydrax.1": "wraith", "hydrax.2": "base", "helios.2": "marine base"},
                modules=["research_and_development"] if module else [],
            ),
            overmind=side(at={"vyctor_5.2": "base"}),
            galaxy=("helios 0 0", "torus 1 0", "hydrax 2 0", "vyctor_5 2 1"),
            orders={planet: [f"jim_raynor {order}"]},
            expansion="brood_war",
            settings={"leadership": "no", "special_orders": way},
        )
        game.picks(f"reveal {planet}")
        named = "execute-as special_build" if order == "build" else "execute"
        return [kind for kind, _ in costs(told_of(game, named))]

    assert told("special_build", module=True, planet="helios") == ["pool"]
    assert told("special_build", module=True) == ["unpooled"], "a strategic area is held there"
    assert told("build", module=False) == ["unpooled"]
    lost = told("special_build", module=False, planet="helios", way="disposable")
    assert lost == ["order-lost"]
    chosen = told("special_build", module=True, planet="helios", way="disposable")
    assert chosen == [], "its owner will be asked"
