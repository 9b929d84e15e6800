"""What the terminal answers about things of StarCraft: orders, cards, areas, goals."""

import re

from orrery.cli.terminal.starcraft.screen import StarCraftScreen
from orrery.core.decisions import Seat
from tests.cli.starcraft_screens import COMFORTABLE, PLAYABLE, ink_of, printed, screen, session_of
from tests.cli.test_starcraft_screen import mobilizing
from tests.starcraft.scenario import Position, side, table


def planning(enemy: str = "overmind") -> Position:
    """A Terran with a base, and a Combat card that fits some units only."""
    mengsk = side(at={"dylar_iv.1": "marine base"}, hand=["terran_05", "terran_17"])
    other = side(at={"helios.2": "base"})
    return table({"arcturus_mengsk": mengsk, enemy: other}, phase="planning")


def answers(game: Position, *lines: str) -> list[str]:
    """What is printed after each line."""
    session = session_of(game.game, ink_of(COMFORTABLE))
    given = []
    for line in lines:
        session.command(Seat(0), line)
        given.append(" ".join(printed(session.ink).split()))
    return given


def test_a_kind_of_order_can_be_asked_about() -> None:
    plain, special, option = answers(planning(), "? mobilize", "? special mobilize", "? 2")
    assert plain.startswith("Mobilize Move your units within this planet")
    assert special.startswith("special Mobilize A Mobilize order; in its battle")
    assert option.startswith("Dylar IV: Mobilize Dylar IV · Dylar IV 1 (1 conquest point)")
    assert option.endswith(plain)


def test_a_card_of_the_own_hand_can_be_asked_about_and_names_its_units() -> None:
    whole, part, technology = answers(
        planning(), "? Reinforcement +1 health", "? reinforcement", "? stim packs"
    )
    assert whole.startswith("Reinforcement +1 health Vul Gol Tan Wra Bat +1 health.")
    assert part == "“reinforcement” could be Reinforcements, Reinforcement +1 health."
    assert "Stim Packs 7/3 Mar Fir (6/5), Stim Packs 7/4 Mar Fir (6/5)" in technology


def test_the_parts_of_a_rule_have_names() -> None:
    (given,) = answers(planning(), "rule CW-ATTACK-11")
    assert " Choice: Attacker: any division" in given
    assert " Cases: See CW-EX-06" in given


def test_an_option_of_two_answers_explains_both() -> None:
    (given,) = answers(mobilizing(), "? 3")
    assert "Zergling · costs 1 mineral" in given
    assert "Helios 2 · 2 minerals" in given
    assert given.endswith("Torus 3 · 2 gas")


def test_why_of_a_place_names_the_option_that_goes_there() -> None:
    (given,) = answers(mobilizing(), "why zergling torus 3")
    assert given == "Zergling, Helios 2, to Torus 3 ⚔: Yes, option 3."


def test_a_move_to_the_only_place_left_says_where() -> None:
    game = table(
        overmind=side(at={"vyctor_5.1": "zergling", "dylar_iv.1": "base"}),
        arcturus_mengsk=side(at={"vyctor_5.2": "marine", "helios.2": "base"}),
        orders={"vyctor_5": ["overmind mobilize"]},
    )
    game.picks("reveal vyctor_5", "execute")
    assert "Zergling, Vyctor 5 · 1, to [1] Vyctor 5 · 2 ⚔" in screen(game.game, 0)
    (given,) = answers(game, "why zergling vyctor 5 1")
    assert "option 1" in given, "nobody types the dot"


def test_the_welcome_names_the_points_that_this_player_needs() -> None:
    for enemy, goal in (("overmind", 15), ("aldaris", 20)):
        game = planning(enemy).game
        said = StarCraftScreen(ink_of(COMFORTABLE), ["human", "greedy"]).welcome(game, [0])
        assert f"Get {goal} conquest points" in said


def test_why_of_an_order_names_the_rule_before_its_planet_is_chosen() -> None:
    (given,) = answers(planning(), "why special build")
    assert "[SC-PLAN-07]" in given


def test_why_knows_parts_of_names_and_what_is_done_at_other_times() -> None:
    base, part, nothing = answers(planning(), "why base", "why yamato", "why nobody")
    for given in (base, part):
        assert given == "Answer this first: Place order 1 of 4: where?"
    assert nothing.startswith("I do not know what “")


def test_all_orders_of_a_round_are_asked_for_alike() -> None:
    game = table(
        overmind=side(at={"torus.1": "zergling base"}, modules=["research_and_development"]),
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        phase="planning",
    )
    first = screen(game.game, 0, PLAYABLE)
    game.picks("planet torus", "order special_build", "planet dylar_iv", "order build")
    second = screen(game.game, 0, PLAYABLE)
    for seen, number in ((first, 1), (second, 2)):
        assert f"Place order {number} of 4: where?" in seen
        assert "Dylar IV: [1] Build" not in seen
        assert re.search("1 Dylar IV +2 Helios", seen)


def test_units_are_counted_in_words_that_fit() -> None:
    assert "O⌂ 2 Zerglings" in screen(mobilizing().game, 0)


def test_a_hint_advises_against_destroying_your_own_pieces() -> None:
    game = mobilizing()
    game.picks("destroy")
    (given,) = answers(game, "hint")
    assert "None of your pieces is worth destroying now" in given


def test_the_proposed_payment_is_always_the_first_option() -> None:
    game = table(
        arcturus_mengsk=side(at={"dylar_iv.2": "marine base"}, pool=8),
        overmind=side(at={"helios.2": "base"}),
        orders={"dylar_iv": ["arcturus_mengsk build"]},
    )
    game.picks("reveal dylar_iv", "execute", "done", "building starport")
    seen = screen(game.game, 0)
    assert "Pay 1 mineral and 1 gas" in seen
    assert re.search(r"Pay  1 pay from ", seen)
