"""What is bought: prices with and without a discount, buildings and modules, and what happens once
a piece is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import place_base, place_transport
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import GAS, MINERALS, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.economy import Means, Pay, means, why_not_affordable

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

DISCOUNT = Prompt("discount", "SC-ECON-14")
GAIN_UPGRADE = Prompt("gain-upgrade", "SC-EVENT-09")

# What a buyer pays: the printed cost, one resource less, nothing, or optionally one less
NORMAL, LESS_ONE, FREE, MAY_SAVE = 0, 1, 2, 3

# What is bought
WORKER, TRANSPORT, BUILDING, MODULE, BASE = 0, 1, 2, 3, 4
VERBS = ("new-worker", "transport", "building", "module", "base")


# Prices


def discounts(minerals: int, gas: int) -> list[tuple[int, tuple[int, int]]]:
    """One mineral or one gas less, if the cost contains it (SC-ECON-14)."""
    lower: list[tuple[int, tuple[int, int]]] = []
    if minerals:
        lower.append((MINERALS, (minerals - 1, gas)))
    if gas:
        lower.append((GAS, (minerals, gas - 1)))
    return lower


def why_not_price(bounds: Means, cost: tuple[int, int], price: int) -> str | None:
    """Why a thing of this cost cannot be paid for, even with the discount if there is one."""
    if price == FREE:
        return None
    reason = why_not_affordable(bounds, *cost)
    if reason is None or price == NORMAL:
        return reason
    for _, lower in discounts(*cost):
        if why_not_affordable(bounds, *lower) is None:
            return None
    return reason


class PayPrice(Step):
    """A cost is paid, possibly one resource less than printed; what is free needs no worker."""

    seat: int
    minerals: int
    gas: int
    price: int  # NORMAL, LESS_ONE, FREE, MAY_SAVE
    saved: int  # 1 when a discount was used

    def __init__(self, seat: int, cost: tuple[int, int], price: int) -> None:
        self.at, self.done = 1, 0
        self.seat, self.price, self.saved = seat, price, 0
        self.minerals, self.gas = cost

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_discount(game, pick)
            case 2:
                return self.pay(game)
        return OVER

    def choose_discount(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """1. A mineral or a gas less, at the buyer's choice; a cost never falls below zero
        (SC-ECON-14, SC-BUILD-27)."""
        if self.price in (NORMAL, FREE):
            return None
        if pick is None:
            options = self.ways(game)
            if len(options) > 1:
                return ask(game, self.seat, DISCOUNT, options)
            pick = options[0]
        if pick != DONE:
            self.saved = 1
            self.minerals -= pick.what == MINERALS
            self.gas -= pick.what == GAS
        return None

    def ways(self, game: StarCraftGame) -> list[Option]:
        """The affordable ways to use the discount, and the full price if it may be kept for another
        purchase (SC-ECON-14)."""
        bounds = means(game, self.seat)
        lower = discounts(self.minerals, self.gas)
        ways = [
            Option("discount", kind)
            for kind, cost in lower
            if why_not_affordable(bounds, *cost) is None
        ]
        keeps = self.price == MAY_SAVE or not lower
        if keeps and why_not_affordable(bounds, self.minerals, self.gas) is None:
            ways.append(DONE)
        return ways

    def pay(self, game: StarCraftGame) -> StepResult:
        """2. The rest is paid with workers (SC-ECON-02)."""
        if self.done or self.price == FREE or not self.minerals + self.gas:
            return None
        self.done = 1
        return game.run(Pay(self.seat, self.minerals, self.gas))


def cost_of(box: Box, player: Player, kind: int, what: int) -> tuple[int, int]:
    """What is printed on the sheet or the token (SC-ECON-01)."""
    race = box.race[player.faction]
    if kind == BUILDING:
        token = box.buildings[race][what][player.buildings[what]]
        return token.minerals, token.gas
    if kind == MODULE:
        return box.module_cost[race][what]
    if kind == WORKER:
        return box.worker_cost
    return box.transport_cost if kind == TRANSPORT else box.base_cost


# Buildings and modules


def why_not_building(
    game: StarCraftGame, seat: int, building: int, price: int, bounds: Means | None = None
) -> str | None:
    """The next level of a type, on top of the previous one, as long as a token is left
    (SC-BUILD-20, SC-BUILD-21, BW-UNIT-03)."""
    box, player = game.facts, game.state.players[seat]
    types = box.buildings[box.race[player.faction]]
    if not 0 <= building < len(types):
        return "SC-BUILD-20"
    if player.buildings[building] == len(types[building]):
        return "SC-BUILD-21"
    cost = cost_of(box, player, BUILDING, building)
    return why_not_price(bounds or means(game, seat), cost, price)


def why_not_module(
    game: StarCraftGame, seat: int, module: int, price: int, bounds: Means | None = None
) -> str | None:
    """A kind of which the race has tokens, one that is unused, and a free space on the sheet
    (SC-MODULE-01, SC-BUILD-22, BW-MODULE-01)."""
    box, player = game.facts, game.state.players[seat]
    race = box.race[player.faction]
    if not 0 <= module < len(box.module_slugs) or not box.module_tokens[race][module]:
        return "SC-MODULE-01"
    if player.modules[module] == box.module_tokens[race][module]:
        return "SC-BUILD-22"
    if sum(player.modules) >= box.module_spaces[race]:
        return "SC-BUILD-22"
    return why_not_price(bounds or means(game, seat), box.module_cost[race][module], price)


def building_options(game: StarCraftGame, seat: int, price: int, bounds: Means) -> list[Option]:
    """The buildings that can be bought now."""
    return [
        Option("building", building)
        for building in range(len(game.state.players[seat].buildings))
        if why_not_building(game, seat, building, price, bounds) is None
    ]


def module_options(game: StarCraftGame, seat: int, price: int, bounds: Means) -> list[Option]:
    """The modules that can be bought now."""
    return [
        Option("module", module)
        for module in range(len(game.facts.module_slugs))
        if why_not_module(game, seat, module, price, bounds) is None
    ]


def raise_building(game: StarCraftGame, seat: int, building: int) -> None:
    """The next level is on the sheet: all bases have it, for good (SC-BUILD-19, SC-BUILD-20)."""
    player = game.state.players[seat]
    level = player.buildings[building] + 1
    player.buildings = replaced(player.buildings, building, level)
    game.emit("building", seat, (building,), number=level)


def add_module(game: StarCraftGame, seat: int, module: int) -> None:
    """A module is on the sheet and works at once, for all bases; Research & Development counts
    when the next Planning Phase begins (SC-MODULE-09, SC-BUILD-19, SC-MODULE-04)."""
    player = game.state.players[seat]
    player.modules = replaced(player.modules, module, player.modules[module] + 1)
    game.emit("module", seat, (module,))


def add_worker(game: StarCraftGame, seat: int) -> None:
    """A new worker is unavailable until the next Regrouping step 4 (SC-BUILD-04)."""
    player = game.state.players[seat]
    player.worker_supply -= 1
    player.unavailable += 1
    game.emit("new-worker", seat)


class Purchase(Step):
    """One thing is paid for and arrives at once (SC-BUILD-03)."""

    seat: int
    kind: int  # WORKER, TRANSPORT, BUILDING, MODULE, BASE
    what: int  # the route, type, kind or area
    price: int
    saved: int = 0  # 1 when a discount was used

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Each purchase is paid for when it is made, then the piece arrives (SC-BUILD-03)."""
        if not self.done:
            self.done = 1
            player = game.state.players[self.seat]
            cost = cost_of(game.facts, player, self.kind, self.what)
            return game.run(PayPrice(self.seat, cost, self.price))
        self.take(game)
        return OVER

    def returned(self, child: Procedure[State, Box]) -> None:
        if isinstance(child, PayPrice):
            self.saved = child.saved

    def take(self, game: StarCraftGame) -> None:
        """The token is put where it belongs; a base brings no Resource cards yet
        (SC-BUILD-04, SC-BUILD-05, SC-BUILD-23, SC-BUILD-28)."""
        if self.kind == WORKER:
            add_worker(game, self.seat)
        elif self.kind == TRANSPORT:
            place_transport(game, self.seat, self.what)
        elif self.kind == BUILDING:
            raise_building(game, self.seat, self.what)
        elif self.kind == MODULE:
            add_module(game, self.seat, self.what)
        else:
            place_base(game, self.seat, self.what)


