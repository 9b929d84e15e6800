"""A small builder of positions, and a player's hands on them: tests read like sentences.

    game = table(
        overmind=side(at={"helios.2": "zergling zergling base"}, transports=["helios-torus"]),
        arcturus_mengsk=side(at={"torus.1": "marine"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute", "move zergling torus.1", ...)

Sides sit in the order in which they are named; the first has the first player token. Pieces are
named by slug. What is not named is as at the start of a game: figures in the supply, the printed
building, workers as asked, the Combat deck whole in the order of its numbers, all technologies in
the Technology deck, the Event deck whole.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from orrery.core.decisions import Decision, Option
from orrery.core.events import Event
from orrery.core.flow import Game
from orrery.core.rng import seed_from_number
from orrery.resources import resource
from orrery.starcraft.board.galaxy import Tile, make_galaxy
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.queries import seat_of
from orrery.starcraft.board.sheet import pieces_of
from orrery.starcraft.board.state import EXECUTION, PLANNING, REGROUPING, StarCraftGame, State, Step
from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import BROOD_WAR
from orrery.starcraft.facts.schema import FILES
from orrery.starcraft.facts.terms import NONE, ORDERS, order_of, owner_of
from orrery.starcraft.knowledge.verbs import VERBS, card_slug, route_slug
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.round.execution import Execution
from orrery.starcraft.rules.round.planning import Planning
from orrery.starcraft.rules.round.regroup import Regrouping
from orrery.starcraft.rules.round.round import Round
from orrery.starcraft.rules.setup.setup import ROUNDS, PlayGame
from tests.starcraft.dealing import (
    ICC,
    deal_events,
    fill_cards,
    fill_leadership,
    fill_workers,
    lay_orders,
    lay_token,
    take_figure,
    take_stolen_figures,
    unit_named,
)

PLAIN = {
    "teams": "no",
    "goal": "conquest_points",
    "galaxy": "place",
    "surprise_assault": "any",
    "teammate_bases": "destroyed",
}
GALAXY = (
    "helios 0 0", "torus 1 0", "dylar_iv 2 0", "pridewater 0 1", "tarsonis 1 1", "vyctor_5 2 1",
)  # fmt: skip
"""Three crosses in a row, three tees below: routes helios-torus, dylar_iv-torus, helios-pridewater,
tarsonis-torus, dylar_iv-vyctor_5."""


@cache
def records() -> dict[str, list[dict[str, object]]]:
    """The project's own facts, by kind."""
    found: dict[str, list[dict[str, object]]] = {}
    for name in FILES:
        text = resource("data", "starcraft", name).read_text("utf-8")
        for kind, rows in tomllib.loads(text).items():
            found.setdefault(kind, []).extend(rows)
    return found


@cache
def box_for(settings: tuple[tuple[str, str], ...]) -> Box:
    return make_box(records(), dict(settings))


def box_of(settings: Mapping[str, str]) -> Box:
    """The box of a game with these settings; those of an expansion need not all be named."""
    chosen = dict(settings)
    if chosen.pop("expansion", "none") != "none":
        more = {key: some[0] for key, some in BROOD_WAR.items()}
        chosen = {"expansion": settings["expansion"], **more, **chosen}
    return box_for(tuple(sorted(chosen.items())))


@dataclass
class Side:
    """What one player has in a position."""

    at: Mapping[str, str] = field(default_factory=dict)  # area: units, heroes, "base", "guard",
    # "point", an installation, an item, "marine+uraj_crystal", a stolen "zealot@aldaris"
    transports: Iterable[str] = ()  # routes
    resources: Iterable[str] | None = None  # areas of Resource cards; None: of planets with a base
    workers: Mapping[str, int] = field(default_factory=dict)  # workers on cards, by source
    pool: int = 6
    unavailable: int = 0
    hand: Iterable[str] = ()
    deck: Iterable[str] | None = None  # top first; None: all other Combat cards
    discards: Iterable[str] = ()
    technologies: Iterable[str] = ()  # in the play area
    buildings: Mapping[str, int] = field(default_factory=dict)
    modules: Iterable[str] = ()
    events: Iterable[str] = ()  # Event cards in the play area
    drawn: Iterable[str] = ()  # Event cards face down
    plans: Iterable[str] = ()  # Event cards picked for the game, not played yet
    refused: Iterable[str] = ()  # Event cards that could have been picked
    conquest: int = 0
    out: bool = False
    leaders: Iterable[str] = ()  # Leadership cards in force
    waiting: Iterable[str] = ()  # Leadership cards whose effect begins with the next round
    reserve: str = ""  # units on a Leadership card
    tokens: tuple[int, int] = (0, 0)  # resource tokens: minerals and gas
    special_pool: Iterable[str] = ()  # special orders in the pool


