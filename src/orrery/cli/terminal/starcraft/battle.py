"""A battle of StarCraft in a terminal: its steps, and its skirmishes with every part of the
sums."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.knowledge.battles.sums import lanes
from orrery.starcraft.knowledge.shown_battles import (
    BattleShown,
    CardPlaced,
    LaneShown,
    SkirmishShown,
    SummandShown,
)
from orrery.starcraft.rules.battle.compare import Source
from orrery.starcraft.rules.cards.effects import Collateral

STEPS = 9
ROLES = (ATTACKER, DEFENDER)
NARROWEST = 32
"""Skirmishes are shown side by side in columns of at least this width."""
MOST_COLUMNS = 4
INDENT = "    "


class BattleBoard:
    """Draws a battle as a seat sees it: cards hidden from it add nothing."""

    def __init__(self, labels: Labels, game: StarCraftGame, battle: BattleShown) -> None:
        self.labels, self.ink, self.view = labels, labels.ink, labels.view
        self.battle, self.lanes = battle, lanes(game, battle)

    def draw(self) -> None:
        area = self.labels.area(self.battle["area"])
        attacker, defender = (self.side(role) for role in ROLES)
        self.ink.line(
            self.ink.say("sct-battle", area=area, attacker=attacker, defender=defender),
            self.ink.say("sct-battle-step", n=self.battle["step"], of=STEPS),
        )
        self.ink.print(self.steps())
        for role in (DEFENDER, ATTACKER):
            self.ink.print(self.ink.flow(self.force(role), self.ink.width - 1, hanging=2))
        self.draw_skirmishes()

    def side(self, role: int) -> str:
        return self.labels.side(self.battle["seats"][role])

    def mark(self, role: int) -> Text:
        return self.labels.mark(self.battle["seats"][role])

    def steps(self) -> Text:
        """The nine steps, the current one in brackets."""
        line = Text()
        for number in range(1, STEPS + 1):
            name = f"{number} {self.ink.say('sct-step', n=number)}"
            now = number == self.battle["step"]
            line.append(f"[{name}]" if now else name, "bold" if now else "dim")
            line.append("  ")
        line.rstrip()
        return line

    def force(self, role: int) -> list[Text]:
        """One side: whose it is, its units, and what applies to the whole battle."""
        seat = self.battle["seats"][role]
        shown, names = self.labels.shown(seat), self.labels
        there = self.labels.areas[self.battle["area"]]["units"]
        units = self.view["invaders"] if role == ATTACKER else there
        role_name = self.ink.say("sct-role", role="attacker" if role == ATTACKER else "defender")
        parts = [
            Text.assemble(
                self.mark(role),
                f" {self.side(role)} ",
                (role_name, "bold"),
                f": {names.army(units, owner=seat) or self.ink.say('sct-no-units')}",
            ),
            Text(self.ink.say("sct-hand-cards", n=shown["hand"]["cards"])),
            Text(self.ink.say("sct-deck-cards", n=shown["deck"])),
        ]
        for key in ("attack", "health", "detector", "face_up"):
            number = self.battle[key][role]
            if number:
                parts.append(Text(self.ink.say(f"sct-battle-{key.replace('_', '-')}", n=number)))
        if role == ATTACKER and self.battle["special"]:
            parts.append(Text(self.ink.say("sct-battle-special")))
        if role == DEFENDER and "guarded" in self.battle:
            parts.append(Text(self.ink.say("sct-battle-guarded")))
        waiting = [names.combat_card(card) for card in self.battle["splash"][role]]
        if waiting:
            parts.append(Text(self.ink.say("sct-battle-splash", cards=", ".join(waiting))))
        if "restorable" in self.battle and self.battle["restorable"][role]:
            cards = ", ".join(names.combat_card(card) for card in self.battle["restorable"][role])
            parts.append(Text(self.ink.say("sct-battle-restorable", cards=cards)))
        if "recharged" in shown:
            parts.append(Text(self.ink.say("sct-battle-recharged")))
        return parts

    # Skirmishes

    def draw_skirmishes(self) -> None:
        """Side by side as far as they fit."""
        columns = [self.column(number) for number in range(len(self.battle["skirmishes"]))]
        if not columns:
            return
        per_line = max(min(self.ink.width // NARROWEST, len(columns), MOST_COLUMNS), 1)
        width = self.ink.width // per_line - 1
        for at in range(0, len(columns), per_line):
            block = [wrapped(self.ink, one, width - 1) for one in columns[at : at + per_line]]
            for number in range(max(len(lines) for lines in block)):
                line = Text()
                for lines in block:
                    part = lines[number].copy() if number < len(lines) else Text()
                    part.append(" " * (width - part.cell_len))
                    line.append_text(part)
                    line.append(" ")
                line.rstrip()
                self.ink.console.print(line, no_wrap=True, crop=True)

    def column(self, number: int) -> list[Text]:
        """One skirmish: the defender at the top, the attacker at the bottom, and the comparison
        between them."""
        shown = self.battle["skirmishes"][number]
        state = "over" if shown["over"] else "now" if self.is_resolving(number) else "waiting"
        dash = self.ink.signs.box[-1]
        title = self.ink.say("sct-skirmish", n=number + 1, state=state)
        lines = [Text(f"{dash * 2} {title} {dash * 2}", "bold")]
        found = self.lanes[number]
        for role in (DEFENDER, ATTACKER):
            lines += self.side_lines(shown, role, found)
        if found is not None and found["open"]:
            lines += self.clash(found)
        return lines

    def is_resolving(self, number: int) -> bool:
        """Whether the skirmish is being resolved: its cards are face up and it is not over."""
        cards = [card for cards in self.battle["skirmishes"][number]["cards"] for card in cards]
        return self.battle["step"] == 7 and bool(cards) and all(one["face_up"] for one in cards)

    def side_lines(self, shown: SkirmishShown, role: int, found: LaneShown | None) -> list[Text]:
        """A side: front-line unit, supporting units, cards, and the parts of its sums."""
        front, support = shown["front"][role], shown["support"][role]
        seat = self.battle["seats"][role]
        unit = self.ink.say("sct-gone") if front == NONE else self.labels.army([front], owner=seat)
        head = Text.assemble(self.mark(role), " ", (unit, "bold"))
        if front != NONE and self.labels.box.sacrifices[front]:
            head.append(f" {self.ink.say('sct-sacrifices')}", "dim")
        if support:
            names = self.labels.army(support, owner=seat)
            head.append(f" {self.ink.say('sct-supported', units=names)}", "dim")
        cards = [self.card(card) for card in shown["cards"][role]]
        lines = [head, *(Text(f"  {card}") for card in cards)]
        if self.ink.is_short and cards:
            lines = [head, Text(f"  {', '.join(cards)}")]
        if found is None:
            return lines
        parts = [self.summand(one) for one in found["lines"] if one["role"] == role]
        total = self.total(role, found)
        if not self.ink.is_short:
            return [*lines, total, *(Text(f"    {part}", "dim") for part in parts)]
        if len(parts) > 1:
            total.append(f" = {' + '.join(parts)}", "dim")
        return [*lines, total]

    def card(self, card: CardPlaced) -> str:
        """A card in a skirmish, as far as this seat knows it."""
        if card["card"] is None:
            return self.ink.say("sct-face-down", deck="yes" if card["from_deck"] else "no")
        name = self.labels.combat_card(card["card"])
        effects = self.labels.box.effects[card["card"]]
        if not any(isinstance(effect, Collateral) for effect in effects):
            return name
        return self.ink.say("sct-card-collateral", card=name)

    # The arithmetic

    def total(self, role: int, found: LaneShown) -> Text:
        """Attack and health of a side."""
        hidden = self.ink.say("sct-so-far")
        known = any((one["role"], one["source"]) == (role, "card") for one in found["lines"])
        words = self.ink.say("sct-sum", attack=found["attack"][role], health=found["health"][role])
        return Text.assemble("  ", (words, "bold"), "" if known else f" {hidden}")

    def summand(self, one: SummandShown) -> str:
        """One part of a sum: what gives it, how much, and by which rule."""
        return self.ink.say(
            "sct-sum-part",
            source=one["source"],
            name=self.source_name(one["source"], one["thing"]),
            attack=one["attack"],
            health=one["health"],
            rule="none" if self.ink.is_short else one["rule"],
        )

    def source_name(self, source: Source, thing: int) -> str:
        match source:
            case "unit" | "hero":
                return self.labels.signed(self.labels.unit(thing), thing)
            case "technology":
                return self.labels.technology(thing)
            case "module":
                return self.labels.module(thing)
        return ""

    def clash(self, found: LaneShown) -> list[Text]:
        """What each side's attack does to the other's health."""
        return [
            Text(
                self.ink.say(
                    "sct-clash",
                    side=self.mark(role).plain,
                    other=self.mark(1 - role).plain,
                    attack=found["attack"][role],
                    health=found["health"][1 - role],
                    enough="yes" if found["enough"][role] else "no",
                )
            )
            for role in ROLES
        ]


def wrapped(ink: Ink, lines: Sequence[Text], width: int) -> list[Text]:
    """Lines wrapped between words to fit a column, with continuation lines indented."""
    found: list[Text] = []
    for line in lines:
        first, *more = line.wrap(ink.console, max(width - len(INDENT), 10))
        found += [first, *(Text(INDENT) + part for part in more)]
    return found
