"""Phrases of card texts: one effect, condition or kind of card, each by its message.

The messages are those of `messages/<locale>/clone-wars-{words,effects}.ftl`;
`words.py` makes sentences.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from orrery.messages import Messages

Record: TypeAlias = Mapping[
    str, Any
]  # a card, clause, effect, condition or filter, as a file has it
Effects: TypeAlias = Sequence[Record]
Arguments: TypeAlias = dict[str, str | int]

ZONES = ("opponent_play", "hand", "discard", "galaxy_row")
TARGETS = ("enemy_base", "enemy_capital_ship")
PLURAL = frozenset({"all", "your"})  # forms of a noun that always mean several cards


@dataclass(frozen=True)
class Voice:
    """Whose text it is: the kind of card, its faction, and where in the text we are."""

    words: Messages
    source: str  # unit, capital_ship, base or reward
    faction: str
    when: str = "action"
    mood: str = "order"
    link: str = "none"
    chooser: str = "self"
    inline: str = "no"

    def say(self, key: str, **arguments: str | int) -> str:
        """A message; an empty part leaves no gap."""
        text = self.words.format(key, source=self.source, **arguments)
        return re.sub(" +", " ", text).replace(" ,", ",").strip(" ")

    def enumerate(self, joint: str, items: Sequence[str], **arguments: str) -> str:
        """The items as "a, b or c"; the message `joint` joins the last one."""
        if len(items) < 2:
            return "".join(items)
        left = items[0]
        for item in items[1:-1]:
            left = self.say("list-comma", left=left, right=item)
        return self.say(joint, left=left, right=items[-1], **arguments)

    def effect(self, effect: Record, after: str = "none") -> str:
        """What the effect does; `after` is the effect before it."""
        word = effect["effect"]
        return self.say(
            f"effect-{word}",
            after=after,
            mood=self.mood,
            link=self.link,
            when=self.when,
            chooser=self.chooser,
            inline=self.inline,
            **ARGUMENTS.get(word, plain)(self, effect),
        )

    def phrase(self, effect: Record, after: str) -> str:
        """The effect with its own condition."""
        if "if" not in effect:
            return self.effect(effect, after)
        voice = self if after == "none" else replace(self, link="also")
        condition = self.conditions(effect["if"])
        return self.say("clause-if-first", condition=condition, body=voice.effect(effect, after))

    def within(self, effects: Effects) -> str:
        """The effects as one phrase inside another effect."""
        voice = replace(self, inline="yes", link="none")
        return voice.enumerate("list-and", [voice.phrase(*each) for each in in_order(effects)])

    def conditions(self, conditions: Effects, *, bonus: str = "no") -> str:
        """All the conditions, worded to follow "if" or "while"."""
        return self.enumerate("list-and", [self.condition(each, bonus) for each in conditions])

    def condition(self, condition: Record, bonus: str) -> str:
        """One condition."""
        word = condition["cond"]
        arguments: Arguments = {"bonus": bonus}
        if word == "in_play":
            fits = {key: value for key, value in condition.items() if key not in {"cond", "who"}}
            arguments |= {"who": condition["who"], "noun": self.noun(fits, "a")}
        elif word == "first_this_turn":
            arguments |= {"noun": self.noun(condition.get("filter", {}), "first")}
        elif word == "base_is":
            arguments |= {"name": self.name(condition["name"])}
        return self.say(f"condition-{word}", **arguments)

    def name(self, name: str) -> str:
        """The name of a card in a sentence."""
        slug = re.sub("[^a-z0-9]+", "_", name.lower()).strip("_")
        return self.say("noun-name", id=slug, name=name)

    def noun(self, fits: Record, form: str, n: int = 1) -> str:
        """The cards that match a filter; `form` and `n` say how many."""
        joint = "list-and" if form in PLURAL else "list-or"
        factions = listed(fits.get("faction", ()))
        if "own" in factions and self.faction == "neutral":
            others = [each for each in factions if each != "own"]
            kinds = [{**fits, "faction": (), "yours": True}]
            kinds += [{**fits, "faction": others}] if others else []
            return self.enumerate(joint, [self.kind(each, form, n) for each in kinds])
        return self.kind(fits, form, n)

    def kind(self, fits: Record, form: str, n: int) -> str:
        """Cards of one kind: quantity, adjectives, noun and what follows it."""
        other = yes(fits.get("other"))
        if "name" in fits and form == "a" and other == "no":
            return self.name(fits["name"])
        factions = [self.faction if each == "own" else each for each in listed(fits.get("faction"))]
        unique = ["unique"] if fits.get("unique") else []
        any_trait, trait = listed(fits.get("traits_any")), listed(fits.get("trait"))
        first = [*factions, *unique, *any_trait, *trait, "card"][0]
        joint = "list-and" if form in PLURAL else "list-or"
        adjectives, head = self.head(any_trait, trait, fits, joint, 2 if form in PLURAL else n)
        cost, who = fits.get("max_cost"), fits.get("who", "self")
        return self.say(
            "noun",
            quantity=self.say("quantity", form=form, n=n, other=other, first=first),
            factions=self.enumerate(joint, [self.say(f"faction-{each}") for each in factions]),
            unique=self.say("noun-unique") if unique else "",
            traits=adjectives,
            head=head,
            yours=self.say("noun-your-faction") if fits.get("yours") else "",
            cost="" if cost is None else self.say("noun-max-cost", n=cost),
            who=self.say("noun-who", who=who) if who == "opponent" else "",
        )

    def head(
        self, any_trait: list[str], trait: list[str], fits: Record, joint: str, n: int
    ) -> tuple[str, str]:
        """Adjectives and noun: "Trooper units", but "Troopers"; a name is a noun by itself."""

        def said(traits: list[str], number: int) -> str:
            return self.enumerate(joint, [self.say(f"trait-{each}", n=number) for each in traits])

        if "name" in fits:
            return "", fits["name"]
        if "type" in fits:
            adjectives = f"{said(any_trait, 1)} {said(trait, 1)}"
            return adjectives, self.say(f"type-{fits['type']}", n=n)
        if trait:
            return said(any_trait, 1), said(trait, n)
        return "", said(any_trait, n) or self.say("type-card", n=n)


def yes(answer: object) -> str:
    """Yes or no, for a message's selector."""
    return "yes" if answer else "no"


