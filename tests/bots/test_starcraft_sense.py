"""Greedy has sense for StarCraft: small positions with one good answer."""

from __future__ import annotations

import pytest

from orrery.bots.starcraft.greedy import GreedyBot
from orrery.core.window import Window
from orrery.starcraft.ruleset import STARCRAFT
from tests.starcraft.arena import army, battle
from tests.starcraft.scenario import Position, side, table


def greedy_plays(game: Position, until: str = "", most: int = 40) -> list[str]:
    """What greedy picks while it is asked, up to and with the first answer to a prompt."""
    seat, picks = game.decision.seat, list[str]()
    while not game.is_over and game.decision.seat == seat:
        prompt = game.prompt
        window = Window(STARCRAFT, game.game)
        pick = GreedyBot(1).answer(window).pick
        picks.append(window.texts()[pick])
        game.game.play(pick)
        assert len(picks) < most
        if prompt == until:
            break
    return picks


HOME = {"helios.2": "zergling zergling hydralisk base"}
"""A base on a mineral area; helios.1 and helios.3 give conquest points."""


def test_spare_units_take_empty_conquest_areas() -> None:
    game = table(
        overmind=side(at=HOME),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        orders={"helios": ["overmind mobilize"]},
    )
    greedy_plays(game)
    assert game.owner("helios.1") == "overmind"
    assert game.owner("helios.3") == "overmind"


