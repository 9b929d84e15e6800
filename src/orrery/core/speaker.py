"""What a game says to people: one speaker for each language. Whoever talks to people chooses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from orrery.core.flow import BaseState

if TYPE_CHECKING:
    from orrery.core.decisions import Option, Seat
    from orrery.core.events import Event
    from orrery.core.flow import Game
    from orrery.core.record import Result
    from orrery.core.ruleset import Reason, Ruleset, Texts
    from orrery.core.shown import Described, GalleryCard, Printed, ScenarioShown, View


@dataclass(frozen=True, slots=True)
class Scene:
    """What the words for an event depend on besides the event and the printed facts: what things
    were called when it happened. Everybody may know all of it. A game adds what it needs."""

    def with_names(self, names: tuple[str, ...]) -> Scene:
        """The same scene where players go by these names, by seat ("" for none). A game that tells
        of sides and not of players has no use for them."""
        return self


S = TypeVar("S", bound=BaseState)
F = TypeVar("F")
C = TypeVar("C", bound=Scene)


class Happened(NamedTuple, Generic[C]):
    """What happened in one pick, and the scene after it."""

    events: Sequence[Event]
    scene: C

    def only(self, is_told: Callable[[Event], bool]) -> Happened[C]:
        """The same with fewer events."""
        return self._replace(events=[event for event in self.events if is_told(event)])

    def with_names(self, names: tuple[str, ...]) -> Happened[Scene]:
        """The same, told of players by these names."""
        return Happened(self.events, self.scene.with_names(names))


class Why(NamedTuple):
    """Why a move is not possible, in a sentence, and the rule that says so."""

    sentence: str
    rule: str


class Entry(NamedTuple):
    """A record of the facts as people compare it: what is printed, what it says, and remarks."""

    name: str
    figures: Mapping[str, object]
    texts: Mapping[str, str]  # in our words: of the card itself ("text"), and of its other parts
    remarks: Mapping[str, object]  # where the facts come from


class Catalogue(NamedTuple):
    """All records of a game's facts, by the part of the facts they are in and their id."""

    entries: Mapping[tuple[str, str], Entry]
    fingerprint: str


class Line(NamedTuple):
    """A line of the table in words: what it is about, and what there is."""

    label: str
    text: str


class Speaker(Generic[S, F, C]):
    """Says everything about a game in one language. Each game has one for each language."""

    def __init__(self, ruleset: Ruleset[S, F, View, C], locale: str) -> None:
        self.ruleset, self.locale = ruleset, locale

    # Decisions

    def question(self, game: Game[S, F]) -> str:
        """What the present decision asks, in words for its seat."""
        raise NotImplementedError

    def brief(self, game: Game[S, F]) -> str:
        """The same in as few words as there are, for where there is little room."""
        return self.question(game)

    def context(self, game: Game[S, F]) -> str:
        """The text that asks, if it helps the seat to answer; often nothing."""
        return ""

    def option_line(self, game: Game[S, F], option: Option) -> str:
        """An option of the present decision in words, with its figures."""
        raise NotImplementedError

    def why_line(self, game: Game[S, F], seat: Seat, option: Option) -> Why | None:
        """Why a seat cannot make a move now, with the rule; None if it can."""
        raise NotImplementedError

    def reason_line(self, game: Game[S, F], seat: Seat, reason: Reason) -> Why | None:
        """What was found about a move that a seat may mean, in words; None if it is legal."""
        return self.why_line(game, seat, reason.option)

    # The table

    def table(self, game: Game[S, F], seat: Seat | None) -> list[Line]:
        """What a seat (None: a watcher) sees, in lines; nothing for a game that draws its table
        everywhere."""
        return []

    # What happened

    def story(self, facts: F, happened: Sequence[Happened[C]], seat: Seat | None) -> list[str]:
        """What happened, told as a seat (None: a watcher) may know it, in paragraphs, whenever it
        is told. A new scene begins a paragraph."""
        told: list[str] = []
        for scene, picks in groupby(happened, key=lambda one: one.scene):
            events = [event for one in picks for event in one.events]
            parts = self.ruleset.paragraphs(events, seat)
            told += [self.paragraph(facts, scene, part, seat) for part in parts]
        return told

    def paragraph(self, facts: F, scene: C, events: Sequence[Event], seat: Seat | None) -> str:
        """One of the `paragraphs` of a story, in sentences. It depends on nothing else, least of
        all on how the game stands now."""
        raise NotImplementedError

    def closing(self, game: Game[S, F], result: Result, seat: Seat | None) -> str:
        """Who won and how, in a sentence for a seat or a watcher."""
        raise NotImplementedError

    # What is printed

    def describe(self, facts: F, thing: int, kind: str = "card") -> Described:
        """What is printed on a card or a thing of another kind, in figures and words, and where
        each comes from."""
        raise NotImplementedError

    def printed(self, facts: F) -> Printed:
        """All that is printed on what a client draws, by kind and number: `describe` of each."""
        raise NotImplementedError

    def gallery(self, texts: Texts, pack: Texts) -> Sequence[GalleryCard]:
        """Every card of the game once, for looking at: as `describe` shows it, with the `set` it
        is from."""
        raise NotImplementedError

    def scenarios(self, texts: Texts) -> Sequence[ScenarioShown]:
        """The games that are prepared, for whoever looks for one to play."""
        return ()

    def catalogue(self, texts: Texts, pack: Texts) -> Catalogue:
        """Every record of the facts, checked as far as any game would use it."""
        raise NotImplementedError
