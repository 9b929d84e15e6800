"""What happened, told as a seat sees it: one message per kind of event.

The sentences are in `messages/<locale>/starcraft-log.ftl`. What is hidden from the reader is only
counted (`Event.for_seat`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from orrery.core.events import HIDDEN, Event
from orrery.starcraft.facts.terms import GAS, MINERALS, NONE
from orrery.starcraft.rules.battle.compare import SOURCES
from orrery.starcraft.rules.economy import kind_of
from orrery.starcraft.words.names import NOTHING, Names, names_now
from orrery.starcraft.words.sayings import LISTED, NAMED, SAYS
from orrery.starcraft.words.scene import StarCraftScene, scene_of

if TYPE_CHECKING:
    from orrery.core.record import Result
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

APART = frozenset(
    {
        "faction", "first-player", "planets", "round", "phase", "reveal", "obstructed", "battle",
        "splash", "nuked", "battle-over", "read-events", "eliminated", "win", "defend",
    }
)  # fmt: skip
"""Events that start a paragraph."""
TURNS = frozenset(
    {
        "play-event", "discard-events", "discard", "tile", "z-axis", "z-axis-left", "place",
        "gain-resource", "lose-resource", "conquest",
    }
)  # fmt: skip
"""Events that start one unless the same player also did the previous thing."""
GATHERED = frozenset(
    {
        "place", "move", "destroy", "discard", "assault", "support", "retreat", "transport",
        "transport-destroyed", "gain-resource", "lose-resource", "gain-token", "draw-event",
    }
)  # fmt: skip
"""Such events share a sentence if they differ only in their first thing."""
IMPERSONAL = frozenset(
    {
        "round", "phase", "partial", "depleted", "restored", "keep-event", "strategy-replaced",
        "shuffle-event", "the-end", "skirmish", "invalid", "cancel", "compare", "splash", "nuked",
        "leader-over", "point-token", "order-discarded", "own-cards", "return-card", "battle-over",
        "win", "pool-order", "lose-order", "guard", "guard-lost", "feedback", "last-strike",
    }
)  # fmt: skip
"""Sentences without a player as subject: the next one names its player again."""


NOBODY = Event("", NONE)


class Teller:
    """Tells the events of one scene to one reader in one language."""

    def __init__(self, box: Box, scene: StarCraftScene, reader: int | None, locale: str) -> None:
        self.names = Names(box, scene, locale)
        self.words, self.reader = self.names.words, reader

    def paragraph(self, events: Iterable[Event]) -> str:
        """What happened, in the sentences of one paragraph."""
        sentences: list[str] = []
        parts: list[Event] = []
        speaker = NONE
        for group in gathered([event.for_seat(self.reader) for event in events]):
            event = group[0]
            if event.kind == "summand":
                parts += group
                continue
            if event.kind == "compare":
                sentences.append(self.compare_line(event, parts))
                parts = []
            else:
                sentences.append(self.line(group, again=event.seat == speaker != NONE))
            speaker = NONE if event.kind in IMPERSONAL else event.seat
        return " ".join(sentences)

    def line(self, group: Sequence[Event], *, again: bool = False) -> str:
        """The sentence about an event, or about several that are told as one; `again`: by the same
        player as in the sentence before."""
        event = group[0]
        if event.kind == "compare":
            return self.compare_line(event, ())
        kind = event.kind
        if kind == "reveal-cards" and not event.things:
            kind = "reveal-none"
        arguments = {**self.players(event, again=again), **self.figures(group)}
        arguments |= self.things(group)
        return self.words.format(f"sc-log-{kind}", **arguments)

    def players(self, event: Event, *, again: bool) -> dict[str, str | int]:
        """How a message refers to the player whose event it is."""
        names, seat = self.names, event.seat
        told = self.reader in event.things if event.kind == "win" else seat == self.reader
        they = again and not told
        form = "you" if told else "many" if they else "one"
        subject = (
            self.words.format("sc-they") if they else names.player(seat, self.reader, "subject")
        )
        return {
            "subject": subject,
            "object": names.player(seat, self.reader, "object"),
            "whose": names.player(seat, self.reader, "whose"),
            "form": form,
        }

    def figures(self, group: Sequence[Event]) -> dict[str, str | int]:
        """The number of an event, and how much of it is hidden."""
        event = group[0]
        return {
            "n": event.number,
            "skirmish": event.number + 1,
            "count": len(event.things) if len(group) == 1 else len(group),
            "hidden": "yes" if HIDDEN in event.things else "no",
        }

    # What an event is about

    def things(self, group: Sequence[Event]) -> dict[str, str | int]:
        """The things of an event, each by the name its message has for it."""
        event, names = group[0], self.names
        said: dict[str, str | int] = {}
        if event.kind.startswith("order"):
            said["planet"] = names.planet(event.public[0])
        if event.kind == "faction":  # which the player has from now on, and not before
            said["player"] = names.own_name(event.seat) or names.numbered(event.seat)
        for at, name in enumerate(SAYS[event.kind]):
            if name == "price":
                said[name] = self.price(group)
            elif name == "players":
                said[name] = winners(names, event.things, self.reader)
            elif name in LISTED:
                said[name] = self.several(name, event.things)
            elif name == "source":
                said |= self.summand(event)
            elif name == "other":
                said[name] = names.player(event.things[at], self.reader, "object")
            elif name == "building":
                said[name] = names.building(event.seat, event.things[at])
            elif name in NAMED:
                found = [one.things[at] for one in group] if at == 0 else [event.things[at]]
                said[name] = self.some(name, found)
        return said

    def some(self, name: str, things: Sequence[int]) -> str:
        """Things by name, or counted if the reader may not know them."""
        if HIDDEN in things:
            return self.hidden(name, len(things))
        if name == "unit":
            return self.names.units(things)
        return self.names.counted(NAMED[name](self.names, one) for one in things)

    def several(self, name: str, things: Sequence[int]) -> str:
        """The same for a list that is one event."""
        return self.some(LISTED[name], things)

    def hidden(self, name: str, number: int) -> str:
        """Cards the reader may not know; the messages of a hidden order and of a hidden Leadership
        card have their own words."""
        if name in ("order", "leader"):
            return NOTHING
        return self.words.format(f"sc-hidden-{name}s", n=number)

    def price(self, group: Sequence[Event]) -> str:
        """What was paid, regardless of the cards."""
        kinds = [kind_of(self.names.box, one) for event in group for one in event.things]
        return self.names.price(kinds.count(MINERALS), kinds.count(GAS))

    # The arithmetic of a skirmish

    def compare_line(self, event: Event, parts: Sequence[Event]) -> str:
        """The Compare step: both front-line units with attack and health, and their sums."""
        names, words = self.names, self.words
        attack, enemy_attack, health, enemy_health = event.things
        unit, enemy, other = event.public
        totals = {
            (event.seat, 0): (names.unit(unit), attack),
            (other, 0): (names.unit(enemy), enemy_attack),
            (event.seat, 1): (names.unit(unit), health),
            (other, 1): (names.unit(enemy), enemy_health),
        }
        sums = [
            self.sum_line(name, value, total, mine)
            for (seat, value), (name, total) in totals.items()
            if len(mine := [one for one in parts if (one.seat, one.public[0]) == (seat, value)]) > 1
        ]
        told = ""
        for one in sums:
            told = words.format("sc-sum-next", left=told, right=one) if told else one
        return words.format(
            "sc-log-compare",
            skirmish=event.number + 1,
            unit=self.whose_unit(event.seat, unit),
            enemy=self.whose_unit(other, enemy),
            attack=attack,
            health=health,
            enemy_attack=enemy_attack,
            enemy_health=enemy_health,
            sums=told or NOTHING,
        )

    def whose_unit(self, seat: int, unit: int) -> str:
        """A unit and whose it is."""
        return self.words.format(
            "sc-whose-unit",
            unit=self.names.box.unit_slugs[unit],
            name=self.names.unit(unit),
            whose=self.names.player(seat, self.reader, "whose"),
        )

    def sum_line(self, unit: str, value: int, total: int, parts: Sequence[Event]) -> str:
        """One sum with its parts."""
        words = self.words
        told = ""
        for one in parts:
            said = words.format("sc-log-summand", n=one.number, **self.summand(one))
            told = words.format("sc-sum-part", left=told, right=said) if told else said
        if total != sum(one.number for one in parts):
            told = words.format("sc-sum-stasis", parts=told)
        name = "health" if value else "attack"
        return words.format("sc-sum", unit=unit, value=name, total=total, parts=told)

    def summand(self, event: Event) -> dict[str, str | int]:
        """What gives a part of a sum."""
        names = self.names
        source, thing = SOURCES[event.things[0]], event.things[1]
        if source == "text" and names.box.technology[thing] != NONE:
            return {"source": "technology", "name": names.card(thing)}
        if source == "event" and thing != NONE:
            return {"source": "technology", "name": names.event(thing)}
        if source in ("unit", "module", "technology", "hero"):
            kind = "unit" if source == "hero" else source
            return {"source": source, "name": names.thing(kind, thing)}
        return {"source": source, "name": NOTHING}


def paragraphs(events: Iterable[Event], seat: int | None) -> list[list[Event]]:
    """The events that a seat is told of, by paragraphs. The parts of a sum come before it."""
    found: list[list[Event]] = []
    parts: list[Event] = []
    last = NOBODY
    for event in events:
        seen = event.for_seat(seat)
        if seen.kind == "summand":
            parts.append(event)
        elif not goes_without_saying(seen):
            if begins(seen, last) or not found:
                found.append([])
            found[-1] += [*parts, event]
            parts, last = [], seen
    return found


def gathered(events: Sequence[Event]) -> list[list[Event]]:
    """Events that share one sentence."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and is_like(groups[-1][0], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def is_like(one: Event, other: Event) -> bool:
    """Whether two consecutive events differ only in the thing that moves, comes or goes."""
    if one.kind != other.kind or one.seat != other.seat:
        return False
    if one.kind == "pay":
        return True
    same = one.things[1:] == other.things[1:] and one.number == other.number
    return one.kind in GATHERED and same


