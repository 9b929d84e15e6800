"""Payment by small picks reaches exactly what a brute force over all assignments reaches."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.rules.economy import ACCEPT, Pay, can_pay
from tests.marks import rule
from tests.starcraft.orders import FAR
from tests.starcraft.scenario import Position, side, table

AREAS = ("helios.2", "pridewater.1", "tarsonis.3", "helios.4", "pridewater.2", "tarsonis.2")
"""Three mineral cards and three gas cards."""
Result = tuple[tuple[int, ...], ...]


def position(chance: Random, with_tokens: bool = False) -> Position:
    """A player with some cards, workers on them, and areas at any step of depletion; perhaps with
    resource tokens, and then often with few workers."""
    held = [area for area in AREAS if chance.random() < 0.6]
    yellow = {area: chance.randint(0, 1) for area in held}
    workers = {area: chance.randint(0, 2) for area in held}
    workers["permanent.minerals"] = chance.randint(2, 4)
    workers["permanent.gas"] = chance.randint(0, 2)
    left = 15 - sum(workers.values())
    pool = min(chance.randint(0, 6) if with_tokens else 6, left)
    return table(
        arcturus_mengsk=side(
            at={"helios.1": "marine"},
            resources=held,
            workers=workers,
            pool=pool,
            tokens=(chance.randint(0, 3), chance.randint(0, 2)) if with_tokens else (0, 0),
        ),
        overmind=FAR,
        depletion=yellow,
        orders={"helios": ["arcturus_mengsk build"]},
        expansion="brood_war" if with_tokens else "none",
    )


def result(game: StarCraftGame) -> Result:
    """Everything a payment changes."""
    state, player = game.state, game.state.players[0]
    counts = (player.pool, player.unavailable)
    sheet = (player.permanent, player.tokens)
    return (player.resources, player.workers, *sheet, state.depletion, counts)


def paying(game: StarCraftGame, minerals: int, gas: int) -> StarCraftGame:
    """A copy in which the first seat pays; without a choice the payment is over at once and the
    procedure below asks again."""
    other = game.copy()
    other.stack.append(Pay(0, minerals, gas))
    other.go_on(None)
    return other


def reached(game: StarCraftGame, only_fresh: bool) -> set[Result]:
    """All ends of the payment on top of the stack; every branch must come to one."""
    if not isinstance(game.stack[-1], Pay):
        return {result(game)}
    assert game.decision is not None
    options = game.decision.options[game.decision.fresh if only_fresh else 0 :]
    assert options, "a dead end"
    ends: set[Result] = set()
    for option in options:
        other = game.copy()
        other.play(option)
        ends |= reached(other, only_fresh)
    return ends


def by_brute_force(game: StarCraftGame, minerals: int, gas: int) -> set[Result]:
    """All assignments of workers and tokens that the rules allow, tried one by one."""
    box, player = game.facts, game.state.players[0]
    owed = (minerals, gas)
    numbers = [*player.resources, *range(box.areas, box.areas + 4)]
    kinds = [box.yields[area] for area in player.resources] + [0, 1, 0, 1]
    ends: set[Result] = set()
    for counts in product(*(range(owed[kind] + 1) for kind in kinds)):
        sums = tuple(
            sum(count for count, one in zip(counts, kinds, strict=True) if one == kind)
            for kind in (0, 1)
        )
        if sums == owed and sum(counts[:-2]) <= player.pool:
            end = assigned(game, dict(zip(numbers, counts, strict=True)))
            if end is not None:
                ends.add(end)
    return ends


def assigned(game: StarCraftGame, counts: dict[int, int]) -> Result | None:
    """What is on the table after an assignment, or None if a card cannot hold it."""
    box, state, player = game.facts, game.state, game.state.players[0]
    depletion = list(state.depletion)
    workers = dict(zip(player.resources, player.workers, strict=True))
    unavailable = player.unavailable
    for area in player.resources:
        for _ in range(counts[area]):
            if area not in workers:
                return None
            forced = workers[area] >= box.amount[area]
            workers[area] += 1
            depletion[area] += forced
            if depletion[area] == 2:
                unavailable += workers.pop(area)
    permanent = tuple(used + counts[box.areas + kind] for kind, used in enumerate(player.permanent))
    if permanent[0] > 4 or permanent[1] > 2:
        return None
    spent = [counts[box.areas + 2 + kind] for kind in (0, 1)]
    tokens = tuple(had - used for had, used in zip(player.tokens, spent, strict=True))
    if min(tokens) < 0:
        return None
    pool = player.pool - sum(counts.values()) + sum(spent)
    held = tuple(workers), tuple(workers.values())
    return (*held, permanent, tokens, tuple(depletion), (pool, unavailable))


@rule("BW-TOKEN-02")
@pytest.mark.slow
@pytest.mark.parametrize("with_tokens", [False, True])
def test_workers_one_by_one_reach_every_payment_and_no_other(with_tokens: bool) -> None:
    chance, compared, choices = Random(4), 0, 0
    for _ in range(60):
        game = position(chance, with_tokens).game
        minerals, gas = chance.randint(0, 4), chance.randint(0, 2)
        expected = by_brute_force(game, minerals, gas)
        assert can_pay(game, 0, minerals, gas) == bool(expected)
        if not expected:
            continue
        compared += 1
        start = paying(game, minerals, gas)
        assert reached(start, only_fresh=False) == expected
        assert reached(start, only_fresh=True) == expected
        assert isinstance(start.stack[-1], Pay) == (len(expected) > 1)
        choices += len(expected) > 1
    assert compared > 35
    assert choices > 25


@rule("BW-TOKEN-02")
@pytest.mark.parametrize("with_tokens", [False, True])
def test_the_proposal_depletes_as_little_as_any_payment(with_tokens: bool) -> None:
    """Of those that deplete as little, it is one that spends the fewest tokens."""
    chance, mined, spent = Random(7), 0, 0
    for _ in range(60):
        game = position(chance, with_tokens).game
        minerals, gas = chance.randint(1, 5), chance.randint(0, 3)
        if not can_pay(game, 0, minerals, gas):
            continue
        other = paying(game, minerals, gas)
        if isinstance(other.stack[-1], Pay):
            other.play(ACCEPT)
        harm = [harm_of(end) for end in by_brute_force(game, minerals, gas)]
        assert harm_of(result(other)) == min(harm)
        mined += min(harm)[:2] > harm_of(result(game))[:2]
        spent += min(harm)[2] > harm_of(result(game))[2]
    assert (spent if with_tokens else mined) > 5


def harm_of(end: Result) -> tuple[int, int, int]:
    """Areas that are gone, areas half depleted, tokens that are no longer there."""
    tokens, depletion = end[3], end[4]
    return depletion.count(2), depletion.count(1), -sum(tokens)


def test_a_pick_that_is_not_rising_is_offered_to_people_and_leads_on() -> None:
    """People may name their cards in any order; programs are told where the repetitions end."""
    game = position(Random(1)).game
    player = game.state.players[0]
    player.resources, player.workers, player.permanent = (), (), (0, 0)
    other = paying(game, 2, 1)
    assert not isinstance(other.stack[-1], Pay)  # only the sheet can pay
    areas = [game.facts.area_slugs.index(area) for area in ("helios.2", "helios.4")]
    player.resources, player.workers = tuple(areas), (0, 0)
    game.state.depletion = (0,) * game.facts.areas
    other = paying(game, 2, 1)
    sheet = [Option("worker", game.facts.areas + kind) for kind in (0, 1)]
    other.play(sheet[1])
    assert other.decision is not None
    assert Option("worker", areas[0]) in other.decision.options[: other.decision.fresh or None]
    other.play(Option("worker", areas[0]))
    other.play(ACCEPT)
    assert other.state.players[0].permanent == (1, 1)
