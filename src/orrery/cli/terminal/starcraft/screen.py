"""The table of StarCraft in a terminal: galaxy or battle, a summary of all players, the reader's
sheet."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer
from orrery.cli.terminal.starcraft.battle import BattleBoard
from orrery.cli.terminal.starcraft.galaxy import GalaxyMap
from orrery.cli.terminal.starcraft.labels import ROMAN, Labels
from orrery.cli.terminal.starcraft.sheet import Sheets
from orrery.cli.terminal.starcraft.talk import Talk
from orrery.core.shown import AimTold
from orrery.starcraft.board.queries import team_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import DEFEND, NONE, STRATEGIC
from orrery.starcraft.knowledge.shown import StarCraftView
from orrery.starcraft.rules.scenarios.plans import has_plans
from orrery.starcraft.rules.victory import CARDS_THAT_END, target
from orrery.starcraft.words.aims import aims_of
from orrery.starcraft.words.scenarios import ScenarioWords

LONGEST_REGROUPING = 11
"""The steps of a Regrouping Phase with one for Leadership cards."""
EDGES = 10
"""Columns of a line that are not available for words."""


class StarCraftScreen(Talk):
    """Draws views of StarCraft; `Talk` puts options and things into words."""

    def __init__(self, ink: Ink, players: Sequence[str]) -> None:
        super().__init__(ink)
        self.players = players  # by seat: who plays it

    # Names

    def side(self, game: StarCraftGame, seat: int) -> str:
        return Labels(self.ink, game, seat).side(seat)

    def the_side(self, game: StarCraftGame, seat: int) -> str:
        return self.side(game, seat)

    def standing(self, game: StarCraftGame, people: Sequence[int]) -> str:
        return self.ink.say(
            "sct-standing",
            round=game.state.round,
            players=len(self.players),
            people=len(people),
            side=self.side(game, people[0] if people else 0),
        )

    def welcome(self, game: StarCraftGame, people: Sequence[int]) -> str:
        seat = people[0] if people else 0
        known = game.state.players[seat].faction != NONE
        box = game.facts
        if box.scenario is not None:
            return self.welcome_to_scenario(game, people)
        goal = target(game, team_of(game.state, box, seat)) if known else box.conquest_target[0]
        return self.ink.say(
            "sct-welcome",
            people=len(people),
            side=self.side(game, seat) if known else "none",
            goal=goal if box.conquest_wins else 0,
            objective="card" if box.leadership else "sheet",
        )

    def welcome_to_scenario(self, game: StarCraftGame, people: Sequence[int]) -> str:
        """Which scenario it is, who the reader is, and what that side must bring about."""
        seat, box = people[0] if people else 0, game.facts
        labels = Labels(self.ink, game, seat)
        assert box.scenario is not None
        known = game.state.players[seat].faction != NONE
        aims = aims_of(labels, team_of(game.state, box, seat)) if known else []
        return self.ink.say(
            "sct-welcome-scenario",
            name=box.printed["scenario", box.scenario.slug].name,
            story=self.ink.say(f"sc-story-{box.scenario.slug}"),
            side=labels.side(seat) if known else "none",
            people=len(people),
            aims=self.either(aims) or self.all_aims(labels),
            known="yes" if known else "no",
        )

    def either(self, aims: Sequence[AimTold]) -> str:
        """Aims in a sentence, one of which is enough."""
        return self.ink.say("sct-or-aim").join(self.ink.plain(one["text"]) for one in aims)

    def all_aims(self, labels: Labels) -> str:
        """What each side of a scenario must bring about, for whoever has still to choose one."""
        told = ScenarioWords(labels.box, labels.words.locale).sides()
        return " ".join(
            self.ink.say(
                "sct-side-wins",
                n=len(side["roles"]),
                side=labels.listed([role["name"] for role in side["roles"]]),
                aims=self.either(side["aims"]),
            )
            for side in told
            if side["aims"]
        )

    def legend(self, game: StarCraftGame) -> list[tuple[str, str]]:
        """First an example of an area, then symbol by symbol, those of rarer pieces last."""
        signs, say = self.ink.signs, self.ink.say
        area = {"minerals": signs.minerals, "half": signs.half, "base": signs.base}
        return [
            (say("sct-sign-example", **area), say("sct-legend-example")),
            (f"{signs.minerals} {signs.gas} {signs.conquest}", say("sct-legend-yields")),
            (f"{signs.half} {signs.gone}", say("sct-legend-depleted")),
            ("1/4", say("sct-legend-limit")),
            (signs.base, say("sct-legend-base")),
            (say("sct-sign-letters"), say("sct-legend-letters")),
            (say("sct-sign-routes", route=signs.route[0] * 3), say("sct-legend-routes")),
            (say("sct-sign-orders"), say("sct-legend-orders")),
            ("5+2", say("sct-legend-workers")),
            (say("sct-sign-cards"), say("sct-legend-cards")),
            *self.rarer_signs(game.facts),
        ]

    def rarer_signs(self, box: Box) -> list[tuple[str, str]]:
        """The symbols of what not every box has."""
        signs, say = self.ink.signs, self.ink.say
        points = f"+{signs.conquest}1"
        found = [
            (STRATEGIC in box.yields, signs.strategic, "strategic"),
            (any(box.typed), f"{signs.on_ground} {signs.in_air}", "types"),
            (any(one.points for one in box.leadership), points, "points"),
            (box.guard_tokens > 0, signs.guard, "guard"),
            (bool(box.installation_slugs), signs.installation, "installation"),
            (any(box.hero), signs.hero, "hero"),
            (bool(box.carriers), say("sct-sign-item"), "item"),
            (any(box.mind_control), say("sct-sign-stolen"), "stolen"),
            (len(box.order_tokens) > DEFEND, say("sct-sign-more-orders"), "more-orders"),
        ]
        return [(sign, say(f"sct-legend-{key}")) for there, sign, key in found if there]

    def length(self, game: StarCraftGame) -> str:
        return self.ink.say("terminal-length", unit="rounds", n=game.state.round)

    # The table

    def table(self, game: StarCraftGame, seat: int | None, offers: Sequence[Offer]) -> None:
        """What everybody sees, then what the reader has."""
        labels = Labels(self.ink, game, seat)
        sheets = Sheets(labels, game)
        self.heading(labels, game, seat)
        battle = labels.view["battle"]
        if battle is None:
            GalaxyMap(labels).draw()
        else:
            BattleBoard(labels, game, battle).draw()
            if not self.ink.is_tight or battle["step"] in (2, 7, 9):
                GalaxyMap(labels).draw_planet(game.facts.planet_of[battle["area"]])
        seats = around_the_table(game)
        if not self.ink.is_short:
            self.ink.line(self.ink.say("sct-players"))
        if self.ink.is_tight:  # the reader's figures are on the sheet
            seats = [one for one in seats if one != seat]
        if battle is None or not self.ink.is_tightest:
            sheets.draw_players(seats, self.names(labels, seats), seat)
        if seat is not None:
            whose = acting(labels.view, seat)
            if not self.ink.is_short:
                self.ink.line(self.title(labels, seat, whose))
            sheets.draw_sheet(whose)

    def names(self, labels: Labels, seats: Sequence[int]) -> dict[int, str]:
        """By seat who plays it, or for a faction that nobody plays who decides for it; nobody while
        factions are chosen."""
        names = dict.fromkeys(seats, "") | dict(enumerate(self.players))
        for one in seats:
            runner = labels.shown(one).get("run_by")
            if runner is not None:
                names[one] = self.ink.say("sct-run-by", side=labels.side(runner))
        return names

    def title(self, labels: Labels, seat: int, whose: int) -> str:
        """Whose sheet follows: the reader's, or that of a faction that the reader decides for."""
        side = labels.side(whose)
        return self.ink.say("sct-you" if whose == seat else "sct-you-for", side=side)

    def heading(self, labels: Labels, game: StarCraftGame, seat: int | None) -> None:
        """Round, phase, Event deck, first player, and whose turn it is."""
        view, box = labels.view, game.facts
        asked = view["asked"]
        whose = NONE if asked is None else asked["seat"]
        left = self.ink.say(
            "sct-round",
            round=view["round"],
            rounds=0 if box.scenario is None else box.scenario.rounds,
            phase=view["phase"],
            step=regrouping_step(view, box),
            of=LONGEST_REGROUPING,
            whose="you" if whose == seat else "none" if whose == NONE else labels.side(whose),
        )
        for first in (labels.side(view["first"]), labels.mark(view["first"]).plain):
            right = self.ink.say(
                "sct-heading",
                stage=ROMAN[view["stage"]],
                deck=sum(view["events"]["deck"]),
                ends=len(view["events"]["common"]),
                of=CARDS_THAT_END,
                has_deck="no" if has_plans(box) else "yes",
                first="you" if view["first"] == seat else first,
            )
            if len(left) + len(right) + EDGES <= self.ink.width:
                break
        else:
            self.ink.line(left)
            left, right = right, ""
        self.ink.line(left, right)

    def on_table(self, game: StarCraftGame, offers: Sequence[Offer]) -> list[int]:
        return []


def around_the_table(game: StarCraftGame) -> list[int]:
    """All players clockwise from the first, including those who are out; then the factions that
    nobody plays."""
    state = game.state
    everybody = range(len(state.players))
    order = state.order or tuple(everybody)
    at = order.index(state.first)
    return [*order[at:], *order[:at], *(seat for seat in everybody if seat not in order)]


def acting(view: StarCraftView, seat: int) -> int:
    """Whose pieces a reader is asked about: the reader's own, or those of a faction that nobody
    plays (BW-SCEN-35)."""
    asked = view["asked"]
    return seat if asked is None or asked["seat"] != seat else asked.get("whose", seat)


def regrouping_step(view: StarCraftView, box: Box) -> int:
    """The step of a Regrouping Phase that has one for Leadership cards, otherwise 0; the windows
    before and after the steps have no number."""
    if "leadership" not in box.regrouping or "regrouping" not in view["under_way"]:
        return 0
    step = view["under_way"]["regrouping"]["step"]
    return step if step <= LONGEST_REGROUPING else 0
