"""A whole game: setup in the order of the rulebook, then round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, Game, StepResult
from orrery.core.rng import below, shuffled
from orrery.starcraft.board.decks import draw_combat
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.leading import leader_with
from orrery.starcraft.board.queries import clockwise, decider, seat_of
from orrery.starcraft.board.sheet import pieces_of
from orrery.starcraft.board.state import State, Step
from orrery.starcraft.facts.options import CHOOSE, settle_chance
from orrery.starcraft.facts.terms import MOMENT, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.leadership.choosing import ChooseLeaders, is_time_to_choose
from orrery.starcraft.rules.leadership.resolving import end_period
from orrery.starcraft.rules.round.round import Round
from orrery.starcraft.rules.scenarios.layout import LayOut, take_cards_to_hand
from orrery.starcraft.rules.scenarios.plans import ChoosePlans, deal_plans
from orrery.starcraft.rules.setup.choose_planets import ChoosePlanets
from orrery.starcraft.rules.setup.forces import (
    PlaceForces,
    PlaceZAxisRoute,
    seats_for_z_axis,
    take_resources,
)
from orrery.starcraft.rules.setup.placement import (
    PlacePlanet,
    draw_planets,
    placement_order,
    put_back_planets,
)
from orrery.starcraft.rules.setup.quick import lay_quickly

if TYPE_CHECKING:
    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

FACTION = Prompt("faction", "SC-SETUP-02", is_open=True)

ROUNDS = 4
"""The step of a game that repeats."""
FIRST_STAGE = 1
LAST_STAGE = 3


def set_up(box: Box, seed: bytes, events: list[Event] | None = None) -> StarCraftGame:
    """The table before anybody decides: the first player token, the conquest markers at 0, no
    depletion, guard or resource token placed, the Event deck (SC-SETUP-04, BW-MODE-13)."""
    state = State(seed, box, make_galaxy(box.planet_sides, ()))
    game: StarCraftGame = Game(state, box, [])
    game.events = events
    if box.seats > box.players:  # those that nobody plays choose nothing
        state.order = tuple(range(box.players))
    draw_first_player(game)
    stack_event_deck(game)
    game.stack.append(PlayGame())
    return game


def draw_first_player(game: StarCraftGame) -> None:
    """A random player receives the first player token (SC-SETUP-01)."""
    state = game.state
    state.first = below(state, game.facts.players)
    game.emit("first-player", state.first)


def stack_event_deck(game: StarCraftGame) -> None:
    """Stages are shuffled separately, cards of I and II are removed unseen depending on the number
    of players, Stage I is on top; The End Draws Near is not used in Galactic Conquest (SC-SETUP-05,
    SC-SETUP-06, SC-COMP-03, SC-VAR-02)."""
    box, state = game.facts, game.state
    left: list[int] = []
    for kind, removed in enumerate(box.event_removal):
        state.removed += (kind,) * removed
        left += [kind] * (box.event_copies[kind] - removed)
    for stage in (LAST_STAGE, 2, 1):
        cards = shuffled(state, tuple(kind for kind in left if box.event_stage[kind] == stage))
        away = box.unseen_removal[stage - 1]
        state.event_box = tuple(sorted((*state.event_box, *cards[:away])))
        state.event_deck += cards[away:]


def factions_to_choose(box: Box) -> tuple[int, ...]:
    """All factions, or those of the scenario (SC-SETUP-02, BW-MODE-11)."""
    if box.scenario is not None:
        return box.scenario.order
    return tuple(range(len(box.faction_slugs)))


def seat_players(game: StarCraftGame) -> None:
    """The scenario's first player takes the token, and the players sit in its play order.
    Factions that nobody plays have their pieces, but no seat among them (BW-MODE-11, BW-MODE-18,
    BW-SCEN-20)."""
    state, played = game.state, game.facts.scenario
    if played is None:
        return
    for seat, faction in enumerate(played.driven, game.facts.players):
        take_faction(game, seat, faction)
        game.emit("driven", seat, (faction, decider(state, game.facts, seat)))
    state.order = tuple(seat_of(state, faction) for faction in played.order)
    state.first = state.order[0]
    game.emit("first-player", state.first)


def take_faction(game: StarCraftGame, seat: int, faction: int) -> None:
    """A player takes the sheet and all pieces of a faction, equal to those of the race's other
    faction but separate (SC-TERM-01, SC-SETUP-03, SC-COMP-01, SC-COMP-02)."""
    box, player = game.facts, game.state.players[seat]
    pieces = pieces_of(box, faction)
    player.faction = faction
    player.figures = tuple(box.figures[unit] for unit in box.units_of[faction])
    player.base_supply, player.transport_supply = pieces.bases, pieces.transports
    player.worker_supply, player.orders = pieces.workers, pieces.orders
    if pieces.orders != box.order_tokens:
        player.owned = pieces.orders
    lay_out_sheet(game, seat)
    take_leaders(game, seat)
    if not is_driven(box, player):
        game.emit("faction", seat, (faction,))


def lay_out_sheet(game: StarCraftGame, seat: int) -> None:
    """The printed building and no modules; the technologies are kept apart from the Combat deck
    (SC-SETUP-08, SC-SETUP-10, BW-SCEN-87)."""
    box, player = game.facts, game.state.players[seat]
    player.buildings = box.starting_buildings[box.race[player.faction]]
    player.deck = box.cards_of[player.faction]
    player.tech_deck = box.tech_cards_of[player.faction]


def take_leaders(game: StarCraftGame, seat: int) -> None:
    """The Leadership cards to choose from; if nobody chooses any, the Special Victory card lies
    there from the start (BW-LEAD-01, BW-OPT-07)."""
    box, player = game.facts, game.state.players[seat]
    player.leaders = box.leaders_of[player.faction]
    given = box.given_leader[player.faction]
    if given != NONE:
        player.leading = (given,)


def draw_starting_hand(game: StarCraftGame, seat: int) -> None:
    """The Combat deck is shuffled and six cards are drawn, eight by Terrans
    (SC-SETUP-09, BW-SETUP-14)."""
    box, player = game.facts, game.state.players[seat]
    player.deck = shuffled(game.state, player.deck)
    draw_combat(game, seat, cards_to_draw(box, player.faction))
    if box.scenario is not None:
        take_cards_to_hand(game, seat)


def cards_to_draw(box: Box, faction: int) -> int:
    """How many Combat cards a faction begins with; a scenario may say otherwise
    (SC-SETUP-09, BW-MODE-16)."""
    supplies = None if box.scenario is None else box.scenario.supplies[faction]
    if supplies is not None and supplies.hand != NONE:
        return supplies.hand
    return box.starting_hand[box.race[faction]]


class PlayGame(Step):
    """Setup, then rounds until the game ends."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_factions(game, pick)
            case 2:
                return self.build_galaxy(game)
            case 3:
                return self.draw_starting_hands(game)
            case _:
                return self.play_round(game)

    def choose_factions(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Each player takes a free faction, clockwise from the first; or they are dealt at random,
        as always in team play (SC-SETUP-02, SC-TERM-22, SC-VAR-05, BW-OPT-02)."""
        box, state = game.facts, game.state
        agreed = settle_chance(box.settings, state.seed)["factions"]
        if agreed != CHOOSE:
            for seat, slug in enumerate(agreed.split(",")):
                take_faction(game, seat, box.faction_slugs.index(slug))
            return None
        order = clockwise(state)
        if pick is not None:
            take_faction(game, order[self.done], pick.what)
            self.done += 1
        while self.done < len(order):
            taken = {player.faction for player in state.players}
            free = [one for one in factions_to_choose(box) if one not in taken]
            if len(free) > 1:
                options = [Option("faction", faction) for faction in free]
                return ask(game, order[self.done], FACTION, options)
            take_faction(game, order[self.done], free[0])
            self.done += 1
        return None

    def build_galaxy(self, game: StarCraftGame) -> StepResult:
        """The galaxy is built before cards are drawn, and after Leadership cards of Stage I have
        been chosen; those that are about setup are over then (SC-SETUP-07, BW-SETUP-12,
        BW-LEAD-08)."""
        if self.done:
            end_period(game, MOMENT)
            return None
        if game.facts.scenario is not None:
            self.done = 1
            seat_players(game)
            return game.run(LayOut())
        if is_time_to_choose(game, FIRST_STAGE):
            return game.run(ChooseLeaders(FIRST_STAGE))
        self.done = 1
        return game.run(BuildGalaxy())

    def draw_starting_hands(self, game: StarCraftGame) -> StepResult:
        """Everybody draws their first Combat cards; there is no mulligan. Setup ends with the
        choice of Event cards, where they are not drawn (SC-SETUP-09, BW-SCEN-08)."""
        order = clockwise(game.state)
        if not self.done:
            for seat in order:
                draw_starting_hand(game, seat)
            if not deal_plans(game):
                return None
        if self.done == len(order):
            return None
        self.done += 1
        return game.run(ChoosePlans(order[self.done - 1]))

    def play_round(self, game: StarCraftGame) -> StepResult:
        """Rounds follow each other, the first with its Planning Phase (SC-SETUP-11)."""
        return game.run(Round())


class BuildGalaxy(Step):
    """The seven steps of building the galaxy (SC-SETUP-07)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Planets, z-axis routes, Resource cards, forces; `done` counts the players who have acted
        in a step (SC-SETUP-07, SC-GALAXY-03, SC-GALAXY-11, SC-GALAXY-17)."""
        state, box = game.state, game.facts
        order = clockwise(state)
        players = len(order)
        at, self.done = self.done, self.done + 1
        match self.at:
            case 1:
                return self.receive_planets(game)
            case 2 if box.settings["galaxy"] == "quick":
                lay_quickly(game)
                return OVER
            case 3 if at < players:
                return game.run(PlacePlanet(placement_order(state, box)[at]))
            case 4 if at < players * (box.planets_placed - 1):
                return game.run(PlacePlanet(placement_order(state, box)[players + at]))
            case 5 if at < players:
                put_back_planets(game)
                return game.run(PlaceZAxisRoute(seats_for_z_axis(game)[at]))
            case 6:
                for seat in order:
                    take_resources(game, seat)
            case 7 if at < players:
                return game.run(PlaceForces(order[at]))
            case 8:
                return OVER
        return None

    def receive_planets(self, game: StarCraftGame) -> StepResult:
        """One player may choose, before all others draw (SC-GALAXY-01, BW-LEADCARD-15)."""
        emperor = leader_with(game.state, game.facts, "emperor_arcturus_i")
        if emperor != NONE and not game.state.planets[emperor]:
            return game.run(ChoosePlanets(emperor))
        draw_planets(game)
        return None
