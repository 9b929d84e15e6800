"""Wild battles of the expanded game: heroes, new units and their cards, decks of 20, modules, and
workers on the card of the area. All laws at every decision of many of them:

python -m tests.laws.expanded_battles --battles 500 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import ClassVar

from orrery.starcraft.board.state import StarCraftGame
from tests.laws.battle_laboratory import Builder, Seen, watch_battle
from tests.starcraft.scenario import Side

HEROIC, WORKING, KERRIGAN = 0.4, 0.5, 0.5
"""How often a side has a hero, workers on the card of the area, and Sarah Kerrigan's cards."""
KERRIGANS = ("kerrigan_psionic_storm", "kerrigan_cloaking")
MODULES = ("air_support", "defensive", "assist")


class ExpandedBuilder(Builder):
    """A wild battle with whatever the expansion adds to battles."""

    expansion: ClassVar[str] = "brood_war"

    def fighters(self, seat: int, most: int) -> str:
        """One of the units may be a hero, whose figure is one of its type."""
        found = super().fighters(seat, most).split()
        box = self.box
        faction = box.faction_slugs.index(self.names[seat])
        heroes = [
            unit
            for unit in range(len(box.unit_slugs))
            if box.hero[unit] and box.unit_faction[unit] == faction
        ]
        hero = self.rng.choice(heroes)
        kind = box.unit_slugs[box.figure_of[hero]]
        if self.chance(HEROIC) and (kind in found or kind in self.figures[seat]):
            (found if kind in found else self.figures[seat]).remove(kind)
            found = [*found[: most - 1], box.unit_slugs[hero]]
        return " ".join(found)

    def cards(self, seat: int) -> dict[str, list[str]]:
        """With Sarah Kerrigan come her two cards."""
        zones = super().cards(seat)
        is_led = "sarah_kerrigan" in self.fighting[seat]
        for slug in KERRIGANS:
            for zone in ("hand", "deck", "discards"):
                if slug in zones[zone]:
                    zones[zone].remove(slug)
            if is_led:
                zones["hand" if self.chance(KERRIGAN) else "deck"].append(slug)
        return zones

    def side(self, seat: int) -> Side:
        """Several modules, and perhaps workers on the Resource card of the contested area."""
        one = super().side(seat)
        modules = [slug for slug in MODULES if self.chance(0.5)]
        area = next((slug for slug in one.at if self.fighting[1] and slug in self.contested()), "")
        if seat == 1 and area and self.chance(WORKING):
            one = replace(one, resources=[area], workers={area: self.rng.randrange(3)})
        return replace(one, modules=modules)

    def contested(self) -> list[str]:
        """The area of the battle, if it yields something."""
        found = [slug for slug, words in self.at[1].items() if self.fighting[1] in words]
        numbers = [self.box.area_slugs.index(slug) for slug in found]
        return [self.box.area_slugs[at] for at in numbers if self.box.yields[at] < 2]


def expanded_battle(seed: int) -> StarCraftGame:
    """A random battle of the expanded game at its first decision."""
    return ExpandedBuilder(seed).build()


def watch_expanded_battle(seed: int) -> Seen:
    return watch_battle(seed, expanded_battle)


def fight(watch: Callable[[int], Seen], about: str | None) -> None:
    """Fight and print what was seen; a broken law ends the run with its position."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--first", type=int, default=0, help="seed of the first battle")
    parser.add_argument("--battles", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.battles)
    prompts: Counter[str] = Counter()
    worlds = changed = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for seen in pool.map(watch, seeds, chunksize=4):
            prompts += seen.prompts
            worlds, changed = worlds + seen.worlds, changed + seen.changed
    asked = ", ".join(f"{key} {count}" for key, count in prompts.most_common())
    sys.stdout.write(
        f"{given.battles} battles, {prompts.total()} decisions; {changed} of {worlds} re-dealt "
        f"worlds differed from the truth; asked: {asked}\n"
    )


if __name__ == "__main__":
    fight(watch_expanded_battle, __doc__)
