"""The closed language of the card data: every word, its parameters, and their possible values.

`data/clone_wars/EFFECTS.md` defines what the words mean. Here a record is checked against them,
with errors that name file, card and word; nothing is looked up by string during play.
"""

from __future__ import annotations

from collections.abc import Mapping

from orrery.clone_wars.facts.terms import TRIGGER_WORDS, ZONE_WORDS
from orrery.core.errors import BadData, shown
from orrery.core.shapes import NUMBER

Record = Mapping[str, object]

TRAITS = frozenset(
    [
        "bounty_hunter",
        "droid",
        "fighter",
        "jedi",
        "officer",
        "scoundrel",
        "sith",
        "transport",
        "trooper",
        "vehicle",
    ]
)
FACTION_WORDS = frozenset({"own", "enemy", "neutral"})
FILTER_WORDS = frozenset(
    ["who", "faction", "type", "trait", "traits_any", "unique", "name", "max_cost", "other"]
)
STANDING_WORDS = frozenset({"while_in_play", "while_base"})
CLAUSE_WORDS = frozenset({"when", "if", "cost", "do", "else", "must"})

# word: (required parameters, optional parameters)
CONDITIONS: dict[str, tuple[str, str]] = {
    "force_with_you": ("", ""),
    "in_play": ("who", "faction type trait traits_any unique name max_cost other"),
    "first_this_turn": ("", "filter"),
    "attacking": ("target", ""),
    "base_is": ("name", ""),
    "your_turn": ("", ""),
}
EFFECTS: dict[str, tuple[str, str]] = {
    "gain": ("", "attack resources force"),
    "draw": ("n", ""),
    "repair": ("n", ""),
    "pay": ("resources", ""),
    "damage": ("n to", ""),
    "destroy": ("type from", "row_faction"),
    "discard": ("who n pick", ""),
    "discard_row": ("n", "filter"),
    "exile": ("from", "n up_to filter"),
    "exile_self": ("", ""),
    "exile_at_end_of_turn": ("card", ""),
    "choose": ("chooser options", ""),
    "purchase": ("free from to", "filter"),
    "take": ("from to", "filter"),
    "next_purchase_to": ("to", "filter"),
    "put": ("card to", "pick"),
    "reveal_top": ("deck", "if_own if_enemy"),
    "look_top": ("deck n", "then"),
    "look_hand": ("who", ""),
    "swap": ("a b", "filter_a optional"),
    "stat_bonus": ("stat n to", "per max"),
    "prevent_damage": ("n to per", ""),
    "keep_resources": ("", ""),
    "allow_row_attack": ("times_per_turn filter target_value reward", ""),
}
PUT_PLACES = frozenset(ZONE_WORDS) - {"galaxy_row", "opponent_play", "pilots"}
VALUES: dict[tuple[str, str], frozenset[object]] = {
    ("damage", "to"): frozenset({"enemy_base", "enemy_capital_ship"}),
    ("destroy", "type"): frozenset({"capital_ship"}),
    ("destroy", "from"): frozenset({"opponent_play", "galaxy_row"}),
    ("destroy", "row_faction"): frozenset({"enemy", "any"}),
    ("discard", "who"): frozenset({"self", "opponent"}),
    ("discard", "pick"): frozenset({"owner", "random"}),
    ("exile", "from"): frozenset({"hand", "discard", "galaxy_row"}),
    ("exile_at_end_of_turn", "card"): frozenset({"that_card"}),
    ("choose", "chooser"): frozenset({"self", "opponent"}),
    ("purchase", "free"): frozenset({True, False}),
    ("purchase", "from"): frozenset({"galaxy_row", "galaxy_discard", "discard", "exile_pile"}),
    ("purchase", "to"): frozenset({"discard", "hand", "top_of_deck"}),
    ("take", "from"): frozenset({"discard", "exile_pile"}),
    ("take", "to"): frozenset({"hand", "discard"}),
    ("next_purchase_to", "to"): frozenset({"hand", "top_of_deck"}),
    ("put", "card"): frozenset(
        ["this", "that_card", "revealed", "one_looked", "other_looked", "one_of_opponent_hand"]
    ),
    ("put", "pick"): frozenset({"you"}),
    ("put", "to"): PUT_PLACES,
    ("reveal_top", "deck"): frozenset({"galaxy"}),
    ("look_top", "deck"): frozenset({"galaxy"}),
    ("look_hand", "who"): frozenset({"opponent"}),
    ("swap", "a"): frozenset({"looked_card", "galaxy_discard"}),
    ("swap", "b"): frozenset({"galaxy_row"}),
    ("swap", "optional"): frozenset({True, False}),
    ("stat_bonus", "stat"): frozenset({"attack", "hit_points"}),
    ("prevent_damage", "to"): frozenset({"this_base"}),
    ("prevent_damage", "per"): frozenset({"turn"}),
    ("allow_row_attack", "target_value"): frozenset({"cost"}),
    ("attacking", "target"): frozenset({"galaxy_row"}),
    ("in_play", "who"): frozenset({"self", "opponent"}),
}
COUNTED: dict[tuple[str, str], str] = {
    ("gain", "resources"): "cost_of_defeated",
    ("damage", "n"): "cards_discarded",
    ("discard_row", "n"): "all",
}
"""Numbers that may also be a word."""
NUMBERS = frozenset(
    ["n", "up_to", "max", "times_per_turn", "attack", "resources", "force", "max_cost"]
)
LISTS = frozenset({"if_own", "if_enemy", "then", "reward"})
ONLY_STANDING = frozenset({"stat_bonus", "prevent_damage", "keep_resources", "allow_row_attack"})
ONLY_BASE = frozenset({"prevent_damage", "keep_resources", "allow_row_attack"})
ONLY_COST = frozenset({"exile_self", "pay"})
LISTABLE = frozenset([("damage", "to"), ("destroy", "from"), ("exile", "from")])
"""Parameters that may be one word or a list of words."""
MOST_CLAUSES = 12
"""Clauses of a card; ours have one."""
MOST_IN_A_LIST = 12
"""Effects, conditions, options or words in one list; ours have three at most."""
MOST_EFFECTS = 40
"""Effects in one record, including nested ones; ours have four at most."""


