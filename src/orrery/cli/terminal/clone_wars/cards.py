"""Explaining the cards of Clone Wars: what one says, where it is, why it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.offers import attack_arguments
from orrery.clone_wars.words.phrases import Record
from orrery.core.decisions import Option, Ref, Seat
from orrery.core.ruleset import Reason

STYLES = {
    "republic": "red",
    "separatist": "blue",
    "rebel": "dark_orange",
    "empire": "bright_black",
    "neutral": "yellow",
}
MOST_NAMES = 6
VERB_WORDS = {
    "play": ("play",),
    "buy": ("buy", "purchase"),
    "use": ("use",),
    "commit": ("attack", "commit", "hit"),
    "pay-off": ("pay",),
    "resolve": ("resolve",),
    "end": ("end",),
}
"""Other words a player may type for a verb."""
ASKED_FOR = frozenset({*VERB_WORDS, "target"})
"""Verbs a player may ask about at any time."""
PILES: Final = ("discard", "exile", "victory")


class Cards:
    """Looks cards up and explains them."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.speaker = CLONE_WARS.speaker(ink.words.locale)

    # Figures

    def figures(self, box: Box, card: int) -> str:
        """Attack, resources, Force and hit points, by their signs."""
        signs = self.ink.signs
        printed = (
            (signs.attack, box.attack[card]),
            (signs.resources, box.resources[card]),
            (signs.force, box.force[card]),
            (signs.hit_points, box.hit_points[card] if box.is_ship[card] else 0),
        )
        return " ".join(f"{sign}{value}" for sign, value in printed if value)

    def attack(self, game: CloneWarsGame, option: Option) -> int:
        """The attack a card would add."""
        return int(attack_arguments(game, option)["n"])

    def reconstructed(self, box: Box, card: int) -> list[str] | None:
        """Which parts of a card are reconstructed; an empty list means all of it."""
        record = box.printed[card].record
        if record["provenance"] == "reconstructed":
            return []
        parts = record.get("reconstructed")
        return [str(part) for part in parts] if isinstance(parts, list) and parts else None

    def reconstructed_mark(self, box: Box, card: int, what: str) -> str:
        """The mark beside a figure that is reconstructed."""
        parts = self.reconstructed(box, card)
        marked = parts is not None and (not parts or what in parts)
        return self.ink.signs.reconstructed if marked else ""

    # Looking up

    def called(self, box: Box, words: str) -> list[int]:
        """One card of each kind whose name contains the words; only that one if a name matches
        exactly."""
        wanted = simple(words)
        kinds = {box.kind[card]: card for card in reversed(range(box.size))}
        cards = sorted(kinds.values())
        exact = [
            card for card in cards if wanted in (simple(box.name(card)), simple(box.slug(card)))
        ]
        parts = wanted.split()
        found = [
            card
            for card in cards
            if all(part in f"{simple(box.name(card))} {simple(box.slug(card))}" for part in parts)
        ]
        return exact or (found if parts else [])

    def only_one(self, game: CloneWarsGame, words: str, missing: str) -> int:
        """The card that was meant; otherwise lists the candidates and returns NONE."""
        found = self.called(game.facts, words)
        if not found:
            if missing:
                self.ink.tell(missing, given=words)
        elif len(found) > 1:
            names = [game.facts.name(card) for card in found[:MOST_NAMES]]
            more = [self.ink.plain("…")] if len(found) > MOST_NAMES else []
            self.ink.tell("terminal-several", given=words, names=", ".join(names + more))
        return found[0] if len(found) == 1 else NONE

    # ? CARD

    def explain_called(self, game: CloneWarsGame, seat: int, words: str) -> bool:
        """Show the card with this name; False if there is none."""
        if not self.called(game.facts, words):
            return False
        card = self.only_one(game, words, "")
        if card != NONE:
            self.explain(game, seat, card)
        return True

    def explain(self, game: CloneWarsGame, seat: int, card: int) -> None:
        """Name, kind, figures, text, reward, where its copies are, and how sure all this is."""
        box = game.facts
        record: Record = box.printed[card].record
        self.ink.print(
            Text.assemble((self.ink.plain(box.name(card)), "bold"), f"  {self.kind(box, card)}")
        )
        facts = [self.ink.say("card-copies", n=sum(1 for k in box.kind if k == box.kind[card]))]
        if not box.is_base[card]:
            facts = [self.ink.say("card-cost", n=box.cost[card]), *facts]
        facts += [
            self.ink.say(f"figure-{name}", n=value)
            for name, value in (
                ("attack", box.attack[card]),
                ("resources", box.resources[card]),
                ("force", box.force[card]),
                ("hit_points", box.hit_points[card]),
            )
            if value
        ]
        if box.target[card]:
            facts.append(self.ink.say("card-target", n=box.target[card]))
        self.ink.print(f" {self.ink.signs.bullet} ".join(facts), indent=2)
        texts = self.speaker.card_text(record) or (self.ink.say("card-no-text"),)
        for text in texts:
            self.ink.print(text, indent=2)
        reward = self.speaker.reward_text(record)
        if reward:
            self.ink.print(self.ink.say("card-reward", text=reward), indent=2)
        self.where(game, seat, card)
        self.source(box, card)

    def kind(self, box: Box, card: int) -> str:
        """Faction, type and traits."""
        record: Record = box.printed[card].record
        type_key = "table-base" if box.is_base[card] else f"type-{record['type']}"
        kind = self.ink.say(
            "card-kind",
            unique="yes" if record.get("unique") else "no",
            faction=self.ink.say(f"faction-{record['faction']}"),
            type=self.ink.say(type_key, n=1).lower(),
        )
        traits = [self.ink.say(f"trait-{trait}", n=1) for trait in record.get("traits", ())]
        if not traits:
            return kind
        return self.ink.say("card-traits", kind=kind, traits=", ".join(traits))

    def where(self, game: CloneWarsGame, seat: int, card: int) -> None:
        """The zones in which the player sees copies of a card."""
        kind = game.facts.kind[card]
        places = [place for place, one in self.in_sight(game, seat) if game.facts.kind[one] == kind]
        counted = [
            place
            if places.count(place) == 1
            else self.ink.say("place-several", place=place, n=places.count(place))
            for place in dict.fromkeys(places)
        ]
        if counted:
            self.ink.print(self.ink.say("card-where", places=", ".join(counted)), indent=2)

    def in_sight(self, game: CloneWarsGame, seat: int) -> Iterator[tuple[str, int]]:
        """Every card the player sees, with the name of its zone."""
        view = CLONE_WARS.view(game, Seat(seat))
        for card in view["row"]:
            yield self.ink.say("place-row"), card
        for card in view["sides"][seat]["hand"]["known"]:
            yield self.ink.say("place-hand"), card
        for card in view["galaxy_discard"]:
            yield self.ink.say("place-galaxy-discard"), card
        for card in game.facts.pilots[: view["pilots"]]:
            yield self.ink.say("place-pilots"), card
        for owner, side in enumerate(view["sides"]):
            name = self.ink.say(f"side-{game.facts.factions[owner]}")
            for shown in (*side["units"], *side["ships"]):
                yield self.ink.say("place-play", side=name), shown["card"]
            if side["base"]:
                yield self.ink.say("place-base", side=name), side["base"]["card"]
            for card in side["bases"]["known"]:
                yield self.ink.say("place-bases", side=name), card
            for pile in PILES:
                for card in side[pile]:
                    yield self.ink.say(f"place-{pile}", side=name), card

    def source(self, box: Box, card: int) -> None:
        """How sure the facts of a card are."""
        parts, mark = self.reconstructed(box, card), self.ink.signs.reconstructed
        if parts is None:
            provenance = str(box.printed[card].record["provenance"])
            line = self.ink.say("card-provenance", provenance=provenance)
        elif parts:
            what = ", ".join(self.ink.say("cw-part", part=part) for part in parts)
            line = self.ink.say("card-reconstructed", mark=mark, what=what)
        else:
            line = self.ink.say("card-reconstructed-whole", mark=mark)
        self.ink.print(line, "dim", indent=2)

    def texts(self, game: CloneWarsGame, seat: int) -> None:
        """What the cards in the row and on both sides say, each kind once."""
        view = CLONE_WARS.view(game, Seat(seat))
        self.text_list(game, "cards-row", view["row"])
        for heading, owner in (("cards-mine", seat), ("cards-theirs", 1 - seat)):
            side = view["sides"][owner]
            cards = [shown["card"] for shown in (*side["units"], *side["ships"])]
            cards += [side["base"]["card"]] if side["base"] else []
            self.text_list(game, heading, [*side["hand"]["known"], *cards])

    def text_list(self, game: CloneWarsGame, heading: str, cards: Sequence[int]) -> None:
        """A heading and the text of each kind of card."""
        self.ink.tell(heading, "bold")
        kinds = {game.facts.kind[card]: card for card in cards if card != NONE}
        lines = []
        for card in kinds.values():
            record: Record = game.facts.printed[card].record
            said = {
                "card": game.facts.name(card),
                "text": " ".join(self.speaker.card_text(record)) or self.ink.say("card-no-text"),
            }
            reward = self.speaker.reward_text(record)
            if reward and game.facts.faction[card] != self.asked(game):
                lines.append(self.ink.say("cards-line-reward", reward=reward, **said))
            else:
                lines.append(self.ink.say("cards-line", **said))
        self.ink.bullets(lines)

    def asked(self, game: CloneWarsGame) -> int:
        """The seat that must decide."""
        return NONE if game.decision is None else game.decision.seat

    # why CARD

    def why(self, game: CloneWarsGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        """For every verb that could apply to a card: whether it is possible, and if not, why."""
        first, _, rest = words.strip().lower().partition(" ")
        verb = next((verb for verb, names in VERB_WORDS.items() if first in names), "")
        if verb == "end" or (verb == "resolve" and not rest):
            tried = CLONE_WARS.reasons(game, Seat(seat), [])
            named = [one for one in tried if one.option.verb == verb]
            self.reason(game, seat, verb, named, offers)
            return
        card = self.only_one(game, rest if verb and rest else words, "terminal-no-card")
        if card == NONE:
            return
        self.ink.print(game.facts.name(card), "bold")
        meant = self.meant(game, seat, card)
        if verb == "commit" and not meant.keys() & {"commit", "target"}:
            own = game.state.sides[seat]
            pointed = [*(own.units + own.ships or (NONE,)), card]
            refs = [Ref("card", one) for one in pointed]
            meant["target"] = CLONE_WARS.reasons(game, Seat(seat), refs)
        wanted = {verb, "target"} if verb in {"commit", "resolve"} else {verb}
        chosen = {name: tried for name, tried in meant.items() if name in wanted} or meant
        for name, tried in chosen.items():
            self.reason(game, seat, name, tried, offers)

    def meant(self, game: CloneWarsGame, seat: int, card: int) -> dict[str, list[Reason]]:
        """What a player may want to do with a card, with any of its copies; copies out of reach
        count only if all are out of reach."""
        kind = game.facts.kind
        copies = [one for one in range(game.facts.size) if kind[one] == kind[card]]
        found = [CLONE_WARS.reasons(game, Seat(seat), [Ref("card", one)]) for one in copies]
        near = [tried for tried in found if any(one.option.verb != "buy" for one in tried)]
        meant: dict[str, list[Reason]] = {}
        for one in [one for tried in near or found for one in tried]:
            is_target = one.option.verb == "commit" and one.option.what not in copies
            meant.setdefault("target" if is_target else one.option.verb, []).append(one)
        return meant

    def reason(
        self,
        game: CloneWarsGame,
        seat: int,
        name: str,
        tried: Sequence[Reason],
        offers: Sequence[Offer],
    ) -> None:
        """Whether one of several equivalent moves is possible, or why the first is not."""
        options = [one.option for one in tried]
        number = next((n for n, offer in enumerate(offers, 1) if offer.option in options), 0)
        why = self.speaker.why_line(game, Seat(seat), options[0])
        if number:
            said, rule = self.ink.say("verb-possible", number=number), ""
        elif why is None or any(one.rule is None for one in tried):
            # Equal cards are one option: a copy that is not offered by its own number may still be
            # possible.
            said, rule = self.ink.say("verb-possible-copy"), ""
        else:
            said, rule = why
        # An option that only appears in a question has no name but its words there.
        verb = self.ink.say(f"verb-{name}") if name in ASKED_FOR else offers[number - 1].said
        line = Text(self.ink.say("verb-line", verb=verb, reason=said))
        line.append(f"  [{rule}]" if rule else "", "dim")
        self.ink.print(line, indent=2)

    # piles

    def piles(self, game: CloneWarsGame, seat: int) -> None:
        """All open piles, equal cards counted."""
        view = CLONE_WARS.view(game, Seat(seat))
        for owner, side in enumerate(view["sides"]):
            name = self.ink.say(f"side-{game.facts.factions[owner]}")
            piles = [(pile, side[pile]) for pile in PILES]
            piles.append(("bases", side["bases"]["known"]))
            for pile, cards in piles:
                heading = self.ink.say("pile-heading", side=name, pile=self.ink.say(f"pile-{pile}"))
                hidden = side["bases"]["cards"] - len(cards) if pile == "bases" else 0
                self.pile(game, heading, cards, hidden)
        self.pile(game, self.ink.say("pile-galaxy"), view["galaxy_discard"])
        known = [seen["card"] for seen in view["galaxy"]["known"]]
        if known:
            self.pile(game, self.ink.say("pile-known"), known)

    def pile(
        self, game: CloneWarsGame, heading: str, cards: Sequence[int], hidden: int = 0
    ) -> None:
        """One pile: how many cards it has, and their names."""
        number = self.ink.say("pile-number", n=len(cards) + hidden, hidden=hidden)
        self.ink.print(f"{heading} ({number})", "bold")
        names = [game.facts.name(card) for card in cards]
        said = [
            f"{names.count(name)} × {name}" if names.count(name) > 1 else name
            for name in dict.fromkeys(names)
        ]
        if said:
            self.ink.print(", ".join(said), indent=2)
