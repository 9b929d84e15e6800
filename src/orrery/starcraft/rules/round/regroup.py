"""The Regrouping Phase: ten steps or eleven, after a window for Event cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import Option, Prompt, Ref, Several, Subject, in_order
from orrery.core.flow import OVER, Procedure, StepResult
from orrery.starcraft.board.changes import (
    add_resource,
    destroy_base,
    destroy_transport,
    drop_resource,
    retrieve,
)
from orrery.starcraft.board.control import keepers
from orrery.starcraft.board.decks import discard_from_hand
from orrery.starcraft.board.driven import is_sheltered
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.queries import (
    are_teammates,
    base_on,
    clockwise,
    holder,
    is_empty,
    is_enemy_area,
    is_friendly,
    is_resource_area,
    keeper,
    seats_after,
    stage,
)
from orrery.starcraft.board.rows import bits, with_one
from orrery.starcraft.board.sheet import hand_limit
from orrery.starcraft.board.special_orders import empty_pools
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEPLETED, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.installations import destroy_installation
from orrery.starcraft.rules.leadership.choosing import ChooseLeaders, is_time_to_choose
from orrery.starcraft.rules.points import gain_points, points_held
from orrery.starcraft.rules.round.end_of_regrouping import end_of_regrouping
from orrery.starcraft.rules.round.play_plans import events_to_play
from orrery.starcraft.rules.round.start_of_regrouping import start_of_regrouping
from orrery.starcraft.rules.scenarios.conditions import judge
from orrery.starcraft.rules.scenarios.sparing import Spare, bases_to_spare, cards_to_spare
from orrery.starcraft.rules.settling import settle_step
from orrery.starcraft.rules.victory import (
    check_end_of_game,
    check_normal_victory,
    check_special_victory,
    settle_eliminations,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box

DISCARD_TO_LIMIT = Prompt("discard-to-limit", "SC-REGROUP-15")


class Regrouping(Step):
    """The Regrouping Phase; step 0 is the window before it (SC-REGROUP-01)."""

    spared: tuple[int, ...] = ()  # areas in which a teammate's base or card is spared
    late: ClassVar[dict[str, object]] = {"spared": ()}

    def __init__(self) -> None:
        self.at, self.done, self.spared = 0, 0, ()

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Ten or eleven steps, as the box names them; after a victory nothing further is done
        (SC-REGROUP-01, SC-REGROUP-12)."""
        if not self.at and not self.done and judge(game, "start"):
            return None
        result = self.carry_out(game)
        if result is None:
            settle_step(game, game.facts.regrouping[self.at])
        return result

    def carry_out(self, game: StarCraftGame) -> StepResult:
        """The present step, or a part of it."""
        names = game.facts.regrouping
        match names[self.at] if self.at < len(names) else "":
            case "start" | "end":
                return self.window(game)
            case "destroy":
                return self.destroy(game)
            case "lose":
                return self.lose(game)
            case "gain":
                gain_resource_cards(game)
            case "retrieve":
                retrieve_workers(game)
                empty_pools(game)
            case "leadership":
                return self.choose_leaders(game)
            case "points":
                return self.gain_conquest_points(game)
            case "normal_victory":
                check_normal_victory(game)
            case "special_victory":
                check_special_victory(game)
            case "events":
                return self.play_event_cards(game)
            case "discard":
                return self.discard_combat_cards(game)
            case "first_player":
                pass_first_player_token(game)
            case "":
                judge(game, "end")
                return OVER
        return None

    def destroy(self, game: StarCraftGame) -> StepResult:
        """1. First whoever may spare a teammate's base says so (BW-MODE-21)."""
        areas = bases_to_spare(game)
        if self.done < len(areas):
            self.done += 1
            return game.run(Spare(areas[self.done - 1], 0))
        destroy_bases_and_transports(game, self.spared)
        self.spared = ()
        return None

    def lose(self, game: StarCraftGame) -> StepResult:
        """2. First whoever may leave a teammate's card says so (BW-MODE-21)."""
        areas = cards_to_spare(game)
        if self.done < len(areas):
            self.done += 1
            return game.run(Spare(areas[self.done - 1], 1))
        lose_resource_cards(game, self.spared)
        self.spared = ()
        return None

    def returned(self, child: Procedure[State, Box]) -> None:
        """What was spared."""
        if isinstance(child, Spare) and child.spared:
            self.spared = (*self.spared, child.area)

    def shown(self) -> UnderWay:
        """The step."""
        return {"regrouping": {"step": self.at}}

    def window(self, game: StarCraftGame) -> StepResult:
        """Before the first step, and after the last from the new first player, clockwise, each
        player with something to use may use it (SC-ROUND-04, SC-TIME-03, BW-LEADCARD-47)."""
        abilities = end_of_regrouping if self.at else start_of_regrouping
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            ability = abilities(game, seat)
            if ability is not None:
                return game.run(ability)
        return None

    def choose_leaders(self, game: StarCraftGame) -> StepResult:
        """Leadership cards of the current stage, if that has not had its choice; before points are
        scored (BW-REGROUP-05, BW-LEAD-03, BW-LEAD-05, BW-LEAD-06)."""
        now = stage(game.state, game.facts)
        if self.done or not is_time_to_choose(game, now):
            return None
        self.done = 1
        return game.run(ChooseLeaders(now))

    def gain_conquest_points(self, game: StarCraftGame) -> StepResult:
        """Points, or a resource token for each: if those run short, the first player takes them
        first (SC-REGROUP-11, BW-REGROUP-06, BW-MODE-06, BW-SCEN-83)."""
        order, held = clockwise(game.state), points_held(game)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            gained = gain_points(game, seat, held[seat])
            if gained is not None:
                return gained
        return None

    def play_event_cards(self, game: StarCraftGame) -> StepResult:
        """Event cards; at its end the game may end (SC-REGROUP-13, SC-REGROUP-14,
        BW-REGROUP-09)."""
        if not self.done:
            self.done = 1
            return game.run(events_to_play(game))
        forget_buried_events(game)
        check_end_of_game(game)
        return None

    def discard_combat_cards(self, game: StarCraftGame) -> StepResult:
        """Each player with too many Combat cards chooses the excess; all are discarded at the same
        time (SC-REGROUP-15, SC-FACT-01, BW-REGROUP-10)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if excess(game, seat) > 0:
                return game.run(DiscardToLimit(seat))
        for seat in order:
            discard_chosen(game, seat)
        return None


def destroy_bases_and_transports(game: StarCraftGame, spared: Collection[int] = ()) -> None:
    """1. Bases and installations in areas with another player's units are destroyed, all at once;
    then transports whose owner has no base at either end (SC-REGROUP-02, SC-REGROUP-03,
    BW-REGROUP-01, BW-INST-03)."""
    state, box = game.state, game.facts
    doomed = [
        area
        for area, one in enumerate(keepers(state))
        if one != NONE and area not in spared and is_doomed(state, box, one, area)
    ]
    for area in doomed:
        if state.bases[area] != NONE:
            destroy_base(game, area)
        else:
            destroy_installation(game, area)
    for seat, player in enumerate(state.players):
        if player.transports:
            destroy_stranded_transports(game, seat)
    if doomed:
        settle_eliminations(game)


def is_doomed(state: State, box: Box, kept_by: int, area: int) -> bool:
    """Another player's units are beside the base or the installation of a player; a teammate's
    count too, unless an option spares the base, and one that nobody plays may be sheltered. The
    installation of a player who is out falls anyway (SC-REGROUP-02, SC-VAR-07, BW-INST-03,
    BW-SCEN-42)."""
    owner = state.owners[area]
    if is_sheltered(state, box, area):
        return False
    if kept_by != owner != NONE and not is_spared(state, box, kept_by, owner):
        return True
    return state.players[kept_by].out == 1


def is_spared(state: State, box: Box, base: int, owner: int) -> bool:
    """The switch of team play: a teammate's units do no harm to a base and its card (SC-VAR-07)."""
    return are_teammates(state, box, base, owner) and box.settings["teammate_bases"] == "spared"


