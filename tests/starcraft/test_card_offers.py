"""Cards that may be placed, told for all skirmishes at once: what each would change there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.knowledge.battles.card_offers import PROMPTS, lane_offers
from orrery.starcraft.knowledge.battles.sums import AFTER_COMPARING, counting, with_known_cards
from orrery.starcraft.knowledge.shown_battles import LaneOffers, OfferShown, SummandShown
from orrery.starcraft.knowledge.view import skirmish_view
from orrery.starcraft.rules.battle.combatants import lay_card
from orrery.starcraft.rules.battle.compare import compare
from tests.laws.battle_laboratory import decisions_of
from tests.marks import rule
from tests.starcraft.arena import army, battle
from tests.starcraft.scenario import Position

Totals = tuple[tuple[int, int], tuple[int, int]]


def placing(battles: int) -> Iterator[StarCraftGame]:
    """Decisions at which cards are placed."""
    for game in chain.from_iterable(map(decisions_of, range(battles))):
        if game.decision is not None and game.decision.prompt.key in PROMPTS:
            yield game


def draft(lane: LaneOffers, rng: Random) -> list[OfferShown]:
    """Cards that a player might choose together: one for each place, or none."""
    chosen = []
    for slot in ("standard", "reinforcement"):
        cards = [one for one in lane["offers"] if one["slot"] == slot and one["card"] is not None]
        if cards and rng.random() < 0.8:
            chosen.append(rng.choice(cards))
    return chosen


def added_up(lane: LaneOffers, chosen: list[OfferShown]) -> Totals:
    """Attack and health by role: the base, what the cards add, less what they drop, each once;
    cards that do not add up say what they come to."""
    picks = [one["pick"] for one in chosen]
    pairs = [one for one in lane.get("together", ()) if one["picks"] == picks]
    dropped = [line for one in pairs or chosen for line in one["drops"]]
    lines = [line for line in lane["base"] if line not in dropped]
    lines += [line for one in pairs or chosen for line in one["lines"]]
    stasis = lane["stasis"] or any(one["stasis"] for one in chosen)

    def total(role: int) -> tuple[int, int]:
        mine: list[SummandShown] = [line for line in lines if line["role"] == role]
        attack = 0 if stasis else sum(line["attack"] for line in mine)
        return attack, sum(line["health"] for line in mine)

    return total(0), total(1)


def laid(game: StarCraftGame, lane: LaneOffers, chosen: list[OfferShown]) -> Skirmish:
    """The skirmish as the player knows it, with a draft placed there."""
    assert game.state.battle is not None
    assert game.decision is not None
    seat = game.decision.whose
    skirmish = game.state.battle.skirmishes[lane["skirmish"]]
    known = with_known_cards(skirmish, skirmish_view(game.state.battle, skirmish, (seat,)))
    for one in chosen:
        assert one["card"] is not None
        lay_card(known, game.state.battle.seats.index(seat), one["card"], 0)
    return counting(game, known)


def compared(game: StarCraftGame, skirmish: Skirmish, *, boosted: bool) -> Totals:
    found = compare(game, skirmish)
    late = [0, 0]
    for one in found.sums:
        if one.rule in AFTER_COMPARING and not boosted:
            late[one.role] += one.number
    attack, health = found.attack, found.health
    return (attack[0], health[0] - late[0]), (attack[1], health[1] - late[1])


@rule("SC-SKIRM-03", "SC-SKIRM-06", "SC-SKIRM-10")
def test_lanes_add_up() -> None:
    """Base and cards of any draft come to what the rules find."""
    seen: Counter[str] = Counter()
    rng = Random(1)
    for game in placing(150):
        for lane in lane_offers(game):
            assert game.decision is not None
            for _ in range(4):
                chosen = draft(lane, rng)
                if game.decision.prompt.key == "adaptive-card":
                    chosen = [one for one in chosen if one["slot"] == "standard"]
                skirmish = laid(game, lane, chosen)
                told = added_up(lane, chosen)
                exact = [compared(game, skirmish, boosted=boosted) for boosted in (False, True)]
                assert told in exact, (game.decision, lane["skirmish"], chosen)
                seen[f"{len(chosen)} cards"] += 1
            seen["drops"] += any(one["drops"] for one in lane["offers"])
            seen["stasis"] += any(one["stasis"] for one in lane["offers"])
            seen["fails"] += any(not one["valid"] for one in lane["offers"])
    assert min(seen[f"{number} cards"] for number in range(3)) > 50, seen
    assert min(seen["drops"], seen["stasis"], seen["fails"]) > 0, seen


def test_every_option_is_offered_in_its_lane() -> None:
    """Now, and at the questions about the skirmishes that follow."""
    checked = 0
    for game in placing(60):
        assert game.decision is not None
        lanes = lane_offers(game)
        now, seat = lanes[0], game.decision.seat
        texts = {one["pick"] for one in now["offers"]}
        assert {*STARCRAFT.verbs.texts(game)} <= texts
        after, rng = game.copy(), Random(checked)
        for lane in lanes[1:]:
            while after.decision is not None and after.decision.seat == seat:
                if after.decision.prompt.key not in PROMPTS or "skirmish" not in after.subject():
                    break
                if after.subject()["skirmish"].number == lane["skirmish"]:
                    offered = {one["pick"] for one in lane["offers"]}
                    if after.decision.prompt.key == "standard-card":
                        assert {*STARCRAFT.verbs.texts(after)} <= offered
                        checked += 1
                    break
                cards = [one for one in after.decision.options if one.verb in ("card", "done")]
                after.play(rng.choice(cards or after.decision.options))
    assert checked > 50


def offers_of(game: Position, lane: int) -> dict[str, OfferShown]:
    lanes = STARCRAFT.remarks(game.game)["lanes"]
    return {one["pick"]: one for one in lanes[lane]["offers"]}


@rule("SC-BATTLE-14", "SC-SKIRM-10", "SC-SKIRM-11")
def test_a_card_is_large_only_where_it_matches() -> None:
    game = battle(
        overmind=army("zergling ultralisk", hand=["zerg_07"]),
        arcturus_mengsk=army("firebat siege_tank"),
    )
    game.picks("pair zergling firebat")
    cards = [offers_of(game, lane)["card zerg_07"] for lane in (0, 1)]
    assert [one["size"] for one in cards] == ["small", "large"]
    small, large = (one["lines"] for one in cards)
    assert [line["source"] for line in small] == ["card"]
    assert [line["source"] for line in large] == ["card", "text"]
    assert (cards[1]["attack"], cards[1]["health"]) == (8, 9)
    assert offers_of(game, 1)["deck"]["card"] is None
    assert offers_of(game, 1)["done"]["slot"] == "reinforcement"


def test_nothing_is_offered_where_no_cards_are_placed() -> None:
    game = battle(overmind=army("zergling ultralisk"), jim_raynor=army("marine firebat"))
    assert game.prompt == "pair"
    assert STARCRAFT.remarks(game.game)["lanes"] == []
