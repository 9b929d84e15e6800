"""The table of Clone Wars in a terminal: drawn from a view, fit for 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.clone_wars_cards import Cards
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.clone_wars.box import Box
from orrery.clone_wars.offers import group_of, needed, option_line, prompt_line
from orrery.clone_wars.state import Table
from orrery.clone_wars.story import ending_line, story
from orrery.clone_wars.title import CLONE_WARS
from orrery.clone_wars.words import reward_text
from orrery.clone_wars.zones import NONE
from orrery.core.decisions import Option, Seat
from orrery.core.events import Event
from orrery.core.record import Result

STYLES = {
    "republic": "red",
    "separatist": "blue",
    "rebel": "dark_orange",
    "empire": "bright_black",
    "neutral": "yellow",
}
GROUP_ORDER = ("play", "buy", "use", "attack", "other", "end")
LABEL = 7
WIDEST = 108
"""Row cards grow with the terminal up to this width of all six."""

Shown = Mapping[str, Any]
"""A part of a view."""


class CloneWarsScreen:
    """Draws views of Clone Wars and talks about its cards."""

    shortcuts: Mapping[str, Callable[[Option], bool]] = {
        "all": lambda option: option.verb == "play",
        "base": lambda option: option.verb == "commit" and option.to == NONE,
    }
    example = "buy clone medic"
    example_card = "yoda"

    def __init__(self, ink: Ink, players: Sequence[str]) -> None:
        self.ink = ink
        self.players = players  # by seat: who plays it
        self.cards = Cards(ink)

    # Names

    def side(self, game: Table, seat: int) -> str:
        return self.ink.say(f"side-{game.facts.factions[seat]}")

    def turns(self, game: Table) -> int:
        return game.state.turn

    def name_of(self, game: Table, seat: int, reader: int | None) -> str:
        """A seat, "you" for the reader's own."""
        return self.ink.say("table-you") if seat == reader else self.side(game, seat)

    # The table

    def table(self, game: Table, seat: int | None, offers: Sequence[Offer]) -> None:
        """The other side above, the galaxy row, the Force, the own side below."""
        view: Shown = CLONE_WARS.view(game, None if seat is None else Seat(seat))
        own = 0 if seat is None else seat
        self.heading(game, view, seat)
        self.side_lines(game, view, 1 - own, seat, is_above=True)
        self.galaxy_row(game, view, seat, offers)
        self.force_track(game, view, own, seat)
        self.side_lines(game, view, own, seat, is_above=False)

    def heading(self, game: Table, view: Shown, seat: int | None) -> None:
        """The turn, and how far both are from winning."""
        won = [
            self.ink.say("table-bases", side=self.name_of(game, one, seat), n=len(side["victory"]))
            for one, side in enumerate(view["sides"])
        ]
        whose = "table-your-turn" if view["active"] == seat else "table-their-turn"
        self.ink.line(
            self.ink.say(
                "table-heading",
                turn=view["turn"],
                whose=self.ink.say(whose, side=self.side(game, view["active"])),
                bases=", ".join(won),
                goal=view["bases_to_win"],
            )
        )

    def side_lines(
        self, game: Table, view: Shown, owner: int, seat: int | None, is_above: bool
    ) -> None:
        """What one player has: piles and pool, base, ships, units, the hand if it is seen."""
        side: Shown = view["sides"][owner]
        rows: list[tuple[str, Text | Grid]] = [
            (self.ink.say("table-base"), self.base(game, side)),
        ]
        if side["ships"]:
            rows.append((self.ink.say("table-ships"), self.in_play(game, view, side["ships"])))
        if side["units"]:
            rows.append((self.ink.say("table-units"), self.in_play(game, view, side["units"])))
        known = side["hand"]["known"]
        if known or owner == seat:
            rows.append((self.ink.say("table-hand"), self.hand(game, known, owner == seat)))
        if not is_above:
            rows.reverse()
            rows.sort(key=lambda row: row[0] == self.ink.say("table-hand"))
        heading = self.side_heading(game, side, owner, seat)
        if is_above:
            self.ink.print(heading)
        self.ink.columns(rows, LABEL, 2)
        if not is_above:
            self.ink.print(heading)

    def side_heading(self, game: Table, side: Shown, owner: int, seat: int | None) -> Text:
        """Name, player, and how many cards lie where."""
        player = self.ink.say("table-you") if owner == seat else self.players[owner]
        name = self.ink.say("table-side", side=self.side(game, owner).upper(), player=player)
        piles = self.ink.say(
            "table-piles",
            hand=side["hand"]["cards"],
            deck=side["deck"]["cards"],
            discard=len(side["discard"]),
            exile=len(side["exile"]),
        )
        pool = self.ink.say("table-resources", n=side["pool"])
        style = f"bold {STYLES[str(side['faction'])]}"
        return Text.assemble((name, style), f"  {piles} {self.ink.signs.bullet} ", (pool, "bold"))

    def base(self, game: Table, side: Shown) -> Text:
        """The base with a bar of its hit points."""
        base = side["base"]
        if base is None:
            return Text(self.ink.say("table-no-base"), "dim")
        left, signs = base["hit_points"] - base["damage"], self.ink.signs
        words = self.ink.say("table-hit-points", left=left, whole=base["hit_points"])
        marks = [self.ink.say("table-used")] if base["used"] else []
        if base["prevented"]:
            marks.append(self.ink.say("table-prevented", n=base["prevented"]))
        return Text.assemble(
            self.ink.plain(game.facts.name(base["card"])),
            (self.cards.rebuilt_mark(game.facts, base["card"], "hit_points"), "dim"),
            " ",
            (signs.full * left, STYLES[str(side["faction"])]),
            (signs.empty * base["damage"], "dim"),
            f" {words}",
            (f" ({', '.join(marks)})" if marks else "", "dim"),
        )

    def in_play(self, game: Table, view: Shown, cards: Sequence[Shown]) -> Text:
        """Units or ships with their current figures and marks."""
        return self.joined([self.card_in_play(game, view, card) for card in cards])

    def card_in_play(self, game: Table, view: Shown, shown: Shown) -> Text:
        """One card: name, attack, hit points left, what it has done."""
        signs, card = self.ink.signs, shown["card"]
        text = Text.assemble(
            (self.ink.plain(game.facts.name(card)), self.style(game.facts, card)),
            f" {signs.attack}{shown['attack']}",
        )
        if "hit_points" in shown:
            text.append(f" {signs.hit_points}{shown['hit_points'] - shown['damage']}")
        marks = [self.ink.say("table-used")] if shown["used"] else []
        if shown["attacked"]:
            marks.append(self.ink.say("table-attacked"))
        groups = [group for group in view["groups"] if card in group["cards"]]
        marks += [self.aim(game, group["target"]) for group in groups]
        if marks:
            text.append(f" ({', '.join(marks)})", "dim")
        return text

    def aim(self, game: Table, target: int) -> str:
        """What a committed card attacks."""
        if target == NONE:
            return self.ink.say("table-to-base")
        return self.ink.say("table-to-card", card=game.facts.name(target))

    def hand(self, game: Table, cards: Sequence[int], is_own: bool) -> Text:
        """The cards of a hand as far as they are known, equal ones counted."""
        box = game.facts
        kinds = [box.kind[card] for card in cards]
        parts = []
        for card in {box.kind[card]: card for card in cards}.values():
            number = kinds.count(box.kind[card])
            figures = self.cards.figures(box, card)
            part = Text(self.ink.plain(box.name(card)), self.style(box, card))
            part.append(f" {figures}" if figures else "", "default")
            part.append(self.ink.plain(f" ×{number}") if number > 1 else "", "bold")
            parts.append(part)
        text = self.joined(parts) if parts else Text(self.ink.say("table-nothing"), "dim")
        if not is_own:
            text.append(f" ({self.ink.say('table-known-hand')})", "dim")
        return text

    def joined(self, parts: Sequence[Text]) -> Text:
        """Parts with a mark between them, broken only between two parts."""
        room, between = self.ink.width - LABEL - 4, f" {self.ink.signs.bullet} "
        text, used = Text(), 0
        for part in parts:
            if used and used + len(between) + part.cell_len > room:
                text.append("\n")
                used = 0
            elif used:
                text.append(between, "dim")
                used += len(between)
            text.append_text(part)
            used += part.cell_len
        return text

    def style(self, box: Box, card: int) -> str:
        """The colour of a card's faction."""
        return STYLES[box.printed[card].faction]

    # The galaxy row

    def galaxy_row(
        self, game: Table, view: Shown, seat: int | None, offers: Sequence[Offer]
    ) -> None:
        """Six cards side by side, marked with what can be done with them; rewards below."""
        piles = self.ink.say(
            "table-row-piles",
            deck=view["galaxy"]["cards"],
            discard=len(view["galaxy_discard"]),
            pilots=view["pilots"],
        )
        self.ink.line(self.ink.say("table-row"), piles)
        width = (min(self.ink.width, WIDEST) - 1) // len(view["row"]) - 1
        cells = [self.cell(game, card, seat, offers, width) for card in view["row"]]
        height = max(len(cell) for cell in cells)
        edge = self.ink.signs.box
        self.edge_line(edge[0], edge[1], edge[2], width, len(cells))
        for at in range(height):
            line = Text(edge[3], "dim")
            for cell in cells:
                # The last lines of all cells stand side by side: names take what they need.
                text = cell[at] if at < len(cell) else Text("")
                line.append_text(text)
                line.append(" " * (width - text.cell_len))
                line.append(edge[3], "dim")
            self.ink.console.print(line, no_wrap=True, crop=True)
        self.edge_line(edge[4], edge[5], edge[6], width, len(cells))
        self.rewards(game, offers)

    def edge_line(self, first: str, between: str, last: str, width: int, cells: int) -> None:
        """The upper or lower edge of the row."""
        dashes = self.ink.signs.box[7] * width
        self.ink.console.print(Text(first + between.join([dashes] * cells) + last, "dim"))

    def cell(
        self, game: Table, card: int, seat: int | None, offers: Sequence[Offer], width: int
    ) -> list[Text]:
        """One card of the row: name, kind, cost or target, figures, marks."""
        if card == NONE:
            return [Text(self.ink.say("table-empty"), "dim")]
        box, style = game.facts, self.style(game.facts, card)
        name = textwrap.wrap(self.ink.plain(box.name(card)), width)
        name += [""] * (2 - len(name))
        owner = box.faction[card]
        whose = "neutral" if owner == NONE else "own" if owner == seat else "enemy"
        if seat is None and owner != NONE:
            kind = self.side(game, owner)
        else:
            kind = self.ink.say(f"table-{whose}")
        if kind and len(kind) < width - 4:
            kind += " " + self.ink.say("table-ship" if box.is_ship[card] else "table-unit")
        lines = [Text(line, f"bold {style}") for line in name[:3]]
        lines.append(Text(kind, "dim"))
        rebuilt = self.cards.rebuilt_mark(box, card, "figures")
        lines.append(Text(self.ink.say("table-cost", n=box.cost[card]) + rebuilt))
        lines.append(Text(self.cards.figures(box, card)))
        return [*lines, *self.marks(game, card, seat, offers)]

    def marks(
        self, game: Table, card: int, seat: int | None, offers: Sequence[Offer]
    ) -> list[Text]:
        """What can be done with a card of the row, with the number of the option."""
        lines = []
        value = 0 if seat is None else needed(game, seat, card)
        if value and game.facts.faction[card] != seat:
            lines.append(Text(self.ink.say("table-target", n=value)))
        kind = game.facts.kind[card]
        for number, offer in enumerate(offers, 1):
            what = offer.option.what
            if offer.option.verb == "buy" and game.facts.kind[what] == kind:
                lines.append(Text(f"[{number}] {self.ink.say('table-buy')}", "bold reverse"))
        return lines

    def rewards(self, game: Table, offers: Sequence[Offer]) -> None:
        """What defeating the cards gives that can be attacked now."""
        targets = dict.fromkeys(
            offer.option.to for offer in offers if offer.option.verb == "commit"
        )
        rows: list[tuple[str, Text | Grid]] = []
        for target in targets:
            text = None if target == NONE else reward_text(game.facts.printed[target].record)
            if text is not None:
                name = game.facts.name(target)
                line = Text(self.ink.say("table-reward", card=name, text=text))
                rows.append(("" if rows else self.ink.say("table-rewards"), line))
        self.ink.columns(rows, LABEL, 2)

    def force_track(self, game: Table, view: Shown, own: int, seat: int | None) -> None:
        """Seven spaces, the own end on the right."""
        signs = self.ink.signs
        at = view["sides"][own]["force"]
        spaces = [signs.space] * 3 + [signs.middle] + [signs.space] * 3
        spaces[3 + at] = signs.marker
        if not at:
            whom = self.ink.say("table-force-nobody")
        elif at > 0 and own == seat:
            whom = self.ink.say("table-force-you")
        else:
            whom = self.ink.say(
                "table-force-side", side=self.side(game, own if at > 0 else 1 - own)
            )
        track = Text.assemble(
            (self.side(game, 1 - own), STYLES[game.facts.factions[1 - own]]),
            f" {' '.join(spaces)} ",
            (self.side(game, own), STYLES[game.facts.factions[own]]),
            (f"  {whom}", "dim"),
        )
        self.ink.columns([(self.ink.say("table-force"), track)], LABEL, 2)

    # Words

    def prompt(self, game: Table) -> str:
        return prompt_line(game)

    def offers(self, game: Table, texts: Sequence[str]) -> list[Offer]:
        """Options by group; attacks without any attack come last."""
        decision = game.decision
        if decision is None:
            return []
        found = []
        for text, option in zip(texts, decision.options, strict=True):
            group = group_of(option, decision.prompt.key)
            is_minor = option.verb == "commit" and self.cards.attack(game, option) == 0
            found.append((GROUP_ORDER.index(group), is_minor, group, text, option))
        found.sort(key=lambda one: one[:2])
        return [
            Offer(self.ink.say(f"group-{group}"), option_line(game, option), text, option, minor)
            for _, minor, group, text, option in found
        ]

    def story(self, game: Table, events: Sequence[Event], seat: int | None) -> list[str]:
        return story(game.facts, events, seat)

    def ends_turn(self, option: Option) -> bool:
        return option.verb == "end"

    def explain_option(self, game: Table, seat: int, option: Option) -> None:
        for card in (option.what, option.to if option.verb == "commit" else NONE):
            if card != NONE:
                self.cards.explain(game, seat, card)

    def explain(self, game: Table, seat: int, words: str) -> bool:
        return self.cards.explain_called(game, seat, words)

    def why(self, game: Table, seat: int, words: str, offers: Sequence[Offer]) -> None:
        self.cards.why(game, seat, words, offers)

    def piles(self, game: Table, seat: int) -> None:
        self.cards.piles(game, seat)

    def ending(self, game: Table, result: Result, seat: int | None) -> str:
        return ending_line(game.facts, result, seat)
