"""The bodies of requests and responses, typed once: games, tables, seats."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, get_args, get_type_hints

from msgspec import Meta, Struct

from orrery.server.contract.texts import is_fit
from orrery.server.errors import UNFIT

SAYS_SOMETHING = r"^[^\x00]*[^\s\x00][^\x00]*$"
"""A string that is not blank. PostgreSQL stores no zero bytes."""
READ = {"read": "by others"}
"""Marks strings that others read: `Body` checks them more closely than a pattern can (`texts`)."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=SAYS_SOMETHING, extra=READ)]
"""The name of a person or a table."""
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=SAYS_SOMETHING, extra=READ)]
"""A chat message."""
Slug = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:.\-]+$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
"""The secret that proves ownership of a seat or a table."""
Nonce = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[0-9a-f]+$")]
"""A seat's share of the seed, in hex."""
Kind = Literal["person", "open", "program"]
"""Who may sit: somebody with the link, anyone, or a program."""
Status = Literal["waiting", "running", "over"]
Pace = Literal["slow", "normal", "fast", "at-once"]
"""How fast programs play, so that people can follow."""
Stop = Literal["", "broken-rules", "failed"]
"""Why programs have stopped at a table: the rules cannot carry out a pick, or no pick was made."""
ClockKind = Literal["move", "game"]
"""What the time limit is for: each decision, or the whole game."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: no unknown fields, and strings for others must be readable."""

    def __post_init__(self) -> None:
        for name in read_by_others(type(self)):
            text = getattr(self, name)
            if text is not None and not is_fit(text):
                raise ValueError(UNFIT.format(name))


@cache
def read_by_others(body: type[Body]) -> tuple[str, ...]:
    """The fields of a body that other people read."""
    hints = get_type_hints(body, include_extras=True)
    return tuple(name for name, hint in hints.items() if is_read(hint))


def is_read(hint: object) -> bool:
    """Whether a type is marked as read by others, or is that or None."""
    if any(getattr(one, "extra", None) == READ for one in getattr(hint, "__metadata__", ())):
        return True
    return any(is_read(one) for one in get_args(hint))


# Games


class ChoiceShown(Struct, frozen=True):
    """An option of a game: what it is about, its values, and what they mean."""

    key: str
    title: str
    about: str
    usual: str
    usual_in: dict[str, str]
    """The usual value by each value of the game's first option, on which it may depend."""
    needs: dict[str, list[str]]
    """Of which values other options must have one for this one to mean anything."""
    values: list[ValueShown]


class ValueShown(Struct, frozen=True):
    value: str
    title: str
    about: str
    players: list[int]
    """How many can play with it."""


class MeasuredShown(Struct, frozen=True):
    """A program's rating with certain options: 400 points more mean ten times the strength, 1500 is
    the mean of the programs that were compared. With 95 % confidence it is from `low` to `high`."""

    options: dict[str, str]
    """What was played; options that are not named do not matter."""
    rating: int
    low: int
    high: int
    games: int
    level: int
    """1 is the weakest; programs of the same level were not told apart."""
    playouts: int
    """For each decision; 0 if it does not search."""


class ProgramShown(Struct, frozen=True):
    """A level: a program that people can play against."""

    name: str
    title: str
    strength: str
    about: str
    measured: list[MeasuredShown]
    """Its ratings; none for options that were not measured."""


class GameShown(Struct, frozen=True):
    """A game that tables can be created for."""

    name: str
    title: str
    about: str
    has_screen: bool
    players: list[int]
    sides: list[str]
    """What seats can play, the default first; empty if that is chosen at the table."""
    terminal: str
    """The command that plays it in a terminal."""
    choices: list[ChoiceShown]
    programs: list[ProgramShown]  # the weakest first
    usual_program: str
    """The one that people play against by default."""


# Tables


class NewSeat(Body, frozen=True):
    """Who sits there: you (`mine`), another person, anyone, or a program."""

    kind: Kind
    name: Name | None = None
    program: Slug | None = None
    mine: bool = False


class PackGiven(Body, frozen=True):
    """A card pack: its files by name."""

    name: Name
    files: dict[Slug, Annotated[str, Meta(max_length=400_000)]]


