"""A battle of StarCraft in a terminal: its steps, and its skirmishes with every part of the
sums."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, FACE_UP, NONE
from orrery.starcraft.knowledge.shown import BattleShown, CardPlaced, SkirmishShown
from orrery.starcraft.rules.battle.compare import Comparison, Summand, compare

STEPS = 9
ROLES = (ATTACKER, DEFENDER)
NARROWEST = 32
"""Skirmishes are shown side by side in columns of at least this width."""
MOST_COLUMNS = 4
INDENT = "    "
AFTER_COMPARING = frozenset({"SC-CARD-Z-10"})
"""Rules whose part of a sum depends on the enemy's total."""


class BattleBoard:
    """Draws a battle as a seat sees it: cards hidden from it add nothing."""

    def __init__(self, labels: Labels, game: StarCraftGame, battle: BattleShown) -> None:
        self.labels, self.ink, self.view = labels, labels.ink, labels.view
        self.game, self.battle = game, battle

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
                f": {names.army(units) or self.ink.say('sct-no-units')}",
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
        waiting = [names.combat_card(card) for card in self.battle["splash"][role]]
        if waiting:
            parts.append(Text(self.ink.say("sct-battle-splash", cards=", ".join(waiting))))
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
        found = self.sums(number)
        for role in (DEFENDER, ATTACKER):
            lines += self.side_lines(shown, role, found)
        if found is not None and self.is_open(number):
            lines += self.clash(found)
        return lines

    def is_resolving(self, number: int) -> bool:
        """Whether the skirmish is being resolved: its cards are face up and it is not over."""
        cards = [card for cards in self.battle["skirmishes"][number]["cards"] for card in cards]
        return self.battle["step"] == 7 and bool(cards) and all(one["face_up"] for one in cards)

    def is_open(self, number: int) -> bool:
        """Whether this seat knows everything that will count."""
        cards = self.battle["skirmishes"][number]["cards"]
        return all(one["card"] is not None for side in cards for one in side) and all(cards)

    def side_lines(self, shown: SkirmishShown, role: int, found: Comparison | None) -> list[Text]:
        """A side: front-line unit, supporting units, cards, and the parts of its sums."""
        front, support = shown["front"][role], shown["support"][role]
        unit = self.ink.say("sct-gone") if front == NONE else self.labels.unit(front)
        head = Text.assemble(self.mark(role), " ", (unit, "bold"))
        if support:
            names = self.labels.army(support)
            head.append(f" {self.ink.say('sct-supported', units=names)}", "dim")
        cards = [self.card(card) for card in shown["cards"][role]]
        lines = [head, *(Text(f"  {card}") for card in cards)]
        if self.ink.is_short and cards:
            lines = [head, Text(f"  {', '.join(cards)}")]
        if found is None:
            return lines
        parts = [self.summand(one) for one in self.merged(role, found)]
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
        return self.labels.combat_card(card["card"])

    # The arithmetic

    def sums(self, number: int) -> Comparison | None:
        """What the cards that this seat knows add up to; nothing if a front-line unit has left."""
        state = self.game.state
        if state.battle is None:
            return None
        known = self.known(state.battle.skirmishes[number], self.battle["skirmishes"][number])
        if known.over or NONE in known.front or not any(known.cards):
            return None
        found = compare(self.game, known)
        if self.is_open(number):
            return found
        sums = tuple(one for one in found.sums if one.rule not in AFTER_COMPARING)
        health = tuple(
            sum(one.number for one in sums if (one.role, one.value) == (role, "health"))
            for role in ROLES
        )
        return found._replace(sums=sums, health=(health[0], health[1]))

    def known(self, skirmish: Skirmish, shown: SkirmishShown) -> Skirmish:
        """A skirmish with only the cards that this seat may see."""
        known = skirmish.copy()
        sides = [
            tuple(one["card"] for one in cards if one["card"] is not None)
            for cards in shown["cards"]
        ]
        known.cards = (sides[0], sides[1])
        known.marks = ((FACE_UP,) * len(sides[0]), (FACE_UP,) * len(sides[1]))
        return known

    def total(self, role: int, found: Comparison) -> Text:
        """Attack and health of a side."""
        hidden = self.ink.say("sct-so-far")
        known = any(one.role == role and one.source == "card" for one in found.sums)
        words = self.ink.say("sct-sum", attack=found.attack[role], health=found.health[role])
        return Text.assemble("  ", (words, "bold"), "" if known else f" {hidden}")

    def merged(self, role: int, found: Comparison) -> list[tuple[Summand, int, int]]:
        """The parts of a side's sums, with attack and health from one source together."""
        rows: dict[tuple[str, int, str], list[int]] = {}
        first: dict[tuple[str, int, str], Summand] = {}
        for one in found.sums:
            if one.role == role:
                key = (one.source, one.thing, one.rule)
                pair = rows.setdefault(key, [0, 0])
                pair[one.value == "health"] += one.number
                first.setdefault(key, one)
        return [(first[key], pair[0], pair[1]) for key, pair in rows.items()]

    def summand(self, row: tuple[Summand, int, int]) -> str:
        """One part of a sum: what gives it, how much, and by which rule."""
        one, attack, health = row
        return self.ink.say(
            "sct-sum-part",
            source=one.source,
            name=self.source_name(one),
            attack=attack,
            health=health,
            rule="none" if self.ink.is_short else one.rule,
        )

    def source_name(self, one: Summand) -> str:
        match one.source:
            case "unit":
                return self.labels.unit(one.thing)
            case "technology":
                return self.labels.technology(one.thing)
            case "module":
                return self.labels.module(one.thing)
        return ""

    def clash(self, found: Comparison) -> list[Text]:
        """What each side's attack does to the other's health."""
        return [
            Text(
                self.ink.say(
                    "sct-clash",
                    side=self.mark(role).plain,
                    other=self.mark(1 - role).plain,
                    attack=found.attack[role],
                    health=found.health[1 - role],
                    enough="yes" if found.attack[role] >= found.health[1 - role] else "no",
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
