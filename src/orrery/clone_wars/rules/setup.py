"""Setting the game up, and the turns that follow until somebody wins (rulebook: Setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import draw, refill, without
from orrery.clone_wars.board.queries import FORCE_END
from orrery.clone_wars.board.state import CloneWarsGame, State, Step
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.turn import HAND_SIZE, Turn
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.events import Event
from orrery.core.flow import Game, StepResult
from orrery.core.rng import below, shuffled

if TYPE_CHECKING:
    from orrery.clone_wars.facts.box import Box

ROW_SLOTS = 6
SECRET_BASES = 4


def set_up(box: Box, seed: bytes, events: list[Event] | None = None) -> CloneWarsGame:
    """Two players, two sides, everything in its place: units and ships in decks, bases in stacks
    (CW-SETUP-01, CW-SETUP-13, CW-TERM-17, CW-TERM-01)."""
    state = State(seed)
    game: CloneWarsGame = Game(state, box, [])
    game.events = events
    for seat in (0, 1):
        put_bases(game, seat)
        state.sides[seat].deck = shuffle_starters(game, seat)
    lay_galaxy(game)
    state.pilots = lay_pilots(box)
    choose_first_player(game)
    for seat in (0, 1):
        draw_opening_hand(game, seat)
    game.stack.append(PlayGame())
    return game


def put_bases(game: CloneWarsGame, seat: int) -> None:
    """The starting base face up and undamaged, the others of the mode in the stack, the rest out
    of the game (CW-SETUP-03, CW-SETUP-04, CW-MODE-02, CW-MODE-10)."""
    box, side = game.facts, game.state.sides[seat]
    beginner = box.settings["mode"] == "beginner"
    for base in box.bases[seat]:
        record = box.printed[base].record
        if record["starting"]:
            side.base = base
        elif box.settings["mode"] == "full" or (beginner and record["beginner_deck"]):
            side.bases += (base,)
        else:
            side.aside += (base,)


def shuffle_starters(game: CloneWarsGame, seat: int) -> tuple[int, ...]:
    """The ten starter cards, shuffled, are the deck (CW-SETUP-05)."""
    return shuffled(game.state, game.facts.starters[seat])


def lay_galaxy(game: CloneWarsGame) -> None:
    """90 cards shuffled, the top six turned up, whatever they are (CW-SETUP-06, CW-MODE-06)."""
    state = game.state
    state.galaxy = shuffled(state, game.facts.galaxy)
    state.row = (NONE,) * ROW_SLOTS
    refill(game)


def lay_pilots(box: Box) -> tuple[int, ...]:
    """Ten pilots in an open stack that is not part of the row (CW-SETUP-08, CW-MODE-07)."""
    return box.pilots


def choose_first_player(game: CloneWarsGame) -> None:
    """Separatists first, the marker on the Republic's last space; combined editions: a random
    first player, the marker on the other's last space (CW-SETUP-10, CW-SETUP-12, CW-MODE-08)."""
    state, box = game.state, game.facts
    if box.settings["combined"] == "yes":
        state.active = below(state, 2)
    else:
        state.active = box.factions.index("separatist")
    state.force = FORCE_END if state.active == 1 else -FORCE_END


def draw_opening_hand(game: CloneWarsGame, seat: int) -> None:
    """Five cards each before the first turn, no mulligan (CW-SETUP-11)."""
    draw(game, seat, HAND_SIZE)


class PlayGame(Step):
    """The whole game: secret bases if that option is on, then turns."""

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.secret_bases(game, Seat(0), pick)
            case 2:
                return self.secret_bases(game, Seat(1), pick)
            case _:
                return self.turns(game)

    def secret_bases(self, game: CloneWarsGame, seat: Seat, pick: Option | None) -> StepResult:
        """Variant: each player secretly picks four of the other nine bases (CW-MODE-12)."""
        side = game.state.sides[seat]
        if game.facts.settings["mode"] != "secret":
            return None
        if pick is not None:
            side.aside = without(side.aside, pick.what)
            side.bases = tuple(sorted((*side.bases, pick.what)))
        if len(side.bases) == SECRET_BASES:
            return None
        return Decision(seat, prompts.SECRET_BASE, [Option("base", base) for base in side.aside])

    def turns(self, game: CloneWarsGame) -> StepResult:
        """Players take complete turns alternately until someone wins; none is skipped, and there is
        no limit (CW-TURN-01, CW-WIN-04)."""
        state = game.state
        if state.turn:
            state.active = 1 - state.active
        state.turn += 1
        for side in state.sides:
            side.prevented = 0
        game.emit("turn", state.active, number=state.turn)
        return game.run(Turn(state.active))
