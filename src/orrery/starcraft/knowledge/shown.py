"""What StarCraft shows, typed once: the view of a seat, and what is printed. The server's contract
and the client's types are generated from these; programs and the terminal read them.

Things are numbers of the box: areas, planets, units, cards and Event cards; -1 is none. A hidden
thing is null.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.core.shown import ScenarioShown
from orrery.starcraft.board.under_way import UnderWay
from orrery.starcraft.knowledge.shown_battles import (
    BattleShown,
    ForecastShown,
    FoughtShown,
    HeldShown,
    LaneOffers,
    LaneShown,
    MusterShown,
    Pair,
)
from orrery.starcraft.knowledge.shown_cards import (
    CardFigures,
    LeadersShown,
    LeadingShown,
    PlansShown,
)
from orrery.starcraft.knowledge.shown_decisions import (
    CostShown,
    Lead,
    LockShown,
    PaymentShown,
    Price,
)
from orrery.starcraft.knowledge.shown_setup import (
    ForcesShown,
    ObjectiveShown,
    PlacingShown,
    ScenarioFigures,
)

# The board


class AskedOf(TypedDict):
    """Who decides, and what about; `whose` pieces it is about, if the seat decides for another."""

    seat: int
    prompt: str
    rule: str
    about: int
    whose: NotRequired[int]


class GalaxyShown(TypedDict):
    """The planets in their cells (planet, column, row, quarter turns), the routes, the slots that
    z-axis routes connect, and the planets that each player has drawn and not yet placed."""

    tiles: list[tuple[int, int, int, int]]
    routes: list[Pair]
    z_axis: list[Pair]
    drawn: list[list[int]]


class InstallationShown(TypedDict):
    """An installation: whose it is, and the id of its kind."""

    seat: int
    kind: str


class AreaShown(TypedDict):
    """An area: its units and whose they are, whose base is there, and how depleted it is; if there
    are any, its installation, guard tokens, special conquest point tokens, and items that nobody
    carries."""

    area: int
    units: list[int]
    owner: int
    base: int
    depletion: int
    installation: NotRequired[InstallationShown]
    guards: NotRequired[int]
    points: NotRequired[int]
    items: NotRequired[list[int]]


class TokenShown(TypedDict):
    """An order on a planet: whose it is, and what it shows."""

    seat: int
    order: str | None


class StackShown(TypedDict):
    """The orders on a planet, from bottom to top, and whether the top one is face up."""

    planet: int
    tokens: list[TokenShown]
    revealed: bool


class EventsShown(TypedDict):
    """The Event cards that belong to nobody. `deck` and `removed_unseen` are counted by stage."""

    deck: list[int]
    removed_unseen: list[int]
    unseen: list[int]
    buried: list[int]
    dug: int
    discards: list[int]
    removed: list[int]
    common: list[int]


# Players


class DrawnEvent(TypedDict):
    """A drawn Event card: its stage is public; its holder reads it in step 8."""

    stage: int
    event: int | None


class ResourceShown(TypedDict):
    """A Resource card: its area, and the workers on it."""

    area: int
    workers: int


class OrdersShown(TypedDict):
    """Order tokens not on the board, by kind where they are known, and those shown to all; in games
    with a pool, the special orders in it (empty for none), the tokens that the player has, the
    special orders that a Star order stood for, and the area of this round's Defend order (-1)."""

    tokens: int
    known: list[int] | None
    shown: list[int]
    specials_allowed: int
    pool: NotRequired[list[int]]
    owned: NotRequired[list[int]]
    stood_for: NotRequired[list[int]]
    defended: NotRequired[int]


class PlayerShown(TypedDict):
    """What one player has, as far as the reader may know; resource tokens by kind, in a game that
    has them; `recharged` when Recharge was used in this phase; `run_by` who decides for a faction
    that nobody plays, and sees what it sees; `plans` where Event cards are picked for the whole
    game."""

    faction: int
    out: int
    conquest: int
    buildings: list[int]
    modules: list[int]
    technologies: list[int]
    events: list[int]
    drawn: list[DrawnEvent]
    figures: list[int]
    base_supply: int
    transport_supply: int
    worker_supply: int
    pool: int
    unavailable: int
    permanent: list[int]
    resources: list[ResourceShown]
    transports: list[int]
    orders: OrdersShown
    deck: int
    hand: HeldShown
    leaving: HeldShown
    unseen: list[int]
    announced: list[int]
    buried: list[int]
    dug: int
    discards: list[int]
    tech_deck: list[int]
    leaders: NotRequired[LeadersShown]
    tokens: NotRequired[list[int]]
    recharged: NotRequired[bool]
    run_by: NotRequired[int]
    plans: NotRequired[PlansShown]


# What can be worked out from all this


class UnitLimit(TypedDict):
    """How many units a Build order may bring, and how many the present one has brought."""

    used: int
    of: int


class SpecialPoolShown(TypedDict):
    """How many special orders the pool holds in all (null: any number), and the planets with a
    strategic area that the player controls, where special orders need no space."""

    spaces: int | None
    strategic: list[int]


