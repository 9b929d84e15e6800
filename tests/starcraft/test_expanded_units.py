"""BW-UNIT, -LEAD, -LEADCARD: units, heroes and Leadership cards in a box, and the fields
of a table that only some boxes need. Nothing here is a mark: a rule is proved where it is carried
out."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.codec import late_fields
from orrery.core.rng import seed_from_number
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.state import Battle, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import (
    FOR_A_ROUND,
    FOR_THE_GAME,
    IN_REGROUPING,
    MOMENT,
    NONE,
    STAR,
    order_of,
    owner_of,
    token,
)
from orrery.starcraft.rules.cards.texts import texts_of
from tests.starcraft.expanded import base_box, expanded_box

FACTIONS = {"terran": (0, 1), "protoss": (2, 3), "zerg": (4, 5)}

# ---- units and heroes ----------------------------------------------------------------------------

NEW = {
    "terran": ("medic", "valkyrie"),
    "protoss": ("dark_templar", "dark_archon", "corsair"),
    "zerg": ("lurker", "devourer", "infested_terran"),
}


def test_new_units_come_after_the_old_ones_on_their_sheets() -> None:
    box, base = expanded_box(), base_box()
    for race, new in NEW.items():
        for faction in FACTIONS[race]:
            sheet = [box.unit_slugs[unit] for unit in box.units_of[faction]]
            before = [base.unit_slugs[unit] for unit in base.units_of[faction]]
            assert sheet == [*before, *new]
            assert [box.unit_place[unit] for unit in box.units_of[faction]] == [*range(len(sheet))]


def test_what_allows_a_new_unit() -> None:
    box = expanded_box()
    queen = box.faction_slugs.index("queen_of_blades")
    infested = box.unit(queen, "infested_terran")
    assert box.installation_slugs[box.installed_at[infested]] == "infested_command_center"
    assert (box.built_at[infested], box.needs[infested]) == ((NONE, 0), NONE)
    lurker = box.unit(queen, "lurker")
    assert box.technologies[box.needs[lurker]].slug == "lurker_aspect"
    assert box.sacrifice[lurker] == (box.unit(queen, "hydralisk"), 1)
    assert {box.installed_at[unit] for unit in range(len(box.unit_slugs))} == {NONE, 0}


def hero(box: Box, slug: str) -> int:
    return box.unit_slugs.index(slug)


def test_a_hero_is_a_kind_of_unit_with_the_figure_of_its_type() -> None:
    box = expanded_box()
    heroes = [unit for unit, one in enumerate(box.hero) if one]
    assert len(heroes) == 7
    assert heroes == [*range(len(box.unit_slugs) - 7, len(box.unit_slugs))], "after all others"
    assert not {unit for units in box.units_of for unit in units} & set(heroes), "none is built"
    for unit in heroes:
        figure = box.figure_of[unit]
        assert box.unit_faction[unit] == box.unit_faction[figure]
        assert box.unit_place[unit] == box.unit_place[figure]
        assert (box.kind[unit], box.hits[unit]) == (box.kind[figure], box.hits[figure])
        assert box.support[unit] == box.support[figure]
        assert box.unit_bit[unit] & box.unit_bit[figure] == box.unit_bit[figure]
        assert (box.unit_bit[unit] & ~box.unit_bit[figure]).bit_count() == 1
        assert not box.unit_bit[unit] & ~box.unit_bit[figure] & box.bits["any"]
        assert box.figures[unit] == 0
    assert box.unit_slugs[box.figure_of[hero(box, "norad_ii")]] == "battlecruiser"
    assert all(box.figure_of[unit] == unit for units in box.units_of for unit in units)


def test_what_a_heros_card_changes_about_its_type() -> None:
    box = expanded_box()
    kerrigan, fenix = hero(box, "sarah_kerrigan"), hero(box, "fenix")
    assert box.sacrifices[box.figure_of[kerrigan]]
    assert not box.sacrifices[kerrigan]
    assert box.cloaked[hero(box, "zeratul")]
    assert box.card_bit[fenix] & box.bits["zealot"]
    assert not box.unit_bit[fenix] & box.bits["zealot"], "a Dragoon for every list"
    assert box.printed["unit", "fenix"].name == "Fenix"


# ---- Leadership cards ----------------------------------------------------------------------------


def card(box: Box, slug: str) -> int:
    return next(at for at, one in enumerate(box.leadership) if one.slug == slug)


def test_seven_leadership_cards_for_each_faction() -> None:
    box = expanded_box()
    for faction, cards in enumerate(box.leaders_of):
        found = [box.leadership[one] for one in cards]
        assert Counter(one.stage for one in found) == {1: 3, 2: 2, 3: 2}
        assert {one.faction for one in found} == {faction}
        assert sum(one.wins for one in found) == 1
        assert all(one.forces.bases for one in found if one.stage == 1)
    assert box.given_leader == (NONE,) * 6
    assert base_box().leadership == ()


def test_without_leadership_cards_everybody_has_the_special_victory_card() -> None:
    box = expanded_box(leadership="no")
    assert box.leaders_of == ((),) * 6
    assert [box.leadership[one].slug for one in box.given_leader] == [
        *("raynors_raiders", "terran_dominion", "domination", "predestined"),
        *("a_new_rising_power", "the_swarm"),
    ]
    assert box.starting_forces == tuple(box.leadership[one].forces for one in box.given_leader)
    assert box.starting_forces[0].workers == 8


def test_in_a_larger_galaxy_the_special_victory_card_gives_forces_only() -> None:
    box = expanded_box(leadership="no", planets="three")
    assert box.given_leader == (NONE,) * 6
    assert [forces.workers for forces in box.starting_forces] == [8, 8, 8, 7, 7, 8]


def test_figures_printed_on_leadership_cards() -> None:
    box = expanded_box()
    found = {one.slug: one for one in box.leadership}
    assert found["endless_hunger"].permanent == (1, 1)
    assert found["orbital_platform"].permanent == (2, 0)
    placed = {
        slug: box.installation_slugs[one.installation]
        for slug, one in found.items()
        if one.installation != NONE
    }
    assert placed == {
        "the_overmind": "overmind",
        "cerebrate_daggoth": "cerebrate",
        "warp_gate": "warp_gate",
    }
    raynor = box.faction_slugs.index("jim_raynor")
    assert found["covert_operations"].units == (box.unit(raynor, "ghost"),) * 3
    assert [slug for slug, one in found.items() if one.is_everywhere] == ["glimpse_the_future"]
    assert [slug for slug, one in found.items() if one.star_orders] == ["the_sons_of_korhal"]
    assert [(slug, one.points) for slug, one in found.items() if one.points] == [
        ("tactical_mastery", 2)
    ]
    assert found["forward_planning"].forces.bases == 2


def test_when_a_leadership_card_begins_and_ends() -> None:
    box = expanded_box()
    waiting = {one.slug: one.lasts for one in box.leadership if one.waits}
    assert set(waiting) == {
        *("deathblow", "subtle_influence", "terran_civilization", "return_to_aiur"),
        "the_will_of_the_conclave",
    }
    assert waiting["return_to_aiur"] == FOR_A_ROUND
    assert box.leadership[card(box, "destiny")].lasts == IN_REGROUPING
    assert box.leadership[card(box, "zeratul")].lasts == FOR_THE_GAME
    assert box.leadership[card(box, "hasten_the_end")].lasts == MOMENT
    assert all(one.lasts == FOR_THE_GAME for one in box.leadership if one.wins or one.hero != NONE)


def test_the_steps_of_the_regrouping_phase() -> None:
    box = expanded_box()
    assert len(base_box().regrouping) == 1 + 10, "a window before ten steps"
    assert box.regrouping.index("leadership") == 5
    assert box.regrouping[11:] == ("first_player", "end")
    assert expanded_box(leadership="no").regrouping == box.regrouping


# ---- numbers of tokens, and late fields ----------------------------------------------------------


def test_star_orders_have_numbers_of_their_own() -> None:
    tokens = [token(seat, order) for seat in range(6) for order in (*range(6), STAR)]
    assert len(set(tokens)) == 42
    assert [(owner_of(one), order_of(one)) for one in tokens] == [
        (seat, order) for seat in range(6) for order in (*range(6), STAR)
    ]


@pytest.mark.parametrize("box", [base_box(), expanded_box()])
def test_a_new_table_has_the_first_value_of_every_late_field(box: Box) -> None:
    """What was saved before the expansion loads as a table without any of its pieces."""
    state = State(seed_from_number(1), box, make_galaxy(box.planet_sides, ()))
    for shell in (state, *state.players, Battle(0, 0, 1, 0), Player()):
        for field, first in late_fields(type(shell)).items():
            assert getattr(shell, field) == first, field
    assert all(len(player.modules) == len(box.module_slugs) for player in state.players)
    assert all(len(player.orders) == len(box.order_tokens) for player in state.players)


def other_value(first: object) -> object:
    """Another value than the first one of a late field, of the same kind."""
    if isinstance(first, tuple):
        return tuple(map(other_value, first)) or (7, 7)
    return 7


def test_copies_have_every_late_field() -> None:
    box = expanded_box()
    state = State(seed_from_number(1), box, make_galaxy(box.planet_sides, ()))
    state.battle = Battle(0, 0, 1, 0)
    for shell in (state, state.players[0], state.battle):
        for field, first in late_fields(type(shell)).items():
            setattr(shell, field, other_value(first))
    other = state.copy()
    assert other.battle is not None
    for shell in (other, other.players[0], other.battle):
        for field, first in late_fields(type(shell)).items():
            assert getattr(shell, field) == other_value(first), field


def test_card_texts_name_only_unit_types_that_exist() -> None:
    """A box has no bit for a type it lacks, so a misspelt one would never match."""
    box, unknown = expanded_box(), []

    class Asked(dict[str, int]):
        def get(self, slug: str, default: int = 0) -> int:  # type: ignore[override]
            if slug not in self:
                unknown.append(slug)
            return super().get(slug, default)

    box.bits = Asked(box.bits)
    texts_of(box)
    assert unknown == []
