"""Games from their very beginning, as options and a seed make them."""

from __future__ import annotations

from random import Random

from orrery.core.rng import seed_from_number
from orrery.starcraft.box import Box
from orrery.starcraft.galaxy import make_galaxy
from orrery.starcraft.notation import option_texts, route_slug
from orrery.starcraft.options import complete
from orrery.starcraft.placement import PlacePlanet
from orrery.starcraft.setup import BuildGalaxy, PlayGame, set_up
from orrery.starcraft.state import SETTING_UP
from orrery.starcraft.terms import NONE
from tests.starcraft.scenario import Position, box_for, slot_name, tile

SEATS = ["jim_raynor", "aldaris", "overmind", "arcturus_mengsk", "tassadar", "queen_of_blades"]


def new_game(seed: int = 1, **settings: str) -> Opening:
    """A new game at its first decision, with these options."""
    chosen = complete(settings)
    return begin(box_for(tuple(sorted(chosen.items()))), seed)


def begin(box: Box, seed: int = 1) -> Opening:
    """A new game with these facts, at its first decision."""
    opening = Opening(set_up(box, seed_from_number(seed)), [])
    opening.game.events = opening.events
    opening.go_on()
    return opening


def placing(seed: int = 1, players: int = 2, **settings: str) -> Opening:
    """A new game of given factions, at the first choice of a planet."""
    return new_game(seed, factions=",".join(SEATS[:players]), **settings)


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

    def texts(self) -> list[str]:
        return option_texts(self.game)
