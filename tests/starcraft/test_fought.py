"""The latest battle, retold to each reader from what it was told."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

import pytest

from orrery.core.decisions import Seat
from orrery.core.events import Event, episode
from orrery.lab.bench import is_compiled
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.battles.sums import merged
from orrery.starcraft.knowledge.shown_battles import FoughtShown
from orrery.starcraft.rules.battle import skirmish as resolving
from orrery.starcraft.rules.battle.compare import Comparison, compare
from tests.laws.battle_laboratory import decisions_of
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel
from tests.starcraft.scenario import Position

ROLES = (0, 1)


def retold(game: StarCraftGame, reader: Seat | None, events: Sequence[Event]) -> FoughtShown | None:
    recent = episode([events], STARCRAFT.episodes)
    told = [event.for_seat(reader) for event in recent]
    return STARCRAFT.page_view(game, reader, told)["figures"]["fought"]


def fought(game: Position, reader: str | None = None) -> FoughtShown:
    seat = None if reader is None else Seat(game.factions.index(reader))
    found = retold(game.game, seat, game.events)
    assert found is not None
    return found


def slugs(game: Position, units: Sequence[int]) -> list[str]:
    return [game.box.unit_slugs[unit] for unit in units]


# Whole battles


def accounted(shown: FoughtShown, role: int) -> list[int]:
    """Every unit of a side that fell or left, wherever that is told."""
    gone = [*shown["given_up"][role], *shown["splash"][role], *shown["nuked"][role]]
    for lane in shown["lanes"]:
        gone += [*lane["lost"][role], *(one["unit"] for one in lane["withdrawn"][role])]
    for group in shown["retreats"]:
        if group["seat"] == shown["seats"][role]:
            gone += [*group["units"], *group["lost"]]
    return gone


def fought_out(seed: int) -> StarCraftGame:
    """A wild battle after its end."""
    [game] = deque(decisions_of(seed), maxlen=1)
    return game


def must_account_for_all(game: StarCraftGame, shown: FoughtShown) -> None:
    """Who fought has fallen, left, or is still there."""
    for role in ROLES:
        left = Counter(shown["units"][role])
        left.subtract(accounted(shown, role))
        stays = game.state.armies[shown["area"]] if shown["holder"] == shown["seats"][role] else ()
        assert +left == Counter(stays), (role, shown)
        assert min(left.values(), default=0) >= 0


@rule("SC-BATTLE-02", "SC-RETREAT-01", "SC-EVENT-20")
def test_every_unit_of_a_battle_is_accounted_for() -> None:
    seen: Counter[str] = Counter()
    for game in map(fought_out, range(150)):
        assert game.events is not None
        shown = retold(game, None, game.events)
        if game.decision is None or shown is None:
            continue
        assert shown["ended"]
        must_account_for_all(game, shown)
        assert shown["holder"] == game.state.owners[shown["area"]]
        seen["battles"] += 1
        seen["called off"] += shown["called_off"]
        for part in ("splash", "nuked", "given_up"):
            seen[part] += any(shown[part])
        seen["retreats"] += bool(shown["retreats"])
        seen["no room"] += any(group["lost"] for group in shown["retreats"])
        seen["withdrawn"] += any(any(lane["withdrawn"]) for lane in shown["lanes"])
    assert seen["battles"] > 80, seen
    parts = ("called off", "splash", "given_up", "retreats", "no room", "withdrawn")
    assert min(seen[part] for part in parts) > 0, seen


@rule("SC-BATTLE-13", "SC-SKIRM-02")
def test_what_is_told_is_what_lies_there() -> None:
    """While a battle goes on, each reader is told of the same units and cards as it sees."""
    looked: Counter[bool] = Counter()
    for seed in range(40):
        for game in decisions_of(seed):
            assert game.events is not None
            assert game.state.battle is not None
            for reader in (*map(Seat, game.state.battle.seats), None):
                shown = retold(game, reader, game.events)
                seen = STARCRAFT.view(game, reader)["battle"]
                if shown is None or seen is None:
                    continue
                assert (shown["ended"], shown["step"]) == (False, seen["step"])
                for lane, there in zip(shown["lanes"], seen["skirmishes"], strict=False):
                    if there["over"] or NONE in there["front"]:
                        continue
                    if lane["lost"] == ([], []) and lane["withdrawn"] == ([], []):
                        assert lane["front"] == there["front"]
                        assert [sorted(one) for one in lane["support"]] == [
                            *map(list, there["support"])
                        ]
                        assert lane["cards"] == there["cards"]
                        looked[any(lane["cards"])] += 1
    assert min(looked.values()) > 100, looked


@pytest.mark.skipif(is_compiled(), reason="it watches the Compare step run")
@rule("SC-SKIRM-12")
def test_the_lines_of_a_skirmish_are_those_that_were_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: list[tuple[int, Comparison]] = []

    def noted(game: StarCraftGame, skirmish: Skirmish) -> Comparison:
        assert game.state.battle is not None
        result = compare(game, skirmish)
        found.append((game.state.battle.skirmishes.index(skirmish), result))
        return result

    monkeypatch.setattr(resolving, "compare", noted)
    checked = 0
    for seed in range(80):
        found.clear()
        game = fought_out(seed)
        assert game.events is not None
        shown = retold(game, None, game.events)
        if shown is None or game.decision is None:
            continue
        for number, result in found:
            lane = shown["lanes"][number]
            assert lane["lines"] == merged([*result.sums])
            assert (lane["attack"], lane["health"]) == (result.attack, result.health)
            checked += 1
    assert checked > 100


# One battle


@rule("SC-BATTLE-19", "SC-SKIRM-25")
def test_a_battle_of_one_pick_is_told_whole() -> None:
    """It begins and ends before anybody sees it on the table."""
    game = duel(overmind=("ultralisk", ["zerg_07"]), jim_raynor=("marine", ["terran_01"]))
    assert game.state.battle is None
    for reader in ("overmind", "jim_raynor", None):
        shown = fought(game, reader)
        assert (shown["ended"], shown["called_off"], shown["seats"]) == (True, False, (0, 1))
        assert slugs(game, shown["units"][0] + shown["units"][1]) == ["ultralisk", "marine"]
        [lane] = shown["lanes"]
        assert slugs(game, lane["front"]) == ["ultralisk", "marine"]
        cards = [[one["card"] for one in side] for side in lane["cards"]]
        assert [[game.box.card_slugs[card or 0] for card in side] for side in cards] == [
            ["zerg_07"],
            ["terran_01"],
        ]
        assert (lane["open"], lane["over"], lane["enough"][0]) == (True, True, True)
        assert slugs(game, lane["lost"][1]) == ["marine"]
        assert shown["holder"] == 0


@rule("SC-BATTLE-06", "SC-TERM-21")
def test_drawn_and_placed_cards_are_known_to_their_owner() -> None:
    game = battle(
        overmind=army("zergling ultralisk", hand=["zerg_07"]), jim_raynor=army("marine firebat")
    )
    game.picks("pair zergling marine", "card zerg_07")
    own, other = fought(game, "overmind"), fought(game, "jim_raynor")
    assert own["drawn"][0]["cards"] == other["drawn"][0]["cards"] == 3
    assert (len(own["drawn"][0]["known"]), len(other["drawn"][0]["known"])) == (3, 0)
    [[mine], _] = own["lanes"][0]["cards"]
    [[hidden], _] = other["lanes"][0]["cards"]
    assert game.box.card_slugs[mine["card"] or 0] == "zerg_07"
    assert hidden["card"] is None
    assert not own["ended"]


@rule("SC-EVENT-20")
def test_a_battle_that_was_called_off_is_told_but_has_no_line_for_its_end() -> None:
    game = battle(
        overmind=army("zergling"), jim_raynor=army("marine", events=["retreat_1"]), area="torus.3"
    )
    game.picks("use retreat_1", "area torus.1")
    shown = fought(game)
    assert (shown["called_off"], shown["ended"], shown["lanes"]) == (True, True, [])
    [group] = shown["retreats"]
    assert (slugs(game, group["units"]), group["seat"], group["lost"]) == (["marine"], 1, [])
    assert shown["holder"] == 0
    parts = STARCRAFT.paragraphs(game.events, None)
    assert "battle-over" not in {event.kind for part in parts for event in part}


def test_a_new_round_forgets_the_battle() -> None:
    game = duel(overmind=("ultralisk", ["zerg_07"]), jim_raynor=("marine", ["terran_01"]))
    later = [*game.events, Event("round", NONE, number=3)]
    assert retold(game.game, None, later) is None
