"""Skirmishes as far as a reader knows their cards: every summand, and what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, FACE_UP, NONE
from orrery.starcraft.rules.battle.collateral import collateral_damage
from orrery.starcraft.rules.battle.combatants import lift_card, reinforcement_of
from orrery.starcraft.rules.battle.compare import compare, is_enough, is_valid, texts_at_work
from orrery.starcraft.rules.battle.skirmish import is_sacrificed
from orrery.starcraft.rules.cards.effects import MindControl

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Skirmish, StarCraftGame
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown_battles import (
        BattleShown,
        Keyword,
        LaneShown,
        SkirmishShown,
        SummandShown,
    )
    from orrery.starcraft.rules.battle.compare import Comparison, Source, Summand

ROLES = (ATTACKER, DEFENDER)
AFTER_COMPARING = frozenset({"SC-CARD-Z-10", "BW-CARD-15"})
"""Rules whose part of a sum depends on the enemy's whole sum."""

GIVEN_BY = {
    "card": "SC-SKIRM-10",
    "unit": "SC-SKIRM-15",
    "order": "SC-MOVE-15",
    "module": "SC-MODULE-06",
    "guard": "BW-DEFEND-08",
}


def lanes(game: StarCraftGame, shown: BattleShown | None) -> list[LaneShown | None]:
    """The skirmishes of the present battle, as a reader sees it."""
    battle = game.state.battle
    if battle is None or shown is None:
        return []
    return [
        lane(game, skirmish, one)
        for skirmish, one in zip(battle.skirmishes, shown["skirmishes"], strict=True)
    ]


def lane(game: StarCraftGame, skirmish: Skirmish, shown: SkirmishShown) -> LaneShown | None:
    """What the cards that a reader knows come to; nothing where a front-line unit has left, and
    before a card lies there (SC-SKIRM-06)."""
    known = counting(game, with_known_cards(skirmish, shown))
    if known.over or NONE in known.front or not any(known.cards):
        return None
    found, is_open = compare(game, known), is_known(shown)
    sums = [one for one in found.sums if is_open or one.rule not in AFTER_COMPARING]
    health = found.health if is_open else (health_of(sums, ATTACKER), health_of(sums, DEFENDER))
    attack = found.attack
    shown_lane: LaneShown = {
        "lines": merged(sums),
        "attack": attack,
        "health": health,
        "open": is_open,
        "enough": (
            is_enough(attack[ATTACKER], health[DEFENDER]),
            is_enough(attack[DEFENDER], health[ATTACKER]),
        ),
    }
    attacking, defending = (keywords(game, known, role, found) for role in ROLES)
    if attacking or defending:
        shown_lane["keywords"] = attacking, defending
    return shown_lane


def keywords(game: StarCraftGame, known: Skirmish, role: int, found: Comparison) -> list[Keyword]:
    """What works for a side's front-line unit besides the sums, as far as the cards are known
    (SC-CLOAK-01, BW-KEY-01, BW-KEY-07, BW-KEY-17)."""
    box, front, enemy = game.facts, known.front[role], known.front[1 - role]
    working: list[Keyword] = []
    effects = [text.effect for text in texts_at_work(game, known, role)]
    if found.cloaked[role] & box.unit_bit[front]:
        working.append("cloaking")
    if is_sacrificed(game, known, role, found):
        working.append("sacrifice")
    if collateral_damage(game, known, role, effects):
        working.append("collateral")
    if not box.hero[enemy] and any(isinstance(effect, MindControl) for effect in effects):
        working.append("mind-control")
    return working


def health_of(sums: list[Summand], role: int) -> int:
    return sum(one.number for one in sums if (one.role, one.value) == (role, "health"))


def is_known(shown: SkirmishShown) -> bool:
    """Whether both sides have laid cards, and the reader knows all of them."""
    cards = shown["cards"]
    return all(cards) and all(one["card"] is not None for side in cards for one in side)


def with_known_cards(skirmish: Skirmish, shown: SkirmishShown) -> Skirmish:
    """A skirmish with only the cards that a reader may see."""
    known = skirmish.copy()
    attacking, defending = (
        tuple(one["card"] for one in cards if one["card"] is not None) for cards in shown["cards"]
    )
    known.cards = (attacking, defending)
    known.marks = ((FACE_UP,) * len(attacking), (FACE_UP,) * len(defending))
    return known


def counting(game: StarCraftGame, known: Skirmish) -> Skirmish:
    """The same without reinforcements that will fail their check, which are discarded unused
    (SC-SKIRM-03)."""
    for role in ROLES:
        card = reinforcement_of(game, known, role)
        if card != NONE and not is_valid(game, known, role, card):
            lift_card(known, role, card)
    return known


def rule_of(box: Box, source: Source, thing: int, value: str) -> str:
    """The rule by which something gives a part of a sum."""
    if source == "text":
        return box.text_rule(thing)
    if source == "technology":
        if thing != box.tech("metabolic_boost"):
            return "SC-CARD-T-11"
        return "BW-CARD-15" if "metabolic_boost" in box.revised else "SC-CARD-Z-10"
    if source == "hero":
        return box.hero_rule(thing)
    if source == "event" and thing != NONE:
        return "BW-CARD-26"
    if source == "event":
        return "SC-EVENT-22" if value == "health" else "SC-EVENT-35"
    return GIVEN_BY[source]


def merged(sums: list[Summand]) -> list[SummandShown]:
    """The summands, attack and health of one source together."""
    rows: dict[tuple[int, str, int, str], SummandShown] = {}
    for role, value, number, source, thing, rule in sums:
        row = rows.setdefault(
            (role, source, thing, rule),
            {
                "role": role,
                "attack": 0,
                "health": 0,
                "source": source,
                "thing": thing,
                "rule": rule,
            },
        )
        if value == "attack":
            row["attack"] += number
        else:
            row["health"] += number
    return [*rows.values()]
