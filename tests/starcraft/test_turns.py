"""Where a round is and how much room moves leave, as a page is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orrery.core.decisions import DONE, Seat
from orrery.core.events import Event
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import EXECUTION, StarCraftGame
from orrery.starcraft.knowledge.shown import FiguresShown
from tests.laws.watches import STARCRAFT_WATCH as WATCH
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})


def figures(game: StarCraftGame, seat: int | None = None) -> FiguresShown:
    return STARCRAFT.page_view(game, None if seat is None else Seat(seat))["figures"]


def eager_games(count: int) -> Iterator[StarCraftGame]:
    for seed in range(count):
        yield from WATCH.eager_decisions({"players": "3", "galaxy": "quick"}, seed)


@rule("SC-PLAN-01")
def test_planning_tells_the_cycle_and_who_has_placed_how_many_orders() -> None:
    game = table(overmind=OVERMIND, jim_raynor=RAYNOR, phase="planning")
    seen = []
    while game.prompt == "order-where":
        told = figures(game.game)["turn"]
        seen.append((told["cycle"], told["placed"], told["next"]))
        game.picks(game.options[0])
        assert figures(game.game)["turn"] == told, "the token is still to be chosen"
        game.picks(game.options[0])
    assert seen[:3] == [(1, [0, 0], 1), (1, [1, 0], 0), (2, [1, 1], 1)]
    assert seen[-1] == (4, [4, 3], -1)
    assert figures(game.game)["turn"]["placed"] == [4, 4]


@rule("SC-ROUND-02", "SC-PLAN-08")
def test_an_order_from_a_card_belongs_to_no_cycle() -> None:
    overmind = side(at={"helios.2": "zergling base"}, events=["preemptive_action"])
    game = table(overmind=overmind, jim_raynor=RAYNOR, phase="planning")
    game.picks("use preemptive_action")
    told = figures(game.game)["turn"]
    assert (game.prompt, told["cycle"], told["next"]) == ("order-where", 0, -1)


def stacked() -> Position:
    return table(
        overmind=OVERMIND,
        jim_raynor=RAYNOR,
        orders={
            "torus": ["jim_raynor build", "overmind mobilize", "overmind build"],
            "helios": ["jim_raynor mobilize"],
        },
    )


@rule("SC-EXEC-01", "SC-EXEC-02")
def test_execution_tells_which_order_it_is_and_who_lies_covered() -> None:
    game = stacked()
    told = figures(game.game)
    assert [(one["orders"], one["covered"]) for one in told["standing"]] == [(2, 1), (2, 1)]
    assert (told["turn"]["order"], told["turn"]["of"], told["turn"]["next"]) == (1, 4, 1)
    game.picks("reveal torus")
    assert (figures(game.game)["turn"]["order"], figures(game.game)["turn"]["of"]) == (1, 4)
    game.picks("draw-event")
    told = figures(game.game)
    assert [(one["orders"], one["covered"]) for one in told["standing"]] == [(1, 0), (2, 1)]
    assert (told["turn"]["order"], told["turn"]["of"], told["turn"]["next"]) == (2, 4, 0)
    assert told["turn"]["placed"] == [2, 2]


@rule("SC-EXEC-06", "SC-EXEC-07")
def test_who_is_told_to_be_next_has_the_next_order() -> None:
    """Even if none of their orders lies on top."""
    compared: Counter[str] = Counter()
    for game in eager_games(4):
        assert game.decision is not None
        if game.decision.prompt.key != "execute":
            continue
        told = figures(game)["turn"]
        after, events = game.copy(), list[Event]()
        after.events = events
        after.play(game.decision.options[-1])
        turns = [one.seat for one in events if one.kind == "obstructed"]
        if after.state.phase == EXECUTION and after.decision is not None:
            turns.append(after.decision.seat)
        assert turns[:1] == [told["next"]] * (told["next"] != -1)
        compared["next" if turns else "last"] += 1
        compared["obstructed"] += len(turns) > 1
    assert min(compared[kind] for kind in ("next", "last", "obstructed")) > 2, compared


@rule("SC-REGROUP-01")
def test_the_step_of_regrouping_is_told() -> None:
    steps: dict[str, set[int]] = {
        "play-event": set(), "discard-to-limit": set(), "order-where": set(), "reveal": set(),
    }  # fmt: skip
    for game in eager_games(2):
        assert game.decision is not None
        if (key := game.decision.prompt.key) in steps:
            steps[key].add(figures(game)["turn"]["step"])
    assert steps["play-event"] == {8}
    assert steps["discard-to-limit"] == {9}
    assert steps["order-where"] == steps["reveal"] == {-1}


@rule("SC-MOVE-08", "SC-MOVE-09", "SC-MOVE-10")
def test_room_tells_limits_and_arrivals_of_the_active_planet() -> None:
    game = table(
        overmind=side(at={"torus.2": "zergling zergling zergling base"}),
        tassadar=side(at={"torus.3": "zealot", "dylar_iv.3": "base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    assert figures(game.game)["room"] == []
    game.picks("reveal torus", "execute", "move zergling torus.2", "area torus.3")
    told = {game.box.area_slugs[one["area"]]: one for one in figures(game.game)["room"]}
    assert [told[area]["surplus"] for area in ("torus.1", "torus.2", "torus.3")] == [0, 0, 2]
    assert [told[area]["battle"] for area in ("torus.1", "torus.3")] == [False, True]
    assert (told["torus.2"]["there"], told["torus.2"]["arrived"]) == (2, 0)
    assert (told["torus.3"]["there"], told["torus.3"]["arrived"]) == (1, 1)
    limits = [game.box.limit[one["area"]] for one in told.values()]
    assert [one["limit"] for one in told.values()] == limits


@rule("SC-VAR-07")
def test_a_teammates_area_starts_no_battle() -> None:
    game = table(
        teams="yes",
        overmind=side(at={"torus.2": "zergling base"}),
        jim_raynor=side(at={"torus.1": "marine", "dylar_iv.3": "base"}),
        tassadar=side(at={"torus.3": "zealot", "pridewater.1": "base"}),
        queen_of_blades=side(at={"tarsonis.3": "base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute")
    told = {game.box.area_slugs[one["area"]]: one["battle"] for one in figures(game.game)["room"]}
    assert told == {"torus.1": True, "torus.2": False, "torus.3": False, "torus.4": False}


@rule("SC-MOVE-08", "SC-COMP-10")
def test_moves_cannot_end_while_an_area_holds_too_many() -> None:
    compared: Counter[bool] = Counter()
    for game in eager_games(6):
        assert game.decision is not None
        if game.decision.prompt.key == "move":
            over = any(one["over"] for one in figures(game)["room"])
            assert over == (DONE not in game.decision.options)
            compared[over] += 1
    assert min(compared[True], compared[False]) > 3, compared


@rule("SC-BUILD-08", "SC-BUILD-26")
def test_a_build_order_tells_how_many_units_it_has_brought() -> None:
    game = table(
        overmind=OVERMIND,
        aldaris=side(at={"torus.3": "base"}, modules=["supply"]),
        orders={"torus": ["aldaris special_build"]},
    )
    limits = [one["unit_limit"]["of"] for one in figures(game.game)["standing"]]
    assert limits == [2, 3]
    game.picks("reveal torus", "execute", "unit zealot", "area torus.3")
    while game.prompt != "build-forces":
        game.picks("done" if game.prompt == "discount" else "pay")
    assert figures(game.game)["standing"][1]["unit_limit"] == {"used": 1, "of": 4}
