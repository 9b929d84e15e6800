"""The messages of a table's socket, both ways, typed once: the web client's types are generated
from these, and from the bodies of requests (`bodies`).

Text is in the language that `hello` asks for, else in the one of Accept-Language, else in English.
Numbers of things refer to the game's facts (`/api/tables/ID/printed`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.core.gestures import How
from orrery.core.shown import OptionRemarks, RefShown, Remarks, SeveralShown, View
from orrery.server.contract.bodies import Body, Line, Secret, Slug, TableShown

# What a seat or a watcher is told of the game


class OptionShown(Struct, frozen=True):
    text: str
    """Its text form: send this to pick it."""
    label: str
    verb: str
    refs: list[RefShown]
    reveals: bool
    remarks: OptionRemarks
    """What the game tells besides of it."""


class DecisionShown(Struct, frozen=True):
    """A seat's decision, with its options: for that seat only."""

    prompt: str
    rule: str
    question: str
    brief: str
    """The question in as few words as there are."""
    context: str
    about: int
    options: list[OptionShown]
    suggested: int | None
    done: int | None
    several: SeveralShown | None
    """What this question and those that will follow choose together."""
    remarks: Remarks
    """What the game tells besides of it."""


class AskedShown(Struct, frozen=True):
    """Who must decide, and the prompt: this much everybody may know."""

    seat: int
    prompt: str
    rule: str


class EventShown(Struct, frozen=True):
    """What happened, as this reader may know it; -1 stands for a hidden thing."""

    kind: str
    seat: int
    things: list[int]
    number: int
    public: list[int]


class LineShown(Struct, frozen=True):
    """A line of the story."""

    seat: int
    text: str
    things: list[int]
    chapter: bool
    passing: bool
    """A later line about the same things replaces it: a commitment, once the attack is resolved."""


class UndoShown(Struct, frozen=True):
    """What undo would undo. Fair: at once; otherwise the others must agree. Theirs: it also undoes
    what others did since."""

    label: str
    picks: int
    fair: bool
    theirs: bool


# Socket: what a client sends


class Hello(Body, frozen=True, tag="hello"):
    """The first message: the seat it speaks for, none for a watcher, what it has already seen, and
    the language it wants to be told everything in."""

    secret: Secret | None = None
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
    | Say
    | AskWhy
    | AskHint
    | AskStory
    | Ping
)


# Socket: what the server sends


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: the table, one's own seat, the chat so far. Updates follow.

    A player who resigns at a table of more than two seats becomes a watcher, and gets a second
    welcome with no seat, followed by the whole story as every watcher may know it. The seat's
    secret opens nothing until the game is over: a program plays there now."""

    table: TableShown
    seat: int | None
    side: str
    chat: list[ChatLine]
    version: str
    now: float
    """The server's time in seconds since 1970: the table's clock goes by it."""


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class TableLine(Struct, frozen=True):
    """A line of the table in words."""

    label: str
    text: str


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What changed. Numbers count what this reader may see. The story is replaced from `log_from`
    on; a latecomer to a long game gets its end, and may ask for what came before (`story`). When
    several updates are missed, only the last carries the view, and what it shows in words if the
    game is one that nobody has drawn."""

    number: int
    events: list[EventShown]
    log_from: int
    log: list[LineShown]
    actor: int | None
    view: View | None
    asked: AskedShown | None
    decision: DecisionShown | None
    undo: UndoShown | None
    in_words: list[TableLine] = []


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableShown


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """Somebody asks to undo something that cannot be undone fairly; `asked` are the seats that must
    agree, `agreed` those that have. No seat: no request. Only the seat knows what it is, as it may
    have picked in secret."""

    seat: int | None
    agreed: list[int]
    asked: list[int]
    wish: int
    """The number of requests so far; an answer names it."""


class StandInAsked(Struct, frozen=True, tag="stand-in-asked"):
    """Somebody asks for a program to play for the seat `absent`; `asked` are the seats that must
    agree, `agreed` those that have. No seat: no request."""

    seat: int | None
    absent: int | None
    agreed: list[int]
    asked: list[int]
    wish: int
    """The number of requests so far; an answer names it."""


class Thinking(Struct, frozen=True, tag="thinking"):
    """A program is thinking, or has finished."""

    seat: int | None


class Chat(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Ack(Struct, frozen=True, tag="ack"):
    """What was sent is done and stored: so many picks were carried out. `stopped` says why not all:
    no-option, revealed, passed, other-question."""

    id: str
    picks: int
    stopped: str


class Refused(Struct, frozen=True, tag="refused"):
    """What was sent is refused, and nothing has changed."""

    id: str
    code: str
    sentence: str
    rule: str


class ReasonShown(Struct, frozen=True):
    """A possible meaning: why the move is not possible, or its text form if it is, with those of
    the picks that follow in the same gesture."""

    sentence: str
    rule: str
    pick: str
    then: list[str] = []


class Reasons(Struct, frozen=True, tag="reasons"):
    id: str
    reasons: list[ReasonShown]


class Hint(Struct, frozen=True, tag="hint"):
    """What a program would pick, and why, in one sentence."""

    id: str
    pick: str
    label: str
    sentence: str


class Story(Struct, frozen=True, tag="story"):
    """Lines of the story, from the line `first` on."""

    id: str
    first: int
    lines: list[LineShown]


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Closed(Struct, frozen=True, tag="closed"):
    """The host has deleted the table; nothing follows."""


class Restarting(Struct, frozen=True, tag="restarting"):
    """The server is stopping and will be back; nothing follows until then. Everything acknowledged
    is stored."""

    sentence: str


FromServer = (
    Welcome
    | Update
    | TableChanged
    | UndoAsked
    | StandInAsked
    | Thinking
    | Chat
    | Ack
    | Refused
    | Reasons
    | Hint
    | Story
    | Pong
    | Closed
    | Restarting
)