class NewClock(Body, frozen=True):
    """The time for each seat; when it is up, a program takes over."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]


class NewTable(Body, frozen=True):
    """A new table."""

    game: Slug
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: dict[Slug, Annotated[str, Meta(max_length=200)]] = {}
    name: Name | None = None
    listed: bool = True
    pack: PackGiven | None = None
    nonce: Nonce | None = None
    clock: NewClock | None = None
    hints: bool | None = None
    """Whether players may ask a program for a hint; if nothing is said, only one who plays against
    programs alone."""


class SeatMade(Struct, frozen=True):
    """The secret of a seat: for its own browser, or for the link to send."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    id: str
    host: str
    """The secret that lets its host change, start and close the table."""
    mine: list[SeatMade]
    links: list[SeatMade]


class NewGuide(Body, frozen=True):
    """The name of the learner, if there is one."""

    name: Name | None = None


class GuideMade(TableMade, frozen=True):
    """A table for a first game, the opponent's name, and the advice for each turn by its number:
    picks in order."""

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
    """The side or faction of the seat; empty while that is open."""
    stand_in: str
    """The program that is playing for the person in this seat, who may take it back."""
    away: float | None
    """When the person in this seat left, in seconds since 1970."""
    pace: Pace
    """How fast the person in this seat wants programs to play; the slowest counts."""


class ClockShown(Struct, frozen=True):
    """The time of each seat. For the seat whose clock is running, what is left counts from `since`;
    all others stand still."""

    kind: ClockKind
    seconds: int
    left: list[float]
    running: int | None
    since: float


class TableShown(Struct, frozen=True):
    """The public view of a table."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pack: str
    status: Status
    seats: list[SeatShown]
    asked: int | None
    """The seat that must decide, while the game runs."""
    consent: list[int]
    """The seats whose consent to a request is awaited first."""
    turn: int
    score: list[int]
    watchers: int
    listed: bool
    made: float
    moved: float
    """The minute of the last activity, in seconds since 1970."""
    commitment: str
    """The hash of the secret that goes into the seed; the secret is revealed when the game is over.
    Empty for an imported record without a proof."""
    result: ResultShown | None
    rematch: str | None
    """The rematch of this table."""
    clock: ClockShown | None
    hints: bool
    """Whether players may ask a program for a hint."""
    stopped: Stop
    """Why the table's programs have stopped; empty while they play. They try again when somebody
    acts at the table or comes back to it."""
    replace_after: int | None
    """How many seconds a player must have been away before the others may let a program take over.
    None: not possible, because only the clock decides, or no game has begun."""


class ResultShown(Struct, frozen=True):
    winners: list[int]
    ending: str
    closing: str
    resigned: int | None
    secret: str
    nonces: list[str]
    seed: str


class Claim(Body, frozen=True):
    """Take a seat: with the secret of its link, or an open seat by its number. Without a name, the
    player is called by what the seat plays.

    From then on only the seat's own secret opens it, and the link is void. `own` is that secret, if
    the client creates it: then it can send the same claim again if the response was lost. Otherwise
    the server creates one."""

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
    """A request of a seat, with its secret."""

    secret: Secret


class SeatName(BySeat, frozen=True):
    """The player's new name."""

    name: Name


class Rematch(Struct, frozen=True):
    """The rematch, and one's seat there: its secret is the same as before."""

    id: str
    seat: int


class ByHost(Body, frozen=True):
    """A request of the host, with the host's secret."""

    host: Secret


class Close(ByHost, frozen=True):
    """Delete a table. While its game runs, all people playing at it must agree: `seats` are their
    secrets."""

    seats: Annotated[list[Secret], Meta(max_length=6)] = []


class TableChange(ByHost, frozen=True):
    """A new name, or whether the table is listed; what is left out stays the same."""

    name: Name | None = None
    listed: bool | None = None


class SeatChange(ByHost, frozen=True):
    """Who sits there instead: a program, anyone, or somebody with a new link. The person who sat
    there must leave."""

    kind: Kind
    name: Name | None = None
    program: Slug | None = None


class SeatChanged(Struct, frozen=True):
    """The secret of the link to send, if the seat is for a person."""

    seat: int
    secret: str | None


class Start(ByHost, frozen=True):
    """Start: this program, or the strongest that answers at once if none is named, takes all free
    seats."""

    program: Slug | None = None


class ServerShown(Struct, frozen=True):
    """How other machines reach the server."""

    address: str
    """Its public address, or the one on its network; empty if it listens only to this machine."""
    command: str
    """The command that starts it for others on the network."""


class Health(Struct, frozen=True):
    """The server is working, and its database answers."""

    status: Literal["ok"]
    version: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    status_code: int
    code: str
    detail: str