side = Side


def table(
    given: Mapping[str, Side] | None = None,
    /,
    *,
    galaxy: Iterable[str] = GALAXY,
    z_axis: Iterable[tuple[str, str]] = (),
    orders: Mapping[str, Iterable[str]] | None = None,
    phase: str = "execution",
    event_deck: Iterable[str] | None = None,
    event_discards: Iterable[str] = (),
    common: int = 0,
    depletion: Mapping[str, int] | None = None,
    round: int = 1,
    first: int = 0,
    teams: str = "no",
    goal: str = "conquest_points",
    seed: int = 1,
    settings: Mapping[str, str] | None = None,
    expansion: str = "none",
    stages_led: Iterable[int] = (1,),
    **sides: Side,
) -> Position:
    """A position at its first decision. `orders`: by planet, from the bottom to the top.
    `first`: who has the first player token. `stages_led`: the stages whose Leadership cards have
    been chosen."""
    sides = {**(given or {}), **sides}
    chosen = {**PLAIN, "players": str(max(len(sides), 2)), "teams": teams, "goal": goal}
    box = box_of({**chosen, "expansion": expansion, **(settings or {})})
    tiles = tuple(tile(box, text) for text in galaxy)
    plain = make_galaxy(box.planet_sides, tiles)
    names = [slot_name(box, one) for one in range(4 * len(box.planet_slugs))]
    ends = tuple((names.index(major), names.index(minor)) for major, minor in z_axis)
    made = make_galaxy(box.planet_sides, tiles, ends) if ends else plain
    state = State(seed_from_number(seed), box, made)
    state.round, state.first = round, first
    state.stages_led = sum(1 << stage for stage in stages_led) if box.leadership else 0
    game: StarCraftGame = Game(state, box, [])
    for seat, (faction, spec) in enumerate(sides.items()):
        fill_side(game, seat, faction, spec)
    if box.scenario is not None:
        seat_sides(game)
    take_stolen_figures(game)
    areas = {box.area_slugs.index(slug): step for slug, step in (depletion or {}).items()}
    state.depletion = tuple(areas.get(area, 0) for area in range(box.areas))
    deal_events(game, sides, event_deck, event_discards, common)
    lay_orders(game, list(sides), orders or {})
    enter(game, phase)
    position = Position(game, list(sides))
    game.events = position.events
    game.go_on(None)
    return position


def seat_sides(game: StarCraftGame) -> None:
    """In a scenario the sides that people play sit in its play order; the first of those that are
    there has the token."""
    state, scenario = game.state, game.facts.scenario
    assert scenario is not None
    seats = [seat_of(state, faction) for faction in scenario.order]
    state.order = tuple(seat for seat in seats if seat != NONE)
    state.first = state.order[0]


def tile(box: Box, text: str) -> Tile:
    """`helios 0 0` or, with quarter turns, `helios 0 0 1`."""
    slug, x, y, *turn = text.split()
    return box.planet_slugs.index(slug), int(x), int(y), int(turn[0]) if turn else 0


def slot_name(box: Box, slot: int) -> str:
    sides = ("north", "east", "south", "west")
    return f"{box.planet_slugs[slot // 4]}.{sides[slot % 4]}"