def destroy_stranded_transports(game: StarCraftGame, seat: int) -> None:
    """No base of the owner's on either planet of the route; this is only checked now, in Survival
    too (SC-REGROUP-03, BW-LEADCARD-35, BW-MODE-05)."""
    state, box = game.state, game.facts
    if has_safe_transports(box, state.players[seat]):
        return
    for route in bits(state.players[seat].transports):
        one, other = state.galaxy.routes[route]
        if base_on(state, box, seat, one) == base_on(state, box, seat, other) == NONE:
            destroy_transport(game, seat, route)


def lose_resource_cards(game: StarCraftGame, spared: Collection[int] = ()) -> None:
    """2. Without a base on the planet, or with an enemy unit, base or installation in the area, the
    card returns to the common deck and the workers on it are destroyed (SC-REGROUP-04,
    SC-REGROUP-05, BW-REGROUP-02)."""
    for seat, player in enumerate(game.state.players):
        for area in player.resources:
            if area not in spared and why_lose_resource(game, seat, area) is not None:
                player.worker_supply += drop_resource(game, seat, area)
                game.emit("lose-resource", seat, (area,))


def why_lose_resource(game: StarCraftGame, seat: int, area: int) -> str | None:
    """The rule that takes a Resource card away, or None: the card of an empty area is kept
    (SC-REGROUP-04, SC-REGROUP-08, SC-VAR-07)."""
    state, box = game.state, game.facts
    if base_on(state, box, seat, box.planet_of[area]) == NONE:
        return "SC-REGROUP-04"
    if is_enemy_area(state, seat, area):
        if keeper(state, area) == seat and is_spared(state, box, seat, state.owners[area]):
            return None
        return "SC-REGROUP-04"
    return None


