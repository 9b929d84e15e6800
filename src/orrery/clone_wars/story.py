"""What happened, told as a seat sees it: one message per kind of event.

The sentences stand in `messages/<locale>/clone-wars-log.ftl`. What is hidden from the reader is
only counted (`Event.for_seat`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from orrery.clone_wars.phrases import Effects, Record, Voice
from orrery.clone_wars.zones import NONE, ZONE_NAMES
from orrery.core.events import HIDDEN, Event
from orrery.messages import Messages, messages

if TYPE_CHECKING:
    from orrery.clone_wars.box import Box
    from orrery.core.record import Result

FORMS = {"you": "you", "republic": "one", "empire": "one"}
"""How verbs agree with a player; the others are many."""


def side_word(facts: Box, owner: int, reader: int | None) -> str:
    """A player as the messages select it: you, a faction, or nobody."""
    if owner == NONE:
        return "nobody"
    return "you" if owner == reader else facts.factions[owner]


def event_line(facts: Box, event: Event, seat: int | None, locale: str = "en") -> str:
    """The sentence that tells a seat, or a watcher, what happened."""
    seen = event.for_seat(seat)
    hidden = HIDDEN in seen.things
    words = messages(locale)
    who = side_word(facts, seen.seat, seat)
    arguments: dict[str, str | int] = {
        "who": who,
        "form": FORMS.get(who, "many"),
        "other": side_word(facts, 1 - seen.seat, seat) if seen.seat != NONE else "nobody",
        "hidden": "yes" if hidden else "no",
        "n": seen.number,
        "to": ZONE_NAMES.get(seen.number, "hand"),
        "text": "",
    }
    if hidden:
        arguments |= dict.fromkeys(("card", "cards", "rest"), counted(words, len(seen.things)))
    else:
        arguments |= {
            "card": facts.name(seen.things[0]) if seen.things else "none",
            "cards": named(facts, words, seen.things),
            "rest": rest(facts, words, seen.things),
        }
    if seen.kind == "choose":
        arguments["text"] = choice_text(facts, seen.things[0], seen.number, locale)
    return words.format(f"log-{seen.kind}", **arguments)


def counted(words: Messages, number: int) -> str:
    """Cards the reader may not know."""
    return words.format("cards-counted", n=number)


def rest(facts: Box, words: Messages, cards: Sequence[int]) -> str:
    """All cards but the first."""
    return named(facts, words, cards[1:]) if len(cards) > 1 else "none"


def named(facts: Box, words: Messages, cards: Sequence[int]) -> str:
    """Cards by name, equal ones counted: "2 × Clone Trooper and Captain Rex"."""
    names = [facts.name(card) for card in cards]
    items = [
        name
        if names.count(name) == 1
        else words.format("cards-of-a-name", n=names.count(name), card=name)
        for name in dict.fromkeys(names)
    ]
    return listed(words, items) or words.format("cards-none")


def listed(words: Messages, items: Sequence[str]) -> str:
    """Items as "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    left = items[0]
    for item in items[1:-1]:
        left = words.format("list-comma", left=left, right=item)
    return words.format("list-and", left=left, right=items[-1])


def story(facts: Box, events: Iterable[Event], seat: int | None, locale: str = "en") -> list[str]:
    """Paragraphs of what happened: one for each turn begun, one for what came before it."""
    paragraphs: list[list[str]] = [[]]
    for event in events:
        if event.kind == "turn":
            paragraphs.append([])
        paragraphs[-1].append(event_line(facts, event, seat, locale))
    return [" ".join(lines) for lines in paragraphs if lines]


def ending_line(facts: Box, result: Result, seat: int | None, locale: str = "en") -> str:
    """Who won, and how."""
    who = side_word(facts, result.winners[0] if result.winners else NONE, seat)
    return messages(locale).format(
        f"ending-{result.ending}",
        who=who,
        form=FORMS.get(who, "many"),
        n=int(facts.settings["bases"]),
    )


def choice_text(facts: Box, card: int, number: int, locale: str = "en") -> str:
    """One of the effects a "choose one" of a card offers, as a phrase."""
    record: Record = facts.printed[card].record
    for when, effects in texts_of(record):
        for choice in choices_in(effects):
            voice = Voice(messages(locale), source_of(record, when), str(record["faction"]), when)
            mood = "order" if choice["chooser"] == "self" else "you"
            inner = replace(voice, mood=mood, chooser=choice["chooser"])
            return inner.within(choice["options"][number])
    return facts.name(card)


def source_of(record: Record, when: str) -> str:
    """What "this" is in a text of a card: the card, or the reward for it."""
    return "reward" if when == "reward" else str(record.get("type", "base"))


def texts_of(record: Record) -> list[tuple[str, Effects]]:
    """All lists of effects of a card, with when they are carried out."""
    found: list[tuple[str, Effects]] = []
    for clause in record.get("ability") or ():
        lists = (clause.get("cost", ()), clause.get("do", ()), clause.get("else", ()))
        found += [(clause["when"], effects) for effects in lists]
    return [*found, ("reward", record.get("reward") or ())]


def choices_in(effects: Effects) -> list[Record]:
    """Every "choose one" in a list of effects, also inside others."""
    found = []
    for effect in effects:
        if effect["effect"] == "choose":
            found.append(effect)
        for key in ("then", "if_own", "if_enemy"):
            found += choices_in(effect.get(key, ()))
    return found
