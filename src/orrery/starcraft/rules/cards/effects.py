"""The verbs of Combat card texts: immutable values made when the facts are loaded.

The text of a standard card works only with a matching front-line unit, that of a reinforcement only
if the card is valid; the Compare step adds everything up (compare.py).
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.starcraft.facts.terms import EITHER


class Attack(NamedTuple):
    """Gain attack in this skirmish, if its conditions hold (SC-SKIRM-17, SC-SKIRM-18)."""

    number: int
    front: int = 0  # bits of the player's front-line unit; 0: any
    versus: int = EITHER  # ground or flying enemy front-line unit
    versus_units: int = 0  # bits of the enemy front-line unit; 0: any
    at_base: bool = False  # only with a base of the player's in the area
    supported: bool = False  # only with a supporting unit of the player's in this skirmish


class Health(NamedTuple):
    """Gain health in this skirmish, if its conditions hold (SC-SKIRM-18)."""

    number: int
    front: int = 0
    at_base: bool = False


class Splash(NamedTuple):
    """Splash damage against ground, flying or either, perhaps only against listed units
    (SC-SPLASH-08, SC-SPLASH-09)."""

    kinds: int
    only: int = 0  # bits of the units it may destroy; 0: any
    front: int = 0  # bits of the player's front-line unit; 0: any
    unseen: bool = False  # only if no enemy unit in the skirmish has Detector
    always: bool = False  # triggers whether or not a unit was destroyed


class LoseAttack(NamedTuple):
    """Units cannot attack these kinds in this skirmish (SC-SKIRM-06)."""

    kinds: int
    units: int  # bits of the units concerned
    both_sides: bool = False


class Cloaking(NamedTuple):
    """The player's units of these types in this skirmish gain Cloaking (SC-CLOAK-06)."""

    units: int


class Detector(NamedTuple):
    """The player's side has Detector in this skirmish (SC-CLOAK-05)."""


class CancelStandard(NamedTuple):
    """Cancel the enemy's standard card; a new one must be placed (SC-SKIRM-27)."""


class CancelReinforcement(NamedTuple):
    """Cancel the enemy's reinforcement card (SC-SKIRM-08)."""


class NoSupport(NamedTuple):
    """Enemy units in this skirmish have support value 0."""


class Stasis(NamedTuple):
    """The final attack of both players in this skirmish is 0."""


class Repair(NamedTuple):
    """If possible, one worker moves from the Worker Pool to the Unavailable area."""


class Dive(NamedTuple):
    """Lost at the end of the Destroy step, and a flying enemy front-line unit with it."""


class Broodling(NamedTuple):
    """At the end of the Destroy step the enemy destroys one of their units of these types in the
    skirmish."""

    units: int


class MindControl(NamedTuple):
    """At the end of the Destroy step the enemy front-line unit is stolen (BW-KEY-07)."""


class Nuke(NamedTuple):
    """If the player's front-line unit was not destroyed, the enemy destroys two more units after
    the splash damage."""


class Collateral(NamedTuple):
    """The player's front-line unit has Collateral Damage in this skirmish (BW-KEY-01)."""


class Feedback(NamedTuple):
    """An enemy with a valid reinforcement loses one of their Assist units in the skirmish
    (BW-CARD-12)."""


class OnlySupport(NamedTuple):
    """The enemy's final attack is the sum of their support values only (BW-CARD-04)."""


class NoAntiAircraft(NamedTuple):
    """The enemy's Air Support module gives no attack in this skirmish (BW-CARD-14)."""


Effect = (
    Attack
    | Health
    | Splash
    | LoseAttack
    | Cloaking
    | Detector
    | CancelStandard
    | CancelReinforcement
    | NoSupport
    | Stasis
    | Repair
    | Dive
    | Broodling
    | MindControl
    | Nuke
    | Collateral
    | Feedback
    | OnlySupport
    | NoAntiAircraft
)


class CardText(NamedTuple):
    """The text of a card: the rule that says what it does, and its effects as values."""

    rule: str
    effects: tuple[Effect, ...]


class HeroBonus(NamedTuple):
    """What a hero adds in battles, and the rule of its card (BW-LEAD-15)."""

    rule: str
    attack: int = 0  # in the front line
    health: int = 0
    army: int = 0  # attack in every skirmish of the hero's side while the hero is in the battle
    any_card: bool = False  # in front, every standard card counts with its large values