def gain_resource_cards(game: StarCraftGame) -> None:
    """3. On each planet with a base, its owner gains the cards of friendly areas, and of empty ones
    if nobody else has a base there (SC-REGROUP-06, SC-REGROUP-07, SC-REGROUP-09,
    BW-REGROUP-03)."""
    state, box = game.state, game.facts
    for area in range(box.areas):
        seat = state.bases[area]
        if seat != NONE:
            for place in resources_to_gain(state, box, seat, box.planet_of[area]):
                add_resource(game, seat, place)


def resources_to_gain(state: State, box: Box, seat: int, planet: int) -> list[int]:
    """The areas of a planet whose cards a player with a base there gains; no player's card is taken
    away, and a teammate is another player (SC-REGROUP-07, SC-REGROUP-08, SC-VAR-06)."""
    only = all(state.bases[area] in (seat, NONE) for area in box.areas_of[planet])
    return [
        area
        for area in box.areas_of[planet]
        if is_resource_area(box, area)
        and state.depletion[area] != DEPLETED
        and (is_friendly(state, seat, area) or (only and is_empty(state, area)))
        and holder(state, area) == NONE
    ]


def retrieve_workers(game: StarCraftGame) -> None:
    """4. All workers come back to the pool: unavailable ones, and those on Resource cards and
    permanent resources. Up to here the phase is one of all factions, played or not (SC-REGROUP-10,
    SC-TERM-21, BW-SCEN-46)."""
    for player in game.state.players:
        retrieve(player)


def forget_buried_events(game: StarCraftGame) -> None:
    """All drawn cards are public now. Hidden Stage III cards are in the deck, where nobody needs to
    remember them, unless some left the game unread with an eliminated player (SC-WIN-16)."""
    state, stages = game.state, game.facts.event_stage
    away = sum(1 for card in state.event_box if stages[card] == 3)
    if not away:
        state.event_buried = ()
    state.event_dug = min(state.event_dug, away)


def pass_first_player_token(game: StarCraftGame) -> None:
    """The token passes to the left, past eliminated players (SC-REGROUP-16, SC-ROUND-06,
    BW-REGROUP-11)."""
    state = game.state
    state.first = seats_after(state, state.first)[0]
    game.emit("first-player", state.first)


def excess(game: StarCraftGame, seat: int) -> int:
    """How many Combat cards above the hand limit are not yet chosen (SC-REGROUP-15)."""
    player = game.state.players[seat]
    return len(player.hand) - len(player.leaving) - hand_limit(game.facts, player)


def to_choose_from(game: StarCraftGame, seat: int) -> list[int]:
    """The cards of the hand that are not yet chosen, sorted."""
    player = game.state.players[seat]
    return sorted((Counter(player.hand) - Counter(player.leaving)).elements())


def discard_chosen(game: StarCraftGame, seat: int) -> None:
    """The chosen cards are shown to all and discarded (SC-REGROUP-15)."""
    player = game.state.players[seat]
    chosen, player.leaving = player.leaving, ()
    for card in chosen:
        discard_from_hand(game, seat, card)


class DiscardToLimit(Step):
    """A player chooses cards to discard, exactly the excess; nobody else knows them before all
    have chosen (SC-REGROUP-15)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One card after another; programs take them in ascending order (SC-REGROUP-15)."""
        player = game.state.players[self.seat]
        if pick is not None:
            player.leaving = with_one(player.leaving, pick.what)
        number = excess(game, self.seat)
        if number <= 0:
            return OVER
        cards, last = to_choose_from(game, self.seat), max(player.leaving, default=NONE)
        kinds, fresh = in_order(sorted(set(cards)), last, cards[-number])
        options = [Option("card", card) for card in kinds]
        return ask(game, self.seat, DISCARD_TO_LIMIT, options, fresh=fresh)

    def several(self, game: StarCraftGame) -> Several:
        """The cards that are too many: any of the hand (SC-REGROUP-15)."""
        number, cards = excess(game, self.seat), to_choose_from(game, self.seat)
        return Several(number, number, tuple(Option("card", one) for one in cards))

    def subject(self, game: StarCraftGame) -> Subject:
        """How many cards are over the limit."""
        return {"n": Ref("number", excess(game, self.seat))}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Only a card in the player's own hand can be discarded (SC-REGROUP-15)."""
        cards = to_choose_from(game, self.seat)
        legal = option.verb == "card" and option.what in cards and option.to == NONE
        return None if legal else "SC-REGROUP-15"
