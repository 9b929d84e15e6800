"""BW-LEAD: Leadership cards are chosen secretly, revealed together and resolved in turn."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import DONE, Option, Seat
from orrery.core.events import Event
from orrery.starcraft.facts.terms import FOR_THE_GAME, MOMENT, NONE
from orrery.starcraft.knowledge.worlds.dealing import determinize
from tests.marks import rule
from tests.starcraft.broodwar.led import chosen, lead, regrouping, setting_up, slugs
from tests.starcraft.expanded import expanded_box
from tests.starcraft.eyes import player_seen
from tests.starcraft.opening import begin
from tests.starcraft.scenario import Position, side, table

OVERMIND = side(at={"helios.2": "ultralisk base"})
ALDARIS = side(at={"dylar_iv.3": "zealot base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
BOTH = {"overmind": OVERMIND, "aldaris": ALDARIS}


def number(game: Position, slug: str) -> int:
    return [one.slug for one in game.box.leadership].index(slug)


# ---- choosing ------------------------------------------------------------------------------------


@rule("BW-LEAD-01")
def test_every_faction_has_seven_cards_and_uses_one_of_each_stage() -> None:
    box = expanded_box()
    for cards in box.leaders_of:
        stages = [box.leadership[card].stage for card in cards]
        assert stages == [1, 1, 1, 2, 2, 3, 3]
    game = regrouping(2, BOTH)
    assert game.options == ["leader cerebrate_daggoth", "leader torrasque"]
    lead(game, "torrasque", "khala_devotee")
    assert slugs(game, "overmind", "leaders").count("cerebrate_daggoth") == 1
    assert slugs(game, "aldaris") == ["khala_devotee"]


@rule("BW-LEAD-03", "BW-SETUP-12")
def test_cards_of_stage_one_are_chosen_before_any_planet_is_drawn() -> None:
    game = setting_up("overmind", "aldaris")
    asked = []
    while game.prompt == "choose-leader":
        asked.append(game.asked)
        assert not any(game.state.planets)
        assert not game.state.galaxy.planets
        assert game.state.event_deck
        game.picks(game.options[0])
    assert asked == ["overmind", "aldaris"]
    assert all(len(planets) == 2 for planets in game.state.planets)
    assert game.prompt == "place-planet"


@rule("BW-LEAD-04")
def test_one_of_the_own_cards_of_the_stage_must_be_chosen() -> None:
    game = setting_up("overmind", "aldaris")
    assert game.options == ["leader endless_hunger", "leader the_swarm", "leader the_overmind"]
    assert game.why("overmind", DONE) == "BW-LEAD-04"
    assert game.why("overmind", Option("leader", number(game, "torrasque"))) == "BW-LEAD-04"
    assert game.why("overmind", Option("leader", number(game, "predestined"))) == "BW-LEAD-04"
    assert game.why("overmind", Option("leader", number(game, "the_swarm"))) is None


@rule("BW-LEAD-04", "BW-LEAD-02")
def test_nobody_sees_a_card_before_all_have_chosen() -> None:
    game = setting_up("overmind", "aldaris")
    hidden = number(game, "the_swarm")
    game.picks("leader the_swarm")
    own = player_seen(game, "overmind", "overmind")["leaders"]
    others = player_seen(game, "aldaris", "overmind")["leaders"]
    assert (own["chosen"], others["chosen"]) == (hidden, None)
    assert hidden in others["unused"], "it is missing nowhere"
    assert others["in_force"] == []
    told = game.told("choose-leader")[0]
    assert told.for_seat(Seat(0)).things == (hidden,)
    assert told.for_seat(Seat(1)).things != (hidden,)
    assert not game.told("leader")
    game.picks("leader predestined")
    shown = player_seen(game, "aldaris", "overmind")["leaders"]
    assert (shown["chosen"], shown["in_force"]) == (NONE, [hidden])
    assert hidden not in shown["unused"]


@rule("BW-LEAD-04")
def test_a_card_laid_face_down_may_be_any_of_its_stage_to_the_others() -> None:
    game = setting_up("overmind", "aldaris")
    game.picks("leader the_swarm")
    found = {
        determinize(game.game, Seat(1), Random(at)).state.players[0].chosen for at in range(40)
    }
    assert found == {number(game, one) for one in ("endless_hunger", "the_swarm", "the_overmind")}
    own = {determinize(game.game, Seat(0), Random(at)).state.players[0].chosen for at in range(9)}
    assert own == {number(game, "the_swarm")}


@rule("BW-LEAD-02")
def test_all_other_cards_are_open() -> None:
    game = regrouping(2, {"overmind": side(at=OVERMIND.at, leaders=["the_swarm"]), **ALDARIS_TOO})
    seen = player_seen(game, "aldaris", "overmind")["leaders"]
    assert seen["in_force"] == [number(game, "the_swarm")]
    assert len(seen["unused"]) == 6


ALDARIS_TOO = {"aldaris": ALDARIS}


@rule("BW-LEAD-07")
def test_cards_are_resolved_from_the_first_player() -> None:
    sides = {
        "overmind": side(at={"helios.2": "zergling base", "helios.1": "zergling"}),
        "aldaris": side(at={"dylar_iv.3": "zealot base", "dylar_iv.1": "zealot"}),
    }
    game = regrouping(2, sides)
    lead(game, "torrasque", "fenix")
    assert (game.prompt, game.asked) == ("hero-area", "overmind")
    game.picks("area helios.1")
    assert (game.prompt, game.asked) == ("hero-area", "aldaris")
    game = regrouping(2, sides, first=1)
    lead(game, "fenix", "torrasque")
    assert (game.prompt, game.asked) == ("hero-area", "aldaris")
    game.picks("area dylar_iv.1")
    assert (game.prompt, game.asked) == ("hero-area", "overmind")


@rule("BW-LEAD-04")
def test_with_one_card_left_nobody_is_asked() -> None:
    overmind = side(at=OVERMIND.at, leaders=["teeming_spawn"])
    game = regrouping(3, {"overmind": overmind, **ALDARIS_TOO})
    assert game.asked == "aldaris"
    assert game.player("overmind").chosen == number(game, "the_swarm_flies")


# ---- when ----------------------------------------------------------------------------------------


@rule("BW-LEAD-03", "BW-REGROUP-05")
def test_cards_of_stage_two_are_chosen_in_the_first_regrouping_phase_of_the_stage() -> None:
    game = regrouping(2, BOTH)
    assert game.prompt == "choose-leader"
    assert game.state.players[0].conquest == 0, "before points are scored"
    lead(game, "torrasque", "khala_devotee")
    assert game.state.stages_led >> 2 & 1


@rule("BW-LEAD-06", "BW-LEAD-03")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_a_stage_has_one_choice(stage: int) -> None:
    game = regrouping(stage, BOTH, led=range(1, stage + 1))
    assert not game.told("choose-leader")
    assert game.state.round == 2


@rule("BW-LEAD-06")
def test_after_the_choice_of_a_stage_the_next_phase_skips_the_step() -> None:
    game = regrouping(2, BOTH)
    lead(game, "torrasque", "khala_devotee")
    while game.state.round < 3:
        game.picks("done" if "done" in game.options else game.options[0])
    assert len(game.told("choose-leader")) == len(BOTH)


@rule("BW-LEAD-05")
def test_an_empty_deck_means_stage_three() -> None:
    game = regrouping(3, BOTH, deck=[])
    assert game.options == ["leader the_swarm_flies", "leader teeming_spawn"]


@rule("BW-LEAD-05")
def test_a_stage_that_was_passed_over_is_lost() -> None:
    """Interaction 61."""
    game = regrouping(3, BOTH, led=[1])
    lead(game, "the_swarm_flies", "destiny")
    assert not game.told("choose-leader")[2:]
    assert not game.state.stages_led >> 2 & 1
    assert "torrasque" in slugs(game, "overmind", "leaders")


@rule("BW-LEAD-05")
def test_events_of_step_nine_change_the_stage_for_the_next_round_only() -> None:
    sides = {"overmind": side(at=OVERMIND.at, drawn=["accelerated_progress"]), **ALDARIS_TOO}
    game = regrouping(1, sides, led=[1], deck=["preemptive_action", "air_support_event"])
    game.picks("event accelerated_progress")
    assert game.state.event_deck == (game.box.event("air_support_event"),), "Stage II now"
    assert game.state.round == 2
    assert not game.told("choose-leader")


# ---- what stays ----------------------------------------------------------------------------------


@rule("BW-LEAD-08")
def test_special_victories_and_heroes_stay() -> None:
    box = expanded_box()
    for one in box.leadership:
        if one.wins or one.hero != NONE:
            assert one.lasts == FOR_THE_GAME, one.slug
    game = regrouping(2, BOTH)
    lead(game, "torrasque", "fenix")
    assert (slugs(game, "overmind"), slugs(game, "aldaris")) == (["torrasque"], ["fenix"])


@rule("BW-LEAD-08")
def test_a_card_with_an_effect_for_once_leaves_the_game() -> None:
    game = regrouping(3, BOTH)
    card = number(game, "the_swarm_flies")
    assert game.box.leadership[card].lasts == MOMENT
    lead(game, "the_swarm_flies", "the_will_of_the_conclave")
    assert slugs(game, "overmind") == []
    assert "the_swarm_flies" not in slugs(game, "overmind", "leaders")
    assert Event("leader-over", 0, (card,)) in game.events


@rule("BW-LEAD-08", "BW-LEAD-09")
def test_a_card_for_setup_gives_its_forces_and_is_gone() -> None:
    game = chosen("emperor_arcturus_i", "predestined", galaxy="quick")
    game.pass_setup()
    assert slugs(game, "arcturus_mengsk") == []
    assert slugs(game, "aldaris") == ["predestined"]
    assert game.player("arcturus_mengsk").pool == 9
    assert game.supply("arcturus_mengsk", "marine") == game.box.figures[0] - 3


# ---- starting forces -----------------------------------------------------------------------------


@rule("BW-SETUP-13", "BW-LEAD-09")
def test_starting_forces_are_those_of_the_card() -> None:
    found = {}
    for leader in ("storage_facilities", "raynors_raiders"):
        game = chosen(leader, "predestined", galaxy="quick")
        game.pass_setup()
        player = game.player("jim_raynor")
        units = sorted(
            game.box.unit_slugs[unit]
            for army, owner in zip(game.state.armies, game.state.owners, strict=True)
            for unit in army
            if owner == 0
        )
        found[leader] = (units, player.pool, player.transports.bit_count())
        assert game.state.bases.count(0) == 1
    assert found["storage_facilities"] == (["marine", "marine", "marine", "vulture"], 9, 1)
    assert found["raynors_raiders"] == (["firebat", "marine", "marine", "vulture"], 8, 1)


@rule("BW-SETUP-13")
def test_a_unit_may_start_without_what_it_is_built_with() -> None:
    game = chosen("orbital_platform", "the_swarm")
    units = game.box.leadership[number(game, "orbital_platform")].forces.units
    assert "dark_templar" in [game.box.unit_slugs[unit] for unit in units]
    game.pass_setup()
    assert (
        game.supply("tassadar", "dark_templar")
        < game.box.figures[game.box.unit(game.player("tassadar").faction, "dark_templar")]
    )


@rule("BW-SETUP-14")
def test_starting_hands_are_as_before() -> None:
    game = chosen("storage_facilities", "the_swarm", galaxy="quick")
    game.pass_setup()
    raynor, overmind = game.player("jim_raynor"), game.player("overmind")
    assert (len(raynor.hand), len(raynor.deck)) == (8, 12)
    assert (len(overmind.hand), len(overmind.deck)) == (6, 14)


# ---- no Leadership cards -------------------------------------------------------------------------


@rule("BW-OPT-07")
def test_without_leadership_cards_everybody_has_the_special_victory_card() -> None:
    game = setting_up("overmind", "aldaris", leadership="no", galaxy="quick")
    assert game.prompt != "choose-leader"
    assert slugs(game, "overmind") == ["the_swarm"]
    assert slugs(game, "aldaris") == ["predestined"]
    assert game.player("overmind").leaders == ()
    assert game.player("overmind").pool == 8
    later = regrouping(2, BOTH, settings={"leadership": "no"})
    assert not later.told("choose-leader")


@rule("BW-OPT-06")
def test_in_a_larger_galaxy_that_card_gives_its_forces_only() -> None:
    box = expanded_box(leadership="no", planets="three", factions="overmind,aldaris", players="2")
    game = begin(box)
    assert slugs(game, "overmind") == []
    assert slugs(game, "aldaris") == []
    units = [
        box.unit_slugs[unit]
        for unit in box.starting_forces[box.faction_slugs.index("overmind")].units
    ]
    assert units == ["zergling"] * 4 + ["hydralisk"]


@rule("BW-OPT-05")
def test_in_a_larger_galaxy_nobody_can_choose_a_special_victory_card() -> None:
    game = setting_up("overmind", "aldaris", planets="three")
    assert game.options == ["leader endless_hunger", "leader the_overmind"]


# ---- a player who is out -------------------------------------------------------------------------


@rule("BW-LEADCARD-43")
def test_who_is_out_leads_no_more() -> None:
    game = table(
        expansion="brood_war",
        overmind=side(at={"helios.2": "zergling"}, leaders=["the_swarm"], waiting=["deathblow"]),
        aldaris=ALDARIS,
        jim_raynor=side(at={"torus.1": "marine base"}),
        orders={"helios": ["overmind mobilize"], "torus": ["aldaris build"]},
    )
    game.picks("reveal helios", "execute", "destroy", "area helios.2")
    player = game.player("overmind")
    assert player.out
    assert (player.leaders, player.waiting, player.leading) == ((), (), ())
