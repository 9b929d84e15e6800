"""What the terminal says about the options and cards of Clone Wars, and what players can type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery.cli.terminal.clone_wars.attacks import Attacks
from orrery.cli.terminal.clone_wars.cards import VERB_WORDS, Cards
from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Plan
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.offers import group_of
from orrery.core.decisions import Option, Seat
from orrery.core.record import Result
from orrery.core.speaker import Happened, Scene

GROUP_ORDER = ("play", "buy", "use", "attack", "other", "end")
BRIEF = frozenset({"use", "base", "end"})
"""Options whose text can be shortened."""
DEALT = frozenset({"refill", "draw"})
FOLDED_FROM = 2
"""From this many on, minor options are shown only on request."""


class Talk:
    """Puts options and cards into words."""

    shortcuts: Mapping[str, Callable[[Offer], bool]] = {
        "all": lambda offer: offer.option.verb == "play",
        "base": lambda offer: (
            offer.option.verb == "commit" and offer.option.to == NONE and not offer.is_minor
        ),
    }

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.cards = Cards(ink)
        self.speaker = CLONE_WARS.speaker(ink.words.locale)

    def prompt(self, game: CloneWarsGame) -> str:
        return self.speaker.question(game)

    def offers(self, game: CloneWarsGame, texts: Sequence[str]) -> list[Offer]:
        """Options by group; attacks with 0 attack come last."""
        decision = game.decision
        if decision is None:
            return []
        key = decision.prompt.key
        offers = [
            offer
            for text, option in zip(texts, decision.options, strict=True)
            for offer in self.branches(game, option) or [self.offer(game, text, option)]
        ]
        if key == "divide":
            # An amount gets its own value as its number, if possible.
            offers.sort(key=lambda one: (one.option.what, one.option.to or game.facts.size))
        headings = [self.ink.say(f"group-{group}") for group in GROUP_ORDER]
        offers.sort(key=lambda one: (headings.index(one.group), bool(one.lead), one.is_minor))
        # A card's attacks share a line, so they must be next to each other.
        leads = list(dict.fromkeys((one.group, one.is_minor, one.lead) for one in offers))
        offers.sort(key=lambda one: leads.index((one.group, one.is_minor, one.lead)))
        return offers

    def branches(self, game: CloneWarsGame, option: Option) -> list[Offer]:
        """If using a "when" text only asks for one of several effects, these are offered instead,
        so that one question is enough."""
        decision = game.decision
        if decision is None or decision.prompt.key != "trigger" or option.verb != "use":
            return []
        after = game.copy()
        after.go_on(option)
        then = after.decision
        if after.state.irrevocable != game.state.irrevocable or then is None:
            return []
        if (then.seat, then.prompt.key, then.about) != (decision.seat, "choose", option.what):
            return []
        offers = []
        for text, branch in CLONE_WARS.verbs.options(after).items():
            effect, name = self.speaker.option_line(after, branch), game.facts.name(option.what)
            words = self.ink.say("option-use", card=name, text=effect, only="no")
            said = self.ink.say("said-use", words=words)
            offer = self.offer(after, text, branch)
            offers.append(offer._replace(option=option, then=branch, words=words, said=said))
        return offers

    def offer(self, game: CloneWarsGame, text: str, option: Option) -> Offer:
        """One option in words."""
        words = self.speaker.option_line(game, option)
        group = group_of(option, game.decision.prompt.key if game.decision else "")
        said = self.ink.say(f"said-{group}", words=words)
        is_minor = option.verb == "commit" and self.cards.attack(game, option) == 0
        speaker, commits = self.speaker, option.verb == "commit"
        lead, tail = speaker.commit_line(game, option) if commits else ("", "")
        typed = self.ink.say("assign-typed", n=option.to) if option.verb == "assign" else ""
        heading = self.ink.say(f"group-{group}")
        brief = self.brief(game, option) if option.verb in BRIEF else ""
        return Offer(heading, words, text, option, is_minor, said, lead, tail, typed, brief)

    def brief(self, game: CloneWarsGame, option: Option) -> str:
        """Shorter words: a use or a base without its text, an end of turn without what it
        leaves."""
        if option.what == NONE:
            return self.ink.say(f"brief-{option.verb}")
        card, box = option.what, game.facts
        return self.ink.say(f"brief-{option.verb}", card=box.name(card), n=box.hit_points[card])

    def context(self, game: CloneWarsGame) -> str:
        return self.speaker.context(game)

    def story(
        self, game: CloneWarsGame, happened: Sequence[Happened[Scene]], seat: int | None
    ) -> list[str]:
        if not game.state.turn:  # what was dealt is visible on the table
            happened = [one.only(lambda event: event.kind not in DEALT) for one in happened]
        return self.speaker.story(game.facts, happened, None if seat is None else Seat(seat))

    def usual(self, game: CloneWarsGame, offers: Sequence[Offer]) -> Offer | None:
        return None

    def ends_turn(self, option: Option) -> bool:
        return option.verb == "end"

    def explain_option(self, game: CloneWarsGame, seat: int, option: Option) -> None:
        for card in (option.what, option.to if option.verb == "commit" else NONE):
            if card != NONE:
                self.cards.explain(game, seat, card)

    def explain(self, game: CloneWarsGame, seat: int, words: str) -> bool:
        return self.cards.explain_called(game, seat, words)

    def why(self, game: CloneWarsGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        self.cards.why(game, seat, words, offers)

    def refuse(self, game: CloneWarsGame, seat: int, line: str, offers: Sequence[Offer]) -> bool:
        first, _, rest = simple(line).partition(" ")
        verb = next((verb for verb, names in VERB_WORDS.items() if first in names), "")
        if not verb or (rest and not self.cards.called(game.facts, rest)):
            return False
        if not rest and verb not in {"end", "resolve"}:
            return False
        self.cards.why(game, seat, line, offers)
        return True

    def plan(
        self, game: CloneWarsGame, seat: int, line: str, offers: Sequence[Offer]
    ) -> Plan | None:
        """`attack` with a name commits cards; `resolve` needs no name if only one attack is
        open."""
        verb, _, words = simple(line).partition(" ")
        if verb not in {*VERB_WORDS["commit"], "resolve"} or game.decision is None:
            return None
        if game.decision.prompt.key != "action":
            return Plan(
                None, self.ink.say("why-asked-otherwise", prompt=self.speaker.question(game))
            )
        if verb in VERB_WORDS["commit"]:
            return Attacks(self.ink).plan(game, seat, words, offers)
        attacks = [offer for offer in offers if offer.option.verb == "resolve"]
        if words or not attacks:
            return None
        if len(attacks) == 1:
            return Plan(attacks[0], "", is_last=True)
        names = ", ".join(offer.text.replace("_", " ") for offer in attacks)
        return Plan(None, self.ink.say("terminal-several", given=line, names=names))

    def lost_by(self, game: CloneWarsGame, option: Option) -> str:
        return ", ".join(self.speaker.wasted(game)) if option.verb == "end" else ""

    def folded(self, offers: Sequence[Offer]) -> str:
        minor = [offer for offer in offers if offer.is_minor]
        if len(minor) < FOLDED_FROM:
            return ""
        return self.ink.say("options-folded", n=len(minor))

    def led(self, offers: Sequence[Offer]) -> str:
        attacks = sum(1 for offer in offers if offer.lead)
        return self.ink.say("options-attacks", n=attacks)

    def helps(
        self, game: CloneWarsGame, seat: int, offers: Sequence[Offer]
    ) -> list[tuple[str, str]]:
        """One line for each kind of action, with a card on the table as an example."""
        named = self.in_sight(game, seat, offers)
        lines = [
            (f"{verb} {simple(game.facts.slug(card))}", self.ink.say(f"help-{verb}", card=name))
            for verb, card in named.items()
            for name in [game.facts.name(card)]
        ]
        typed = ("attack base", "resolve", *self.shortcuts, "end")
        return [
            *lines,
            *((one, self.ink.say(f"help-{simple(one)}".replace(" ", "-"))) for one in typed),
        ]

    def in_sight(self, game: CloneWarsGame, seat: int, offers: Sequence[Offer]) -> dict[str, int]:
        """An example card for each verb, one that is on offer if possible."""
        row = self.row(game)
        offered = {offer.option.verb: offer.option for offer in reversed(offers)}
        named: dict[str, int] = {
            verb: offered[verb].what for verb in ("play", "buy", "use") if verb in offered
        }
        friends = [card for card in row if game.facts.faction[card] != 1 - seat]
        if friends and "buy" not in named:
            named["buy"] = friends[0]
        targets = [offer.option.to for offer in offers if offer.option.verb == "commit"]
        enemies = [card for card in row if game.facts.target[card]]
        aims = [*(one for one in targets if one != NONE), *enemies]
        return {**named, "attack": aims[0]} if aims else named

    def example_card(self, game: CloneWarsGame) -> str:
        row = self.row(game)
        return simple(game.facts.slug(row[0] if row else 0))

    def row(self, game: CloneWarsGame) -> list[int]:
        """The cards in the row, shortest names first."""
        cards = [card for card in game.state.row if card != NONE]
        return sorted(cards, key=lambda card: len(game.facts.name(card)))

    def texts(self, game: CloneWarsGame, seat: int) -> None:
        self.cards.texts(game, seat)

    def piles(self, game: CloneWarsGame, seat: int) -> None:
        self.cards.piles(game, seat)

    def ending(self, game: CloneWarsGame, result: Result, seat: int | None) -> str:
        return self.speaker.closing(game, result, None if seat is None else Seat(seat))