def fill_side(game: StarCraftGame, seat: int, faction: str, spec: Side) -> None:
    """One player's pieces and cards."""
    box, state = game.facts, game.state
    player = state.players[seat]
    player.faction = box.faction_slugs.index(faction)
    race = box.race[player.faction]
    figures = [box.figures[unit] for unit in box.units_of[player.faction]]
    pieces = pieces_of(box, player.faction)
    player.base_supply, player.transport_supply = pieces.bases, pieces.transports
    armies, owners, bases = list(state.armies), list(state.owners), list(state.bases)
    for slug, words in spec.at.items():
        area = box.area_slugs.index(slug)
        for word in words.split():
            if word == "base":
                bases[area] = seat
                player.base_supply -= 1
            elif word in ("guard", "point", ICC, *box.installation_slugs, *box.item_slugs):
                lay_token(game, seat, area, word)
            else:
                unit = unit_named(box, player.faction, word)
                armies[area] = tuple(sorted((*armies[area], unit)))
                owners[area] = seat
                take_figure(box, figures, player.faction, unit)
    for word in spec.reserve.split():
        unit = unit_named(box, player.faction, word)
        player.reserve = tuple(sorted((*player.reserve, unit)))
        take_figure(box, figures, player.faction, unit)
    state.armies, state.owners, state.bases = tuple(armies), tuple(owners), tuple(bases)
    player.figures = tuple(figures)
    routes = [route_slug(box, state, route) for route in range(len(state.galaxy.routes))]
    for name in spec.transports:
        player.transports |= 1 << routes.index(name)
        player.transport_supply -= 1
    player.orders = pieces.orders
    player.owned = () if pieces.orders == box.order_tokens else pieces.orders
    player.out, player.conquest = int(spec.out), spec.conquest
    levels = dict(zip(box.building_slugs[race], box.starting_buildings[race], strict=True))
    player.buildings = tuple({**levels, **spec.buildings}.values())
    modules = list(spec.modules)
    player.modules = tuple(modules.count(one) for one in box.module_slugs)
    fill_workers(game, seat, spec)
    fill_cards(box, player, spec)
    fill_leadership(box, player, spec)


PHASES: dict[str, tuple[int, type[Step]]] = {
    "planning": (PLANNING, Planning),
    "execution": (EXECUTION, Execution),
    "regrouping": (REGROUPING, Regrouping),
}


def enter(game: StarCraftGame, phase: str) -> None:
    """The stack at the beginning of a phase."""
    number, procedure = PHASES[phase]
    root, turn = PlayGame(), Round()
    root.at, turn.at, turn.done = ROUNDS, number, 1
    game.state.phase = number
    game.stack = [root, turn, procedure()]


class Position:
    """A game in a test's hands: picks by text, questions by slug."""

    def __init__(self, game: StarCraftGame, factions: list[str]) -> None:
        self.game = game
        self.factions = factions
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def box(self) -> Box:
        return self.game.facts

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    @property
    def options(self) -> list[str]:
        """The texts of the present options."""
        return VERBS.texts(self.game)

    @property
    def prompt(self) -> str:
        return self.decision.prompt.key

    @property
    def asked(self) -> str:
        """The faction that decides."""
        return self.factions[self.decision.seat]

    @property
    def is_over(self) -> bool:
        return self.game.decision is None

    def picks(self, *texts: str) -> None:
        """Play picks by their texts."""
        for text in texts:
            assert text in self.options, f"{text!r} is no option of {self.prompt}: {self.options}"
            self.game.play(self.decision.options[self.options.index(text)])

    def player(self, faction: str) -> Player:
        return self.state.players[self.factions.index(faction)]

    def army(self, area: str) -> list[str]:
        units = self.state.armies[self.box.area_slugs.index(area)]
        return [self.box.unit_slugs[unit] for unit in units]

    def owner(self, area: str) -> str | None:
        seat = self.state.owners[self.box.area_slugs.index(area)]
        return None if seat == NONE else self.factions[seat]

    def base(self, area: str) -> str | None:
        seat = self.state.bases[self.box.area_slugs.index(area)]
        return None if seat == NONE else self.factions[seat]

    def cards(self, faction: str, zone: str) -> list[str]:
        """Combat cards of a zone (hand, deck, discards, tech_deck, technologies), by slug."""
        return [card_slug(self.box, card) for card in getattr(self.player(faction), zone)]

    def event_cards(self, faction: str, zone: str = "events") -> list[str]:
        return [self.box.event_slugs[card] for card in getattr(self.player(faction), zone)]

    def supply(self, faction: str, unit: str) -> int:
        player = self.player(faction)
        return player.figures[self.box.unit_place[self.box.unit(player.faction, unit)]]

    def transports(self, faction: str) -> list[str]:
        mask = self.player(faction).transports
        routes = range(len(self.state.galaxy.routes))
        return [route_slug(self.box, self.state, route) for route in routes if mask >> route & 1]

    def stack(self, planet: str) -> list[str]:
        """The orders on a planet, from the bottom to the top."""
        tokens = self.state.stacks[self.box.planet_slugs.index(planet)]
        return [f"{self.factions[owner_of(one)]} {ORDERS[order_of(one)]}" for one in tokens]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def winners(self) -> list[str]:
        return [self.factions[seat] for seat in self.state.winners]

    def why(self, faction: str, option: Option) -> str | None:
        """The rule that forbids a move, or None."""
        return why_not(self.game, self.factions.index(faction), option)
