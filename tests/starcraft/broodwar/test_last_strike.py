"""BW-LEADCARD-32, -34, -49: when the Gantrithor strikes, whom it finds, and when it does not."""

from __future__ import annotations

import pytest

from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.last_strike import LastStrike
from tests.marks import rule
from tests.starcraft.arena import AREA, army
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.broodwar.led import lead, regrouping
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, side, table

GANTRITHOR = ["gantrithor"]
TORUS = [slug for slug in expanded_box().area_slugs if slug.startswith("torus.")]
OTHERS = [slug for slug in TORUS if slug != AREA]


@rule("BW-LEADCARD-32", "SC-EVENT-20")
def test_it_strikes_at_once_when_it_cannot_escape_from_a_battle() -> None:
    """All other areas of Torus are the enemy's, so that the card Retreat costs the Gantrithor."""
    game = battle(
        tassadar=army("gantrithor", leaders=GANTRITHOR, events=["retreat_1"]),
        overmind=army("zergling", elsewhere=dict.fromkeys(OTHERS, "zergling")),
    )
    game.picks("use retreat_1")
    assert (game.prompt, game.asked) == ("last-strike", "tassadar")
    game.picks("strike zergling torus.1")
    assert game.army("torus.1") == []
    assert (game.state.battle, game.state.fallen) == (None, NONE)


@rule("BW-LEADCARD-32")
def test_it_strikes_when_it_cannot_retreat() -> None:
    """Neither unit falls: an Ultralisk reaches no flyer, and has more health than is needed."""
    game = duel(
        tassadar=("gantrithor", ["protoss_10"], {"leaders": GANTRITHOR}),
        overmind=("ultralisk", ["zerg_07"], {"elsewhere": dict.fromkeys(OTHERS, "zergling")}),
    )
    assert (game.prompt, game.asked) == ("last-strike", "tassadar")
    game.picks("strike zergling torus.1")
    assert game.army("torus.1") == []
    assert game.army(AREA) == ["ultralisk"]


@rule("BW-LEADCARD-32")
@pytest.mark.parametrize("target", ["strike", "strike-attacker"])
def test_attackers_and_defenders_of_one_type_are_two_targets(target: str) -> None:
    """Tassadar attacks with a Zergling that was the Overmind's."""
    game = battle(
        tassadar=army("zergling@overmind zealot", leaders=GANTRITHOR),
        overmind=army("zergling hydralisk"),
    )
    game.state.fallen = game.state.invaded
    game.game.stack.append(LastStrike(0))
    game.game.go_on(None)
    zergling = game.box.unit(game.player("overmind").faction, "zergling")
    options = [option for option in game.decision.options if option.what == zergling]
    assert [option.verb for option in options] == ["strike", "strike-attacker"]
    game.game.play(next(option for option in options if option.verb == target))
    assert (zergling in game.state.armies[game.state.invaded]) == (target == "strike-attacker")
    assert (zergling in game.state.invaders) == (target == "strike")


@rule("BW-LEADCARD-49", "BW-LEADCARD-34")
def test_who_sacrifices_the_last_piece_decides_nothing_more() -> None:
    game = regrouping(
        3,
        {
            "tassadar": side(at={"torus.1": "gantrithor"}, leaders=GANTRITHOR),
            "overmind": side(at={"torus.2": "zergling", "dylar_iv.3": "base"}),
            "aldaris": side(at={"helios.2": "base"}),
        },
    )
    lead(game, "ultimate_sacrifice", "the_swarm_flies", "the_will_of_the_conclave")
    game.picks("strike gantrithor torus.1")
    assert game.player("tassadar").out
    assert game.asked != "tassadar"
    assert game.army("torus.2") == ["zergling"]


@rule("BW-LEADCARD-32", "SC-WIN-17")
def test_it_strikes_no_more_when_the_game_is_over() -> None:
    """The Psi Disrupter takes the last units of the other team, and the Gantrithor of his own."""
    game = regrouping(
        3,
        {
            "jim_raynor": side(at={"torus.1": "marine"}),
            "overmind": side(at={"torus.2": "zergling"}),
            "tassadar": side(at={"torus.3": "gantrithor", "helios.2": "base"}, leaders=GANTRITHOR),
            "aldaris": side(out=True),
        },
        teams="yes",
    )
    lead(game, "psi_disrupter", "the_swarm_flies", "return_to_aiur")
    game.picks("planet torus")
    assert game.is_over
    assert game.state.winners == (0, 2)


# ---- In the middle of a Mobilize order -----------------------------------------------------------


def mobilizing(torus: dict[str, str]) -> Position:
    """Tassadar's order on Torus, where the Gantrithor and three Zealots stand in the third area."""
    game = table(
        expansion="brood_war",
        tassadar=side(
            at={"torus.3": "gantrithor zealot zealot zealot", "helios.2": "base"},
            leaders=GANTRITHOR,
        ),
        overmind=side(at={**torus, "dylar_iv.3": "base"}),
        orders={"torus": ["tassadar mobilize"]},
    )
    game.picks("reveal torus", "execute")
    return game


BURN = ("destroy", "area torus.3", "unit gantrithor")


@rule("BW-LEADCARD-32", "SC-MOVE-07", "SC-MOVE-08")
def test_an_area_that_it_has_emptied_is_no_enemy_area_any_more() -> None:
    """Torus 1 holds two units; with a Zergling there four could attack it."""
    game = mobilizing({"torus.1": "zergling", "torus.2": "zergling"})
    game.picks(*BURN, "strike zergling torus.1")
    game.picks("move zealot torus.3", "area torus.1", "move zealot torus.3", "area torus.1")
    game.picks("move zealot torus.3")
    assert "area torus.1" not in game.options, "it is full"
    assert "area torus.2" in game.options, "the one enemy area has not been entered yet"


@rule("BW-LEADCARD-32", "SC-MOVE-12")
def test_nobody_fights_against_units_that_it_has_destroyed() -> None:
    game = mobilizing({"torus.1": "zergling"})
    game.picks("move zealot torus.3", "area torus.1", *BURN, "strike zergling torus.1")
    game.picks("done")
    assert "battle" not in {event.kind for event in game.events}
    assert (game.army("torus.1"), game.state.invaded) == (["zealot"], NONE)


@rule("BW-LEADCARD-32", "SC-MOVE-08", "SC-COMP-10")
def test_attackers_above_the_limit_may_not_stay_where_nobody_is_left_to_attack() -> None:
    game = mobilizing({"torus.1": "zergling"})
    for _ in range(3):
        game.picks("move zealot torus.3", "area torus.1")
    game.picks("destroy", "area torus.3", "strike zergling torus.1")
    assert game.options == ["destroy"]
    game.picks("destroy", "area torus.1")
    game.picks("done")
    assert game.army("torus.1") == ["zealot", "zealot"]
