"""A small builder of positions, and a player's hands on them: tests read like sentences.

    game = table(active="republic", republic=side(hand=["clone_trooper"]), row=["stap"])
    game.picks("play clone_trooper", "commit clone_trooper stap", "resolve stap")
    assert "stap" in game.galaxy_discard

Cards are named by slug; a ship may carry damage: ("venator_class_star_destroyer", 3). What is not
named is out of the way: other starters and bases are set aside, the row is filled up with neutral
ships, the galaxy deck holds what is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from orrery.clone_wars.board.state import CloneWarsGame, Side, State
from orrery.clone_wars.compile import make_box
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.library import Edition, Library, check_base, check_card, load_library
from orrery.clone_wars.facts.options import complete, settle_chance
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.verbs import VERBS
from orrery.clone_wars.rules.legality import why_not
from orrery.clone_wars.rules.setup import PlayGame
from orrery.clone_wars.rules.turn import Turn
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option, Seat
from orrery.core.events import Event
from orrery.core.facts import Fact
from orrery.core.flow import Game
from orrery.core.rng import seed_from_number
from orrery.resources import resource
from tests.proof import unwatched

FILLERS = {
    "clone_wars": ["corona_class_frigate"] * 3 + ["action_vi_transport"] * 2 + ["maul"],
    "first_edition": ["blockade_runner"] * 3 + ["c_roc_cruiser"] * 2 + ["jabba_the_hutt"],
}
"""Neutral cards that fill the slots of the row nobody named."""
START, ACTIONS = 1, 5
"""Steps of a turn at which a position may begin."""

Slugs = Iterable[str]


@dataclass
class SideSpec:
    """What one player has in a position."""

    hand: Slugs = ()
    units: Slugs = ()
    ships: Iterable[str | tuple[str, int]] = ()
    deck: Slugs = ()  # top first
    discard: Slugs = ()  # top last
    exile: Slugs = ()
    base: str | None = ""  # "": the starting base; None: no base
    damage: int = 0
    bases: Slugs | None = None  # None: all others of the mode
    lost: Slugs = ()  # bases in the opponent's victory pile
    pool: int = 0


side = SideSpec


@dataclass
class Invented:
    """A card of the game with other figures or another text, for a test."""

    slug: str
    changes: dict[str, object] = field(default_factory=dict)


def invent(slug: str, **changes: object) -> Invented:
    """A record with some of its keys replaced; it is checked like a card pack's."""
    return Invented(slug, changes)


def texts() -> dict[str, str]:
    """The project's own files of facts."""
    return {
        name: resource("data", "clone_wars", name).read_text("utf-8") for name in CLONE_WARS.files
    }


@cache
def library() -> Library:
    """Both editions as they are."""
    return load_library(texts(), {})


def with_invented(base: Library, invented: Iterable[Invented]) -> Library:
    """A library in which some records were replaced; those are checked like a pack's."""
    changes = {one.slug: one.changes for one in invented}
    editions: dict[str, Edition] = {}
    for name, edition in base.editions.items():
        cards: list[Fact] = [{**c, **changes.get(str(c["id"]), {})} for c in edition.cards]
        bases: list[Fact] = [{**b, **changes.get(str(b["id"]), {})} for b in edition.bases]
        for card in cards:
            if card["id"] in changes:
                check_card(f"test: {card['id']}", card)
        for one in bases:
            if one["id"] in changes:
                check_base(f"test: {one['id']}", one)
        editions[name] = Edition(name, cards, bases)
    return Library(editions)


def new_box(settings: dict[str, str], invented: list[Invented]) -> Box:
    """A box of facts, made now."""
    return make_box(with_invented(library(), invented) if invented else library(), settings)


BOXES: dict[str, Box] = {}


def same_box(settings: dict[str, str], invented: list[Invented]) -> Box:
    """A box of facts, made once for equal wishes; nothing ever changes a box. Making it proves no
    rule, or the proof would depend on which test comes first."""
    key = repr((settings, invented))
    if key not in BOXES:
        with unwatched():
            BOXES[key] = new_box(settings, invented)
    return BOXES[key]


