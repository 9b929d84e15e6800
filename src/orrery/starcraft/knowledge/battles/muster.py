"""Units of a battle that are chosen together: what each would add where it supports, who is
proposed to meet whom, and how many leave. All of it is public."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from orrery.starcraft.board.rows import without
from orrery.starcraft.rules.battle.combatants import battle_of, units_in_battle
from orrery.starcraft.rules.battle.pairing import front_units, unassigned

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from orrery.starcraft.board.state import StarCraftGame, Units
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown_battles import AidShown, MusterShown, Pair


def muster(game: StarCraftGame) -> MusterShown | None:
    """Skirmishes and supports as far as they are open, each choice as a whole: nothing once a part
    of it is made (SC-BATTLE-09, SC-BATTLE-12)."""
    decision, several = game.decision, game.several()
    if decision is None or several is None or decision.prompt.key not in ("pair", "support"):
        return None
    battle = battle_of(game.state)
    role = battle.seats.index(decision.whose)
    if decision.prompt.key == "support":
        pairs, left = [one.front for one in battle.skirmishes], unassigned(game, role)
    else:
        pairs = proposed_pairs(game)
        left = units_in_battle(game.state, role)
        for pair in pairs:
            left = without(left, pair[role])
    helping = dict.fromkeys(units_in_battle(game.state, role))
    enemies = dict.fromkeys(units_in_battle(game.state, 1 - role))
    return {
        "aid": [aid(game.facts, unit, enemy) for unit in helping for enemy in enemies],
        "pairs": pairs,
        "supports": proposed_supports(game.facts, left, [pair[1 - role] for pair in pairs]),
    }


def leaving(game: StarCraftGame) -> int:
    """How many units go together to the area that is asked for; 0 elsewhere (SC-RETREAT-06)."""
    asked = game.subject().get("leaving")
    return 0 if asked is None else asked.number


def aid(box: Box, unit: int, against: int) -> AidShown:
    """What a supporting unit adds against a unit in front, cards aside (SC-SKIRM-15)."""
    attack = box.support[unit] if box.hits[unit] & box.kind[against] else 0
    return {"unit": unit, "against": against, "attack": attack}


def proposed_pairs(game: StarCraftGame) -> list[Pair]:
    """Of all ways to pair as many units as possible one in which the attacker's units hit most, and
    then the enemy's fewest; the more expensive ones go in front (SC-BATTLE-10)."""
    box = game.facts
    attackers, defenders = (front_units(game, role) for role in (0, 1))
    number = min(len(attackers), len(defenders))
    first = dearest(box, attackers)[:number]
    ways = dict.fromkeys(permutations(defenders, number))
    best = max(ways, key=lambda way: merit(box, zip(first, way, strict=True)))
    return [*zip(first, best, strict=True)]


def dearest(box: Box, units: Units) -> list[int]:
    return sorted(units, key=lambda unit: (-sum(box.cost[unit]), unit))


def merit(box: Box, pairs: Iterable[Pair]) -> tuple[int, int]:
    """How many of the attackers hit their opponents, and how many of those do not hit back."""
    met = [*pairs]
    hits = sum(bool(box.hits[one] & box.kind[other]) for one, other in met)
    safe = sum(not box.hits[other] & box.kind[one] for one, other in met)
    return hits, safe


def proposed_supports(box: Box, left: Sequence[int], enemies: Sequence[int]) -> list[Pair]:
    """Each unit to the skirmish where it adds most; of equal ones to that with the fewest
    (SC-BATTLE-12)."""
    chosen: list[Pair] = []
    for unit in left:
        there = [at for _, at in chosen]
        best = max(
            range(len(enemies)),
            key=lambda at: (aid(box, unit, enemies[at])["attack"], -there.count(at)),
        )
        chosen.append((unit, best))
    return chosen
