"""Reading the table from a view: what a window shows."""

from __future__ import annotations

from functools import lru_cache

from orrery.bots.starcraft.table import Battle, Numbers, Player, Skirmish, Table, Token
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, ORDERS
from orrery.starcraft.knowledge.shown import (
    AreaShown,
    PlayerShown,
    StarCraftView,
    TokenShown,
)
from orrery.starcraft.knowledge.shown_battles import (
    BattleShown,
    CardPlaced,
    Pair,
    SkirmishShown,
)


def read(box: Box, view: StarCraftView, seat: int) -> Table:
    """The table as a seat sees it; when it is asked for a faction that nobody plays, as that one
    would (BW-SCEN-35)."""
    asked, shown, battle = view["asked"], view["areas"], view["battle"]
    table = Table.__new__(Table)
    table.asked = seat
    table.seat = seat if asked is None else asked.get("whose", seat)
    table.round, table.planet = view["round"], view["planet"]
    table.before_last = sum(view["events"]["deck"][:-1])
    table.revealed = next((one["planet"] for one in view["orders"] if one["revealed"]), NONE)
    table.planets = tuple(sorted(tile[0] for tile in view["galaxy"]["tiles"]))
    table.routes = tuple((a, b) for a, b in view["galaxy"]["routes"])
    table.adjacent = adjacent(table.routes, len(box.planet_slugs))
    read_areas(box, table, shown)
    table.stacks = {
        stack["planet"]: tuple([read_token(one) for one in stack["tokens"]])
        for stack in view["orders"]
    }
    table.invaded, table.invaders = view["invaded"], tuple(view["invaders"])
    table.battle = None if battle is None else read_battle(battle)
    fighting: Pair = (NONE, NONE) if battle is None else battle["seats"]
    table.players = tuple(
        [read_player(one, at in fighting) for at, one in enumerate(view["players"])]
    )
    table.under_way = view["under_way"]
    return table


@lru_cache(maxsize=64)
def adjacent(routes: tuple[Pair, ...], planets: int) -> tuple[Numbers, ...]:
    """The planets next to each planet."""
    found: list[set[int]] = [set() for _ in range(planets)]
    for one, other in routes:
        found[one].add(other)
        found[other].add(one)
    return tuple([tuple(sorted(some)) for some in found])


def read_areas(box: Box, table: Table, shown: list[AreaShown]) -> None:
    """What is in the areas."""
    armies: list[Numbers] = [()] * box.areas
    owners, bases = [NONE] * box.areas, [NONE] * box.areas
    keepers, depletion = [NONE] * box.areas, [0] * box.areas
    for one in shown:
        area = one["area"]
        armies[area], owners[area] = tuple(one["units"]), one["owner"]
        bases[area], keepers[area] = one["base"], keeper(one)
        depletion[area] = one["depletion"]
    table.areas = tuple([one["area"] for one in shown])
    table.armies, table.owners = tuple(armies), tuple(owners)
    table.bases, table.keepers, table.depletion = tuple(bases), tuple(keepers), tuple(depletion)
    table.points = {one["area"]: one["points"] for one in shown if "points" in one}
    table.guarded = frozenset([one["area"] for one in shown if one.get("guards")])
    table.installed = {
        one["area"]: one["installation"]["kind"] for one in shown if "installation" in one
    }
    table.items = {item: one["area"] for one in shown for item in one.get("items", ())}


def keeper(shown: AreaShown) -> int:
    """Whose base or installation is in an area, or NONE (BW-INST-04)."""
    found = shown.get("installation")
    return shown["base"] if found is None else found["seat"]


def read_token(shown: TokenShown) -> Token:
    order = shown["order"]
    return Token(shown["seat"], NONE if order is None else ORDERS.index(order))


def read_player(shown: PlayerShown, fights: bool) -> Player:
    """One player's part of the view."""
    orders, player = shown["orders"], Player.__new__(Player)
    player.faction, player.out = shown["faction"], bool(shown["out"])
    player.conquest = shown["conquest"]
    player.buildings, player.modules = tuple(shown["buildings"]), tuple(shown["modules"])
    player.technologies, player.events = tuple(shown["technologies"]), tuple(shown["events"])
    player.drawn, player.figures = len(shown["drawn"]), tuple(shown["figures"])
    player.bases, player.transport_supply = shown["base_supply"], shown["transport_supply"]
    player.pool, player.unavailable = shown["pool"], shown["unavailable"]
    player.permanent = tuple(shown["permanent"])
    player.resources = tuple([one["area"] for one in shown["resources"]])
    player.workers = tuple([one["workers"] for one in shown["resources"]])
    player.transports = tuple(shown["transports"])
    player.tokens, player.specials = tuple(orders["known"] or ()), orders["specials_allowed"]
    player.defended = orders.get("defended", NONE) != NONE
    player.hand_count = shown["hand"]["cards"]
    player.unseen = tuple(shown["unseen"]) if fights else ()
    player.tech_deck = tuple(shown["tech_deck"])
    player.leading = tuple(shown["leaders"]["in_force"]) if "leaders" in shown else ()
    player.stash = tuple(shown.get("tokens", (0, 0)))
    return player


def read_battle(shown: BattleShown) -> Battle:
    """The battle being fought."""
    return Battle(
        area=shown["area"],
        seats=shown["seats"],
        special=shown["special"],
        attack=shown["attack"],
        health=shown["health"],
        skirmishes=[read_skirmish(one) for one in shown["skirmishes"]],
    )


def read_skirmish(shown: SkirmishShown) -> Skirmish:
    one, other = shown["support"]
    cards = (read_cards(shown["cards"][0]), read_cards(shown["cards"][1]))
    return Skirmish(shown["front"], (tuple(one), tuple(other)), cards, bool(shown["over"]))


def read_cards(placed: list[CardPlaced]) -> Numbers:
    return tuple([NONE if one["card"] is None else one["card"] for one in placed])
