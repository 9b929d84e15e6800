"""The program `search` of Clone Wars: honest, repeatable, and never blind to a win."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from orrery.bots.clone_wars.explaining import ENOUGH, KINDS, explained, facts_of
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.search import Horizons, SearchBot, TurnSearch
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Contender, Fact, Line, PlayedOut, SearchReport
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.window import Allowance, Answer, Program, Window
from orrery.messages import messages
from tests.bots.driving import CLONE_WARS_CLUB
from tests.clone_wars.scenario import Scenario, side, table

FEW = Allowance(playouts=12)
SOON = ((1, 1.0),)


def window_of(game: CloneWarsGame, allowance: Allowance = FEW) -> CloneWarsWindow:
    return Window(CLONE_WARS, game, allowance)


class Briefly(SearchBot):
    """The program with a budget that tests have time for."""

    usual = FEW

    def report(self, window: CloneWarsWindow) -> SearchReport[Line]:
        turn = TurnSearch(window, self.seed, Budget(window.allowance or FEW), SOON)
        return turn.find(turn.lines())


class Copying(TurnSearch):
    """A planted fault: it plays on in the real game instead of a world."""

    def deal(self, number: int) -> CloneWarsGame:
        return self.window._game.copy()


class CopyingBot(Briefly):
    def report(self, window: CloneWarsWindow) -> SearchReport[Line]:
        turn = Copying(window, self.seed, Budget(Allowance(playouts=24)), SOON)
        return turn.find(turn.lines())


class Remembering(Briefly):
    """A planted fault: what it found at one table it believes at every other."""

    found: ClassVar[dict[tuple[int, str], Answer]] = {}

    def answer(self, window: CloneWarsWindow) -> Answer:
        hand = window.view["sides"][window.seat]["hand"]["cards"]
        key = (hand, window.prompt.key)
        before = self.found.get(key)
        if before is None or before.pick not in window.options:
            self.found[key] = super().answer(window)
        return self.found[key]


def changed(maker: type[Program], seed: int, every: int) -> int:
    """How many picks change when what a seat cannot know is dealt anew."""
    game = CLONE_WARS_CLUB.new_game(seed)
    return CLONE_WARS_CLUB.picks_that_change(game, "greedy", "greedy", maker=maker, every=every)


def test_a_pick_depends_on_nothing_hidden() -> None:
    assert changed(Briefly, 3, 5) == 0


def test_a_search_in_the_real_game_is_caught() -> None:
    assert changed(CopyingBot, 3, 3) > 0


def test_a_memory_that_outlives_its_table_is_caught() -> None:
    assert changed_by_another_table(Briefly) == 0
    assert changed_by_another_table(Remembering) > 0


def changed_by_another_table(maker: type[SearchBot]) -> int:
    """How many picks of a program change because it has answered at another table before."""
    other, game = (CLONE_WARS_CLUB.new_game(seed) for seed in (5, 6))
    found = 0
    for _ in range(25):
        maker(1).answer(window_of(other))
        alone = Briefly(1).answer(window_of(game)).pick
        found += maker(1).answer(window_of(game)).pick != alone
        game.play(alone)
        other.play(Briefly(1).answer(window_of(other)).pick)
    return found


def test_the_same_seed_and_playouts_give_the_same_answer() -> None:
    game = CLONE_WARS_CLUB.new_game(8)
    for _ in range(40):
        if game.decision is None:
            break
        answers = [Briefly(4).answer(window_of(game)) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0].note is None
        game.play(answers[0].pick)


def test_it_uses_no_more_playouts_than_allowed_and_searches_no_plain_play() -> None:
    game = CLONE_WARS_CLUB.new_game(2)
    searched = 0
    for _ in range(60):
        if game.decision is None:
            break
        report = Briefly(1).report(window_of(game))
        assert report.playouts <= 12
        [best] = report.best().candidate
        if best.verb == "play":
            assert len(report.contenders) == 1
        searched += report.playouts > 0
        game.play(best)
    assert searched > 3


def lethal() -> Scenario:
    """Five damage win at once; a card of the row could be attacked or bought instead."""
    return table(
        republic=side(units=["at_te"], pool=4, deck=["republic_shuttle"] * 5),
        separatist=side(lost=["xorrn", "dac"], base="felucia", damage=10),
        row=["tri_fighter", "arc_trooper", "count_dooku"],
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_win_on_the_table_is_never_missed(seed: int) -> None:
    game = lethal().game
    for _ in range(12):
        if game.decision is None:
            break
        assert game.decision.seat == 0, "the turn ended without a win"
        game.play(Briefly(seed).answer(window_of(game)).pick)
    assert game.state.winner == 0


def compared(game: Scenario) -> list[Option]:
    """The policy's pick, and what it is compared with."""
    return [line[0] for line in TurnSearch(window_of(game.game), 1, Budget(FEW)).lines()]


