"""Wild battles of the expanded game with everything at once: stolen units beside heroes, guard
tokens, Restoration, Scorched Earth Policy, and every other one in Survival, where whoever loses the
last base is out in the middle of the battle. All laws at every decision of some of them:

python -m tests.laws.mixed_battles 500
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace

from orrery.starcraft.board.state import StarCraftGame
from tests.laws.battle_laboratory import Seen, watch_battle
from tests.laws.expanded_battles import ExpandedBuilder
from tests.laws.stolen_battles import StolenBuilder
from tests.starcraft.scenario import Side

LEADERS = {"arcturus_mengsk": "scorched_earth_policy"}
RESTORING = ("arcturus_mengsk", "jim_raynor")
OFTEN = 0.5


class MixedBuilder(StolenBuilder, ExpandedBuilder):
    """A wild battle with whatever the expansion adds to battles, stolen units too."""

    def factions(self) -> list[str]:
        """A Protoss player fights, often against Mengsk."""
        names = super().factions()
        enemy = names[1 - (names[1] in ("tassadar", "aldaris"))]
        if "arcturus_mengsk" not in names and self.chance(OFTEN):
            names[names.index(enemy)] = "arcturus_mengsk"
        return names

    def side(self, seat: int) -> Side:
        """A Leadership card and a technology that work in battles, and a guard token."""
        one, name = super().side(seat), self.names[seat]
        if name in LEADERS and self.chance(OFTEN):
            one = replace(one, leaders=[LEADERS[name]])
        if name in RESTORING and "restoration" not in one.technologies and self.chance(OFTEN):
            one = replace(one, technologies=[*one.technologies, "restoration"])
        if seat == 1 and self.chance(OFTEN):
            guarded = {slug: f"{words} guard" for slug, words in one.at.items() if words != "base"}
            one = replace(one, at={**one.at, **guarded})
        return one


def mixed_battle(seed: int) -> StarCraftGame:
    """A random battle of the expanded game at its first decision."""
    builder = MixedBuilder(seed)
    if seed % 2:
        builder.setting = {"goal": "elimination", "settings": {"mode": "survival"}}
    return builder.build()


def watch_mixed_battle(seed: int) -> Seen:
    return watch_battle(seed, mixed_battle)


def main() -> None:
    """Fight and print what was asked; a broken law ends the run with its position."""
    prompts: Counter[str] = Counter()
    for seed in range(int(sys.argv[1])):
        prompts += watch_mixed_battle(seed).prompts
    asked = ", ".join(f"{key} {count}" for key, count in prompts.most_common())
    sys.stdout.write(f"{prompts.total()} decisions; asked: {asked}\n")


if __name__ == "__main__":
    main()
