"""Why something is not possible in StarCraft: what a player may mean by the things named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.cli.terminal.starcraft.things import Thing, Things
from orrery.core.decisions import Option, Ref, Seat
from orrery.core.ruleset import Reason
from orrery.core.speaker import Why
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.reasons import is_asked_otherwise
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.ruleset import STARCRAFT

MOST = 6


class Questions:
    """Answers for one seat at its decision."""

    def __init__(self, ink: Ink, game: StarCraftGame, seat: int) -> None:
        self.ink, self.game, self.seat = ink, game, seat
        self.labels = Labels(ink, game, seat)
        self.speaker = STARCRAFT.speaker(ink.words.locale)

    def why(self, words: str, offers: Sequence[Offer]) -> bool:
        """Say for each move that may be meant whether it is possible; False if nothing is meant."""
        named = self.named(simple(words)) or self.nearly_named(words)
        both = [offer for offer in offers if is_named(offer, named)]
        for offer in both:
            said = self.ink.say("verb-possible", number=offers.index(offer) + 1)
            self.ink.print(self.ink.say("verb-line", verb=offer.said, reason=said), indent=2)
        if both:
            return True
        after = self.after_planet(named)
        if after is not None:
            return Questions(self.ink, after, self.seat).why(words, ())
        meant = {one[:2]: one for one in self.meant(simple(words), named)}
        moves = [*meant.values()][:MOST]
        decision = self.game.decision
        if decision is None or not (named or moves or is_verb(simple(words))):
            return False
        if not moves:
            prompt = self.speaker.question(self.game)
            self.ink.print(self.ink.say("sc-why-asked-otherwise", prompt=prompt), indent=2)
        for move in moves:
            self.answer(move, offers)
        return True

    def after_planet(self, named: Sequence[Thing]) -> StarCraftGame | None:
        """If the planet is asked for first, a question about an order means that order on any
        planet."""
        decision = self.game.decision
        if decision is None or decision.prompt.key != "order-where":
            return None
        if {one.kind for one in named} != {"order"}:
            return None
        after = self.game.copy()
        after.go_on(decision.options[0])
        return after

    def named(self, words: str) -> list[Thing]:
        """Things whose full name, or slug, is in the words; if one name contains another, the
        longest."""
        found = []
        for thing in Things(self.labels).own(self.seat):
            names = [simple(thing.name), simple(thing.slug).replace(".", " ")]
            name = next((one for one in names if f" {one} " in f" {words.replace('.', ' ')} "), "")
            if name:
                found.append((name, thing))
        for number, order in enumerate(self.labels.box.order_slugs):
            if f" {simple(order)} " in f" {words} ":
                thing = Thing("order", number, order, self.labels.order(number))
                found.append((simple(order), thing))
        return [
            thing
            for name, thing in found
            if not any(name in other and name != other for other, _ in found)
        ]

    def nearly_named(self, words: str) -> list[Thing]:
        """The only one of the reader's things with all the words in its name."""
        mine = Things(self.labels).own(self.seat)
        found = [thing for thing in Things(self.labels).called(words) if thing in mine]
        return found if len(found) == 1 else []

    def meant(self, words: str, named: Sequence[Thing]) -> Iterator[Reason]:
        """Moves that are about the things named, or named by their verb, with what is said of
        them."""
        seat = Seat(self.seat)
        for reason in STARCRAFT.reasons(self.game, seat, []):
            if simple(reason.option.verb).split()[-1] in words.split():
                yield reason
        refs = [Ref(one.kind, one.number) for one in named]
        if refs:
            found = STARCRAFT.reasons(self.game, seat, refs)
            yield from (one for one in found if not is_asked_otherwise(self.game, one))

    def answer(self, reason: Reason, offers: Sequence[Offer]) -> None:
        """Whether a move is possible, and if not, why."""
        move = reason.option
        number = next((n for n, offer in enumerate(offers, 1) if offer.option == move), 0)
        why = None if number else self.speaker.reason_line(self.game, Seat(self.seat), reason)
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
        for kind, number in zip(VERBS[move.verb][:2], (move.what, move.to), strict=True):
            if kind and number != NONE:
                is_area = kind == "area"
                name = self.labels.area(number) if is_area else self.labels.thing(
                    kind, number, self.seat
                )  # fmt: skip
                parts.append(name)
        return " ".join(parts)


def is_verb(words: str) -> bool:
    """Whether a move that exists in the game has this name."""
    return any(simple(verb).split()[-1] in words.split() for verb in VERBS.table)


def is_named(offer: Offer, named: Sequence[Thing]) -> bool:
    """Whether both answers of a two-answer offer are named."""
    if offer.then is None:
        return False
    things = {(one.kind, one.number) for one in named}
    answers = [(VERBS[one.verb].what, one.what) for one in (offer.option, offer.then)]
    return all(answer in things for answer in answers)
