"""What Clone Wars shows, typed once: the view of a seat, remarks on a decision, what is printed,
and a finished game in figures. The server's contract and the client's types are generated from
these; programs and the terminal read them.

Cards are numbers of the box. `NONE` (-1) is no card: an empty slot of the row, or the base as a
target.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# The table


class KnownCard(TypedDict):
    """A card in a face-down pile that the reader has seen."""

    from_top: int
    card: int


class PileShown(TypedDict):
    """A face-down pile: how many cards it has, and those that are known, from its top."""

    cards: int
    known: list[KnownCard]


class HeldShown(TypedDict):
    """Cards that their owner sees: how many, and those that are known."""

    cards: int
    known: list[int]


class InPlayShown(TypedDict):
    """A unit or ship with its current values; only ships have damage and hit points. `committed`:
    it has joined an attack that is not resolved yet."""

    card: int
    attack: int
    used: list[int]
    committed: bool
    attacked: bool
    damage: NotRequired[int]
    hit_points: NotRequired[int]


class BaseShown(TypedDict):
    """A base with its damage, and what is prevented of it this turn."""

    card: int
    damage: int
    hit_points: int
    prevented: int
    used: list[int]


class SideShown(TypedDict):
    """What one player has. `force` is the Force as this side sees it: 3 is the last space on its
    own side. `unseen` are the cards that are face down, in no particular order. Equal units and
    ships are stacked, whether they have joined an attack or not."""

    faction: str
    force: int
    pool: int
    hand: HeldShown
    deck: PileShown
    unseen: list[int]
    discard: list[int]
    exile: list[int]
    victory: list[int]
    base: BaseShown | None
    bases: HeldShown
    units: list[InPlayShown]
    ships: list[InPlayShown]
    unit_stacks: list[list[int]]
    ship_stacks: list[list[int]]


class GroupShown(TypedDict):
    """An open attack: a card of the row or the base, and the cards that have joined."""

    target: int
    cards: list[int]


class WaitingShown(TypedDict):
    """Where the next card that a seat buys goes, if it matches a filter of the box."""

    to: str
    filter: int
    seat: int


class DueShown(TypedDict):
    """A card that is exiled when the turn ends."""

    card: int
    seat: int


class AskedOf(TypedDict):
    """Who must decide, and the prompt; the card it is about, if the reader may know it."""

    seat: int
    prompt: str
    rule: str
    about: NotRequired[int]


class CloneWarsView(TypedDict):
    """The table as a seat, or a watcher, may see it: hidden cards are only counted. `pilot` is the
    top one of the pilots, or `NONE` when none is left."""

    seat: int | None
    turn: int
    active: int
    force: int
    winner: int
    bases_to_win: int
    asked: AskedOf | None
    row: list[int]
    galaxy: PileShown
    galaxy_discard: list[int]
    pilots: int
    pilot: int
    groups: list[GroupShown]
    waiting: list[WaitingShown]
    due: list[DueShown]
    sides: tuple[SideShown, SideShown]


# Remarks on a decision


class Summand(TypedDict):
    """A part of a card's attack: which card gives it, and by which rule."""

    card: int
    source: int
    value: int
    rule: str


class Against(TypedDict):
    """What an attack must reach or wear down, card by card."""

    card: int
    value: int
    rule: str


class AttackSum(TypedDict):
    """An attack that is being put together, or whose damage is being divided."""

    target: int
    lines: list[Summand]
    total: int
    against: list[Against]


class Joiner(TypedDict):
    """A card that may still join an attack, and what it would add."""

    card: int
    value: int


class Aim(TypedDict):
    """What is attacked or could be: what it takes, what is aimed at it, and which cards may still
    join. `vain`: its reward would have no effect now."""

    target: int
    against: list[Against]
    total: int
    joining: list[Joiner]
    vain: bool


class Lane(TypedDict):
    """A ship that may take damage: what it has left, and for each share the pick that assigns
    it."""

    card: int
    room: int
    picks: list[str]


class Division(TypedDict):
    """Damage that is divided among ships, in the order their shares are asked for: who dealt it,
    and the rule by which the base takes nothing."""

    total: int
    lanes: list[Lane]
    attackers: list[Joiner]
    rule: str