class StandingShown(TypedDict):
    """How far a player is. `target` is what the conquest points of the team must reach, 0 in a game
    that they do not win. `orders` are those on the board, `covered` those of them that lie under
    others. `permanent` are the permanent resources, where they may be others than the sheet
    prints. How many special orders may still be placed would tell how many lie face down: only
    their owner is told."""

    team: int
    target: int
    objective: ObjectiveShown | None
    hand_limit: int
    unit_limit: UnitLimit
    areas: int
    bases: int
    units: int
    orders: int
    covered: int
    specials_left: int | None
    special_pool: NotRequired[SpecialPoolShown]
    permanent: NotRequired[list[int]]


class TurnShown(TypedDict):
    """Where the round is. `cycle`: of the four in which orders are placed, 0 for an order from a
    card and elsewhere. `placed`: by seat, the orders of this round. `order`, `of`: which of them is
    revealed or about to be. `next`: whose order comes after the present one. `step`: of the
    Regrouping Phase, 0 before the first; `steps`: what the steps of this game are called, in their
    order. -1 is none."""

    cycle: int
    placed: list[int]
    order: int
    of: int
    next: int
    step: int
    steps: list[str]


class RoomShown(TypedDict):
    """An area of the active planet while units move there: the unit limit and how many more may
    attack, how many of the active player's units are there, how many of these have arrived and
    cannot move again, how many are too many, and whether entering it starts a battle."""

    area: int
    limit: int
    surplus: int
    there: int
    arrived: int
    over: int
    battle: bool


class FiguresShown(TypedDict):
    """What a page shows besides: everybody could work it out from the view, the rules and what
    happened. `lanes` has one for each skirmish, none for one that is over or has no card. `leading`
    has the Leadership cards that lie open, in a game that has any; `scenario` how far the sides of
    a scenario are."""

    standing: list[StandingShown]
    turn: TurnShown
    room: list[RoomShown]
    free_slots: list[int]
    forecast: ForecastShown | None
    lanes: list[LaneShown | None]
    fought: FoughtShown | None
    leading: NotRequired[list[LeadingShown]]
    scenario: NotRequired[ScenarioFigures]


class StarCraftView(TypedDict):
    """The table as a seat, or a watcher, may see it: what is hidden is only counted. Programs get
    no figures: they know the rules. Only if there are any: the planet of Subtle Influence, a bit
    for each stage whose Leadership cards were chosen, and where a hero fell whose strike is due."""

    seat: int | None
    round: int
    phase: str
    stage: int
    first: int
    active: int
    planet: int
    winners: list[int]
    ending: str
    asked: AskedOf | None
    under_way: UnderWay
    galaxy: GalaxyShown
    areas: list[AreaShown]
    orders: list[StackShown]
    invaded: int
    invaders: list[int]
    battle: BattleShown | None
    events: EventsShown
    players: list[PlayerShown]
    influenced: NotRequired[int]
    stages_led: NotRequired[int]
    fallen: NotRequired[int]
    order: NotRequired[list[int]]
    met: NotRequired[int]
    bridge: NotRequired[int]
    figures: NotRequired[FiguresShown]


# Decisions


class StarCraftRemarks(TypedDict):
    """What is added about a decision: the payment that it asks for, the picks that are proposed
    for a choice of several cards, the skirmishes at which cards are placed or units stand, how many
    units go to the area that is asked for, what cannot be chosen, how many workers can be built one
    after the other, and what is placed while the galaxy is built."""

    payment: PaymentShown | None
    proposed: list[str]
    lanes: list[LaneOffers]
    muster: MusterShown | None
    leaving: int
    locked: list[LockShown]
    workers: int
    placing: PlacingShown | None
    forces: ForcesShown | None


class StarCraftOptionRemarks(TypedDict):
    """What is added about an option: where it leads, and what it costs by itself. The price is
    null if it buys nothing; the payment if it pays nothing before the next question."""

    leads: list[Lead]
    costs: list[CostShown]
    price: Price | None
    payment: PaymentShown | None


# What is printed

Provenance = Literal["rulebook", "public", "derived", "memory", "reconstructed"]


class Sources(TypedDict):
    """Where the facts of a thing come from, and which of them come from somewhere else."""

    provenance: Provenance
    provenance_of: NotRequired[dict[str, Provenance]]
    note: NotRequired[str]
    sources: NotRequired[int]


class ThingFacts(TypedDict):
    """A thing described for people: its kind of record, what is printed on it, its text in our
    words."""

    kind: str
    slug: str
    name: str
    figures: dict[str, object]
    text: str
    sources: Sources


class StarCraftPrinted(TypedDict):
    """Everything that options and views refer to by number, and the scenario that is
    played, if any."""

    card: list[ThingFacts]
    technology: list[ThingFacts]
    event: list[ThingFacts]
    unit: list[ThingFacts]
    module: list[ThingFacts]
    leader: list[ThingFacts]
    installation: list[ThingFacts]
    item: list[ThingFacts]
    faction: list[ThingFacts]
    race: list[ThingFacts]
    planet: list[ThingFacts]
    area: list[ThingFacts]
    scenario: list[ScenarioShown]


class StarCraftCard(TypedDict):
    """A card or piece in the gallery, and the box it is from."""

    kind: str
    slug: str
    name: str
    figures: CardFigures
    text: str
    sources: Sources
    set: str
