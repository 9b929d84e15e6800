"""The Compare step: attack and health, capability, Cloaking and Detector, and so who is strong
enough to destroy. A unit has no health of its own; its card has.

Nothing is changed here; the same sums are shown to players, part by part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from orrery.starcraft.board.queries import are_among, has_event, has_technology
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import AIR_SUPPORT, ATTACKER, DEFENDER, IN_AIR, NONE, ON_GROUND
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    reinforcement_of,
    standard_of,
    units_in,
    units_in_battle,
)
from orrery.starcraft.rules.cards.effects import (
    Attack,
    Cloaking,
    Detector,
    Health,
    LoseAttack,
    NoAntiAircraft,
    NoSupport,
    OnlySupport,
    Splash,
    Stasis,
)
from orrery.starcraft.rules.scenarios.bunkers import is_entrenched

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Skirmish, StarCraftGame
    from orrery.starcraft.rules.cards.effects import Effect

SPECIAL_ATTACK = 1
ANTI_AIRCRAFT = 1
DEFENSE_MATRIX = 1
METABOLIC_BOOST = 2
GUARD = 2

Pair = tuple[int, int]
Source = Literal["card", "text", "unit", "event", "module", "technology", "order", "hero", "guard"]
"""What can give a part of a sum."""
SOURCES: tuple[Source, ...] = get_args(Source)


class Summand(NamedTuple):
    """One part of a sum: which side's attack or health, how much, and what gives it."""

    role: int
    value: str  # "attack" or "health"
    number: int
    source: Source
    thing: int
    rule: str


class Comparison(NamedTuple):
    """What the Compare step found; it holds until the skirmish ends (SC-SKIRM-12)."""

    attack: Pair
    health: Pair
    hits: Pair  # the kinds each front-line unit can attack in this skirmish
    cloaked: Pair  # bits of the unit types of each side whose Cloaking works
    detecting: Pair  # whether each side has Detector
    splash: tuple[tuple[int, ...], tuple[int, ...]]  # cards that deal splash damage if triggered
    sums: tuple[Summand, ...]


class Text(NamedTuple):
    """A text that applies in a skirmish: the card, what it does, and the rule that says so."""

    card: int
    effect: Effect
    rule: str


def texts_at_work(game: StarCraftGame, skirmish: Skirmish, role: int) -> list[Text]:
    """The texts of a side that apply: of a standard card matching the front-line unit, and of a
    reinforcement, which has passed its check (SC-SKIRM-10, SC-SKIRM-03, SC-TIME-05)."""
    box = game.facts
    cards = [reinforcement_of(game, skirmish, role)]
    standard = standard_of(game, skirmish, role)
    if standard != NONE and is_match(game, skirmish, role, standard):
        cards.insert(0, standard)
    return [
        Text(card, effect, box.text_rule(card))
        for card in cards
        if card != NONE
        for effect in box.effects[card]
    ]


def is_match(game: StarCraftGame, skirmish: Skirmish, role: int, card: int) -> bool:
    """Whether one of the card's icons shows the front-line unit; supporting units never matter
    (SC-SKIRM-10)."""
    front = skirmish.front[role]
    return front != NONE and bool(game.facts.icons[card] & game.facts.card_bit[front])


def is_valid(game: StarCraftGame, skirmish: Skirmish, role: int, card: int) -> bool:
    """Whether a reinforcement passes its check: an icon is the front-line unit, or an icon with the
    specialty support symbol a supporting unit of this skirmish (SC-SKIRM-03, SC-SKIRM-04)."""
    box = game.facts
    if is_match(game, skirmish, role, card):
        return True
    return any(box.support_icons[card] & box.card_bit[unit] for unit in skirmish.support[role])


def card_values(game: StarCraftGame, skirmish: Skirmish, role: int, card: int) -> Pair:
    """Attack and health of a standard card: the large values if it matches, else the small ones
    (SC-SKIRM-10)."""
    big = is_large(game, skirmish, role, card)
    return game.facts.major[card] if big else game.facts.minor[card]


def is_large(game: StarCraftGame, skirmish: Skirmish, role: int, card: int) -> bool:
    """Whether the large values of a standard card count: if it matches, but never with an Assist
    unit in front, and always with one hero (SC-SKIRM-10, SC-SKIRM-11, BW-LEADCARD-05)."""
    box, front = game.facts, skirmish.front[role]
    if front in box.hero_bonus and box.hero_bonus[front].any_card:
        return True
    return is_match(game, skirmish, role, card) and not box.assist[front]


