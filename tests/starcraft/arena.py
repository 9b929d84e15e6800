"""Battles for tests: two armies meet in an area, at battle step 1.

    game = battle(
        overmind=army("zergling zergling ultralisk", hand=["zerg_07"]),
        arcturus_mengsk=army("firebat siege_tank"),
    )

The first side attacks, in `torus.3` unless told otherwise; both have a base elsewhere, so that
nobody is eliminated by a lost battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from orrery.starcraft.battle import FightBattle
from orrery.starcraft.terms import NONE
from tests.starcraft.scenario import Position, Side, table

AREA = "torus.3"
HOMES = ("helios.2", "dylar_iv.2")


def army(
    units: str,
    *,
    base: bool = False,
    elsewhere: Mapping[str, str] | None = None,
    home: bool = True,
    hand: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    **other: object,
) -> tuple[str, bool, bool, Side]:
    """A side of a battle: its units there, whether it has a base in the area, and what else it has."""
    spec = Side(at=dict(elsewhere or {}), hand=hand, deck=deck)
    return units, base, home, replace(spec, **other)  # type: ignore[arg-type]


def battle(
    *,
    area: str = AREA,
    special: bool = False,
    orders: Mapping[str, Iterable[str]] | None = None,
    setting: Mapping[str, object] | None = None,
    **sides: tuple[str, bool, bool, Side],
) -> Position:
    """A battle about to begin: the first named side attacks the second; more may look on."""
    (attacker, defender, *_) = sides
    specs: dict[str, Side] = {}
    for number, (faction, (units, base, home, spec)) in enumerate(sides.items()):
        at = dict(spec.at)
        if home and number < len(HOMES):
            at[HOMES[number]] = "base"
        here = [] if faction == attacker else units.split()
        if base:
            here.append("base")
        if here:
            at[area] = " ".join(here)
        specs[faction] = replace(spec, at=at)
    planet = area.split(".")[0]
    order = "special_mobilize" if special else "mobilize"
    game = table(
        orders={planet: [f"{attacker} {order}"], **(orders or {})},
        **(setting or {}),  # type: ignore[arg-type]
        **specs,
    )
    game.picks(f"reveal {planet}")
    begin(game, attacker, sides[attacker][0], area, int(special))
    return game


def begin(game: Position, attacker: str, units: str, area: str, special: int) -> None:
    """Put the attackers beside the defenders and let the battle begin."""
    state, box = game.state, game.box
    seat = game.factions.index(attacker)
    player = state.players[seat]
    invaders = [box.unit(player.faction, unit) for unit in units.split()]
    figures = list(player.figures)
    for unit in invaders:
        figures[box.unit_place[unit]] -= 1
        assert figures[box.unit_place[unit]] >= 0, f"no {box.unit_slugs[unit]} is left"
    player.figures = tuple(figures)
    state.invaders = tuple(sorted(invaders))
    state.invaded = box.area_slugs.index(area)
    assert state.owners[state.invaded] != NONE, "nobody defends"
    state.active = seat
    execution = game.game.stack[-1]
    execution.at, execution.done = 5, 1
    game.game.stack.append(FightBattle(special))
    game.game.go_on(None)


def duel(
    *,
    area: str = AREA,
    special: bool = False,
    setting: Mapping[str, object] | None = None,
    **sides: tuple[str, list[str], Mapping[str, object]] | tuple[str, list[str]],
) -> Position:
    """A single skirmish played to the end of the Compare step and, if nobody has a choice, beyond:
    per side the units, the front-line unit first, and the cards placed.

        game = duel(overmind=("ultralisk zergling", ["zerg_07"]), tassadar=("zealot", ["protoss_01"]))
        assert values(game) == [(9, 9), (6, 7)]
    """
    armies: dict[str, tuple[str, bool, bool, Side]] = {}
    for faction, (units, cards, *more) in sides.items():
        extra = dict(more[0]) if more else {}
        extra.setdefault("deck", ["filler"] * 2)
        armies[faction] = army(units, **{"hand": cards, **extra})  # type: ignore[arg-type]
    armies = {faction: with_deck(faction, spec) for faction, spec in armies.items()}
    game = battle(area=area, special=special, setting=setting, **armies)
    fronts = [units.split()[0] for units, *_ in sides.values()]
    while game.prompt in ("extra-draw", "start-of-battle"):
        game.picks("done")
    if game.prompt == "pair":
        game.picks(f"pair {fronts[0]} {fronts[1]}")
    while game.prompt == "front":
        game.picks(f"front {fronts[list(sides).index(game.asked)]}")
    for _, cards, *_ in sides.values():
        place(game, cards)
    return game


def with_deck(faction: str, spec: tuple[str, bool, bool, Side]) -> tuple[str, bool, bool, Side]:
    """A deck of cards that change nothing, unless the test names one."""
    units, base, home, side = spec
    if list(side.deck or ()) == ["filler"] * 2:
        race = next(race for race, names in RACES.items() if faction in names)
        cards = [card for card in DECKS[race] if card not in list(side.hand)]
        side = replace(side, deck=cards)
    return units, base, home, side


RACES = {
    "terran": ("jim_raynor", "arcturus_mengsk"),
    "protoss": ("tassadar", "aldaris"),
    "zerg": ("queen_of_blades", "overmind"),
}
DECKS = {
    "terran": [f"terran_{number:02}" for number in range(1, 17)],
    "protoss": [f"protoss_{number:02}" for number in range(1, 17)],
    "zerg": [f"zerg_{number:02}" for number in range(1, 17)],
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
