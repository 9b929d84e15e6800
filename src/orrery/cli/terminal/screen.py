"""What the loop needs to show a game: each game has a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from orrery.core.decisions import Option
from orrery.core.record import Result
from orrery.games import AnyGame, AnyHappened


class Offer(NamedTuple):
    """An option as the player sees it."""

    group: str  # the heading it is listed under
    words: str
    text: str  # its text form
    option: Option
    is_minor: bool = False  # possible, but rarely wanted
    said: str = ""  # the words if there is no heading above them
    lead: str = ""  # options with the same beginning share a line: this, then each `tail`
    tail: str = ""
    typed: str = ""  # another way to type it
    brief: str = ""  # the words if there is little room
    then: Option | None = None  # the answer to the next question too, if both are one offer


class Plan(NamedTuple):
    """The next pick of a command that stands for several."""

    offer: Offer | None  # None: nothing more to pick
    said: str  # what to say then
    is_last: bool = False


class Screen(Protocol):
    """How a game is drawn and put into words. It knows no rules."""

    shortcuts: Mapping[str, Callable[[Offer], bool]]
    """Commands that carry out all options of a kind; the help message is `help-` and the name."""

    def side(self, game: AnyGame, seat: int) -> str:
        """The name of a seat."""

    def the_side(self, game: AnyGame, seat: int) -> str:
        """The same inside a sentence."""

    def standing(self, game: AnyGame, people: Sequence[int]) -> str:
        """How far along a game is and who is playing, for someone who may continue it."""

    def welcome(self, game: AnyGame, people: Sequence[int]) -> str:
        """What someone starting a game should know."""

    def legend(self, game: AnyGame) -> list[tuple[str, str]]:
        """The symbols on the table, and what they mean."""

    def length(self, game: AnyGame) -> str:
        """How many turns or rounds have started."""

    def table(self, game: AnyGame, seat: int | None, offers: Sequence[Offer]) -> None:
        """Draw what a seat sees."""

    def on_table(self, game: AnyGame, offers: Sequence[Offer]) -> list[int]:
        """The option numbers that the table shows beside its cards, so that the list need not
        repeat them."""

    def prompt(self, game: AnyGame) -> str:
        """The question."""

    def context(self, game: AnyGame) -> str:
        """The text of the card that asks, if that helps to answer."""

    def offers(self, game: AnyGame, texts: Sequence[str]) -> list[Offer]:
        """The options in the order they are shown."""

    def story(self, game: AnyGame, happened: Sequence[AnyHappened], seat: int | None) -> list[str]:
        """What happened, in paragraphs."""

    def ends_turn(self, option: Option) -> bool:
        """Whether an option is never picked automatically."""

    def usual(self, game: AnyGame, offers: Sequence[Offer]) -> Offer | None:
        """The offer that nearly everybody would take, so that there is no need to ask; None if the
        choice matters."""

    def explain_option(self, game: AnyGame, seat: int, option: Option) -> None:
        """Show the card an option is about."""

    def explain(self, game: AnyGame, seat: int, words: str) -> bool:
        """Show the thing with this name; False if there is none."""

    def why(self, game: AnyGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        """Say for each thing you could do with a card whether it is possible, and if not, why."""

    def refuse(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> bool:
        """Say why a move named in words is not possible; False if it is not a move at all."""

    def plan(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> Plan | None:
        """The next pick of a command that stands for several, or None if the line is not such a
        command."""

    def lost_by(self, game: AnyGame, option: Option) -> str:
        """What an option would waste, so that the player should be asked first."""

    def folded(self, offers: Sequence[Offer]) -> str:
        """The words shown in place of the minor options; if empty, all options are shown."""

    def led(self, offers: Sequence[Offer]) -> str:
        """The words shown in place of options that share a beginning, if there is little room."""

    def helps(self, game: AnyGame, seat: int, offers: Sequence[Offer]) -> list[tuple[str, str]]:
        """What can be typed in this game and what it does, with examples from the table."""

    def example_card(self, game: AnyGame) -> str:
        """A card to ask about, as an example."""

    def texts(self, game: AnyGame, seat: int) -> None:
        """What the visible cards say."""

    def piles(self, game: AnyGame, seat: int) -> None:
        """List the cards of all open piles."""

    def ending(self, game: AnyGame, result: Result, seat: int | None) -> str:
        """Who won, and how."""
