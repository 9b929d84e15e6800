"""Composite picks of battles compared with brute force: the same results, and no dead end."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

from orrery.core.decisions import Option
from orrery.starcraft.board.state import Skirmish
from orrery.starcraft.rules.battle.pairing import pair_options, support_options
from orrery.starcraft.rules.battle.splash import rank, some_victims, splash_victims
from tests.marks import rule
from tests.starcraft.scenario import PLAIN, box_for

Units = tuple[int, ...]
BOX = box_for(tuple(sorted({**PLAIN, "players": "2"}.items())))


def all_pairings(attackers: Units, defenders: Units) -> set[tuple[tuple[int, int], ...]]:
    """Every largest matching, as the multiset of its pairs."""
    size = min(len(attackers), len(defenders))
    return {
        tuple(sorted(zip(some, order, strict=True)))
        for some in combinations(attackers, size)
        for order in permutations(defenders, size)
    }


def walk_pairings(attackers: Units, defenders: Units) -> list[tuple[tuple[int, int], ...]]:
    """Every matching that the picks lead to, one entry for each sequence of picks."""
    found: list[tuple[tuple[int, int], ...]] = []

    def go(pairs: tuple[tuple[int, int], ...]) -> None:
        if len(pairs) == min(len(attackers), len(defenders)):
            found.append(tuple(sorted(pairs)))
            return
        made = tuple(Skirmish(one, other) for one, other in pairs)
        options = pair_options(attackers, defenders, made)
        assert options, "a dead end"
        for option in options:
            go((*pairs, (option.what, option.to)))

    go(())
    return found


def army(rng: Random, faction: int, most: int) -> Units:
    units = BOX.units_of[faction]
    kinds = rng.sample(units, 3)
    return tuple(sorted(rng.choice(kinds) for _ in range(rng.randint(1, most))))


@rule("SC-BATTLE-09", "SC-BATTLE-10")
def test_pairing_offers_every_matching_once() -> None:
    rng = Random(1)
    for _ in range(150):
        attackers, defenders = army(rng, 5, 5), army(rng, 0, 5)
        walked = walk_pairings(attackers, defenders)
        assert len(walked) == len(set(walked)), (attackers, defenders)
        assert set(walked) == all_pairings(attackers, defenders), (attackers, defenders)


@rule("SC-BATTLE-12")
def test_support_offers_every_distribution_once() -> None:
    rng = Random(2)
    for _ in range(60):
        units = army(rng, 5, 4)
        count = rng.randint(1, 3)
        skirmishes = tuple(Skirmish(0, 0) for _ in range(count))
        found: list[tuple[Units, ...]] = []

        def go(left: Units, sides: tuple[Skirmish, ...], found: list[tuple[Units, ...]]) -> None:
            if not left:
                found.append(tuple(one.support[0] for one in sides))
                return
            options = support_options(sides, 0, left[0])
            assert options, "a dead end"
            for option in options:
                go(left[1:], placed(sides, option), found)

        go(units, skirmishes, found)
        every = {
            tuple(
                tuple(sorted(unit for unit, to in zip(units, where, strict=True) if to == at))
                for at in range(count)
            )
            for where in all_places(len(units), count)
        }
        assert len(found) == len(set(found))
        assert set(found) == every


def placed(skirmishes: tuple[Skirmish, ...], option: Option) -> tuple[Skirmish, ...]:
    copies = tuple(one.copy() for one in skirmishes)
    support = tuple(sorted((*copies[option.to].support[0], option.what)))
    copies[option.to].support = (support, ())
    return copies


def all_places(units: int, places: int) -> list[tuple[int, ...]]:
    if not units:
        return [()]
    return [(*rest, at) for rest in all_places(units - 1, places) for at in range(places)]


def all_victims(masks: list[int], units: Units) -> set[Units]:
    """Every set of victims of the largest possible size, by trying all assignments."""
    bits = [BOX.unit_bit[unit] for unit in units]
    best: set[Units] = set()
    size = 0
    for count in range(min(len(masks), len(units)), -1, -1):
        for some in combinations(range(len(units)), count):
            fits = any(
                all(masks[card] & bits[unit] for card, unit in zip(cards, some, strict=True))
                for cards in permutations(range(len(masks)), count)
            )
            if fits:
                best.add(tuple(sorted(units[unit] for unit in some)))
                size = count
        if best or count == size == 0:
            return best
    return best


def walk_victims(masks: list[int], units: Units) -> list[Units]:
    found: list[Units] = []

    def go(chosen: Units) -> None:
        options = splash_victims(BOX, masks, units, chosen)
        if not options:
            found.append(tuple(sorted(chosen)))
        for unit in options:
            go((*chosen, unit))

    go(())
    return found


@rule("SC-SPLASH-10")
def test_splash_offers_every_largest_set_of_victims_once() -> None:
    rng = Random(3)
    flying, ground, either = BOX.bits_of_kind[2], BOX.bits_of_kind[1], BOX.bits_of_kind[3]
    light = BOX.bits["marine"] | BOX.bits["zealot"] | BOX.bits["zergling"]
    kinds = [flying, ground, either, light & ground, BOX.bits["ultralisk"] | flying]
    for _ in range(150):
        units = army(rng, 5, 5)
        masks = [rng.choice(kinds) for _ in range(rng.randint(0, 3))]
        walked = walk_victims(masks, units)
        assert len(walked) == len(set(walked)), (masks, units)
        assert set(walked) == all_victims(masks, units), (masks, units)


@rule("SC-CARD-T-19")
def test_nuke_offers_every_set_of_victims_once() -> None:
    rng = Random(4)
    for _ in range(80):
        units, number = army(rng, 5, 6), rng.choice([2, 4])
        found: list[Units] = []

        def go(chosen: Units, units: Units, number: int, found: list[Units]) -> None:
            options = some_victims(units, number, chosen)
            if not options:
                found.append(chosen)
            for unit in options:
                go((*chosen, unit), units, number, found)

        go((), units, number, found)
        assert len(found) == len(set(found))
        assert set(found) == set(combinations(units, min(number, len(units))))


def test_rank_is_the_size_of_the_largest_matching() -> None:
    assert rank([], [1, 2]) == 0
    assert rank([1, 1], [1]) == 1
    assert rank([1, 3], [1, 2]) == 2
    assert rank([1, 1], [1, 2]) == 1