def test_an_attack_on_the_base_is_compared_with_holding_back() -> None:
    game = table(
        republic=side(units=["at_te"], deck=["republic_shuttle"] * 5),
        separatist=side(base="felucia", damage=10),
    )
    own, *others = compared(game)
    assert (own.verb, own.to) == ("commit", NONE)
    assert Option("end") in others


def test_using_an_ability_is_compared_with_buying_first() -> None:
    game = table(
        republic=side(units=["republic_shuttle"], ships=["consular_class_cruiser"], pool=6),
        separatist=side(base="felucia"),
        row=["arc_trooper", "count_dooku"],
    )
    own, *others = compared(game)
    assert own.verb == "use"
    assert {one.verb for one in others} == {"buy"}


def test_a_value_is_the_mean_of_several_horizons() -> None:
    window = window_of(CLONE_WARS_CLUB.new_game(9))
    line = (window.options[0],)

    def worth(horizons: Horizons) -> float:
        turn = TurnSearch(window, 5, Budget(FEW), horizons)
        played = turn.play(turn.deal(0), line)
        assert played is not None
        return played.value

    soon, later = worth(((2, 1.0),)), worth(((6, 1.0),))
    assert soon != later
    assert worth(((2, 0.25), (6, 0.75))) == pytest.approx(0.25 * soon + 0.75 * later)


def tried(pick: Option, held: int, worlds: int, value: float, fact: Fact) -> Contender[Line]:
    found = Contender[Line]((pick,))
    for at in range(worlds):
        facts = frozenset([fact]) if at < held else frozenset[Fact]()
        found.outcomes.append(PlayedOut(value + 0.01 * (at % 2), facts))
    return found


FIRST, SECOND = Option("buy", 1), Option("buy", 2)
GREEDY = Answer(FIRST, "bot-buy")


@pytest.mark.parametrize("kind", KINDS)
def test_the_counts_of_a_reason_are_those_of_the_report(kind: str) -> None:
    fact = Fact(kind)
    report = SearchReport([tried(FIRST, 2, 10, 0.3, fact), tried(SECOND, 7, 10, 0.5, fact)])
    answer = explained(GREEDY, report)
    assert (answer.pick, answer.reason) == (SECOND, f"bot-search-{kind}")
    assert answer.figures == {"few": "no", "held": 7, "other": 2, "worlds": 10}
    sentence = messages("en").format(answer.reason, **answer.figures)
    assert all(number in sentence for number in ("10", "7", "2"))


def test_in_a_few_worlds_it_says_usually_and_gives_no_counts() -> None:
    fact, few = Fact("destroys"), ENOUGH - 1
    report = SearchReport([tried(FIRST, 1, few, 0.3, fact), tried(SECOND, 8, few, 0.5, fact)])
    answer = explained(GREEDY, report)
    assert answer.figures == {"few": "yes"}
    sentence = messages("en").format(answer.reason, **answer.figures)
    assert "usually" in sentence
    assert not any(letter.isdigit() for letter in sentence)


