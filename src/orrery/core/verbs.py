"""What options are about. A game hands over one table of its verbs, and says of each kind of thing
how it is called. From these the kernel makes the text form of options, which records, logs, tests
and people use, finds an option by its text, and tells what it refers to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from orrery.core.decisions import Decision, Option
from orrery.core.errors import BrokenRules
from orrery.core.flow import BaseState, Game

if TYPE_CHECKING:
    from orrery.core.shown import RefShown

S = TypeVar("S", bound=BaseState)
F = TypeVar("F")

NONE = -1
"""In place of a number: nothing of the kind."""


class Verb(NamedTuple):
    """What the two numbers of an option with this verb are."""

    what: str = ""  # the kind of thing; "" for none
    to: str = ""
    roles: tuple[str, str] = ("what", "to")  # what they are to the verb: also "from", "with"
    ends: bool = False  # it ends a sequence of picks or a turn, or declines


class Reference(NamedTuple):
    """A thing that an option is about, and what it is to the verb."""

    role: str
    kind: str
    number: int
    name: str = ""  # for kinds that clients know by name

    def plain(self) -> RefShown:
        """The reference as a briefing lists it."""
        shown: RefShown = {"role": self.role, "kind": self.kind, "number": self.number}
        if self.name:
            shown["name"] = self.name
        return shown


class ThingKind(NamedTuple, Generic[S, F]):
    """A kind of thing: how its things are called, and what pointing at one means."""

    names: tuple[Callable[[Game[S, F], Option, int], str], ...]
    """The slug of a thing by its number, empty where the verb alone says enough; the next is tried
    where two options of a decision would have the same text."""
    nothing: str = ""
    """What is said if the number is `NONE`."""
    references: Callable[[Game[S, F], str, int], list[Reference]] | None = None
    """What a number in a role refers to, if not to the thing of this kind and number."""


def called(kind: ThingKind[S, F], game: Game[S, F], option: Option, number: int, level: int) -> str:
    """What a thing is called in the text of an option."""
    if number == NONE:
        return kind.nothing
    names = kind.names
    return names[level if level < len(names) else -1](game, option, number)


class Verbs(Generic[S, F]):
    """The verbs of a game, and the kinds of things they are about."""

    __slots__ = ("_kinds", "_levels", "kinds", "table")

    def __init__(self, table: Mapping[str, Verb], kinds: Mapping[str, ThingKind[S, F]]) -> None:
        self.table = table
        self.kinds = kinds
        self._levels = max(len(kind.names) for kind in kinds.values())
        self._kinds = {  # of the two numbers of a verb
            verb: (kinds.get(known.what), kinds.get(known.to)) for verb, known in table.items()
        }

    def __getitem__(self, verb: str) -> Verb:
        return self.table[verb]

    def texts(self, game: Game[S, F]) -> list[str]:
        """One text for each option of the present decision, unique within it. They are made once:
        nothing changes on the table while a decision stands."""
        decision = game.decision
        if decision is None:
            return []
        if decision.texts is None:
            decision.texts = tuple(self._texts(game, decision))
        return [*decision.texts]

    def _texts(self, game: Game[S, F], decision: Decision) -> list[str]:
        texts = [self.text(game, option) for option in decision.options]
        for level in range(1, self._levels):
            counts = Counter(texts)
            if len(counts) == len(texts):
                break
            texts = [
                text if counts[text] == 1 else self.text(game, option, level)
                for text, option in zip(texts, decision.options, strict=True)
            ]
        return texts

    def options(self, game: Game[S, F]) -> dict[str, Option]:
        """The options of the present decision by their text form; none when the game is over."""
        decision, texts = game.decision, self.texts(game)
        if decision is None:
            return {}
        options = dict(zip(texts, decision.options, strict=True))
        if len(options) != len(texts):
            raise BrokenRules(f"two options of {decision.prompt.key} have one text: {texts}")
        return options

    def text(self, game: Game[S, F], option: Option, level: int = 0) -> str:
        """The verb and the slugs of what it is about; higher levels tell equal things apart."""
        verb, what, to = option
        first, second = self._kinds[verb]
        if first is None:
            return verb
        words = [verb, called(first, game, option, what, level)]
        if second is not None:
            words.append(called(second, game, option, to, level))
        return " ".join(filter(None, words))

    def references(self, game: Game[S, F], option: Option) -> list[Reference]:
        """What an option is about, by role."""
        return [*self._references(game, option)]

    def _references(self, game: Game[S, F], option: Option) -> Iterator[Reference]:
        verb = self.table[option.verb]
        numbers = (option.what, option.to)
        for role, kind, number in zip(verb.roles, verb[:2], numbers, strict=True):
            refer = self.kinds[kind].references if kind else None
            if refer is not None:
                yield from refer(game, role, number)
            elif kind and number != NONE:
                yield Reference(role, kind, number)
