"""The lines of the story: which begin a chapter, which a later one makes superfluous, whom they are
about, what they mention and to which order they belong."""

from __future__ import annotations

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.core.speaker import Happened, Scene
from orrery.server.contract.frames import StoryLine, events_for, line_shown, story_for
from orrery.server.contract.protocol import LineShown, ThingShown
from orrery.server.work.replays import FinishedGame, Replay
from orrery.starcraft import STARCRAFT
from orrery.starcraft.words.scene import StarCraftScene
from tests.clone_wars.scenario import Scenario, side, table
from tests.starcraft.scenario import Position
from tests.starcraft.scenario import side as starcraft_side
from tests.starcraft.scenario import table as starcraft_table
from tests.test_golden import record_of

SCENE = StarCraftScene((0, 1), (), 0)


def told(game: Scenario, pick: str) -> list[LineShown]:
    """What a pick tells the active player."""
    game.game.events = happened = list[Event]()
    game.pick(pick)
    story = story_for(CLONE_WARS, Happened(happened, Scene()), Seat(0), 0)
    speaker, facts = CLONE_WARS.speaker("en"), game.game.facts
    return [line_shown(speaker, facts, line, Seat(0)) for line in story]


def test_a_commitment_is_told_in_passing_and_the_attack_is_not() -> None:
    game = table(republic=side(units=["clone_trooper"]), separatist=side())
    (commitment,) = told(game, "commit clone_trooper base")
    (attack,) = told(game, "resolve base")
    assert commitment.passing
    assert not attack.passing
    assert commitment.refs[0] in attack.refs


def test_a_turn_begins_a_chapter() -> None:
    game = table(republic=side(), separatist=side())
    assert [line.chapter for line in told(game, "end")][-1]


# StarCraft: numbers are ambiguous, and much happens to players who are not asked


def four_players() -> Replay:
    return Replay(FinishedGame("table", record_of("starcraft", "four-players"), {}))


def lines_of(game: Position, happened: list[Event], actor: int = 0) -> list[LineShown]:
    scene, speaker = STARCRAFT.scene(game.game), STARCRAFT.speaker("en")
    story = story_for(STARCRAFT, Happened(happened, scene), None, actor)
    return [line_shown(speaker, game.box, line, None) for line in story]


def test_a_line_is_about_whom_it_happens_to_not_about_who_picked_last() -> None:
    game = starcraft_table(overmind=starcraft_side(), jim_raynor=starcraft_side())
    happened = [Event("reveal", 0, (0, 2)), Event("no-base", 0, (2,)), Event("obstructed", 1)]
    revealed, obstructed = lines_of(game, happened)
    assert (revealed.seat, revealed.of, obstructed.seat, obstructed.of) == (0, 0, 0, 1)


def test_lines_and_events_say_what_kind_of_thing_they_mention() -> None:
    game = starcraft_table(overmind=starcraft_side(), jim_raynor=starcraft_side())
    moved = Event("move", 0, (3, 4, 5))
    [line] = lines_of(game, [moved])
    named = [ThingShown("unit", 3), ThingShown("area", 4), ThingShown("area", 5)]
    assert line.refs == named
    hidden = Event("order", 0, (2,), seen_by=1, public=(7,))
    [seen] = events_for(STARCRAFT, [hidden], None)
    assert seen.refs == [ThingShown("order", -1), ThingShown("planet", 7)]
    assert lines_of(game, [hidden])[0].refs == [ThingShown("planet", 7)]


def test_every_thing_of_a_game_is_of_a_kind_that_has_it() -> None:
    shown = four_players()
    box = shown.end.facts
    sizes = {
        "area": box.areas,
        "planet": len(box.planet_slugs),
        "unit": len(box.unit_slugs),
        "card": len(box.card_slugs),
        "event": len(box.event_slugs),
        "seat": box.players,
        "technology": len(box.technologies),
        "module": 6,
        "building": 9,
        "order": 6,
        "faction": len(box.faction_slugs),
        "route": 60,
        "slot": 4 * len(box.planet_slugs),
    }
    kinds = set()
    for step in shown.replay_steps:
        for event in step.happened.events:
            for kind, number, _ in STARCRAFT.event_refs(event):
                if kind not in ("number", "source"):
                    assert number < sizes[kind], (event, kind)
                    kinds.add(kind)
    assert kinds >= {"area", "planet", "unit", "card", "event", "seat", "order", "route"}


def test_lines_of_an_order_are_counted_together() -> None:
    """From the token that is revealed to the next one; what happens between orders has none."""
    steps = four_players().steps(None, "en")
    lines = [line for step in steps for line in step.log]
    orders = [line.order for line in lines if line.order is not None]
    assert orders == sorted(orders)
    assert {*orders} == {*range(1, max(orders) + 1)}
    assert len(orders) > max(orders)
    assert all(line.order is None for line in lines if line.chapter)
    planned = [line for step in steps[:30] for line in step.log]
    assert all(line.order is None for line in planned)


def test_a_story_that_goes_on_counts_on() -> None:
    def told(kind: str, last: StoryLine) -> StoryLine:
        happened = Happened([Event(kind, 0, (0, 2) if kind == "reveal" else ())], SCENE)
        return story_for(STARCRAFT, happened, None, 0, last)[-1]

    first = story_for(STARCRAFT, Happened([Event("reveal", 0, (0, 2))], SCENE), None, 0)[-1]
    later = told("conquest", first)
    assert [(one.orders, one.in_order) for one in (first, later)] == [(1, True)] * 2
    assert told("reveal", later).orders == 2
    assert not told("phase", later).in_order
