"""What areas are worth to a seat, what threatens them, and who is ahead in the race for victory.

Everything is measured in conquest points at the end of this round.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.starcraft.judging.notes import Dangers, Notes, OrderNotes
from orrery.bots.starcraft.judging.race import DECISIVE, Race
from orrery.bots.starcraft.objectives import helps
from orrery.bots.starcraft.scenarios.aims import VICTORY, Aims, are_there
from orrery.bots.starcraft.scenarios.driven import runner
from orrery.bots.starcraft.strength import battle, priced
from orrery.bots.starcraft.table import Army, Table
from orrery.starcraft.board.queries import is_resource_area
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import AS_TOKENS, DEPLETED, EITHER, NONE, STRATEGIC, SURPLUS
from orrery.starcraft.rules.scenarios.bridge import is_beyond

LIKELY = 0.6
"""How likely it is that an enemy who could attack somewhere does so."""
DENIED = (1.2, 1.9)
"""How much of a point is won by holding an area that would give it to a rival only; more for
whoever is pressed by the rival's points."""
RACE = (1.0, 4.0)
"""The least that a point less for a rival counts where no other side can win by points; more for
whoever is pressed by them."""
UNFORESEEN = 0.4
"""How likely an area that must not fall, but has no units, is lost to somebody who is not near
yet."""
TOKEN = 0.15
"""What a resource token instead of a conquest point is worth, for each round to come."""
SURE = 0.95
"""The same where the attack would win them the game."""
ELIMINATION = 4.0
"""How much more a destroyed base counts when only elimination wins."""
PLAIN_QUALITY = 3.5
HARMLESS = 1.5
"""How much less a unit does that can hit nobody it should hunt."""
BESIDE = 0.3
"""What a unit next to an enemy base is worth."""
INSTALLATION = 0.6
"""What it is worth that a rival loses an installation."""
GUARD = 2.0
"""How much health a guard token gives every defender (BW-DEFEND-07)."""
SPECIAL_ORDERS = 0.3
"""What a strategic area adds each round where we have a base: orders there are special ones."""
GOAL = (4.0, 8.0, 2.0, 0.7)
"""How much an area counts for our objective, by how many are still missing: the last one wins."""


