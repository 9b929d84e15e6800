"""What a game shows to people and programs: plain data, as JSON knows it. The kernel knows what all
games have in common; the rest each game says with types of its own, which fit these because they
have everything that these have (`Ruleset.shown`)."""

from __future__ import annotations

from typing import NamedTuple, NotRequired, TypedDict


class View(TypedDict):
    """The table as a seat or a watcher may see it."""


class Remarks(TypedDict):
    """What a game adds about a decision: the sums behind its figures."""


class OptionRemarks(TypedDict):
    """What a game adds about an option."""


class Described(TypedDict):
    """What is printed on a thing, in figures and words, and where each comes from."""

    name: str


class Printed(TypedDict):
    """Everything that is printed on what a client draws: by kind, lists of what is described in the
    order of numbers."""


class GalleryCard(TypedDict):
    """A card for looking at: what is printed on it, and the box it is from."""


class RuleTold(TypedDict):
    """A rule in a sentence, and its id in the rulebook."""

    text: str
    rule: str


class AimTold(TypedDict):
    """What wins, also in a few words, and its rule; a table counts how far it is by this number."""

    number: int
    text: str
    brief: str
    rule: str


class RoleTold(TypedDict):
    """One of those who take part in a scenario: what a seat plays (`side`), its name, what the
    story calls it, who decides if nobody plays it, whose forces it has too, and what it begins
    with, place by place."""

    side: str
    name: str
    called: str
    run_by: str
    too: list[str]
    begins: list[str]


class SideTold(TypedDict):
    """Those who win together, and what each of their victories asks for."""

    name: str
    roles: list[RoleTold]
    aims: list[AimTold]


class PlaceTold(TypedDict):
    """A place of a map in its cell: its id and name, what the story calls it, who begins there,
    and what lies there that matters."""

    slug: str
    name: str
    called: str
    column: int
    row: int
    sides: list[str]
    things: list[str]


class MapTold(TypedDict):
    """A map: places, and which of them are joined, by their numbers: side by side or from afar."""

    places: list[PlaceTold]
    routes: list[tuple[int, int]]
    jumps: list[tuple[int, int]]


class ScenarioTable(TypedDict):
    """A scenario for a number of players. `rounds`: at most, 0 for any number."""

    players: int
    rounds: int
    sides: list[SideTold]
    rules: list[RuleTold]
    map: MapTold


class ScenarioShown(TypedDict):
    """A game that is prepared: its story, the options that make it, and what it is like for each
    number of players that it is for."""

    name: str
    title: str
    story: str
    options: dict[str, str]
    tables: list[ScenarioTable]


class Summary(TypedDict):
    """A finished game in figures."""


class RefShown(TypedDict):
    """A thing an option refers to, with its role: what, from, to, with."""

    role: str
    kind: str
    number: int
    name: NotRequired[str]


class OfferedOption(TypedDict):
    """An option as a client needs it: its text, what it refers to, whether it shows something."""

    text: str
    verb: str
    refs: list[RefShown]
    reveals: bool
    remarks: OptionRemarks


class PartShown(TypedDict):
    """A part of a choice: its pick, and what it refers to."""

    pick: str
    refs: list[RefShown]


class SeveralShown(TypedDict):
    """Several picks that are one choice, made in any order: so many of these parts, a part that
    names one piece listed once for each such piece; `wholes` are the whole choices there are, if
    not just any parts will do."""

    least: int
    most: int
    parts: list[PartShown]
    wholes: list[list[str]]


class Briefing(TypedDict):
    """What a client needs besides the view to put a decision to its seat."""

    seat: int
    prompt: str
    rule: str
    about: int
    suggested: int | None
    done: int | None
    fresh: int
    options: list[OfferedOption]
    several: SeveralShown | None
    remarks: Remarks


class ShownTypes(NamedTuple):
    """What a game shows, type by type: the server's contract and the client's types are made of
    these."""

    view: type[View]
    printed: type[Printed]
    card: type[GalleryCard]
    remarks: type[Remarks] = Remarks
    option_remarks: type[OptionRemarks] = OptionRemarks
    summary: type[Summary] = Summary