def listed(value: str | Sequence[str] | None) -> list[str]:
    """A word, a list of words, or nothing."""
    return [value] if isinstance(value, str) else list(value or ())


def key(words: str | Sequence[str], order: Sequence[str]) -> str:
    """Several words as one that a message can select on, whatever their order in the file."""
    return "-".join(each for each in order if each in listed(words))


def in_order(effects: Effects) -> Iterator[tuple[Record, str]]:
    """Each effect with the word before it; what follows from a look comes after the look."""
    after = "none"
    for effect in effects:
        yield effect, after
        after = effect["effect"]
        for then, before in in_order(effect.get("then", ())):
            yield {"looked": effect["n"], **then}, after if before == "none" else before


def is_yours(effect: Record) -> bool:
    """Whether the phrase is something you do, so that "you may" or "to" can come before it."""
    match effect["effect"]:
        case "gain":
            return "attack" not in effect
        case "discard":
            return bool(effect["who"] == "self")
        case "choose":
            return bool(effect["chooser"] == "self")
        case "swap":
            return not effect.get("optional")
        case word:
            return word not in {"next_purchase_to", "exile_at_end_of_turn"}


# The arguments of the effects' messages, besides those every effect has


def plain(voice: Voice, effect: Record) -> Arguments:
    """Words and figures as the file has them."""
    return {name: value for name, value in effect.items() if isinstance(value, str | int)}


def gain(voice: Voice, effect: Record) -> Arguments:
    """`gain`: attack for a card, resources and Force for you."""

    def amount(pool: str) -> list[str]:
        return [voice.say(f"gain-{pool}", n=effect[pool])] if pool in effect else []

    attack = amount("attack")
    others = [*amount("resources"), *amount("force")]
    gains = "both" if attack and others else "attack" if attack else "pool"
    return {
        "gains": gains,
        "attack": "".join(attack),
        "pool": voice.enumerate("list-and", others),
    }


def pay(voice: Voice, effect: Record) -> Arguments:
    """`pay`: how many resources."""
    return {"n": effect["resources"]}


def damage(voice: Voice, effect: Record) -> Arguments:
    """`damage`: how much, to which target."""
    return {"n": effect["n"], "to": key(effect["to"], TARGETS)}


def destroy(voice: Voice, effect: Record) -> Arguments:
    """`destroy`: ships where, and of whom in the row."""
    return {"from": key(effect["from"], ZONES), "row_faction": effect.get("row_faction", "any")}


def discard_row(voice: Voice, effect: Record) -> Arguments:
    """`discard_row`: which cards of the row."""
    n, fits = effect["n"], effect.get("filter", {})
    noun = voice.noun(fits, "all") if n == "all" else voice.noun(fits, "count", n)
    return {"n": n, "noun": noun}