class Wasted(TypedDict):
    """What ending the turn would waste: unresolved attacks, cards in hand, cards that could attack
    the base, abilities that could be used, or resources in the pool."""

    what: Literal["groups", "hand", "attackers", "abilities", "pool"]
    n: int


class CloneWarsRemarks(TypedDict):
    """The sums of open attacks; in the action phase everything that could be attacked, the picks
    that send everything against the base, and what ending the turn would waste, worst first.
    `equal`: groups of cards that nobody can tell apart, of which one is offered. `division`: damage
    that is divided, if the order does not matter."""

    sums: list[AttackSum]
    aims: list[Aim]
    equal: list[list[int]]
    division: Division | None
    all_to_base: list[str]
    wasted: list[Wasted]


class CloneWarsOptionRemarks(TypedDict):
    """`vain`: it would cost something and do nothing."""

    vain: bool


# What is printed

Faction = Literal["republic", "separatist", "empire", "rebel", "neutral"]
CardType = Literal["unit", "capital_ship", "base"]


class Figures(TypedDict, total=False):
    """The printed figures that a card has."""

    copies: int
    cost: int
    attack: int
    resources: int
    force: int
    hit_points: int
    target_value: int


class Sources(TypedDict):
    """Where the facts of a card come from, and which parts come from somewhere else."""

    provenance: Literal["rulebook", "public", "derived", "memory", "reconstructed"]
    confidence: NotRequired[str]
    attested: NotRequired[list[str]]
    reconstructed: NotRequired[list[str]]
    note: NotRequired[str]


class Gain(TypedDict):
    """One thing that is gained, for the symbols on a card: three resources, two cards exiled."""

    kind: Literal["attack", "resources", "force", "exile", "purchase"]
    n: int


class CardMarks(TypedDict):
    """`once`: which of its texts are used as an action, once each turn; `from_hand`: using one of
    them takes cards from the hand; `is_gift`: its reward is only resources and Force; `asks`: when
    it is revealed, it asks at once for a card of the row."""

    once: list[int]
    from_hand: bool
    is_gift: bool
    asks: bool


class CardFacts(CardMarks):
    """A card for people: figures, texts, and where they come from. `gains` is the reward in
    symbols, `choice` what "choose one" offers, one symbol each."""

    slug: str
    name: str
    faction: Faction
    type: CardType
    unique: bool
    traits: list[str]
    figures: Figures
    text: list[str]
    reward: str | None
    gains: list[Gain]
    choice: list[Gain]
    sources: Sources


class CloneWarsPrinted(TypedDict):
    """All cards of a game, by number."""

    card: list[CardFacts]


class CloneWarsCard(CardFacts):
    """A card in the gallery: its set, and which cards it is bought or shuffled with."""

    set: str
    group: str


# A finished game


class DamageDealt(TypedDict):
    """Damage dealt in a turn by a seat, to the base or to ships."""

    turn: int
    seat: int
    hit: str
    amount: int


class FallenBase(TypedDict):
    """A base that a seat destroyed."""

    turn: int
    seat: int
    card: int


class ForceAfter(TypedDict):
    """The Force after a turn: 3 is completely with the first seat."""

    turn: int
    force: int


class Totals(TypedDict):
    """What a seat did in the whole game."""

    damage: int
    bought: int
    defeated: int
    ships: int
    bases: int
    force: int


class AttackerShown(TypedDict):
    card: int
    attack: int


class Blow(TypedDict):
    """An attack on a base, and who took part."""

    turn: int
    seat: int
    amount: int
    cards: list[AttackerShown]


class Deed(TypedDict):
    """What a card gave in the whole game."""

    card: int
    what: Literal["attack", "resources"]
    amount: int


class CloneWarsSummary(TypedDict):
    """A finished game in figures."""

    turns: int
    damage: list[DamageDealt]
    fallen: list[FallenBase]
    force: list[ForceAfter]
    totals: tuple[Totals, Totals]
    biggest: Blow | None
    best: tuple[list[Deed], list[Deed]]
