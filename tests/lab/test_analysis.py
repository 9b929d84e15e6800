"""Where a finished game turned: a planted blunder is found, by what its seat could know."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from orrery import games
from orrery.bots.clone_wars.analyst import CloneWarsAnalyst
from orrery.bots.clone_wars.explaining import KINDS
from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.search.analyst import TELLING, Effort
from orrery.bots.search.report import Contender, Fact, Line, PlayedOut, SearchReport
from orrery.bots.starcraft.greedy import GreedyBot as StarCraftGreedy
from orrery.bots.starcraft.search.analyst import StarCraftAnalyst
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.core.window import Program, Window
from orrery.games import AnyMatch
from orrery.lab.analysis.analyst import Analyst
from orrery.lab.analysis.looking_back import LookingBack, analysing, check_over
from orrery.lab.analysis.results import Analysing, Analysis
from orrery.lab.analysis.words import in_words
from orrery.messages import messages

QUICKLY = Effort(decisions=8, quick=12, closely=5, thorough=24)
BLUNDER = 5
"""The turn that is thrown away."""


def played(match: AnyMatch, program: Program, blunder: str = "") -> AnyMatch:
    """A game of a program against itself; in one turn it picks something else if it can."""
    while match.game.decision is not None:
        turn = match.ruleset.progress(match.game).turn
        if turn == BLUNDER and blunder in match.options():
            match.play_text(blunder)
        else:
            match.play(program.answer(Window(match.ruleset, match.game)).pick)
    return match


@cache
def blundered() -> AnyMatch:
    """A game of Clone Wars in which one turn ends before anything is done with its hand."""
    match = games.new_match("clone-wars", seed=2, mode="beginner", bases="2")
    return played(match, GreedyBot(1), blunder="end")


def parts(record: Record, effort: Effort = QUICKLY) -> list[Analysing | Analysis]:
    return [*analysing(record, {}, effort)]


@cache
def found() -> Analysis:
    last = parts(blundered().record())[-1]
    assert isinstance(last, Analysis)
    return last


def looking(match: AnyMatch, analyst: Analyst, effort: Effort = QUICKLY) -> LookingBack:
    back = LookingBack(match.ruleset, analyst, effort)
    back.follow(match.record(), {})
    return back


def test_a_planted_blunder_is_among_the_picks_that_cost_most() -> None:
    picks = {(one.turn, one.picked) for one in found().costly}
    assert (BLUNDER, ("end",)) in picks
    [one] = [one for one in found().costly if one.turn == BLUNDER]
    assert one.better != one.picked
    assert one.possible > one.chance + 0.05
    assert blundered().picks[one.step] == "end"


def test_the_worst_comes_first_and_there_are_at_most_three() -> None:
    losses = [one.loss for one in found().costly]
    assert losses == sorted(losses, reverse=True)
    assert 1 <= len(losses) <= 3


def test_moments_are_the_starts_of_turns_and_the_end_and_their_chances_add_up() -> None:
    moments = found().moments
    turns = [one.turn for one in moments[:-1]]
    assert turns == list(range(1, len(turns) + 1))
    assert all(sum(one.chances) == pytest.approx(1) for one in moments)
    result = blundered().result()
    assert result is not None
    assert moments[-1].step == blundered().number
    assert moments[-1].chances[result.winners[0]] == 1


def test_progress_grows_to_the_end() -> None:
    told = parts(blundered().record(), Effort(decisions=4, quick=4, closely=2, thorough=6))
    steps = [one for one in told if isinstance(one, Analysing)]
    assert [one.done for one in steps] == [0, 4, 8, 12, 16, 22, 28]
    assert {one.of for one in steps} == {28}
    assert isinstance(told[-1], Analysis)
    assert told[-1].playouts <= 28


def test_the_same_record_gives_the_same_analysis() -> None:
    assert parts(blundered().record())[-1] == found()


def test_a_pick_is_judged_only_by_what_its_seat_could_know() -> None:
    match, analyst = blundered(), CloneWarsAnalyst()
    back = looking(match, analyst)
    for one in [*back.comparisons()][3:12:4]:
        position = one.position
        truth = Window(CLONE_WARS, position.game)
        other = CLONE_WARS.determinize(position.game, position.seat, Random(99))
        dealt = Window(CLONE_WARS, other)
        assert analyst.lines(dealt, [position.picked]) == one.lines
        reports = [analyst.compare(it, one.lines, "s", 6) for it in (truth, dealt)]
        values = [[c.outcomes for c in report.contenders] for report in reports]
        assert values[0] == values[1]


def test_the_counts_of_a_sentence_are_those_of_the_report() -> None:
    back = looking(blundered(), CloneWarsAnalyst())
    compared = {one.position.number: one for one in back.comparisons()}
    for one in found().costly:
        report = back.compare(compared[one.step], QUICKLY.thorough, "thorough")
        told = report.telling(KINDS, report.contenders[0], TELLING)
        counts = {"worlds": report.worlds} if told is None else told.counts()
        assert one.figures == counts
        words = in_words(back.ruleset, blundered().after(one.step), one, "en")
        assert all(str(count) in words.why or count == 0 for count in counts.values())
        assert report.contenders[0].mean == one.chance


def tried(option: Option, value: float, facts: set[Fact], worlds: int) -> Contender[Line]:
    line: Line = (option,)
    made = Contender(line)
    made.outcomes += [PlayedOut(value, frozenset(facts))] * worlds
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_every_fact_has_a_sentence(kind: str) -> None:
    game = blundered().after(0)
    first, second = (Option("buy", 1), Option("buy", 2))
    report = SearchReport([tried(first, 0.2, set(), 12), tried(second, 0.4, {Fact(kind)}, 12)])
    told = CloneWarsAnalyst().explain(Window(CLONE_WARS, game), report)
    sentence = messages("en").format(told.message, **told.figures)
    assert told.figures == {"held": 12, "other": 0, "worlds": 12}
    assert "12" in sentence
    assert "never" in sentence


def test_picks_read_like_sentences() -> None:
    [one] = [one for one in found().costly if one.turn == BLUNDER]
    words = in_words(blundered().ruleset, blundered().after(one.step), one, "en")
    assert words.picked.startswith("End your turn")


def test_a_game_that_is_not_over_is_refused() -> None:
    record = blundered().record()
    check_over(record)
    with pytest.raises(BadData, match="no result"):
        check_over(record.truncate(20))


def test_where_nobody_can_tell_who_is_ahead_nothing_is_claimed() -> None:
    match = games.new_match(
        "starcraft", seed=1, expansion="brood_war", mode="survival", players="4"
    )
    with pytest.raises(BadData, match="who is ahead"):
        parts(match.record())


@cache
def rounds() -> AnyMatch:
    """A game of StarCraft for two."""
    match = games.new_match("starcraft", seed=4, players="2", factions="random", galaxy="quick")
    return played(match, StarCraftGreedy(1))


@pytest.mark.slow
def test_in_starcraft_orders_are_compared_with_their_planets() -> None:
    back = looking(rounds(), StarCraftAnalyst())
    placed = [one for one in back.comparisons() if one.lines[0][0].verb == "planet"]
    assert placed
    for one in placed:
        assert [option.verb for option in one.lines[0]] == ["planet", "order"]
        at = one.position.number
        assert back.texts(one.position.game, one.lines[0]) == rounds().picks[at : at + 2]


@pytest.mark.slow
def test_in_starcraft_a_game_is_looked_back_at_too() -> None:
    little = Effort(decisions=8, quick=4, closely=3, thorough=8)
    told = parts(rounds().record(), little)[-1]
    assert isinstance(told, Analysis)
    assert told.compared == 8
    assert all(sum(one.chances) == pytest.approx(1) for one in told.moments)
    for one in told.costly:
        words = in_words(rounds().ruleset, rounds().after(one.step), one, "en")
        assert words.picked != words.better
        assert str(one.worlds) in words.why
