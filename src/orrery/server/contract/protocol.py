"""What the server sends over a table's socket, typed once: the web client's types are generated
from these, from what clients send (`to_server`), and from the bodies of requests (`bodies`).

Text is in the language that `hello` asks for, else in the one of Accept-Language, else in English.
Numbers of things refer to the game's facts (`/api/tables/ID/printed`).
"""

from __future__ import annotations

from msgspec import Struct

from orrery.core.shown import OptionRemarks, RefShown, Remarks, SeveralShown, View
from orrery.server.contract.bodies import TableShown

# What a seat or a watcher is told of the game


class OptionShown(Struct, frozen=True):
    text: str
    """Its text form: send this to pick it."""
    label: str
    verb: str
    refs: list[RefShown]
    reveals: bool
    remarks: OptionRemarks
    """What the game adds about it."""


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
    """What the game adds about it."""


class AskedShown(Struct, frozen=True):
    """Who must decide, and the prompt: this much everybody may know. Open: so may they the options,
    which name only what all can see; players who share a device need not hide it."""

    seat: int
    prompt: str
    rule: str
    open: bool


class ThingShown(Struct, frozen=True):
    """Something that is spoken of: a number alone may be a card, a unit or a place."""

    kind: str
    number: int


class EventShown(Struct, frozen=True):
    """What happened, as this reader may know it, and what it was about; the number -1 stands for a
    hidden thing."""

    kind: str
    seat: int
    refs: list[ThingShown]
    number: int
    public: list[int]


class LineShown(Struct, frozen=True):
    """A line of the story."""

    seat: int
    """Whose pick it comes from; -1 for nobody's."""
    of: int
    """Whom it is about, who may never have been asked; -1 for nobody."""
    text: str
    refs: list[ThingShown]
    """What it mentions, each once."""
    order: int | None
    """The order that it belongs to, counted from 1, in games that are told by orders."""
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


# Messages


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
    """What a program would pick, and why, in one sentence; and what it would pick next, as far as
    that is known."""

    id: str
    pick: str
    label: str
    sentence: str
    then: list[str] = []


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
