"""What the terminal says about the options and things of StarCraft, and what players can type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Plan
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.cli.terminal.starcraft.things import Things
from orrery.cli.terminal.starcraft.why import Questions
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.record import Result
from orrery.core.speaker import Happened
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import (
    NONE,
    RESEARCH_AND_DEVELOPMENT,
    is_special,
    order_of,
)
from orrery.starcraft.knowledge.prices import price_of
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.economy import ACCEPT
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.scene import StarCraftScene

THEN = {"order-where": "order-which", "move": "move-to", "build-forces": "new-unit-area"}
"""Questions that are followed at once by another: both are offered as one."""
MOST, MOST_IN_FEW_LINES = 30, 15
"""If that would be more offers than this, they stay two questions."""
LED = frozenset({"place", "pair", "transport", "event-of"})
"""Verbs whose options share a beginning."""
BRIEF = frozenset({"card", "take", "search", "event", "use", "technology", "module", "unit"})
"""Verbs whose words contain a text or a cost in words; if there is little room, only a name and
symbols."""
MINOR = frozenset({"destroy"})
"""Options that are rarely wanted."""
LAST = frozenset({"done", "destroy"})
FIRST = frozenset({"pay"})
"""A proposal comes before the alternatives."""


class Talk:
    """Puts options and things into words."""

    shortcuts: Mapping[str, Callable[[Offer], bool]] = {}

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.speaker = STARCRAFT.speaker(ink.words.locale)

    # The decision

    def prompt(self, game: StarCraftGame) -> str:
        return self.speaker.question(game)

    def context(self, game: StarCraftGame) -> str:
        return ""

    def offers(self, game: StarCraftGame, texts: Sequence[str]) -> list[Offer]:
        """Options in the rules' order, by heading; those with the same beginning together, and
        those that end or destroy something last."""
        decision = game.decision
        if decision is None:
            return []
        labels = Labels(self.ink, game, decision.seat)
        pairs = list(zip(texts, decision.options, strict=True))
        single = [self.offer(game, labels, decision, text, option) for text, option in pairs]
        offers = [
            offer
            for one in single
            for offer in self.branches(game, decision, one.text, one.option) or [one]
        ]
        if most_offers(game, decision, offers) > (MOST_IN_FEW_LINES if self.ink.is_low else MOST):
            offers = single
        groups = list(dict.fromkeys(one.group for one in offers if one.option.verb not in LAST))
        groups += [one.group for one in offers if one.option.verb in LAST]
        leads = ["", *dict.fromkeys(one.lead for one in offers if one.lead)]
        offers.sort(
            key=lambda one: (
                groups.index(one.group),
                one.is_minor,
                one.option.verb not in FIRST,
                leads.index(one.lead),
            )
        )
        return offers

    def branches(
        self, game: StarCraftGame, decision: Decision, text: str, option: Option
    ) -> list[Offer]:
        """If an answer leads to one more question, both answers are one offer."""
        wanted = THEN.get(decision.prompt.key)
        if wanted is None or option.verb not in {"planet", "move", "unit"}:
            return []
        after = game.copy()
        after.go_on(option)
        then = after.decision
        labels = Labels(self.ink, after, decision.seat)
        lead, group = self.lead(game, labels, decision.seat, option), self.group(decision, option)
        subject = after.subject()
        if option.verb == "move" and "last" in subject and subject["unit"].number == NONE:
            before = Labels(self.ink, game, decision.seat)
            tail = self.tail(before, decision.seat, Option("area", subject["last"].number))
            said = f"{lead} {tail}"
            return [Offer(group, said, text, option, said=said, lead=lead, tail=tail)]
        if then is None or (then.seat, then.prompt.key) != (decision.seat, wanted):
            return []
        offers = []
        for more, branch in VERBS.options(after).items():
            tail = self.tail(labels, decision.seat, branch)
            slug = more.partition(" ")[2]
            typed = f"{slug} {text.partition(' ')[2]}" if option.verb == "planet" else ""
            offers.append(
                Offer(
                    group,
                    f"{lead} {tail}",
                    f"{text} {slug}",
                    option,
                    said=f"{lead} {tail}",
                    lead=lead,
                    tail=tail,
                    typed=typed,
                    then=branch,
                )
            )
        return offers

    def offer(
        self, game: StarCraftGame, labels: Labels, decision: Decision, text: str, option: Option
    ) -> Offer:
        """One option in words."""
        words = self.words(game, labels, option)
        group, is_minor = self.group(decision, option), option.verb in MINOR
        last = NONE if option.verb not in LED else option.to if option.to != NONE else option.what
        if last != NONE:
            lead = self.lead(game, labels, decision.seat, option)
            kind = VERBS[option.verb].to or VERBS[option.verb].what
            tail = self.thing(labels, decision.seat, kind, last)
            return Offer(group, words, text, option, is_minor, words, lead, tail)
        brief = ""
        if option.verb in BRIEF:
            brief = self.thing(labels, decision.seat, VERBS[option.verb].what, option.what)
            cost = price_of(game, decision.whose, option)
            brief = f"{brief} {labels.price_signs(cost)}" if cost is not None else brief
        return Offer(group, words, text, option, is_minor, words, brief=brief)

    def words(self, game: StarCraftGame, labels: Labels, option: Option) -> str:
        """One option; if it would reveal one of the player's own orders, it names the order."""
        if option.verb != "reveal":
            return self.ink.plain(self.speaker.option_line(game, option))
        top = game.state.stacks[option.what][-1]
        return self.ink.say(
            "sct-reveal", order=labels.order(order_of(top)), planet=labels.planet(option.what)
        )

    def lead(self, game: StarCraftGame, labels: Labels, seat: int, option: Option) -> str:
        """The beginning shared by several options."""
        first, second = VERBS[option.verb][:2]
        cost = price_of(game, seat, option)
        return self.ink.say(
            "sct-lead",
            verb=option.verb,
            what=self.thing(labels, seat, first, option.what),
            to=self.thing(labels, seat, second, option.to),
            price="none" if not cost else labels.price_signs(cost),
        )

    def tail(self, labels: Labels, seat: int, option: Option) -> str:
        """What follows a shared beginning; an area with enemy units is marked as an attack."""
        words = self.thing(labels, seat, VERBS[option.verb].what, option.what)
        if option.verb == "area" and labels.areas[option.what]["owner"] not in (seat, NONE):
            return f"{words} {self.ink.signs.attack}"
        return words

    def thing(self, labels: Labels, seat: int, kind: str, number: int) -> str:
        """A thing in few words."""
        if not kind or number == NONE:
            return ""
        match kind:
            case "area":
                return labels.area(number)
            case "card":
                return labels.combat_card(number)
            case "route":
                return labels.short_route(number)
        return self.ink.plain(labels.thing(kind, number, seat))

    def group(self, decision: Decision, option: Option) -> str:
        is_order = decision.prompt.key == "order-where"
        return self.ink.say("sct-group", verb="order" if is_order else option.verb)

    def ends_turn(self, option: Option) -> bool:
        return False

    def lost_by(self, game: StarCraftGame, option: Option) -> str:
        return ""

    def usual(self, game: StarCraftGame, offers: Sequence[Offer]) -> Offer | None:
        """The proposed payment, if it depletes no area."""
        accepted = next((offer for offer in offers if offer.option == ACCEPT), None)
        if accepted is None:
            return None
        after = game.copy()
        after.go_on(ACCEPT)
        return accepted if after.state.depletion == game.state.depletion else None

    def folded(self, offers: Sequence[Offer]) -> str:
        """Giving up your own pieces is rarely wanted."""
        minor = [offer for offer in offers if offer.is_minor]
        return self.ink.say("sc-options-folded") if minor and len(minor) < len(offers) else ""

    def led(self, offers: Sequence[Offer]) -> str:
        return ""

    # What happened

    def story(
        self, game: StarCraftGame, happened: Sequence[Happened[StarCraftScene]], seat: int | None
    ) -> list[str]:
        return self.speaker.story(game.facts, happened, None if seat is None else Seat(seat))

    def ending(self, game: StarCraftGame, result: Result, seat: int | None) -> str:
        return self.speaker.closing(game, result, None if seat is None else Seat(seat))

    # Questions

    def explain_option(self, game: StarCraftGame, seat: int, option: Option) -> None:
        things = Things(Labels(self.ink, game, seat))
        for kind, number in zip(VERBS[option.verb][:2], (option.what, option.to), strict=True):
            if number != NONE:
                things.tell_about(kind, number)

    def explain(self, game: StarCraftGame, seat: int, words: str) -> bool:
        return Things(Labels(self.ink, game, seat)).explain(words)

    def why(self, game: StarCraftGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        if not Questions(self.ink, game, seat).why(words, offers):
            self.ink.tell("sct-no-thing", given=words)

    def refuse(self, game: StarCraftGame, seat: int, line: str, offers: Sequence[Offer]) -> bool:
        verb, _, rest = simple(line).partition(" ")
        known = {simple(one) for one in VERBS.table} | {"build", "buy", "attack"}
        return bool(rest) and verb in known and Questions(self.ink, game, seat).why(line, offers)

    def plan(
        self, game: StarCraftGame, seat: int, line: str, offers: Sequence[Offer]
    ) -> Plan | None:
        return None

    def helps(
        self, game: StarCraftGame, seat: int, offers: Sequence[Offer]
    ) -> list[tuple[str, str]]:
        """One of the current options in words."""
        if not offers:
            return []
        typed = simple(offers[0].typed or offers[0].text)
        return [(typed, self.ink.say("sct-help-words", option=offers[0].said))]

    def example_card(self, game: StarCraftGame) -> str:
        decision = game.decision
        faction = NONE if decision is None else game.state.players[decision.whose].faction
        units = game.facts.units_of[faction] if faction != NONE else (0,)
        return simple(game.facts.unit_slugs[units[0]])

    def texts(self, game: StarCraftGame, seat: int) -> None:
        Things(Labels(self.ink, game, seat)).texts(seat)

    def piles(self, game: StarCraftGame, seat: int) -> None:
        Things(Labels(self.ink, game, seat)).piles()


def most_offers(game: StarCraftGame, decision: Decision, offers: Sequence[Offer]) -> int:
    """How many offers there are; orders are counted as if none had been placed, so that all orders
    of a round are asked for in the same way."""
    if decision.prompt.key != "order-where":
        return len(offers)
    modules = game.state.players[decision.whose].modules
    specials = game.facts.has_pool or modules[RESEARCH_AND_DEVELOPMENT] > 0
    orders = range(len(game.facts.order_tokens))
    kinds = [order for order in orders if specials or not is_special(order)]
    return max(len(offers), len(decision.options) * len(kinds))
