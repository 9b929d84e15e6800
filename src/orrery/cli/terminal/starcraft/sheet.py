"""The players of StarCraft in a terminal: a summary of all, and the reader's sheet in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.starcraft.beside import Beside
from orrery.cli.terminal.starcraft.labels import ROMAN, Labels
from orrery.core.shown import AimTold
from orrery.starcraft.board.queries import team_of
from orrery.starcraft.board.sheet import hand_limit, permanent_of, pieces_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import GAS, MINERALS, NONE, SCORED
from orrery.starcraft.rules.objectives import NO_OBJECTIVE, objective_of, progress_of
from orrery.starcraft.rules.scenarios.progress import how_far
from orrery.starcraft.rules.victory import CARDS_THAT_END, target
from orrery.starcraft.words.aims import aims_of, points_needed

LABEL = 9
"""The width of the label before each line of the sheet."""
BETWEEN = 3
"""The width of the separator between two parts of a line."""
FROM_HAND = frozenset({"standard-card", "reinforcement-card", "discard-to-limit"})
"""Prompts that list the cards of the hand."""

Rows = list[tuple[str, Text | Grid]]


class Sheets:
    """Draws what players have, as a seat sees it."""

    def __init__(self, labels: Labels, game: StarCraftGame) -> None:
        self.labels, self.ink, self.box, self.view = labels, labels.ink, labels.box, labels.view
        self.game, self.beside = game, Beside(labels, game)

    def race(self, seat: int) -> int:
        return self.box.race[self.labels.factions[seat]]

    def name(self, seat: int) -> Text:
        """A player's letter and name."""
        name = (self.labels.side(seat), self.labels.style(seat))
        return Text.assemble(self.labels.mark(seat), " ", name)

    # Summary of all players

    def draw_players(
        self, seats: Sequence[int], players: Mapping[int, str], own: int | None
    ) -> None:
        """A line or two for each player: points, cards, workers, bases, buildings, technologies;
        one line for all, if there is very little room."""
        if self.ink.is_tightest:
            parts = [self.shortest(seat) for seat in seats if seat != own]
            self.ink.print(self.ink.flow(parts, self.ink.width - 1))
            return
        width = max((self.name(seat).cell_len for seat in seats), default=0)
        for seat in seats:
            label = self.name(seat)
            label.append(" " * (width - label.cell_len))
            parts = self.short_parts(seat, players[seat], own)
            room = self.ink.width - width - 3
            if self.ink.is_short:
                parts = fitting(parts, room, self.ink.signs.cut)
            self.ink.print(
                Text.assemble(label, "  ", self.ink.flow(parts, room, hanging=width + 2))
            )

    def shortest(self, seat: int) -> Text:
        """A player's points, cards in hand and bases."""
        shown = self.labels.shown(seat)
        bases = pieces_of(self.box, shown["faction"]).bases - shown["base_supply"]
        words = self.ink.say(
            "sct-shortest",
            points=self.ink.say("sct-out") if shown["out"] else self.points(seat) or "none",
            hand=shown["hand"]["cards"],
            workers=shown["pool"],
            bases=bases,
        )
        return Text.assemble(self.labels.mark(seat), " ", words)

    def short_parts(self, seat: int, who: str, own: int | None) -> list[Text]:
        """What everybody may know about a player, most important first."""
        shown = self.labels.shown(seat)
        if shown["out"]:
            return [Text(self.ink.say("sct-out"), "dim")]
        if shown["faction"] == NONE:
            return [Text(who, "dim")]
        parts = [Text(points, "bold")] if (points := self.points(seat)) else []
        parts.append(Text(self.ink.say("sct-hand-cards", n=shown["hand"]["cards"])))
        at_work = sum(shown["permanent"]) + sum(one["workers"] for one in shown["resources"])
        parts.append(
            Text(
                self.ink.say(
                    "sct-workers-short", pool=shown["pool"], work=at_work + shown["unavailable"]
                )
            )
        )
        bases = pieces_of(self.box, shown["faction"]).bases - shown["base_supply"]
        parts.append(Text(self.ink.say("sct-bases", n=bases)))
        parts.append(Text(self.buildings(seat)))
        parts += [Text(", ".join(some)) for some in (self.modules(seat),) if some]
        parts += [Text(", ".join(some)) for some in (self.technologies(seat),) if some]
        parts += [Text(", ".join(some)) for some in (self.events(seat),) if some]
        if shown["drawn"]:
            parts.append(Text(self.ink.say("sct-drawn", n=len(shown["drawn"]))))
        parts += self.beside.in_short(seat)
        if seat != own:
            parts.append(Text(who, "dim"))
        return parts

    def points(self, seat: int) -> str:
        """Conquest points, and how many are needed to win; nothing for a player who scores none."""
        if self.box.scoring[self.labels.shown(seat)["faction"]] != SCORED:
            return ""
        team = team_of(self.game.state, self.box, seat)
        goal = points_needed(self.labels, team)
        if self.box.conquest_wins:
            goal = target(self.game, team)
        return self.ink.say("sct-points", n=self.labels.shown(seat)["conquest"], of=goal)

    def buildings(self, seat: int) -> str:
        """The building types with their levels."""
        built = [
            self.labels.level(seat, building, level)
            for building, level in enumerate(self.labels.shown(seat)["buildings"])
            if level
        ]
        return ", ".join(built) or self.ink.say("sct-no-building")

    def modules(self, seat: int) -> list[str]:
        counts = enumerate(self.labels.shown(seat)["modules"])
        return [
            self.labels.times(self.labels.module(module), number)
            for module, number in counts
            if number
        ]

    def technologies(self, seat: int) -> list[str]:
        """Technologies in the play area."""
        cards = Counter(
            self.box.technology[card] for card in self.labels.shown(seat)["technologies"]
        )
        return [self.labels.technology(one) for one in cards]

    def events(self, seat: int) -> list[str]:
        """Event cards in the play area."""
        cards: Counter[int] = Counter(self.labels.shown(seat)["events"])
        return [
            self.labels.times(self.labels.event(event), number) for event, number in cards.items()
        ]

    # The reader's sheet

    def draw_sheet(self, seat: int) -> None:
        """Workers, the cards they work on, what was built, orders, goal and hand."""
        shown = self.labels.shown(seat)
        if shown["faction"] == NONE:
            return
        rows: Rows = []
        if self.view["battle"] is None or not self.ink.is_tight:
            rows += self.economy(seat)
        if not (self.ink.is_short and self.is_asked_for_card()):
            rows.append((self.ink.say("sct-hand"), self.flow(self.hand(seat))))
        self.ink.columns(rows, LABEL, 1)

    def is_asked_for_card(self) -> bool:
        """Whether the options already list the hand."""
        asked = self.view["asked"]
        return asked is not None and asked["prompt"] in FROM_HAND

    def economy(self, seat: int) -> Rows:
        """Workers, what was built, the goal, and the orders left."""
        built, goal = self.built(seat), Text(self.objective(seat))
        specials, leaders = self.beside.specials(seat), self.leaders(seat)
        if self.ink.is_short:
            built[1:1] = [goal, *specials, *leaders]
        if self.ink.is_tight:
            built[:0] = [Text(points, "bold")] if (points := self.points(seat)) else []
        if self.ink.is_tightest:
            built = fitting(built, self.ink.width - LABEL - 4, self.ink.signs.cut)
        rows: Rows = [
            (self.ink.say("sct-workers"), self.flow(self.workers(seat))),
            (self.ink.say("sct-built"), self.flow(built)),
        ]
        if not self.ink.is_short:
            if leaders:
                rows.append((self.ink.say("sct-leaders"), self.flow(leaders)))
            if goal:
                rows.append((self.ink.say("sct-goal"), goal))
            if "run_by" in self.labels.shown(seat):  # a faction that nobody plays has no orders
                return rows
            orders = self.orders_left(seat) if self.view["phase"] == "planning" else []
            if orders or specials or self.view["phase"] == "planning":
                rows.append((self.ink.say("sct-orders"), self.flow([*specials, *orders])))
        return rows

    def leaders(self, seat: int) -> list[Text]:
        """The reader's Leadership cards, those not used too if there is room."""
        unused = ", ".join(self.beside.unused(seat))
        parts = self.beside.leaders(seat)
        if unused and not self.ink.is_short:
            parts.append(Text(self.ink.say("sct-leaders-unused", names=unused), "dim"))
        return parts

    def flow(self, parts: Sequence[Text]) -> Text:
        return self.ink.flow(parts, self.ink.width - LABEL - 4)

    def workers(self, seat: int) -> list[Text]:
        """Workers in the pool and elsewhere; the reader's cards with the workers on them."""
        shown = self.labels.shown(seat)
        parts = [Text(self.ink.say("sct-pool", n=shown["pool"]), "bold")]
        if shown["unavailable"]:
            parts.append(Text(self.ink.say("sct-unavailable", n=shown["unavailable"])))
        if not self.ink.is_short:
            parts.append(Text(self.ink.say("sct-supply", n=shown["worker_supply"]), "dim"))
        parts += self.beside.tokens(seat)
        printed = permanent_of(self.box, self.game.state.players[seat])
        for kind in (MINERALS, GAS):
            if printed[kind]:
                sign = (self.ink.signs.minerals, self.ink.signs.gas)[kind]
                parts.append(
                    self.seats(
                        self.ink.say("sct-permanent"),
                        f"{sign}{printed[kind]}",
                        shown["permanent"][kind],
                        printed[kind],
                    )
                )
        for card in shown["resources"]:
            area = card["area"]
            parts.append(
                self.seats(
                    self.labels.area(area),
                    self.labels.yields(area),
                    card["workers"],
                    self.box.amount[area],
                )
            )
        return parts

    def seats(self, name: str, gives: str, workers: int, most: int) -> Text:
        """A card that workers go to: places taken and free; any above its capacity were forced."""
        signs = self.ink.signs
        filled = signs.marker * workers + signs.space * max(most - workers, 0)
        return Text.assemble(f"{name} ", (gives, "bold"), f" {filled}")

    def built(self, seat: int) -> list[Text]:
        """Buildings, modules, technologies and Event cards in play, and the bases and transports
        left."""
        shown = self.labels.shown(seat)
        parts = [Text(self.buildings(seat))]
        spaces = self.box.module_spaces[self.race(seat)]
        modules = ", ".join(self.modules(seat)) or "none"
        parts.append(
            Text(
                self.ink.say("sct-modules", modules=modules, n=sum(shown["modules"]), spaces=spaces)
            )
        )
        if shown["technologies"]:
            names = ", ".join(self.technologies(seat))
            parts.append(Text(self.ink.say("sct-technologies", names=names)))
        if shown["events"]:
            parts.append(Text(self.ink.say("sct-events", names=", ".join(self.events(seat)))))
        if shown["drawn"]:
            parts.append(Text(self.drawn(seat)))
        parts += self.beside.plans(seat, are_named=True)
        if self.ink.is_tight:
            return parts
        left = self.ink.say(
            "sct-pieces", bases=shown["base_supply"], transports=shown["transport_supply"]
        )
        return [*parts, Text(left, "dim")]

    def drawn(self, seat: int) -> str:
        """Event cards drawn: their stages, and what they are once the player may read them."""
        names = [
            self.ink.say("sct-event-back", stage=ROMAN[one["stage"]])
            if one["event"] is None
            else self.labels.event(one["event"])
            for one in self.labels.shown(seat)["drawn"]
        ]
        return self.ink.say("sct-drawn-names", names=", ".join(names))

    def objective(self, seat: int) -> str:
        """The special objective in force: what is counted, how many there are, how many are
        needed; in a scenario the aims of all sides, those of this one first."""
        state, slug = self.game.state, self.box.faction_slugs[self.labels.shown(seat)["faction"]]
        if self.box.scenario is not None:
            return self.aims(team_of(state, self.box, seat))
        found = progress_of(state, self.box, seat)
        n, of = found or (len(state.common), CARDS_THAT_END)
        last = "survival" if self.box.lives_by_bases else "elimination"
        goal = slug if self.box.conquest_wins else last
        if self.box.conquest_wins and objective_of(state, self.box, seat) == NO_OBJECTIVE:
            goal = "none"
        return self.ink.say("sct-objective", faction=goal, n=n, of=of)

    def aims(self, own: int) -> str:
        """What a side must bring about in a scenario, and what the others must."""
        sides: dict[int, list[int]] = {own: []}
        for seat in self.game.state.order:
            sides.setdefault(team_of(self.game.state, self.box, seat), []).append(seat)
        told = ""
        for team, seats in sides.items():
            aims = "; ".join(self.aim(one) for one in aims_of(self.labels, team))
            side = self.labels.listed([self.labels.side(one) for one in seats])
            told += aims if team == own else self.ink.say("sct-aims-of", side=side, aims=aims)
        return told

    def aim(self, aim: AimTold) -> str:
        """One aim, and how far it is."""
        assert self.box.scenario is not None
        far = how_far(self.game, self.box.scenario)[aim["number"]]
        text = self.ink.plain(aim["text"])
        return self.ink.say("sct-aim", aim=text, have=far.have, need=far.need)

    def orders_left(self, seat: int) -> list[Text]:
        """The order tokens that can still be placed."""
        counts = self.labels.shown(seat)["orders"]["known"] or []
        return [
            Text(self.ink.say("sct-tokens", order=self.labels.order(number), n=left))
            for number, left in enumerate(counts)
            if left
        ]

    def hand(self, seat: int) -> list[Text]:
        """The reader's Combat cards, equal ones counted, and the hand limit."""
        shown = self.labels.shown(seat)
        cards = Counter(shown["hand"]["known"])
        limit = hand_limit(self.box, self.game.state.players[seat])
        count = self.ink.say(
            "sct-hand-count",
            n=shown["hand"]["cards"],
            of=limit,
            deck=shown["deck"],
            discards=len(shown["discards"]),
        )
        if self.ink.is_tightest and self.view["battle"] is None:
            return [Text(count, "bold"), Text(self.ink.say("sct-hand-asked"), "dim")]
        return [Text(count, "bold")] + [
            Text(self.labels.times(self.labels.combat_card(card), number))
            for card, number in cards.items()
        ]


def fitting(parts: Sequence[Text], room: int, cut: str) -> list[Text]:
    """As many of the parts as fit on one line, with a mark at the end if there are more."""
    ends = list(accumulate(part.cell_len + BETWEEN for part in parts))
    if not ends or ends[-1] - BETWEEN <= room:
        return list(parts)
    most = sum(end + len(cut) <= room for end in ends)
    used = ends[most - 1] if most else 0
    begun = parts[most].plain[: room - used - len(cut)].rstrip(" ,")
    return [*parts[:most], Text(f"{begun}{cut}")]
