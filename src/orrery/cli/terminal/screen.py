"""What the loop needs to know of a game to show it: each game has a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from orrery.core.decisions import Option
from orrery.core.record import Result
from orrery.games import AnyGame, AnyHappened


class Offer(NamedTuple):
    """An option as the player sees it."""

    group: str  # the heading it stands under
    words: str
    text: str  # its text form
    option: Option
    is_minor: bool = False  # possible, but hardly ever wanted
    said: str = ""  # the words where no heading stands above them
    lead: str = ""  # options with the same beginning stand in one line: this, then each `tail`
    tail: str = ""
    typed: str = ""  # another way to type it
    brief: str = ""  # the words where lines are few
    then: Option | None = None  # the answer to the question that follows, if both are one offer


class Plan(NamedTuple):
    """The next pick of a command that stands for several."""

    offer: Offer | None  # None: nothing more is to be picked
    said: str  # what is said then
    is_last: bool = False


class Screen(Protocol):
    """How a game is drawn and talked about. It knows no rules."""

    shortcuts: Mapping[str, Callable[[Offer], bool]]
    """Commands that carry out all options of a kind; the message is `help-` and the name."""

    def side(self, game: AnyGame, seat: int) -> str:
        """The name of a seat."""

    def the_side(self, game: AnyGame, seat: int) -> str:
        """The same inside a sentence."""

    def standing(self, game: AnyGame, people: Sequence[int]) -> str:
        """How far a game is and who plays it, for somebody who thinks of going on."""

    def welcome(self, game: AnyGame, people: Sequence[int]) -> str:
        """What somebody who starts a game should know."""

    def legend(self) -> list[tuple[str, str]]:
        """The signs of the table, and what they mean."""

    def length(self, game: AnyGame) -> str:
        """How many turns or rounds have been begun."""

    def table(self, game: AnyGame, seat: int | None, offers: Sequence[Offer]) -> None:
        """Draw what a seat sees."""

    def on_table(self, game: AnyGame, offers: Sequence[Offer]) -> list[int]:
        """The numbers that the table shows beside its cards, so that no list need repeat them."""

    def prompt(self, game: AnyGame) -> str:
        """What is asked."""

    def context(self, game: AnyGame) -> str:
        """The text of the card that asks, if that helps to answer."""

    def offers(self, game: AnyGame, texts: Sequence[str]) -> list[Offer]:
        """The options in the order in which they are shown."""

    def story(self, game: AnyGame, happened: Sequence[AnyHappened], seat: int | None) -> list[str]:
        """Paragraphs of what happened, as things were called then."""

    def ends_turn(self, option: Option) -> bool:
        """Whether an option is never answered by itself."""

    def usual(self, game: AnyGame, offers: Sequence[Offer]) -> Offer | None:
        """The offer that nearly everybody would take, so that nobody need be asked; None if it
        matters."""

    def explain_option(self, game: AnyGame, seat: int, option: Option) -> None:
        """Show the card an option is about."""

    def explain(self, game: AnyGame, seat: int, words: str) -> bool:
        """Show what is called so; whether anything is."""

    def why(self, game: AnyGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        """Say for each thing one could do with a card whether it is possible, and why not."""

    def refuse(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> bool:
        """Say why a move named in words is not possible; whether it is a move at all."""

    def plan(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> Plan | None:
        """The next pick of a command of several, or None if the line is none."""

    def lost_by(self, game: AnyGame, option: Option) -> str:
        """What an option would waste, so that one should be asked first."""

    def folded(self, offers: Sequence[Offer]) -> str:
        """What stands for the minor options; they are all shown if it is empty."""

    def led(self, offers: Sequence[Offer]) -> str:
        """What stands for options that share a beginning, where lines are few."""

    def helps(self, game: AnyGame, seat: int, offers: Sequence[Offer]) -> list[tuple[str, str]]:
        """What can be typed in this game, with examples in sight, and what it does."""

    def example_card(self, game: AnyGame) -> str:
        """A card one may ask about."""

    def texts(self, game: AnyGame, seat: int) -> None:
        """What the cards in sight say."""

    def piles(self, game: AnyGame, seat: int) -> None:
        """List the cards of all open piles."""

    def ending(self, game: AnyGame, result: Result, seat: int | None) -> str:
        """Who won, and how."""
