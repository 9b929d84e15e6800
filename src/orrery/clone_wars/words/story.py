"""What happened, told as a seat sees it: one message per kind of event.

The sentences are in `messages/<locale>/clone-wars-log.ftl`. What is hidden from the reader is
only counted (`Event.for_seat`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE, ZONE_NAMES
from orrery.clone_wars.words.phrases import Effects, Record, Voice
from orrery.core.events import HIDDEN, Event
from orrery.messages import Messages, messages

if TYPE_CHECKING:
    from orrery.clone_wars.facts.box import Box
    from orrery.core.record import Result

FORMS = {"you": "you", "republic": "one", "empire": "one"}
"""Which verb form goes with a player; all others are plural."""
PLAYING = frozenset({"play", "resources", "force"})
"""Events when a card is played that asks nothing."""


def side_word(facts: Box, owner: int, reader: int | None) -> str:
    """A player as messages select on it: you, a faction, or nobody."""
    if owner == NONE:
        return "nobody"
    return "you" if owner == reader else facts.factions[owner]


def event_line(
    facts: Box, event: Event, seat: int | None, locale: str, *, again: bool = False
) -> str:
    """The sentence that tells a seat, or a watcher, what happened; `again`: by the same player as
    in the sentence before."""
    seen = event.for_seat(seat)
    hidden = HIDDEN in seen.things
    words = messages(locale)
    arguments: dict[str, str | int] = {
        **player_words(facts, seen.seat, seat, again=again),
        "n": seen.number,
        "to": ZONE_NAMES.get(seen.number, "hand"),
        "hidden": "yes" if hidden else "no",
        "text": "",
        "count": 1,
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


def player_words(
    facts: Box, owner: int, reader: int | None, *, again: bool = False
) -> dict[str, str]:
    """How messages refer to a player and to the other one."""
    who = side_word(facts, owner, reader)
    many = again and who != "you"
    return {
        "who": who,
        "form": "many" if many else FORMS.get(who, "many"),
        "other": "nobody" if owner == NONE else side_word(facts, 1 - owner, reader),
        "again": "yes" if again else "no",
    }


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


def paragraphs(events: Iterable[Event], seat: int | None) -> list[list[Event]]:
    """The events that a seat is told of, by paragraphs, one for each turn begun: the obvious is
    left out."""
    parts = (part for turn in worth_telling(events, seat) for part in set_apart(turn))
    return [part for part in parts if part]


def set_apart(events: Sequence[Event]) -> list[list[Event]]:
    """The events of a turn, the fall of a base separate from the others."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "destroy-base":
            parts += [[event], []]
        else:
            parts[-1].append(event)
    return parts


def worth_telling(events: Iterable[Event], seat: int | None) -> list[list[Event]]:
    """The events of each turn without those that another event covers: a commitment that was
    resolved, the end of a turn and the hand drawn there, the setup."""
    turns: list[list[Event]] = [[]]
    ended = False
    told = list(events)
    for at, event in enumerate(told):
        if event.kind == "turn":
            # What came before the first turn is the setup, which can be seen on the table.
            turns = [[]] if event.number == 1 else [*turns, []]
            ended = False
        if event.kind == "end-turn":
            ended = True
        elif event.kind == "choose" and at + 1 < len(told):
            continue  # a choice is told by its effect
        elif event.kind == "commit" and is_resolved(event, told[at:]):
            continue
        elif not (ended and event.kind == "draw" and event.seat != seat):
            turns[-1].append(event)
    return turns


def is_resolved(commitment: Event, later: Sequence[Event]) -> bool:
    """Whether the attack that a card joined is told anyway."""
    for event in later:
        if event.kind == "end-turn":
            return False
        if event.kind == "attack-base" and commitment.things[0] in event.things:
            return True
        if event.kind == "attack-row" and commitment.things[0] in event.things[1:]:
            return True
    return False


def paragraph(facts: Box, events: Sequence[Event], seat: int | None, locale: str) -> str:
    """The sentences of one turn; cards played one after another share a sentence."""
    sentences: list[str] = []
    speaker, at = NONE, 0
    while at < len(events):
        event, again = events[at], events[at].seat == speaker != NONE
        run = like_the_first(events[at:])
        told = events[at : at + run]
        if event.kind == "play":
            sentences.append(plays_line(facts, told, seat, locale, again))
        elif event.kind == "commit":
            sentences.append(commits_line(facts, told, seat, locale))
        else:
            sentences.append(event_line(facts, event, seat, locale, again=again))
        speaker = NONE if event.kind == "turn" else event.seat
        at += run
    return " ".join(sentences)


def like_the_first(events: Sequence[Event]) -> int:
    """How many events, from the first on, share one sentence: cards played with what they give, or
    cards that join one attack."""
    first = events[0]
    for at, event in enumerate(events[1:], 1):
        if first.kind == "play":
            joins = event.kind in PLAYING and event.seat == first.seat
        else:
            joins = event.kind == first.kind == "commit" and event.things[1:] == first.things[1:]
        if not joins:
            return at
    return len(events)


def commits_line(facts: Box, events: Sequence[Event], seat: int | None, locale: str) -> str:
    """Cards that join one attack."""
    words = messages(locale)
    return words.format(
        "log-commit",
        **player_words(facts, events[0].seat, seat),
        card=named(facts, words, [event.things[0] for event in events]),
        rest=rest(facts, words, events[0].things),
        count=len(events),
    )


def plays_line(
    facts: Box, events: Sequence[Event], seat: int | None, locale: str, again: bool
) -> str:
    """Several cards played in one sentence, with what they gave."""
    words = messages(locale)
    cards = [card for event in events if event.kind == "play" for card in event.things]
    gains = [
        words.format(f"gain-{kind}", n=total)
        for kind in ("resources", "force")
        if (total := sum(event.number for event in events if event.kind == kind))
    ]
    return words.format(
        "log-plays",
        **player_words(facts, events[0].seat, seat, again=again),
        cards=named(facts, words, cards),
        gain=listed(words, gains) or "none",
    )


def ending_line(facts: Box, result: Result, seat: int | None, locale: str) -> str:
    """Who won, and how."""
    winner = player_words(facts, result.winners[0] if result.winners else NONE, seat)
    goal = int(facts.settings["bases"])
    return messages(locale).format(f"ending-{result.ending}", n=goal, **winner)


def choice_text(facts: Box, card: int, number: int, locale: str) -> str:
    """One of the effects a "choose one" of a card offers, as a phrase."""
    record: Record = facts.printed[card].record
    for when, choice in choices_of(record):
        voice = Voice(messages(locale), source_of(record, when), str(record["faction"]), when)
        mood = "order" if choice["chooser"] == "self" else "you"
        inner = replace(voice, mood=mood, chooser=choice["chooser"])
        return inner.within(choice["options"][number])
    return facts.name(card)


def choice_size(facts: Box, card: int) -> int:
    """How many effects a "choose one" of a card names."""
    return next((len(one["options"]) for _, one in choices_of(facts.printed[card].record)), 0)


def choices_of(record: Record) -> list[tuple[str, Record]]:
    """Every "choose one" of a card, with when it is carried out."""
    return [(when, one) for when, effects in texts_of(record) for one in choices_in(effects)]


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
    """Every "choose one" in a list of effects, including nested ones."""
    found = []
    for effect in effects:
        if effect["effect"] == "choose":
            found.append(effect)
        for key in ("then", "if_own", "if_enemy"):
            found += choices_in(effect.get(key, ()))
    return found
