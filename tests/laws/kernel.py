"""Laws that hold at every decision of every game. Each raises `Broken` with what it saw.

`law(title, game, …)` never changes the game it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.core.codec import load, save, state_hash
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.events import Event
from orrery.core.flow import Game
from orrery.core.ruleset import F, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene


class Broken(AssertionError):
    """A law does not hold."""


def demand(holds: bool, law: str, what: object = "") -> None:
    if not holds:
        raise Broken(f"{law}: {what}")


def decision_of(game: Game[S, F]) -> Decision:
    if game.decision is None:
        raise Broken("the laws are asked at decisions")
    return game.decision


def copies_are_equal_and_apart(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], rng: Random
) -> None:
    """A copy equals its original; playing the copy leaves the original as it was."""
    before = state_hash(ruleset, game)
    copy = game.copy()
    demand(state_hash(ruleset, copy) == before, "copy is not equal")
    demand(copy.decision == game.decision, "copy asks something else")
    for _ in range(3):
        if copy.decision is not None:
            copy.play(rng.choice(copy.decision.options))
    demand(state_hash(ruleset, game) == before, "playing a copy changed the original")


def saving_loses_nothing(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], rng: Random
) -> None:
    """Save and load give an equal game that plays on identically."""
    again = load(ruleset, game.facts, save(ruleset, game))
    demand(state_hash(ruleset, again) == state_hash(ruleset, game), "loaded game is not equal")
    demand(again.decision == game.decision, "loaded game asks something else", again.decision)
    copy = game.copy()
    for _ in range(3):
        if copy.decision is not None:
            pick = rng.choice(copy.decision.options)
            copy.play(pick)
            again.play(pick)
            demand(again.decision == copy.decision, "plays on differently", pick)
    demand(state_hash(ruleset, again) == state_hash(ruleset, copy), "plays on differently")


def asking_again_asks_the_same(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> None:
    """At a decision, asking again gives the same decision and changes nothing."""
    before = state_hash(ruleset, game)
    copy = game.copy()
    copy.decision = None
    copy.ask_again()
    demand(copy.decision == game.decision, "asks something else", copy.decision)
    demand(state_hash(ruleset, copy) == before, "asking changed the game")


def options_have_unique_texts(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> None:
    """Every option has a text form of its own, the same if it is asked again, and there is at least
    one option."""
    texts, again = ruleset.verbs.texts(game), game.copy()
    again.ask_again()
    demand(ruleset.verbs.texts(again) == texts, "other texts when asked again", texts)
    demand(len(texts) == len(decision_of(game).options) > 0, "no options", texts)
    demand(len(set(texts)) == len(texts), "two options with one text", texts)


def what_is_foreseen_happens(game: Game[S, F]) -> None:
    """What a procedure says of a pick that nobody tried: it reveals something, or nothing."""
    for option in decision_of(game).options:
        foreseen = game.stack[-1].foresees(game, option)
        if foreseen is not None:
            copy = game.copy()
            copy.play(option)
            reveals = copy.state.irrevocable != game.state.irrevocable
            demand(reveals is foreseen, f"foreseen {foreseen}, revealed {reveals}", option)


def nothing_leaks(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], seats: int, rng: Random
) -> int:
    """In every world that fits what a seat knows, it and a watcher see the same, the same seat is
    asked by the same prompt, and a seat that is asked has the same options; an open question is the
    same whoever is asked. Returns in how many worlds the truth was really different."""
    changed = 0
    decision = decision_of(game)
    truth, scene = without_chance(ruleset, game), ruleset.scene(game)
    watched = ruleset.page_view(game, None)
    for number in range(seats):
        seat = Seat(number)
        world = ruleset.determinize(game, seat, rng)
        there = decision_of(world)
        demand(world.state.seed != game.state.seed, "the world keeps the seed")
        demand(
            ruleset.page_view(world, seat) == ruleset.page_view(game, seat),
            f"seat {seat} sees the truth",
        )
        demand(ruleset.page_view(world, None) == watched, f"a watcher sees more ({seat})")
        demand(ruleset.scene(world) == scene, "a scene depends on what is hidden")
        demand(
            (there.seat, there.prompt) == (decision.seat, decision.prompt),
            "who is asked depends on what is hidden",
            (there, decision),
        )
        if decision.seat == seat:
            demand(there.options == decision.options, "own options depend on what is hidden")
            demand(ruleset.briefing(world) == ruleset.briefing(game), "the briefing differs")
        elif decision.prompt.is_open:
            same = ruleset.briefing(world) == ruleset.briefing(game)
            demand(same, "an open question tells what is hidden", (seat, decision))
        changed += without_chance(ruleset, world) != truth
        same_pick_same_sight(ruleset, game, world, seat, rng)
    return changed


def without_chance(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> str:
    """The hash of a game whatever its seed is: of what lies and stands on the table."""
    copy = game.copy()
    copy.state.seed, copy.state.counter = b"", 0
    return state_hash(ruleset, copy)


def dealing_anew_shows_nothing(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], seats: int, seed: int
) -> int:
    """When what nobody knows is dealt anew, every seat and a watcher see the same as before and the
    same is asked; the same seed deals the same. Returns whether the truth is really another."""
    other = ruleset.redeal(game, Random(seed))
    demand(other.state.seed != game.state.seed, "the new deal keeps the seed")
    demand(other.decision == game.decision, "the new deal asks something else", other.decision)
    for eyes in (*map(Seat, range(seats)), None):
        demand(ruleset.view(other, eyes) == ruleset.view(game, eyes), f"{eyes} sees the new deal")
    again = ruleset.redeal(game, Random(seed))
    demand(state_hash(ruleset, again) == state_hash(ruleset, other), "one seed dealt twice")
    other.state.seed, other.state.counter = game.state.seed, game.state.counter
    return state_hash(ruleset, other) != state_hash(ruleset, game)


def same_pick_same_sight(
    ruleset: Ruleset[S, F, View, Scene],
    game: Game[S, F],
    world: Game[S, F],
    seat: Seat,
    rng: Random,
) -> None:
    """A pick that can be taken back looks the same to its seat in every world (undo is fair), and
    so do the events it sees."""
    if decision_of(game).seat != seat:
        return
    pick: Option = rng.choice(decision_of(game).options)
    truth, other = game.copy(), world.copy()
    truth.events, other.events = [], []
    truth.play(pick)
    other.play(pick)
    undoable = truth.state.irrevocable == game.state.irrevocable
    demand(
        undoable == (other.state.irrevocable == world.state.irrevocable),
        "whether a pick can be undone depends on what is hidden",
        pick,
    )
    if undoable and truth.decision is not None:
        demand(
            ruleset.view(truth, seat) == ruleset.view(other, seat),
            "an undoable pick shows more (it must raise state.irrevocable)",
            pick,
        )
        seen = [event.for_seat(seat) for event in truth.events]
        demand(seen == [event.for_seat(seat) for event in other.events], "its events differ", pick)


def events_tell_no_more_than_is_seen(
    ruleset: Ruleset[S, F, View, Scene],
    game: Game[S, F],
    seats: int,
    rng: Random,
    forgets: Callable[[list[Event]], bool] = lambda _: False,
) -> None:
    """Where a pick looks the same to a seat or a watcher in two worlds, what it is told of it is
    the same too, whosever decision it is; unless the views `forget` something shown meanwhile."""
    pick: Option = rng.choice(decision_of(game).options)
    for number in range(seats):
        seat = Seat(number)
        world = ruleset.determinize(game, seat, rng)
        if pick not in decision_of(world).options:
            continue
        truth, other = game.copy(), world.copy()
        truth.events, other.events = [], []
        truth.play(pick)
        other.play(pick)
        if forgets(truth.events):
            continue
        for eyes in (seat, None):
            if ruleset.view(truth, eyes) == ruleset.view(other, eyes):
                demand(
                    told(truth.events, eyes) == told(other.events, eyes),
                    f"an event tells {eyes} what it cannot see",
                    (pick, truth.events),
                )


def told(events: list[Event], eyes: Seat | None) -> list[tuple[object, ...]]:
    """What is named to a seat, in whatever order: one draw after another is as good as both."""
    heard = [event.for_seat(eyes) for event in events]
    named = [(event.kind, event.seat, thing) for event in heard for thing in event.things]
    beside = [(event.kind, event.seat, event.number, *event.public) for event in heard]
    return [*sorted(named), *sorted(beside)]