def test_where_no_fact_differs_it_says_by_how_much_the_chance_is_better() -> None:
    fact = Fact("keeps")
    report = SearchReport([tried(FIRST, 5, 10, 0.3, fact), tried(SECOND, 6, 10, 0.5, fact)])
    answer = explained(GREEDY, report)
    assert (answer.pick, answer.reason) == (SECOND, "bot-search-gain")
    means = [round(100 * one.mean) for one in (report.best(), report.contenders[0])]
    assert answer.figures == {"chance": means[0], "other": means[1], "worlds": 10}
    sentence = messages("en").format(answer.reason, **answer.figures)
    assert f"{means[0]} %" in sentence
    assert f"{means[1]} %" in sentence


def test_of_two_candidates_of_equal_worth_nothing_is_claimed() -> None:
    fact = Fact("keeps")
    report = SearchReport([tried(FIRST, 2, 10, 0.5, fact), tried(SECOND, 9, 10, 0.5, fact)])
    assert explained(GREEDY, report) == GREEDY


def test_what_was_not_compared_or_not_surely_better_is_not_said_to_have_done_best() -> None:
    other, fact = Answer(SECOND, "bot-buy"), Fact("keeps")
    alone = SearchReport([Contender[Line]((FIRST,))])
    equal = SearchReport([tried(FIRST, 0, 4, 0.5, fact), tried(SECOND, 0, 4, 0.5, fact)])
    for report in (alone, equal):
        assert explained(other, report) == Answer(FIRST, "bot-search-usual")
    better = SearchReport([tried(FIRST, 0, 4, 0.3, fact), tried(SECOND, 0, 4, 0.5, fact)])
    assert explained(GREEDY, better) == Answer(SECOND, "bot-search")


def test_the_facts_of_a_playout_are_bases_that_fell_and_whose_cards_give_more() -> None:
    before = lethal().game
    after = before.copy()
    kept = {Fact("keeps"), Fact("loses-one")}
    assert facts_of(before, after, 0) == {*kept, Fact("stronger"), Fact("richer")}
    assert facts_of(before, after, 1) == kept
    after.state.sides[0].victory += (1,)
    after.state.sides[1].victory += (2,)
    after.state.winner = 0
    assert facts_of(before, after, 0) == {Fact("wins"), Fact("destroys"), Fact("loses-one")}
    after.state.sides[0].victory += (3,)
    assert Fact("destroys-two") in facts_of(before, after, 0)


def test_worlds_do_not_depend_on_the_truth() -> None:
    game = CLONE_WARS_CLUB.new_game(9)
    assert game.decision is not None
    other = CLONE_WARS.determinize(game, game.decision.seat, Random(77))
    first, second = (TurnSearch(window_of(one), 5, Budget(FEW)) for one in (game, other))
    for number in range(3):
        one, two = first.deal(number).state, second.deal(number).state
        assert (one.galaxy, one.sides[1].hand) == (two.galaxy, two.sides[1].hand)


class SlowPolicy(Policy):
    """Each of its picks takes a tenth of a second by a clock of its own."""

    now = 100.0

    def clock(self) -> float:
        return self.now

    def pick(self, game: CloneWarsGame) -> Option:
        self.now += 0.1
        return super().pick(game)


@pytest.mark.parametrize("seconds", [0.0, 0.35, 200.0])
def test_a_playout_that_takes_too_long_is_given_up(seconds: float) -> None:
    window = window_of(CLONE_WARS_CLUB.new_game(9))
    box = box_of(window.facts)
    slow = SlowPolicy(tables(box), learned_weights(box))
    turn = TurnSearch(window, 5, Budget(Allowance(seconds), slow.clock))
    turn.policy = slow
    report = turn.find([(one,) for one in window.options[:2]])
    late = slow.now - 100.0 - seconds
    assert late <= 0.1 + 1e-9  # by one pick at most; a whole playout takes over ten seconds
    assert (report.worlds > 0) == (seconds == 200.0)
