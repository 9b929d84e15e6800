"""The fast policy of playouts: it picks what `greedy` picks, and sees only what its seat may
know."""

from __future__ import annotations

from random import Random

import pytest

from orrery.bots.starcraft.fast import reading as fast_reading
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.table import Player, Table, Token
from orrery.core.decisions import Option
from orrery.core.window import Window
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import order_of, owner_of
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB as CLUB

EVERY = 5
"""Every fifth decision is looked at."""
MOST = 600
"""How many decisions of a game are played at most."""
TABLES = [
    {"players": "3"},
    {"players": "4", "teams": "yes"},
    {"players": "3", "expansion": "brood_war"},
    {"players": "2", "expansion": "brood_war", "mode": "faster_survival", "factions": "choose"},
    {"players": "4", "expansion": "brood_war", "mode": "eye_of_the_storm", "factions": "choose"},
]


def name_of(options: dict[str, str]) -> str:
    return "-".join(options.values())


def known(table: Table) -> dict[str, object]:
    """Everything that is known of a table, by its name."""
    found: dict[str, object] = {name: getattr(table, name) for name in Table.__slots__}
    found["players"] = [[getattr(one, name) for name in Player.__slots__] for one in table.players]
    return found


def read_both_ways(game: StarCraftGame) -> tuple[dict[str, object], dict[str, object]]:
    """The table of whoever must decide, from the state and from the view."""
    window = Window(STARCRAFT, game)
    seen = read(game.facts, window.view, window.seat)
    return known(fast_reading.known_table(game)), known(seen)


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_it_knows_what_the_view_shows_and_picks_what_greedy_picks(options: dict[str, str]) -> None:
    game, policy, greedy = CLUB.new_game(3, **options), Policy(), GreedyBot(1)
    for number in range(MOST):
        if game.decision is None:
            break
        pick = policy.pick(game)
        if number % EVERY == 0:
            state, view = read_both_ways(game)
            assert state == view
            assert pick == greedy.answer(Window(STARCRAFT, game)).pick, game.decision.prompt
        game.play(pick)


# What it may not know


class Peeking(Policy):
    """A planted fault: it knows the hands of all."""

    def pick(self, game: StarCraftGame) -> Option:
        assert game.decision is not None
        hidden = sum(sum(player.hand) for player in game.state.players)
        return game.decision.options[hidden % len(game.decision.options)]


def changed(kind: type[Policy], seed: int, **options: str) -> int:
    """At how many decisions of a game another deal for the seat changes the pick."""
    game, playing, found = CLUB.new_game(seed, **options), Policy(), 0
    for number in range(MOST):
        if game.decision is None:
            break
        if number % EVERY == 0 and len(game.decision.options) > 1:
            world = STARCRAFT.determinize(game, game.decision.seat, Random(number))
            found += kind().pick(game) != kind().pick(world)
        game.play(playing.pick(game))
    return found


@pytest.mark.parametrize("options", TABLES[:3], ids=name_of)
def test_its_pick_does_not_depend_on_what_its_seat_cannot_know(options: dict[str, str]) -> None:
    assert changed(Policy, 5, **options) == 0


def test_a_policy_that_looks_at_hands_is_caught() -> None:
    assert changed(Peeking, 5, players="3") > 5


def test_a_policy_that_looks_under_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_known(stack: tuple[int, ...], seat: int, revealed: bool) -> tuple[Token, ...]:
        return tuple(Token(owner_of(one), order_of(one)) for one in stack)

    monkeypatch.setattr(fast_reading, "known_stack", all_known)
    game, policy, found = CLUB.new_game(5, players="3"), Policy(), 0
    for _ in range(100):
        state, view = read_both_ways(game)
        found += state != view
        game.play(policy.pick(game))
    assert found > 5


# What it remembers


def differing(policy: Policy, *seeds: int) -> int:
    """In how many picks a policy that plays several games in turn differs from new ones."""
    found = 0
    games = [CLUB.new_game(seed, players="3") for seed in seeds]
    for _ in range(250):
        for game in games:
            if game.decision is not None:
                pick = Policy().pick(game)
                found += policy.pick(game) != pick
                game.play(pick)
    return found


def test_what_it_remembers_changes_no_pick() -> None:
    assert differing(Policy(), 6, 7) == 0


class Stubborn(Policy):
    """A planted fault: it takes any board for the one that it knows."""

    def holds(self, before: Judgement, table: Table) -> bool:
        return True


def test_a_policy_that_takes_one_board_for_another_is_caught() -> None:
    assert differing(Stubborn(), 6, 7) > 5
