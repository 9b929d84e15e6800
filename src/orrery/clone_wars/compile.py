"""Turns the clauses of the chosen cards into a box of facts and immutable effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from orrery.clone_wars.facts.box import (
    NEVER,
    Box,
    Clause,
    Filter,
    Printed,
    StandingClause,
    make_options,
    make_standing_tables,
)
from orrery.clone_wars.facts.library import EDITION_OF
from orrery.clone_wars.facts.standing import (
    AllowRowAttack,
    KeepResources,
    PreventDamage,
    StatBonus,
)
from orrery.clone_wars.facts.terms import NONE, STANDING, TRIGGER_WORDS, ZONE_WORDS
from orrery.clone_wars.rules.effects.cards import (
    Choose,
    Discard,
    Exile,
    ExileAtEndOfTurn,
    ExileSelf,
    Take,
)
from orrery.clone_wars.rules.effects.conditions import (
    Attacking,
    BaseIs,
    FirstThisTurn,
    ForceWithYou,
    InPlay,
    YourTurn,
)
from orrery.clone_wars.rules.effects.gains import (
    CARDS_DISCARDED,
    COST_OF_DEFEATED,
    Damage,
    Destroy,
    Draw,
    Gain,
    Pay,
    Repair,
)
from orrery.clone_wars.rules.effects.galaxy import (
    ALL,
    DiscardRow,
    LookHand,
    LookTop,
    RevealTop,
    Swap,
)
from orrery.clone_wars.rules.effects.market import NextPurchaseTo, PurchaseCard
from orrery.clone_wars.rules.effects.put import PutCard, PutGalaxyCard, PutOpponentsCard
from orrery.core.errors import BrokenRules

if TYPE_CHECKING:
    from orrery.clone_wars.facts.effect import Condition, Effect, Standing
    from orrery.clone_wars.facts.library import Library
    from orrery.core.facts import Fact

Node = Mapping[str, object]


def number(node: Node, key: str, default: int = 0) -> int:
    """A number in a checked record."""
    value = node.get(key, default)
    return value if isinstance(value, int) else default


def nodes(value: object) -> list[Node]:
    """A list of tables in a checked record."""
    return [node for node in value if isinstance(node, Mapping)] if isinstance(value, list) else []


def words(value: object) -> list[str]:
    """One word or a list of words."""
    return [str(word) for word in value] if isinstance(value, list) else [str(value)]


def deal_cards(library: Library, settings: Mapping[str, str]) -> list[list[Fact]]:
    """The groups of a game's cards, each copy separately: starters by seat, galaxy, pilots, bases
    by seat. Both factions' packs and one neutral pack, never mixed (CW-MODE-05, CW-MODE-06)."""
    editions = library.editions
    sides = settings["factions"].split(",")
    neutral, pilots = editions[settings["neutral"]], editions[settings["pilots"]]
    galaxy = [fact for side in sides for fact in editions[EDITION_OF[side]].group("galaxy", side)]
    galaxy += neutral.group("galaxy", "neutral")
    groups = [editions[EDITION_OF[side]].group("starter", side) for side in sides]
    groups += [galaxy, pilots.group("pilot", "neutral")]
    groups += [editions[EDITION_OF[side]].bases_of(side) for side in sides]
    return [[f for f in group for _ in range(number(f, "copies", 1))] for group in groups]


def make_box(library: Library, settings: dict[str, str]) -> Box:
    """All cards of a game, numbered, with their facts, texts and options."""
    groups = deal_cards(library, settings)
    facts = [fact for group in groups for fact in group]
    ends = [sum(len(g) for g in groups[: i + 1]) for i in range(len(groups))]
    zones = [tuple(range(end - len(g), end)) for end, g in zip(ends, groups, strict=True)]
    box = Box()
    box.size, box.settings, box.library = len(facts), settings, library
    first, second = settings["factions"].split(",")
    box.factions = (first, second)
    box.starters, box.galaxy, box.pilots = (zones[0], zones[1]), zones[2], zones[3]
    box.bases = (zones[4], zones[5])
    box.may_pay_off = settings["pay_off"] == "yes"
    print_facts(box, facts)
    compiler = Compiler(box, facts)
    compiler.compile()
    make_options(box)
    return box


