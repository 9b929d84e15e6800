"""What goes over the wire, typed once: the web client's types are made from these.

REST bodies first, then the messages of a table's socket, both ways. Text is in the words of the
table's language; numbers of things are those of the game's facts (`/api/tables/ID/printed`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

View = dict[str, Any]
"""Plain data as a game makes it (`Title.view`)."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
"""How a person or a table is called."""
Slug = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:.\-]+$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
"""What proves that a seat, or a table, is somebody's."""
Nonce = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[0-9a-f]+$")]
"""A seat's share of the seed, in hex."""
Kind = Literal["person", "open", "program"]
"""Who sits: somebody with the link, whoever comes first, or a program."""
Status = Literal["waiting", "running", "over"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing is in it that we do not know."""


# Games


class ChoiceShown(Struct, frozen=True):
    """An option of a game: what it is about in a sentence, its values, and what they mean."""

    key: str
    title: str
    about: str
    usual: str
    values: list[ValueShown]


class ValueShown(Struct, frozen=True):
    value: str
    title: str
    about: str


class ProgramShown(Struct, frozen=True):
    name: str
    title: str
    about: str


class GameShown(Struct, frozen=True):
    """A game that tables can be made for."""

    name: str
    title: str
    about: str
    has_screen: bool
    players: list[int]
    choices: list[ChoiceShown]
    programs: list[ProgramShown]  # the weakest first


# Tables


class SeatWish(Body, frozen=True):
    """Who shall sit: you yourself (`mine`), another person, whoever comes, or a program."""

    kind: Kind
    name: Name | None = None
    program: Slug | None = None
    mine: bool = False


class PackGiven(Body, frozen=True):
    """A card pack: its files of facts by name."""

    name: Name
    files: dict[Slug, Annotated[str, Meta(max_length=400_000)]]


class TableWish(Body, frozen=True):
    """A table to be made."""

    game: Slug
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: dict[Slug, Annotated[str, Meta(max_length=200)]] = {}
    name: Name | None = None
    listed: bool = True
    pack: PackGiven | None = None
    nonce: Nonce | None = None


class SeatMade(Struct, frozen=True):
    """The secret of a seat: for its own browser, or for the link to send."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    id: str
    host: str
    """What lets the one who made it change, start and close the table."""
    mine: list[SeatMade]
    links: list[SeatMade]


class SeatShown(Struct, frozen=True):
    seat: int
    kind: Kind
    name: str
    program: str
    taken: bool
    present: bool
    side: str
    """What the seat plays, as the game calls it; empty while that is open."""


class TableShown(Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pack: str
    status: Status
    seats: list[SeatShown]
    asked: int | None
    """The seat that is asked, while the game runs."""
    turn: int
    score: list[int]
    watchers: int
    listed: bool
    made: float
    moved: float
    """The minute in which something last happened, in seconds since 1970."""
    commitment: str
    """The hash of the secret that goes into the seed; the secret follows when the game is over."""
    result: ResultShown | None
    rematch: str | None
    """The table that plays on after this one."""


class ResultShown(Struct, frozen=True):
    winners: list[int]
    ending: str
    closing: str
    resigned: int | None
    secret: str
    nonces: list[str]
    seed: str


class Claim(Body, frozen=True):
    """Take a seat: with the secret of its link, or an open one by its number."""

    name: Name
    secret: Secret | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    nonce: Nonce | None = None


class Claimed(Struct, frozen=True):
    seat: int
    secret: str


class BySeat(Body, frozen=True):
    """What a seat asks for, with its secret."""

    secret: Secret


class SeatName(BySeat, frozen=True):
    """How the one who sits there wants to be called."""

    name: Name


class Rematch(Struct, frozen=True):
    """The table that plays on, and the seat one has there: its secret is the old one."""

    id: str
    seat: int


class ByHost(Body, frozen=True):
    """What the one who made a table asks for, with the host's secret."""

    host: Secret


class TableChange(ByHost, frozen=True):
    """Another name, or whether the table is listed; what is left out stays."""

    name: Name | None = None
    listed: bool | None = None


class SeatChange(ByHost, frozen=True):
    """Who shall sit there instead: a program, whoever comes, or somebody with a new link. Whoever
    sat there must get up."""

    kind: Kind
    name: Name | None = None
    program: Slug | None = None


class SeatChanged(Struct, frozen=True):
    """The secret of the link to send, if the seat is for a person."""

    seat: int
    secret: str | None


class Start(ByHost, frozen=True):
    """Begin: this program, the best if none is named, sits down where nobody sits."""

    program: Slug | None = None


class Health(Struct, frozen=True):
    """The server works, and its database answers."""

    status: Literal["ok"]
    version: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    status_code: int
    code: str
    detail: str


# What a seat or a watcher is told of the game


class RefShown(Struct, frozen=True, omit_defaults=True):
    """A thing an option names, with its role: what, from, to, with."""

    role: str
    kind: str
    number: int
    name: str = ""


class OptionShown(Struct, frozen=True):
    text: str
    """Its text form: what is sent to pick it."""
    label: str
    verb: str
    refs: list[RefShown]
    reveals: bool


class DecisionShown(Struct, frozen=True):
    """What a seat is asked, with its options: for that seat alone."""

    prompt: str
    rule: str
    question: str
    context: str
    about: int
    options: list[OptionShown]
    suggested: int | None
    done: int | None
    sums: list[View]


class AskedShown(Struct, frozen=True):
    """Who is asked, and by which prompt: this much everybody may know."""

    seat: int
    prompt: str
    rule: str


class EventShown(Struct, frozen=True):
    """What happened, as this reader may know it; -1 stands for a thing that is hidden."""

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


class UndoShown(Struct, frozen=True):
    """What undo takes back. Fair: at once; otherwise the others must agree."""

    label: str
    picks: int
    fair: bool


# Socket: what a client sends


class Hello(Body, frozen=True, tag="hello"):
    """The first message: the seat it speaks for, none for a watcher, and what it has seen."""

    secret: Secret | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Pick(Body, frozen=True, tag="pick"):
    """Picks by their text form, one gesture. `after` is the number of the last update it saw;
    `id` is the client's name of the gesture, so that it can be sent again."""

    id: Slug
    after: Annotated[int, Meta(ge=0)]
    picks: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=64)]


