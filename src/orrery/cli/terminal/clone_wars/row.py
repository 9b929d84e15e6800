"""The galaxy row in a terminal: six cards side by side, and what can be done with them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.clone_wars.cards import STYLES, Cards
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.shown import CloneWarsView
from orrery.clone_wars.words.offers import needed

LABEL = 7
"""The width of the label before each line of a side."""
WIDEST = 108
"""Row cards grow with the terminal until all six together are this wide."""
NARROWEST = 78
"""Below this width the row is drawn in two lines."""


class GalaxyRow:
    """Draws the row."""

    def __init__(self, ink: Ink, cards: Cards) -> None:
        self.ink = ink
        self.cards = cards

    def draw(
        self, game: CloneWarsGame, view: CloneWarsView, seat: int | None, offers: Sequence[Offer]
    ) -> None:
        """Six cards side by side, marked with what can be done with them; rewards below."""
        piles = self.ink.say(
            "table-row-piles",
            deck=view["galaxy"]["cards"],
            discard=len(view["galaxy_discard"]),
            pilots=view["pilots"],
        )
        self.ink.line(self.ink.say("table-row"), piles)
        row = view["row"]
        if self.ink.is_short:
            self.lines(game, row, seat, offers)
            return
        at_once = len(row) if self.ink.width >= NARROWEST else len(row) // 2
        for at in range(0, len(row), at_once):
            self.part(game, row[at : at + at_once], seat, offers)
        self.rewards(game, offers)

    def lines(
        self, game: CloneWarsGame, row: Sequence[int], seat: int | None, offers: Sequence[Offer]
    ) -> None:
        """A line for each card, if there is little room."""
        grid = Grid.grid(padding=(0, 2))
        for card in row:
            if card == NONE:
                grid.add_row("", Text(self.ink.say("table-empty"), "dim"))
                continue
            box = game.facts
            cost = self.ink.say("table-cost", n=box.cost[card])
            grid.add_row(
                "",
                Text(self.ink.plain(box.name(card)), f"bold {STYLES[box.printed[card].faction]}"),
                Text(" ".join(self.kind(game, card, seat)), "dim"),
                cost + self.cards.reconstructed_mark(box, card, "figures"),
                self.cards.figures(box, card),
                Text("  ").join(self.marks(game, card, seat, offers)),
            )
        self.ink.console.print(grid)

    def part(
        self, game: CloneWarsGame, row: Sequence[int], seat: int | None, offers: Sequence[Offer]
    ) -> None:
        """Cards in one line of boxes."""
        width = (min(self.ink.width, WIDEST) - 1) // len(row) - 1
        names = [self.names(game, card, width) for card in row]
        rows = max(len(name) for name in names)
        cells = [
            self.cell(game, card, name + [""] * (rows - len(name)), seat, offers)
            for card, name in zip(row, names, strict=True)
        ]
        height = max(len(cell) for cell in cells)
        edge = self.ink.signs.box
        self.edge_line(edge[0], edge[1], edge[2], width, len(cells))
        for at in range(height):
            line = Text.assemble((edge[3], "dim"))
            for cell in cells:
                text = cell[at] if at < len(cell) else Text("")
                line.append_text(text)
                line.append(" " * (width - text.cell_len))
                line.append(edge[3], "dim")
            self.ink.console.print(line, no_wrap=True, crop=True)
        self.edge_line(edge[4], edge[5], edge[6], width, len(cells))

    def edge_line(self, first: str, between: str, last: str, width: int, cells: int) -> None:
        """The upper or lower edge of the row."""
        dashes = self.ink.signs.box[7] * width
        self.ink.console.print(Text(first + between.join([dashes] * cells) + last, "dim"))

    def names(self, game: CloneWarsGame, card: int, width: int) -> list[str]:
        """The name of a card of the row, broken into lines."""
        name = self.ink.say("table-empty") if card == NONE else game.facts.name(card)
        return textwrap.wrap(self.ink.plain(name), width)

    def cell(
        self,
        game: CloneWarsGame,
        card: int,
        name: Sequence[str],
        seat: int | None,
        offers: Sequence[Offer],
    ) -> list[Text]:
        """One card of the row: name, kind, cost or target, figures, marks."""
        if card == NONE:
            return [Text(line, "dim") for line in name]
        box, style = game.facts, STYLES[game.facts.printed[card].faction]
        lines = [Text(line, f"bold {style}") for line in name]
        lines += [Text(line, "dim") for line in self.kind(game, card, seat)]
        reconstructed = self.cards.reconstructed_mark(box, card, "figures")
        lines.append(Text(self.ink.say("table-cost", n=box.cost[card]) + reconstructed))
        lines.append(Text(self.cards.figures(box, card)))
        return [*lines, *self.marks(game, card, seat, offers)]

    def kind(self, game: CloneWarsGame, card: int, seat: int | None) -> list[str]:
        """Whose unit or ship; the faction's name is too long for the same line."""
        owner = game.facts.faction[card]
        kind = self.ink.say("table-ship" if game.facts.is_ship[card] else "table-unit")
        if seat is None:
            side = "table-neutral" if owner == NONE else f"side-{game.facts.factions[owner]}"
            return [self.ink.say(side), kind]
        whose = "neutral" if owner == NONE else "own" if owner == seat else "enemy"
        return [f"{self.ink.say(f'table-{whose}')} {kind}"]

    def marks(
        self, game: CloneWarsGame, card: int, seat: int | None, offers: Sequence[Offer]
    ) -> list[Text]:
        """What can be done with a card of the row, with the number of the option."""
        lines = []
        value = game.facts.target[card] if seat is None else needed(game, seat, card)
        if value and game.facts.faction[card] != seat:
            lines.append(Text(self.ink.say("table-target", n=value)))
        kind = game.facts.kind[card]
        for number, offer in enumerate(offers, 1):
            what = offer.option.what
            if offer.option.verb == "buy" and game.facts.kind[what] == kind:
                lines.append(Text(f"[{number}] {self.ink.say('table-buy')}", "bold reverse"))
        return lines

    def rewards(self, game: CloneWarsGame, offers: Sequence[Offer]) -> None:
        """The rewards of the cards that can be attacked now."""
        targets = dict.fromkeys(
            offer.option.to for offer in offers if offer.option.verb == "commit"
        )
        rows: list[tuple[str, Text | Grid]] = []
        for target in targets:
            if target == NONE:
                continue
            text = self.cards.speaker.reward_text(game.facts.printed[target].record)
            if text is not None:
                name = game.facts.name(target)
                line = Text(self.ink.say("table-reward", card=name, text=text))
                rows.append(("" if rows else self.ink.say("table-rewards"), line))
        self.ink.columns(rows, LABEL, 2)
