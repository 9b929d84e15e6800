"""`search` plays rounds out honestly: in worlds that fit what its seat knows, and in no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Line, PlayedOut
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.orders import reason
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.search import program
from orrery.bots.starcraft.search.beliefs import Beliefs
from orrery.bots.starcraft.search.program import RoundSearch, SearchBot
from orrery.bots.starcraft.table import StarCraftWindow, box_of
from orrery.core.decisions import Option
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Answer, Window
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import is_special, order_of, owner_of
from orrery.starcraft.knowledge.worlds.order_tokens import lay_tokens, places_of
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB

FEW = Allowance(playouts=8)
Position = tuple[StarCraftGame, StarCraftGame]
"""A game, and one in which all is dealt anew that the seat that is asked cannot know."""


def positions(prompt: str, most: int, **options: str) -> Iterator[StarCraftGame]:
    """Games of `greedy` where a question is asked after others have placed orders."""
    game, policy, found = STARCRAFT_CLUB.new_game(7, **options), GreedyBot(1), 0
    while (decision := game.decision) is not None and found < most:
        lies = any(owner_of(one) != decision.seat for row in game.state.stacks for one in row)
        if decision.prompt.key == prompt and len(decision.options) > 1 and lies:
            found += 1
            yield game.copy()
        game.go_on(policy.answer(Window(STARCRAFT, game)).pick)


def dealt_anew(game: StarCraftGame, number: int) -> StarCraftGame:
    assert game.decision is not None
    return STARCRAFT.determinize(game, game.decision.seat, Random(number))


def pairs(prompt: str, most: int, **options: str) -> Iterator[Position]:
    for number, game in enumerate(positions(prompt, most, **options)):
        yield game, dealt_anew(game, number)


def window_on(game: StarCraftGame) -> StarCraftWindow:
    return Window(STARCRAFT, game, FEW)


def outcomes(game: StarCraftGame) -> list[list[PlayedOut]]:
    """All that a search finds."""
    window, bot = window_on(game), SearchBot(5)
    pick = bot.policy.answer(window).pick
    table = read(box_of(window.facts), window.view, window.seat)
    report = bot.report(window, table, pick, Budget(FEW))
    return [one.outcomes for one in report.contenders]


def changes(found: Iterator[Position]) -> int:
    """At how many decisions a search finds something else when the hidden is dealt anew."""
    return sum(outcomes(game) != outcomes(world) for game, world in found)


# Honesty


@pytest.mark.parametrize("prompt", ["order-where", "order-which"])
def test_what_a_search_finds_depends_on_nothing_hidden(prompt: str) -> None:
    found = list(pairs(prompt, 3, players="2"))
    assert len(found) == 3
    assert changes(iter(found)) == 0


def copies_the_game(self: RoundSearch, number: int) -> StarCraftGame:
    """A planted fault: the game itself is played out."""
    return self.window._game.copy()


def test_a_search_that_copies_the_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoundSearch, "deal", copies_the_game)
    assert changes(pairs("order-where", 3, players="2")) > 0


def test_beliefs_that_read_true_orders_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: list[StarCraftGame] = []

    def peeks(self: Beliefs, world: StarCraftGame, rng: Random) -> None:
        """A planted fault: the orders that really lie there."""
        for owner in self.rivals:
            places = places_of(world.state, owner)
            stacks = truth[0].state.stacks
            lay_tokens(world, owner, places, [order_of(stacks[one][at]) for one, at in places])

    def found_with(game: StarCraftGame) -> list[list[PlayedOut]]:
        truth[:] = [game]
        return outcomes(game)

    monkeypatch.setattr(Beliefs, "draw", peeks)
    found = pairs("order-where", 3, players="2")
    assert any(found_with(game) != found_with(world) for game, world in found)


def answers_alike(new_process: Callable[[], type[SearchBot]], games: list[StarCraftGame]) -> bool:
    """Whether a process gives the same answers whatever it was asked before: here, in the other
    order."""
    made = new_process()
    forwards = [made(5).answer(window_on(game)) for game in games]
    made = new_process()
    backwards = [made(5).answer(window_on(game)) for game in reversed(games)]
    return forwards == backwards[::-1]


def caching() -> type[SearchBot]:
    """A planted fault: what was found at a table is kept beyond the turn, for all games."""
    kept: dict[tuple[str, int], Answer] = {}

    class Caching(SearchBot):
        def answer(self, window: StarCraftWindow) -> Answer:
            key = (window.prompt.key, window.seat)
            if key not in kept or kept[key].pick not in window.options:
                kept[key] = super().answer(window)
            return kept[key]

    return Caching


def test_nothing_is_kept_from_one_decision_to_another() -> None:
    games = list(positions("order-where", 4, players="2"))
    assert answers_alike(lambda: SearchBot, games)
    assert not answers_alike(caching, games)


def names_a_plan(note: Plain) -> bool:
    """A note says which order goes where, and nothing else: no world fits into it."""
    if not isinstance(note, dict) or set(note) != {"round", "placed", "planet", "order"}:
        return False
    return all(isinstance(one, int) for one in note.values())


def test_a_note_holds_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    [game] = positions("order-where", 1, players="2")
    assert names_a_plan(SearchBot(5).answer(window_on(game)).note)
    stacks = [list(one) for one in dealt_anew(game, 1).state.stacks]
    for fault in (stacks, {"round": 1, "placed": 1, "planet": 1, "order": 1, "world": stacks}):
        monkeypatch.setattr(program, "note_of", lambda *_, note=fault: note)
        assert not names_a_plan(SearchBot(5).answer(window_on(game)).note)


# Notes and budgets


def test_the_order_that_was_planned_with_its_planet_is_placed() -> None:
    [game] = positions("order-where", 1, players="2")
    bot = SearchBot(5)
    planet = bot.answer(window_on(game))
    game.play(planet.pick)
    asked = Window(STARCRAFT, game, FEW, planet.note)
    token = bot.answer(asked)
    assert isinstance(planet.note, dict)
    assert token.pick.what == planet.note["order"]
    assert token.reason == reason(token.pick.what)
    assert asked.prompt.key == "order-which"


@pytest.mark.parametrize(
    "note",
    [None, 7, [1], {"round": 1}, {"round": 1, "planet": -5, "order": 0},
     {"round": 99, "planet": 0, "order": 1}, {"round": 1, "planet": 0, "order": "x"}],
)  # fmt: skip
def test_a_lost_or_strange_note_is_searched_for_again(note: None) -> None:
    [game] = positions("order-which", 1, players="2")
    window = Window(STARCRAFT, game, FEW, note)
    assert SearchBot(5).answer(window).pick in window.options


def test_with_no_time_at_all_it_answers_like_its_policy() -> None:
    [game] = positions("order-where", 1, players="2")
    window = Window(STARCRAFT, game, Allowance(seconds=0.0))
    assert SearchBot(5).answer(window).pick == GreedyBot(5).answer(window).pick


def test_where_points_do_not_win_it_plays_like_its_policy() -> None:
    [game] = positions("order-where", 1, players="2", goal="elimination")
    window = window_on(game)
    assert SearchBot(5).answer(window) == GreedyBot(5).answer(window)


@pytest.mark.parametrize(
    "options",
    [{"players": "3"}, {"players": "6"}, {"players": "4", "teams": "yes"},
     {"players": "4", "expansion": "brood_war"}],
    ids=lambda options: "-".join(options.values()),
)  # fmt: skip
def test_it_searches_at_every_kind_of_table(options: dict[str, str]) -> None:
    [game] = positions("order-where", 1, **options)
    found = outcomes(game)
    assert len(found[0]) >= 1
    assert all(0.0 <= one.value <= 1.0 for row in found for one in row)


# Believable orders


def test_believed_orders_fit_what_may_lie_there() -> None:
    [game] = positions("reveal", 1, players="3")
    world = dealt_anew(game, 3)
    assert game.decision is not None
    seat = game.decision.seat
    beliefs, box = Beliefs(world, seat), world.facts
    for number in range(50):
        beliefs.draw(world, Random(number))
        for owner, player in enumerate(world.state.players):
            tokens = [order_of(one) for row in world.state.stacks for one in row
                      if owner_of(one) == owner]  # fmt: skip
            everything = [0] * len(player.orders)
            for order in tokens:
                everything[order] += 1
            left = zip(player.orders, everything, strict=True)
            assert tuple(off + on for off, on in left) == box.order_tokens or player.special_pool
            if owner != seat:
                assert sum(map(is_special, tokens)) <= player.allowed


def test_sensible_orders_are_believed_sooner_than_senseless_ones() -> None:
    [game] = positions("reveal", 1, players="3")
    assert game.decision is not None
    seat = game.decision.seat
    beliefs = Beliefs(dealt_anew(game, 0), seat)

    def worth(world: StarCraftGame) -> float:
        """What all orders that rivals have placed are worth to them."""
        return sum(
            known[planet, order_of(world.state.stacks[planet][at])]
            for owner, known in beliefs.rivals.items()
            for planet, at in places_of(world.state, owner)
        )

    for number in range(20):
        world = dealt_anew(game, number)
        evenly = worth(world)
        beliefs.draw(world, Random(number))
        assert worth(world) > evenly


# Time


class SlowPolicy(Policy):
    """Each of its picks takes a tenth of a second by a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 100.0

    def clock(self) -> float:
        return self.now

    def pick(self, game: StarCraftGame) -> Option:
        self.now += 0.1
        return super().pick(game)


@pytest.mark.parametrize("seconds", [0.0, 0.35, 30.0])
def test_a_playout_that_takes_too_long_is_given_up(seconds: float) -> None:
    [game] = positions("order-where", 1, players="2")
    window, slow = window_on(game), SlowPolicy()
    picks: list[Line] = [(one,) for one in window.options[:2]]
    search = RoundSearch(window, "slow", Budget(Allowance(seconds), slow.clock))
    search.policy = slow
    report = search.find(picks)
    late = slow.now - 100.0 - seconds
    assert late <= 0.1 + 1e-9  # by one pick at most; a whole playout takes five seconds
    assert (report.worlds > 0) == (seconds == 30.0)
