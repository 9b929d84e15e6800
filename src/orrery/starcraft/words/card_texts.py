"""What cards, sheets and pieces say, in our own words.

The texts of Combat cards are rendered from what they do (`cards.effects`), one message per verb, so
that text cannot contradict behaviour. Play-area technologies, Event cards, modules and sheets have
a message each. The sentences are in `messages/<locale>/starcraft-cards.ftl` and
`starcraft-events.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from orrery.messages import messages
from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND
from orrery.starcraft.rules.cards.effects import (
    Attack,
    Broodling,
    Cloaking,
    Health,
    LoseAttack,
    Splash,
)
from orrery.starcraft.rules.cards.texts import texts_of
from orrery.starcraft.words.names import NOTHING, card_name, listed, unit_names

if TYPE_CHECKING:
    from orrery.core.facts import Facts
    from orrery.core.speaker import Catalogue
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.rules.cards.effects import Effect

Record = Mapping[str, Any]
KINDS = {ON_GROUND: "ground", IN_AIR: "flying", EITHER: "either"}
CARDS = {"combat_card", "technology", "event", "leadership"}
SPEAKING = frozenset({*CARDS, "module", "installation", "race", "faction", "unit"})
"""Kinds of records that say something."""


class Writer:
    """Writes the texts of one box in one language."""

    def __init__(self, box: Box, locale: str) -> None:
        self.box, self.words = box, messages(locale)
        self.cards = texts_of(box)

    def text(self, kind: str, record: Record) -> str:
        """What a record of the facts says; nothing if this game is played without it."""
        if (kind, record["id"]) not in self.box.printed:
            return ""
        match kind:
            case "combat_card" | "technology":
                return self.card_text(record)
            case "event" | "installation" | "module":
                return self.words.format(self.key(kind, str(record["id"])))
            case "leadership":
                return self.leader_text(record)
            case "race":
                abilities = record["abilities"]
                return " ".join(self.words.format(f"sc-ability-{one}") for one in abilities)
            case "faction":
                return self.objective(record)
            case "unit":
                return self.unit_text(record)
        return ""

    def key(self, kind: str, slug: str) -> str:
        """The message of a record; some say something else where executed special orders fill a
        pool (BW-ORDER-03, BW-ORDER-11)."""
        pooled = f"sc-pooled-{slug}"
        return pooled if self.box.has_pool and self.words.has(pooled) else f"sc-{kind}-{slug}"

    def leader_text(self, record: Record) -> str:
        """What a Leadership card does, and whether it is in vain (BW-MODE-02)."""
        text = self.words.format(self.key("leadership", str(record["id"])))
        if "special_victory" in record["traits"] and not self.box.conquest_wins:
            return " ".join((text, self.words.format("sc-wins-nothing")))
        return text

    def card_text(self, record: Record) -> str:
        """The sentences of a Combat card or technology, one per thing it does."""
        slug = str(record["id"])
        if record["kind"] == "play_area":
            return self.words.format(f"sc-technology-{slug}")
        effects = self.cards[slug].effects if slug in self.cards else ()
        sentences = [self.effect(one) for one in effects]
        if record.get("after_use"):
            sentences.append(self.words.format("sc-returns"))
        return " ".join(sentences)

    def effect(self, effect: Effect) -> str:
        """One thing a card does."""
        name = type(effect).__name__.lower()
        return self.words.format(f"sc-effect-{name}", **self.arguments(effect))

    def arguments(self, effect: Effect) -> dict[str, str | int]:
        """The figures and conditions of an effect, as its message selects on them."""
        match effect:
            case Attack():
                return {
                    "n": effect.number,
                    "front": self.units(effect.front),
                    "versus": KINDS[effect.versus],
                    "prey": self.units(effect.versus_units),
                    "at_base": said(effect.at_base),
                    "supported": said(effect.supported),
                }
            case Health():
                front = self.units(effect.front)
                return {"n": effect.number, "front": front, "at_base": said(effect.at_base)}
            case Splash():
                return {
                    "kinds": KINDS[effect.kinds],
                    "only": self.units(effect.only),
                    "front": self.units(effect.front),
                    "unseen": said(effect.unseen),
                    "always": said(effect.always),
                }
            case LoseAttack():
                able = self.box.bits["any"] & ~effect.units
                return {
                    "kinds": KINDS[effect.kinds],
                    "both": said(effect.both_sides),
                    "units": self.units(able if effect.both_sides else effect.units, "and"),
                }
            case Cloaking():
                is_hero = not effect.units & self.box.bits["any"]
                return {"units": self.units(effect.units, "and"), "hero": said(is_hero)}
            case Broodling():
                return {"units": self.units(effect.units)}
        return {}

    def units(self, mask: int, last: str = "or") -> str:
        """Unit types in words; a whole race, all but one of it, or its ground units together."""
        if not mask:
            return NOTHING
        if mask == self.box.bits_of_kind[ON_GROUND]:
            return self.words.format("sc-all-ground")
        box, whole = self.box, []
        for race in box.race_slugs:
            name, everything = box.printed["race", race].name, box.bits[f"any_{race}"]
            walking, missing = box.bits[f"any_{race}_ground"], everything & ~mask
            if missing.bit_count() < 2:
                but = unit_names(box, missing)
                whole.append(
                    self.words.format("sc-whole-race", race=name, but="".join(but) or NOTHING)
                )
                mask &= ~everything
            elif not walking & ~mask:
                whole.append(self.words.format("sc-whole-ground", race=name))
                mask &= ~walking
        return listed(self.words, [*unit_names(box, mask), *whole], last)

    def objective(self, record: Record) -> str:
        """A faction's special objective, with the figures on its sheet, if it is there
        (BW-SETUP-08), and counts (SC-VAR-01, BW-MODE-02)."""
        if not self.box.conquest_wins:
            return self.words.format("sc-no-objective")
        if self.box.leadership:
            return self.words.format("sc-led")
        goal = record["special_victory"]
        number = next((goal[key] for key in ("areas", "planets", "bases") if key in goal), 0)
        return self.words.format(
            f"sc-objective-{record['id']}", n=number, target=goal.get("others_target", 0)
        )

    def unit_text(self, record: Record) -> str:
        """What a unit is, what it can attack and adds in support, and its keywords."""
        attacks = record["attacks"]
        what = "none" if not attacks else "either" if len(attacks) > 1 else attacks[0]
        keywords = ["assist"] * bool(record["assist"]) + [*record["keywords"]]
        sentences = [
            self.words.format(
                "sc-unit", type=record["type"], attacks=what, support=record["support"]
            )
        ]
        sentences += [self.words.format(f"sc-keyword-{one}") for one in keywords]
        return " ".join(sentences)


def said(condition: bool) -> str:
    """A condition, for a message's selector."""
    return "yes" if condition else "no"


def with_texts(catalogue: Catalogue, facts: Facts, boxes: Sequence[Box], locale: str) -> Catalogue:
    """The records of the facts with what they say in the first box that has them; nameless cards
    are named by their icons."""
    writers = [Writer(box, locale) for box in boxes]
    cards = {
        slug: card_name(one.box, one.words, at)
        for one in reversed(writers)
        for at, slug in enumerate(one.box.card_slugs)
    }
    entries = dict(catalogue.entries)
    for (kind, slug), entry in catalogue.entries.items():
        if kind in SPEAKING:
            name = cards.get(slug, entry.name) if kind == "combat_card" else entry.name
            record = facts.records[kind][slug]
            said = (one.text(kind, record) for one in writers)
            texts = {"text": next(filter(None, said), "")}
            entries[kind, slug] = entry._replace(name=name, texts=texts)
    return catalogue._replace(entries=entries)
