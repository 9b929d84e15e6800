"""Wild battles of the expanded game: stolen units in front and behind, thefts, and the cards of
players who only look on. All laws at every decision of many of them:

python -m tests.laws.stolen_battles --battles 500 --jobs 2
"""

from __future__ import annotations

from typing import ClassVar

from orrery.starcraft.board.state import StarCraftGame
from tests.laws.battle_laboratory import Builder, Seen, watch_battle
from tests.laws.battles import FACTIONS
from tests.laws.expanded_battles import fight

PROTOSS = ("tassadar", "aldaris")
MOST_STOLEN = 2
THIEVING = 0.5
"""How often a Protoss side has a Dark Archon and the card that steals."""


class StolenBuilder(Builder):
    """A wild battle in which one or both sides have stolen units."""

    expansion: ClassVar[str] = "brood_war"

    def factions(self) -> list[str]:
        """A Protoss player fights."""
        thief = self.rng.choice(PROTOSS)
        others = self.rng.sample([one for one in FACTIONS if one != thief], self.players - 1)
        names = [thief, *others]
        if self.chance(0.5):
            names[0], names[1] = names[1], names[0]
        return names

    def fighters(self, seat: int, most: int) -> str:
        """Some of the units of a Protoss side are others'."""
        if self.names[seat] not in PROTOSS:
            return super().fighters(seat, most)
        foreign = [self.steal(seat) for _ in range(self.rng.randrange(MOST_STOLEN + 1))][:most]
        room = most - len(foreign)
        own = super().fighters(seat, room) if room else ""
        if self.chance(THIEVING) and "dark_archon" in self.figures[seat] and own:
            own = " ".join(["dark_archon", *own.split()[1:]])
            self.figures[seat].remove("dark_archon")
        return " ".join(filter(None, [*foreign, own]))

    def steal(self, seat: int) -> str:
        """A unit of another player."""
        other = self.rng.choice([one for one in range(self.players) if one != seat])
        slug = self.rng.choice(self.figures[other])
        self.figures[other].remove(slug)
        return f"{slug}@{self.names[other]}"

    def cards(self, seat: int) -> dict[str, list[str]]:
        """The card that steals is often in the hand."""
        zones = super().cards(seat)
        if self.names[seat] in PROTOSS and self.chance(THIEVING):
            for zone in ("hand", "deck", "discards"):
                if "mind_control" in zones[zone]:
                    zones[zone].remove("mind_control")
            zones["hand"].append("mind_control")
        return zones


def stolen_battle(seed: int) -> StarCraftGame:
    """A random battle of the expanded game at its first decision."""
    return StolenBuilder(seed).build()


def watch_stolen_battle(seed: int) -> Seen:
    return watch_battle(seed, stolen_battle)


if __name__ == "__main__":
    fight(watch_stolen_battle, __doc__)
