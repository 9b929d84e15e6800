"""The printed facts of one game: tuples indexed by area, unit, card, event.

A box is made once for a choice of options and packs, shared by all games and copies, and never
changed. Units and Combat cards are numbered faction by faction, so that the number tells the
faction: the two factions of a race have equal sheets and decks, but share no pieces (SC-TERM-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from orrery.starcraft.rules.cards.effects import Effect


class Building(NamedTuple):
    """One level of a building type (SC-BUILD-20)."""

    type: int  # its position among the race's building types
    level: int
    minerals: int
    gas: int
    units: tuple[str, ...]  # slugs of the units first allowed at this level


class Technology(NamedTuple):
    """A technology of a race: one price for all its cards (SC-RES-05)."""

    slug: str
    race: int
    minerals: int
    gas: int
    in_play: bool  # goes to the play area instead of the Combat deck (SC-RES-07)


class Objective(NamedTuple):
    """What a sheet demands for a special victory (SC-WIN-05)."""

    kind: str  # "areas", "planets", "bases", "most_areas" or "end_cards"
    number: int
    yields: tuple[int, ...]  # what such areas yield


class Printed(NamedTuple):
    """What is printed, for people: a name and the whole record with its provenance."""

    slug: str
    name: str
    record: dict[str, object]


class Box:
    """Facts, in the form the rules look them up."""

    settings: dict[str, str]
    fingerprint: str
    players: int
    teams: tuple[int, ...]  # by seat: the team, or the seat itself without team play
    regrouping: tuple[str, ...]  # the steps of the Regrouping Phase, after the window before them
    conquest_wins: bool  # False in Galactic Conquest: conquest points do not count

    # Races and factions
    race_slugs: tuple[str, ...]
    faction_slugs: tuple[str, ...]
    race: tuple[int, ...]  # by faction
    hand_limit: tuple[int, ...]  # by race
    starting_hand: tuple[int, ...]
    permanent: tuple[tuple[int, int], ...]  # by race: permanent minerals and gas
    module_spaces: tuple[int, ...]
    abilities: tuple[tuple[str, ...], ...]  # by race: Lift-off, Shields and so on
    creep: tuple[bool, ...]  # by race: the build limit follows the building types (SC-FACT-03)
    objectives: tuple[Objective, ...]  # by faction
    starting_units: tuple[tuple[int, ...], ...]  # by faction
    starting_workers: tuple[int, ...]  # by faction
    starting_buildings: tuple[tuple[int, ...], ...]  # by race: the level of each type

    # Pieces of each faction (SC-COMP-01)
    bases: int
    workers: int
    transports: int
    order_tokens: tuple[int, ...]

    # Buildings, modules and other prices, by race
    building_slugs: tuple[tuple[str, ...], ...]
    buildings: tuple[tuple[tuple[Building, ...], ...], ...]  # by race, type: its levels
    module_cost: tuple[tuple[tuple[int, int], ...], ...]  # by race, module: minerals and gas
    module_tokens: tuple[tuple[int, ...], ...]
    worker_cost: tuple[int, int]
    transport_cost: tuple[int, int]
    base_cost: tuple[int, int]
    conquest_target: tuple[int, int, int, int]  # normal, against Aldaris, and of teams
    events_removed: int  # of each of stages I and II, for this number of players

    # Planets and areas
    planet_slugs: tuple[str, ...]
    planet_sides: tuple[int, ...]  # a bit per compass side with a slot
    areas: int
    area_slugs: tuple[str, ...]
    areas_of: tuple[tuple[int, ...], ...]  # by planet
    planet_of: tuple[int, ...]  # by area
    limit: tuple[int, ...]
    allows: tuple[int, ...]  # ON_GROUND and IN_AIR: which kinds of units may be there
    yields: tuple[int, ...]
    amount: tuple[int, ...]
    points: tuple[int, ...]  # the conquest points printed there

    # Units, by number
    units_of: tuple[tuple[int, ...], ...]  # by faction
    unit_slugs: tuple[str, ...]
    unit_faction: tuple[int, ...]
    unit_place: tuple[int, ...]  # its position on the sheet
    unit_bit: tuple[int, ...]  # a bit for its type, the same for both factions of a race
    figures: tuple[int, ...]
    kind: tuple[int, ...]  # ON_GROUND or IN_AIR
    hits: tuple[int, ...]  # ON_GROUND and IN_AIR that it can attack
    support: tuple[int, ...]
    assist: tuple[bool, ...]
    detector: tuple[bool, ...]
    cost: tuple[tuple[int, int], ...]
    built_at: tuple[tuple[int, int], ...]  # building type and level, NONE for tech-required ones
    needs: tuple[int, ...]  # the technology a tech-required unit needs, or NONE
    sacrifice: tuple[tuple[int, int], ...]  # the unit destroyed to build it, and how many
    bits: dict[str, int]  # the bit of a unit type, by slug; `any_zerg` and the like are sums
    bits_of_kind: tuple[int, ...]  # the bits of all ground, flying and either kind of types

    # Combat cards, by number; technologies that enter the Combat deck are Combat cards
    cards_of: tuple[tuple[int, ...], ...]  # by faction: its 18 Combat cards, sorted, with copies
    tech_cards_of: tuple[tuple[int, ...], ...]  # by faction: its Technology deck, with copies
    card_slugs: tuple[str, ...]
    card_faction: tuple[int, ...]
    standard: tuple[bool, ...]  # standard or reinforcement; False for play-area technologies
    icons: tuple[int, ...]  # bits of the unit types that match in front
    support_icons: tuple[int, ...]  # bits with the specialty support symbol (SC-SKIRM-04)
    major: tuple[tuple[int, int], ...]  # attack and health
    minor: tuple[tuple[int, int], ...]
    effects: tuple[tuple[Effect, ...], ...]
    text_rules: tuple[str, ...]  # the rule of each card's text, "" without one
    returns: tuple[bool, ...]  # goes back to the Technology deck after use (SC-SKIRM-26)
    technology: tuple[int, ...]  # the technology the card belongs to, or NONE
    technologies: tuple[Technology, ...]

    # Event cards, by kind
    event_slugs: tuple[str, ...]
    event_stage: tuple[int, ...]
    event_copies: tuple[int, ...]
    event_strategy: tuple[bool, ...]
    event_stays: tuple[bool, ...]  # strategies and one-shot cards placed in the play area
    event_hand: tuple[int, ...]  # what it adds to the hand limit in a play area
    unused_events: tuple[int, ...]  # titles that are not in this game at all
    recycled_stage: int  # the stage whose discards become a new deck, 0 for none

    # For people
    printed: dict[str, Printed]  # by slug

    def unit(self, faction: int, slug: str) -> int:
        """The number of a faction's unit."""
        return next(one for one in self.units_of[faction] if self.unit_slugs[one] == slug)

    def text_rule(self, card: int) -> str:
        """The rule that says what a card's text does."""
        return self.text_rules[card]

    def event(self, slug: str) -> int:
        """The number of an Event card's title."""
        return self.event_slugs.index(slug)

    def tech(self, slug: str) -> int:
        """The number of a technology."""
        return next(at for at, one in enumerate(self.technologies) if one.slug == slug)
