"""Face-down orders of the expansion: what others may think, and that nothing gives them away."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.core.errors import BrokenRules
from orrery.lab.bench import is_compiled
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.terms import ORDERS, SPECIAL, order_of, owner_of
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.rules.round import places, planning
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws import starcraft as laws
from tests.laws.kernel import Broken, nothing_leaks
from tests.laws.starcraft_moves import offered_if_and_only_if_legal
from tests.laws.starcraft_watching import everything_adds_up_for_a_watcher
from tests.marks import few_quick, rule
from tests.starcraft.broodwar.order_leaders import ALDARIS, MENGSK, OVERMIND, led
from tests.starcraft.broodwar.test_special_orders import RND, finish
from tests.starcraft.eyes import player_seen, worlds_for
from tests.starcraft.scenario import Position

HIDDEN = ["build", "mobilize"]


def dealt(game: Position, number: int = 200) -> Counter[str]:
    """How often Jim Raynor thinks each order of the other player to lie face down."""
    found: Counter[str] = Counter()
    for world in worlds_for(game, "jim_raynor", number):
        found.update(ORDERS[order] for order in face_down(world))
    return found


def face_down(state: State) -> list[int]:
    return [
        order_of(one)
        for planet, stack in enumerate(state.stacks)
        for one in (stack[:-1] if planet == state.revealed else stack)
        if owner_of(one) == 0
    ]


def hiding(faction: str, *leaders: str, **options: Any) -> Position:
    """A faction has two orders face down on Helios."""
    orders = {"helios": [f"{faction} {order}" for order in HIDDEN], **options.pop("orders", {})}
    return led(faction, *leaders, orders=orders, **options)


@rule("BW-ORDER-01")
def test_without_a_module_any_face_down_order_may_be_special_but_none_is_a_defend_order() -> None:
    game = hiding(OVERMIND)
    assert set(dealt(game)) == set(ORDERS[:6])
    counts = Counter(
        sum(order >= SPECIAL for order in face_down(world))
        for world in worlds_for(game, "jim_raynor", 300)
    )
    assert set(counts) == {0, 1, 2}
    assert counts[1] > counts[0] > counts[2], "18, 15 and 3 of 36 pairs of tokens"


@rule("BW-LEADCARD-17")
def test_a_star_order_may_be_among_them_if_its_card_was_chosen() -> None:
    assert "star" in dealt(hiding(MENGSK, "the_sons_of_korhal"))
    assert "star" not in dealt(hiding(MENGSK))


@rule("BW-ORDER-04")
def test_what_lies_in_the_pool_is_not_face_down() -> None:
    game = hiding(
        OVERMIND, own={"modules": [RND]}, orders={"torus": [f"{OVERMIND} special_research"]}
    )
    assert "special_research" in dealt(game)
    game.picks("reveal torus", "execute")
    finish(game)
    assert "special_research" not in dealt(game)


@rule("BW-OPT-03")
def test_what_left_the_game_is_not_face_down() -> None:
    game = hiding(
        OVERMIND,
        orders={"torus": [f"{OVERMIND} special_research"]},
        settings={"special_orders": "disposable"},
    )
    game.picks("reveal torus", "execute")
    finish(game)
    player = game.player(OVERMIND)
    player.shown = (0,) * len(player.shown)  # as in the next round
    assert "special_research" not in dealt(game)
    assert player_seen(game, "jim_raynor", OVERMIND)["orders"]["owned"][5] == 0


@rule("BW-LEADCARD-17")
@pytest.mark.parametrize("room", [0, 1])
def test_the_special_order_that_a_star_order_stands_for_is_not_face_down(room: int) -> None:
    game = hiding(
        MENGSK,
        "the_sons_of_korhal",
        own={"modules": [RND] * room},
        orders={"torus": [f"{MENGSK} star"]},
    )
    game.picks("reveal torus")
    assert "special_build" in dealt(game)
    game.picks("execute-as special_build" if room else "execute-as build")
    assert ("special_build" in dealt(game)) == (not room)
    finish(game)
    assert ("special_build" in dealt(game)) == (not room), "its token was unused, and is known"


# ---- laws, and leaks that they must find ---------------------------------------------------------


def leaks(game: StarCraftGame) -> int:
    return nothing_leaks(STARCRAFT, game, game.facts.players, Random(1))


def through_a_round(game: Position, seed: int) -> int:
    """Random picks through a round; at each question about orders the laws hold. Returns how often
    a world was really another."""
    rng, changed = Random(seed), 0
    for _ in range(150):
        if game.is_over or game.state.round > 1:
            break
        if game.state.battle is None:
            changed += leaks(game.game)
            laws.what_is_known_is_true(game.game)
            laws.pieces_are_conserved(game.game)
            laws.worlds_depend_on_what_is_known(game.game, rng)
            laws.secret_picks_look_alike(game.game, rng)
            everything_adds_up_for_a_watcher(game.game, rng)
            offered_if_and_only_if_legal(game.game, rng)
        options = [one for one in game.decision.options if one.verb != "destroy"]
        game.game.play(rng.choice(options))
    return changed


LEADERS = {
    "khala_devotee": ALDARIS,
    "the_will_of_the_conclave": ALDARIS,
    "terran_civilization": MENGSK,
    "the_sons_of_korhal": MENGSK,
}


@pytest.mark.parametrize("settings", few_quick([{"special_orders": "disposable"}, {}]))
@pytest.mark.parametrize("leader", few_quick(LEADERS))
def test_a_round_keeps_its_secrets(leader: str, settings: dict[str, str]) -> None:
    faction = LEADERS[leader]
    game = led(
        faction,
        leader,
        phase="planning",
        own={"modules": [RND], "events": ["unexpected_action", "preemptive_action"]},
        raynor={"modules": [RND]},
        settings=settings,
    )
    assert through_a_round(game, len(leader)) > 10


@pytest.mark.skipif(is_compiled(), reason="the fault is planted in the rules")
def test_a_turn_that_depends_on_hidden_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether Unexpected Action is offered would tell whether the special Build order is unused."""
    whole = places.can_place

    def telling(game: StarCraftGame, seat: int) -> bool:
        return bool(game.state.players[seat].orders[SPECIAL]) and whole(game, seat)

    monkeypatch.setattr(planning, "can_place", telling)
    with pytest.raises((Broken, BrokenRules), match=r"depends on|differs|does not ask"):
        several_rounds()


def several_rounds() -> None:
    for seed in range(6):
        game = led(OVERMIND, phase="planning", own={"events": ["unexpected_action"]})
        through_a_round(game, seed)


def test_a_pool_that_counts_hidden_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows how many special orders are out, and not how many are in the pool."""
    whole = sight.order_tokens_view

    def telling(box: Any, player: Any, own: bool) -> Any:
        shown = whole(box, player, own)
        both = zip(shown["owned"], player.orders, strict=True)
        shown["pool"] = [owned - left for owned, left in both]
        return shown

    monkeypatch.setattr(sight, "order_tokens_view", telling)
    with pytest.raises(Broken, match="sees"):
        through_a_round(led(MENGSK, "the_sons_of_korhal", phase="planning"), 3)