class Compare:
    """One Compare step, in the order of the catalogue's ruling (SC-SKIRM-06)."""

    def __init__(self, game: StarCraftGame, skirmish: Skirmish) -> None:
        self.game, self.box = game, game.facts
        self.battle = battle_of(game.state)
        self.skirmish = skirmish
        self.players = tuple(game.state.players[seat] for seat in self.battle.seats)
        self.texts = tuple(texts_at_work(game, skirmish, role) for role in (ATTACKER, DEFENDER))
        self.sums: list[Summand] = []

    def result(self) -> Comparison:
        """Values, capability and Cloaking, bonuses, support, Stasis Field, Metabolic Boost, in this
        order (SC-SKIRM-06, SC-SKIRM-13, SC-SKIRM-14)."""
        for role in (ATTACKER, DEFENDER):
            self.add_card_values(role)
        detecting = (self.has_detector(ATTACKER), self.has_detector(DEFENDER))
        for role in (ATTACKER, DEFENDER):
            self.add_texts(role)
            self.add_standing_bonuses(role)
            self.add_support(role)
        if self.battle.guarded:
            self.add_guard()
        if self.box.has_keywords:
            self.leave_only_support(ATTACKER)
            self.leave_only_support(DEFENDER)
        attack = (self.total(ATTACKER, "attack"), self.total(DEFENDER, "attack"))
        if self.has(ATTACKER, Stasis) or self.has(DEFENDER, Stasis):
            attack = (0, 0)
        self.add_metabolic_boost(attack)
        return Comparison(
            attack,
            (self.total(ATTACKER, "health"), self.total(DEFENDER, "health")),
            (self.front_hits(ATTACKER), self.front_hits(DEFENDER)),
            (
                0 if detecting[DEFENDER] else self.cloaked(ATTACKER),
                0 if detecting[ATTACKER] else self.cloaked(DEFENDER),
            ),
            (int(detecting[ATTACKER]), int(detecting[DEFENDER])),
            (self.splash(ATTACKER, detecting), self.splash(DEFENDER, detecting)),
            tuple(self.sums),
        )

    def add(
        self, role: int, value: str, number: int, source: Source, thing: int, rule: str
    ) -> None:
        if number:
            self.sums.append(Summand(role, value, number, source, thing, rule))

    def total(self, role: int, value: str) -> int:
        """The attack or health of a side so far: every summand, from whatever source
        (SC-SKIRM-13, SC-SKIRM-14)."""
        return sum(one.number for one in self.sums if one.role == role and one.value == value)

    def has(self, role: int, kind: type[Effect]) -> bool:
        return any(isinstance(text.effect, kind) for text in self.texts[role])

    def add_card_values(self, role: int) -> None:
        """The values of the standard card, if there is one (SC-BATTLE-17)."""
        card = standard_of(self.game, self.skirmish, role)
        if card == NONE:
            return  # no card at all: basic attack and health are 0 (SC-BATTLE-17)
        attack, health = card_values(self.game, self.skirmish, role, card)
        self.add(role, "attack", attack, "card", card, "SC-SKIRM-10")
        self.add(role, "health", health, "card", card, "SC-SKIRM-10")

    def add_texts(self, role: int) -> None:
        """What the cards' texts add if their conditions hold; "vs." only looks at the enemy
        front-line unit; a new unit is in a list only if its whole class is
        (SC-SKIRM-17, SC-SKIRM-18, BW-CARD-45)."""
        box, skirmish = self.box, self.skirmish
        front, enemy = skirmish.front[role], skirmish.front[1 - role]
        at_base = self.game.state.bases[self.battle.area] == self.battle.seats[role]
        for card, effect, rule in self.texts[role]:
            if isinstance(effect, Attack):
                holds = (
                    (not effect.front or effect.front & box.card_bit[front])
                    and effect.versus & box.kind[enemy]
                    and (not effect.versus_units or effect.versus_units & box.unit_bit[enemy])
                    and (at_base or not effect.at_base)
                    and (skirmish.support[role] or not effect.supported)
                )
                self.add(role, "attack", effect.number if holds else 0, "text", card, rule)
            elif isinstance(effect, Health):
                holds = (not effect.front or effect.front & box.card_bit[front]) and (
                    at_base or not effect.at_base or self.is_entrenched(role, card)
                )
                self.add(role, "health", effect.number if holds else 0, "text", card, rule)

    def is_entrenched(self, role: int, card: int) -> bool:
        """In one scenario a guard token in the area, which only a defender has there, is as good as
        a base for a Bunker (BW-SCEN-14)."""
        return is_entrenched(self.game, self.battle.seats[role], self.battle.area, card)

    def add_standing_bonuses(self, role: int) -> None:
        """Bonuses of the battle, the special order, Air Support and Defense Matrix
        (SC-MOVE-15, SC-MODULE-06, SC-MODULE-08, SC-CARD-T-11)."""
        box, battle, player = self.box, self.battle, self.players[role]
        self.add(role, "attack", battle.attack[role], "event", NONE, "SC-EVENT-35")
        self.add(role, "health", battle.health[role], "event", NONE, "SC-EVENT-22")
        if role == ATTACKER and battle.special:
            self.add(role, "attack", SPECIAL_ATTACK, "order", NONE, "SC-MOVE-15")
        self.add_anti_aircraft(role)
        if box.hero_bonus:
            self.add_heroes(role)
        matrix = box.tech("defense_matrix")
        vessel = are_among(box, "science_vessel", self.skirmish.support[role])
        if vessel and has_technology(box, player, matrix):
            self.add(role, "health", DEFENSE_MATRIX, "technology", matrix, "SC-CARD-T-11")

    def add_guard(self) -> None:
        """A guard token raises what all other bonuses add to the defender's health to 2, never
        higher; the health on a card is no bonus (BW-DEFEND-07, BW-DEFEND-08)."""
        others = sum(
            one.number
            for one in self.sums
            if (one.role, one.value) == (DEFENDER, "health") and one.source != "card"
        )
        self.add(DEFENDER, "health", max(GUARD - others, 0), "guard", NONE, "BW-DEFEND-08")

    def add_anti_aircraft(self, role: int) -> None:
        """Air Support against a flying front-line unit, unless Disruption Web stops it
        (SC-MODULE-06, BW-CARD-14)."""
        flies = self.box.kind[self.skirmish.front[1 - role]] == IN_AIR
        if flies and self.has_air_support(role) and not self.has(1 - role, NoAntiAircraft):
            self.add(role, "attack", ANTI_AIRCRAFT, "module", AIR_SUPPORT, "SC-MODULE-06")

    def add_heroes(self, role: int) -> None:
        """What the hero in front adds, and the one who leads the side's whole army, as long as they
        are in the battle (BW-LEAD-15, BW-LEADCARD-25)."""
        box, front = self.box, self.skirmish.front[role]
        if front in box.hero_bonus:
            bonus, rule = box.hero_bonus[front], box.hero_rule(front)
            self.add(role, "attack", bonus.attack, "hero", front, rule)
            self.add(role, "health", bonus.health, "hero", front, rule)
        for unit in units_in_battle(self.game.state, role):
            if unit in box.hero_bonus:
                army = box.hero_bonus[unit].army
                self.add(role, "attack", army, "hero", unit, box.hero_rule(unit))
        if self.players[role].events:
            self.add_heroic_strategy(role)

    def add_heroic_strategy(self, role: int) -> None:
        """With a hero of the side in the skirmish, one more attack, and if the hero is in front,
        one more health (BW-CARD-26)."""
        box, card = self.box, self.box.event("heroic_strategy")
        if not has_event(self.players[role], card):
            return
        front, support = self.skirmish.front[role], self.skirmish.support[role]
        heroes = any(box.hero[unit] for unit in (front, *support))
        self.add(role, "attack", int(heroes), "event", card, "BW-CARD-26")
        self.add(role, "health", int(box.hero[front]), "event", card, "BW-CARD-26")

    def has_air_support(self, role: int) -> bool:
        """Whether the side has the module and a base of its own in the area, attacking or defending
        (SC-MODULE-05, SC-MODULE-06)."""
        at_base = self.game.state.bases[self.battle.area] == self.battle.seats[role]
        return at_base and modules_of(self.box, self.players[role], AIR_SUPPORT) > 0

    def add_support(self, role: int) -> None:
        """Each supporting unit adds its value if it can attack the kind of the enemy front-line
        unit (SC-SKIRM-15)."""
        if self.has(1 - role, NoSupport):
            return
        enemy = self.box.kind[self.skirmish.front[1 - role]]
        for unit in self.skirmish.support[role]:
            if self.unit_hits(role, unit) & enemy:
                self.add(role, "attack", self.box.support[unit], "unit", unit, "SC-SKIRM-15")

    def leave_only_support(self, role: int) -> None:
        """Against Optic Flare nothing of the attack counts but the support values
        (BW-CARD-04)."""
        if self.has(1 - role, OnlySupport):
            self.sums = [
                one
                for one in self.sums
                if (one.role, one.value) != (role, "attack") or one.source == "unit"
            ]

    def unit_hits(self, role: int, unit: int) -> int:
        """What a unit can attack in this skirmish (SC-SKIRM-16)."""
        hits = self.box.hits[unit]
        for side in (ATTACKER, DEFENDER):
            for _, effect, _ in self.texts[side]:
                if (
                    isinstance(effect, LoseAttack)
                    and effect.units & self.box.unit_bit[unit]
                    and (side != role or effect.both_sides)
                ):
                    hits &= ~effect.kinds
        return hits

    def front_hits(self, role: int) -> int:
        return self.unit_hits(role, self.skirmish.front[role])

    def has_detector(self, role: int) -> bool:
        """Detector from a unit in this skirmish, a text, the battle, Parasite or Air Support
        (SC-CLOAK-05, SC-CLOAK-06, SC-FACT-13)."""
        box, player = self.box, self.players[role]
        units = units_in(self.skirmish, role)
        parasite = has_technology(box, player, box.tech("parasite"))
        return (
            bool(self.battle.detector[role])
            or self.has(role, Detector)
            or any(box.detector[unit] for unit in units)
            or (parasite and are_among(box, "queen", units))
            or self.has_air_support(role)
        )

    def cloaked(self, role: int) -> int:
        """The types of a side that have Cloaking here: on the sheet, by a text, or all but Arbiters
        where the owner of the Protoss Cloaking Field has a supporting Arbiter, stolen and new units
        too (BW-KEY-06, SC-CARD-P-08, BW-KEY-22, BW-CARD-45)."""
        box, mask = self.box, self.box.cloaked_bits
        for _, effect, _ in self.texts[role]:
            if isinstance(effect, Cloaking):
                mask |= effect.units
        field = box.tech("cloaking_field_protoss")
        supporting = are_among(box, "arbiter", self.skirmish.support[role])
        if supporting and has_technology(box, self.players[role], field):
            mask |= box.bits["any"] & ~box.bits["arbiter"]
        return mask

    def splash(self, role: int, detecting: tuple[bool, bool]) -> tuple[int, ...]:
        """The cards of a side that deal splash damage if they are triggered; Detector is checked
        now (SC-SPLASH-01, SC-CARD-T-16)."""
        front = self.box.card_bit[self.skirmish.front[role]]
        return tuple(
            card
            for card, effect, _ in self.texts[role]
            if isinstance(effect, Splash)
            and (not effect.front or effect.front & front)
            and not (effect.unseen and detecting[1 - role])
        )

    def add_metabolic_boost(self, attack: Pair) -> None:
        """An attacker with Metabolic Boost and a Zergling in the front line, strong enough to
        destroy an enemy ground unit, gains health; by the revised card that must be the enemy
        front-line unit (SC-CARD-Z-10, BW-CARD-15)."""
        box, skirmish = self.box, self.skirmish
        boost, is_revised = box.tech("metabolic_boost"), "metabolic_boost" in box.revised
        if not are_among(box, "zergling", (skirmish.front[ATTACKER],)):
            return
        if not has_technology(box, self.players[ATTACKER], boost):
            return
        strong = is_enough(attack[ATTACKER], self.total(DEFENDER, "health"))
        enemies = (skirmish.front[DEFENDER],) if is_revised else units_in(skirmish, DEFENDER)
        prey = [unit for unit in enemies if box.kind[unit] == ON_GROUND]
        if strong and prey and self.front_hits(ATTACKER) & ON_GROUND:
            rule = "BW-CARD-15" if is_revised else "SC-CARD-Z-10"
            self.add(ATTACKER, "health", METABOLIC_BOOST, "technology", boost, rule)


def is_enough(attack: int, health: int) -> bool:
    """Whether a side is strong enough to destroy: its attack reaches the enemy's health
    (SC-SKIRM-19)."""
    return attack >= health


def compare(game: StarCraftGame, skirmish: Skirmish) -> Comparison:
    """The outcome of the Compare step of a skirmish."""
    return Compare(game, skirmish).result()
