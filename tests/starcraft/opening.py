"""Games from their very beginning, as options and a seed make them."""

from __future__ import annotations

from random import Random

from orrery.core.decisions import Option
from orrery.core.events import Event
from orrery.core.rng import seed_from_number
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.state import SETTING_UP
from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import complete
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.verbs import route_slug
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.setup.placement import PlacePlanet
from orrery.starcraft.rules.setup.setup import BuildGalaxy, PlayGame, set_up
from tests.starcraft.scenario import Position, box_for, records, slot_name, tile

SEATS = ["jim_raynor", "aldaris", "overmind", "arcturus_mengsk", "tassadar", "queen_of_blades"]

RAYNOR_ALDARIS = "jim_raynor,aldaris"


def new_game(seed: int = 1, **settings: str) -> Opening:
    """A new game at its first decision, with these options."""
    chosen = complete(settings)
    return begin(box_for(tuple(sorted(chosen.items()))), seed)


def begin(box: Box, seed: int = 1) -> Opening:
    """A new game with these facts, at its first decision."""
    events: list[Event] = []
    opening = Opening(set_up(box, seed_from_number(seed), events), [])
    opening.events = events
    opening.go_on()
    return opening


def placing(seed: int = 1, players: int = 2, **settings: str) -> Opening:
    """A new game of given factions, at the first choice of a planet."""
    return new_game(seed, factions=",".join(SEATS[:players]), **settings)


def box_with_sides(factions: str = RAYNOR_ALDARIS, **sides: str) -> Box:
    """The facts of a game in which these planets have other slots: `helios="north east"`."""
    planets = [
        {**row, "sides": sides.get(str(row["id"]), " ".join(row["sides"])).split()}  # type: ignore[arg-type]
        for row in records()["planet"]
    ]
    return make_box({**records(), "planet": planets}, complete({"factions": factions}))


def at_planet(*laid: str, hands: list[str], first: int = 0, box: Box | None = None) -> Opening:
    """A game in the second placement round: these planets lie (`helios 0 0`, with turns `helios 0 0
    1`) and each seat has the planets named still to place, the last seat beginning."""
    factions = ",".join(SEATS[: len(hands)])
    opening = new_game(1, factions=factions) if box is None else begin(box)
    state, facts = opening.state, opening.box
    state.first = first
    tiles = tuple(tile(facts, text) for text in laid)
    state.galaxy = make_galaxy(facts.planet_sides, tiles)
    state.planets = tuple(
        tuple(sorted(facts.planet_slugs.index(slug) for slug in hand.split())) for hand in hands
    )
    root, galaxy = PlayGame(), BuildGalaxy()
    root.at, root.done, galaxy.at, galaxy.done = 2, 1, 4, 1
    last = (first - 1) % len(hands)
    opening.game.stack = [root, galaxy, PlacePlanet(last)]
    opening.go_on()
    return opening


def at_forces(
    *laid: str, bases: tuple[str, str], factions: str = RAYNOR_ALDARIS, **sides: str
) -> Opening:
    """A game of two whose planets are laid and bases placed, before the z-axis routes; the first
    named begins."""
    game = begin(box_with_sides(factions, **sides))
    box, state = game.box, game.state
    state.first = 0
    state.galaxy = make_galaxy(box.planet_sides, tuple(tile(box, text) for text in laid))
    state.planets = ((), ())
    areas = [box.area_slugs.index(slug) for slug in bases]
    state.bases = tuple(areas.index(area) if area in areas else NONE for area in range(box.areas))
    for player in state.players:
        player.base_supply = 5
    root, galaxy = PlayGame(), BuildGalaxy()
    root.at, root.done, galaxy.at = 2, 1, 5
    game.game.stack = [root, galaxy]
    game.go_on()
    return game


class Opening(Position):
    """A game being set up."""

    def go_on(self) -> None:
        self.game.go_on(None)
        self.name_sides()

    def name_sides(self) -> None:
        """The factions by seat, as far as they are chosen."""
        self.factions = [
            "" if player.faction == NONE else self.box.faction_slugs[player.faction]
            for player in self.state.players
        ]

    def picks(self, *texts: str) -> None:
        for text in texts:
            super().picks(text)
            self.name_sides()

    def pick_by(self, chance: Random) -> None:
        """One pick of somebody who does not think."""
        self.game.play(chance.choice(self.decision.options))
        self.name_sides()

    def pass_setup(self, chance: Random | None = None, until: str = "") -> None:
        """Picks (the first option, or by chance) until setup is over or a prompt comes."""
        while not self.is_over and self.state.phase == SETTING_UP and self.prompt != until:
            options = self.decision.options
            self.game.play(options[0] if chance is None else chance.choice(options))
            self.name_sides()

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat

    def routes(self) -> list[str]:
        count = len(self.state.galaxy.routes)
        return [route_slug(self.box, self.state, route) for route in range(count)]

    def free_slots(self) -> list[str]:
        return [slot_name(self.box, slot) for slot in self.state.galaxy.free_slots]

    def hand_of_planets(self, seat: int) -> list[str]:
        return [self.box.planet_slugs[planet] for planet in self.state.planets[seat]]

    def home(self, seat: int) -> str:
        """The planet with a seat's base."""
        return self.box.planet_slugs[self.box.planet_of[self.state.bases.index(seat)]]

    def why_now(self, option: Option) -> str | None:
        """The rule that forbids the seat that decides a move, or None."""
        return why_not(self.game, self.seat, option)


def check_pieces(game: Opening) -> None:
    """Everything a faction owns is in its supply, on the board or on the sheet."""
    state, box = game.state, game.box
    for seat, player in enumerate(state.players):
        if player.faction < 0:
            continue
        units = sum(
            len(army)
            for army, owner in zip(state.armies, state.owners, strict=True)
            if owner == seat
        )
        assert sum(player.figures) + units == sum(
            box.figures[unit] for unit in box.units_of[player.faction]
        )
        assert player.base_supply + state.bases.count(seat) == box.bases
        assert player.transport_supply + player.transports.bit_count() == box.transports
        assert player.worker_supply + player.pool == box.workers
        assert len(player.deck) + len(player.hand) == 18
    assert len(state.event_deck + state.event_box) == 70
