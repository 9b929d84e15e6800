"""Battles for tests: two armies meet in an area, at battle step 1.

    game = battle(
        overmind=army("zergling zergling ultralisk", hand=["zerg_07"]),
        arcturus_mengsk=army("firebat siege_tank"),
    )

The first side attacks, in `torus.3` unless told otherwise; both have a base elsewhere, so that
nobody is eliminated by a lost battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from orrery.starcraft.board.owners import first_owner
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.battle.battle import FightBattle
from orrery.starcraft.rules.battle.combatants import battle_of
from tests.starcraft.dealing import take_figure, unit_named
from tests.starcraft.scenario import Position, Side, records, table

AREA = "torus.3"
HOMES = ("helios.2", "dylar_iv.2")
ROLES = 2


class Army(NamedTuple):
    """A side of a battle."""

    units: str
    base: bool  # whether it has a base in the area
    home: bool  # whether it has one elsewhere
    side: Side


def army(
    units: str,
    *,
    base: bool = False,
    home: bool = True,
    elsewhere: Mapping[str, str] | None = None,
    **other: Any,
) -> Army:
    """A side of a battle: its units there, and whatever `scenario.side` takes."""
    return Army(units, base, home, Side(at=dict(elsewhere or {}), **other))


def battle(
    given: Mapping[str, Army] | None = None,
    /,
    *,
    area: str = AREA,
    special: bool = False,
    setting: Mapping[str, Any] | None = None,
    **named: Army,
) -> Position:
    """A battle about to begin: the first named side attacks the second; more may look on."""
    armies = {**(given or {}), **named}
    attacker = next(iter(armies))
    sides: dict[str, Side] = {}
    for number, (faction, one) in enumerate(armies.items()):
        at = dict(one.side.at)
        if one.home and number < ROLES:
            at[HOMES[number]] = "base"
        here = [] if faction == attacker else one.units.split()
        if here or one.base:
            at[area] = " ".join([*here, *(["base"] if one.base else [])])
        sides[faction] = replace(one.side, at=at)
    planet = area.partition(".")[0]
    order = "special_mobilize" if special else "mobilize"
    waiting = f"{list(armies)[1]} build"  # so that the round goes on after the battle
    orders = {planet: [f"{attacker} {order}"], "vyctor_5": [waiting]}
    game = table(sides, orders=orders, **(setting or {}))
    game.picks(f"reveal {planet}")
    begin(game, attacker, armies[attacker].units, area, int(special))
    return game


def begin(game: Position, attacker: str, units: str, area: str, special: int) -> None:
    """Put the attackers beside the defenders and let the battle begin."""
    invade(game, attacker, units, area)
    game.game.stack.append(FightBattle(special))
    game.game.go_on(None)


def invade(game: Position, attacker: str, units: str, area: str) -> None:
    """Put the attackers beside the defenders, while their order is carried out."""
    state, box = game.state, game.box
    seat = game.factions.index(attacker)
    player = state.players[seat]
    invaders = [unit_named(box, player.faction, unit) for unit in units.split()]
    for unit in invaders:
        owner = state.players[first_owner(state, box, unit)]
        figures = list(owner.figures)
        take_figure(box, figures, owner.faction, unit)
        owner.figures = tuple(figures)
    state.invaders = tuple(sorted(invaders))
    state.invaded = box.area_slugs.index(area)
    assert state.owners[state.invaded] != NONE, "nobody defends"
    state.active = seat
    execution = game.game.stack[-1]
    execution.at, execution.done = 5, 1


def duel(
    *,
    area: str = AREA,
    special: bool = False,
    setting: Mapping[str, Any] | None = None,
    **sides: tuple[str, list[str]] | tuple[str, list[str], Mapping[str, Any]],
) -> Position:
    """A single skirmish played to the end of the Compare step and, if nobody has a choice, beyond:
    per side the units, the front-line unit first, the cards placed, and what `army` takes.

        game = duel(overmind=("ultralisk zergling", ["zerg_07"]), aldaris=("zealot", ["deck"]))
        assert values(game)[0] == (9, 9)
    """
    armies: dict[str, Army] = {}
    for faction, (units, cards, *more) in sides.items():
        extra: dict[str, Any] = {"hand": cards, **(more[0] if more else {})}
        hand = extra["hand"]
        expansion = (setting or {}).get("expansion", "none")
        cards = standard_cards(faction, expansion)
        extra.setdefault("deck", [card for card in cards if card not in hand])
        armies[faction] = army(units, **extra)
    game = battle(armies, area=area, special=special, setting=setting)
    fronts = [units.split()[0] for units, *_ in sides.values() if units]
    while game.prompt in ("extra-draw", "start-of-battle"):
        game.picks("done")
    plain = [front.partition("@")[0] for front in fronts]
    if game.prompt == "pair":
        pairs = [f"pair {one[0]} {one[1]}" for one in (fronts, plain)]
        game.picks(pairs[0] if pairs[0] in game.options else pairs[1])
    while game.prompt == "front":
        wanted = [f"front {front}" for front in (*fronts, *plain)]
        game.picks(next(text for text in wanted if text in game.options))
    for _, cards, *_ in sides.values():
        place(game, cards)
    return game


def standard_cards(faction: str, expansion: str = "none") -> list[str]:
    """The standard cards of a faction's Combat deck."""
    race = next(race for race, names in RACES.items() if faction in names)
    rows = [row for row in records()["combat_card"] if row["race"] == race]
    is_expanded = expansion != "none"
    return [
        str(row["id"])
        for row in rows
        if row["kind"] == "standard"
        and not (is_expanded and row.get("removed_in_brood_war"))
        and (is_expanded or row["set"] == "base")
    ]


RACES = {
    "terran": ("jim_raynor", "arcturus_mengsk"),
    "protoss": ("tassadar", "aldaris"),
    "zerg": ("queen_of_blades", "overmind"),
}


def place(game: Position, cards: list[str]) -> None:
    """One side places a standard card, and a reinforcement or none; `deck` is the top card."""
    if game.prompt != "standard-card":
        return
    standard, *reinforcement = cards or ["deck"]
    game.picks(standard if standard == "deck" else f"card {standard}")
    if standard != "deck" and not game.is_over and game.prompt == "reinforcement-card":
        game.picks(f"card {reinforcement[0]}" if reinforcement else "done")


def values(game: Position, number: int = -1) -> list[tuple[int, int]]:
    """Final attack and health of both sides in a compared skirmish, the attacker's first."""
    attack, other_attack, health, other_health = game.told("compare")[number].things
    return [(attack, health), (other_attack, other_health)]


def skirmishes(game: Position) -> list[tuple[str, str]]:
    """The front-line units of each skirmish, attacker first."""
    slugs = game.box.unit_slugs
    fronts = [one.front for one in battle_of(game.state).skirmishes]
    return [(slugs[attacking], slugs[defending]) for attacking, defending in fronts]


def supporters(game: Position, role: int) -> list[list[str]]:
    """The supporting units of a side at each skirmish."""
    slugs = game.box.unit_slugs
    every = [one.support[role] for one in battle_of(game.state).skirmishes]
    return [[slugs[unit] for unit in units] for units in every]


def finish(game: Position) -> None:
    """Play the battle to its end, the first option each time."""
    while game.state.battle is not None:
        game.picks(game.options[0])
