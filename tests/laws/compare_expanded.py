"""The Compare step of the expanded game a second time, by another hand: what its cards, units,
heroes and modules add is written down here by name, from the words of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.facts.terms import AIR_SUPPORT
from orrery.starcraft.rules.battle.combatants import battle_of, units_in_battle
from orrery.starcraft.rules.battle.compare import Comparison
from tests.laws import compare_again as base
from tests.laws.compare_again import BITS, Bonus, against_flyers, always, in_front
from tests.laws.kernel import demand

MACHINES = (*base.MACHINES, "valkyrie", "corsair")
FIGHTERS = ("firebat", "zergling", "ultralisk", "infested_terran", "zealot", "dark_templar")
PATIENTS = ("marine", "firebat", "ghost", "medic")
TYPE_OF = {
    "sarah_kerrigan": "infested_terran",
    "torrasque": "ultralisk",
    "norad_ii": "battlecruiser",
    "jim_raynor_hero": "vulture",
    "gantrithor": "carrier",
    "zeratul": "dark_templar",
    "fenix": "dragoon",
}
IN_FRONT = {
    "norad_ii": (0, 1),
    "jim_raynor_hero": (0, 2),
    "gantrithor": (0, 1),
    "zeratul": (1, 1),
    "fenix": (0, 2),
}


def for_front(*fronts: str, attack: int = 0, health: int = 0) -> Bonus:
    return lambda own, _: (attack, health) if own.front in fronts else (0, 0)


def both(*bonuses: Bonus) -> Bonus:
    def add(own: base.Half, enemy: base.Half) -> tuple[int, int]:
        found = [bonus(own, enemy) for bonus in bonuses]
        return sum(one for one, _ in found), sum(one for _, one in found)

    return add


BONUSES: dict[str, Bonus] = {
    **{slug: bonus for slug, bonus in base.BONUSES.items() if slug != "zerg_06"},
    "bw_t1": always(0, 1),
    "bw_t2": always(0, 1),
    "bw_t3": against_flyers(2),
    "bw_t6": in_front("siege_tank", 1, 0),
    "bw_t11": in_front("firebat", 1, 0),
    "heal": for_front(*PATIENTS, health=2),
    "bw_p1": in_front("dark_templar", 1, 0),
    "bw_p2": both(in_front("dark_templar", 1, 2), in_front("corsair", 0, 2)),
    "bw_p9": against_flyers(1),
    "bw_p19": always(0, 1),
    "bw_p20": against_flyers(1, "corsair"),
    "bw_z6": against_flyers(1, "hydralisk"),
    "bw_z14": in_front("devourer", 1, 0),
    "bw_z18": in_front("devourer", 0, 1),
    "bw_z19": in_front("devourer", 0, 2),
    "kerrigan_psionic_storm": always(2, 0),
}
SPLASHES: dict[str, Callable[[base.Half, base.Half], bool]] = {
    **base.SPLASHES,
    **dict.fromkeys(
        ("siege_mode_bw", "bw_t4", "increased_reaver_capacity_bw", "kerrigan_psionic_storm"),
        lambda *_: True,
    ),
    "bw_t3": lambda own, _: own.front == "valkyrie",
    **dict.fromkeys(("bw_t10", "bw_t11"), lambda own, _: own.front == "firebat"),
    **dict.fromkeys(("bw_z6", "bw_z18", "bw_z19"), lambda own, _: own.front == "lurker"),
    "bw_z14": lambda own, _: own.front == "mutalisk",
}


@dataclass
class Side:
    """One side of a skirmish, with types in place of heroes as in the base game, and the heroes."""

    plain: base.Half
    hero: str  # the hero in front, or ""
    heroes: list[str]  # in this skirmish
    is_led: bool  # Jim Raynor is in the battle
    inspired: bool  # Heroic Strategy
    guarded: bool
    units: dict[str, dict[str, Any]]

    def has(self, *texts: str) -> bool:
        return self.plain.has(*texts)

    def detects(self) -> bool:
        return self.plain.detects() or self.has("kerrigan_psionic_storm")


def side_of(game: StarCraftGame, skirmish: Skirmish, role: int) -> Side:
    """A side after the cancels."""
    state, box, battle = game.state, game.facts, battle_of(game.state)
    seat = battle.seats[role]
    player, slugs = state.players[seat], box.unit_slugs
    here = [slugs[unit] for unit in (skirmish.front[role], *skirmish.support[role])]
    front, *support = [TYPE_OF.get(slug, slug) for slug in here]
    records = {slug: box.printed["unit", slug].record for slug in slugs}
    values, texts = (0, 0), []
    for card in skirmish.cards[role]:
        shown = [slug for slug in box.bits if box.icons[card] == box.bits[slug]] or [
            slug for slug in box.bits if box.icons[card] & box.bits[slug]
        ]
        matches = front in shown or (here[0] == "fenix" and "zealot" in shown)
        if not box.standard[card] or matches:
            texts.append(box.card_slugs[card])
        if box.standard[card]:
            large = here[0] == "sarah_kerrigan" or (matches and not records[front]["assist"])
            values = box.major[card] if large else box.minor[card]
    special = int(role == 0 and battle.special)
    plain = base.Half(
        front, support, values, texts,
        {box.card_slugs[card] for card in player.technologies},
        state.bases[battle.area] == seat,
        player.modules[AIR_SUPPORT] > 0,
        bool(battle.detector[role]),
        (battle.attack[role] + special, battle.health[role]),
    )  # fmt: skip
    army = {slugs[unit] for unit in units_in_battle(state, role)}
    return Side(
        plain,
        here[0] if here[0] in TYPE_OF else "",
        [slug for slug in here if slug in TYPE_OF],
        "jim_raynor_hero" in army,
        box.event("heroic_strategy") in player.events,
        bool(role and battle.guarded),
        records,
    )


def can_hit(unit: str, own: Side, enemy: Side) -> set[str]:
    """What a unit can attack, after Lockdown, Dark Swarm and Disruption Web."""
    record = own.units[unit]
    hits = set(record["attacks"])
    if enemy.has("lockdown_bw") and unit in MACHINES:
        return set()
    if (own.has("dark_swarm_bw") or enemy.has("dark_swarm_bw")) and unit not in FIGHTERS:
        hits -= {"ground"}
    if enemy.has("disruption_web") and record["type"] == "ground":
        hits -= {"flying"}
    return hits


def support_of(own: Side, enemy: Side) -> int:
    """What the supporting units add (SC-SKIRM-15)."""
    if enemy.has("ensnare"):
        return 0
    kind = own.units[enemy.plain.front]["type"]
    helping = [unit for unit in own.plain.support if kind in can_hit(unit, own, enemy)]
    return sum(int(own.units[unit]["support"]) for unit in helping)


def sums(own: Side, enemy: Side) -> tuple[int, int]:
    """Attack and health before Stasis Field and Metabolic Boost."""
    half, foe = own.plain, enemy.plain
    gains = [half.bonus, IN_FRONT.get(own.hero, (0, 0))]
    gains += [BONUSES[text](half, foe) for text in half.texts if text in BONUSES]
    gains.append((int(own.is_led), 0))
    if own.inspired and own.heroes:
        gains.append((1, int(bool(own.hero))))
    attack, health = (sum(column) for column in zip(*gains, strict=True))
    attack += half.base and half.air_support and foe.flies and not enemy.has("disruption_web")
    health += "defense_matrix" in half.technologies and "science_vessel" in half.support
    health = max(health, 2) if own.guarded else health
    support = support_of(own, enemy)
    if enemy.has("optic_flare"):
        return support, half.values[1] + health
    return half.values[0] + attack + support, half.values[1] + health


def cloaked(own: Side, enemy: Side) -> set[str]:
    """Which units withdraw when they are destroyed, by type."""
    half = own.plain
    hidden = {"lurker", "dark_templar"}
    if half.has("cloaking_field_terran"):
        hidden |= {"wraith", "ghost"}
    if half.has("burrow"):
        hidden |= {"zergling", "hydralisk", "defiler"}
    if "cloaking_field_protoss" in half.technologies and "arbiter" in half.support:
        hidden |= {unit for unit in half.units if unit != "arbiter"}
    return set() if enemy.detects() else hidden & set(half.units)


def compare_again(game: StarCraftGame, skirmish: Skirmish, found: Comparison) -> None:
    """Both computations come to the same."""
    box = game.facts
    attacker, defender = side_of(game, skirmish, 0), side_of(game, skirmish, 1)
    (attack, health), (other, other_health) = sums(attacker, defender), sums(defender, attacker)
    if attacker.has("stasis_field") or defender.has("stasis_field"):
        attack = other = 0
    boost = attacker.plain.front == "zergling"
    boost &= "metabolic_boost_bw" in attacker.plain.technologies
    health += 2 * (boost and not defender.plain.flies and attack >= other_health)
    demand(found.attack == (attack, other), "another attack", (found, attacker, defender))
    demand(found.health == (health, other_health), "another health", (found, attacker, defender))
    for role, (own, enemy) in enumerate(((attacker, defender), (defender, attacker))):
        bits = sum(BITS[kind] for kind in can_hit(own.plain.front, own, enemy))
        demand(found.hits[role] == bits, "another capability", (found, own, enemy))
        plain = [unit for unit in own.plain.units if found.cloaked[role] & box.bits[unit]]
        demand(set(plain) == cloaked(own, enemy), "another Cloaking", (found, own, enemy))
        texts = [text for text in own.plain.texts if text in SPLASHES]
        splash = [text for text in texts if SPLASHES[text](own.plain, enemy.plain)]
        named = [box.card_slugs[card] for card in found.splash[role]]
        demand(sorted(named) == sorted(splash), "other splash cards", (found, own, enemy))
