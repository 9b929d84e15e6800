"""The Regrouping Phase: ten steps, after a window for Event cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Seat, Several, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import (
    add_resource,
    destroy_base,
    destroy_transport,
    discard_from_hand,
    drop_resource,
    gain_conquest,
    with_one,
)
from orrery.starcraft.board.queries import (
    are_teammates,
    base_on,
    clockwise,
    controlled,
    hand_limit,
    has_transport,
    holder,
    is_empty,
    is_enemy_area,
    is_friendly,
    is_resource_area,
    keeper,
    points_of,
    seats_after,
)
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEPLETED, NONE
from orrery.starcraft.rules.round.play_events import PlayEvents
from orrery.starcraft.rules.round.start_of_regrouping import start_of_regrouping
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

    def __init__(self) -> None:
        self.at, self.done = 0, 0

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Ten steps, as the box names them; after a victory nothing further is done
        (SC-REGROUP-01, SC-REGROUP-12)."""
        names = game.facts.regrouping
        match names[self.at] if self.at < len(names) else "":
            case "start":
                return self.start_of_regrouping(game)
            case "destroy":
                destroy_bases_and_transports(game)
            case "lose":
                lose_resource_cards(game)
            case "gain":
                gain_resource_cards(game)
            case "retrieve":
                retrieve_workers(game)
            case "points":
                gain_conquest_points(game)
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
            case _:
                return OVER
        return None

    def shown(self) -> UnderWay:
        """The step."""
        return {"regrouping": {"step": self.at}}

    def start_of_regrouping(self, game: StarCraftGame) -> StepResult:
        """Before step 1, clockwise, each player with something to use may use it
        (SC-ROUND-04, SC-TIME-03)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            ability = start_of_regrouping(game, seat)
            if ability is not None:
                return game.run(ability)
        return None

    def play_event_cards(self, game: StarCraftGame) -> StepResult:
        """8. Event cards; at its end the game may end (SC-REGROUP-13, SC-REGROUP-14)."""
        if not self.done:
            self.done = 1
            return game.run(PlayEvents())
        forget_buried_events(game)
        check_end_of_game(game)
        return None

    def discard_combat_cards(self, game: StarCraftGame) -> StepResult:
        """9. Each player with too many Combat cards chooses the excess; all are discarded at the
        same time (SC-REGROUP-15, SC-FACT-01)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if excess(game, seat) > 0:
                return game.run(DiscardToLimit(seat))
        for seat in order:
            discard_chosen(game, seat)
        return None


def destroy_bases_and_transports(game: StarCraftGame) -> None:
    """1. Bases in areas with another player's units are destroyed, all at once; then transports
    whose owner has no base at either end (SC-REGROUP-02, SC-REGROUP-03)."""
    state, box = game.state, game.facts
    doomed = [area for area in range(box.areas) if is_doomed_base(state, box, area)]
    for area in doomed:
        destroy_base(game, area)
    for seat, player in enumerate(state.players):
        if player.transports:
            destroy_stranded_transports(game, seat)
    if doomed:
        settle_eliminations(game)


def is_doomed_base(state: State, box: Box, area: int) -> bool:
    """Another player's units are there; a teammate's count too, unless an option spares the base
    (SC-REGROUP-02, SC-VAR-07)."""
    base, owner = keeper(state, area), state.owners[area]
    return NONE != base != owner != NONE and not is_spared(box, base, owner)


def is_spared(box: Box, base: int, owner: int) -> bool:
    """The switch of team play: a teammate's units do no harm to a base and its card (SC-VAR-07)."""
    return are_teammates(box, base, owner) and box.settings["teammate_bases"] == "spared"


def destroy_stranded_transports(game: StarCraftGame, seat: int) -> None:
    """No base of the owner's on either planet of the route; this is only checked now
    (SC-REGROUP-03)."""
    state, box = game.state, game.facts
    for route, ends in enumerate(state.galaxy.routes):
        if has_transport(state.players[seat], route) and all(
            base_on(state, box, seat, planet) == NONE for planet in ends
        ):
            destroy_transport(game, seat, route)


def lose_resource_cards(game: StarCraftGame) -> None:
    """2. Without a base on the planet, or with an enemy unit or base in the area, the card returns
    to the common deck and the workers on it are destroyed (SC-REGROUP-04, SC-REGROUP-05)."""
    for seat, player in enumerate(game.state.players):
        for area in player.resources:
            if why_lose_resource(game, seat, area) is not None:
                player.worker_supply += drop_resource(game, seat, area)
                game.emit("lose-resource", seat, (area,))


def why_lose_resource(game: StarCraftGame, seat: int, area: int) -> str | None:
    """The rule that takes a Resource card away, or None: the card of an empty area is kept
    (SC-REGROUP-04, SC-REGROUP-08, SC-VAR-07)."""
    state, box = game.state, game.facts
    if base_on(state, box, seat, box.planet_of[area]) == NONE:
        return "SC-REGROUP-04"
    if is_enemy_area(state, seat, area):
        if keeper(state, area) == seat and is_spared(box, seat, state.owners[area]):
            return None
        return "SC-REGROUP-04"
    return None


def gain_resource_cards(game: StarCraftGame) -> None:
    """3. On each planet with a base, its owner gains the cards of friendly areas, and of empty ones
    if nobody else has a base there (SC-REGROUP-06, SC-REGROUP-07, SC-REGROUP-09)."""
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
    permanent resources (SC-REGROUP-10, SC-TERM-21)."""
    for player in game.state.players:
        player.pool += player.unavailable + sum(player.workers) + sum(player.permanent)
        player.unavailable, player.permanent = 0, (0, 0)
        player.workers = (0,) * len(player.workers)


def gain_conquest_points(game: StarCraftGame) -> None:
    """5. The points of all conquest areas a player controls (SC-REGROUP-11)."""
    state, box = game.state, game.facts
    for seat in clockwise(state):
        points = sum(points_of(state, box, area) for area in controlled(state, seat))
        gain_conquest(game, seat, points)


def forget_buried_events(game: StarCraftGame) -> None:
    """All drawn cards are public now. Hidden Stage III cards are in the deck, where nobody needs to
    remember them, unless some left the game unread with an eliminated player (SC-WIN-16)."""
    state, stages = game.state, game.facts.event_stage
    away = sum(1 for card in state.event_box if stages[card] == 3)
    if not away:
        state.event_buried = ()
    state.event_dug = min(state.event_dug, away)


def pass_first_player_token(game: StarCraftGame) -> None:
    """10. The token passes to the left, past eliminated players (SC-REGROUP-16, SC-ROUND-06)."""
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
        return Decision(Seat(self.seat), DISCARD_TO_LIMIT, options, fresh=fresh)

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
