"""Winning and losing: elimination at any time, and the victory checks of the Regrouping Phase.

Sides are teams; without team play every seat is a team of its own (SC-VAR-10 to SC-VAR-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.changes import clear_tops
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.leading import leader_with
from orrery.starcraft.board.queries import is_on_board, stage, team_of
from orrery.starcraft.board.sheet import permanent_of
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.leftovers import clear_card, clear_pieces
from orrery.starcraft.rules.objectives import fulfils_objective, objective_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

CARDS_THAT_END = 2
"""How many *The End Draws Near* in the common play area end the game (SC-WIN-14)."""

Strength = tuple[int, int, int, int, int]
"""Conquest points, resources, areas, bases, workers: compared in this order (SC-WIN-04)."""


# Elimination


def is_alive(state: State, box: Box, seat: int) -> bool:
    """Whether a player is still in the game by what is on the board: a unit or a base; in Survival
    only a base counts (SC-WIN-15, BW-MODE-03)."""
    return seat in state.bases if box.lives_by_bases else is_on_board(state, seat)


def settle_eliminations(game: StarCraftGame) -> bool:
    """A player with no base and no unit on the board is out at once, in Survival without a base;
    called after a complete change to the board. Returns whether the game is over
    (SC-WIN-15, SC-TIME-07, BW-MODE-03, BW-MODE-17)."""
    state = game.state
    fallen = [
        seat
        for seat, player in enumerate(state.players)
        if not player.out and not is_alive(state, game.facts, seat)
    ]
    if not fallen:
        return False
    for seat in fallen:
        eliminate(game, seat)
    clear_tops(game)
    return check_elimination(game, fallen)


def eliminate(game: StarCraftGame, seat: int) -> None:
    """The player is out: the drawn Event cards leave the game unread, as do those in the play area
    and all Leadership cards, with the units on them; orders are removed when they come to the top
    (SC-WIN-16, SC-EXEC-10, BW-LEADCARD-43, BW-LEADCARD-44)."""
    state = game.state
    player = state.players[seat]
    player.out = 1
    state.event_box = tuple(sorted((*state.event_box, *player.drawn)))
    state.removed = tuple(sorted((*state.removed, *player.events)))
    player.drawn = player.events = ()
    player.leaders = player.waiting = player.leading = ()
    clear_card(game, seat)
    game.emit("eliminated", seat)
    if game.facts.lives_by_bases:
        clear_pieces(game, seat)


def check_elimination(game: StarCraftGame, fallen: list[int]) -> bool:
    """The last player or team in the game wins at once (SC-WIN-17, SC-VAR-04, SC-VAR-13,
    BW-MODE-09)."""
    left = teams_in_play(game.state, game.facts)
    if len(left) > 1:
        return False
    winners = strongest(game, left) if left else strongest_of_the_fallen(game, fallen)
    win(game, winners, "elimination")
    return True


def strongest_of_the_fallen(game: StarCraftGame, fallen: list[int]) -> list[int]:
    """If the last players are eliminated at the same moment, they are compared; in Survival they
    share the victory (SC-WIN-18, BW-MODE-03)."""
    state, box = game.state, game.facts
    if box.lives_by_bases:
        return fallen
    people = [seat for seat in fallen if not is_driven(box, state.players[seat])]
    return strongest(game, {team_of(state, box, seat) for seat in people})


# The checks of the Regrouping Phase


def check_normal_victory(game: StarCraftGame) -> None:
    """Of those who reached their own target, the player with the most conquest points wins
    (SC-WIN-02, SC-WIN-03, SC-VAR-10, BW-REGROUP-07)."""
    if not is_stopped(game) and (reached := at_target(game)):
        win(game, strongest(game, reached), "conquest-points")


def is_stopped(game: StarCraftGame) -> bool:
    """Whether nobody can win in this Regrouping Phase, but by elimination: Destiny is in force
    (BW-LEADCARD-42)."""
    return leader_with(game.state, game.facts, "destiny") != NONE


def at_target(game: StarCraftGame) -> set[int]:
    """The teams that have reached their target, where points win (SC-WIN-02, SC-VAR-10,
    BW-MODE-02)."""
    if not game.facts.conquest_wins:
        return set()
    state, box = game.state, game.facts
    aldaris = team_of_aldaris(state, box)
    return {
        team
        for team in teams_in_play(state, box)
        if conquest_of(game, team) >= target_beside(box, team, aldaris)
    }


def target(game: StarCraftGame, team: int) -> int:
    """How many conquest points a team needs (SC-WIN-02)."""
    return target_beside(game.facts, team, team_of_aldaris(game.state, game.facts))


def target_beside(box: Box, team: int, aldaris: int) -> int:
    """15, or 20 for everyone but Aldaris while Aldaris is in the game; for teams 30 and 40
    (SC-WIN-10, SC-WIN-12, SC-FACT-11, SC-VAR-10)."""
    normal, against_aldaris, of_team, of_team_against = box.conquest_target
    if is_team_game(box):
        return of_team if aldaris in (NONE, team) else of_team_against
    return normal if aldaris in (NONE, team) else against_aldaris


def check_special_victory(game: StarCraftGame) -> None:
    """7. A player who fulfils the faction's objective wins for the team, in Stage III only
    (SC-WIN-05, SC-WIN-06, SC-WIN-07, SC-VAR-11)."""
    if not is_stopped(game) and (fulfilled := at_objective(game)):
        win(game, strongest(game, fulfilled), "objective")


def at_objective(game: StarCraftGame) -> set[int]:
    """The teams with a player who fulfils the faction's objective in Stage III, where objectives
    win (SC-WIN-06, SC-VAR-11, BW-REGROUP-08, BW-MODE-02)."""
    state, box = game.state, game.facts
    if not box.conquest_wins or stage(state, box) != 3:
        return set()
    return {
        team_of(state, box, seat)
        for seat, player in enumerate(state.players)
        if not player.out and fulfils_objective(state, box, seat)
    }


def check_end_of_game(game: StarCraftGame) -> None:
    """End of 8. With two cards that end the game, most conquest points win, but Aldaris wins
    whatever the points (SC-WIN-11, SC-WIN-14, SC-REGROUP-14, SC-VAR-12)."""
    if not game.facts.conquest_wins or is_stopped(game):
        return
    if len(game.state.common) >= CARDS_THAT_END:
        win(game, strongest(game, at_the_end(game)), "end-draws-near")


def at_the_end(game: StarCraftGame) -> set[int]:
    """The teams that can win when the game ends by its cards: Aldaris's, if Aldaris is still in the
    game; in a scenario whoever wins by them (SC-WIN-11, SC-VAR-12, BW-SCEN-28)."""
    scenario = game.facts.scenario
    if scenario is not None:
        return {one.side for one in scenario.conditions if one.aim == "end_cards"}
    aldaris = team_of_aldaris(game.state, game.facts)
    return teams_in_play(game.state, game.facts) if aldaris == NONE else {aldaris}


def win(game: StarCraftGame, seats: Iterable[int], ending: str) -> None:
    """These players win with their teammates, and the game stops there (SC-WIN-01, SC-WIN-19)."""
    state, box = game.state, game.facts
    winning = {team_of(state, box, seat) for seat in seats}
    everybody = range(len(state.players))
    state.winners = tuple(seat for seat in everybody if team_of(state, box, seat) in winning)
    state.ending = ending
    game.emit("win", NONE, state.winners)
    game.end()


# Comparing


def strongest(game: StarCraftGame, teams: Iterable[int]) -> list[int]:
    """The players of the best teams; equal ones share the victory (SC-WIN-04)."""
    strengths = {team: strength(game, team) for team in teams}
    best = max(strengths.values())
    best_teams = [team for team, found in strengths.items() if found == best]
    everybody = range(len(game.state.players))
    return [seat for seat in everybody if team_of(game.state, game.facts, seat) in best_teams]


def strength(game: StarCraftGame, team: int) -> Strength:
    """What breaks ties, for both members together; resource tokens are no resources
    (SC-WIN-04, SC-VAR-14, SC-TERM-24, BW-TOKEN-02)."""
    state, box = game.state, game.facts
    conquest = resources = areas = bases = workers = 0
    for seat in members(state, box, team):
        player = state.players[seat]
        conquest += player.conquest
        resources += sum(box.amount[area] for area in player.resources)
        resources += sum(permanent_of(box, player))
        areas += len(controlled(state, seat))
        bases += state.bases.count(seat)
        workers += player.pool
    return conquest, resources, areas, bases, workers


def conquest_of(game: StarCraftGame, team: int) -> int:
    """The points of all members, including eliminated ones (SC-VAR-10, SC-VAR-13)."""
    players = game.state.players
    return sum(players[seat].conquest for seat in members(game.state, game.facts, team))


def members(state: State, box: Box, team: int) -> list[int]:
    return [seat for seat in range(len(state.players)) if team_of(state, box, seat) == team]


def is_team_game(box: Box) -> bool:
    """Teams of two (SC-VAR-05)."""
    return not box.sides and max(box.teams) + 1 < box.players


def teams_in_play(state: State, box: Box) -> set[int]:
    """The teams with a member in the game; what nobody plays is none (SC-VAR-13, BW-SCEN-35)."""
    return {
        team_of(state, box, seat)
        for seat, player in enumerate(state.players)
        if not player.out and not is_driven(box, player)
    }


def team_of_aldaris(state: State, box: Box) -> int:
    """The team whose objective is that the cards end the game, while its player is in the game, or
    NONE: that of Aldaris (SC-WIN-10, SC-WIN-12, BW-LEADCARD-37)."""
    for seat, player in enumerate(state.players):
        if not player.out and objective_of(state, box, seat).kind == "end_cards":
            return team_of(state, box, seat)
    return NONE
