"""Who is ahead in the race for victory: points, objectives, and how many rounds are left."""

from __future__ import annotations

from orrery.bots.starcraft.objectives import NEVER, lacking, objective_of, weight
from orrery.bots.starcraft.scenarios.aims import FAR, Aims
from orrery.bots.starcraft.table import Table
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE

DECISIVE = 3.0
"""How much a point counts, won or denied, when this round may be the last."""


class Race:
    """The race as it stands on a table; it is not judged again when moves are imagined."""

    def __init__(self, box: Box, table: Table, aims: Aims, rivals: list[int]) -> None:
        self.box, self.table, self.aims, self.rivals = box, table, aims, rivals
        self.income = incomes(box, table)
        self.weight = weight(table) if box.conquest_wins else 0.0
        self.lacked: dict[int, int] = {}
        self.waiting = [
            one
            for one, player in enumerate(table.players)
            if not player.out and objective_of(box, table, one).kind == "end_cards"
        ]
        self.rounds = self.rounds_left()
        # The last round's points decide; before it, an area gives points every round.
        self.point = DECISIVE if self.rounds == 1 else 0.6 + 0.4 * self.rounds

    def lacks(self, seat: int) -> int:
        """How many areas or bases a player still needs for the faction's objective."""
        found = self.lacked.get(seat)
        if found is None:
            found = self.lacked[seat] = lacking(self.box, self.table, seat)
        return found

    def target(self, seat: int) -> int:
        """The points a player needs (SC-WIN-10)."""
        normal, against, *_ = self.box.conquest_target
        return against if self.waiting and seat not in self.waiting else normal

    def missing(self, seat: int) -> int:
        """The points a player will still need after this round if nothing changes."""
        if not self.aims.races:
            return self.target(seat) - self.table.players[seat].conquest - self.income[seat]
        side = self.aims.sides[seat]
        team = [one for one, other in enumerate(self.aims.sides) if other == side]
        have = sum(self.table.players[one].conquest + self.income[one] for one in team)
        return self.aims.races.get(side, NEVER) - have

    def scores(self, seat: int) -> bool:
        """Whether a player can win by conquest points (BW-MODE-17)."""
        return self.box.conquest_wins or self.aims.sides[seat] in self.aims.races

    def rounds_left(self) -> int:
        """How many more rounds, including this one, until somebody has enough points."""
        found = [min(FAR, self.aims.clock)]
        if not self.box.conquest_wins and not self.aims.races:
            return found[0]
        for seat in (self.table.seat, *self.rivals):
            if not self.scores(seat):
                continue
            lacks = self.missing(seat)
            income = max(self.income[seat], 2)
            found.append(1 if lacks <= 0 else 1 - (-lacks // income))
        return max(min(found), 1)

    def alarm(self, seat: int) -> float:
        """How much one point less for a rival counts: the rival may be about to win."""
        lacks = self.missing(seat)
        if lacks <= 0:
            return DECISIVE
        return 0.9 if lacks <= self.income[seat] else 0.35


def incomes(box: Box, table: Table) -> list[int]:
    """The points that every player's areas give at the end of this round."""
    found = [0] * len(table.players)
    special = [area for area in table.points if not box.points[area]]
    for area in (*box.point_areas, *special):
        owner = table.owners[area]
        seat = table.keepers[area] if owner == NONE else owner
        if seat != NONE:
            found[seat] += table.points_of(box, area)
    return found
