"""Moves picked one by one lead to exactly the end positions that the rules allow, and nowhere else:
compared with every assignment of units to areas, in many small and crowded positions."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import AIR_SUPPORT, ASSIST, IN_AIR, NONE, ON_GROUND
from orrery.starcraft.rules.orders.mobilize import DESTROY, Mobilize
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import PLAIN, Position, box_for, side, table

Ending = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]
"""Armies by area, attackers, and the area they attack."""

OVERMIND, RAYNOR, ALDARIS, QUEEN = range(4)  # with teams the first and the third play together
SEATS = 4
SOLDIERS = ("zergling", "marine", "zealot", "zergling")
GALAXIES = (
    ("abaddon", ("abaddon 0 0", "helios 0 1", "torus 0 -1"), ("abaddon-helios", "abaddon-torus")),
    ("braken", ("braken 0 0 1", "helios 1 0", "torus 0 1"), ("braken-helios", "braken-torus")),
    ("torus", ("torus 0 0", "helios 1 0"), ("helios-torus",)),
)
MOST_UNITS = (8, 6, 5)
POSITIONS = range(120)

MIXED_GALAXIES = (
    ("avernus_station", 6), ("erebus_station", 8), ("gehenna_station", 6), ("hydrax", 5),
    ("paladino_belt", 5), ("moria", 4), ("abaddon", 7), ("braken", 6),
)  # fmt: skip
"""Planets of which most have areas for one kind of units only, and how many units are enough."""
MIXED = range(120, 200)
"""Positions with such planets, or with the Assist module, or with both."""


def position(seed: int) -> Position:
    """The Overmind mobilizes on a crowded planet; others hold some of its areas."""
    if seed in MIXED:
        return mixed_position(seed)
    random = Random(seed)
    planet, galaxy, routes = GALAXIES[seed % len(GALAXIES)]
    at = pieces(random, planet)
    while len(" ".join(at[OVERMIND].values()).split()) > MOST_UNITS[seed % len(GALAXIES)]:
        at = pieces(random, planet)
    sides = [
        side(
            at=at[seat],
            transports=[r for r in routes if random.random() < 0.8] if seat == OVERMIND else [],
            modules=["air_support"] if seat and random.random() < 0.4 else [],
        )
        for seat in range(SEATS)
    ]
    game = table(
        galaxy=galaxy,
        teams=random.choice(["yes", "no"]),
        orders={planet: ["overmind mobilize"]},
        overmind=sides[OVERMIND],
        jim_raynor=sides[RAYNOR],
        aldaris=sides[ALDARIS],
        queen_of_blades=sides[QUEEN],
    )
    game.picks(f"reveal {planet}", "execute")
    return game


def mixed_position(seed: int) -> Position:
    """The same where units are not alike."""
    random = Random(seed)
    planet, most = MIXED_GALAXIES[seed % len(MIXED_GALAXIES)]
    turn = 1 if planet == "braken" else 0
    galaxy = (f"{planet} 0 0 {turn}", "helios 0 1" if not turn else "helios 1 0")
    tight = seed % 3 == 0
    at = mixed_pieces(random, planet, tight)
    while not is_playable(" ".join(at[OVERMIND].values()).split(), most + tight):
        at = mixed_pieces(random, planet, tight)
    helped = random.random() < 0.7 or turn == 1
    sides = [side(at=at[seat], modules=shields(random, seat)) for seat in range(SEATS)]
    sides[OVERMIND].modules = ["assist"] if helped else []
    is_base = planet in ("abaddon", "braken")
    sides[OVERMIND].transports = [f"{planet}-helios" if is_base else f"helios-{planet}"]
    game = table(
        galaxy=galaxy,
        expansion="brood_war",
        settings={"leadership": "no"},
        teams="yes" if tight else random.choice(["yes", "no"]),
        orders={planet: ["overmind mobilize"]},
        overmind=sides[OVERMIND],
        jim_raynor=sides[RAYNOR],
        aldaris=sides[ALDARIS],
        queen_of_blades=sides[QUEEN],
    )
    game.picks(f"reveal {planet}", "execute")
    return game


def is_playable(units: list[str], most: int) -> bool:
    """Enough units, not too many, and no more than the box has."""
    scarce = ("mutalisk", "queen", "defiler")
    return 2 <= len(units) <= most and max(units.count(one) for one in scarce) <= 2


def shields(random: Random, seat: int) -> list[str]:
    return ["air_support"] if seat and random.random() < 0.3 else []


WALKERS, FLYERS = ("zergling", "zergling", "defiler"), ("mutalisk", "mutalisk", "queen")


def mixed_pieces(random: Random, planet: str, tight: bool) -> list[dict[str, str]]:
    """By seat: what stands in which area; every unit where it may be. If it is to be tight, a
    teammate has the areas that are not nearly full."""
    box = expanded_box(leadership="no")
    at: list[dict[str, str]] = [{} for _ in range(SEATS)]
    for area in box.areas_of[box.planet_slugs.index(planet)]:
        fitting = (box.allows[area] & ON_GROUND > 0) * WALKERS
        fitting += (box.allows[area] & IN_AIR > 0) * FLYERS
        name, limit = box.area_slugs[area], box.limit[area]
        if random.random() < 0.6:
            number = random.choice([limit, limit - 1, limit if tight else random.randint(0, limit)])
            units = [random.choice(fitting) for _ in range(number)]
            at[OVERMIND][name] = " ".join(sorted(units))
            if random.random() < 0.3 and units and "zergling" in fitting:
                at[random.randint(RAYNOR, QUEEN)][name] = "base"
        elif tight:
            at[ALDARIS][name] = "zealot" if "zergling" in fitting else "scout"
        elif "zergling" in fitting:
            settle(random, at, name, 0)
        elif random.random() < 0.5:
            at[RAYNOR][name] = "wraith"
    at[OVERMIND]["helios.2"] = random.choice(["zergling", "mutalisk", "mutalisk zergling", "queen"])
    return at


def pieces(random: Random, planet: str) -> list[dict[str, str]]:
    """By seat: what stands in which area."""
    box = box_for(tuple(sorted({**PLAIN, "players": "4"}.items())))
    at: list[dict[str, str]] = [{} for _ in range(SEATS)]
    for area in box.areas_of[box.planet_slugs.index(planet)]:
        settle(random, at, box.area_slugs[area], box.limit[area])
    for neighbour in ("helios.2", "torus.1"):
        if not neighbour.startswith(planet) and random.random() < 0.6:
            at[OVERMIND][neighbour] = random.choice(["zergling", "hydralisk", "zergling hydralisk"])
    return at


def settle(random: Random, at: list[dict[str, str]], area: str, limit: int) -> None:
    """Own units, often as many as fit, beside an enemy base or not; or the pieces of others."""
    if random.random() < 0.65:
        number = random.choice([limit, limit, limit - 1, random.randint(0, limit)])
        units = [random.choice(["ultralisk", "hydralisk"]), *["zergling"] * (number - 1)]
        at[OVERMIND][area] = " ".join(units[:number])
        if random.random() < 0.3 and number:
            at[random.randint(RAYNOR, QUEEN)][area] = "base"
    else:
        seat = random.randint(RAYNOR, QUEEN)
        at[seat][area] = random.choice([SOLDIERS[seat], "base", f"{SOLDIERS[seat]} base", ""])
        if random.random() < 0.3 and at[seat][area] == SOLDIERS[seat]:
            at[seat % QUEEN + 1][area] = "base"


# What the rules say, without any order of moves


def endings_by_the_rules(game: StarCraftGame, planet: int) -> set[Ending]:
    """Every assignment of destinations that keeps all rules of the move step."""
    state, box = game.state, game.facts
    units = [
        (unit, area) for area in movable_areas(state, box, planet) for unit in state.armies[area]
    ]
    areas = box.areas_of[planet]
    found = set()
    for goals in product(*([NONE, *(one for one in areas if one != area)] for _, area in units)):
        moves = [
            (unit, area, goal)
            for (unit, area), goal in zip(units, goals, strict=True)
            if goal != NONE
        ]
        if is_legal(state, box, planet, moves):
            found.add(ending(state, moves))
    return found


def movable_areas(state: State, box: Box, planet: int) -> Iterator[int]:
    transports = state.players[OVERMIND].transports
    near = {planet}
    for route, ends in enumerate(state.galaxy.routes):
        if transports >> route & 1 and planet in ends:
            near.update(ends)
    for area, owner in enumerate(state.owners):
        if owner == OVERMIND and box.planet_of[area] in near:
            yield area


def is_legal(state: State, box: Box, planet: int, moves: list[tuple[int, int, int]]) -> bool:
    mates = {seat for seat in range(4) if seat and box.teams[seat] == box.teams[OVERMIND]}
    enemy_areas = set()
    for _, origin, goal in moves:
        owner, base = state.owners[goal], state.bases[goal]
        if owner in mates or (base in mates and owner == NONE):
            return False
        if owner > OVERMIND or base > OVERMIND:
            enemy_areas.add(goal)
        shielded = base > OVERMIND and base not in mates
        if (
            shielded
            and state.players[base].modules[AIR_SUPPORT]
            and box.planet_of[origin] != planet
        ):
            return False
    if len(enemy_areas) > 1:
        return False
    armies, attackers, attacked = ending(state, moves)
    for area in box.areas_of[planet]:
        if state.owners[area] in (OVERMIND, NONE) and not stands(state, box, area, armies[area], 0):
            return False
    return not attackers or stands(state, box, attacked, attackers, 2)


def stands(state: State, box: Box, area: int, army: tuple[int, ...], surplus: int) -> bool:
    """Whether an army of the Overmind may be in an area: every unit by its kind, and no more than
    the limit, of which one unit with Assist may be free."""
    helped = len(box.module_slugs) > ASSIST and state.players[OVERMIND].modules[ASSIST]
    free = int(helped and any(box.assist[unit] for unit in army))
    kinds = all(box.allows[area] & box.kind[unit] for unit in army)
    return kinds and len(army) - free <= box.limit[area] + surplus


def ending(state: State, moves: list[tuple[int, int, int]]) -> Ending:
    armies = [list(army) for army in state.armies]
    attackers: list[int] = []
    attacked = NONE
    for unit, origin, goal in moves:
        armies[origin].remove(unit)
        if state.owners[goal] > OVERMIND:
            attackers.append(unit)
            attacked = goal
        else:
            armies[goal].append(unit)
    return tuple(tuple(sorted(army)) for army in armies), tuple(sorted(attackers)), attacked


# What the picks lead to


def endings_by_picks(game: StarCraftGame, only_fresh: bool) -> set[Ending]:
    """Every position in which the move step can be ended; at every decision something leads on."""
    found: set[Ending] = set()
    seen = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        decision = here.decision
        assert decision is not None
        options = decision.options[decision.fresh if only_fresh else 0 :]
        if DONE in options:
            state = here.state
            found.add((state.armies, state.invaders, state.invaded))
        picks = [option for option in options if option not in (DONE, DESTROY)]
        assert picks or DONE in options, "a dead end"
        for option in picks:
            other = here.copy()
            other.play(option)
            key = key_of(other)
            if key not in seen:
                seen.add(key)
                waiting.append(other)
    return found


def key_of(game: StarCraftGame) -> tuple[object, ...]:
    frame, state = game.stack[-1], game.state
    assert isinstance(frame, Mobilize)
    picks = frame.moved, frame.entered, frame.unit, frame.origin, frame.last, frame.last_to
    return state.armies, state.invaders, *picks


@pytest.mark.parametrize("seed", [*POSITIONS, *MIXED])
def test_picks_lead_to_the_positions_that_the_rules_allow(seed: int) -> None:
    at_start = position(seed).game
    planet = at_start.state.planet
    allowed = endings_by_the_rules(at_start, planet)
    assert endings_by_picks(at_start, only_fresh=True) == allowed


@pytest.mark.parametrize("seed", [*POSITIONS[::6], *MIXED[::7]])
def test_other_orders_of_the_same_moves_lead_to_nothing_else(seed: int) -> None:
    at_start = position(seed).game
    planet = at_start.state.planet
    assert endings_by_picks(at_start, only_fresh=False) == endings_by_the_rules(at_start, planet)


@pytest.mark.parametrize("seed", [*POSITIONS[::3], *MIXED[::3]])
def test_a_move_is_offered_if_and_only_if_it_is_legal(seed: int) -> None:
    game, random = position(seed), Random(seed)
    for _ in range(12):
        assert_offered_iff_legal(game)
        picks = [option for option in game.decision.options if option not in (DONE, DESTROY)]
        if not picks:
            return
        game.game.play(random.choice(picks))


def assert_offered_iff_legal(game: Position) -> None:
    box, offered = game.box, set(game.decision.options)
    numbers = range(-2, box.areas + 2)
    units = {unit for army in game.state.armies for unit in army} | set(game.state.invaders)
    universe = {Option("move", unit, area) for unit in (-1, 9999, *units) for area in numbers}
    universe |= {Option("area", area) for area in numbers} | {DONE, DESTROY, Option("pay")}
    universe |= {Option("area", 0, 0), Option("done", 0), Option("unit", 0)}
    assert offered <= universe
    for option in universe:
        assert (game.why("overmind", option) is None) == (option in offered), option