class Checker:
    """Checks the words of one record; every error names file, card and word."""

    def __init__(self, where: str) -> None:
        self.where = where  # file and card
        self.effects_seen = 0

    def fail(self, complaint: str) -> BadData:
        return BadData(f"{self.where}: {complaint}")

    def table(self, node: object, what: str) -> Mapping[str, object]:
        if not isinstance(node, Mapping):
            raise self.fail(f"{what} must be a table of words, not {shown(node)}")
        return node

    def items(self, node: object, what: str) -> list[object]:
        if not isinstance(node, list) or not node:
            raise self.fail(f"{what} must be a list with something in it, not {shown(node)}")
        return self.short(node, what)

    def short(self, node: list[object], what: str, most: int = MOST_IN_A_LIST) -> list[object]:
        """A list that no card could print is refused."""
        if len(node) > most:
            raise self.fail(f"{what} cannot have more than {most} entries, and has {len(node)}")
        return node

    def abilities(self, node: object) -> None:
        """All clauses of a card."""
        if not isinstance(node, list):
            raise self.fail(f"ability must be a list of clauses, not {shown(node)}")
        for clause in self.short(node, "ability", MOST_CLAUSES):
            self.clause(clause)

    def clause(self, node: object) -> None:
        """A clause: when, if, cost, do, else, must."""
        clause = self.table(node, "a clause of ability")
        unknown = set(clause) - CLAUSE_WORDS
        if unknown or "do" not in clause or "when" not in clause:
            raise self.fail(
                f"a clause needs when and do, and may have if, cost, else, must; "
                f"this one has {', '.join(clause)}"
            )
        when = clause["when"]
        if not isinstance(when, str) or when not in TRIGGER_WORDS:
            raise self.fail(f"unknown trigger {shown(when)}; known: {', '.join(TRIGGER_WORDS)}")
        standing = when in STANDING_WORDS
        if standing and {"cost", "else", "must"} & set(clause):
            raise self.fail(f"a {when} clause is not used, so it has no cost, else or must")
        if clause.get("must", True) is not True:
            raise self.fail("must is true or left out")
        if "if" in clause:
            self.conditions(clause["if"], str(when))
        self.effects(clause["do"], str(when) if standing else "do")
        for key in ("cost", "else"):
            if key in clause:
                self.effects(clause[key], "cost" if key == "cost" else "do")
        self.joint(clause)

    def joint(self, clause: Mapping[str, object]) -> None:
        """What parts of a clause require of each other."""
        costs = [
            dict(self.table(one, "a cost")) for one in self.items(clause.get("cost", [{}]), "cost")
        ]
        taking = [one for one in costs if one.get("effect") in ("exile", "repair", "discard_row")]
        open_ones = [one for one in taking if one.get("from") != ["hand"]]
        if len(open_ones) > 1:
            raise self.fail("a cost takes from discard pile, row or base once, not several times")
        if any(one.get("effect") == "put" for one in costs):
            raise self.fail("put has no place in cost")
        conditions = [
            self.table(one, "a condition") for one in self.items(clause.get("if", [{}]), "if")
        ]
        if any(one.get("cond") == "attacking" for one in conditions):
            for one in self.items(clause["do"], "do"):
                if self.table(one, "an effect").get("to") != "this":
                    raise self.fail('attacking strengthens the attacking card: to = "this"')

    def conditions(self, nodes: object, when: str) -> None:
        """A list of conditions, all of which must hold."""
        for node in self.items(nodes, "if"):
            condition = self.table(node, "a condition")
            word = self.parameters(condition, "cond", CONDITIONS)
            if word == "in_play":
                self.filter({key: condition[key] for key in condition if key != "cond"})
            if word == "first_this_turn" and when not in ("on_play_card", "on_purchase_card"):
                raise self.fail(f"first_this_turn has no meaning under {when}")
            if word == "attacking" and when != "while_in_play":
                raise self.fail(f"attacking has no meaning under {when}")

    def effects(self, nodes: object, place: str) -> None:
        """A list of effects. `place`: do, cost, while_in_play or while_base."""
        for node in self.items(nodes, place):
            effect = self.table(node, "an effect")
            self.effects_seen += 1
            if self.effects_seen > MOST_EFFECTS:
                raise self.fail(f"a card cannot have more than {MOST_EFFECTS} effects in all")
            word = self.parameters(effect, "effect", EFFECTS)
            if (word in ONLY_STANDING) != (place in STANDING_WORDS):
                raise self.fail(f"{word} has no place in {place}")
            if word in ONLY_BASE and place != "while_base":
                raise self.fail(f"{word} belongs to while_base, not to {place}")
            if word in ONLY_COST and place != "cost":
                raise self.fail(f"{word} is a cost and has no place in {place}")
            if "if" in effect:
                self.conditions(effect["if"], place)
            self.shape(word, effect)

    def shape(self, word: str, effect: Mapping[str, object]) -> None:
        """What single words require besides their parameters."""
        if word == "exile" and ("n" in effect) == ("up_to" in effect):
            raise self.fail("exile needs either n or up_to")
        if word == "gain" and not {"attack", "resources", "force"} & set(effect):
            raise self.fail("gain needs attack, resources or force")
        if word == "stat_bonus":
            to = effect["to"]
            if to != "this":
                self.filter(self.table(to, "stat_bonus to"))
            per = dict(self.table(effect.get("per", {"count": "in_play"}), "stat_bonus per"))
            if per.pop("count", None) not in ("in_play", "own_bases_in_enemy_victory_pile"):
                raise self.fail(f"per counts in_play or own_bases_in_enemy_victory_pile, not {per}")
            self.filter(per)
        if word == "choose":
            for option in self.items(effect["options"], "options"):
                self.effects(option, "do")
        for key in LISTS & set(effect):
            self.effects(effect[key], "do")

    def parameters(
        self, node: Mapping[str, object], kind: str, table: dict[str, tuple[str, str]]
    ) -> str:
        """The word of a node, after checking that its parameters are complete and possible."""
        word = node.get(kind)
        if not isinstance(word, str) or word not in table:
            raise self.fail(f"unknown {kind} {shown(word)}; known: {', '.join(table)}")
        must, may = (set(names.split()) for names in table[word])
        given = set(node) - {kind} - ({"if"} if kind == "effect" else set())
        if not must <= given <= must | may:
            raise self.fail(
                f"{word} takes {', '.join(sorted(must)) or 'nothing'}"
                f"{' and may take ' + ', '.join(sorted(may)) if may else ''}; "
                f"given: {', '.join(sorted(given)) or 'nothing'}"
            )
        for key in sorted(given):
            self.value(word, key, node[key])
        return word

    def value(self, word: str, key: str, value: object) -> None:
        """The value of one parameter."""
        allowed = VALUES.get((word, key))
        if allowed is not None:
            listed = isinstance(value, list) and (word, key) in LISTABLE
            said = self.items(value, f"{word} {key}") if listed else [value]
            if not said or not all(isinstance(v, (str, bool)) and v in allowed for v in said):
                known = ", ".join(sorted(map(str, allowed)))
                raise self.fail(f"{word} {key} cannot be {shown(value)}; possible: {known}")
        elif key in NUMBERS and COUNTED.get((word, key)) != value:
            self.number(f"{word} {key}", value)
        elif key in ("filter", "filter_a"):
            self.filter(self.table(value, f"{word} {key}"))
        elif key == "name" and not isinstance(value, str):
            raise self.fail(f"{word} name must be a string, not {shown(value)}")

    def number(self, what: str, value: object) -> None:
        if wrong := NUMBER.complaint(what, value, {}):
            raise self.fail(wrong)

    def filter(self, words: Mapping[str, object]) -> None:
        """Filter words: all that are given must match."""
        unknown = set(words) - FILTER_WORDS
        if unknown:
            known = ", ".join(sorted(FILTER_WORDS))
            raise self.fail(f"unknown filter word {shown(min(unknown))}; known: {known}")
        factions = words.get("faction", [])
        named = factions if isinstance(factions, list) else [factions]
        for faction in self.short(named, "faction"):
            if not isinstance(faction, str) or faction not in FACTION_WORDS:
                raise self.fail(f"faction is own, enemy or neutral, not {shown(faction)}")
        if words.get("type", "unit") not in ("unit", "capital_ship"):
            raise self.fail(f"type is unit or capital_ship, not {shown(words['type'])}")
        if words.get("who", "self") not in ("self", "opponent"):
            raise self.fail(f"who is self or opponent, not {shown(words['who'])}")
        traits = words.get("traits_any", [])
        one = [words["trait"]] if "trait" in words else []
        any_of = traits if isinstance(traits, list) else [traits]
        for trait in one + self.short(any_of, "traits_any"):
            if not isinstance(trait, str) or trait not in TRAITS:
                raise self.fail(f"unknown trait {shown(trait)}; known: {', '.join(sorted(TRAITS))}")
        if not isinstance(words.get("name", ""), str):
            raise self.fail(f"name must be a string, not {shown(words['name'])}")
        for key in ("unique", "other"):
            if not isinstance(words.get(key, True), bool):
                raise self.fail(f"{key} is true or false, not {shown(words[key])}")
        if "max_cost" in words:
            self.number("max_cost", words["max_cost"])
