"""Figures that a page is told with the view: how far everybody is, and the sums of skirmishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from orrery.core.decisions import DONE, Seat
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.battles.forecast import forecast
from orrery.starcraft.knowledge.battles.sums import counting
from orrery.starcraft.knowledge.shown import FiguresShown, StandingShown
from orrery.starcraft.knowledge.shown_battles import (
    LaneShown,
)
from orrery.starcraft.rules.battle.battle import draws
from orrery.starcraft.rules.battle.combatants import units_in_battle
from orrery.starcraft.rules.battle.compare import compare
from tests.laws.battle_laboratory import decisions_of
from tests.laws.watches import STARCRAFT_WATCH as WATCH
from tests.marks import rule
from tests.starcraft.eyes import WATCHER, seat_of
from tests.starcraft.scenario import Position, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
EVERYBODY = ["overmind", "jim_raynor", WATCHER]


def figures(game: StarCraftGame, seat: Seat | None) -> FiguresShown:
    return STARCRAFT.page_view(game, seat)["figures"]


def standing(game: Position, reader: str, of: str) -> StandingShown:
    return figures(game.game, seat_of(game, reader))["standing"][game.factions.index(of)]


@rule("SC-WIN-02", "SC-WIN-10", "SC-FACT-09")
def test_everybody_sees_what_each_player_needs_to_win() -> None:
    game = table(overmind=OVERMIND, jim_raynor=RAYNOR)
    for reader in EVERYBODY:
        mine, other = (standing(game, reader, of) for of in ("overmind", "jim_raynor"))
        assert (mine["team"], mine["target"], other["team"]) == (0, 15, 1)
        assert (mine["areas"], mine["bases"], mine["units"]) == (1, 1, 1)
        assert (mine["objective"], mine["hand_limit"]) == ({"have": 1, "need": 3}, 6)
        assert other["objective"] == {"have": 1, "need": 6}
    against = table(overmind=OVERMIND, aldaris=side(at={"dylar_iv.3": "zealot base"}))
    assert standing(against, WATCHER, "overmind")["target"] == 20
    assert standing(against, WATCHER, "aldaris")["target"] == 15
    assert standing(against, WATCHER, "aldaris")["objective"] == {"have": 0, "need": 2}


@rule("SC-PLAN-02", "SC-PLAN-07")
def test_only_their_owner_knows_how_many_special_orders_are_left() -> None:
    raynor = side(at={"dylar_iv.3": "marine base"}, modules=["research_and_development"])
    game = table(overmind=OVERMIND, jim_raynor=raynor)
    seen = [standing(game, reader, "jim_raynor")["specials_left"] for reader in EVERYBODY]
    assert (seen[0], seen[2]) == (None, None)
    assert isinstance(seen[1], int)


def totals(lane: LaneShown, role: int) -> tuple[int, int]:
    lines = [one for one in lane["lines"] if one["role"] == role]
    return sum(one["attack"] for one in lines), sum(one["health"] for one in lines)


@rule("SC-SKIRM-06", "SC-SKIRM-10", "SC-SKIRM-15")
def test_the_lines_of_a_skirmish_add_up() -> None:
    """To what the rules find where all cards are known; elsewhere to what the known cards give."""
    looked: Counter[str] = Counter()
    for game in chain.from_iterable(map(decisions_of, range(60))):
        battle = game.state.battle
        assert battle is not None
        for seat in (*map(Seat, battle.seats), None):
            told = figures(game, seat)["lanes"]
            assert len(told) == len(battle.skirmishes)
            for skirmish, lane in zip(battle.skirmishes, told, strict=True):
                if lane is None:
                    looked["none"] += 1
                    continue
                for role in (0, 1):
                    attack, health = totals(lane, role)
                    assert health == lane["health"][role]
                    assert lane["attack"][role] in (attack, 0), "Stasis Field takes all of it"
                if lane["open"]:
                    found = compare(game, counting(game, skirmish.copy()))
                    assert (lane["attack"], lane["health"]) == (found.attack, found.health)
                looked["open" if lane["open"] else "known in part"] += 1
    assert min(looked[kind] for kind in ("none", "open", "known in part")) > 50, looked


def test_free_slots_are_told() -> None:
    game = table(overmind=OVERMIND, jim_raynor=RAYNOR)
    assert figures(game.game, None)["free_slots"] == list(game.game.state.galaxy.free_slots)


@rule("SC-MOVE-15", "SC-BATTLE-06", "SC-FACT-02")
def test_the_forecast_of_a_battle_is_what_follows() -> None:
    """Whatever is forecast before a battle is drawn in it."""
    compared: Counter[bool] = Counter()
    for game in eager_games(4):
        told = forecast(game)
        assert (told is None) == (game.state.invaded == NONE or game.state.battle is not None)
        if told is None:
            continue
        after = game.copy()
        while after.state.battle is None and (decision := after.decision) is not None:
            if DONE not in decision.options:
                break
            after.play(DONE)
        battle = after.state.battle
        if battle is None or after.state.invaders != game.state.invaders:
            continue
        assert (told["area"], told["special"]) == (battle.area, bool(battle.special))
        for role, side_told in enumerate(told["sides"]):
            assert side_told["seat"] == battle.seats[role]
            must, *more = draws(after, battle.seats[role], role, battle.special)
            assert (side_told["draws"], side_told["may_draw"]) == (must, sum(more))
            assert side_told["units"] == list(units_in_battle(after.state, role))
        compared[told["special"]] += 1
    assert compared[False] > 10, compared


def eager_games(count: int) -> Iterator[StarCraftGame]:
    for seed in range(count):
        yield from WATCH.eager_decisions({"players": "3", "galaxy": "quick"}, seed)


@rule("SC-MOVE-15", "SC-FACT-02")
def test_a_special_order_and_protoss_shields_are_in_the_forecast() -> None:
    game = table(
        overmind=side(
            at={"torus.2": "zergling zergling base"}, modules=["research_and_development"]
        ),
        tassadar=side(at={"torus.3": "zealot", "dylar_iv.3": "base"}),
        orders={"torus": ["overmind special_mobilize"]},
    )
    game.picks("reveal torus", "execute", "move zergling torus.2", "area torus.3")
    told = figures(game.game, None)["forecast"]
    assert told is not None
    attacker, defender = told["sides"]
    assert (told["special"], attacker["draws"], attacker["may_draw"]) == (True, 3, 2)
    assert (attacker["attack"], defender["attack"], defender["draws"]) == (1, 0, 3)


@rule("BW-ORDER-03", "BW-ORDER-08", "BW-ORDER-11")
def test_everybody_sees_how_many_special_orders_a_pool_holds_and_where_they_need_none() -> None:
    raynor = side(
        at={"hydrax.1": "wraith", "helios.2": "marine base"},
        modules=["research_and_development"] * 2,
    )
    overmind = side(at={"vyctor_5.2": "base"}, events=["unconventional_strategy"])
    game = table(
        jim_raynor=raynor,
        overmind=overmind,
        galaxy=("helios 0 0", "torus 1 0", "hydrax 2 0", "vyctor_5 2 1"),
        expansion="brood_war",
        phase="planning",
        settings={"leadership": "no"},
    )
    hydrax = game.box.planet_slugs.index("hydrax")
    for reader in EVERYBODY:
        mine, other = (standing(game, reader, of) for of in ("jim_raynor", "overmind"))
        assert mine["special_pool"] == {"spaces": 2, "strategic": [hydrax]}
        assert other["special_pool"] == {"spaces": None, "strategic": []}
    base = table(overmind=OVERMIND, jim_raynor=RAYNOR)
    assert "special_pool" not in standing(base, WATCHER, "overmind")