class GainUpgrade(Step):
    """An Event card lets a player buy or gain one building or module, wherever their pieces are."""

    seat: int
    price: int  # NORMAL, LESS_ONE, FREE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Levels, spaces and tokens are limits here too, but no unit or base is needed; buying is
        optional, but something free must be taken. The workers spent are missing next round
        (SC-EVENT-09, SC-EVENT-14, SC-EVENT-38, SC-ECON-17)."""
        if self.done or pick == DONE:
            return OVER
        if pick is None:
            bounds = means(game, self.seat)
            options = building_options(game, self.seat, self.price, bounds)
            options += module_options(game, self.seat, self.price, bounds)
            if not options:
                return OVER
            if self.price != FREE:
                options.append(DONE)
            if len(options) > 1:
                return ask(game, self.seat, GAIN_UPGRADE, options)
            pick = options[0]
        self.done = 1
        return game.run(Purchase(self.seat, VERBS.index(pick.verb), pick.what, self.price))

    def subject(self, _: StarCraftGame) -> Subject:
        return {"price": Ref("number", self.price)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a building or module is not available now; what is free cannot be declined."""
        if option == DONE:
            return "SC-EVENT-38" if self.price == FREE else None
        if option.to == NONE and option.verb == "building":
            return why_not_building(game, self.seat, option.what, self.price)
        if option.to == NONE and option.verb == "module":
            return why_not_module(game, self.seat, option.what, self.price)
        return "SC-EVENT-09"
