"""The table of Clone Wars in a terminal: drawn from a view, within 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.clone_wars.cards import STYLES
from orrery.cli.terminal.clone_wars.row import LABEL, GalaxyRow
from orrery.cli.terminal.clone_wars.talk import Talk
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.shown import CloneWarsView, InPlayShown, SideShown
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat


class CloneWarsScreen(Talk):
    """Draws views of Clone Wars; `Talk` puts options and cards into words."""

    def __init__(self, ink: Ink, players: Sequence[str]) -> None:
        super().__init__(ink)
        self.players = players  # by seat: who plays it

    # Names

    def side(self, game: CloneWarsGame, seat: int) -> str:
        return self.ink.say(f"side-{game.facts.factions[seat]}")

    def the_side(self, game: CloneWarsGame, seat: int) -> str:
        return self.ink.say("the-side", side=game.facts.factions[seat])

    def standing(self, game: CloneWarsGame, people: Sequence[int]) -> str:
        reader = people[0] if people else 0
        return self.ink.say(
            "terminal-standing-clone-wars",
            turn=game.state.turn,
            people=len(people),
            side=self.the_side(game, reader),
            other=self.the_side(game, 1 - reader),
            player=self.players[1 - reader],
            mode=self.ink.say("setting-mode", value=game.facts.settings["mode"]),
        )

    def welcome(self, game: CloneWarsGame, people: Sequence[int]) -> str:
        reader = people[0] if people else 0
        return self.ink.say(
            "terminal-new-clone-wars",
            people=len(people),
            side=self.the_side(game, reader),
            other=self.the_side(game, 1 - reader),
            goal=int(game.facts.settings["bases"]),
        )

    def legend(self, game: CloneWarsGame) -> list[tuple[str, str]]:
        signs = self.ink.signs
        return [
            (signs.attack, self.ink.say("table-legend-attack")),
            (signs.resources, self.ink.say("table-legend-resources")),
            (signs.force, self.ink.say("table-legend-force")),
            (signs.hit_points, self.ink.say("table-legend-hit-points")),
            (signs.reconstructed, self.ink.say("table-legend-reconstructed")),
        ]

    def length(self, game: CloneWarsGame) -> str:
        return self.ink.say("terminal-length", unit="turns", n=game.state.turn)

    def name_of(self, game: CloneWarsGame, seat: int, reader: int | None) -> str:
        """The name of a seat; "you" for the reader's own."""
        return self.ink.say("table-you") if seat == reader else self.side(game, seat)

    # The table

    def table(self, game: CloneWarsGame, seat: int | None, offers: Sequence[Offer]) -> None:
        """The other side at the top, the galaxy row, the Force, the reader's side at the bottom."""
        view = CLONE_WARS.view(game, None if seat is None else Seat(seat))
        own = 0 if seat is None else seat
        self.heading(game, view, seat)
        self.side_lines(game, view, 1 - own, seat, offers, is_above=True)
        GalaxyRow(self.ink, self.cards).draw(game, view, seat, offers)
        self.force_track(game, view, own, seat)
        self.side_lines(game, view, own, seat, offers, is_above=False)

    def on_table(self, game: CloneWarsGame, offers: Sequence[Offer]) -> list[int]:
        """If there is little room, playable cards and row cards for sale have their option numbers
        beside them."""
        decision = game.decision
        if not self.ink.is_short or decision is None or decision.prompt.key != "action":
            return []
        return [
            number
            for number, (verb, what, _) in enumerate((offer.option for offer in offers), 1)
            if verb == "play" or (verb == "buy" and what in game.state.row)
        ]

    def heading(self, game: CloneWarsGame, view: CloneWarsView, seat: int | None) -> None:
        """The turn, and how far both players are from winning."""
        own = 0 if seat is None else seat
        score: dict[str, str | int] = {"goal": view["bases_to_win"]}
        for who, one in (("own", own), ("enemy", 1 - own)):
            score[who] = self.name_of(game, one, seat)
            score[f"{who}_bases"] = len(view["sides"][one]["victory"])
        turn = self.ink.say(
            "table-turn",
            turn=view["turn"],
            whose="you" if view["active"] == seat else game.facts.factions[view["active"]],
        )
        words = self.ink.say("table-score", **score)
        both = f"{turn} {self.ink.signs.bullet} {words}"
        if len(both) + 5 <= self.ink.width:
            self.ink.line(both)
        else:
            self.ink.line(turn)
            self.ink.print(words, "bold", indent=3)

    def side_lines(
        self,
        game: CloneWarsGame,
        view: CloneWarsView,
        owner: int,
        seat: int | None,
        offers: Sequence[Offer],
        is_above: bool,
    ) -> None:
        """What one player has: piles and pool, base, ships, units, and the hand if it is
        visible."""
        side = view["sides"][owner]
        rows: list[tuple[str, Text | Grid]] = []
        if not self.ink.is_short:
            rows.append((self.ink.say("table-base"), self.base(game, side, owner)))
        if side["ships"]:
            rows.append((self.ink.say("table-ships"), self.in_play(game, view, side["ships"])))
        if side["units"]:
            rows.append((self.ink.say("table-units"), self.in_play(game, view, side["units"])))
        known = side["hand"]["known"]
        if known or owner == seat:
            mine = offers if owner == seat else ()
            hand = self.hand(game, known, owner == seat, mine)
            rows.append((self.ink.say("table-hand"), hand))
        if not is_above:
            rows.reverse()
            rows.sort(key=lambda row: row[0] == self.ink.say("table-hand"))
        heading = self.side_heading(game, side, owner, seat)
        if is_above:
            self.ink.print(heading)
        self.ink.columns(rows, LABEL, 2)
        if not is_above:
            self.ink.print(heading)

    def side_heading(
        self, game: CloneWarsGame, side: SideShown, owner: int, seat: int | None
    ) -> Text:
        """Name, player, and the sizes of the piles; the base too, if there is little room."""
        name = self.side(game, owner).upper()
        style = f"bold {STYLES[str(side['faction'])]}"
        numbers: dict[str, str | int] = {
            "hand": side["hand"]["cards"],
            "deck": side["deck"]["cards"],
            "discard": len(side["discard"]),
        }
        pool = Text(self.ink.say("table-resources", n=side["pool"]), "bold")
        if self.ink.is_short:
            base = Text.assemble((self.ink.say("table-base"), "bold"), " ")
            parts = [base + self.base(game, side, owner)]
            parts.append(Text(self.ink.say("table-piles-short", **numbers)))
            parts += [pool] if side["pool"] else []
            room = self.ink.width - len(name) - 3
            return Text.assemble((name, style), "  ", self.ink.flow(parts, room, hanging=2))
        player = self.ink.say("table-you") if owner == seat else self.players[owner]
        name = self.ink.say("table-side", side=name, player=player)
        piles = self.ink.say("table-piles", exile=len(side["exile"]), **numbers)
        return Text.assemble((name, style), f"  {piles} {self.ink.signs.bullet} ", pool)

    def when_base(self, game: CloneWarsGame, owner: int) -> str:
        """When a player without a base gets one."""
        decision = game.decision
        if decision is None:
            return "over"
        if decision.prompt.key == "new-base" and decision.seat == owner:
            return "now"
        return "later" if game.state.turn else "setup"

    def base(self, game: CloneWarsGame, side: SideShown, owner: int) -> Text:
        """The base with a bar of its hit points, or just their number if there is little room."""
        base = side["base"]
        if base is None:
            return Text(self.ink.say("table-no-base", when=self.when_base(game, owner)), "dim")
        left, whole, signs = base["hit_points"] - base["damage"], base["hit_points"], self.ink.signs
        marks = [self.ink.say("table-used")] if base["used"] else []
        if base["prevented"]:
            marks.append(self.ink.say("table-prevented", n=base["prevented"]))
        words = self.ink.say("table-left", left=left, whole=whole)
        bar = Text(f"{signs.hit_points}{words}")
        if not self.ink.is_short:
            words = self.ink.say("table-hit-points", left=left, whole=whole)
            colour = STYLES[str(side["faction"])]
            empty = (signs.empty * base["damage"], "dim")
            bar = Text.assemble((signs.full * left, colour), empty, f" {words}")
        return Text.assemble(
            self.ink.plain(game.facts.name(base["card"])),
            (self.cards.reconstructed_mark(game.facts, base["card"], "hit_points"), "dim"),
            " ",
            bar,
            (f" ({', '.join(marks)})" if marks else "", "dim"),
        )

    def in_play(
        self, game: CloneWarsGame, view: CloneWarsView, cards: Sequence[InPlayShown]
    ) -> Text:
        """Units or ships with their current figures and marks."""
        shown = [self.card_in_play(game, view, card) for card in cards]
        plain = [text.plain for text in shown]
        parts = []
        for text in {one.plain: one for one in shown}.values():
            number = plain.count(text.plain)
            text.append(self.ink.plain(f" ×{number}") if number > 1 else "", "bold")
            parts.append(text)
        return self.joined(parts)

    def card_in_play(self, game: CloneWarsGame, view: CloneWarsView, shown: InPlayShown) -> Text:
        """One card: name, attack, hit points left, what it has done."""
        signs, card = self.ink.signs, shown["card"]
        text = Text.assemble(
            (self.ink.plain(game.facts.name(card)), self.style(game.facts, card)),
            f" {signs.attack}{shown['attack']}",
        )
        if "hit_points" in shown:
            left, whole = shown["hit_points"] - shown["damage"], shown["hit_points"]
            words = self.ink.say("table-left", left=left, whole=whole)
            text.append(f" {signs.hit_points}{words}")
        marks = [self.ink.say("table-used")] if shown["used"] else []
        if shown["attacked"]:
            marks.append(self.ink.say("table-attacked"))
        groups = [group for group in view["groups"] if card in group["cards"]]
        marks += [self.aim(game, group["target"]) for group in groups]
        if marks:
            text.append(f" ({', '.join(marks)})", "dim")
        return text

    def aim(self, game: CloneWarsGame, target: int) -> str:
        """What a committed card attacks."""
        if target == NONE:
            return self.ink.say("table-to-base")
        return self.ink.say("table-to-card", card=game.facts.name(target))

    def hand(
        self, game: CloneWarsGame, cards: Sequence[int], is_own: bool, offers: Sequence[Offer]
    ) -> Text:
        """The known cards of a hand, equal ones counted; if there is little room, with the numbers
        of the options that play them."""
        box = game.facts
        numbers = {
            box.kind[offers[number - 1].option.what]: number
            for number in self.on_table(game, offers)
            if offers[number - 1].option.verb == "play"
        }
        kinds = [box.kind[card] for card in cards]
        parts = []
        for kind in sorted(dict.fromkeys(kinds), key=lambda kind: numbers.get(kind, 0)):
            card = cards[kinds.index(kind)]
            name = (self.ink.plain(box.name(card)), self.style(box, card))
            part = Text.assemble((f"[{numbers[kind]}] " if kind in numbers else "", "bold"), name)
            figures = self.cards.figures(box, card)
            part.append(f" {figures}" if figures else "", "default")
            number = kinds.count(kind)
            part.append(self.ink.plain(f" ×{number}") if number > 1 else "", "bold")
            parts.append(part)
        text = self.joined(parts) if parts else Text(self.ink.say("table-nothing"), "dim")
        if not is_own:
            text.append(f" ({self.ink.say('table-known-hand')})", "dim")
        return text

    def joined(self, parts: Sequence[Text]) -> Text:
        """Parts with a bullet between them."""
        return self.ink.flow(parts, self.ink.width - LABEL - 4)

    def style(self, box: Box, card: int) -> str:
        """The colour of a card's faction."""
        return STYLES[box.printed[card].faction]

    def force_track(
        self, game: CloneWarsGame, view: CloneWarsView, own: int, seat: int | None
    ) -> None:
        """Seven spaces, the reader's end on the right."""
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
