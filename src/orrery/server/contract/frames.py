"""What a reader of a table may know, made for the wire. Everything a seat or a watcher is told
about a game goes through these functions, and nothing else does: the place to look for leaks.

A reader is a seat, or None for a watcher.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from orrery.core.decisions import Ref, Seat
from orrery.core.events import HIDDEN, Event
from orrery.core.ruleset import Reason
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.games import AnyFacts, AnyGame, AnyHappened, AnyRuleset, AnySpeaker
from orrery.messages import messages
from orrery.server.contract.protocol import (
    AskedShown,
    DecisionShown,
    EventShown,
    LineShown,
    OptionShown,
    ReasonShown,
    TableLine,
    ThingShown,
)
from orrery.server.contract.to_server import (
    ThingGiven,
)

Reader = Seat | None
NO_THINGS = frozenset({"number", "source"})
"""Kinds of what events mention that nobody can look at."""


def view_for(
    ruleset: AnyRuleset, game: AnyGame, reader: Reader, recent: Sequence[Event] = ()
) -> View:
    """The table as a reader may see it, with what it may know of what happened of late."""
    return ruleset.page_view(game, reader, [event.for_seat(reader) for event in recent])


def in_words(speaker: AnySpeaker, game: AnyGame, reader: Reader) -> list[TableLine]:
    """The table in words as a reader may see it; nothing of a game that is drawn."""
    return [TableLine(line.label, line.text) for line in speaker.table(game, reader)]


def asked_shown(game: AnyGame) -> AskedShown | None:
    """Who must decide, and the prompt; never the options or their number."""
    decision = game.decision
    if decision is None:
        return None
    prompt = decision.prompt
    return AskedShown(decision.seat, prompt.key, prompt.rule, prompt.is_open)


def decision_for(speaker: AnySpeaker, game: AnyGame, reader: Reader) -> DecisionShown | None:
    """The current decision for the seat that must make it; nothing for anyone else."""
    decision, briefing = game.decision, None
    if decision is not None and decision.seat == reader:
        briefing = speaker.ruleset.briefing(game)
    if decision is None or briefing is None:
        return None
    return DecisionShown(
        prompt=decision.prompt.key,
        rule=decision.prompt.rule,
        question=speaker.question(game),
        brief=speaker.brief(game),
        context=speaker.context(game),
        about=decision.about,
        options=[
            OptionShown(
                text=option["text"],
                label=speaker.option_line(game, picked),
                verb=option["verb"],
                refs=option["refs"],
                reveals=option["reveals"],
                remarks=option["remarks"],
            )
            for option, picked in zip(briefing["options"], decision.options, strict=True)
        ],
        suggested=briefing["suggested"],
        done=briefing["done"],
        several=briefing["several"],
        remarks=briefing["remarks"],
    )


def events_for(ruleset: AnyRuleset, events: Sequence[Event], reader: Reader) -> list[EventShown]:
    """What happened, as a reader may know it."""
    return [
        EventShown(
            seen.kind,
            seen.seat,
            [ThingShown(ref.kind, ref.number) for ref in ruleset.event_refs(seen)],
            seen.number,
            list(seen.public),
        )
        for seen in (event.for_seat(reader) for event in events)
    ]


class StoryLine(NamedTuple):
    """A line of the story before anybody says it: what happened and in which scene, or a message of
    the server."""

    seat: int
    events: Sequence[Event]
    scene: Scene
    refs: Sequence[Ref] = ()
    chapter: bool = False
    passing: bool = False
    message: str = ""
    orders: int = 0  # how many have begun
    in_order: bool = False  # whether it belongs to the latest of them


BEFORE_ALL = StoryLine(-1, (), Scene())
"""What a story goes on from when it begins."""


def story_for(
    ruleset: AnyRuleset,
    happened: AnyHappened,
    reader: Reader,
    actor: int,
    last: StoryLine = BEFORE_ALL,
) -> list[StoryLine]:
    """What happened after the last line, as a reader is told it: a line for each paragraph,
    chapters apart."""
    story: list[StoryLine] = []
    for part in parts_of(ruleset, happened.events):
        is_chapter = part[0].kind in ruleset.chapters
        for paragraph in ruleset.paragraphs(part, reader):
            begins = paragraph[0].kind in ruleset.orders
            last = StoryLine(
                seat=actor,
                events=paragraph,
                scene=happened.scene,
                refs=refs_in(ruleset, paragraph, reader),
                chapter=is_chapter,
                passing=all(event.kind in ruleset.passing for event in part),
                orders=last.orders + begins,
                in_order=not is_chapter and (begins or last.in_order),
            )
            story.append(last)
    return story


def line_shown(speaker: AnySpeaker, facts: AnyFacts, line: StoryLine, reader: Reader) -> LineShown:
    """A line of the story in a reader's language, the same whenever it is said."""
    text = (
        messages(speaker.locale).format(line.message)
        if line.message
        else speaker.paragraph(facts, line.scene, line.events, reader)
    )
    return LineShown(
        seat=line.seat,
        of=next((event.seat for event in line.events if event.seat >= 0), -1),
        text=text,
        refs=[ThingShown(ref.kind, ref.number) for ref in line.refs],
        order=line.orders if line.in_order else None,
        chapter=line.chapter,
        passing=line.passing,
    )


def parts_of(ruleset: AnyRuleset, events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events, cut before and after each that begins a chapter."""
    part: list[Event] = []
    for event in events:
        if event.kind in ruleset.chapters:
            if part:
                yield part
            yield [event]
            part = []
        else:
            part.append(event)
    if part:
        yield part


def refs_in(ruleset: AnyRuleset, events: Sequence[Event], reader: Reader) -> list[Ref]:
    """The things a reader may know about, each once."""
    seen = (ruleset.event_refs(event.for_seat(reader)) for event in events)
    refs = dict.fromkeys(ref for named in seen for ref in named)
    return [ref for ref in refs if ref.number != HIDDEN and ref.kind not in NO_THINGS]


def reasons_for(
    speaker: AnySpeaker, game: AnyGame, seat: Seat, things: Sequence[ThingGiven]
) -> list[ReasonShown]:
    """Why not, by pointing: each move that may be meant, with the rule against it, or the pick that
    makes it."""
    decision, ruleset = game.decision, speaker.ruleset
    asked = decision is not None and decision.seat == seat
    reasons = []
    refs = [Ref(one.kind, one.number, one.role) for one in things]
    for reason in ruleset.reasons(game, seat, refs):
        why = speaker.reason_line(game, seat, reason)
        picks = picks_of(ruleset, game, reason) if asked and why is None else []
        if why is not None:
            reasons.append(ReasonShown(why.sentence, why.rule, ""))
        elif picks:
            reasons.append(ReasonShown("", "", picks[0], picks[1:]))
    return reasons


def picks_of(ruleset: AnyRuleset, game: AnyGame, reason: Reason) -> list[str]:
    """The picks that make a move, by their text form; nothing if it is not offered."""
    picks, stand = list[str](), game
    for number, option in enumerate((*reason.before, reason.option)):
        if number:
            stand = stand.copy()
            stand.play(reason.before[number - 1])
        texts = {one: text for text, one in ruleset.verbs.options(stand).items()}
        if option not in texts:
            return []
        picks.append(texts[option])
    return picks
