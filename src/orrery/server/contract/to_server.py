"""What a client sends over a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from orrery.core.gestures import How
from orrery.server.contract.bodies import Body, Line, Pace, Secret, Slug


class Hello(Body, frozen=True, tag="hello"):
    """The first message: the seat it speaks for, none for a watcher, what it has already seen, and
    the language it wants to be told everything in. Players who share a device look at what
    everybody may see through a connection beside their own: a seat's secret tells that nobody else
    is watching there."""

    secret: Secret | None = None
    beside: Secret | None = None
    after: Annotated[int, Meta(ge=0)] | None = None
    locale: Annotated[str, Meta(max_length=40)] | None = None


class Pick(Body, frozen=True, tag="pick"):
    """Picks by their text form, sent together. `after` is the number of the last update seen; `id`
    is the client's name for the message, so that it can be sent again. Messages with the same
    letters before a colon (`moves7:1`, `moves7:2`) are one gesture, which is undone together.

    `how`: `exact` stops at the first that is not an option, and where something is revealed; `set`
    takes them in the order in which the game asks for them, and drops what it does not ask for;
    `run` goes on when something is revealed, and leaves out a `done` that is not asked for.
    `within`: the prompts that the picks answer; they end at any other."""

    id: Slug
    after: Annotated[int, Meta(ge=0)]
    picks: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=64)]
    how: How = "exact"
    within: Annotated[list[Slug], Meta(max_length=16)] = []  # noqa: RUF012 - msgspec copies it


class Undo(Body, frozen=True, tag="undo"):
    """Undo the latest gesture; if that is not fair, ask the others."""

    id: Slug
    after: Annotated[int, Meta(ge=0)]


class Consent(Body, frozen=True, tag="consent"):
    """Answer a request: to undo something, or to let a program play for somebody who is away.
    `wish` is its number: if another request is open by now, the answer is not for that one."""

    id: Slug
    agree: bool
    wish: Annotated[int, Meta(ge=0)]


class Resign(Body, frozen=True, tag="resign"):
    """Resign. With two seats the other one wins; with more, a program takes over and the player
    watches (see `Welcome`)."""

    id: Slug


class AskStandIn(Body, frozen=True, tag="stand-in"):
    """Let a program play: for oneself at once, for somebody who is away if the others agree."""

    id: Slug
    seat: Annotated[int, Meta(ge=0, le=5)]


class TakeBack(Body, frozen=True, tag="take-back"):
    """Take the seat back from a program."""

    id: Slug


class SetPace(Body, frozen=True, tag="pace"):
    """How fast programs should play. Of all who play, the slowest counts; it is kept with the
    table."""

    id: Slug
    pace: Pace


class Skip(Body, frozen=True, tag="skip"):
    """Skip to the next decision of a person: programs play without pauses until then, once all who
    play want it."""

    id: Slug


class Say(Body, frozen=True, tag="say"):
    """A line of chat."""

    id: Slug
    text: Line


class ThingGiven(Body, frozen=True):
    """A thing pointed at, and what it is to the move that is meant, if that is known."""

    kind: Slug
    number: Annotated[int, Meta(ge=-1, le=100_000)]
    role: Literal["", "what", "from", "to", "with"] = ""


class AskWhy(Body, frozen=True, tag="why"):
    """Ask why something is not possible: by the things pointed at."""

    id: Slug
    things: Annotated[list[ThingGiven], Meta(max_length=8)]


class AskHint(Body, frozen=True, tag="hint"):
    id: Slug


class AskStory(Body, frozen=True, tag="story"):
    """Ask for earlier lines of the story: those before this one."""

    id: Slug
    before: Annotated[int, Meta(ge=0, le=10_000_000)]


class Ping(Body, frozen=True, tag="ping"):
    id: Slug


ToServer = (
    Hello
    | Pick
    | Undo
    | Consent
    | Resign
    | AskStandIn
    | TakeBack
    | SetPace
    | Skip
    | Say
    | AskWhy
    | AskHint
    | AskStory
    | Ping
)