class Judgement:
    """A seat's opinion of its table, formed afresh for each decision."""

    def __init__(self, box: Box, table: Table, planning: bool = False) -> None:
        self.box, self.table, self.seat = box, table, table.seat
        self.is_driven = runner(box, table, table.seat) != table.seat  # then it fights no battles
        self.planning = planning  # enemies may still place orders anywhere
        self.aims = Aims(box, table)
        self.rivals = [
            seat
            for seat, player in enumerate(table.players)
            if not player.out and not self.aims.is_friend(seat)
        ]
        self.race = Race(box, table, self.aims, self.rivals)
        self.rounds, self.point = self.race.rounds, self.race.point
        self.weigh_aims()
        self.dangers, self.notes, self.orders = Dangers(), Notes(), OrderNotes()

    def weigh_aims(self) -> None:
        """What the aims make of units and planets."""
        self.stakes = self.aims.of_units()
        self.units = priced(self.box, self.stakes)
        self.watched = {self.box.planet_of[area] for area in self.aims.alert}

    # Areas

    def worth(self, area: int) -> float:
        """What control of an area is worth to the seat."""
        found = self.notes.worths.get(area)
        if found is None:
            found = self.notes.worths[area] = self.gives(area) + self.aims.control.get(area, 0.0)
        return found

    def gives(self, area: int) -> float:
        """What control of an area gives: points, tokens or resources."""
        box, table = self.box, self.table
        if points := table.points_of(box, area):
            if self.race.scores(self.seat):
                return points * self.point + self.goal(area)
            if any(self.race.scores(seat) for seat in self.rivals):
                return points * DENIED[self.aims.pressed] * self.point
            tokens = box.scoring[table.own.faction] == AS_TOKENS
            return points * TOKEN * self.rounds if tokens else 0.2
        if table.depletion[area] == DEPLETED:
            return 0.1 + self.goal(area)
        near = self.own_base(box.planet_of[area]) != NONE
        if box.yields[area] == STRATEGIC:
            special = SPECIAL_ORDERS if near else SPECIAL_ORDERS / 3
            return special * self.rounds / 2 + 0.15 + self.goal(area)
        gives = box.amount[area] * (0.12 if near else 0.05)
        return gives * self.rounds / 2 + 0.15 + self.goal(area)

    def goal(self, area: int) -> float:
        """How much an area counts for our faction's special victory."""
        weight = self.race.weight
        if not weight:
            return 0.0
        lacks = self.race.lacks(self.seat)
        if lacks >= len(GOAL):
            return 0.0
        return GOAL[lacks] * weight * helps(self.box, self.table, self.seat, area)

    def denial(self, area: int) -> float:
        """What it is worth to us that its owner loses an area."""
        box, table = self.box, self.table
        owner = table.owners[area] if table.owners[area] != self.seat else table.keepers[area]
        if owner in (NONE, self.seat):
            owner = table.keepers[area]
        if owner in (NONE, self.seat):
            return 0.0
        base = 0.8 if table.bases[area] == owner else 0.0
        if table.keepers[area] == owner != table.bases[area]:
            base += INSTALLATION
        if not box.conquest_wins:
            return self.denial_of_aims(area, owner, base)
        weight = self.race.weight
        if weight and not self.race.lacks(owner) and helps(box, table, owner, area):
            base += DECISIVE * weight
        if is_resource_area(box, area):
            return base + 0.1 * box.amount[area]
        return base + table.points_of(box, area) * self.race.alarm(owner)

    def denial_of_aims(self, area: int, owner: int, base: float) -> float:
        """The same where usual victory is impossible: bases count, and what the aims say."""
        if self.box.scenario is None:
            return ELIMINATION * base + self.aims.denials.get(area, 0.0)
        worth = base + self.aims.denials.get(area, 0.0)
        if self.race.scores(owner):
            race = max(self.race.alarm(owner), RACE[self.aims.pressed] * self.point)
            worth += self.table.points_of(self.box, area) * race
        return worth

    def own_base(self, planet: int) -> int:
        """The area of our base on a planet, or NONE."""
        for area in self.box.areas_of[planet]:
            if self.table.bases[area] == self.seat:
                return area
        return NONE

    # Reach and threats

    def may_cross(self, origin: int, area: int) -> bool:
        """Whether no bridge that we do not hold is between two areas (BW-SCEN-16)."""
        scenario = self.box.scenario
        if scenario is None or scenario.bridge is None:
            return True
        if not is_beyond(self.box, self.box.planet_of[origin], area):
            return True
        return self.table.is_mine(scenario.bridge.area)

    def within_reach(self, seat: int, planet: int) -> list[int]:
        """The planets from which a player's Mobilize order on a planet could move units."""
        table, planets = self.table, {planet}
        for route in table.players[seat].transports:
            if planet in table.routes[route]:
                planets.update(table.routes[route])
        if seat in self.rivals and self.planning and planet in self.watched:
            near = table.adjacent[planet]
            planets.update(near)  # by transports that they can still build
            for route in table.players[seat].transports:
                ends = table.routes[route]
                if ends[0] in near or ends[1] in near:
                    planets.update(ends)  # with another order first
        return sorted(planets)

    def reach(self, seat: int, planet: int) -> list[tuple[int, int]]:
        """The units of a player that a Mobilize order on a planet could move, and where they
        are."""
        areas = self.armed_areas(seat, planet)
        return [(unit, area) for area in areas for unit in self.table.armies[area]]

    def armed_areas(self, seat: int, planet: int) -> list[int]:
        """Where these units are."""
        table = self.table
        return [
            area
            for one in self.within_reach(seat, planet)
            for area in self.box.areas_of[one]
            if table.owners[area] == seat and table.armies[area]
        ]

    def may_come(self, seat: int, planet: int) -> bool:
        """Whether a player has, or may yet get, an order on a planet in this round."""
        if self.planning:
            return True
        return any(token.seat == seat for token in self.table.stacks.get(planet, ()))

    def threats_to(self, planet: int) -> list[Army]:
        """For each rival, the units that could attack on a planet, strongest first."""
        found = self.dangers.threats.get(planet)
        if found is None:
            found = []
            for seat in self.rivals:
                if self.may_come(seat, planet):
                    areas = self.armed_areas(seat, planet)
                    army = [unit for area in areas for unit in self.table.armies[area]]
                    army.sort(key=lambda unit: -self.units[unit].worth)
                    if army:
                        found.append(tuple(army))
            self.dangers.threats[planet] = found
        return found

    def hold(self, area: int, army: Army) -> float:
        """The chance that we still hold an area with these units, or only a base, when the round
        ends."""
        bonus = self.guard_of(area) if self.table.is_mine(area) else 0.0
        known = self.dangers.held_by_guards if bonus else self.dangers.held
        found = known.get((area, army))
        if found is None:
            found = known[area, army] = self.holds(area, army, bonus)
        return found

    def holds(self, area: int, army: Army, bonus: float) -> float:
        """The same, worked out anew: `bonus` is what guard tokens do to an attack."""
        most = self.box.limit[area] + SURPLUS
        kept = 1.0
        likely = LIKELY
        if area in self.aims.alert:
            kept -= UNFORESEEN * self.aims.fear / (1 + len(army))
            likely = SURE
        for threat in self.threats_to(self.box.planet_of[area]):
            if self.box.allows[area] != EITHER:
                threat = tuple(
                    [one for one in threat if self.box.allows[area] & self.box.kind[one]]
                )
                if not threat:
                    continue
            win = battle(self.box, threat[:most], army, bonus, self.stakes).win if army else 0.9
            kept *= 1 - likely * self.aims.fear * win
        return kept

    def guard_of(self, area: int) -> float:
        """What guard tokens in an area do to the attack of whoever comes: as much as they add to
        the health of the defenders (BW-DEFEND-07)."""
        return -GUARD if area in self.table.guarded else 0.0

    def garrison(self, area: int, army: tuple[int, ...]) -> float:
        """What our units in an area, or the base alone, keep for us."""
        key = (area, army)
        found = self.notes.kept.get(key)
        if found is None:
            found = self.notes.kept[key] = self.keeps(area, army)
        return found

    def keeps(self, area: int, army: tuple[int, ...]) -> float:
        """The same, worked out anew."""
        base = self.table.bases[area] == self.seat
        if not army and not base:
            return 0.0
        worth = self.worth(area) + (1.2 if base else 0.0) + self.aims.bases.get(area, 0.0)
        kept = worth * self.hold(area, army) + 0.02 * len(army) * (base or worth > 1)
        return kept + self.guarded(area, army)

    def guarded(self, area: int, army: tuple[int, ...]) -> float:
        """What units in an area are worth by the aims: heroes and carriers by how safe they are
        there, others by how near they are to where it matters."""
        aims = self.aims
        if not aims.pull and not aims.stakes:
            return 0.0
        worth = at_stake = 0.0
        for unit in army:
            at_stake += aims.stakes.get(unit, 0.0)
            item = self.box.item[unit]
            brought = aims.places[item][area] if item in aims.places else 0.0
            if brought >= VICTORY and item in aims.fetched:  # that wins at once
                worth += brought
            else:
                at_stake += brought
            worth += self.pulled(unit, area)
        return worth + at_stake * self.hold(area, army)

    def brought(self, area: int, army: Sequence[int], take: float) -> float:
        """What the items are worth in an area that an army attacks with them: nothing where they
        are only lost, but those that belong there are laid down before the battle
        (BW-SCEN-34)."""
        worth = 0.0
        for unit in army if self.aims.places else ():
            places = self.aims.places.get(self.box.item[unit])
            if places is not None:
                worth += places[area] * (1.0 if places[area] >= VICTORY else take)
        return worth

    def pulled(self, unit: int, area: int) -> float:
        """What it is worth that a unit is near to where it matters."""
        pull = self.aims.pull.get(self.box.planet_of[area], 0.0)
        return pull * (self.units[unit].worth - self.aims.stakes.get(unit, 0.0))

    def quality(self, unit: int) -> float:
        """What a unit does in battles, in front and in support."""
        known, box = self.units[unit], self.box
        if box.assist[unit]:
            return 0.8
        plain = (known.attack + known.health) / 2 - PLAIN_QUALITY + 0.4 * box.support[unit]
        return plain - HARMLESS if self.is_harmless(unit) else plain

    def is_harmless(self, unit: int) -> bool:
        """Whether a unit can hit nobody in the enemy bases while units are hunted: an army that was
        built without such units would wait beside them for ever."""
        if self.aims.hunt == 1.0:
            return False
        bases, prey = self.table.bases, 0
        for area in self.table.areas:
            if bases[area] in self.rivals:
                for one in self.table.armies[area]:
                    prey |= self.box.kind[one]
        return prey != 0 and not self.box.hits[unit] & prey

    def leaves(self, unit: int, area: int, army: tuple[int, ...]) -> float:
        """How much less an area with our units is worth without one of them."""
        if self.table.is_enemy(area):  # next to an enemy base, which falls if somebody stays
            return BESIDE + (self.aims.denials.get(area, 0.0) if len(army) == 1 else 0.0)
        at = army.index(unit)
        return self.garrison(area, army) - self.garrison(area, army[:at] + army[at + 1 :])

    def joins(self, unit: int, area: int) -> float:
        """What one more unit in an area keeps or wins for us."""
        army = self.table.armies[area]
        if self.table.owners[area] not in (NONE, self.seat):
            return 0.0
        joined = tuple(sorted((*army, unit)))
        return self.garrison(area, joined) - self.garrison(area, army)


def with_orders(judgement: Judgement, table: Table) -> Judgement:
    """The same judgement of the same board with other orders on it, as long as the same rivals may
    come."""
    other = remade(judgement, table)
    other.notes = judgement.notes
    return other


def remade(judgement: Judgement, table: Table, *, fallen: bool = False) -> Judgement:
    """The same judgement of another table, with the race for victory unchanged, and what threatens
    us, unless an army of a rival has fallen."""
    other = Judgement.__new__(Judgement)
    other.box, other.table, other.seat = judgement.box, table, judgement.seat
    other.is_driven, other.planning = judgement.is_driven, judgement.planning
    other.rivals, other.race = judgement.rivals, judgement.race
    other.rounds, other.point = judgement.rounds, judgement.point
    other.aims, other.stakes, other.units = judgement.aims, judgement.stakes, judgement.units
    other.watched, other.dangers = judgement.watched, judgement.dangers
    other.notes, other.orders = Notes(), OrderNotes()
    has_aims = are_there(judgement.box)
    if has_aims:
        other.aims = Aims(judgement.box, table)
        other.weigh_aims()
    if fallen or has_aims:
        other.dangers = Dangers()
    return other