def print_facts(box: Box, facts: list[Fact]) -> None:
    """Figures as tuples by card; a missing number counts as 0, as does a starter's cost
    (CW-TERM-02, CW-TERM-05, CW-TERM-10)."""
    kinds: dict[int, int] = {}
    box.kind = tuple(kinds.setdefault(id(fact), len(kinds)) for fact in facts)
    bases = {*box.bases[0], *box.bases[1]}
    box.is_base = tuple([card in bases for card in range(box.size)] + [False])
    box.printed = tuple(
        Printed(
            str(fact["id"]),
            str(fact["name"]),
            str(fact["faction"]),
            "base" if box.is_base[card] else str(fact["type"]),
            fact,
        )
        for card, fact in enumerate(facts)
    )
    sides = {box.factions[0]: 0, box.factions[1]: 1}
    box.faction = tuple([sides.get(str(fact["faction"]), NONE) for fact in facts] + [NONE])
    box.is_ship = tuple([fact.get("type") == "capital_ship" for fact in facts] + [False])
    box.cost = figures(facts, "cost")
    box.attack = figures(facts, "attack")
    box.resources = figures(facts, "resources")
    box.force = figures(facts, "force")
    box.hit_points = figures(facts, "hit_points")
    box.target = figures(facts, "target_value")
    everything = range(box.size)
    box.neutral = frozenset(c for c in everything if facts[c]["faction"] == "neutral")
    prices = [
        tuple([box.cost[c] if box.faction[c] != 1 - seat else NEVER for c in everything] + [NEVER])
        for seat in (0, 1)
    ]
    box.price = (prices[0], prices[1])
    enemies = [
        frozenset(c for c in box.galaxy if box.faction[c] == 1 - seat and not box.is_ship[c])
        for seat in (0, 1)
    ]
    box.enemy_units = (enemies[0], enemies[1])


def figures(facts: list[Fact], key: str) -> tuple[int, ...]:
    return tuple([number(fact, key) for fact in facts] + [0])


