"""Where units go: the best moves of a Mobilize order on a planet, with or without an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.places import room
from orrery.bots.starcraft.scenarios.carrying import lifted
from orrery.bots.starcraft.strength import estimate
from orrery.bots.starcraft.table import Army
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import AIR_SUPPORT, NONE, OFFENSIVE, SURPLUS

ENOUGH = 0.04
"""How much a single move must be worth to be made."""
KILL = 0.5
"""How much a destroyed enemy unit counts, compared with losing one of ours."""
TRANSPORT = 0.3
"""What a transport is worth that is lost when it evades a defense (BW-MODULE-07)."""
SPECIAL = 1.0
"""How much a special order adds to attack (SC-MOVE-15)."""
FULL = -1000.0
"""What it is worth to go where there is no room."""


class Move(NamedTuple):
    """A unit, where it is, and where it goes."""

    unit: int
    origin: int
    to: int


class March(NamedTuple):
    """What a Mobilize order should do, and what that is worth."""

    worth: float
    moves: list[Move]
    target: int  # the enemy area it attacks, or NONE
    win: float  # the chance of taking it


NO_MARCH = March(0.0, [], NONE, 0.0)


class Muster:
    """Our units within reach of a planet while moves are tried out."""

    def __init__(self, judgement: Judgement, planet: int) -> None:
        self.judgement, self.planet = judgement, planet
        self.box, self.table = judgement.box, judgement.table
        self.areas = self.box.areas_of[planet]
        self.armies: dict[int, Army] = {}
        self.free: dict[int, Army] = {}  # units that may still move, by area
        for area in judgement.armed_areas(judgement.seat, planet):
            self.armies[area] = self.free[area] = self.table.armies[area]
        for area in self.areas:
            self.armies.setdefault(area, ())
        self.hold_back_the_arrived()
        self.moves: list[Move] = []
        # By area and unit, as long as the army there stays the same
        self.left: dict[int, dict[int, float]] = {area: {} for area in self.armies}
        self.gained: dict[int, dict[int, float]] = {area: {} for area in self.areas}

    def hold_back_the_arrived(self) -> None:
        """Units that have arrived do not move again (SC-MOVE-09)."""
        order = self.table.under_way.get("mobilize")
        if order is None or self.table.planet != self.planet:
            return
        for group in order["moved"]:
            area, unit = divmod(group, len(self.box.unit_slugs))
            if unit in self.free.get(area, ()):
                self.free[area] = without(self.free[area], unit)

    def copy(self) -> Muster:
        other = Muster.__new__(Muster)
        other.judgement, other.planet, other.box = self.judgement, self.planet, self.box
        other.table, other.areas, other.armies = self.table, self.areas, dict(self.armies)
        other.free, other.moves = dict(self.free), list(self.moves)
        other.left, other.gained = dict(self.left), dict(self.gained)
        return other

    def is_open(self, area: int) -> bool:
        return not self.table.is_enemy(area)

    def leaving(self, unit: int, area: int) -> float:
        """How much less an area is worth without one of its units."""
        known = self.left[area]
        found = known.get(unit)
        if found is None:
            found = known[unit] = self.judgement.leaves(unit, area, self.armies[area])
        return found

    def joining(self, unit: int, area: int) -> float:
        """How much more an open area of the planet is worth with one more unit; never enough to
        move where there is no room."""
        known = self.gained[area]
        found = known.get(unit)
        if found is None:
            found = known[unit] = self.joined_by(unit, area)
        return found

    def joined_by(self, unit: int, area: int) -> float:
        """The same, worked out anew."""
        judgement, army = self.judgement, self.armies[area]
        if room(judgement, area, army, unit) <= 0:
            return FULL
        joined = tuple(sorted((*army, unit)))
        return judgement.garrison(area, joined) - judgement.garrison(area, army)

    def candidates(self) -> list[tuple[int, int]]:
        """The units that may move, each type and place once."""
        found: list[tuple[int, int]] = []
        for area, units in self.free.items():
            last = NONE
            for unit in units:  # equal ones are next to each other
                if unit != last:
                    found.append((unit, area))
                    last = unit
        return found

    def take(self, unit: int, origin: int, to: int) -> None:
        """Move a unit."""
        self.free[origin] = without(self.free[origin], unit)
        self.change(origin, without(self.armies[origin], unit))
        self.moves.append(Move(unit, origin, to))
        if self.is_open(to):
            self.change(to, tuple(sorted((*self.armies[to], unit))))

    def change(self, area: int, army: Army) -> None:
        """Another army is in an area."""
        self.armies[area], self.left[area] = army, {}
        if area in self.gained:
            self.gained[area] = {}


def without(army: Army, unit: int) -> Army:
    at = army.index(unit)
    return army[:at] + army[at + 1 :]


def best_march(judgement: Judgement, planet: int, special: bool = False) -> March:
    """The best moves of a Mobilize order; an attack that has begun goes on."""
    judgement = lifted(judgement, planet)
    table, known = judgement.table, judgement.dangers.marches
    if table.invaded != NONE and table.planet == planet:
        targets = [table.invaded]
    else:
        areas = judgement.box.areas_of[planet]
        targets = [NONE, *(area for area in areas if may_attack(judgement, area))]
    here = around(judgement, planet)
    muster: Muster | None = None
    best: March | None = None
    for target in targets:
        key = (planet, target, special and target != NONE, here)
        found = known.get(key)
        if found is None:
            muster = muster or Muster(judgement, planet)
            found = known[key] = march_with(muster.copy(), target, special)
        if best is None or found.worth > best.worth:
            best = found
    return best or NO_MARCH


def around(judgement: Judgement, planet: int) -> tuple[object, ...]:
    """All that the moves to a planet depend on, and that changes while moves are imagined or made:
    what is there, where our units may come from, and which have arrived."""
    table, areas_of = judgement.table, judgement.box.areas_of
    order = table.under_way.get("mobilize")
    arrived = () if order is None or table.planet != planet else tuple(order["moved"])
    found: list[object] = [table.guarded, table.invaded, table.invaders, arrived]
    for one in judgement.within_reach(judgement.seat, planet):
        first, last = areas_of[one][0], areas_of[one][-1] + 1
        found += table.armies[first:last]
        found += table.owners[first:last]
        found += table.bases[first:last]
        found += table.keepers[first:last]
    return tuple(found)


def may_attack(judgement: Judgement, area: int) -> bool:
    """An area of a rival."""
    table = judgement.table
    return any(one in judgement.rivals for one in (table.owners[area], table.keepers[area]))


def march_with(muster: Muster, target: int, special: bool) -> March:
    """The best moves with an attack on this enemy area, or with none."""
    worth, win = 0.0, 0.0
    if target != NONE:
        worth, win = attack(muster, target, special)
        if win <= 0.0 and not muster.table.invaders and muster.judgement.aims.thrift > 0.0:
            return NO_MARCH
    worth += occupy(muster)
    return March(worth, muster.moves, target, win)


def attack(muster: Muster, target: int, special: bool) -> tuple[float, float]:
    """Units join an attack as long as that improves it; its worth and its chance."""
    judgement, box = muster.judgement, muster.box
    defenders: Army = () if judgement.is_driven else muster.table.armies[target]
    joined: list[int] = list(muster.table.invaders)
    surplus = SURPLUS if defenders else 0
    bonus = SPECIAL if special else 0.0
    spent, nearer, best = 0.0, 0.0, (0.0, 0.0)
    kept = muster.copy()
    if joined:
        best = attack_worth(judgement, target, joined, defenders, bonus)
    shielded, origins = is_shielded(judgement, target), {muster.planet}
    evades = shielded and can_evade(judgement)
    while True:
        chosen: tuple[float, int, int] | None = None
        for unit, area in muster.candidates():
            if (
                area == target
                or (shielded and not evades and box.planet_of[area] != muster.planet)
                or not judgement.may_cross(area, target)
                or room(judgement, target, joined, unit, surplus) <= 0
            ):
                continue
            cost = left_behind(muster, unit, area) - 0.3 * judgement.units[unit].worth
            if chosen is None or (cost, unit, area) < chosen:
                chosen = cost, unit, area
        if chosen is None:
            break
        _, unit, area = chosen
        spent += left_behind(muster, unit, area)
        nearer += judgement.pulled(unit, target) - judgement.pulled(unit, area)
        if evades and box.planet_of[area] not in origins:
            origins.add(box.planet_of[area])
            spent += TRANSPORT
        muster.take(unit, area, target)
        joined.append(unit)
        worth, take = attack_worth(judgement, target, joined, defenders, bonus)
        worth += take * nearer * judgement.aims.urge - spent
        if worth > best[0] + 0.02:
            best, kept = (worth, take), muster.copy()
    muster.armies, muster.free, muster.moves = kept.armies, kept.free, kept.moves
    muster.left, muster.gained = kept.left, kept.gained
    return best


def left_behind(muster: Muster, unit: int, area: int) -> float:
    """How much less an area is worth without an attacker. That it is where the aims draw units is
    not counted: it is drawn to the target as well, and the more the stronger it is."""
    return muster.leaving(unit, area) - muster.judgement.pulled(unit, area)


def is_shielded(judgement: Judgement, area: int) -> bool:
    """Whether nobody can be transported straight into an area (SC-MOVE-13)."""
    base = judgement.table.bases[area]
    if base not in judgement.rivals:
        return False
    return modules_of(judgement.box, judgement.table.players[base], AIR_SUPPORT) > 0


def can_evade(judgement: Judgement) -> bool:
    """Whether we can carry units into such an area all the same, at the price of the transports
    (BW-MODULE-06, BW-MODULE-07)."""
    box, own = judgement.box, judgement.table.own
    return modules_of(box, own, OFFENSIVE) > 0 and not has_safe_transports(box, own)


def attack_worth(
    judgement: Judgement, target: int, army: Sequence[int], defenders: Army, bonus: float
) -> tuple[float, float]:
    """What an attack with these units is worth, and its chance of taking the area."""
    bonus += judgement.guard_of(target)
    attackers = tuple(sorted(army))
    outcome = estimate(judgement.box, attackers, defenders, bonus, judgement.stakes)
    gain = judgement.worth(target) * judgement.hold(target, attackers)
    worth = outcome.take * gain + outcome.win * judgement.denial(target)
    lost = outcome.lost * judgement.aims.thrift
    worth += judgement.brought(target, army, outcome.take)
    return worth + KILL * judgement.aims.hunt * outcome.killed - lost, outcome.take


def occupy(muster: Muster) -> float:
    """Single moves into friendly and empty areas, best first, until none helps."""
    judgement, total = muster.judgement, 0.0
    open_areas = [area for area in muster.areas if muster.is_open(area)]
    for _ in range(12):
        best, chosen = ENOUGH, None
        for unit, origin in muster.candidates():
            # Of units that gain the same, the least valuable one moves.
            cost = muster.leaving(unit, origin) + 0.01 * judgement.units[unit].worth
            for area in open_areas:
                if area == origin or not judgement.may_cross(origin, area):
                    continue
                gain = muster.joining(unit, area) - cost
                if gain > best:
                    best, chosen = gain, (unit, origin, area)
        if chosen is None:
            break
        muster.take(*chosen)
        total += best
    return total
