"""The flat space of actions: the id of an action is the offset of its verb plus one argument times
the other. An id stands for one move forever, whatever is on the table."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from orrery.core.errors import IllegalPick


class Argument(NamedTuple):
    """What a verb needs besides itself: so many things, each with a name."""

    kind: str
    names: tuple[str, ...]


NOTHING = Argument("", ("",))
"""The argument of a verb that needs none."""


class Room(NamedTuple):
    """The ids of a verb: what and to, counted from the first."""

    verb: str
    what: Argument = NOTHING
    to: Argument = NOTHING
    first: int = 0

    @property
    def size(self) -> int:
        return len(self.what.names) * len(self.to.names)


class Parts(NamedTuple):
    """The parts of an id: the number of its verb, and its two arguments."""

    verb: int
    what: int
    to: int


class Actions(NamedTuple):
    """All ids of a game, verb by verb."""

    rooms: tuple[Room, ...]
    firsts: tuple[int, ...]
    size: int

    @classmethod
    def of(cls, rooms: Iterable[Room]) -> Actions:
        """Verbs one after another."""
        placed: list[Room] = []
        first = 0
        for room in rooms:
            placed.append(room._replace(first=first))
            first += room.size
        return cls(tuple(placed), tuple(room.first for room in placed), first)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(room.verb for room in self.rooms)

    @property
    def heads(self) -> tuple[int, int, int]:
        """How many verbs there are, and the most values of each argument: the sizes of a net's
        heads."""
        most_what = max(len(room.what.names) for room in self.rooms)
        most_to = max(len(room.to.names) for room in self.rooms)
        return (len(self.rooms), most_what, most_to)

    def parts(self, id: int) -> Parts:
        """Verb and arguments of an id."""
        if not 0 <= id < self.size:
            raise IllegalPick(f"there is no action {id}; actions are 0 to {self.size - 1}")
        verb = bisect_right(self.firsts, id) - 1
        room = self.rooms[verb]
        what, to = divmod(id - room.first, len(room.to.names))
        return Parts(verb, what, to)

    def joined(self, parts: Parts) -> int:
        """The id with these parts."""
        room = self.rooms[parts.verb]
        return room.first + parts.what * len(room.to.names) + parts.to

    def name(self, id: int) -> str:
        """An id in words: `commit clone_trooper#1 slot_3`."""
        verb, what, to = self.parts(id)
        room = self.rooms[verb]
        return " ".join(filter(None, (room.verb, room.what.names[what], room.to.names[to])))
