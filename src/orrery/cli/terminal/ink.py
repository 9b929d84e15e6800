"""Printing for people: symbols the terminal can show, lines that fit, and colours only if
wanted."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.cli.paper import Paper
from orrery.cli.terminal.screen import Offer
from orrery.messages import messages

PLAIN = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "–": "-",
        "—": "-",
        "…": "...",
        "×": "x",
        "·": "-",
        "≈": "~",
        "é": "e",
        **{letter: f"z{number}" for number, letter in enumerate("αβγδεζηθ", 1)},
    }
)
"""What an ASCII terminal shows instead; letters of z-axis routes as they are typed."""


SHORT = 36
"""On a terminal with fewer rows than this, everything is shown in fewer lines."""
TIGHTEST = 3
UNLIMITED = 10_000
"""The number of lines assumed when the output is not a terminal."""
Drawing = Callable[[int, int], None]
"""Draws a table and its options, each as compactly as the level says."""
FORGET_PAST = "\x1b[3J"
"""Clears the terminal's scrollback."""


@dataclass(frozen=True)
class Signs:
    """The symbols for figures, bars and boxes."""

    attack: str = "⚔"
    resources: str = "◆"
    force: str = "✦"
    hit_points: str = "♥"
    reconstructed: str = "≈"
    full: str = "█"
    empty: str = "░"
    marker: str = "●"
    space: str = "○"
    middle: str = "·"
    bullet: str = "·"
    arrow: str = "→"
    cut: str = "…"
    box: str = "┌┬┐│└┴┘─"
    minerals: str = "m"
    gas: str = "g"
    conquest: str = "★"
    base: str = "⌂"
    half: str = "½"
    gone: str = "×"
    route: str = "═║"
    here: str = "▶"
    strategic: str = "◎"
    on_ground: str = "▾"
    in_air: str = "▴"
    guard: str = "◈"
    installation: str = "▣"
    hero: str = "✪"


LETTERS = Signs(
    "A", "R", "F", "H", "~", "#", ".", "X", "o", "-", "-", ">", "<", "+++|+++-",
    conquest="*", base="#", half="-", gone="x", route="=|", here=">", strategic="s",
    on_ground="_", in_air="^", guard="&", installation="%", hero="!",
)  # fmt: skip
"""For terminals that show ASCII only."""


