"""The cards of one game: printed facts as tuples indexed by card, and the options made from them.

A card is a number. Copies of one card have numbers of their own and share a kind (CW-TERM-16). A
box is made once for a choice of factions and packs, shared by all games and copies, and never
changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.clone_wars.facts.standing import (
    AllowRowAttack,
    KeepResources,
    PreventDamage,
    StatBonus,
)
from orrery.clone_wars.facts.terms import ACTION
from orrery.core.decisions import Option

if TYPE_CHECKING:
    from orrery.clone_wars.facts.effect import Condition, Effect, Standing
    from orrery.clone_wars.facts.library import Library

NEVER = 1_000_000_000_000
"""A price no pool can reach: this seat may not buy the card."""


class Filter:
    """The filter words of a text: the cards that match, by the seat that uses it."""

    __slots__ = ("fits", "other")

    fits: tuple[frozenset[int], frozenset[int]]
    other: bool  # not the card itself

    def __init__(self, fits: tuple[frozenset[int], frozenset[int]], other: bool) -> None:
        self.fits, self.other = fits, other

    def admits(self, user: int, source: int, card: int) -> bool:
        """Whether a card matches, by its printed faction, traits and unique mark; "another"
        excludes the card itself (CW-TERM-05, CW-TERM-07, CW-TERM-09)."""
        return card in self.fits[user] and not (self.other and card == source)


class Clause:
    """One ability of a card: when, on what conditions, at what cost, what it does
    (CW-ABILITY-03)."""

    __slots__ = ("conditions", "cost", "do", "must", "otherwise", "when")

    when: int
    conditions: tuple[Condition, ...]
    cost: int  # numbers of lists of effects in the box, -1 for none
    do: int
    otherwise: int
    must: bool

    def __init__(
        self,
        when: int,
        conditions: tuple[Condition, ...],
        cost: int,
        do: int,
        otherwise: int,
        must: bool,
    ) -> None:
        self.when, self.conditions, self.cost = when, conditions, cost
        self.do, self.otherwise, self.must = do, otherwise, must


class ActionClause:
    """An ability used as an action: its place on the card, its mark, its option."""

    __slots__ = ("always", "clause", "mark", "number", "option")

    number: int
    mark: int
    clause: Clause
    option: Option
    always: bool  # usable whatever is on the table

    def __init__(
        self, number: int, mark: int, clause: Clause, option: Option, always: bool
    ) -> None:
        self.number, self.mark, self.clause = number, mark, clause
        self.option, self.always = option, always


class StandingClause(NamedTuple):
    """A "while" text: holds as long as its card is in play and its conditions hold (CW-KEY-01)."""

    conditions: tuple[Condition, ...]
    effects: tuple[Standing, ...]


class Printed(NamedTuple):
    """What is printed on a card, for people: everything the rules never need during play."""

    slug: str
    name: str
    faction: str
    kind: str  # unit, capital_ship or base
    record: dict[str, object]


class Box:
    """Facts indexed by card; the last entry of a tuple is for NONE."""

    size: int
    settings: dict[str, str]
    library: Library
    factions: tuple[str, str]  # by seat
    printed: tuple[Printed, ...]
    kind: tuple[int, ...]
    faction: tuple[int, ...]  # the seat that plays it, or -1 for neutral
    is_ship: tuple[bool, ...]
    is_base: tuple[bool, ...]
    cost: tuple[int, ...]
    attack: tuple[int, ...]
    resources: tuple[int, ...]
    force: tuple[int, ...]
    hit_points: tuple[int, ...]
    target: tuple[int, ...]  # target value, 0 for none
    bit: tuple[int, ...]
    price: tuple[tuple[int, ...], tuple[int, ...]]  # by seat: cost, or NEVER
    enemy_units: tuple[frozenset[int], frozenset[int]]  # by seat: what may be attacked in the row
    neutral: frozenset[int]
    abilities: tuple[tuple[Clause, ...], ...]
    actions: tuple[tuple[ActionClause, ...], ...]
    musts: tuple[int, ...]  # marks of the actions that must be used when the card is played
    standing: tuple[tuple[StandingClause, ...], ...]
    clauses_by_trigger: tuple[frozenset[int], ...]  # by trigger: the cards that have such a clause
    standing_texts: dict[type, frozenset[int]]  # by word: the cards with such a "while" text
    attack_texts: frozenset[int]  # cards whose "while" text changes attack
    hit_point_texts: frozenset[int]  # cards whose "while" text changes hit points
    hit_points_shift: bool  # whether such a text may start or end without a base being lost
    reward: tuple[int, ...]  # number of the list of effects, -1 for none
    effects: tuple[tuple[Effect, ...], ...]
    filters: tuple[Filter, ...]
    starters: tuple[tuple[int, ...], tuple[int, ...]]
    galaxy: tuple[int, ...]
    pilots: tuple[int, ...]
    may_pay_off: bool  # whether paying off neutral cards is an option of this game
    bases: tuple[tuple[int, ...], tuple[int, ...]]
    play: tuple[Option, ...]
    buy: tuple[Option, ...]
    pay_off: tuple[Option, ...]
    commit_base: tuple[Option, ...]
    commit_row: tuple[tuple[Option, ...], ...]
    resolve: tuple[Option, ...]

    def has(self, card: int, trigger: int) -> bool:
        """Whether a card has a clause with this trigger."""
        return card in self.clauses_by_trigger[trigger]

    def name(self, card: int) -> str:
        """The printed name of a card."""
        return self.printed[card].name

    def slug(self, card: int) -> str:
        """The stable name of a card's kind, for people."""
        return self.printed[card].slug


