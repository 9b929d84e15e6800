"""The Compare step a second time, by another hand: from the printed facts by name and the words of
the catalogue, for every skirmish of wild battles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.facts.terms import AIR_SUPPORT, IN_AIR, ON_GROUND
from orrery.starcraft.rules.battle.combatants import battle_of
from orrery.starcraft.rules.battle.compare import Comparison
from tests.laws.kernel import demand
from tests.starcraft.scenario import records

UNITS: dict[str, dict[str, Any]] = {str(row["id"]): row for row in records()["unit"]}
MACHINES = (
    "vulture", "goliath", "siege_tank", "wraith", "science_vessel", "battlecruiser", "carrier",
    "scout", "reaver", "dragoon",
)  # fmt: skip
BITS = {"ground": ON_GROUND, "flying": IN_AIR}


@dataclass
class Half:
    """One side of a skirmish, by name."""

    front: str
    support: list[str]
    values: tuple[int, int]  # of the standard card, large or small
    texts: list[str]  # the cards whose text applies
    technologies: set[str]
    base: bool  # whether the area holds an own base
    air_support: bool
    detector: bool
    bonus: tuple[int, int]  # of Event cards and the special order
    hits: set[str] = field(default_factory=set)

    @property
    def units(self) -> list[str]:
        return [self.front, *self.support]

    @property
    def flies(self) -> bool:
        return str(UNITS[self.front]["type"]) == "flying"

    def has(self, *texts: str) -> bool:
        return any(text in self.texts for text in texts)

    def detects(self) -> bool:
        """SC-CLOAK-05, with all that gives Detector."""
        return (
            self.detector
            or "science_vessel" in self.units
            or self.has("psionic_storm", "plague", "ensnare")
            or ("parasite" in self.technologies and "queen" in self.units)
            or (self.base and self.air_support)
        )


Bonus = Callable[[Half, Half], tuple[int, int]]
"""What a text adds to attack and health: of the own side, against the other."""


def against_flyers(number: int, front: str = "") -> Bonus:
    return lambda own, enemy: (number * (enemy.flies and front in ("", own.front)), 0)


def in_front(front: str, attack: int, health: int) -> Bonus:
    return lambda own, _: (attack, health) if own.front == front else (0, 0)


def always(attack: int, health: int) -> Bonus:
    return lambda *_: (attack, health)


def emp_shockwave(_: Half, enemy: Half) -> tuple[int, int]:
    protoss = UNITS[enemy.front]["race"] == "protoss"
    return (3 if enemy.front == "archon" else int(protoss)), 0


BONUSES: dict[str, Bonus] = {
    **{f"terran_{n:02}": against_flyers(1) for n in (2, 3, 10)},
    "terran_09": against_flyers(2, "goliath"),
    "terran_11": in_front("battlecruiser", 0, 1),
    "terran_12": in_front("battlecruiser", 1, 1),
    **{f"terran_{n}": in_front("battlecruiser", 1, 0) for n in (13, 14)},
    "terran_15": against_flyers(1, "goliath"),
    "terran_16": in_front("siege_tank", 1, 0),
    **{f"{race}_{n}": always(0, 1) for race in ("terran", "protoss") for n in (17, 18)},
    "bunker": lambda own, _: (0, 3 * own.base),
    "emp_shockwave": emp_shockwave,
    "irradiate": always(1, 0),
    "protoss_05": against_flyers(1, "dragoon"),
    **{f"protoss_{n:02}": against_flyers(1) for n in (7, 9)},
    "psionic_storm": always(2, 0),
    "shield_battery": lambda own, _: (0, 2 * own.base),
    "singularity_charge": always(1, 0),
    "zerg_05": against_flyers(1, "hydralisk"),
    "zerg_06": against_flyers(1),
    **{f"zerg_{n:02}": in_front("ultralisk", 0, 1) for n in (7, 9)},
    **{f"zerg_{n}": lambda own, _: (int(bool(own.support)), 0) for n in (17, 18)},
    "ensnare": always(0, 1),
    "improved_carapace": always(0, 1),
    "sunken_colony": lambda own, enemy: (2 * (own.base and not enemy.flies), 0),
}
SPLASHES: dict[str, Callable[[Half, Half], bool]] = {
    **dict.fromkeys(
        ("terran_04", "terran_06", "siege_mode", "irradiate", "protoss_12", "protoss_13",
         "protoss_16", "psionic_storm", "increased_reaver_capacity", "zerg_14", "zerg_15",
         "zerg_16", "plague"),
        lambda *_: True,
    ),
    **{f"protoss_{n}": lambda own, _: own.front == "archon" for n in (14, 15)},
    "spider_mines": lambda _, enemy: not enemy.detects(),
}  # fmt: skip


def half(game: StarCraftGame, skirmish: Skirmish, role: int) -> Half:
    """A side of a skirmish after the cancels."""
    state, box, battle = game.state, game.facts, battle_of(game.state)
    seat = battle.seats[role]
    player, front = state.players[seat], box.unit_slugs[skirmish.front[role]]
    values, texts = (0, 0), []
    for card in skirmish.cards[role]:
        matches = bool(box.icons[card] & box.bits[front])
        if not box.standard[card] or matches:
            texts.append(box.card_slugs[card])
        if box.standard[card]:
            large = matches and not UNITS[front]["assist"]
            values = box.major[card] if large else box.minor[card]
    special = int(role == 0 and battle.special)
    return Half(
        front,
        [box.unit_slugs[unit] for unit in skirmish.support[role]],
        values,
        texts,
        {box.card_slugs[card] for card in player.technologies},
        state.bases[battle.area] == seat,
        player.modules[AIR_SUPPORT] > 0,
        bool(battle.detector[role]),
        (battle.attack[role] + special, battle.health[role]),
    )


def can_hit(unit: str, own: Half, enemy: Half) -> set[str]:
    """What a unit can attack, after Lockdown and Dark Swarm (SC-SKIRM-16)."""
    hits = set(UNITS[unit]["attacks"])
    if enemy.has("lockdown") and unit in MACHINES:
        return set()
    if own.has("dark_swarm") or enemy.has("dark_swarm"):
        hits -= set() if unit in ("firebat", "zergling", "ultralisk", "zealot") else {"ground"}
    return hits


def sums(own: Half, enemy: Half) -> tuple[int, int]:
    """Attack and health before Stasis Field and Metabolic Boost (SC-SKIRM-13, SC-SKIRM-14)."""
    gains = [own.values, own.bonus]
    gains += [BONUSES[text](own, enemy) for text in own.texts if text in BONUSES]
    attack, health = (sum(column) for column in zip(*gains, strict=True))
    attack += own.base and own.air_support and enemy.flies
    health += "defense_matrix" in own.technologies and "science_vessel" in own.support
    if not enemy.has("ensnare"):
        kind = UNITS[enemy.front]["type"]
        helping = [unit for unit in own.support if kind in can_hit(unit, own, enemy)]
        attack += sum(UNITS[unit]["support"] for unit in helping)
    return attack, health


def cloaked(own: Half, enemy: Half) -> set[str]:
    """Which of the units withdraw when they are destroyed."""
    hidden: set[str] = set()
    if own.has("cloaking_field_terran"):
        hidden |= {"wraith", "ghost"}
    if own.has("burrow"):
        hidden |= {"zergling", "hydralisk", "defiler"}
    if "cloaking_field_protoss" in own.technologies and "arbiter" in own.support:
        hidden |= {unit for unit in own.units if unit != "arbiter"}
    return set() if enemy.detects() else hidden & set(own.units)


def compare_again(game: StarCraftGame, skirmish: Skirmish, found: Comparison) -> None:
    """Both computations come to the same."""
    box = game.facts
    attacker, defender = half(game, skirmish, 0), half(game, skirmish, 1)
    (attack, health), (other_attack, other_health) = (
        sums(attacker, defender),
        sums(defender, attacker),
    )
    if attacker.has("stasis_field") or defender.has("stasis_field"):
        attack = other_attack = 0
    prey = any(UNITS[unit]["type"] == "ground" for unit in defender.units)
    boost = attacker.front == "zergling" and "metabolic_boost" in attacker.technologies
    health += 2 * (boost and prey and attack >= other_health)
    demand(found.attack == (attack, other_attack), "another attack", (found, attacker, defender))
    demand(found.health == (health, other_health), "another health", (found, attacker, defender))
    for role, (own, enemy) in enumerate(((attacker, defender), (defender, attacker))):
        bits = sum(BITS[kind] for kind in can_hit(own.front, own, enemy))
        demand(found.hits[role] == bits, "another capability", (found, own, enemy))
        hidden = {unit for unit in own.units if found.cloaked[role] & box.bits[unit]}
        demand(hidden == cloaked(own, enemy), "another Cloaking", (found, own, enemy))
        splash = [text for text in own.texts if text in SPLASHES and SPLASHES[text](own, enemy)]
        named = [box.card_slugs[card] for card in found.splash[role]]
        demand(sorted(named) == sorted(splash), "other splash cards", (found, own, enemy))
