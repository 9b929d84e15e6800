"""Why something is not possible in StarCraft: what a person may mean by the things he names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from rich.text import Text

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.cli.terminal.starcraft_labels import Labels
from orrery.cli.terminal.starcraft_things import Thing, Things
from orrery.core.decisions import Option
from orrery.starcraft.notation import FORMS
from orrery.starcraft.offers import Why, why_line
from orrery.starcraft.questions import prompt_line
from orrery.starcraft.state import Table
from orrery.starcraft.terms import NONE, ORDERS

ASKED_FOR: dict[str, tuple[str, ...]] = {
    "order-where": ("planet",),
    "order-which": ("order",),
    "reveal": ("reveal",),
    "build-forces": ("unit", "new-worker", "transport", "building", "module", "base"),
    "build-upgrades": ("unit", "building", "module", "base"),
    "build-base": ("unit", "building", "module", "base"),
    "learn-technology": ("technology",),
    "move": ("move", "area"),
}
"""What a person may want to do besides what is offered, by prompt."""
KINDS = {"source": "area"}
"""Kinds of things that are called like others."""
MOST = 6


class Questions:
    """Answers for one seat at its decision."""

    def __init__(self, ink: Ink, game: Table, seat: int) -> None:
        self.ink, self.game, self.seat = ink, game, seat
        self.labels = Labels(ink, game, seat)

    def why(self, words: str, offers: Sequence[Offer]) -> bool:
        """Say of each move that may be meant whether it is possible; whether anything is meant."""
        named = self.named(simple(words))
        moves = list(dict.fromkeys(self.meant(simple(words), named)))[:MOST]
        decision = self.game.decision
        if (not named and not moves) or decision is None:
            return False
        if not moves:
            prompt = prompt_line(self.game)
            self.ink.print(self.ink.say("sc-why-asked-otherwise", prompt=prompt), indent=2)
        for move in moves:
            self.answer(move, offers)
        return True

    def named(self, words: str) -> list[Thing]:
        """Things whose whole name, or slug, stands in the words; of names within names the
        longest."""
        found = []
        for thing in Things(self.labels).own(self.seat):
            names = [simple(thing.name), simple(thing.slug).replace(".", " ")]
            name = next((one for one in names if f" {one} " in f" {words.replace('.', ' ')} "), "")
            if name:
                found.append((name, thing))
        for number, order in enumerate(ORDERS):
            if f" {simple(order)} " in f" {words} ":
                thing = Thing("order", number, order, self.labels.order(number))
                found.append((simple(order), thing))
        return [
            thing
            for name, thing in found
            if not any(name in other and name != other for other, _ in found)
        ]

    def meant(self, words: str, named: Sequence[Thing]) -> Iterator[Option]:
        """Moves of the present decision that are about the things named."""
        decision = self.game.decision
        if decision is None:
            return
        offered = [option.verb for option in decision.options]
        for verb in dict.fromkeys((*offered, *ASKED_FOR.get(decision.prompt.key, ()))):
            first, second = FORMS[verb]
            if not first and simple(verb).split()[-1] in words.split():
                yield Option(verb)
            whats = [one.number for one in named if one.kind == KINDS.get(first, first)]
            tos = [one.number for one in named if one.kind == KINDS.get(second, second)]
            if verb == "move":
                yield from self.moves(whats)
            elif second:
                yield from (Option(verb, what, to) for what, to in product(whats, tos))
            else:
                yield from (Option(verb, what) for what in whats)

    def moves(self, units: Sequence[int]) -> Iterator[Option]:
        """A unit from every area where one like it stands; from none it is asked about all the
        same."""
        for unit in units:
            areas = [
                area
                for area, shown in self.labels.areas.items()
                if shown["owner"] == self.seat and unit in shown["units"]
            ]
            yield from (Option("move", unit, area) for area in areas)

    def answer(self, move: Option, offers: Sequence[Offer]) -> None:
        """Whether a move is possible, and why not."""
        number = next((n for n, offer in enumerate(offers, 1) if offer.option == move), 0)
        why = None if number else why_line(self.game, self.seat, move)
        if number:
            said, rule = self.ink.say("verb-possible", number=number), ""
        else:
            said, rule = why or Why(self.ink.say("sct-why-later"), "")
        name = self.words(move)
        line = Text(self.ink.plain(self.ink.say("verb-line", verb=name, reason=said)))
        line.append(f"  [{rule}]" if rule else "", "dim")
        self.ink.print(line, indent=2)

    def words(self, move: Option) -> str:
        """A move that may not be possible."""
        parts = [self.ink.say("sct-group", verb=move.verb)]
        for kind, number in zip(FORMS[move.verb], (move.what, move.to), strict=True):
            if kind and number != NONE:
                is_area = kind == "area"
                name = self.labels.area(number) if is_area else self.labels.thing(
                    kind, number, self.seat
                )  # fmt: skip
                parts.append(name)
        return " ".join(parts)
