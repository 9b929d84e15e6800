"""The Build order: workers, transports and units, then a building and a module, then a base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.locks import Lock
from orrery.starcraft.board.queries import base_on, is_present
from orrery.starcraft.board.sheet import unit_build_limit
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.economy import means
from orrery.starcraft.rules.installations import (
    infest,
    infestable_areas,
    installations_on,
    why_not_infest,
)
from orrery.starcraft.rules.orders.new_units import (
    BuildUnit,
    still_there,
    units_there,
    why_not_new_unit_in,
)
from orrery.starcraft.rules.orders.purchases import (
    BASE,
    BUILDING,
    FREE,
    MAY_SAVE,
    MODULE,
    NORMAL,
    VERBS,
    Purchase,
    building_options,
    module_options,
    why_not_building,
    why_not_module,
)
from orrery.starcraft.rules.orders.site import (
    NEW_WORKER,
    Site,
    base_options,
    force_options,
    free_options,
    why_not_base,
    why_not_new_worker,
    why_not_transport,
    why_not_unit,
)
from orrery.starcraft.rules.orders.voluntary_destruction import (
    VoluntaryDestruction,
    can_destroy,
    why_not_destroy,
)

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box

BUILD_FORCES = Prompt("build-forces", "SC-BUILD-03")
BUILD_UPGRADES = Prompt("build-upgrades", "SC-BUILD-18")
BUILD_BASE = Prompt("build-base", "SC-BUILD-23")

DESTROY = Option("destroy")

UPGRADES = ("building", "module")
FOR_FLYERS = "BW-PLANET-04"
ABOUT_THE_PLACE = ("SC-BUILD-06", "SC-BUILD-23", "SC-BUILD-25", "BW-INST-02", FOR_FLYERS)
UPGRADING = 2
"""The step of buildings and modules."""
ONCE = (BUILDING, MODULE, BASE)
INSTALLATION = 5
"""Placed once in an order too, but not bought (BW-CARD-20)."""
GIVEN = 6
"""A worker or a transport that costs nothing, once in an order (BW-LEADCARD-26)."""
GIFTS = ("free-worker", "free-transport")
RARE = ("install", *GIFTS)
"""What not every box has."""
STEP_OF_VERB = {
    "free-worker": 1,
    "free-transport": 1,
    "new-worker": 1,
    "transport": 1,
    "unit": 1,
    "install": 1,
    "building": 2,
    "module": 2,
    "base": 3,
}


def build_order_of(game: StarCraftGame, seat: int) -> Build | None:
    """The Build order that a player is executing."""
    frames = (frame for frame in game.stack if isinstance(frame, Build) and frame.seat == seat)
    return next(frames, None)


class Build(Step):
    """A Build order on the active planet; a special one allows one more unit and a discount."""

    seat: int
    planet: int
    special: int
    before: tuple[Units, ...]  # the player's units on the planet before the order, by area
    built: int  # units built so far
    bought: tuple[int, ...]  # BUILDING, MODULE, BASE and INSTALLATION once bought or placed
    saved: int  # 1 when the discount of a special order was used
    picked: int  # 1 once the player has had a decision in this order

    def __init__(self, seat: int, planet: int, special: int) -> None:
        self.at, self.done = 0, 0
        self.seat, self.planet, self.special = seat, planet, special
        self.before, self.bought = (), ()
        self.built = self.saved = self.picked = 0

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Three steps in fixed order, each optional; starting a later one closes the earlier ones
        (SC-BUILD-01)."""
        if game.state.players[self.seat].out:
            return OVER
        if pick is not None:
            return self.carry_out(game, pick)
        match self.at:
            case 0:
                return self.begin(game)
            case 1:
                return self.build_forces(game)
            case 2:
                return self.upgrade_bases(game)
            case 3:
                return self.build_base(game)
        return OVER

    def begin(self, game: StarCraftGame) -> StepResult:
        """Without a unit or base on the planet, or an installation that gives units, the order has
        no effect; what is there now may be sacrificed later (SC-EXEC-09, SC-BUILD-14,
        SC-BUILD-17, BW-INST-07)."""
        if not can_build_on(game.state, game.facts, self.seat, self.planet):
            return OVER
        if game.state.players[self.seat].technologies:
            self.before = units_there(game, self.seat, self.planet)
        return None

    def build_forces(self, game: StarCraftGame) -> StepResult:
        """1. Workers, transports and units in any order and number the limits allow, and at most
        one Infested Command Center (SC-BUILD-03, SC-BUILD-05, SC-BUILD-08, BW-CARD-20)."""
        if self.before:
            now = units_there(game, self.seat, self.planet)
            self.before = still_there(self.before, now)
        site = self.site(game)
        options, destruction_helps = force_options(game, site)
        if INSTALLATION not in self.bought:
            areas = infestable_areas(game, self.seat, self.planet)
            options += [Option("install", area) for area in areas]
        if GIVEN not in self.bought:
            options += free_options(game, site)
        helps = destruction_helps and can_destroy(game, self.seat)
        if not (options or helps or self.done):
            return None
        return self.ask(game, BUILD_FORCES, options)

    def upgrade_bases(self, game: StarCraftGame) -> StepResult:
        """2. At most one building and one module, in either order, with a unit or base on the
        planet at that moment (SC-BUILD-17, SC-BUILD-18)."""
        options: list[Option] = []
        if is_present(game.state, game.facts, self.seat, self.planet):
            bounds, price = means(game, self.seat), self.price()
            if BUILDING not in self.bought:
                options += building_options(game, self.seat, price, bounds)
            if MODULE not in self.bought:
                options += module_options(game, self.seat, price, bounds)
        if not (options or self.done):
            return None
        return self.ask(game, BUILD_UPGRADES, options)

    def build_base(self, game: StarCraftGame) -> StepResult:
        """3. One base next to one of the player's units. A player who could do nothing so far may
        still destroy pieces of their own (SC-BUILD-23, SC-COMP-07)."""
        options = [] if BASE in self.bought else base_options(game, self.site(game))
        if not (options or self.done) and self.picked:
            return OVER
        return self.ask(game, BUILD_BASE, options)

    def ask(self, game: StarCraftGame, prompt: Prompt, options: list[Option]) -> StepResult:
        """What can be had, what can be given up, or neither; with no choice at all, which only a
        faction that nobody plays can have, the step is over (SC-COMP-07, BW-SCEN-35)."""
        if can_destroy(game, self.seat):
            options.append(DESTROY)
        if not options:
            return None
        return ask(game, self.seat, prompt, [*options, DONE])

    def carry_out(self, game: StarCraftGame, pick: Option) -> StepResult:
        """A purchase, or the end of the step; the player may destroy their own pieces at any time
        during the order and build them again (SC-COMP-08, SC-BUILD-11)."""
        self.done = self.picked = 1
        if pick == DONE:
            return None
        if pick == DESTROY:
            return game.run(VoluntaryDestruction(self.seat))
        if pick.verb == "install":
            infest(game, self.seat, pick.what)
            self.bought = (*self.bought, INSTALLATION)
            return self.build_forces(game)
        if pick.verb in GIFTS:
            self.bought = (*self.bought, GIVEN)
            return game.run(Purchase(self.seat, GIFTS.index(pick.verb), pick.what, FREE))
        if pick.verb == "unit":
            return game.run(BuildUnit(self.seat, self.planet, pick.what, self.price(), self.before))
        price = NORMAL if pick == NEW_WORKER else self.price()
        return game.run(Purchase(self.seat, VERBS.index(pick.verb), pick.what, price))

    def price(self) -> int:
        """One unit, base, transport, building or module of a special order may cost one resource
        less (SC-BUILD-27)."""
        return MAY_SAVE if self.special and not self.saved else NORMAL

    def returned(self, child: Procedure[State, Box]) -> None:
        """What was bought counts: each unit once towards the limit, the discount once
        (SC-BUILD-16, SC-BUILD-18, SC-BUILD-27, SC-TERM-04)."""
        if isinstance(child, BuildUnit):
            self.built += 1
            self.saved |= child.saved
            self.before = child.before
        elif isinstance(child, Purchase):
            self.saved |= child.saved
            if child.kind in ONCE:
                self.bought = (*self.bought, child.kind)

    def site(self, game: StarCraftGame) -> Site:
        """What the order finds on its planet now: a base allows step 1 (SC-BUILD-29)."""
        state, box = game.state, game.facts
        base = base_on(state, box, self.seat, self.planet)
        limit = unit_build_limit(box, state.players[self.seat], self.special)
        return Site(
            self.seat,
            self.planet,
            base,
            limit - self.built,
            means(game, self.seat),
            self.price(),
            self.before,
            installations_on(state, box, self.seat, self.planet),
        )

    def shown(self) -> UnderWay:
        """How many units have been built."""
        return {"build": {"built": self.built}}

    def subject(self, _: StarCraftGame) -> Subject:
        return {"price": Ref("number", self.price())}

    def why_not_then(self, game: StarCraftGame, first: Option, then: Option) -> str | None:
        """Why a unit from a building cannot be placed in an area (SC-BUILD-10)."""
        if (first.verb, then.verb) != ("unit", "area") or game.facts.needs[first.what] != NONE:
            return None
        return why_not_new_unit_in(game, self.seat, self.planet, then.what, first.what)

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """Ending a step that still offers something closes it (SC-BUILD-01)."""
        if pick != DONE or game.decision is None:
            return []
        offers = any(one.verb in STEP_OF_VERB for one in game.decision.options)
        return [Cost("closes", self.at)] if offers else []

    def locks(self, game: StarCraftGame) -> list[Lock]:
        """What the sheet offers in this step and the later ones, or in any if none was closed by
        choice, and cannot be had; a transport or a base if it can go nowhere (SC-BUILD-01)."""
        box, site = game.facts, self.site(game)
        player = game.state.players[self.seat]
        reasons: list[tuple[Option, list[str | None]]] = []
        if self.at == 1 or not self.picked:
            units = box.units_of[player.faction]
            routes = game.state.galaxy.routes_of[self.planet]
            reasons += [(Option("unit", one), [why_not_unit(game, site, one)]) for one in units]
            reasons.append((NEW_WORKER, [why_not_new_worker(game, site)]))
            sent = [why_not_transport(game, site, route) for route in routes]
            reasons.append((Option("transport"), sent or ["SC-BUILD-05"]))
        if self.at <= UPGRADING or not self.picked:
            kinds = (len(player.buildings), len(box.module_slugs))
            reasons += [
                (Option(verb, at), [self.why_not_upgrade(game, verb, at)])
                for verb, number in zip(UPGRADES, kinds, strict=True)
                for at in range(number)
            ]
        settled = [self.why_not_base(game, site, area) for area in box.areas_of[self.planet]]
        reasons.append((Option("base"), settled))
        return [Lock(one, nearest(why)) for one, why in reasons if None not in why]

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a thing cannot be bought now; things from other steps never can (SC-BUILD-01)."""
        if option == DONE:
            return None
        if option == DESTROY:
            return why_not_destroy(game, self.seat)
        verb, what, to = option
        if to != NONE or STEP_OF_VERB.get(verb) != self.at:
            return "SC-BUILD-01"
        if verb in RARE and not game.facts.leadership:
            return "SC-BUILD-01"
        if verb in UPGRADES:
            return self.why_not_upgrade(game, verb, what)
        site = self.site(game)
        if verb in GIFTS:
            given = [] if GIVEN in self.bought else free_options(game, site)
            return None if option in given else "BW-LEADCARD-26"
        if verb == "unit":
            return why_not_unit(game, site, what)
        if verb == "transport":
            return why_not_transport(game, site, what)
        if verb == "base":
            return self.why_not_base(game, site, what)
        if verb == "install":
            return self.why_not_install(game, what)
        return why_not_new_worker(game, site) if what == NONE else "SC-BUILD-04"

    def why_not_install(self, game: StarCraftGame, area: int) -> str | None:
        """One Infested Command Center in an order (BW-CARD-20)."""
        reason = why_not_infest(game, self.seat, self.planet, area)
        return "BW-CARD-20" if reason is None and INSTALLATION in self.bought else reason

    def why_not_base(self, game: StarCraftGame, site: Site, area: int) -> str | None:
        """Only one in an order, even if it is destroyed again (SC-BUILD-23)."""
        reason = why_not_base(game, site, area)
        return "SC-BUILD-23" if reason is None and BASE in self.bought else reason

    def why_not_upgrade(self, game: StarCraftGame, verb: str, what: int) -> str | None:
        """Once each in an order, and only with a piece on the planet (SC-BUILD-17, SC-BUILD-18)."""
        if VERBS.index(verb) in self.bought:
            return "SC-BUILD-18"
        if not is_present(game.state, game.facts, self.seat, self.planet):
            return "SC-BUILD-17"
        judge = why_not_building if verb == "building" else why_not_module
        return judge(game, self.seat, what, self.price())


def can_build_on(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether a player has a unit or base on a planet, or an installation at which units are built
    (SC-BUILD-17, BW-INST-07)."""
    if is_present(state, box, seat, planet):
        return True
    units = box.units_of[state.players[seat].faction]
    kinds = installations_on(state, box, seat, planet)
    return bool(kinds) and any(box.installed_at[unit] in kinds for unit in units)


def nearest(reasons: list[str | None]) -> str:
    """Of the reasons for several places one that is not about the place, if there is any; else what
    is wrong with a place where one of the player's units is (BW-PLANET-04)."""
    rules = [rule for rule in reasons if rule is not None]
    first = FOR_FLYERS if FOR_FLYERS in rules else rules[0]
    return next((rule for rule in rules if rule not in ABOUT_THE_PLACE), first)
