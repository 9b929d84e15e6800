"""Resource tokens: who gets them, and how they pay."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import GAS, MINERALS
from orrery.starcraft.knowledge.payments import payment_asked, workers_in_a_row
from orrery.starcraft.rules.economy import means
from orrery.starcraft.rules.tokens import tokens_left
from orrery.starcraft.rules.victory import strength
from tests.marks import rule
from tests.starcraft.orders import executing, paid, reason
from tests.starcraft.scenario import Position, side, table

FAR = side(at={"vyctor_5.2": "zergling base"})
GAS_TOKEN = "token gas"
MINERAL_TOKEN = "token minerals"


def building(order: str = "build", **mine: Any) -> Position:
    """Raynor builds on Helios, where he has a base and no Resource cards."""
    raynor = side(**{"at": {"helios.2": "base"}, "resources": [], **mine})
    return executing(f"jim_raynor {order}", jim_raynor=raynor, overmind=FAR, expansion="brood_war")


def regrouping(**mine: Any) -> Position:
    raynor = side(**{"at": {"helios.2": "marine base"}, **mine})
    return table(
        jim_raynor=raynor,
        overmind=FAR,
        phase="regrouping",
        expansion="brood_war",
        settings={"leadership": "no"},
    )


# ---- paying --------------------------------------------------------------------------------------


@rule("BW-TOKEN-EX1", "BW-TOKEN-02")
def test_raynor_pays_one_gas_with_a_token_and_one_with_a_worker() -> None:
    game = executing(
        "jim_raynor research",
        jim_raynor=side(at={"helios.2": "base"}, resources=[], tokens=(0, 1), pool=3),
        overmind=FAR,
        expansion="brood_war",
    )
    game.picks("done", "technology cloaking_field_terran")
    assert game.prompt == "pay"
    assert set(game.options) == {"pay", "worker permanent.gas", GAS_TOKEN}
    game.picks(GAS_TOKEN)
    assert game.player("jim_raynor").tokens == (0, 0)
    assert paid(game) == ["token.gas", "permanent.gas"]


@rule("BW-TOKEN-EX1", "BW-TOKEN-02")
@pytest.mark.parametrize("tokens", [0, 1])
def test_with_one_worker_he_needs_the_token(tokens: int) -> None:
    game = building("research", tokens=(0, tokens), pool=1)
    game.picks("done")
    assert ("technology cloaking_field_terran" in game.options) == bool(tokens)


@rule("BW-TOKEN-02")
def test_the_payer_decides_how_many_tokens_zero_included() -> None:
    game = building(tokens=(3, 0), pool=6)
    game.picks("transport helios-torus")
    assert game.options == ["pay", "worker permanent.minerals", MINERAL_TOKEN]
    game.picks("pay")
    assert game.player("jim_raynor").tokens == (3, 0), "free workers are proposed first"
    game.picks("transport helios-pridewater", MINERAL_TOKEN)
    assert game.player("jim_raynor").tokens == (2, 0)
    assert game.player("jim_raynor").pool == 5


@rule("BW-TOKEN-02")
def test_a_mineral_token_never_pays_gas() -> None:
    game = building(tokens=(2, 0), buildings={"barracks": 2}, workers={"permanent.gas": 2}, pool=3)
    assert reason(game, "jim_raynor", "unit", "medic") == "SC-ECON-13"
    other = building(tokens=(0, 2), buildings={"barracks": 2}, workers={"permanent.gas": 2}, pool=3)
    assert reason(other, "jim_raynor", "unit", "medic") is None


@rule("BW-TOKEN-02")
def test_no_worker_is_needed_for_what_tokens_cover() -> None:
    """Interaction 57."""
    game = building(tokens=(1, 1), buildings={"barracks": 2}, pool=0)
    assert reason(game, "jim_raynor", "unit", "firebat") is None
    game.picks("unit firebat", "area helios.1")
    assert game.player("jim_raynor").tokens == (0, 0), "there was no other way"
    assert paid(game) == ["token.minerals", "token.gas"]
    assert reason(game, "jim_raynor", "unit", "marine") == "SC-ECON-18"


@rule("BW-TOKEN-02")
def test_workers_may_not_be_spent_where_others_would_then_be_missing() -> None:
    game = building(tokens=(1, 0), buildings={"barracks": 2}, pool=1)
    game.picks("unit firebat", "area helios.1")
    assert paid(game) == ["token.minerals", "permanent.gas"], "there is no other way"
    assert game.player("jim_raynor").pool == 0


@rule("BW-TOKEN-02")
def test_a_worker_that_the_gas_needs_is_not_offered_for_a_mineral() -> None:
    game = building(
        tokens=(1, 1), buildings={"barracks": 3, "factory": 3}, pool=2, at={"helios.2": "base"}
    )
    game.picks("unit siege_tank", "area helios.1")
    assert paid(game) == ["permanent.minerals", "token.minerals", "permanent.gas", "token.gas"]
    rich = building(tokens=(2, 1), buildings={"factory": 3}, pool=2)
    rich.picks("unit siege_tank", "area helios.1", GAS_TOKEN, "worker permanent.gas")
    assert set(rich.options) == {"pay", "worker permanent.minerals", MINERAL_TOKEN}
    rich.picks("worker permanent.minerals")
    assert rich.prompt == "build-forces", "no worker is left, so a token paid the rest"
    assert rich.player("jim_raynor").tokens == (1, 0)


@rule("BW-TOKEN-02")
def test_a_mineral_token_too_many_is_no_worker_for_the_gas() -> None:
    game = building(tokens=(3, 0), buildings={"barracks": 2}, pool=0)
    assert reason(game, "jim_raynor", "unit", "firebat") == "SC-ECON-18"


@rule("BW-TOKEN-02")
def test_why_a_worker_that_the_gas_needs_does_not_pay_minerals() -> None:
    game = building(
        tokens=(2, 1), buildings={"factory": 3}, pool=1, resources=["helios.2", "helios.4"]
    )
    game.picks("unit siege_tank", "area helios.1")
    assert set(game.options) == {
        "pay",
        "worker helios.4",
        "worker permanent.gas",
        GAS_TOKEN,
        MINERAL_TOKEN,
    }
    for source in ("helios.2", "permanent.minerals"):
        assert reason(game, "jim_raynor", "worker", source) == "SC-ECON-18"
    assert reason(game, "jim_raynor", "worker", "helios.4") is None


def test_workers_on_permanent_resources_that_are_gone_cost_nothing_else() -> None:
    """Subtle Planning may take the card away that gave a permanent mineral in use."""
    game = building(
        resources=["helios.2"], workers={"permanent.minerals": 5}, pool=3, buildings={"factory": 1}
    )
    assert reason(game, "jim_raynor", "unit", "vulture") is None, "Helios gives 2"
    assert means(game.game, 0)[1] == 2 + 2


@rule("BW-TOKEN-02")
def test_why_a_worker_or_a_token_does_not_pay() -> None:
    game = building(tokens=(1, 1), buildings={"barracks": 2}, pool=1, modules=["supply"])
    game.picks("unit firebat", "area helios.1")
    assert game.prompt == "pay"
    game.picks("worker permanent.gas")
    assert game.prompt == "build-forces"
    assert game.player("jim_raynor").tokens == (0, 1)
    other = building(tokens=(1, 1), pool=1)
    other.picks("unit marine", "area helios.1")
    assert other.why("jim_raynor", Option("token", GAS)) == "BW-TOKEN-02"
    assert other.why("jim_raynor", Option("token", MINERALS)) is None
    assert other.why("jim_raynor", Option("token", 2)) == "BW-TOKEN-02"


@rule("BW-TOKEN-02")
def test_a_discount_comes_first_and_a_cost_never_falls_below_zero() -> None:
    """Interaction 57."""
    game = building("special_build", tokens=(2, 0), pool=0, modules=["research_and_development"])
    game.picks("unit marine", "area helios.1")
    assert game.prompt == "discount"
    assert game.options == ["discount minerals", "done"]
    game.picks("discount minerals")
    assert game.player("jim_raynor").tokens == (2, 0), "nothing was left to pay"


@rule("BW-TOKEN-02")
def test_tokens_are_proposed_before_force_mining() -> None:
    """Interaction 57."""
    game = building(
        resources=["helios.2"],
        workers={"helios.2": 2, "permanent.minerals": 4},
        tokens=(1, 0),
        pool=3,
    )
    game.picks("unit marine", "area helios.1", "pay")
    assert game.player("jim_raynor").tokens == (0, 0)
    assert not game.told("partial")
    game.picks("unit marine", "area helios.1")
    assert game.told("partial"), "then the area"


@rule("BW-TOKEN-02")
@pytest.mark.parametrize(
    ("picks", "tokens"),
    [
        (["new-worker"], (1, 0)),
        (["transport helios-torus"], (1, 0)),
        (["unit marine", "area helios.1"], (1, 0)),
        (["done", "building barracks"], (1, 0)),
        (["module assist"], (0, 1)),
    ],
)
def test_tokens_pay_for_everything(picks: list[str], tokens: tuple[int, int]) -> None:
    game = building(tokens=tokens, pool=0, at={"helios.2": "base", "helios.3": "marine"})
    game.picks(*picks)
    assert game.player("jim_raynor").tokens == (0, 0)


@rule("BW-TOKEN-02")
def test_tokens_pay_for_a_base() -> None:
    game = building(tokens=(2, 0), pool=0, at={"helios.3": "marine"})
    game.picks("done", "base helios.3")
    assert game.base("helios.3") == "jim_raynor"
    assert game.player("jim_raynor").tokens == (0, 0)


@rule("BW-TOKEN-02")
def test_a_token_pays_the_gas_of_observers() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling"}),
        aldaris=side(
            at={"helios.3": "zealot", "torus.2": "base"},
            technologies=["observers"],
            tokens=(0, 1),
            pool=0,
        ),
        orders={"helios": ["overmind mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute", "move zergling helios.2", "area helios.3", "done")
    assert game.prompt == "start-of-battle"
    game.picks("use-technology observers")
    assert game.player("aldaris").tokens == (0, 0)


@rule("BW-TOKEN-02")
def test_tokens_are_no_resources_where_resources_break_ties() -> None:
    """Interaction 57."""
    poor, rich = regrouping(), regrouping(tokens=(5, 5))
    assert strength(poor.game, 0) == strength(rich.game, 0)


@rule("BW-TOKEN-02")
def test_what_a_page_shows_of_a_payment_with_tokens() -> None:
    game = building(tokens=(2, 0), pool=1)
    assert workers_in_a_row(game.game) == 3
    game.picks("new-worker")
    shown = payment_asked(game.game)
    assert shown is not None
    tokens = shown["sources"][-1]
    assert tokens["source"] == game.box.areas + 2 + MINERALS
    assert (tokens["free"], tokens["extra"], tokens["workers"]) == (2, 0, 0)
    assert tokens["pick"] == MINERAL_TOKEN


# ---- gaining -------------------------------------------------------------------------------------


@rule("BW-CARD-25", "BW-TOKEN-01")
def test_encrypted_data_chip_gives_two_tokens_of_any_kinds() -> None:
    game = regrouping(drawn=["encrypted_data_chip"])
    game.picks("event encrypted_data_chip")
    assert game.prompt == "gain-token"
    assert game.options == [MINERAL_TOKEN, GAS_TOKEN]
    game.picks(GAS_TOKEN, MINERAL_TOKEN)
    assert game.player("jim_raynor").tokens == (1, 1)
    assert game.prompt == "order-where", "they are kept for the next round"
    assert [event.things for event in game.told("gain-token")] == [(GAS,), (MINERALS,)]


@rule("BW-CARD-27")
def test_xelnaga_artifact_gives_three() -> None:
    game = regrouping(drawn=["xelnaga_artifact"])
    game.picks("event xelnaga_artifact", *[MINERAL_TOKEN] * 3)
    assert game.player("jim_raynor").tokens == (3, 0)


@rule("BW-TOKEN-01")
def test_tokens_are_not_lost_between_rounds() -> None:
    game = regrouping(tokens=(1, 2), drawn=["encrypted_data_chip"])
    game.picks("event encrypted_data_chip", GAS_TOKEN, GAS_TOKEN)
    assert game.state.round == 2
    assert game.player("jim_raynor").tokens == (1, 4)


@rule("BW-TOKEN-01")
def test_programs_are_offered_each_mixture_once() -> None:
    game = regrouping(drawn=["encrypted_data_chip"])
    game.picks("event encrypted_data_chip", GAS_TOKEN)
    assert game.options[game.decision.fresh :] == [GAS_TOKEN]


@rule("BW-TOKEN-03", "BW-SETUP-10")
def test_thirty_tokens_exist_of_both_kinds_together() -> None:
    game = regrouping(drawn=["xelnaga_artifact"], tokens=(20, 9))
    assert tokens_left(game.state, game.box) == 1
    game.picks("event xelnaga_artifact", GAS_TOKEN)
    assert game.player("jim_raynor").tokens == (20, 10)
    assert game.prompt == "order-where", "the thirty-first cannot be taken"


@rule("BW-TOKEN-03")
def test_another_players_tokens_count_and_spent_ones_can_be_gained_again() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "base"}, tokens=(29, 0), pool=0),
        overmind=side(at={"vyctor_5.2": "zergling base"}, tokens=(0, 1)),
        orders={"helios": ["jim_raynor build"]},
        expansion="brood_war",
    )
    assert tokens_left(game.state, game.box) == 0
    game.picks("reveal helios", "execute", "new-worker")
    assert tokens_left(game.state, game.box) == 1


@rule("BW-TOKEN-03")
def test_nobody_gains_the_tokens_of_a_player_who_is_out() -> None:
    game = table(
        jim_raynor=side(at={"torus.1": "marine"}, tokens=(20, 9)),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        aldaris=side(at={"helios.2": "zealot base"}),
        orders={"torus": ["jim_raynor mobilize"], "helios": ["aldaris mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal torus", "execute", "destroy", "area torus.1")
    assert game.player("jim_raynor").out
    assert game.player("jim_raynor").tokens == (20, 9)
    assert tokens_left(game.state, game.box) == 1