def test_it_attacks_where_it_should_win() -> None:
    game = table(
        overmind=side(at={"torus.3": "hydralisk hydralisk hydralisk hydralisk base"}),
        aldaris=side(at={"torus.1": "zealot", "vyctor_5.2": "zealot base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    assert "execute" in greedy_plays(game, until="execute")
    greedy_plays(game, until="standard-card")
    assert game.state.battle is not None
    assert game.box.area_slugs[game.state.battle.area] == "torus.1"
    assert len(game.state.invaders) >= 3


def test_it_does_not_attack_where_it_should_lose() -> None:
    game = table(
        overmind=side(at={"torus.3": "zergling zergling base"}),
        aldaris=side(at={"torus.1": "reaver reaver", "vyctor_5.2": "zealot base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    greedy_plays(game)
    assert game.army("torus.1") == ["reaver", "reaver"]
    assert game.told("battle") == []


def test_it_stops_a_rival_who_is_about_to_win() -> None:
    game = table(
        overmind=side(at={"helios.2": "ultralisk ultralisk base"}),
        aldaris=side(at={"helios.1": "dragoon", "vyctor_5.2": "base"}, conquest=14),
        jim_raynor=side(at={"helios.3": "marine", "torus.2": "base"}),
        orders={"helios": ["overmind mobilize"]},
    )
    greedy_plays(game, until="standard-card")
    assert game.state.battle is not None
    assert game.box.area_slugs[game.state.battle.area] == "helios.1"


def test_a_useless_order_becomes_an_event_card() -> None:
    game = table(
        overmind=side(at=HOME),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    assert greedy_plays(game, until="execute")[-1] == "draw-event"


def test_the_first_build_order_brings_workers_and_units() -> None:
    game = table(
        overmind=side(at={"pridewater.1": "zergling base"}, pool=6),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        orders={"pridewater": ["overmind build"]},
    )
    picks = greedy_plays(game)
    assert "new-worker" in picks
    assert any(pick.startswith("unit ") for pick in picks)


def test_a_planned_base_keeps_its_money() -> None:
    game = table(
        overmind=side(at={"pridewater.1": "base", "helios.2": "zergling zergling"}, pool=3),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        orders={"pridewater": ["overmind build"], "helios": ["overmind build"]},
    )
    greedy_plays(game)
    greedy_plays(game)
    assert game.base("helios.2") == "overmind" or game.base("helios.1") == "overmind"


def test_the_card_that_matches_is_played() -> None:
    game = table(
        overmind=side(
            at={"torus.3": "ultralisk ultralisk base"},
            hand=["zerg_01", "zerg_07", "zerg_13"],
        ),
        aldaris=side(at={"torus.1": "zealot", "vyctor_5.2": "zealot base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    assert greedy_plays(game, until="standard-card")[-1] == "card zerg_07"


def test_cards_that_match_the_army_are_kept() -> None:
    kept = ["zerg_07", "zerg_08", "zerg_09", "improved_carapace", "zerg_17", "zerg_04"]
    game = table(
        overmind=side(
            at={"torus.3": "ultralisk zergling base"},
            hand=[*kept, "zerg_14", "zerg_10"],
        ),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        phase="regrouping",
    )
    greedy_plays(game)
    assert sorted(game.cards("overmind", "hand")) == sorted(kept)


def test_a_base_is_planned_below_the_moves_that_lead_to_it() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "zergling zergling hydralisk hydralisk base"},
            transports=["helios-torus"],
        ),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        phase="planning",
    )
    while game.prompt.startswith("order"):
        window = Window(STARCRAFT, game.game)
        game.game.play(GreedyBot(1).answer(window).pick)
    mine = [order for order in game.stack("torus") if order.startswith("overmind")]
    assert mine == ["overmind build", "overmind mobilize"]


LAST_STAGE = ["flagship", "informant", "double_time"]
"""An Event deck of Stage III, in which objectives win."""


def test_it_takes_the_area_that_its_objective_lacks() -> None:
    game = table(
        jim_raynor=side(
            at={
                "dylar_iv.2": "marine",
                "dylar_iv.3": "marine",
                "dylar_iv.4": "marine base",
                "torus.2": "marine",
                "torus.3": "marine",
            },
            transports=["dylar_iv-torus"],
        ),
        aldaris=side(at={"vyctor_5.2": "zealot base"}),
        orders={"torus": ["jim_raynor mobilize"]},
        event_deck=LAST_STAGE,
    )
    greedy_plays(game, until="move-to")
    assert game.owner("torus.4") == "jim_raynor"


def test_it_breaks_a_fulfilled_objective_of_a_rival() -> None:
    game = table(
        aldaris=side(at={"torus.3": "zealot zealot zealot base"}),
        overmind=side(
            at={"torus.2": "hydralisk base", "helios.2": "base", "dylar_iv.2": "base"},
        ),
        tassadar=side(at={"torus.4": "high_templar base", "vyctor_5.2": "base"}),
        orders={"torus": ["aldaris mobilize"]},
        event_deck=LAST_STAGE,
    )
    greedy_plays(game, until="standard-card")
    assert game.state.battle is not None
    assert game.box.area_slugs[game.state.battle.area] == "torus.2"


# Recall


def recalled(at: dict[str, str], raynor: dict[str, str]) -> list[str]:
    """What greedy picks in a Mobilize order with Recall, in which it need not move."""
    game = table(
        aldaris=side(at=at, technologies=["recall"]),
        jim_raynor=side(at={"torus.1": "base", **raynor}),
        orders={"helios": ["jim_raynor mobilize", "aldaris mobilize"]},
    )
    return greedy_plays(game, until="recall")


def test_an_idle_unit_is_recalled_to_where_enemies_may_come() -> None:
    at = {"helios.2": "arbiter base", "vyctor_5.1": "dragoon dragoon"}
    assert recalled(at, {"helios.4": "marine marine"})[-1] == "move dragoon vyctor_5.1"


def test_nobody_is_recalled_to_where_nothing_threatens() -> None:
    at = {"helios.2": "arbiter zealot zealot base", "vyctor_5.2": "zealot base"}
    assert recalled(at, {"vyctor_5.1": "marine"})[-1] == "done"


# Surprise Assault


def assaulted(overmind: dict[str, str], aldaris: dict[str, str], conquest: int = 0) -> Position:
    """Greedy plays Surprise Assault, the last of its Event cards."""
    game = table(
        overmind=side(at=overmind, drawn=["surprise_assault"]),
        aldaris=side(at={"vyctor_5.2": "zealot base", **aldaris}, conquest=conquest),
        phase="regrouping",
    )
    greedy_plays(game)
    return game


def test_a_rival_is_driven_from_an_area_that_gives_him_points() -> None:
    game = assaulted({"torus.1": "zergling", "torus.2": "base"}, {"helios.1": "zealot"}, conquest=9)
    assert game.army("helios.1") == []
    assert game.owner("helios.3") is None, "nor where there are points again"


def test_own_units_spread_to_an_area_that_gives_points() -> None:
    game = assaulted({"helios.2": "zergling zergling zergling base"}, {})
    assert "overmind" in (game.owner("helios.1"), game.owner("helios.3"))


def test_surprise_assault_is_kept_where_it_would_do_nothing() -> None:
    game = assaulted({"helios.1": "zergling", "helios.2": "base"}, {})
    assert game.told("assault") == []


# Technologies at the start of a battle

WORTHY = "helios.1"
"""An area that gives conquest points."""


@pytest.mark.parametrize(
    ("hand", "pick"),
    [(["zerg_03"], "done"), (["zerg_03", "burrow_0/5"], "use-technology scanner_sweep")],
)
def test_scanner_sweep_is_used_where_the_enemy_may_hide(hand: list[str], pick: str) -> None:
    game = battle(
        area=WORTHY,
        jim_raynor=army("marine marine", technologies=["scanner_sweep"]),
        overmind=army("zergling zergling", hand=hand, deck=["zerg_01"]),
    )
    assert greedy_plays(game, until="start-of-battle")[-1] == pick


@pytest.mark.parametrize(
    ("pool", "picks"), [(4, ["use-technology consume", "lose-worker"]), (2, ["done"])]
)
def test_consume_takes_a_worker_that_can_be_spared(pool: int, picks: list[str]) -> None:
    game = battle(
        area=WORTHY,
        overmind=army("defiler hydralisk hydralisk", technologies=["consume"], pool=pool),
        jim_raynor=army("marine marine"),
    )
    assert greedy_plays(game, until="standard-card")[: len(picks)] == picks
