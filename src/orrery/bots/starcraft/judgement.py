"""What areas are worth to a seat, what threatens them, and who is ahead in the race for victory.

Everything is measured in conquest points at the end of this round.
"""

from __future__ import annotations

from orrery.bots.starcraft.objectives import helps, lacking, objective_of, weight
from orrery.bots.starcraft.strength import battle, units
from orrery.bots.starcraft.table import Table
from orrery.starcraft.board.queries import is_resource_area, team_with
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import DEPLETED, EITHER, NONE, STRATEGIC, SURPLUS

LIKELY = 0.6
"""How likely it is that an enemy who could attack somewhere does so."""
DECISIVE = 3.0
"""How much a point counts, won or denied, when this round may be the last."""
ELIMINATION = 4.0
"""How much more a destroyed base counts when only elimination wins."""
FAR = 4
"""The most rounds it looks ahead."""
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
        self.planning = planning  # enemies may still place orders anywhere
        self.units = units(box)
        mine = team_with(box, table.seat, table.own.faction)
        self.rivals = [
            seat
            for seat, player in enumerate(table.players)
            if not player.out and team_with(box, seat, player.faction) != mine
        ]
        self.income = [self.conquest_of(seat) for seat in range(len(table.players))]
        self.weight = weight(table) if box.conquest_wins else 0.0
        self.lacks = [lacking(box, table, seat) for seat in range(len(table.players))]
        self.rounds = self.rounds_left()
        # The last round's points decide; before it, an area gives points every round.
        self.point = DECISIVE if self.rounds == 1 else 0.6 + 0.4 * self.rounds
        self.threats: dict[int, list[list[int]]] = {}
        self.held: dict[tuple[int, tuple[int, ...]], float] = {}

    # The race

    def conquest_of(self, seat: int) -> int:
        """The points that a player's areas give at the end of this round."""
        table, box = self.table, self.box
        return sum(
            table.points_of(box, area)
            for area, owner in table.owners.items()
            if owner == seat or (owner == NONE and table.controls(seat, area))
        )

    def target(self, seat: int) -> int:
        """The points a player needs (SC-WIN-10)."""
        box, table = self.box, self.table
        waiting = [
            one
            for one, player in enumerate(table.players)
            if not player.out and objective_of(box, table, one).kind == "end_cards"
        ]
        normal, against, *_ = box.conquest_target
        return against if waiting and seat not in waiting else normal

    def missing(self, seat: int) -> int:
        """The points a player will still need after this round if nothing changes."""
        return self.target(seat) - self.table.players[seat].conquest - self.income[seat]

    def rounds_left(self) -> int:
        """How many more rounds, including this one, until somebody has enough points."""
        if not self.box.conquest_wins:
            return FAR
        found = [FAR]
        for seat in (self.seat, *self.rivals):
            lacks = self.missing(seat)
            income = max(self.income[seat], 2)
            found.append(1 if lacks <= 0 else 1 - (-lacks // income))
        return max(min(found), 1)

    # Areas

    def worth(self, area: int) -> float:
        """What control of an area is worth to the seat."""
        box, table = self.box, self.table
        if points := table.points_of(box, area):
            return points * self.point + self.goal(area) if box.conquest_wins else 0.2
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
        lacks = self.lacks[self.seat]
        if not self.weight or lacks >= len(GOAL):
            return 0.0
        return GOAL[lacks] * self.weight * helps(self.box, self.table, self.seat, area)

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
            return ELIMINATION * base
        if not self.lacks[owner] and helps(box, table, owner, area):
            base += DECISIVE * self.weight
        if is_resource_area(box, area):
            return base + 0.1 * box.amount[area]
        return base + table.points_of(box, area) * self.alarm(owner)

    def alarm(self, seat: int) -> float:
        """How much one point less for a rival counts: the rival may be about to win."""
        lacks = self.missing(seat)
        if lacks <= 0:
            return DECISIVE
        return 0.9 if lacks <= self.income[seat] else 0.35

    def own_base(self, planet: int) -> int:
        """The area of our base on a planet, or NONE."""
        for area in self.box.areas_of[planet]:
            if self.table.bases[area] == self.seat:
                return area
        return NONE

    # Reach and threats

    def reach(self, seat: int, planet: int) -> list[tuple[int, int]]:
        """The units of a player that a Mobilize order on a planet could move, and where they
        are."""
        table, planets = self.table, {planet}
        for route in table.players[seat].transports:
            if planet in table.routes[route]:
                planets.update(table.routes[route])
        return [
            (unit, area)
            for one in sorted(planets)
            for area in self.box.areas_of[one]
            if table.owners[area] == seat
            for unit in table.armies[area]
        ]

    def may_come(self, seat: int, planet: int) -> bool:
        """Whether a player has, or may yet get, an order on a planet in this round."""
        if self.planning:
            return True
        return any(token.seat == seat for token in self.table.stacks.get(planet, ()))

    def threats_to(self, planet: int) -> list[list[int]]:
        """For each rival, the units that could attack on a planet, strongest first."""
        found = self.threats.get(planet)
        if found is None:
            found = []
            for seat in self.rivals:
                if self.may_come(seat, planet):
                    army = [unit for unit, _ in self.reach(seat, planet)]
                    army.sort(key=lambda unit: -self.units[unit].worth)
                    if army:
                        found.append(army)
            self.threats[planet] = found
        return found

    def hold(self, area: int, army: tuple[int, ...]) -> float:
        """The chance that we still hold an area with these units, or only a base, when the round
        ends."""
        key = (area, army)
        if key in self.held:
            return self.held[key]
        most = self.box.limit[area] + SURPLUS
        bonus = self.guard_of(area) if self.table.is_mine(area) else 0.0
        kept = 1.0
        for threat in self.threats_to(self.box.planet_of[area]):
            if self.box.allows[area] != EITHER:
                threat = [one for one in threat if self.box.allows[area] & self.box.kind[one]]
                if not threat:
                    continue
            win = battle(self.box, threat[:most], army, bonus).win if army else 0.9
            kept *= 1 - LIKELY * win
        self.held[key] = kept
        return kept

    def guard_of(self, area: int) -> float:
        """What guard tokens in an area do to the attack of whoever comes: as much as they add to
        the health of the defenders (BW-DEFEND-07)."""
        return -GUARD if area in self.table.guarded else 0.0

    def garrison(self, area: int, army: tuple[int, ...]) -> float:
        """What our units in an area, or the base alone, keep for us."""
        base = self.table.bases[area] == self.seat
        if not army and not base:
            return 0.0
        worth = self.worth(area) + (1.2 if base else 0.0)
        return worth * self.hold(area, army) + 0.02 * len(army) * (base or worth > 1)

    def leaves(self, unit: int, area: int, army: tuple[int, ...]) -> float:
        """How much less an area with our units is worth without one of them."""
        if self.table.is_enemy(area):  # next to an enemy base
            return BESIDE
        at = army.index(unit)
        return self.garrison(area, army) - self.garrison(area, army[:at] + army[at + 1 :])

    def joins(self, unit: int, area: int) -> float:
        """What one more unit in an area keeps or wins for us."""
        army = self.table.armies[area]
        if self.table.owners[area] not in (NONE, self.seat):
            return 0.0
        joined = tuple(sorted((*army, unit)))
        return self.garrison(area, joined) - self.garrison(area, tuple(army))


def remade(judgement: Judgement, table: Table) -> Judgement:
    """The same judgement of another table, with the race for victory unchanged."""
    other = Judgement(judgement.box, table, judgement.planning)
    other.rounds, other.point, other.income = judgement.rounds, judgement.point, judgement.income
    other.lacks = judgement.lacks
    return other