class Undo(Body, frozen=True, tag="undo"):
    """Take the latest gesture back; if that is not fair, ask the others."""

    id: Slug
    after: Annotated[int, Meta(ge=0)]


class Consent(Body, frozen=True, tag="consent"):
    """Answer somebody's wish to take something back."""

    id: Slug
    agree: bool


class Resign(Body, frozen=True, tag="resign"):
    id: Slug


class Say(Body, frozen=True, tag="say"):
    """A line of chat."""

    id: Slug
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]


class ThingGiven(Body, frozen=True):
    kind: Slug
    number: Annotated[int, Meta(ge=-1, le=100_000)]


class AskWhy(Body, frozen=True, tag="why"):
    """Why not: by the things pointed at."""

    id: Slug
    things: Annotated[list[ThingGiven], Meta(max_length=8)]


class AskHint(Body, frozen=True, tag="hint"):
    id: Slug


class Ping(Body, frozen=True, tag="ping"):
    id: Slug


ToServer = Hello | Pick | Undo | Consent | Resign | Say | AskWhy | AskHint | Ping


# Socket: what the server sends


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: the table, who one is here, the chat so far. Updates follow."""

    table: TableShown
    seat: int | None
    side: str
    chat: list[ChatLine]
    version: str


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Update(Struct, frozen=True, tag="update"):
    """What changed. Numbers count what this reader may see. The story is replaced from
    `log_from` on. When several are missed, only the last carries the view."""

    number: int
    events: list[EventShown]
    log_from: int
    log: list[LineShown]
    actor: int | None
    view: View | None
    asked: AskedShown | None
    decision: DecisionShown | None
    undo: UndoShown | None


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableShown


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """Somebody wants to take back what cannot be taken back fairly; `asked` are the seats that must
    agree, `agreed` those that have. No seat: nobody wants it. What it is only the seat knows, which
    may have picked in secret."""

    seat: int | None
    agreed: list[int]
    asked: list[int]


class Thinking(Struct, frozen=True, tag="thinking"):
    """A program thinks, or has stopped."""

    seat: int | None


class Chat(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Ack(Struct, frozen=True, tag="ack"):
    """What was sent is done and kept: so many picks were carried out. `stopped` says why not all:
    no-option, revealed, passed."""

    id: str
    picks: int
    stopped: str


class Refused(Struct, frozen=True, tag="refused"):
    """What was sent is not done, and nothing has changed."""

    id: str
    code: str
    sentence: str
    rule: str


class ReasonShown(Struct, frozen=True):
    """A move that may be meant: why it is not possible, or its text form if it is."""

    sentence: str
    rule: str
    pick: str


class Reasons(Struct, frozen=True, tag="reasons"):
    id: str
    reasons: list[ReasonShown]


class Hint(Struct, frozen=True, tag="hint"):
    """What a program would pick, and why in one sentence."""

    id: str
    pick: str
    label: str
    sentence: str


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Closed(Struct, frozen=True, tag="closed"):
    """The host has closed the table before its game began; nothing follows."""


FromServer = (
    Welcome
    | Update
    | TableChanged
    | UndoAsked
    | Thinking
    | Chat
    | Ack
    | Refused
    | Reasons
    | Hint
    | Pong
    | Closed
)