def always_usable(box: Box, clause: Clause) -> bool:
    """Whether a clause in play can be used whatever is on the table."""
    if clause.conditions:
        return False
    if clause.cost != -1:
        return all(effect.always for effect in box.effects[clause.cost])
    return any(effect.always and not effect.conditions for effect in box.effects[clause.do])


def make_standing_tables(box: Box) -> None:
    """Which cards have which "while" texts: for most questions the answer is none."""
    texts = [
        (card, effect)
        for card in range(box.size)
        for clause in box.standing[card]
        for effect in clause.effects
    ]
    box.standing_texts = {
        word: frozenset(card for card, effect in texts if type(effect) is word)
        for word in (PreventDamage, AllowRowAttack, KeepResources)
    }
    bonuses = [(card, effect.stat) for card, effect in texts if isinstance(effect, StatBonus)]
    box.attack_texts = frozenset(card for card, stat in bonuses if stat == "attack")
    box.hit_point_texts = frozenset(card for card, stat in bonuses if stat == "hit_points")
    box.hit_points_shift = any(
        not box.is_base[card] or clause.conditions or any(map(is_counted, clause.effects))
        for card in box.hit_point_texts
        for clause in box.standing[card]
    )


def is_counted(effect: Standing) -> bool:
    """Whether a bonus depends on what is on the table."""
    return isinstance(effect, StatBonus) and (effect.count is not None or effect.lost_bases)


def make_options(box: Box) -> None:
    """Options are made once; listing them only looks them up."""
    cards = range(box.size)
    box.bit = tuple([1 << card for card in cards] + [0])
    box.play = tuple(Option("play", card) for card in cards)
    box.buy = tuple(Option("buy", card) for card in cards)
    box.pay_off = tuple(Option("pay-off", card) for card in cards)
    box.commit_base = tuple(Option("commit", card) for card in cards)
    targets = [card for card in cards if card in box.galaxy]
    first = targets[0] if targets else 0
    box.commit_row = tuple(
        tuple([Option("none")] * first + [Option("commit", card, target) for target in targets])
        for card in cards
    )
    box.resolve = tuple([Option("resolve", card) for card in cards] + [Option("resolve")])
    mark = 1
    actions: list[tuple[ActionClause, ...]] = []
    for card in cards:
        mine: list[ActionClause] = []
        for index, clause in enumerate(box.abilities[card]):
            if clause.when == ACTION:
                option = Option("use", card, index)
                always = not box.is_base[card] and always_usable(box, clause)
                mine.append(ActionClause(index, mark, clause, option, always))
                mark <<= 1
        actions.append(tuple(mine))
    box.actions = (*actions, ())
    box.musts = tuple(sum(action.mark for action in mine if action.clause.must) for mine in actions)
