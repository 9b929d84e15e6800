"""What goes over the wire in requests and their answers, typed once: games, tables, seats."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_type_hints

from msgspec import Meta, Struct

from orrery.messages import messages
from orrery.server.contract.texts import is_fit

View = dict[str, Any]
"""Plain data as a game makes it (`Ruleset.view`)."""

SAYS_SOMETHING = r"^[^\x00]*[^\s\x00][^\x00]*$"
"""A text with something to read in it. PostgreSQL keeps no zero bytes."""
READ = {"read": "by others"}
"""Marks texts that others read: `Body` looks at them more closely than a pattern can (`texts`)."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=SAYS_SOMETHING, extra=READ)]
"""How a person or a table is called."""
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=SAYS_SOMETHING, extra=READ)]
"""What is said in a chat."""
Slug = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:.\-]+$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
"""What proves that a seat, or a table, is somebody's."""
Nonce = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[0-9a-f]+$")]
"""A seat's share of the seed, in hex."""
Kind = Literal["person", "open", "program"]
"""Who sits: somebody with the link, whoever comes first, or a program."""
Status = Literal["waiting", "running", "over"]
Stop = Literal["", "broken-rules", "failed"]
"""Why programs have stopped at a table: the rules cannot carry out a pick, or no pick was made."""
ClockKind = Literal["move", "game"]
"""What time is limited for: each time that a seat is asked, or the whole game."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing is in it that we do not know, and what others read of it can be
    read."""

    def __post_init__(self) -> None:
        for name in read_by_others(type(self)):
            text = getattr(self, name)
            if text is not None and not is_fit(text):
                raise ValueError(messages().format("refused-unfit-text", field=name))


@cache
def read_by_others(body: type[Body]) -> tuple[str, ...]:
    """The fields of a body that others read."""
    hints = get_type_hints(body, include_extras=True)
    return tuple(name for name, hint in hints.items() if is_read(hint))


def is_read(hint: Any) -> bool:
    """Whether a type is marked as read by others, or is that or nothing."""
    if any(getattr(one, "extra", None) == READ for one in getattr(hint, "__metadata__", ())):
        return True
    return any(is_read(one) for one in get_args(hint))


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
    """How strong it is, and how it is called."""
    short: str
    """Only how it is called."""
    about: str


class GameShown(Struct, frozen=True):
    """A game that tables can be made for."""

    name: str
    title: str
    about: str
    has_screen: bool
    players: list[int]
    sides: list[str]
    """What seats can play, the usual ones first; none if that is chosen at the table."""
    terminal: str
    """What is typed to play it in a terminal."""
    choices: list[ChoiceShown]
    programs: list[ProgramShown]  # the weakest first


# Tables


class NewSeat(Body, frozen=True):
    """Who shall sit: you yourself (`mine`), another person, whoever comes, or a program."""

    kind: Kind
    name: Name | None = None
    program: Slug | None = None
    mine: bool = False


class PackGiven(Body, frozen=True):
    """A card pack: its files of facts by name."""

    name: Name
    files: dict[Slug, Annotated[str, Meta(max_length=400_000)]]


class NewClock(Body, frozen=True):
    """So much time for each seat; when it is up, a program plays on in its place."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]


class NewTable(Body, frozen=True):
    """A table to be made."""

    game: Slug
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: dict[Slug, Annotated[str, Meta(max_length=200)]] = {}
    name: Name | None = None
    listed: bool = True
    pack: PackGiven | None = None
    nonce: Nonce | None = None
    clock: NewClock | None = None


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


class NewGuide(Body, frozen=True):
    """How whoever learns is called."""

    name: Name


class GuideMade(TableMade, frozen=True):
    """A table for a first game, how it is called, and what is advised in each turn by its
    number: picks in their order."""

    name: str
    turns: dict[str, list[str]]


class SeatShown(Struct, frozen=True):
    seat: int
    kind: Kind
    name: str
    program: str
    taken: bool
    present: bool
    side: str
    """What the seat plays, as the game calls it; empty while that is open."""
    stand_in: str
    """The program that plays for the person who sits here, who may take the seat back."""
    away: float | None
    """Since when the person who sits here is away, in seconds since 1970."""


class ClockShown(Struct, frozen=True):
    """How much time seats have. What is left counts from `since` on for the seat whose time runs;
    all else stands still."""

    kind: ClockKind
    seconds: int
    left: list[float]
    running: int | None
    since: float


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
    consent: list[int]
    """The seats whose consent to somebody's wish is waited for before that."""
    turn: int
    score: list[int]
    watchers: int
    listed: bool
    made: float
    moved: float
    """The minute in which something last happened, in seconds since 1970."""
    commitment: str
    """The hash of the secret that goes into the seed; the secret follows when the game is over.
    Empty for a record that was brought without its proof."""
    result: ResultShown | None
    rematch: str | None
    """The table that plays on after this one."""
    clock: ClockShown | None
    stopped: Stop
    """Why the table's programs have stopped; empty while they play. They try again when somebody
    acts at the table or comes back to it."""
    replace_after: int | None
    """The seconds for which a person must have been away before the others may let a program play
    for them. None: they may not, because only the clock decides, or no game has begun."""


class ResultShown(Struct, frozen=True):
    winners: list[int]
    ending: str
    closing: str
    resigned: int | None
    secret: str
    nonces: list[str]
    seed: str


class Claim(Body, frozen=True):
    """Take a seat: with the secret of its link, or an open one by its number. Whoever gives no name
    is called by what the seat plays.

    From then on only the seat's own secret opens it, and the link is void. `own` is that secret, if
    the client makes it: then the same claim can be sent again when its answer was lost. Otherwise
    the server makes one."""

    name: Name | None = None
    secret: Secret | None = None
    own: Secret | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    nonce: Nonce | None = None


class Claimed(Struct, frozen=True):
    """The seat, and the only secret that opens it."""

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


class Close(ByHost, frozen=True):
    """Take a table away. While its game runs, all persons at it must want that: `seats` are their
    secrets."""

    seats: Annotated[list[Secret], Meta(max_length=6)] = []


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


class ServerShown(Struct, frozen=True):
    """How the server is reached by others than this machine."""

    address: str
    """Where others find it: its address for the world, or that in its network; empty if it
    listens only to this machine."""
    command: str
    """What is typed to start it so that others in the network find it."""


class Health(Struct, frozen=True):
    """The server works, and its database answers."""

    status: Literal["ok"]
    version: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    status_code: int
    code: str
    detail: str
