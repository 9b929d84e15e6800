"""A small card game on the kernel, for its tests: hidden hands, shuffles, a secret choice.

TOY-1 deal · TOY-2 everyone secretly lays a card · TOY-3 the strongest scores · TOY-4 the scorer
takes a turn: peek at the deck, put cards away face down · TOY-5 everyone refills the hand; when
nothing is left to draw the game ends at once · TOY-6 the game ends after the agreed rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import NamedTuple, NotRequired, TypedDict

from orrery.core.decisions import DONE, Decision, Option, Prompt, Seat
from orrery.core.errors import BadData
from orrery.core.events import Event
from orrery.core.flow import OVER, BaseState, Game, Procedure, StepResult
from orrery.core.rng import shuffled
from orrery.core.ruleset import Ruleset, Settings, Texts
from orrery.core.shown import GalleryCard, Printed, ShownTypes
from orrery.core.speaker import Scene
from orrery.core.verbs import ThingKind, Verb, Verbs

HAND = 3
LAY = Prompt("toy-lay", "TOY-2")
TURN = Prompt("toy-turn", "TOY-4")
PEEK = Option("peek")

TEXTS = {"toy.txt": "ant 1 6\nbee 2 5\ncat 3 4\ndog 4 3\nelk 5 2\n"}
"""Name, strength and number of each card."""


class Facts(NamedTuple):
    names: tuple[str, ...]
    strengths: tuple[int, ...]
    counts: tuple[int, ...]
    rounds: int


class Player:
    __slots__ = ("away", "hand", "laid", "score")

    def __init__(
        self,
        hand: tuple[int, ...] = (),
        laid: tuple[int, ...] = (),
        away: tuple[int, ...] = (),
        score: int = 0,
    ) -> None:
        self.hand = hand
        self.laid = laid
        self.away = away
        self.score = score

    def copy(self) -> Player:
        return Player(self.hand, self.laid, self.away, self.score)


class State(BaseState):
    __slots__ = ("deck", "discards", "ending", "latest", "players", "rounds", "top_known")

    def __init__(self, seed: bytes, players: tuple[Player, ...]) -> None:
        self.seed = seed
        self.counter = 0
        self.irrevocable = 0
        self.players = players
        self.deck: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.top_known = 0  # a bit for each seat that has seen the top of the deck
        self.rounds = 0
        self.latest: Option | None = None  # the latest open pick
        self.ending = ""

    def copy(self) -> State:
        other = State(self.seed, tuple(player.copy() for player in self.players))
        other.counter, other.irrevocable = self.counter, self.irrevocable
        other.deck, other.discards, other.top_known = self.deck, self.discards, self.top_known
        other.rounds, other.latest, other.ending = self.rounds, self.latest, self.ending
        return other


ToyGame = Game[State, Facts]
Frame = Procedure[State, Facts]


class Rounds(Frame):
    """The whole game."""

    __slots__ = ("drawn",)

    def __init__(self, at: int = 1, done: int = 0, drawn: int = 0) -> None:
        self.at, self.done, self.drawn = at, done, drawn

    def step(self, game: ToyGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return deal(game)
            case 2:
                return self.next_round(game)
            case _:
                game.state.ending = "rounds"
                return OVER

    def next_round(self, game: ToyGame) -> StepResult:
        """TOY-6. Rounds follow each other until as many as agreed were played."""
        if game.state.rounds >= game.facts.rounds:
            return None
        if self.done:
            return 2
        self.done = 1
        game.state.rounds += 1
        return game.run(Round())

    def returned(self, child: Frame) -> None:
        if isinstance(child, Round):
            self.drawn += child.drawn

    def copy(self) -> Rounds:
        return Rounds(self.at, self.done, self.drawn)


class Round(Frame):
    __slots__ = ("drawn", "scorer")

    def __init__(self, at: int = 1, done: int = 0, scorer: int = -1, drawn: int = 0) -> None:
        self.at, self.done, self.scorer, self.drawn = at, done, scorer, drawn

    def step(self, game: ToyGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.lay(game, pick)
            case 2:
                return self.reveal(game)
            case 3:
                return self.turn(game)
            case 4:
                return self.refill(game)
            case _:
                return OVER

    def lay(self, game: ToyGame, pick: Option | None) -> StepResult:
        """TOY-2. One seat after another is asked; nobody sees what the others laid."""
        players = game.state.players
        if pick is not None:
            move_card(game, "lay", self.done, pick.what)
            self.done += 1
        if self.done == len(players):
            return None
        return Decision(Seat(self.done), LAY, cards("lay", players[self.done].hand))

    def reveal(self, game: ToyGame) -> StepResult:
        """TOY-3. The strongest card scores, the first seat wins ties; all are discarded."""
        state, strengths = game.state, game.facts.strengths
        laid = [player.laid[0] for player in state.players]
        game.emit("toy-reveal", -1, tuple(laid))
        self.scorer = max(range(len(laid)), key=lambda seat: strengths[laid[seat]])
        state.players[self.scorer].score += 1
        for player in state.players:
            state.discards += player.laid
            player.laid = ()
        state.irrevocable += 1
        return None

    def turn(self, game: ToyGame) -> StepResult:
        if self.done:
            return None
        self.done = 1
        return game.run(Turn(self.scorer))

    def refill(self, game: ToyGame) -> StepResult:
        """TOY-5. Hands are refilled from the first seat on; without cards the game ends."""
        for seat, player in enumerate(game.state.players):
            while len(player.hand) < HAND:
                if not draw(game, seat):
                    game.state.ending = "exhausted"
                    game.end()
                    return None
                self.drawn += 1
        return None

    def copy(self) -> Round:
        return Round(self.at, self.done, self.scorer, self.drawn)


class Turn(Frame):
    __slots__ = ("seat",)

    def __init__(self, seat: int, at: int = 1, done: int = 0) -> None:
        self.seat, self.at, self.done = seat, at, done

    def step(self, game: ToyGame, pick: Option | None) -> StepResult:
        return self.put_away(game, pick) if self.at == 1 else OVER

    def put_away(self, game: ToyGame, pick: Option | None) -> StepResult:
        """TOY-4. Up to two cards, and a look at the top of the deck, until done."""
        state = game.state
        if pick in (DONE, PEEK):
            state.latest = pick
        if pick == DONE:
            return None
        if pick == PEEK:
            peek(game, self.seat)
        elif pick is not None:
            move_card(game, "away", self.seat, pick.what)
            self.done += 1
        options = [DONE]
        if state.deck and not state.top_known >> self.seat & 1:
            options.append(PEEK)
        if self.done < 2:
            options += cards("away", state.players[self.seat].hand)
        return Decision(Seat(self.seat), TURN, options)

    def copy(self) -> Turn:
        return Turn(self.seat, self.at, self.done)


def deal(game: ToyGame) -> StepResult:
    """TOY-1. Three cards for everyone from the shuffled deck."""
    counts = game.facts.counts
    every = tuple(card for card, count in enumerate(counts) for _ in range(count))
    game.state.deck = shuffled(game.state, every)
    for seat in range(len(game.state.players) * HAND):
        draw(game, seat // HAND)
    return None


def cards(verb: str, hand: tuple[int, ...]) -> list[Option]:
    return [Option(verb, card) for card in sorted(set(hand))]


def draw(game: ToyGame, seat: int) -> bool:
    """Whether a card could be drawn; the discards are shuffled when the deck is empty."""
    state = game.state
    if not state.deck:
        state.deck, state.discards, state.top_known = shuffled(state, state.discards), (), 0
    if not state.deck:
        return False
    card, state.deck = state.deck[0], state.deck[1:]
    state.players[seat].hand += (card,)
    state.top_known = 0
    state.irrevocable += 1
    game.emit("toy-draw", seat, (card,), seen_by=1 << seat)
    return True


def peek(game: ToyGame, seat: int) -> None:
    game.state.top_known |= 1 << seat
    game.state.irrevocable += 1
    game.emit("toy-peek", seat, (game.state.deck[0],), seen_by=1 << seat)


def move_card(game: ToyGame, verb: str, seat: int, card: int) -> None:
    player = game.state.players[seat]
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    if verb == "lay":
        player.laid += (card,)
    else:
        player.away += (card,)
    game.emit("toy-" + verb, seat, (card,), seen_by=1 << seat)


class ToyView(TypedDict):
    """What a seat may know; only it knows what is its own."""

    deck: int
    discards: list[int]
    rounds: int
    asked: int | None
    prompt: str | None
    scores: list[int]
    hands: list[int]
    laid: list[int]
    away: list[int]
    own_hand: NotRequired[list[int]]
    own_laid: NotRequired[list[int]]
    own_away: NotRequired[list[int]]
    top: NotRequired[int]


class Toy(Ruleset[State, Facts, ToyView, Scene]):
    name = "toy"
    files = ("toy.txt",)
    shown = ShownTypes(view=ToyView, printed=Printed, card=GalleryCard)
    shells: tuple[type[object], ...] = (State, Player, Rounds, Round, Turn)
    verbs: Verbs[State, Facts] = Verbs(
        {"lay": Verb("card"), "away": Verb("card"), "peek": Verb(), "done": Verb(ends=True)},
        {"card": ThingKind((lambda game, _, card: game.facts.names[card],))},
    )

    def settings(self, given: Mapping[str, str]) -> Settings:
        complete = {"seats": "2", "rounds": "4", **given}
        if set(complete) != {"seats", "rounds"}:
            raise BadData(f"settings {sorted(complete)} were given, possible: rounds, seats")
        if complete["seats"] not in ("2", "3"):
            raise BadData(f"seats {complete['seats']!r} was given, possible: 2, 3 (TOY-1)")
        if not complete["rounds"].isdecimal():
            raise BadData(f"rounds {complete['rounds']!r} was given, expected a number (TOY-6)")
        return complete

    def seats(self, settings: Settings) -> int:
        return int(settings["seats"])

    def facts(self, settings: Settings, texts: Texts, pack: Texts) -> Facts:
        lines = (texts["toy.txt"] + pack.get("toy.txt", "")).splitlines()
        rows = {line.split()[0]: line.split() for line in lines}  # a pack's rows replace others
        return Facts(
            tuple(rows),
            tuple(int(row[1]) for row in rows.values()),
            tuple(int(row[2]) for row in rows.values()),
            int(settings["rounds"]),
        )

    def fingerprint(self, facts: Facts) -> str:
        return sha256(repr(facts[:3]).encode()).hexdigest()[:16]

    def begin(
        self, settings: Settings, seed: bytes, facts: Facts, events: list[Event] | None = None
    ) -> ToyGame:
        players = tuple(Player() for _ in range(self.seats(settings)))
        game = Game(State(seed, players), facts, [Rounds()])
        game.events = events
        game.go_on(None)
        return game

    def scene(self, game: ToyGame) -> Scene:
        return Scene()

    def view(self, game: ToyGame, seat: Seat | None) -> ToyView:
        state = game.state
        view: ToyView = {
            "deck": len(state.deck),
            "discards": list(state.discards),
            "rounds": state.rounds,
            "asked": None if game.decision is None else game.decision.seat,
            "prompt": None if game.decision is None else game.decision.prompt.key,
            "scores": [player.score for player in state.players],
            "hands": [len(player.hand) for player in state.players],
            "laid": [len(player.laid) for player in state.players],
            "away": [len(player.away) for player in state.players],
        }
        if seat is not None:
            own = state.players[seat]
            view["own_hand"] = sorted(own.hand)
            view["own_laid"] = list(own.laid)
            view["own_away"] = list(own.away)
            if state.top_known >> seat & 1:
                view["top"] = state.deck[0]
        return view

    def determinize(self, game: ToyGame, seat: Seat, rng: Random) -> ToyGame:
        other = game.copy()
        state = other.state
        top = state.deck[: state.top_known >> seat & 1]
        others = [player for at, player in enumerate(state.players) if at != seat]
        hidden = list(state.deck[len(top) :])
        for player in others:
            hidden += player.hand + player.laid + player.away
        rng.shuffle(hidden)
        dealt = iter(hidden)
        state.deck = top + tuple(next(dealt) for _ in state.deck[len(top) :])
        for player in others:
            player.hand = tuple(next(dealt) for _ in player.hand)
            player.laid = tuple(next(dealt) for _ in player.laid)
            player.away = tuple(next(dealt) for _ in player.away)
        state.seed, state.counter = rng.randbytes(32), 0
        other.ask_again()
        return other

    def redeal(self, game: ToyGame, rng: Random) -> ToyGame:
        other = game.copy()
        state = other.state
        known = 1 if state.top_known else 0
        hidden = list(state.deck[known:])
        rng.shuffle(hidden)
        state.deck = state.deck[:known] + tuple(hidden)
        state.seed, state.counter = rng.randbytes(32), 0
        other.ask_again()
        return other

    def why(self, game: ToyGame, seat: Seat, option: Option) -> str | None:
        decision = game.decision
        if decision is None:
            return "TOY-6"
        return (
            None if decision.seat == seat and option in decision.options else decision.prompt.rule
        )

    def winners(self, game: ToyGame) -> tuple[Seat, ...]:
        scores = [player.score for player in game.state.players]
        if game.decision is not None:
            return ()
        return tuple(Seat(at) for at, score in enumerate(scores) if score == max(scores))

    def ending(self, game: ToyGame) -> str:
        return game.state.ending


TOY = Toy()
