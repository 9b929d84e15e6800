"""A whole game: setup in the order of the rulebook, then round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.core.flow import OVER, Game, StepResult
from orrery.core.rng import below, shuffled
from orrery.starcraft.board.changes import draw_combat
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.queries import clockwise
from orrery.starcraft.board.state import State, Step
from orrery.starcraft.facts.options import CHOOSE, settle_chance
from orrery.starcraft.rules.round.round import Round
from orrery.starcraft.rules.setup.forces import PlaceForces, PlaceZAxisRoute, take_resources
from orrery.starcraft.rules.setup.placement import PlacePlanet, draw_planets, placement_order
from orrery.starcraft.rules.setup.quick import lay_quickly

if TYPE_CHECKING:
    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

FACTION = Prompt("faction", "SC-SETUP-02", is_open=True)

ROUNDS = 4
"""The step of a game that repeats."""
REDUCED_STAGES = (1, 2)
LAST_STAGE = 3


def set_up(box: Box, seed: bytes, events: list[Event] | None = None) -> StarCraftGame:
    """The table before anybody decides: the first player token, the conquest markers at 0, no
    depletion token placed, the Event deck (SC-SETUP-04)."""
    state = State(seed, box, make_galaxy(box.planet_sides, ()))
    game: StarCraftGame = Game(state, box, [])
    game.events = events
    draw_first_player(game)
    stack_event_deck(game)
    game.stack.append(PlayGame())
    return game


def draw_first_player(game: StarCraftGame) -> None:
    """A random player receives the first player token (SC-SETUP-01)."""
    state = game.state
    state.first = below(state, len(state.players))
    game.emit("first-player", state.first)


def stack_event_deck(game: StarCraftGame) -> None:
    """Stages are shuffled separately, cards of I and II are removed unseen depending on the number
    of players, Stage I is on top; The End Draws Near is not used in Galactic Conquest (SC-SETUP-05,
    SC-SETUP-06, SC-COMP-03, SC-VAR-02)."""
    box, state = game.facts, game.state
    left = [kind for kind, copies in enumerate(box.event_copies) for _ in range(copies)]
    for kind in box.unused_events:
        state.removed += (kind,) * box.event_copies[kind]
    left = [kind for kind in left if kind not in box.unused_events]
    for stage in (LAST_STAGE, 2, 1):
        cards = shuffled(state, tuple(kind for kind in left if box.event_stage[kind] == stage))
        away = box.events_removed if stage in REDUCED_STAGES else 0
        state.event_box = tuple(sorted((*state.event_box, *cards[:away])))
        state.event_deck += cards[away:]


def take_faction(game: StarCraftGame, seat: int, faction: int) -> None:
    """A player takes the sheet and all pieces of a faction, equal to those of the race's other
    faction but separate (SC-TERM-01, SC-SETUP-03, SC-COMP-01, SC-COMP-02)."""
    box, player = game.facts, game.state.players[seat]
    player.faction = faction
    player.figures = tuple(box.figures[unit] for unit in box.units_of[faction])
    player.base_supply, player.transport_supply = box.bases, box.transports
    player.worker_supply, player.orders = box.workers, box.order_tokens
    lay_out_sheet(game, seat)
    game.emit("faction", seat, (faction,))


def lay_out_sheet(game: StarCraftGame, seat: int) -> None:
    """The printed building and no modules; the technologies are kept apart from the Combat deck
    (SC-SETUP-08, SC-SETUP-10)."""
    box, player = game.facts, game.state.players[seat]
    player.buildings = box.starting_buildings[box.race[player.faction]]
    player.deck = box.cards_of[player.faction]
    player.tech_deck = box.tech_cards_of[player.faction]


def draw_starting_hand(game: StarCraftGame, seat: int) -> None:
    """The Combat deck is shuffled and six cards are drawn, eight by Terrans (SC-SETUP-09)."""
    box, player = game.facts, game.state.players[seat]
    player.deck = shuffled(game.state, player.deck)
    draw_combat(game, seat, box.starting_hand[box.race[player.faction]])


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
        as always in team play (SC-SETUP-02, SC-TERM-22, SC-VAR-05)."""
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
            free = [one for one in range(len(box.faction_slugs)) if one not in taken]
            if len(free) > 1:
                options = [Option("faction", faction) for faction in free]
                return Decision(Seat(order[self.done]), FACTION, options)
            take_faction(game, order[self.done], free[0])
            self.done += 1
        return None

    def build_galaxy(self, game: StarCraftGame) -> StepResult:
        """The galaxy is built before cards are drawn (SC-SETUP-07)."""
        if self.done:
            return None
        self.done = 1
        return game.run(BuildGalaxy())

    def draw_starting_hands(self, game: StarCraftGame) -> StepResult:
        """Everybody draws their first Combat cards; there is no mulligan (SC-SETUP-09)."""
        for seat in clockwise(game.state):
            draw_starting_hand(game, seat)
        return None

    def play_round(self, game: StarCraftGame) -> StepResult:
        """Rounds follow each other, the first with its Planning Phase (SC-SETUP-11)."""
        return game.run(Round())


class BuildGalaxy(Step):
    """The seven steps of building the galaxy (SC-SETUP-07)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Planets, z-axis routes, Resource cards, forces; `done` counts the players who have acted
        in a step (SC-SETUP-07, SC-GALAXY-03, SC-GALAXY-11, SC-GALAXY-17)."""
        state = game.state
        order = clockwise(state)
        players = len(order)
        at, self.done = self.done, self.done + 1
        match self.at:
            case 1:
                draw_planets(game)
                return None
            case 2 if game.facts.settings["galaxy"] == "quick":
                lay_quickly(game)
                return OVER
            case 3 | 4 if at < players:
                turn = at + (self.at - 3) * players
                return game.run(PlacePlanet(placement_order(state)[turn]))
            case 5 if at < players:
                return game.run(PlaceZAxisRoute(order[at]))
            case 6:
                for seat in order:
                    take_resources(game, seat)
            case 7 if at < players:
                return game.run(PlaceForces(order[at]))
            case 8:
                return OVER
        return None
