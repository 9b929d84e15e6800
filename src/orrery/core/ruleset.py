"""What the kernel needs to know of a game: how it starts, how it is shown, and what is hidden.
What it says to people is said by its speaker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from orrery.core.decisions import Option, Ref, Seat
from orrery.core.events import Event
from orrery.core.flow import BaseState, Game
from orrery.core.presets import Presets, ProgramEntry, RulebookFile
from orrery.core.shown import (
    Briefing,
    OfferedOption,
    OptionRemarks,
    Remarks,
    SeveralShown,
    ShownTypes,
    Summary,
    View,
)
from orrery.core.speaker import Scene
from orrery.core.verbs import Verbs

if TYPE_CHECKING:
    from orrery.core.speaker import Speaker

S = TypeVar("S", bound=BaseState)
F = TypeVar("F")
V_co = TypeVar("V_co", bound=View, covariant=True)
C_co = TypeVar("C_co", bound=Scene, covariant=True)

Settings = dict[str, str]
"""The options of a game, complete and in text form, as a record keeps them."""
Texts = Mapping[str, str]
"""Files by name: the kernel and the games read only text handed to them."""
Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
"""Plain data, as JSON knows it."""


class Reason(NamedTuple):
    """A move that a person may mean, and the rule that forbids it; None if it is legal now, or
    after the picks that come before it in the same gesture."""

    option: Option
    rule: str | None
    before: tuple[Option, ...] = ()


class Progress(NamedTuple):
    """How far a game is, in a line: its turn or round, and by seat the side and the score."""

    turn: int
    sides: tuple[str, ...]
    score: tuple[int, ...]


Played = tuple[Game[S, F], Game[S, F], Sequence[Event]]
"""A pick that was carried out: the game before, the game after, and what happened."""


class Ruleset(Generic[S, F, V_co, C_co]):
    """A game that can be played. Each game has one; the kernel, programs and tools use it. `V_co`
    is the type of its views, `C_co` that of its scenes."""

    name: str  # what people type: "clone-wars"
    files: tuple[str, ...]  # the names of its files of facts
    shells: tuple[type[object], ...]  # its mutable classes: state, its parts, all procedures
    players: tuple[int, ...]  # how many can play, in rising order
    choices: Mapping[str, tuple[str, ...]]  # its options with their possible values
    needs: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """By option, of which values others must have one for it to mean anything; the rest always
    do."""
    verbs: Verbs[S, F]  # what its players do, and with what
    prompts: tuple[str, ...] = ()
    """The keys of everything it asks, in an order that never changes: new ones go to the end."""
    chapters: frozenset[str]  # the kinds of events with which a new part of the story begins
    orders: frozenset[str] = frozenset()  # those with which an order begins, told as one
    episodes: frozenset[str] = frozenset()  # those from which a page shows again what happened
    passing: frozenset[str] = frozenset()  # those that a later event tells again
    pauses: Mapping[str, float] = MappingProxyType({})
    """Seconds that programs leave people to follow what they are told of, by kind of event, and for
    "" of any other; empty: the page takes its time by itself."""
    setbacks: frozenset[str] = frozenset()  # those that the seat they happen to must not miss
    shown: ShownTypes  # what it shows, type by type
    sides: tuple[str, ...] = ()  # what seats can be given before it begins, the usual ones first
    presets: Presets = Presets()  # what tools start it with
    programs: tuple[ProgramEntry, ...] = ()  # those made for it, besides those for any game
    rulebooks: tuple[RulebookFile, ...] = ()  # its own, and those of its expansions
    fields: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """What each field of its state and of the procedures that scenarios begin in is, in the
    notation of `orrery.lab.conformance.forms`."""
    analyst: str = ""  # `module:Class` of who looks back at its games; without one, nobody does
    terminal: str = ""  # `module:Class` of its screen in the terminal; without one, it is plain
    home: str = ""  # of a game that is somebody's own: the folder with its data, rules and messages
    has_page: bool = True  # whether it can be played in the browser

    def settings(self, given: Mapping[str, str]) -> Settings:
        """The options completed by their defaults, or `BadData` with the rule that forbids one."""
        raise NotImplementedError

    def settle(self, settings: Settings, seed: bytes) -> Settings:
        """The options with everything that was left to chance drawn from the seed."""
        return settings

    def seats(self, settings: Settings) -> int:
        """How many play."""
        raise NotImplementedError

    def sides_of(self, settings: Settings) -> tuple[str, ...]:
        """What each seat will play, as far as the options say it: empty where that is open."""
        return ("",) * self.seats(settings)

    def facts(self, settings: Settings, texts: Texts, pack: Texts) -> F:
        """The printed facts of this game, a card pack's records replacing those of the same id."""
        raise NotImplementedError

    def fingerprint(self, facts: F) -> str:
        """A short hash of all facts a game depends on."""
        raise NotImplementedError

    def begin(
        self, settings: Settings, seed: bytes, facts: F, events: list[Event] | None = None
    ) -> Game[S, F]:
        """A new game at its first decision."""
        raise NotImplementedError

    def view(self, game: Game[S, F], seat: Seat | None) -> V_co:
        """What a seat may know (None: a watcher), as plain data; the rest is only counted."""
        raise NotImplementedError

    def page_view(self, game: Game[S, F], seat: Seat | None, told: Sequence[Event] = ()) -> V_co:
        """The view with whatever else a page shows, which knows no rules; programs do without.
        `told` is what the seat was told of the present episode, or the last."""
        return self.view(game, seat)

    def speaker(self, locale: str) -> Speaker[S, F, C_co]:
        """Who says everything about this game in a language."""
        raise NotImplementedError

    def scene(self, game: Game[S, F]) -> C_co:
        """What things are called now. A story keeps it with what happened; headless games never
        take one."""
        raise NotImplementedError

    def paragraphs(self, events: Sequence[Event], seat: Seat | None) -> list[list[Event]]:
        """The events that a seat (None: a watcher) is told of, by the paragraphs of the story."""
        raise NotImplementedError

    def event_refs(self, event: Event) -> list[Ref]:
        """What an event names, with kinds, as whoever was told of it may know it: first its things,
        in their order."""
        return [Ref("card", thing) for thing in event.things]

    def landmark(self, event: Event) -> str:
        """What begins with an event, by a name that the page of the game knows, for the timeline of
        a replay; empty: nothing."""
        return ""

    def briefing(self, game: Game[S, F]) -> Briefing | None:
        """What a client needs besides the view to put the present decision to its seat: per option
        its text, what it refers to and whether it shows something; what is suggested, what ends
        or declines; what the game remarks. Nothing when the game is over."""
        decision = game.decision
        if decision is None:
            return None
        ends = (at for at, one in enumerate(decision.options) if self.verbs[one.verb].ends)
        return {
            "seat": decision.seat,
            "prompt": decision.prompt.key,
            "rule": decision.prompt.rule,
            "about": decision.about,
            "suggested": self.suggested(game),
            "done": next(ends, None),
            "fresh": decision.fresh,
            "options": [
                self.offered(game, text, option)
                for text, option in self.verbs.options(game).items()
            ],
            "several": self.several_shown(game),
            "remarks": self.remarks(game),
        }

    def suggested(self, game: Game[S, F]) -> int | None:
        """Which option of the present decision stands out: the only one, if the game does not say
        otherwise."""
        return 0 if game.decision is not None and len(game.decision.options) == 1 else None

    def offered(self, game: Game[S, F], text: str, option: Option) -> OfferedOption:
        """An option of the present decision, as a briefing describes it."""
        reveals, remarks = self.tried(game, option)
        return {
            "text": text,
            "verb": option.verb,
            "refs": [one.plain() for one in self.verbs.references(game, option)],
            "reveals": reveals,
            "remarks": remarks,
        }

    def tried(self, game: Game[S, F], option: Option) -> tuple[bool, OptionRemarks]:
        """Whether an option shows something, and what this game adds about it: a game that
        carries it out on a copy for the one need not do so again for the other."""
        return game.reveals(option), self.option_remarks(game, option)

    def several_shown(self, game: Game[S, F]) -> SeveralShown | None:
        """What the present question and those that will follow choose together."""
        several, verbs = game.several(), self.verbs
        if several is None:
            return None
        return {
            "least": several.least,
            "most": several.most,
            "parts": [
                {
                    "pick": verbs.text(game, part),
                    "refs": [one.plain() for one in verbs.references(game, part)],
                }
                for part in several.parts
            ],
            "wholes": [[verbs.text(game, part) for part in one] for one in several.wholes],
        }

    def remarks(self, game: Game[S, F]) -> Remarks:
        """What this game adds about the present decision: the sums behind its figures."""
        return {}

    def option_remarks(self, game: Game[S, F], option: Option) -> OptionRemarks:
        """What this game adds about an option."""
        return {}

    def progress(self, game: Game[S, F]) -> Progress:
        """How far the game is; everybody may know it."""
        raise NotImplementedError

    def summary(self, steps: Iterable[Played[S, F]], end: Game[S, F]) -> Summary:
        """A finished game in figures, for a page that is worth looking at; nothing for a game
        without one."""
        return {}

    def determinize(self, game: Game[S, F], seat: Seat, rng: Random) -> Game[S, F]:
        """A copy in which what the seat cannot know is dealt anew, the seed included."""
        raise NotImplementedError

    def redeal(self, game: Game[S, F], rng: Random) -> Game[S, F]:
        """A copy in which what no seat knows is dealt anew, the seed included: what any of them
        holds or has seen stays. So a game can be played on from where it once stood."""
        raise NotImplementedError

    def why(self, game: Game[S, F], seat: Seat, option: Option) -> str | None:
        """The rule that forbids a seat this move now, or None if it is legal."""
        raise NotImplementedError

    def reasons(self, game: Game[S, F], seat: Seat, things: Sequence[Ref]) -> list[Reason]:
        """What a seat may mean by pointing at things, the nearest first: at one, all that is done
        with it or to it; at several, what the first do to the last; at none, what needs none. A
        thing may be given a role. A move may be the second step of a gesture.
        Nothing in it tells what the seat may not know."""
        raise NotImplementedError

    def names(self, facts: F, state: Mapping[str, Plain]) -> Mapping[str, Sequence[str]]:
        """What things are called in scenarios, by kind and number; `state` is as saved, as far as
        it is known: some kinds depend on it, and are left out without it."""
        raise NotImplementedError

    def derived(self, facts: F, part: str, known: Mapping[str, Plain]) -> dict[str, Plain]:
        """Those fields of a part of the state that follow from its others, as saved."""
        return {}

    def winners(self, game: Game[S, F]) -> tuple[Seat, ...]:
        """Who has won; empty while the game goes on."""
        raise NotImplementedError

    def ending(self, game: Game[S, F]) -> str:
        """The reason for which the game ended, as a message key; empty while it goes on."""
        raise NotImplementedError
