"""Battle step 2: abilities at the start of a battle, one for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.decks import discard_event, draw_combat
from orrery.starcraft.board.guards import guard_in, take_guard
from orrery.starcraft.board.queries import are_among
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEFENDER, IN_AIR, NONE, ON_GROUND
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_in_battle,
    for_role,
    return_to_technologies,
    units_in_battle,
    without_heroes,
)
from orrery.starcraft.rules.battle.early_losses import LoseUnitEarly, victims
from orrery.starcraft.rules.battle.retreat import EscapeBattle
from orrery.starcraft.rules.economy import Pay, can_pay
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

START_OF_BATTLE = Prompt("start-of-battle", "SC-BATTLE-04")
CONSUME = Prompt("consume", "SC-CARD-Z-07")

FLAWLESS = 2
CONSUME_DRAW = 3
RARE = ("use-guard", "use-hero")
"""What not every box has."""
USES = ("use", "use-technology", *RARE)
EVENTS = (
    "retreat_1",
    "retreat_2",
    "advanced_reconnaissance",
    "flawless_defense_plan",
    "flawless_attack_plan",
)


class StartOfBattle(Step):
    """One player's window at the start of a battle: one ability or none, however many they have
    (SC-BATTLE-05)."""

    role: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose(game, pick)
            case 2:
                return self.consume(game, pick)
            case 3:
                return self.observe(game)
        return OVER

    def choose(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the abilities available, or none; asked only if there is one, and nobody who has
        lost the last unit to the attacker's ability and is out (SC-BATTLE-04, SC-WIN-16)."""
        seat = battle_of(game.state).seats[self.role]
        if pick == DONE or game.state.players[seat].out:
            return OVER
        if pick is None:
            options = abilities(game, self.role)
            return ask(game, seat, START_OF_BATTLE, [*options, DONE]) if options else OVER
        if pick.verb == "use":
            return self.use_event(game, pick.what)
        if pick.verb == "use-guard":
            return self.use_guard(game)
        if pick.verb == "use-hero":
            return self.use_hero(game, pick.what)
        return self.use_technology(game, pick.what)

    def use_event(self, game: StarCraftGame, card: int) -> StepResult:
        """The card is discarded for its effect: +2 for the owner's side in all skirmishes, the
        enemy places first and face up, or the battle does not take place
        (SC-EVENT-20, SC-EVENT-21, SC-EVENT-22, SC-EVENT-35)."""
        battle, role = battle_of(game.state), self.role
        player = game.state.players[battle.seats[role]]
        player.events = without(player.events, card)
        discard_event(game, card)
        game.emit("use-event", battle.seats[role], (card,))
        match game.facts.event_slugs[card]:
            case "advanced_reconnaissance":
                battle.face_up = for_role(battle.face_up, 1 - role, 1)
            case "flawless_defense_plan":
                battle.health = for_role(battle.health, role, FLAWLESS)
            case "flawless_attack_plan":
                battle.attack = for_role(battle.attack, role, FLAWLESS)
            case _:
                self.at = 4
                return game.run(EscapeBattle(role))
        return OVER

    def use_guard(self, game: StarCraftGame) -> StepResult:
        """One guard token is discarded, and all skirmishes of the defender have more health
        (BW-DEFEND-07, BW-DEFEND-10)."""
        battle = battle_of(game.state)
        take_guard(game, battle.area)
        battle.guarded = 1
        game.emit("use-guard", battle.seats[self.role], (battle.area,))
        return OVER

    def use_hero(self, game: StarCraftGame, hero: int) -> StepResult:
        """Zeratul: the opponent must give up a ground unit in the battle, a hero too unless heroes
        are immune (BW-LEADCARD-33, BW-LEADCARD-45)."""
        game.emit("use-hero", battle_of(game.state).seats[self.role], (hero,))
        spared = int(game.facts.heroes_immune)
        self.at = 4
        return game.run(LoseUnitEarly(1 - self.role, ON_GROUND, spares_heroes=spared))

    def use_technology(self, game: StarCraftGame, technology: int) -> StepResult:
        """Scanner Sweep returns to the Technology deck, Observers costs 1 gas, Consume a unit or a
        worker; Charon Boosters and Leg Enhancement cost the opponent a unit (SC-CARD-T-10,
        SC-CARD-P-09, SC-CARD-Z-07, BW-CARD-10)."""
        battle, box = battle_of(game.state), game.facts
        seat = battle.seats[self.role]
        game.emit("use-technology", seat, (technology,))
        match box.technologies[technology].slug:
            case "scanner_sweep":
                player = game.state.players[seat]
                card = next(one for one in player.technologies if box.technology[one] == technology)
                player.technologies = without(player.technologies, card)
                return_to_technologies(game, card)
                self.detect(game)
                return OVER
            case "observers":
                self.at = 3
                return game.run(Pay(seat, 0, 1))
            case "charon_boosters":
                self.at = 4
                return game.run(LoseUnitEarly(1 - self.role, IN_AIR))
            case "leg_enhancement":
                self.at = 4
                return game.run(LoseUnitEarly(1 - self.role, ON_GROUND, cheapest=1))
        return 2

    def observe(self, game: StarCraftGame) -> StepResult:
        """The gas has been paid: all units of the side have Detector (SC-CARD-P-09)."""
        self.detect(game)
        return OVER

    def detect(self, game: StarCraftGame) -> None:
        battle = battle_of(game.state)
        battle.detector = for_role(battle.detector, self.role, 1)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """One of the abilities available, or none."""
        if self.at != 1 or option == DONE:
            return super().why_not(game, option)
        return why_not_use(game, self.role, option)

    def consume(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the player's units in the battle, even the Defiler but no hero, or a worker from
        the pool is destroyed to draw three Combat cards (SC-CARD-Z-07, BW-LEAD-17)."""
        battle = battle_of(game.state)
        seat = battle.seats[self.role]
        player = game.state.players[seat]
        if pick is None:
            units = without_heroes(game.facts, units_in_battle(game.state, self.role))
            options = [Option("unit", unit) for unit in sorted(set(units))]
            if player.pool:
                options.append(Option("lose-worker"))
            return ask(game, seat, CONSUME, options)
        if pick.verb == "unit":
            destroy_in_battle(game, self.role, pick.what)
        else:
            player.pool -= 1
            player.worker_supply += 1
            game.emit("worker-destroyed", seat, number=1)
        settle_eliminations(game)
        if not player.out:
            draw_combat(game, seat, CONSUME_DRAW)
        return OVER


def abilities(game: StarCraftGame, role: int) -> list[Option]:
    """What a player may use at the start of this battle (SC-BATTLE-04)."""
    box, battle = game.facts, battle_of(game.state)
    player = game.state.players[battle.seats[role]]
    guards = [Option("use-guard", battle.area)] if game.state.guards else []
    events = [Option("use", card) for card in sorted(set(player.events))]
    known = sorted({box.technology[card] for card in player.technologies})
    techs = [Option("use-technology", one) for one in known]
    fighting = units_in_battle(game.state, role) if box.leadership else ()
    heroes = [Option("use-hero", unit) for unit in fighting if box.hero[unit]]
    found = (*guards, *events, *techs, *heroes)
    return [one for one in found if why_not_use(game, role, one) is None]


def why_not_use(game: StarCraftGame, role: int, option: Option) -> str | None:
    """An Event card in the player's play area that is used at the start of a battle, or a
    technology there, or a guard token (SC-BATTLE-04, SC-EVENT-05, BW-DEFEND-07)."""
    box = game.facts
    player = game.state.players[battle_of(game.state).seats[role]]
    if option.to != NONE or option.verb not in USES:
        return "SC-BATTLE-04"
    if option.verb in RARE and not box.leadership:
        return "SC-BATTLE-04"
    if option.verb == "use-hero":
        return why_not_use_hero(game, role, option.what)
    if option.verb == "use-guard":
        return why_not_use_guard(game, role, option.what)
    if option.verb == "use":
        if option.what not in player.events:
            return "SC-EVENT-05"
        return None if box.event_slugs[option.what] in EVENTS else "SC-BATTLE-04"
    if option.what not in {box.technology[card] for card in player.technologies}:
        return "SC-BATTLE-04"
    return why_not_use_technology(game, role, option.what)


def why_not_use_hero(game: StarCraftGame, role: int, hero: int) -> str | None:
    """Zeratul in the battle, against a side with a ground unit (BW-LEADCARD-33)."""
    box = game.facts
    if hero not in units_in_battle(game.state, role) or box.unit_slugs[hero] != "zeratul":
        return "BW-LEADCARD-33"
    prey = victims(game, 1 - role, ON_GROUND, spares_heroes=int(box.heroes_immune))
    return None if prey else "BW-LEADCARD-33"


def why_not_use_guard(game: StarCraftGame, role: int, area: int) -> str | None:
    """A guard token of the defender in the area of the battle; attackers never use one
    (BW-DEFEND-07)."""
    battle = battle_of(game.state)
    is_mine = guard_in(game.state, battle.area) == battle.seats[DEFENDER]
    return None if role == DEFENDER and area == battle.area and is_mine else "BW-DEFEND-07"


def why_not_use_technology(game: StarCraftGame, role: int, technology: int) -> str | None:
    """Scanner Sweep always, Observers if 1 gas can be paid, Consume with a Defiler of the player's
    in the battle (SC-CARD-P-09, SC-CARD-Z-07)."""
    box = game.facts
    units = units_in_battle(game.state, role)
    match box.technologies[technology].slug:
        case "scanner_sweep":
            return None
        case "observers":
            seat = battle_of(game.state).seats[role]
            return None if can_pay(game, seat, 0, 1) else "SC-CARD-P-09"
        case "consume":
            return None if are_among(box, "defiler", units) else "SC-CARD-Z-07"
        case "charon_boosters":
            return why_not_boost(game, role)
        case "leg_enhancement":
            prey = victims(game, 1 - role, ON_GROUND)
            return None if prey and are_among(box, "zealot", units) else "BW-CARD-10"
    return "SC-BATTLE-04"


def why_not_boost(game: StarCraftGame, role: int) -> str | None:
    """Charon Boosters: for a defender with a Goliath, against an attacker with a flying unit that
    is no hero (BW-CARD-06)."""
    goliath = are_among(game.facts, "goliath", units_in_battle(game.state, role))
    prey = victims(game, 1 - role, IN_AIR)
    return None if role == DEFENDER and goliath and prey else "BW-CARD-06"
