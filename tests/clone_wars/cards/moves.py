"""What the tests of single cards share: two factions face to face, and a player's common moves.

`face_off("rebel", mine=..., theirs=...)` puts the first faction in the first seat, so that a
positive Force is with it, and fills the row with neutral ships that nobody wants to name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.clone_wars.scenario import ACTIONS, START, Invented, Scenario, SideSpec, Slugs, table


@dataclass(frozen=True)
class Faction:
    """Ordinary cards of a faction, as company for the card under test."""

    name: str
    enemy: str
    trooper: str  # a starter with 2 attack
    shuttle: str  # a starter with 1 resource
    cheap: str  # a galaxy unit of cost and target value 1
    dear: str  # a galaxy unit of cost and target value 4
    ship: str  # of cost and hit points 4, or 3 for the Empire
    quiet_base: str  # 14 hit points or more, nothing that meddles with an attack


FACTIONS = {
    one.name: one
    for one in [
        Faction(
            "republic",
            "separatist",
            "clone_trooper",
            "republic_shuttle",
            "v_19_torrent",
            "laat_gunship",
            "arquitens_class_light_cruiser",
            "coruscant_base_republic",
        ),
        Faction(
            "separatist",
            "republic",
            "b1_battle_droid",
            "separatist_shuttle",
            "vulture_droid",
            "mtt",
            "munificent_class_frigate",
            "geonosis",
        ),
        Faction(
            "rebel",
            "empire",
            "rebel_trooper",
            "alliance_shuttle",
            "y_wing",
            "u_wing",
            "hammerhead_corvette",
            "yavin_4",
        ),
        Faction(
            "empire",
            "rebel",
            "stormtrooper",
            "imperial_shuttle",
            "tie_fighter",
            "landing_craft",
            "gozanti_cruiser",
            "death_star",
        ),
    ]
}
CLONE_WARS_SHIPS = ["corona_class_frigate"] * 3 + ["action_vi_transport"] * 2
CLONE_WARS_SHIPS += ["dreadnought_class_cruiser"] * 2
FIRST_EDITION_SHIPS = ["blockade_runner"] * 3 + ["c_roc_cruiser"] * 2 + ["nebulon_b_frigate"] * 2
NEUTRAL_SHIPS = {
    "republic": CLONE_WARS_SHIPS,
    "separatist": CLONE_WARS_SHIPS,
    "rebel": FIRST_EDITION_SHIPS,
    "empire": FIRST_EDITION_SHIPS,
}


def face_off(
    own: str,
    mine: SideSpec | None = None,
    theirs: SideSpec | None = None,
    *,
    force: int = 0,
    row: Slugs = (),
    galaxy: Slugs | None = None,
    galaxy_discard: Slugs = (),
    reveal: bool = False,
    invented: list[Invented] | None = None,
    seed: int = 1,
) -> Scenario:
    """A position in a turn of `own`, against the other faction of its edition; `reveal`: from the
    start of the turn on, as when a base is revealed."""
    enemy = FACTIONS[own].enemy
    mine, theirs = mine or SideSpec(), theirs or SideSpec(base=FACTIONS[enemy].quiet_base)
    sides: dict[str, Any] = {own: mine, enemy: theirs}
    named, fillers = list(row), list(NEUTRAL_SHIPS[own])
    ships = [ship if isinstance(ship, str) else ship[0] for ship in (*mine.ships, *theirs.ships)]
    for card in (*named, *ships, *mine.hand, *theirs.hand, *(galaxy or ()), *galaxy_discard):
        if card in fillers:
            fillers.remove(card)
    return table(
        factions=f"{own},{enemy}",
        step=START if reveal else ACTIONS,
        force=force,
        row=named + fillers[: 6 - len(named)],
        galaxy=galaxy,
        galaxy_discard=galaxy_discard,
        invented=invented or [],
        seed=seed,
        **sides,
    )


def base_attack(game: Scenario, *cards: str) -> int:
    """Commit these cards against the base, resolve, and tell the total."""
    game.picks(*(f"commit {card} base" for card in cards), "resolve base")
    return game.events("attack-base")[-1].number


def attack_row(game: Scenario, target: str, *cards: str) -> Scenario:
    """Commit these units against a card of the row and resolve."""
    return game.picks(*(f"commit {card} {target}" for card in cards), f"resolve {target}")


def pass_turns(game: Scenario) -> Scenario:
    """End this turn and the opponent's, up to the next decision of the same player."""
    player = game.seat
    game.pick("end")
    while game.seat != player:
        game.pick("end")
    return game