class Dealer:
    """Hands out the copies of a box by slug."""

    def __init__(self, box: Box) -> None:
        self.free: dict[str, list[int]] = {}
        for card in range(box.size):
            self.free.setdefault(box.slug(card), []).append(card)

    def take(self, slug: str) -> int:
        if not self.free.get(slug):
            raise AssertionError(f"no copy of {slug} is left in this box")
        return self.free[slug].pop(0)

    def take_all(self, slugs: Slugs) -> tuple[int, ...]:
        return tuple(self.take(slug) for slug in slugs)

    def rest(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these cards that nobody took."""
        free = {card for copies in self.free.values() for card in copies}
        return tuple(card for card in cards if card in free)


def table(
    *,
    factions: str = "republic,separatist",
    active: str = "",
    step: int = ACTIONS,
    force: int = 0,
    row: Slugs = (),
    galaxy: Slugs | None = None,
    galaxy_discard: Slugs = (),
    pilots: int = 10,
    invented: Iterable[Invented] = (),
    seed: int = 1,
    turn: int = 3,
    options: dict[str, str] | None = None,
    fresh: bool = False,
    **sides: SideSpec,
) -> Scenario:
    """A position in the turn of `active` (default: the first faction), `force` towards the first
    faction, the galaxy deck given top first. `fresh`: the facts are loaded anew, for tests about
    loading; otherwise equal boxes are made once."""
    settings = settle_chance(
        complete({"factions": factions, **(options or {})}), seed_from_number(seed)
    )
    box = new_box(settings, list(invented)) if fresh else same_box(settings, list(invented))
    state = State(seed_from_number(seed))
    dealer = Dealer(box)
    unknown = set(sides) - set(box.factions)
    assert not unknown, f"{unknown} do not play here; {box.factions} do"
    specs = [sides.get(faction, SideSpec()) for faction in box.factions]
    for seat, spec in enumerate(specs):
        put_base(state, box, dealer, seat, spec)
    for seat, spec in enumerate(specs):
        fill(state.sides[seat], box, dealer, spec)
    named = list(row)
    state.row = dealer.take_all(named + FILLERS[settings["neutral"]][len(named) :])
    state.galaxy_discard = dealer.take_all(galaxy_discard)
    if galaxy is None:
        state.galaxy = dealer.rest(box.galaxy)
    else:
        state.galaxy = dealer.take_all(galaxy)[::-1]
    state.pilots = dealer.rest(box.pilots)[:pilots]
    state.force, state.turn = force, turn
    state.active = box.factions.index(active) if active else 0
    leftover = set(dealer.rest((*box.starters[0], *box.starters[1], *box.galaxy, *box.pilots)))
    leftover -= {*state.galaxy, *state.pilots}
    state.sides[0].aside += tuple(sorted(leftover))
    return Scenario(start(state, box, step))


def put_base(state: State, box: Box, dealer: Dealer, seat: int, spec: SideSpec) -> None:
    """The current base, the lost ones, the stack, the rest aside."""
    mine = state.sides[seat]
    slugs = {box.slug(base): base for base in box.bases[seat]}
    starting = next(s for s, b in slugs.items() if box.printed[b].record["starting"])
    if spec.base is not None:
        mine.base = dealer.take(spec.base or starting)
        mine.base_damage = spec.damage
    state.sides[1 - seat].victory = dealer.take_all(spec.lost)
    rest = dealer.rest(box.bases[seat])
    if spec.bases is None:
        beginner = box.settings["mode"] == "beginner"
        mine.bases = tuple(
            base
            for base in rest
            if (not beginner or box.printed[base].record["beginner_deck"])
            and not box.printed[base].record["starting"]
        )
    else:
        mine.bases = tuple(sorted(dealer.take_all(spec.bases)))
    mine.aside = tuple(base for base in rest if base not in mine.bases)


def fill(mine: Side, box: Box, dealer: Dealer, spec: SideSpec) -> None:
    """Hand, play area, piles and pool."""
    mine.hand = dealer.take_all(spec.hand)
    mine.units = dealer.take_all(spec.units)
    ships = [(ship, 0) if isinstance(ship, str) else ship for ship in spec.ships]
    mine.ships = dealer.take_all(slug for slug, _ in ships)
    mine.damage = tuple(damage for _, damage in ships)
    mine.deck = dealer.take_all(spec.deck)[::-1]
    mine.discard = dealer.take_all(spec.discard)
    mine.exile = dealer.take_all(spec.exile)
    mine.pool = spec.pool
    assert all(box.is_ship[ship] for ship in mine.ships), "only ships stand among the ships"
    assert not any(box.is_ship[unit] for unit in mine.units), "a ship stands among the units"


def start(state: State, box: Box, step: int) -> CloneWarsGame:
    """A game at its first decision from a step of the active player's turn on."""
    whole, turn = PlayGame(), Turn(state.active)
    whole.at, turn.at = 3, step
    game: CloneWarsGame = Game(state, box, [whole, turn])
    game.events = []
    game.emit("turn", state.active, number=state.turn)
    game.go_on(None)
    return game


class Scenario:
    """A position and a player's hands on it."""

    def __init__(self, game: CloneWarsGame) -> None:
        self.game = game

    # Acting

    def pick(self, text: str) -> Scenario:
        """Pick an option by its text form."""
        options = self.options
        assert text in options, f"{text!r} is not offered at {self.asked}; offered: {options}"
        assert self.game.decision is not None
        self.game.play(self.game.decision.options[options.index(text)])
        return self

    def picks(self, *texts: str) -> Scenario:
        for text in texts:
            self.pick(text)
        return self

    # Asking

    @property
    def options(self) -> list[str]:
        return VERBS.texts(self.game)

    @property
    def asked(self) -> str:
        """The key of the prompt, "over" when the game is over."""
        return self.game.decision.prompt.key if self.game.decision else "over"

    @property
    def seat(self) -> str:
        """The faction that is asked."""
        assert self.game.decision is not None
        return self.game.facts.factions[self.game.decision.seat]

    def offers(self, text: str) -> bool:
        return text in self.options

    def why(self, text: str, by: str = "") -> str | None:
        """The rule that forbids a move (of the faction asked, or of another), None if legal."""
        assert self.game.decision is not None
        seat = self.game.facts.factions.index(by) if by else self.game.decision.seat
        return why_not(self.game, Seat(seat), self.option(text, seat))

    def option(self, text: str, seat: int) -> Option:
        """The option a text means, offered or not: `commit arc_trooper base`, `use felucia 1`."""
        for option, offered in zip(
            self.game.decision.options if self.game.decision else [], self.options, strict=True
        ):
            if text in (offered, VERBS.text(self.game, option, level=1)):
                return option
        verb, *words = text.split()
        card = self.find(words[0], verb, seat) if words and words[0] != "base" else NONE
        if verb == "commit":
            target = NONE if words[1] == "base" else self.find(words[1], "buy", seat)
            return Option(verb, card, target)
        if verb == "use":
            return Option(verb, card, int(words[1]) - 1 if len(words) > 1 else 0)
        return Option(verb, card)

    def find(self, slug: str, verb: str, seat: int) -> int:
        """A card of this slug where the verb would look for it, else anywhere."""
        state, box = self.game.state, self.game.facts
        mine, other = state.sides[seat], state.sides[1 - seat]
        play = (*mine.units, *mine.ships, mine.base)
        zones = {"play": mine.hand, "buy": (*state.row, *state.pilots[::-1])}
        everywhere = (*zones.get(verb, play), *play, *other.ships, *other.units, *range(box.size))
        found: int = next(c for c in everywhere if c != NONE and box.slug(c) == slug)
        return found

    # Looking

    def side(self, faction: str) -> Side:
        return self.game.state.sides[self.game.facts.factions.index(faction)]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.game.facts.slug(card) if card != NONE else "" for card in cards]

    def hand(self, faction: str) -> list[str]:
        return sorted(self.names(self.side(faction).hand))

    def deck(self, faction: str) -> list[str]:
        """Top first."""
        return self.names(self.side(faction).deck[::-1])

    def discard(self, faction: str) -> list[str]:
        """Top last."""
        return self.names(self.side(faction).discard)

    def units(self, faction: str) -> list[str]:
        return self.names(self.side(faction).units)

    def ships(self, faction: str) -> dict[str, int]:
        """Ships with their damage (for ships of different kinds)."""
        mine = self.side(faction)
        return dict(zip(self.names(mine.ships), mine.damage, strict=True))

    def exile(self, faction: str) -> list[str]:
        return sorted(self.names(self.side(faction).exile))

    def victory(self, faction: str) -> list[str]:
        return self.names(self.side(faction).victory)

    def base(self, faction: str) -> str | None:
        base = self.side(faction).base
        return None if base == NONE else self.game.facts.slug(base)

    def bases(self, faction: str) -> list[str]:
        return sorted(self.names(self.side(faction).bases))

    def damage(self, faction: str) -> int:
        """Damage on the base."""
        return self.side(faction).base_damage

    def pool(self, faction: str) -> int:
        return self.side(faction).pool

    @property
    def force(self) -> int:
        """Towards the first faction."""
        return self.game.state.force

    @property
    def row(self) -> list[str]:
        return self.names(self.game.state.row)

    @property
    def galaxy(self) -> list[str]:
        """Top first."""
        return self.names(self.game.state.galaxy[::-1])

    @property
    def galaxy_discard(self) -> list[str]:
        return self.names(self.game.state.galaxy_discard)

    @property
    def pilots(self) -> int:
        return len(self.game.state.pilots)

    @property
    def winner(self) -> str | None:
        winner = self.game.state.winner
        return None if winner == NONE else self.game.facts.factions[winner]

    def events(self, kind: str = "") -> list[Event]:
        """What has happened so far, or what of one kind."""
        return [event for event in self.game.events or [] if not kind or event.kind == kind]