class Ink:
    """Where the game is printed, and how."""

    def __init__(self, locale: str, console: Console | None = None) -> None:
        self.console = console or Paper(highlight=False, emoji=False, markup=False)
        self.is_unicode = self.console.encoding.lower().startswith("utf")
        self.signs = Signs() if self.is_unicode else LETTERS
        self.words = messages(locale)
        self.thrift = 0  # 1: fewer lines, 2: few lines, 3: as few as possible
        if not self.is_unicode and hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def is_short(self) -> bool:
        """Whether everything should take fewer lines."""
        return self.thrift > 0

    @property
    def is_tight(self) -> bool:
        """Whether even options must share lines."""
        return self.thrift > 1

    @property
    def is_tightest(self) -> bool:
        """Whether to leave out whatever the player can ask for."""
        return self.thrift >= TIGHTEST

    @property
    def is_low(self) -> bool:
        """Whether the terminal itself has few rows."""
        return self.console.is_terminal and self.console.height < SHORT

    def fit(self, draw: Drawing, least: int, wanted: int) -> tuple[int, int]:
        """How compactly to draw the table and its options so that enough lines are left: first both
        at the same level, then the table as large as still leaves that many."""
        if not self.console.is_terminal:
            return 0, 0
        lowest = both = int(self.is_low)
        while both < TIGHTEST and self.left(draw, both, both) < least:
            both += 1
        most = max(both, 1)
        fitting = (one for one in range(lowest, most) if self.left(draw, one, both) >= wanted)
        return next(fitting, most), both

    def left(self, draw: Drawing, table: int, options: int) -> int:
        """How many lines of the terminal a drawing leaves free."""
        if not self.console.is_terminal:
            return UNLIMITED
        return self.console.height - self.lines_of(lambda: draw(table, options))

    def lines_of(self, draw: Callable[[], None]) -> int:
        """How many lines something would take if it were printed."""
        with self.console.capture() as captured:
            draw()
        return captured.get().count("\n")

    def say(self, key: str, **arguments: str | int) -> str:
        """A message."""
        return self.plain(self.words.format(key, **arguments))

    def plain(self, text: str) -> str:
        """A text as this terminal can show it."""
        return text if self.is_unicode else text.translate(PLAIN)

    def print(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped between words."""
        line = text if isinstance(text, Text) else Text(self.plain(text), style)
        self.console.print(Padding(line, (0, 0, 0, indent)) if indent else line)

    def tell_whole(self, key: str, **arguments: str | int) -> None:
        """A message on one line, however long, so that paths and commands in it can be copied."""
        self.print_whole(self.say(key, **arguments))

    def print_whole(self, text: str) -> None:
        """A paragraph that is left to the terminal to wrap."""
        self.console.print(Text(self.plain(text)), soft_wrap=True)

    def tell(self, key: str, style: str = "", **arguments: str | int) -> None:
        """A message as a paragraph."""
        self.print(self.say(key, **arguments), style)

    def bullets(self, lines: Sequence[str]) -> None:
        """Paragraphs with a bullet before each."""
        self.columns([(self.signs.bullet, Text(self.plain(line))) for line in lines], 1, 1)

    def last_bullets(self, lines: Sequence[str], most: int) -> None:
        """As many of the last paragraphs as there is room for, at least one."""
        rows: list[tuple[str, Text | Table]] = []
        for line in lines:
            parts = Text(self.plain(line)).wrap(self.console, self.width - 4)
            rows += [("" if at else self.signs.bullet, part) for at, part in enumerate(parts)]
        left_out = len(rows) - max(most, 1)
        if left_out > 0:
            said = Text(self.say("terminal-cut", n=left_out + 1), "dim")
            rows = [(self.signs.cut, said if most > 1 else rows[-1][1]), *rows[left_out + 1 :]]
        self.columns(rows, 1, 1)

    def columns(
        self, rows: Sequence[tuple[str, Text | Table]], width: int, indent: int = 0
    ) -> None:
        """A label of a fixed width before each paragraph."""
        if not rows:
            return
        grid = Table.grid(padding=(0, 1))
        if indent:
            grid.add_column(width=indent - 1)
        grid.add_column(width=width, no_wrap=True)
        grid.add_column(ratio=1)
        grid.expand = True
        for label, content in rows:
            cells: list[Text | Table] = [Text(self.plain(label), "bold"), content]
            grid.add_row(*([Text("")] if indent else []), *cells)
        self.console.print(grid)

    def line(self, left: str = "", right: str = "", style: str = "dim") -> None:
        """A horizontal line across the table with words in it."""
        dash = self.signs.box[-1]
        left, right = self.plain(left), self.plain(right)
        begin = f"{dash * 2} {left} " if left else ""
        end = f" {right} {dash * 2}" if right else ""
        fill = max(self.width - 1 - len(begin) - len(end), 1)
        self.console.print(
            Text.assemble(
                (dash * 2, style), (begin[2:], "bold"), (dash * fill, style), (end, style)
            )
            if left
            else Text(dash * fill + end, style)
        )

    def numbered(
        self, offers: Sequence[Offer], folded: str = "", elsewhere: Collection[int] = ()
    ) -> None:
        """Options by number under their headings, side by side if they are short; `folded` is shown
        in place of the minor ones, and some numbers are shown elsewhere."""
        numbers = [pair for pair in enumerate(offers, 1) if pair[0] not in elsewhere]
        label = max((len(self.plain(offer.group)) for _, offer in numbers), default=0)
        room = self.width - label - 2
        rows: list[tuple[str, Text | Table]] = []
        for group in dict.fromkeys(offer.group for _, offer in numbers):
            mine = [pair for pair in numbers if pair[1].group == group]
            shown = [pair for pair in mine if not (folded and pair[1].is_minor)]
            texts = [(number, self.offer_text(offer)) for number, offer in shown if not offer.lead]
            rows += [(group, self.side_by_side(texts, room))] if texts else []
            rows += [(group, led) for led in self.led([one for one in shown if one[1].lead], room)]
            rows += [(group, Text(f"   {self.plain(folded)}", "dim"))] if shown != mine else []
        labels = [row[0] for row in rows]
        self.columns(
            [("" if row[0] in labels[:at] else row[0], row[1]) for at, row in enumerate(rows)],
            label,
        )

    def run_on(
        self, offers: Sequence[Offer], folded: str = "", elsewhere: Collection[int] = ()
    ) -> None:
        """Options one after another; `folded`, unless empty, is shown in place of those that share
        a beginning."""
        numbers = [pair for pair in enumerate(offers, 1) if pair[0] not in elsewhere]
        led = [pair for pair in numbers if pair[1].lead]
        texts = {} if folded else self.led_texts(led)
        for number, offer in numbers:
            if not offer.lead:
                said = self.plain(offer.brief or offer.said)
                texts[number] = Text.assemble((f"[{number}] ", "bold"), said)
        parts = [texts[number] for number in sorted(texts)]
        if led and folded:
            parts.insert(-1, Text(self.plain(folded)))
        elif any(offer.brief for offer in offers):
            parts.append(Text(self.say("terminal-more"), "dim"))
        self.print(self.flow(parts, self.width - 1))

    def offer_text(self, offer: Offer) -> Text:
        """The words of an option, dimmed if it is a minor one."""
        return Text(self.plain(offer.words), "dim" if offer.is_minor else "")

    def led(self, offers: Sequence[tuple[int, Offer]], room: int) -> list[Text]:
        """Options with the same beginning on one line if they fit; all of them, if there is little
        room."""
        texts = self.led_texts(offers)
        parts: dict[str, list[Text]] = {}
        for number, offer in offers:
            parts.setdefault(offer.lead, []).append(texts[number])
        leads = list(parts.values())
        if self.is_short and leads:
            leads = [[part for one in leads for part in one]]
        return [
            Text("   ") + self.flow(one, room - 3, hanging=3 if self.is_short else 6)
            for one in leads
        ]

    def led_texts(self, offers: Sequence[tuple[int, Offer]]) -> dict[int, Text]:
        """Options by number; a shared beginning is printed once, before the first."""
        texts: dict[int, Text] = {}
        begun: set[str] = set()
        for number, offer in offers:
            style = "dim" if offer.is_minor else ""
            text = Text.assemble((f"[{number}] ", f"bold {style}"), (self.plain(offer.tail), style))
            if offer.lead not in begun:
                text = Text.assemble((f"{self.plain(offer.lead)} ", style), text)
            begun.add(offer.lead)
            texts[number] = text
        return texts

    def flow(self, parts: Sequence[Text], room: int, hanging: int = 0) -> Text:
        """Parts with a bullet between them, with line breaks only between two parts."""
        between = f" {self.signs.bullet} "
        text, used = Text(), 0
        for part in parts:
            if used and used + len(between) + part.cell_len > room:
                text.append("\n" + " " * hanging)
                used = hanging
            elif used:
                text.append(between, "dim")
                used += len(between)
            text.append_text(part)
            used += part.cell_len
        return text

    def side_by_side(self, texts: Sequence[tuple[int, Text]], width: int) -> Table:
        """Numbered texts in whatever number of columns needs the fewest lines."""
        per_line = min((1, 2, 3), key=lambda n: (lines_needed(texts, n, width), n))
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(per_line):
            grid.add_column(width=2, justify="right", style="bold")
            grid.add_column(ratio=1)
        for at in range(0, len(texts), per_line):
            cells: list[Text] = []
            for number, text in texts[at : at + per_line]:
                cells += [Text(str(number)), text]
            grid.add_row(*cells)
        return grid

    def clear(self, *, with_past: bool = False) -> None:
        """Clear the screen, on a terminal, and its scrollback."""
        if self.console.is_terminal:
            self.console.clear()
        if with_past and self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_PAST)
            self.console.file.flush()

    # Typed lines

    def read(self, prompt: str) -> str:
        """A line from the keyboard or a pipe."""
        line = input(self.plain(prompt))
        if not sys.stdin.isatty():
            self.print(line)  # a transcript shows what was typed
        return line

    def ask_yes_no(self) -> bool:
        """The answer to a yes-or-no question just printed: in English, or in the question's
        language."""
        yes, no = (
            {english, *self.words.format(f"terminal-{english}").lower().split()}
            for english in ("yes", "no")
        )
        while True:
            answer = self.read("> ").strip().lower()
            if answer in {*yes, *no, "y", "n"}:
                return answer in yes or (answer == "y" and answer not in no)
            self.tell("terminal-yes-no")


def lines_needed(texts: Sequence[tuple[int, Text]], per_line: int, width: int) -> int:
    """How many lines texts take side by side, wrapped between words."""
    room = width // per_line - 4
    if per_line > 2 and any(text.cell_len > room for _, text in texts):
        return sum(1 + text.cell_len // 10 for _, text in texts) + len(texts)
    heights = [len(textwrap.wrap(text.plain, max(room, 8))) or 1 for _, text in texts]
    return sum(max(heights[at : at + per_line]) for at in range(0, len(heights), per_line))