def begins(event: Event, last: Event) -> bool:
    """Whether an event starts a new paragraph, as each skirmish does."""
    if event.kind == "reveal-cards":
        return last.kind != "reveal-cards"
    return event.kind in APART or (event.kind in TURNS and event.seat != last.seat)


def goes_without_saying(event: Event) -> bool:
    """Cards placed or read secretly are told when they are shown; what did not take place does not
    end."""
    is_called_off = event.kind == "battle-over" and event.number > 0
    is_secret = event.kind in ("place-card", "read-events") and HIDDEN in event.things
    return is_called_off or is_secret


def winners(names: Names, seats: Sequence[int], reader: int | None) -> str:
    """Players as the subject of a sentence, the reader first."""
    order = sorted(seats, key=lambda seat: seat != reader)
    roles = ["subject", *["object"] * (len(order) - 1)]
    return names.listed(
        [names.player(seat, reader, role) for seat, role in zip(order, roles, strict=True)]
    )


def event_line(game: StarCraftGame, event: Event, seat: int | None, locale: str) -> str:
    """One event by itself, as things are called now."""
    return Teller(game.facts, scene_of(game), seat, locale).line([event.for_seat(seat)])


def ending_line(game: StarCraftGame, result: Result, seat: int | None, locale: str) -> str:
    """Who won, and how; an objective is printed on a card where there are Leadership cards
    (BW-LEAD-10)."""
    names, ending = names_now(game, locale), result.ending
    if ending == "objective" and game.facts.leadership:
        ending = "card-objective"
    return names.words.format(
        f"sc-ending-{ending}",
        players=winners(names, result.winners, seat),
        objects=names.listed([names.player(one, seat, "object") for one in result.winners]),
        n=len(result.winners),
        form="you" if seat in result.winners else "other",
    )
