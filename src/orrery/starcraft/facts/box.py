"""The printed facts of one game: tuples indexed by area, unit, card, event.

A box is made once for a choice of options and packs, shared by all games and copies, and never
changed. Units and Combat cards are numbered faction by faction, so that the number tells the
faction: the two factions of a race have equal sheets and decks, but share no pieces (SC-TERM-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.facts.scenario import Scenario
    from orrery.starcraft.rules.cards.effects import Effect, HeroBonus


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
    is_sold: bool  # False for cards that only another card gives (BW-LEAD-19)


class Forces(NamedTuple):
    """What a faction begins with (SC-GALAXY-17, BW-SETUP-13)."""

    units: tuple[int, ...]
    workers: int
    transports: int
    bases: int


class Leadership(NamedTuple):
    """A Leadership card (BW-LEAD-01)."""

    slug: str
    faction: int
    stage: int
    wins: bool  # has the Special Victory trait (BW-LEAD-10)
    hero: int  # the unit it brings, or NONE (BW-LEAD-12)
    forces: Forces  # of a card of Stage I; of the others, nothing
    waits: bool  # its effect begins with the next round (BW-LEADCARD-43)
    lasts: int  # one of PERIODS
    permanent: tuple[int, int]  # added to the permanent minerals and gas
    installation: int  # placed when the card is resolved, or NONE
    units: tuple[int, ...]  # on the card when the game begins
    is_everywhere: bool  # a transport on every route of the base's planet (BW-LEADCARD-03)
    star_orders: int
    points: int  # special conquest point tokens
    number: int  # the figure in its text, 0 for none
    offered: tuple[int, ...]  # unit types of which it gives units


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
    seats: int  # the players on the table: the people, and factions that nobody plays
    sides: tuple[int, ...]  # in a scenario, by faction: the team; () elsewhere
    run_by: tuple[int, ...]  # by faction: the faction that decides for it, or NONE; () if none does
    scenario: Scenario | None
    regrouping: tuple[str, ...]  # the steps of the Regrouping Phase, after the window before them
    conquest_wins: bool  # False in Galactic Conquest: points and objectives win nothing
    lives_by_bases: bool  # a player without a base is out, whatever else is left (BW-MODE-03)
    loses_bases: bool  # a destroyed base leaves the game (BW-MODE-04)
    sends_from_areas: bool  # control of an area is enough to build transports (BW-MODE-05)
    planets_drawn: int  # by each player, and how many of them are placed
    planets_placed: int
    has_pool: bool  # special orders are placed freely and fill a pool when they are executed
    is_disposable: bool  # a special order may be executed without room in the pool, and is lost
    exchanges_any: bool  # the Defensive module exchanges any two units, not only of two skirmishes
    heroes_immune: bool  # no Leadership card destroys a hero
    keeps_an_area_free: bool  # no team may have a base in every area of a planet (SC-VAR-09)

    # Races and factions
    race_slugs: tuple[str, ...]
    faction_slugs: tuple[str, ...]
    race: tuple[int, ...]  # by faction
    hand_limit: tuple[int, ...]  # by race
    starting_hand: tuple[int, ...]
    module_spaces: tuple[int, ...]
    mind_control: tuple[int, ...]  # stolen units that a player may have
    abilities: tuple[tuple[str, ...], ...]  # by race: Lift-off, Shields and so on
    creep: tuple[bool, ...]  # by race: the build limit follows the building types (SC-FACT-03)
    objectives: tuple[Objective, ...]  # by faction
    scoring: tuple[int, ...]  # by faction: SCORED, AS_TOKENS or NOT_SCORED
    permanent: tuple[tuple[int, int], ...]  # by faction: permanent minerals and gas
    starting_forces: tuple[Forces, ...]  # by faction, if nobody chooses them
    starting_units: tuple[tuple[int, ...], ...]  # by faction
    starting_workers: tuple[int, ...]  # by faction
    starting_buildings: tuple[tuple[int, ...], ...]  # by race: the level of each type

    # Pieces of each faction (SC-COMP-01)
    bases: int
    workers: int
    transports: int
    order_tokens: tuple[int, ...]  # by kind
    order_slugs: tuple[str, ...]

    # Pieces of the table
    resource_tokens: int
    guard_tokens: int
    installation_slugs: tuple[str, ...]
    installation_count: tuple[int, ...]
    item_slugs: tuple[str, ...]

    # Buildings, modules and other prices, by race
    building_slugs: tuple[tuple[str, ...], ...]
    buildings: tuple[tuple[tuple[Building, ...], ...], ...]  # by race, type: its levels
    module_slugs: tuple[str, ...]
    module_cost: tuple[tuple[tuple[int, int], ...], ...]  # by race, module: minerals and gas
    module_tokens: tuple[tuple[int, ...], ...]
    has_assist_module: bool  # a module spares units with Assist the unit limits (BW-MODULE-04)
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
    riches: tuple[tuple[tuple[int, int], ...], ...]  # by planet: what each area yields, how much
    planet_of: tuple[int, ...]  # by area
    limit: tuple[int, ...]
    allows: tuple[int, ...]  # ON_GROUND and IN_AIR: which kinds of units may be there
    typed: tuple[bool, ...]  # by planet: some of its areas are for one kind of units only
    strategic_of: tuple[tuple[int, ...], ...]  # by planet: its strategic areas
    yields: tuple[int, ...]
    amount: tuple[int, ...]
    points: tuple[int, ...]  # the conquest points printed there
    point_areas: tuple[int, ...]  # the areas with such points

    # Units, by number: those of the sheets, then heroes
    units_of: tuple[tuple[int, ...], ...]  # by faction: its sheet
    unit_slugs: tuple[str, ...]
    unit_faction: tuple[int, ...]
    unit_place: tuple[int, ...]  # its position on the sheet
    unit_bit: tuple[int, ...]  # a bit for its type, the same for both factions of a race, and
    # one more for a hero
    card_bit: tuple[int, ...]  # the bits that icons and texts of Combat cards look at
    figure_of: tuple[int, ...]  # the unit whose miniature it is: a hero's type, or itself
    hero: tuple[bool, ...]
    item: tuple[int, ...]  # what it carries, or NONE: a unit with an item is a kind of its own
    bare: tuple[int, ...]  # the same unit without its item
    carriers: dict[tuple[int, int], int]  # by unit and item: the unit that carries it
    figures: tuple[int, ...]
    kind: tuple[int, ...]  # ON_GROUND or IN_AIR
    hits: tuple[int, ...]  # ON_GROUND and IN_AIR that it can attack
    support: tuple[int, ...]
    assist: tuple[bool, ...]
    detector: tuple[bool, ...]
    cloaked: tuple[bool, ...]  # Cloaking is printed on the sheet
    sacrifices: tuple[bool, ...]  # has the keyword Sacrifice
    cost: tuple[tuple[int, int], ...]
    built_at: tuple[tuple[int, int], ...]  # building type and level, NONE if something else is
    # needed
    installed_at: tuple[int, ...]  # the installation it is built at, or NONE
    needs: tuple[int, ...]  # the technology a tech-required unit needs, or NONE
    sacrifice: tuple[tuple[int, int], ...]  # the unit destroyed to build it, and how many
    bits: dict[str, int]  # the bit of a unit type, by slug; `any_zerg` and the like are sums
    bits_of_kind: tuple[int, ...]  # the bits of all ground, flying and either kind of types
    has_keywords: bool  # some units or cards have Sacrifice, Collateral Damage or Recharge
    cloaked_bits: int  # the bits of the types with Cloaking on the sheet
    hero_bonus: dict[int, HeroBonus]  # by hero: what it adds in battles

    # Combat cards, by number; technologies that enter the Combat deck are Combat cards
    cards_of: tuple[tuple[int, ...], ...]  # by faction: its Combat cards, sorted, with copies
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
    tech_numbers: dict[str, int]  # by slug; one that another card revises is found too
    revised: frozenset[str]  # the technologies that another card revises

    # Event cards, by kind
    event_slugs: tuple[str, ...]
    event_numbers: dict[str, int]  # by slug
    event_stage: tuple[int, ...]
    event_copies: tuple[int, ...]
    event_strategy: tuple[bool, ...]
    event_stays: tuple[bool, ...]  # strategies and one-shot cards placed in the play area
    event_hand: tuple[int, ...]  # what it adds to the hand limit in a play area
    unused_events: tuple[int, ...]  # titles that are not in this game at all
    event_removal: tuple[int, ...]  # by title: how many copies are put away openly
    unseen_removal: tuple[int, ...]  # by stage from I: how many cards are put away unseen
    recycled_stage: int  # the stage whose discards become a new deck, 0 for none

    # Leadership cards, by number
    leadership: tuple[Leadership, ...]
    leader_number: dict[str, int]  # by slug
    leaders_of: tuple[tuple[int, ...], ...]  # by faction: those it may choose from
    given_leader: tuple[int, ...]  # by faction: the card it begins with unless it chooses, or NONE

    # Options that name one thing and are often offered, by its number
    place_order: tuple[Option, ...]  # by planet
    place_defend: tuple[Option, ...]  # by area
    lay_order: tuple[Option, ...]  # by kind of order
    reveal: tuple[Option, ...]  # by planet

    # For people
    printed: dict[tuple[str, str], Printed]  # by kind and slug

    def unit(self, faction: int, slug: str) -> int:
        """The number of a faction's unit."""
        return next(one for one in self.units_of[faction] if self.unit_slugs[one] == slug)

    def text_rule(self, card: int) -> str:
        """The rule that says what a card's text does."""
        return self.text_rules[card]

    def hero_rule(self, unit: int) -> str:
        """The rule that says what a hero adds in battles."""
        return self.hero_bonus[unit].rule

    def event(self, slug: str) -> int:
        """The number of an Event card's title."""
        return self.event_numbers[slug]

    def tech(self, slug: str) -> int:
        """The number of a technology, or of the one that revises it."""
        return self.tech_numbers[slug]