def exile(voice: Voice, effect: Record) -> Arguments:
    """`exile`: how many of which cards, from where."""
    form = "up_to" if "up_to" in effect else "count"
    n = effect["up_to"] if "up_to" in effect else effect["n"]
    noun = voice.noun(effect.get("filter", {}), form, n)
    return {"n": n, "form": form, "noun": noun, "from": key(effect["from"], ZONES)}


def purchase(voice: Voice, effect: Record) -> Arguments:
    """`purchase`: which card, from where to where, at what price."""
    noun = voice.noun(effect.get("filter", {}), "count")
    price = "free" if effect["free"] else "cost"
    return {"n": 1, "noun": noun, "price": price, "from": effect["from"], "to": effect["to"]}


def take(voice: Voice, effect: Record) -> Arguments:
    """`take`: which card, from where to where."""
    fits = effect.get("filter", {})
    if effect["from"] == "exile_pile":
        # Own or neutral cards only (CW-EXILE-14); the exile pile may hold others too.
        fits = {"faction": ["own", "neutral"], **fits}
    noun = voice.noun(fits, "count")
    return {"n": 1, "noun": noun, "from": effect["from"], "to": effect["to"]}


def next_purchase_to(voice: Voice, effect: Record) -> Arguments:
    """`next_purchase_to`: which card, where to."""
    return {"noun": voice.noun(effect.get("filter", {}), "next"), "to": effect["to"]}


def put(voice: Voice, effect: Record) -> Arguments:
    """`put`: which card, where to; how many cards a look before it showed."""
    return {"card": effect["card"], "to": effect["to"], "looked": effect.get("looked", 0)}


def choose(voice: Voice, effect: Record) -> Arguments:
    """`choose`: the options; each names who acts, unless it is always you."""
    options, chooser = effect["options"], effect["chooser"]
    only_you = all(is_yours(each) for option in options for each in option)
    mood = "order" if only_you and chooser == "self" else "you"
    inner = replace(voice, mood=mood, chooser=chooser)
    said = [inner.within(option) for option in options]
    commas = yes(len(options) > 2 or mood == "you")
    return {"chooser_is": chooser, "options": voice.enumerate("list-choice", said, commas=commas)}


def reveal_top(voice: Voice, effect: Record) -> Arguments:
    """`reveal_top`: what happens for one of your own cards and for an enemy card."""
    branches = [side for side in ("own", "enemy") if effect.get(f"if_{side}")]
    said = {side: voice.within(effect.get(f"if_{side}", ())) for side in ("own", "enemy")}
    return {
        "branches": "both" if len(branches) == 2 else "".join(branches) or "none",
        "own_card": voice.noun({"faction": "own"}, "a"),
        "enemy_card": voice.noun({"faction": "enemy"}, "a"),
        **said,
    }


def swap(voice: Voice, effect: Record) -> Arguments:
    """`swap`: which card with one of the row."""
    fits = effect.get("filter_a", {})
    return {
        "card": effect["a"],
        "noun": voice.noun(fits, "a"),
        "filtered": yes(fits),
        "optional": yes(effect.get("optional")),
    }


def stat_bonus(voice: Voice, effect: Record) -> Arguments:
    """`stat_bonus`: how much of what to whom, and what it counts."""
    to, per = effect["to"], dict(effect.get("per", {}))
    count = per.pop("count", "none")
    return {
        "n": effect["n"],
        "stat": effect["stat"],
        "to": "this" if to == "this" else "others",
        "noun": "" if to == "this" else voice.noun(to, "your"),
        "per": count,
        "counted": voice.noun(per, "each"),
        "max": effect.get("max", "none"),
    }


def allow_row_attack(voice: Voice, effect: Record) -> Arguments:
    """`allow_row_attack`: how often, against what, and what it gives."""
    return {
        "times": effect["times_per_turn"],
        "noun": voice.noun(effect["filter"], "a"),
        "reward": replace(voice, source="reward").within(effect["reward"]),
    }


ARGUMENTS: dict[str, Callable[[Voice, Record], Arguments]] = {
    "gain": gain,
    "pay": pay,
    "damage": damage,
    "destroy": destroy,
    "discard_row": discard_row,
    "exile": exile,
    "purchase": purchase,
    "take": take,
    "next_purchase_to": next_purchase_to,
    "put": put,
    "choose": choose,
    "reveal_top": reveal_top,
    "swap": swap,
    "stat_bonus": stat_bonus,
    "allow_row_attack": allow_row_attack,
}
