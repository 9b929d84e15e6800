"""What `search` says is what it found: no more, no less."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Contender, Fact, Line, PlayedOut, SearchReport
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.search.program import SearchBot
from orrery.bots.starcraft.search.reasons import KINDS, explained
from orrery.bots.starcraft.search.rounds import facts_of
from orrery.bots.starcraft.table import Table, box_of
from orrery.core.decisions import Option
from orrery.core.window import Allowance, Answer, Window
from orrery.messages import messages
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import MOBILIZE
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB

POLICY = Answer(Option("planet", 0), "bot-sc-order-build")
FIRST: Line = (Option("planet", 0), Option("order", 0))
OTHER: Line = (Option("planet", 1), Option("order", MOBILIZE))


@cache
def game_at_planning() -> StarCraftGame:
    """A game with the first order of the second round to place."""
    game, policy = STARCRAFT_CLUB.new_game(7, players="2"), GreedyBot(1)
    while game.decision is not None and game.state.round < 2:
        game.go_on(policy.answer(Window(STARCRAFT, game)).pick)
    while game.decision is not None and game.decision.prompt.key != "order-where":
        game.go_on(policy.answer(Window(STARCRAFT, game)).pick)
    return game


def table_of(game: StarCraftGame) -> Table:
    window = Window(STARCRAFT, game)
    return read(box_of(window.facts), window.view, window.seat)


def tried(line: Line, value: float, found: Sequence[frozenset[Fact]]) -> Contender[Line]:
    made = Contender(line)
    made.outcomes += [PlayedOut(value, facts) for facts in found]
    return made


def worlds(fact: Fact, held: int, number: int) -> list[frozenset[Fact]]:
    """A fact that holds in the first of so many worlds."""
    return [frozenset([fact] if at < held else []) for at in range(number)]


def told(fact: Fact, held: int, other: int, number: int) -> str:
    """What is said if a fact holds so often with the better line, and so often with the other."""
    game = game_at_planning()
    report = SearchReport(
        [tried(FIRST, 0.2, worlds(fact, other, number)),
         tried(OTHER, 0.4, worlds(fact, held, number))]
    )  # fmt: skip
    given = explained(POLICY, report, game.facts, table_of(game))
    assert given.pick == OTHER[0]
    return messages("en").format(given.reason, **given.figures)


def areas(*, mine: bool) -> list[int]:
    """Areas that are the seat's own, or not."""
    table = table_of(game_at_planning())
    return [area for area in table.areas if table.is_mine(area) == mine]


def test_the_counts_of_a_sentence_are_those_of_the_report() -> None:
    said = told(Fact("holds", areas(mine=True)[0]), 7, 3, 10)
    assert said.startswith("This keeps ")
    assert said.endswith(
        ": played out 10 times, you hold it at the end of the round 7 times, with the next best "
        "choice, 3."
    )
    said = told(Fact("holds", areas(mine=False)[0]), 9, 0, 12)
    assert said.startswith("This takes ")
    assert "played out 12 times" in said
    assert said.endswith("9 times, with the next best choice, never.")


def test_a_victory_and_a_base_are_told_too() -> None:
    assert told(Fact("wins"), 6, 2, 10) == (
        "Played out 10 times, this wins the game 6 times; the next best choice, 2."
    )
    game = game_at_planning()
    box, table = game.facts, table_of(game)
    home = next(box.planet_of[area] for area, seat in enumerate(table.bases) if seat == table.seat)
    assert told(Fact("base", home), 10, 4, 10).startswith("This keeps your base on ")
    away = next(one for one in table.planets if one != home)
    assert told(Fact("base", away), 10, 4, 10).startswith("This leads to a base on ")


def test_a_few_worlds_are_not_counted() -> None:
    said = told(Fact("holds", areas(mine=True)[0]), 4, 1, 5)
    assert said.startswith("Played out, this usually keeps ")
    assert not any(figure in said.replace(said.split(" keeps ")[1].split(" to ")[0], "")
                   for figure in "0123456789")  # fmt: skip


def test_what_happens_in_less_than_half_of_a_few_worlds_is_not_told() -> None:
    said = told(Fact("holds", areas(mine=True)[0]), 2, 0, 5)
    assert said == messages("en").format("bot-sc-order-mobilize")


def test_with_equal_candidates_nothing_is_claimed() -> None:
    game, fact = game_at_planning(), Fact("holds", areas(mine=True)[0])
    report = SearchReport(
        [tried(FIRST, 0.4, worlds(fact, 10, 10)), tried(OTHER, 0.4, worlds(fact, 0, 10))]
    )
    assert explained(POLICY, report, game.facts, table_of(game)) == POLICY


def test_where_no_fact_differs_enough_it_says_by_how_much_the_chance_is_better() -> None:
    said = told(Fact("holds", areas(mine=True)[0]), 6, 4, 10)
    assert said == (
        "Played out 10 times, this leaves you an average chance to win of 40 %; the next best "
        "choice, 20 %."
    )


def test_in_a_few_worlds_that_is_left_to_the_policy() -> None:
    said = told(Fact("holds", areas(mine=True)[0]), 3, 3, 5)
    assert said == messages("en").format("bot-sc-order-mobilize")


def test_where_the_policy_has_no_reason_it_only_says_that_it_did_best() -> None:
    game = game_at_planning()
    reveals: list[Line] = [(Option("reveal", 0),), (Option("reveal", 1),)]
    nothing = [frozenset[Fact]()] * 4
    report = SearchReport([tried(reveals[0], 0.2, nothing), tried(reveals[1], 0.4, nothing)])
    given = explained(POLICY, report, game.facts, table_of(game))
    assert given == Answer(reveals[1][0], "bot-sc-search")
    assert messages("en").format(given.reason) == "Played out, this did best."


def test_the_reason_is_that_of_the_order_even_on_the_planet_that_the_policy_picks() -> None:
    game, nothing = game_at_planning(), [frozenset[Fact]()] * 4
    same: Line = (FIRST[0], OTHER[1])
    report = SearchReport([tried(FIRST, 0.2, nothing), tried(same, 0.4, nothing)])
    given = explained(POLICY, report, game.facts, table_of(game))
    assert given == Answer(FIRST[0], "bot-sc-order-mobilize")


def test_facts_name_only_what_everybody_sees() -> None:
    game = game_at_planning()
    for seat in range(2):
        assert {fact.kind for fact in facts_of(game, seat)} <= set(KINDS)


@pytest.mark.slow
def test_what_is_said_in_a_game_can_be_counted_again() -> None:
    game, said = game_at_planning(), 0
    for seed in range(4):
        bot, window = SearchBot(seed), Window(STARCRAFT, game, Allowance(playouts=40))
        given = bot.answer(window)
        if "held" not in given.figures:
            continue
        said += 1
        budget = Budget(Allowance(playouts=40))
        report = bot.report(window, table_of(game), GreedyBot(1).answer(window).pick, budget)
        best, other = report.best(), report.runner_up()
        assert other is not None
        counts = {
            (best.count(fact, report.worlds), other.count(fact, report.worlds))
            for one in best.outcomes
            for fact in one.facts
        }
        assert (given.figures["held"], given.figures["other"]) in counts
        assert given.figures["worlds"] == report.worlds
    assert said > 0
