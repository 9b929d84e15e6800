"""What a seat may see, as plain data: appendix B of the rulebook. What it may not see is only
counted.

Things are numbers of the box: areas, planets, units, cards and Event cards. A hidden thing is null.
Worlds are dealt elsewhere (`worlds`), from the rules and not from this: where the two disagree
there is a leak, and a law finds it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.guards import guards_in
from orrery.starcraft.board.owners import placed_of
from orrery.starcraft.board.queries import decider, decides_for, stage, under_way
from orrery.starcraft.board.special_orders import tokens_owned
from orrery.starcraft.board.state import PHASES
from orrery.starcraft.facts.terms import (
    FACE_UP,
    FROM_DECK,
    NONE,
    ORDERS,
    SEEN,
    installation_of,
    installer_of,
    order_of,
    owner_of,
)
from orrery.starcraft.knowledge.leading import leaders_view, plans_view
from orrery.starcraft.rules.round.play_events import are_read
from orrery.starcraft.rules.scenarios.plans import has_plans

if TYPE_CHECKING:
    from orrery.core.decisions import Seat
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame, State
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown import (
        AreaShown,
        AskedOf,
        DrawnEvent,
        EventsShown,
        GalaxyShown,
        OrdersShown,
        PlayerShown,
        StackShown,
        StarCraftView,
        TokenShown,
    )
    from orrery.starcraft.knowledge.shown_battles import (
        BattleShown,
        CardPlaced,
        HeldShown,
        SkirmishShown,
    )

STAGES = (1, 2, 3)


def view(game: StarCraftGame, seat: Seat | None) -> StarCraftView:
    """The table as a seat sees it; a watcher (None) sees what is public. Who must decide, and what
    is asked, is public; the options and their number are not."""
    state, box = game.state, game.facts
    mine = () if seat is None else decides_for(state, box, seat)
    shown: StarCraftView = {
        "seat": seat,
        "round": state.round,
        "phase": PHASES[state.phase],
        "stage": stage(state, box),
        "first": state.first,
        "active": state.active,
        "planet": state.planet,
        "winners": list(state.winners),
        "ending": state.ending,
        "asked": asked(game),
        "under_way": under_way(game),
        "galaxy": galaxy_view(state),
        "areas": areas_view(state, box),
        "orders": orders_view(state, seat),
        "invaded": state.invaded,
        "invaders": list(state.invaders),
        "battle": None if state.battle is None else battle_view(state.battle, mine),
        "events": events_view(game, seat),
        "players": [player_view(game, owner, mine) for owner in range(len(state.players))],
    }
    if state.influenced != NONE:
        shown["influenced"] = state.influenced
    if state.stages_led:
        shown["stages_led"] = state.stages_led
    if state.fallen != NONE:
        shown["fallen"] = state.fallen
    if state.order:
        shown["order"] = list(state.order)
    if state.met:
        shown["met"] = state.met
    if state.bridge != NONE:
        shown["bridge"] = state.bridge
    return shown


def asked(game: StarCraftGame) -> AskedOf | None:
    """Who decides, and what about."""
    decision = game.decision
    if decision is None:
        return None
    prompt = decision.prompt
    told: AskedOf = {
        "seat": decision.seat,
        "prompt": prompt.key,
        "rule": prompt.rule,
        "about": decision.about,
    }
    if decision.whose != decision.seat:
        told["whose"] = decision.whose
    return told


# The board: nothing on it is hidden but the faces of orders (SC-TERM-21)


def galaxy_view(state: State) -> GalaxyShown:
    """The planets in their cells, the routes, and the planets drawn and not yet placed
    (SC-GALAXY-01)."""
    galaxy = state.galaxy
    return {
        "tiles": list(galaxy.tiles),
        "routes": list(galaxy.routes),
        "z_axis": list(galaxy.ends),
        "drawn": [list(planets) for planets in state.planets],
    }


def areas_view(state: State, box: Box) -> list[AreaShown]:
    """Every area of the galaxy: units, base and depletion, and the pieces that lie there."""
    areas: list[AreaShown] = [
        {
            "area": area,
            "units": list(state.armies[area]),
            "owner": state.owners[area],
            "base": state.bases[area],
            "depletion": state.depletion[area],
        }
        for planet in state.galaxy.planets
        for area in box.areas_of[planet]
    ]
    if state.installations or state.guards or state.points or state.items:
        for one in areas:
            add_pieces(state, box, one)
    return areas


def add_pieces(state: State, box: Box, shown: AreaShown) -> None:
    """The installation and the tokens in an area: everybody sees them (BW-INST-01, BW-TOKEN-04,
    BW-TOKEN-05, BW-MODE-23)."""
    area = shown["area"]
    if state.installations and state.installations[area] != NONE:
        one = state.installations[area]
        kind = box.installation_slugs[installation_of(one)]
        shown["installation"] = {"seat": installer_of(one), "kind": kind}
    if state.guards and state.guards[area]:
        shown["guards"] = guards_in(state, area)
    if state.points and state.points[area]:
        shown["points"] = state.points[area]
    if area in state.items:
        shown["items"] = [item for item, lies in enumerate(state.items) if lies == area]


def orders_view(state: State, seat: Seat | None) -> list[StackShown]:
    """The stacks, from bottom to top: whose token it is is public; its face is known to its owner
    and, once revealed, to all (SC-PLAN-02, SC-PLAN-06)."""
    stacks: list[StackShown] = []
    for planet in state.galaxy.planets:
        tokens: list[TokenShown] = []
        for at, one in enumerate(state.stacks[planet], 1):
            face_up = planet == state.revealed and at == len(state.stacks[planet])
            known = face_up or owner_of(one) == seat
            tokens.append(
                {"seat": owner_of(one), "order": ORDERS[order_of(one)] if known else None}
            )
        if tokens:
            stacks.append(
                {"planet": planet, "tokens": tokens, "revealed": planet == state.revealed}
            )
    return stacks


# Event cards


def events_view(game: StarCraftGame, seat: Seat | None) -> EventsShown:
    """The Event cards that belong to nobody: the deck and the box are only counted by stage, since
    backs are public; what is face up, and what everybody saw go into the deck (SC-TERM-19,
    SC-SETUP-06, SC-EVENT-05)."""
    state, box = game.state, game.facts
    read = are_read(game)
    hidden = [*state.event_deck, *state.event_box]
    for owner, player in enumerate(state.players):
        if not (read and owner == seat):
            hidden += player.drawn
    return {
        "deck": by_stage(box, state.event_deck),
        "removed_unseen": by_stage(box, state.event_box),
        "unseen": sorted(hidden),
        "buried": list(state.event_buried),
        "dug": state.event_dug,
        "discards": list(state.event_discards),
        "removed": list(state.removed),
        "common": list(state.common),
    }


def by_stage(box: Box, cards: tuple[int, ...]) -> list[int]:
    """How many cards of each stage."""
    stages = [box.event_stage[card] for card in cards]
    return [stages.count(one) for one in STAGES]


def drawn_view(game: StarCraftGame, owner: int, own: bool) -> list[DrawnEvent]:
    """Drawn Event cards: their number and stages are public; their holder reads them in step 8
    (SC-EXEC-05, SC-EVENT-02)."""
    known = own and are_read(game)
    return [
        {"stage": game.facts.event_stage[card], "event": card if known else None}
        for card in game.state.players[owner].drawn
    ]


# Battles


def battle_view(battle: Battle, mine: Collection[int]) -> BattleShown:
    """The battle with its step, and the cards at its skirmishes as the seat knows them."""
    attacker, defender = battle.seats
    attacking, defending = battle.splash
    shown: BattleShown = {
        "area": battle.area,
        "seats": battle.seats,
        "special": battle.special,
        "step": battle.step,
        "attack": battle.attack,
        "health": battle.health,
        "detector": battle.detector,
        "face_up": battle.face_up,
        "splash": ([*attacking], [*defending]),
        "nukes": battle.nukes,
        "aside": (
            held(battle.aside[0], attacker in mine),
            held(battle.aside[1], defender in mine),
        ),
        "skirmishes": [skirmish_view(battle, one, mine) for one in battle.skirmishes],
    }
    if battle.guarded:
        shown["guarded"] = True
    if any(battle.restorable):
        shown["restorable"] = ([*battle.restorable[0]], [*battle.restorable[1]])
    return shown


def held(cards: tuple[int, ...], own: bool) -> HeldShown:
    """Cards that only their owner sees."""
    return {"cards": len(cards), "known": list(cards) if own else []}


def skirmish_view(battle: Battle, skirmish: Skirmish, mine: Collection[int]) -> SkirmishShown:
    """Front-line and supporting units, and the cards: a face-down card is known only to its owner,
    and one from the deck not even to them (SC-BATTLE-13, SC-BATTLE-15)."""
    attacking, defending = skirmish.support
    return {
        "front": skirmish.front,
        "support": ([*attacking], [*defending]),
        "cards": (
            placed(skirmish, 0, battle.seats[0] in mine),
            placed(skirmish, 1, battle.seats[1] in mine),
        ),
        "over": skirmish.over,
    }


def placed(skirmish: Skirmish, role: int, own: bool) -> list[CardPlaced]:
    """The cards of one side at a skirmish."""
    return [
        card_view(card, mark, own)
        for card, mark in zip(skirmish.cards[role], skirmish.marks[role], strict=True)
    ]


def card_view(card: int, mark: int, own: bool) -> CardPlaced:
    """A card at a skirmish; that its owner looked at it is public (SC-EVENT-32)."""
    seen = own and (not mark & FROM_DECK or bool(mark & SEEN))
    return {
        "card": card if seen or mark & FACE_UP else None,
        "face_up": bool(mark & FACE_UP),
        "from_deck": bool(mark & FROM_DECK),
        "looked": bool(mark & SEEN),
    }


# Players


def player_view(game: StarCraftGame, owner: int, mine: Collection[int]) -> PlayerShown:
    """What one player has. Sheet, supply, Resource cards, discards and Technology deck are public;
    of hand and Combat deck, the number of cards and what everybody can name. Whoever decides for a
    player knows what they would (SC-TERM-21, SC-RES-05, SC-BATTLE-20, BW-SCEN-35)."""
    player = game.state.players[owner]
    own = owner in mine
    shown: PlayerShown = {
        "faction": player.faction,
        "out": player.out,
        "conquest": player.conquest,
        "buildings": list(player.buildings),
        "modules": list(player.modules),
        "technologies": list(player.technologies),
        "events": list(player.events),
        "drawn": drawn_view(game, owner, own),
        "figures": list(player.figures),
        "base_supply": player.base_supply,
        "transport_supply": player.transport_supply,
        "worker_supply": player.worker_supply,
        "pool": player.pool,
        "unavailable": player.unavailable,
        "permanent": list(player.permanent),
        "resources": [
            {"area": area, "workers": workers}
            for area, workers in zip(player.resources, player.workers, strict=True)
        ],
        "transports": [
            route
            for route in range(len(game.state.galaxy.routes))
            if player.transports >> route & 1
        ],
        "orders": order_tokens_view(game.facts, player, own),
        "deck": len(player.deck),
        "hand": held(player.hand, own),
        "leaving": held(player.leaving, own),
        "unseen": sorted(unseen(game, owner, own)),
        "announced": list(player.announced),
        "buried": list(player.buried),
        "dug": player.dug,
        "discards": list(player.discards),
        "tech_deck": list(player.tech_deck),
    }
    if game.facts.resource_tokens:
        shown["tokens"] = list(player.tokens)
    if is_driven(game.facts, player):
        shown["run_by"] = decider(game.state, game.facts, owner)
    if player.recharged:
        shown["recharged"] = True
    if game.facts.leadership:
        shown["leaders"] = leaders_view(player, own)
    if has_plans(game.facts):
        shown["plans"] = plans_view(player, own)
    return shown


def order_tokens_view(box: Box, player: Player, own: bool) -> OrdersShown:
    """Which tokens are unused only their owner knows; the pool and the tokens that a player has in
    this game are open (SC-PLAN-02, BW-ORDER-02)."""
    shown: OrdersShown = {
        "tokens": sum(player.orders),
        "known": list(player.orders) if own else None,
        "shown": list(player.shown),
        "specials_allowed": player.allowed,
    }
    if box.has_pool:
        shown["pool"] = list(player.special_pool)
        shown["owned"] = list(tokens_owned(box, player))
        shown["stood_for"] = [at for at in range(len(ORDERS)) if player.stood_for >> at & 1]
        shown["defended"] = player.defended
    return shown


def unseen(game: StarCraftGame, owner: int, own: bool) -> list[int]:
    """The cards that a seat cannot see, in no particular order: anyone who kept count of the public
    cards can name them, but not where they are (SC-RES-06)."""
    player, battle = game.state.players[owner], game.state.battle
    cards = [*player.deck] if own else [*player.deck, *player.hand]
    if battle is not None and owner in battle.seats and not own:
        cards += battle.aside[battle.seats.index(owner)]
    for _, _, _, card, mark in placed_of(game.state, game.facts, owner):
        if not mark & FACE_UP and (not own or (mark & FROM_DECK and not mark & SEEN)):
            cards.append(card)
    return cards
