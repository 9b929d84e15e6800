"""What is suggested: the answers that nearly everybody gives."""

from __future__ import annotations

from collections import Counter
from random import Random

from orrery.core.gestures import Picks, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from tests.laws.battle_laboratory import decisions_of
from tests.laws.watches import STARCRAFT_WATCH as WATCH
from tests.marks import rule
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side, table


def suggested(game: Position) -> str | None:
    at = STARCRAFT.suggested(game.game)
    return None if at is None else game.options[at]


def revealed(order: str) -> Position:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"dylar_iv.3": "zealot base"}),
        orders={"torus": [f"overmind {order}"], "helios": ["overmind build"]},
    )
    assert suggested(game) is None, "there are two orders to reveal"
    game.picks("reveal torus")
    return game


@rule("SC-EXEC-02")
def test_the_only_order_on_top_is_suggested() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"dylar_iv.3": "zealot base"}),
        orders={"helios": ["overmind build"]},
    )
    assert suggested(game) == "reveal helios"


@rule("SC-EXEC-09")
def test_an_order_is_suggested_unless_it_has_no_effect() -> None:
    assert suggested(revealed("build")) == "draw-event"
    assert suggested(revealed("research")) == "draw-event"
    useful = table(
        overmind=side(at={"helios.2": "zergling base"}, transports=["helios-torus"]),
        aldaris=side(at={"dylar_iv.3": "zealot base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    useful.picks("reveal torus")
    assert suggested(useful) == "execute"


@rule("SC-ECON-02")
def test_the_proposed_payment_is_suggested() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}))
    assert suggested(game) is None
    game.picks("unit zealot", "area helios.1")
    assert (game.prompt, suggested(game)) == ("pay", "pay")


@rule("SC-REGROUP-15")
def test_the_cards_that_are_missed_least_are_proposed_for_discarding() -> None:
    """Cards for units that are neither on the board nor can be built."""
    game = regrouping()
    box, player = game.box, game.player("jim_raynor")
    wanted = STARCRAFT.remarks(game.game)["proposed"]
    assert len(wanted) == len(player.hand) - 8
    assert wanted[0] == suggested(game)
    marine = box.unit_bit[box.unit(player.faction, "marine")]
    for card, slug in zip(player.hand, game.cards("jim_raynor", "hand"), strict=True):
        if box.icons[card] & marine:
            assert f"card {slug}" not in wanted


def regrouping() -> Position:
    """Raynor has Marines only and ten cards in hand: two too many."""
    box = table(jim_raynor=side(at={"helios.2": "marine base"}), overmind=side()).box
    faction = box.faction_slugs.index("jim_raynor")
    hand = [*dict.fromkeys(box.card_slugs[card] for card in box.cards_of[faction])][:10]
    game = table(
        jim_raynor=side(at={"helios.2": "marine base"}, hand=hand),
        overmind=side(at={"torus.3": "zergling base"}),
        phase="regrouping",
    )
    assert game.prompt == "discard-to-limit"
    return game


def test_what_is_proposed_for_discarding_is_a_whole_choice() -> None:
    met = 0
    for seed in range(3):
        rng = Random(seed)
        game = WATCH.begin({"players": "3", "galaxy": "quick"}, seed)
        while (decision := game.decision) is not None:
            if decision.prompt.key == "discard-to-limit":
                met += 1
                must_be_whole(game)
            game.play(WATCH.pick(decision.options, eager=True, rng=rng))
    assert met > 5


def must_be_whole(game: StarCraftGame) -> None:
    assert game.decision is not None
    texts, after = STARCRAFT.remarks(game)["proposed"], game.copy()
    tried = carry_out(STARCRAFT, after, game.decision.seat, Picks(texts, "set"))
    assert Counter(tried.taken) == Counter(texts)
    assert after.decision is None or (
        (after.decision.prompt.key, after.decision.seat) != ("discard-to-limit", game.decision.seat)
    )


@rule("SC-BATTLE-07")
def test_further_cards_are_suggested_and_nothing_is_destroyed() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        for game in decisions_of(seed):
            assert game.decision is not None
            at = STARCRAFT.suggested(game)
            if at is not None and len(game.decision.options) > 1:
                found[game.decision.options[at].verb] += 1
    assert found["draw"]
    assert not found["destroy"]
