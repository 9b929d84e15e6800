"""Room for everybody when a move step ends, where units are not alike: on planets with areas for
one kind of units only, and for players with the Assist module.

Units are of four classes, by kind and by whether they have Assist. Those that have not moved can
all be placed if and only if for every set of classes there are no more units of these classes than
places open to one of them (Hall's theorem).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.starcraft.board.queries import spares_assist
from orrery.starcraft.facts.terms import IN_AIR, NONE, ON_GROUND

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

WALKER: Final = 0
FLYER: Final = 1
HELPING_WALKER: Final = 2
HELPING_FLYER: Final = 3
KIND_OF_CLASS: Final[tuple[int, ...]] = (ON_GROUND, IN_AIR, ON_GROUND, IN_AIR)


def kinds_in(classes: tuple[int, ...]) -> int:
    """The kinds of units of these classes."""
    found = 0
    for one in classes:
        found |= KIND_OF_CLASS[one]
    return found


def set_of_classes(mask: int) -> tuple[tuple[int, ...], int, int]:
    """A set of classes, the kinds of units in it, and the kinds of its units with Assist."""
    classes = tuple([one for one in range(4) if mask >> one & 1])
    helping = tuple([one for one in classes if one >= HELPING_WALKER])
    return classes, kinds_in(classes), kinds_in(helping)


SETS: Final = tuple([set_of_classes(mask) for mask in range(1, 16)])
WITHOUT_HELP: Final = SETS[:3]
"""The sets of walkers and flyers, where no unit helps."""


class Crowd:
    """A player's units on a planet in the middle of a move step, by place of the area on it."""

    __slots__ = ("allows", "box", "enemy", "helped", "open", "room", "spare", "waiting")

    box: Box
    open: list[int]  # places that are friendly or empty
    enemy: list[int]  # enemy areas that may be entered, one of them
    helped: bool  # the player has the Assist module
    allows: list[int]
    room: list[int]  # places for any unit of the right kind, less the units that have arrived
    spare: list[int]  # 1 for a place that only a unit with Assist can take (BW-MODULE-04)
    waiting: list[list[int]]  # the units that have not moved, by class

    def copy(self) -> Crowd:
        other = Crowd()
        other.box, other.open, other.enemy = self.box, self.open, self.enemy
        other.helped, other.allows = self.helped, self.allows
        other.room, other.spare = self.room[:], self.spare[:]
        other.waiting = [units[:] for units in self.waiting]
        return other

    def arrive(self, at: int, one: int) -> None:
        """A unit of a class takes a place for good (SC-MOVE-09)."""
        if one >= HELPING_WALKER and self.spare[at]:
            self.spare[at] = 0
        else:
            self.room[at] -= 1

    def fits(self, places: list[int]) -> bool:
        """Whether the units waiting in these places can all be placed there, besides those that
        have arrived (SC-MOVE-08, BW-PLANET-02, BW-MODULE-04)."""
        room, spare, allows = self.room, self.spare, self.allows
        if min(room) < 0:
            return False
        units = [
            sum(of_class) for of_class in zip(*[self.waiting[at] for at in places], strict=True)
        ]
        if not any(units):
            return True
        for classes, kinds, helping in SETS if self.helped else WITHOUT_HELP:
            needed = sum([units[one] for one in classes])
            if not needed:
                continue
            open_to = sum([room[at] for at in places if allows[at] & kinds])
            if helping:
                open_to += sum([spare[at] for at in places if allows[at] & helping])
            if needed > open_to:
                return False
        return True


def class_of(box: Box, unit: int, helped: bool) -> int:
    """The class of a unit; without the Assist module nobody has Assist in this sense."""
    one = FLYER if box.kind[unit] == IN_AIR else WALKER
    return one + HELPING_WALKER if helped and box.assist[unit] else one


def needs_crowd(game: StarCraftGame, seat: int, planet: int) -> bool:
    """Whether the units that move there are not alike (BW-PLANET-02, BW-MODULE-04)."""
    box = game.facts
    if box.typed[planet]:
        return True
    return box.has_assist_module and spares_assist(game.state.players[seat])


def gather(
    game: StarCraftGame, seat: int, planet: int, most: list[int], moved: tuple[int, ...]
) -> Crowd:
    """The player's units on a planet. `most` has the limit of each area, `moved` the group of every
    unit that has arrived. If equal units have been destroyed since, those that had not moved are
    taken first (SC-MOVE-09)."""
    state, box = game.state, game.facts
    crowd = Crowd()
    crowd.box, crowd.open, crowd.enemy = box, [], []
    crowd.helped = spares_assist(state.players[seat])
    areas = box.areas_of[planet]
    crowd.allows = [box.allows[area] for area in areas]
    crowd.room = most[:]
    crowd.spare = [int(crowd.helped) for _ in areas]
    crowd.waiting = [[0, 0, 0, 0] for _ in areas]
    for at, area in enumerate(areas):
        if area == state.invaded:
            army = state.invaders
        else:
            army = state.armies[area] if state.owners[area] == seat else ()
        for unit in dict.fromkeys(army):
            there, one = army.count(unit), class_of(box, unit, crowd.helped)
            arrived = min(moved.count(area * len(box.unit_slugs) + unit), there)
            for _ in range(arrived):
                crowd.arrive(at, one)
            crowd.waiting[at][one] += there - arrived
    return crowd


def can_go(crowd: Crowd, one: int, at: int, to: int, entered: int) -> bool:
    """Whether a unit of a class can go from one place, NONE for another planet, to another; with it
    the order has entered this enemy area, NONE for none (SC-MOVE-08, BW-PLANET-02)."""
    if not crowd.allows[to] & KIND_OF_CLASS[one]:
        return False
    after = crowd.copy()
    if at != NONE:
        after.waiting[at][one] -= 1
    after.arrive(to, one)
    return can_all_fit(after, entered)


def can_all_fit(crowd: Crowd, entered: int) -> bool:
    """Whether the step can still end legally: in the open areas and in one enemy area, the one that
    was entered or one that could be; units beside an enemy base may stay where they are
    (SC-MOVE-07, SC-MOVE-08)."""
    if entered != NONE:
        return crowd.fits([*crowd.open, entered])
    if crowd.fits(crowd.open):
        return True
    return any(crowd.fits([*crowd.open, at]) for at in crowd.enemy)
