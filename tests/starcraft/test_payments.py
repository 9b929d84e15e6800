"""Payments as a page is told of them: every source and the proposal, before anything is sent."""

from __future__ import annotations

from typing import Any

from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown_decisions import PaymentShown
from orrery.starcraft.knowledge.verbs import source_slug
from tests.marks import rule
from tests.starcraft.orders import depletion, executing, on_cards
from tests.starcraft.scenario import Position, side
from tests.starcraft.told import costs, leads, named, told_of

HOME = {"helios.2": "base"}
MENGSK = "arcturus_mengsk"
USED = {"permanent.minerals": 4, "helios.2": 2}
"""Nothing but force mining gives minerals."""


def building(workers: dict[str, int] | None = None, **changes: Any) -> Position:
    mengsk = side(at=HOME, workers=workers or {}, **changes)
    return executing(f"{MENGSK} build", arcturus_mengsk=mengsk)


def asked(game: Position) -> PaymentShown | None:
    return STARCRAFT.remarks(game.game)["payment"]


def proposed(game: Position, payment: PaymentShown | None) -> dict[str, int]:
    assert payment is not None
    found = {source_slug(game.box, one["source"]): one["proposed"] for one in payment["sources"]}
    return {source: number for source, number in found.items() if number}


@rule("SC-ECON-02", "SC-ECON-04", "SC-ECON-07")
def test_a_payment_tells_every_source_that_can_give_some_of_it() -> None:
    game = building({"helios.2": 1}, pool=5, buildings={"barracks": 2})
    assert asked(game) is None
    game.picks("unit firebat", "area helios.1")
    payment = asked(game)
    assert payment is not None
    assert (payment["due"], payment["workers"]) == ({"minerals": 1, "gas": 1}, 5)
    minerals = payment["sources"][0]
    assert minerals == {
        "source": game.box.area_slugs.index("helios.2"),
        "resource": "minerals",
        "free": 1,
        "extra": 2,
        "workers": 1,
        "depletion": 0,
        "proposed": 0,
        "pick": "worker helios.2",
    }
    picks = [one["pick"] for one in payment["sources"]]
    assert sorted(map(str, picks)) == sorted(set(game.options) - {"pay"})
    assert [one["resource"] for one in payment["sources"]] == ["minerals"] * 2 + ["gas"] * 2
    game.picks("worker helios.2")
    assert proposed(game, asked(game)) == {"permanent.gas": 1}


@rule("SC-ECON-05")
def test_a_lead_tells_the_payment_that_follows_from_it() -> None:
    game = building()
    lead = leads(game, "unit marine")["area helios.1, pay"]
    assert proposed(game, lead["payment"]) == {"permanent.minerals": 1}
    game.picks("unit marine", "area helios.1")
    assert lead["payment"] == asked(game)
    game.picks("pay")
    assert on_cards(game, MENGSK) == {"permanent.minerals": 1}


def test_a_payment_with_one_way_is_told_too() -> None:
    game = building({"permanent.minerals": 4}, resources=["helios.2"])
    told = told_of(game, "new-worker")
    assert told["leads"] == []
    assert proposed(game, told["payment"]) == {"helios.2": 1}
    assert told["payment"] is not None
    assert [one["pick"] for one in told["payment"]["sources"]] == [None], "nothing to choose"


@rule("SC-ECON-07", "SC-ECON-08")
def test_the_proposal_mines_by_force_only_if_nothing_else_pays() -> None:
    game = building({"permanent.minerals": 4, "helios.2": 1}, resources=["helios.2"])
    assert costs(told_of(game, "new-worker")) == []
    game = building(USED, resources=["helios.2"])
    told = told_of(game, "new-worker")
    assert costs(told) == [("depletes", 1)]
    assert named(game, told["costs"][0]) == ["helios.2"]
    game.picks("new-worker")
    assert depletion(game, "helios.2") == 1


@rule("SC-ECON-07")
def test_a_worker_who_mines_by_force_tells_so() -> None:
    game = building(USED, resources=["helios.2", "pridewater.1"])
    game.picks("new-worker")
    assert costs(told_of(game, "worker helios.2")) == [("depletes", 1)]
    assert costs(told_of(game, "worker pridewater.1")) == []
    assert costs(told_of(game, "pay")) == []


@rule("SC-ECON-07")
def test_accepting_a_payment_tells_what_it_depletes() -> None:
    game = building({**USED, "pridewater.1": 3}, resources=["helios.2", "pridewater.1"], pool=2)
    game.picks("new-worker")
    told = told_of(game, "pay")
    assert costs(told) == [("depletes", 1)]
    area = named(game, told["costs"][0])[0]
    game.picks("pay")
    assert depletion(game, area) == 1


@rule("SC-BUILD-04")
def test_as_many_workers_as_can_be_built_in_a_row_are_told() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}, pool=3))
    told = STARCRAFT.remarks(game.game)["workers"]
    assert told == 3
    for _ in range(told):
        game.picks("new-worker")
        while game.prompt in ("pay", "discount"):
            game.picks("pay" if game.prompt == "pay" else "done")
    assert "new-worker" not in game.options
    assert STARCRAFT.remarks(game.game)["workers"] == 0
