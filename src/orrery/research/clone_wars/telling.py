"""What an observation of Clone Wars must tell, made from the view: the slow way, which the laws
compare with the bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE, TRIGGER_WORDS
from orrery.clone_wars.knowledge.shown import CloneWarsView, InPlayShown, PileShown, SideShown
from orrery.clone_wars.knowledge.view import is_open, view
from orrery.core.decisions import Ref, Seat
from orrery.research.clone_wars.tables import SEEN_PLACES, SIDES
from orrery.research.columns import Told
from orrery.research.layout import without_empty, without_zero


class Teller:
    """A game as one reader sees it, in the words of the layout."""

    def __init__(self, game: CloneWarsGame, seat: Seat | None) -> None:
        self.game, self.seat = game, seat
        self.view: CloneWarsView = view(game, seat)
        self.own = 0 if seat is None else int(seat)
        self.slug = game.facts.slug
        self.subject: dict[str, Ref] = game.subject() if game.decision is not None else {}

    def told(self) -> dict[str, Told]:
        """Table by table; whatever is zero is left out."""
        sides = [(name, self.side(name)) for name in SIDES]
        cards = {
            f"{name}_{zone}": counts
            for name, side in sides
            for zone, counts in self.zones(name, side).items()
        }
        shown = self.view
        lost = [g["target"] for g in shown["groups"] if g["target"] not in (*shown["row"], NONE)]
        cards["row"] = self.counts(shown["row"])
        cards["seen_in_galaxy"] = self.counts(one["card"] for one in shown["galaxy"]["known"])
        cards["galaxy_discard"] = self.counts(shown["galaxy_discard"])
        cards["lost_targets"] = self.counts(lost)
        bases = {f"{name}_bases": self.counts(side["bases"]["known"]) for name, side in sides}
        bases |= {f"{name}_victory": self.counts(side["victory"]) for name, side in sides}
        tops = {name: self.top(side["deck"]) for name, side in sides}
        tops["galaxy"] = self.top(shown["galaxy"])
        return {
            "cards": without_empty(cards),
            "bases": without_empty(bases),
            "row": without_empty(self.row()),
            "tops": without_empty(tops),
            "in_play": [
                self.in_play(name, one)
                for name, side in sides
                for one in (*side["units"], *side["ships"])
            ],
            "scalars": without_zero(self.scalars()),
        }

    def side(self, name: str) -> SideShown:
        return self.view["sides"][self.own if name == "own" else 1 - self.own]

    def side_of(self, seat: int) -> str:
        return SIDES[0] if seat == self.own else SIDES[1]

    def counts(self, cards: Iterable[int]) -> dict[str, Told]:
        """How many cards of each kind there are."""
        return {**Counter(self.slug(card) for card in cards if card != NONE)}

    def zones(self, name: str, side: SideShown) -> dict[str, dict[str, Told]]:
        """The zones of one player."""
        number = self.own if name == "own" else 1 - self.own
        zones = {
            "hand": side["hand"]["known"],
            "seen_in_deck": [one["card"] for one in side["deck"]["known"]],
            "unseen": side["unseen"],
            "discard": side["discard"],
            "units": [one["card"] for one in side["units"]],
            "ships": [one["card"] for one in side["ships"]],
            "exile": side["exile"],
            "due": [one["card"] for one in self.view["due"] if one["seat"] == number],
        }
        waiting = {"next_to_hand": "hand", "next_to_top_of_deck": "top_of_deck"}
        return {
            **{zone: self.counts(cards) for zone, cards in zones.items()},
            **{zone: self.waiting(number, to) for zone, to in waiting.items()},
        }

    def waiting(self, owner: int, to: str) -> dict[str, Told]:
        """The kinds of which the next card that a player buys goes to a place."""
        box = self.game.facts
        return {
            self.slug(card): 1
            for one in self.view["waiting"]
            if one["seat"] == owner and one["to"] == to
            for card in box.filters[one["filter"]].fits[owner]
            if not box.is_base[card]
        }

    def row(self) -> dict[str, dict[str, Told]]:
        attacked = {group["target"] for group in self.view["groups"]}
        return {
            f"slot_{at + 1}": without_zero(
                {"card": self.slug(card), "attacked": int(card in attacked)}
            )
            for at, card in enumerate(self.view["row"])
            if card != NONE
        }

    def top(self, pile: PileShown) -> dict[str, Told]:
        return {
            f"place_{one['from_top'] + 1}": self.slug(one["card"])
            for one in pile["known"]
            if one["from_top"] < SEEN_PLACES
        }

    def in_play(self, name: str, one: InPlayShown) -> Told:
        """A unit or ship."""
        card = one["card"]
        targets = [g["target"] for g in self.view["groups"] if card in g["cards"]]
        lanes = self.subject.get("ships", Ref("", 0)).number
        return without_zero(
            {
                "card": self.slug(card),
                "side": name,
                "attack": one["attack"],
                "damage": one.get("damage", 0),
                "hit_points": one.get("hit_points", 0),
                "used": sum(1 << number for number in one["used"]),
                "committed": self.target(targets[0]) if targets else "",
                "attacked": int(one["attacked"]),
                "due": int(any(due["card"] == card for due in self.view["due"])),
                "open": int(bool(lanes & self.game.facts.bit[card])),
            }
        )

    def target(self, card: int) -> str:
        """What an attack is aimed at."""
        if card == NONE:
            return "base"
        row = self.view["row"]
        return f"slot_{row.index(card) + 1}" if card in row else "lost"

    def scalars(self) -> dict[str, Told]:
        """Everything that there is once."""
        shown, settings = self.view, self.game.facts.settings
        asked = shown["asked"]
        about = NONE if asked is None else asked.get("about", NONE)
        force = shown["force"] if self.own == 0 else -shown["force"]
        scalars: dict[str, Told] = {
            "watcher": int(self.seat is None),
            "active": self.side_of(shown["active"]),
            "asked": "" if asked is None else self.side_of(asked["seat"]),
            "prompt": "" if asked is None else asked["prompt"],
            "about": "" if about == NONE else self.slug(about),
            **self.under_way(),
            "turn": shown["turn"],
            "force": force,
            "winner": "" if shown["winner"] == NONE else self.side_of(shown["winner"]),
            "bases_to_win": shown["bases_to_win"],
            "mode": settings["mode"],
            "pay_off": int(settings["pay_off"] == "yes"),
            "galaxy": shown["galaxy"]["cards"],
            "pilots": shown["pilots"],
            "pilot": "" if shown["pilot"] == NONE else self.slug(shown["pilot"]),
        }
        for name in SIDES:
            scalars |= self.side_scalars(name, self.side(name))
        return scalars

    def under_way(self) -> dict[str, Told]:
        """What the question is about, as far as the reader may know it."""
        subject = self.subject
        text = subject.get("text")
        user = subject.get("user", subject.get("seat"))
        opened = text is not None and is_open(self.game, text.number, self.seat)
        triggers = list(TRIGGER_WORDS)
        return {
            "text": self.slug(text.number) if text is not None and opened else "",
            "user": "" if user is None else self.side_of(user.number),
            "reward": int("reward" in subject),
            "when": triggers[subject["when"].number] if "when" in subject else "",
            "left": subject["left"].number if "left" in subject else 0,
        }

    def side_scalars(self, name: str, side: SideShown) -> dict[str, Told]:
        base = side["base"]
        scalars: dict[str, Told] = {
            "faction": side["faction"],
            "pool": side["pool"],
            "hand": side["hand"]["cards"],
            "deck": side["deck"]["cards"],
            "bases": side["bases"]["cards"],
        }
        if base is not None:
            scalars |= {
                "base": self.slug(base["card"]),
                "base_damage": base["damage"],
                "base_hit_points": base["hit_points"],
                "prevented": base["prevented"],
                "base_used": sum(1 << number for number in base["used"]),
            }
        return {f"{name}_{key}": value for key, value in scalars.items()}