class Compiler:
    """Makes the effects of one box; lists are numbered, and frames refer to them by number."""

    def __init__(self, box: Box, facts: list[Fact]) -> None:
        self.box, self.facts = box, facts
        self.lists: list[tuple[Effect, ...]] = []
        self.filters: list[Filter] = []
        self.first_of = {kind: card for card, kind in reversed([*enumerate(box.kind)])}

    def compile(self) -> None:
        box = self.box
        abilities: dict[int, tuple[Clause, ...]] = {}
        standing: dict[int, tuple[StandingClause, ...]] = {}
        rewards: dict[int, int] = {}
        for card, fact in enumerate(self.facts):
            kind = box.kind[card]
            if kind not in abilities:
                clauses = nodes(fact["ability"])
                abilities[kind] = tuple(self.clause(node) for node in clauses)
                standing[kind] = tuple(
                    StandingClause(
                        self.conditions(node) + self.conditions(effect),
                        (self.standing_effect(effect),),
                    )
                    for node in clauses
                    if TRIGGER_WORDS[str(node["when"])] in STANDING
                    for effect in nodes(node["do"])
                )
                rewards[kind] = self.effects(nodes(fact["reward"])) if "reward" in fact else NONE
        box.abilities = tuple(abilities[kind] for kind in box.kind)
        box.standing = tuple([standing[kind] for kind in box.kind] + [()])
        box.reward = tuple(rewards[kind] for kind in box.kind)
        box.effects, box.filters = tuple(self.lists), tuple(self.filters)
        box.clauses_by_trigger = tuple(
            frozenset(
                card
                for card in range(box.size)
                if any(clause.when == trigger for clause in box.abilities[card])
            )
            for trigger in range(len(TRIGGER_WORDS))
        )
        make_standing_tables(box)

    def clause(self, node: Node) -> Clause:
        """One ability of a card; "while" texts are kept separately."""
        when = TRIGGER_WORDS[str(node["when"])]
        if when in STANDING:
            return Clause(when, (), NONE, NONE, NONE, False)
        cost = self.effects(nodes(node["cost"])) if "cost" in node else NONE
        otherwise = self.effects(nodes(node["else"])) if "else" in node else NONE
        do = self.effects(nodes(node["do"]))
        return Clause(when, self.conditions(node), cost, do, otherwise, bool(node.get("must")))

    def conditions(self, node: Node) -> tuple[Condition, ...]:
        purchases = node.get("when") == "on_purchase_card"
        return tuple(self.condition(one, purchases) for one in nodes(node.get("if")))

    def condition(self, node: Node, purchases: bool) -> Condition:
        match node["cond"]:
            case "force_with_you":
                return ForceWithYou()
            case "in_play":
                return InPlay(self.filter(node), node["who"] == "opponent")
            case "first_this_turn":
                return FirstThisTurn(self.filter(node.get("filter", {})), purchases)
            case "attacking":
                return Attacking()
            case "base_is":
                return BaseIs(
                    frozenset(
                        base
                        for base in self.box.bases[0] + self.box.bases[1]
                        if self.box.printed[base].name == node["name"]
                    )
                )
            case "your_turn":
                return YourTurn()
        raise BrokenRules(f"the checker accepted an unknown condition: {node}")

    def filter(self, node: object) -> Filter:
        """The cards that fit all words, seen from either seat; traits match exactly
        (CW-TERM-06, CW-TERM-09)."""
        given = node if isinstance(node, Mapping) else {}
        fits = [self.fitting(seat, given) for seat in (0, 1)]
        return Filter((fits[0], fits[1]), bool(given.get("other")))

    def fitting(self, seat: int, given: Node) -> frozenset[int]:
        """All copies of a card fit, or none."""
        kinds = {kind for kind, card in self.first_of.items() if self.fits(card, seat, given)}
        return frozenset(card for card, kind in enumerate(self.box.kind) if kind in kinds)

    def fits(self, card: int, seat: int, given: Node) -> bool:
        box, fact = self.box, self.facts[card]
        if box.is_base[card]:
            return False
        traits = set(words(fact["traits"]))
        if "faction" in given and "who" not in given:
            relative = {seat: "own", 1 - seat: "enemy", NONE: "neutral"}[box.faction[card]]
            if relative not in words(given["faction"]):
                return False
        elif "faction" in given:  # in play, "enemy" is whatever the opponent controls (CW-TERM-06)
            relative = {seat: "own", 1 - seat: "enemy", NONE: "neutral"}[box.faction[card]]
            said = words(given["faction"])
            if relative not in said and not ("enemy" in said and given["who"] == "opponent"):
                return False
        return (
            given.get("type", fact["type"]) == fact["type"]
            and ("trait" not in given or given["trait"] in traits)
            and ("traits_any" not in given or bool(traits & set(words(given["traits_any"]))))
            and ("unique" not in given or given["unique"] == fact["unique"])
            and given.get("name", fact["name"]) == fact["name"]
            and ("max_cost" not in given or box.cost[card] <= number(given, "max_cost"))
        )

    def effects(self, given: list[Node]) -> int:
        """A list of effects gets a number."""
        made = tuple(self.effect(node) for node in given)
        self.lists.append(made)
        return len(self.lists) - 1

    def effect(self, node: Node) -> Effect:
        effect = self.make(node)
        effect.conditions = self.conditions(node)
        effect.always = isinstance(effect, ExileSelf | NextPurchaseTo) or (
            isinstance(effect, Gain) and bool(effect.attack or effect.resources)
        )
        return effect

    def optional_filter(self, node: Node, key: str = "filter") -> Filter | None:
        return self.filter(node[key]) if key in node else None

    def inner(self, node: Node, key: str) -> int:
        return self.effects(nodes(node[key])) if key in node else NONE

    def make(self, node: Node) -> Effect:
        """One effect from its word."""
        simple = self.make_simple(node)
        if simple is not None:
            return simple
        match node["effect"]:
            case "discard_row":
                n = ALL if node["n"] == "all" else number(node, "n")
                return DiscardRow(n, self.optional_filter(node))
            case "exile":
                sources = tuple(ZONE_WORDS[word] for word in words(node["from"]))
                n = number(node, "up_to" if "up_to" in node else "n")
                return Exile(n, "up_to" in node, sources, self.optional_filter(node))
            case "choose":
                options = node["options"] if isinstance(node["options"], list) else []
                lists = tuple(self.effects(nodes(option)) for option in options)
                return Choose(node["chooser"] == "opponent", lists)
            case "purchase":
                source, to = ZONE_WORDS[str(node["from"])], ZONE_WORDS[str(node["to"])]
                return PurchaseCard(node["free"] is True, source, to, self.optional_filter(node))
            case "take":
                wanted = self.filter(node.get("filter", {}))
                return Take(node["from"] == "exile_pile", node["to"] == "hand", wanted)
            case "next_purchase_to":
                self.filters.append(self.filter(node.get("filter", {})))
                return NextPurchaseTo(ZONE_WORDS[str(node["to"])], len(self.filters) - 1)
            case "put":
                return self.put(node)
            case "reveal_top":
                return RevealTop(self.inner(node, "if_own"), self.inner(node, "if_enemy"))
            case "look_top":
                return LookTop(number(node, "n"), self.inner(node, "then"))
            case "swap":
                wanted_in = self.optional_filter(node, "filter_a")
                return Swap(node["a"] == "looked_card", wanted_in, node.get("optional") is True)
        raise BrokenRules(f"the checker accepted an unknown effect: {node}")

    def make_simple(self, node: Node) -> Effect | None:
        """Effects without filters and lists."""
        match node["effect"]:
            case "gain":
                by_cost = node.get("resources") == "cost_of_defeated"
                resources = COST_OF_DEFEATED if by_cost else number(node, "resources")
                return Gain(number(node, "attack"), resources, number(node, "force"))
            case "draw":
                return Draw(number(node, "n"))
            case "repair":
                return Repair(number(node, "n"))
            case "pay":
                return Pay(number(node, "resources"))
            case "damage":
                n = CARDS_DISCARDED if node["n"] == "cards_discarded" else number(node, "n")
                to = words(node["to"])
                return Damage(n, "enemy_base" in to, "enemy_capital_ship" in to)
            case "destroy":
                where = words(node["from"])
                only_enemy = node.get("row_faction", "enemy") == "enemy"
                return Destroy("opponent_play" in where, "galaxy_row" in where, only_enemy)
            case "discard":
                at_random = node["pick"] == "random"
                return Discard(node["who"] == "opponent", number(node, "n"), at_random)
            case "exile_self":
                return ExileSelf()
            case "exile_at_end_of_turn":
                return ExileAtEndOfTurn()
            case "look_hand":
                return LookHand()
        return None

    def put(self, node: Node) -> Effect:
        to = ZONE_WORDS[str(node["to"])]
        match node["card"]:
            case "this" | "that_card":
                return PutCard(node["card"] == "this", to)
            case "one_of_opponent_hand":
                return PutOpponentsCard(to)
            case which:
                return PutGalaxyCard(which == "revealed", which == "one_looked", to)

    def standing_effect(self, node: Node) -> Standing:
        match node["effect"]:
            case "stat_bonus":
                to = None if node["to"] == "this" else self.filter(node["to"])
                per = node.get("per")
                per = per if isinstance(per, Mapping) else None
                lost = per is not None and per["count"] == "own_bases_in_enemy_victory_pile"
                count = self.filter(per) if per is not None and not lost else None
                most = number(node, "max") if "max" in node else None
                return StatBonus(str(node["stat"]), number(node, "n"), to, count, lost, most)
            case "prevent_damage":
                return PreventDamage(number(node, "n"))
            case "allow_row_attack":
                reward = self.effects(nodes(node["reward"]))
                times = number(node, "times_per_turn")
                return AllowRowAttack(times, self.filter(node["filter"]), reward)
            case "keep_resources":
                return KeepResources()
        raise BrokenRules(f"the checker accepted an unknown standing word: {node}")
