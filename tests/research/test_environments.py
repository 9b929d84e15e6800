"""The environments pass the suites of their libraries, and keep our promises besides."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from orrery.core.decisions import Option
from orrery.core.errors import BadData, IllegalPick
from orrery.core.events import Event
from orrery.research import aec, gym, spiel
from orrery.research.codec import CODECS
from orrery.research.history import History

PETTING_ZOO = "ignore:.*:UserWarning:pettingzoo"
"""It warns of observations that are dictionaries, and excuses only environments of its own."""

REGISTERED = [*gym.NAMES, *(spiel.game_type(name).short_name for name in CODECS)]
"""What importing these modules makes known to Gymnasium and OpenSpiel."""

KINDS = [
    pytest.param("clone-wars", {"mode": "full"}, id="clone-wars"),
    pytest.param("starcraft", {"players": "2"}, id="two"),
    pytest.param("starcraft", {"players": "3"}, id="three", marks=pytest.mark.slow),
    pytest.param("starcraft", {"players": "6"}, id="six", marks=pytest.mark.slow),
    pytest.param("starcraft", {"players": "4", "teams": "yes"}, id="teams", marks=pytest.mark.slow),
    pytest.param(
        "starcraft",
        {"players": "3", "goal": "elimination", "limit": 400},
        id="elimination",
        marks=pytest.mark.slow,
    ),
    pytest.param(
        "starcraft",
        {"players": "4", "expansion": "brood_war"},
        id="brood-war",
        marks=pytest.mark.slow,
    ),
    *(
        pytest.param(
            "starcraft", {"expansion": "brood_war", "mode": mode, "players": players}, id=mode
        )
        for mode, players in (("trump_card", "3"), ("desperate_alliance", "2"))
    ),
]


@pytest.mark.parametrize(("name", "options"), KINDS)
@pytest.mark.filterwarnings(PETTING_ZOO)
def test_the_suite_of_petting_zoo(name: str, options: dict[str, Any]) -> None:
    """The limit lets it see ends of games too."""
    api_test(aec.env(name, **{**options, "limit": 60}), num_cycles=150)
    seed_test(lambda: aec.env(name, **options), num_cycles=30)


@pytest.mark.parametrize(("name", "options"), KINDS)
@pytest.mark.filterwarnings(PETTING_ZOO)
def test_all_seats_at_once_as_petting_zoo_has_it(name: str, options: dict[str, Any]) -> None:
    env = aec.raw_env(name, **{**options, "limit": 200})
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=60)


def whole_game(env: Any, seed: int) -> dict[str, float]:
    """A game of random actions; what each seat got."""
    env.reset(seed=seed)
    got: dict[str, float] = {}
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(chance.choice(legal)))
    return got


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadData, match="raise or lose"):
        aec.env("clone-wars", illegal="loose")
    with pytest.raises(BadData, match="as text"):
        aec.env("clone-wars", render_mode="human")
    with pytest.raises(BadData, match="limit must be a whole number from 1 on"):
        aec.env("clone-wars", limit=0)
    env = aec.env("clone-wars")
    env.reset(seed=1)
    with pytest.raises(BadData, match="no agent 'seat_2'; agents: seat_0, seat_1"):
        env.observe("seat_2")
    with pytest.raises(BadData, match=r"seat_. must act"):
        env.step(None)


def test_a_table_is_rendered_as_text_until_the_game_is_over() -> None:
    env = aec.env("clone-wars", render_mode="ansi", limit=1)
    env.reset(seed=1)
    assert "1467: end your turn" in env.render()
    env.step(1467)
    assert env.render() == ""


def test_everybody_is_rewarded_once() -> None:
    got = whole_game(aec.env("clone-wars"), 7)
    assert sorted(got.values()) == [-1.0, 1.0]


def test_only_the_seat_that_is_asked_has_a_mask() -> None:
    env = aec.raw_env("clone-wars")
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(one for one in env.agents if one != asked)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_impossible_action_raises_or_loses() -> None:
    env = aec.env("clone-wars")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalPick):
        env.step(wrong)
    env = aec.env("clone-wars", illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(wrong)
    assert env.unwrapped.rewards[loser] == -1.0
    assert all(env.unwrapped.terminations.values())


# Gymnasium


@pytest.mark.parametrize("name", gym.NAMES)
def test_the_checker_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(("name", "options"), KINDS[2:])
def test_the_checker_of_gymnasium_at_larger_tables(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make("orrery/StarCraft-v0", render_mode="ansi", **options).unwrapped)


def learned(env: Any, seed: int) -> tuple[float, int]:
    """A game of random actions: the reward, and how many steps it took."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for steps in range(1, 100_000):
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, cut, info = env.step(action)
        if ended or cut:
            return float(reward), steps
    raise AssertionError("the game does not end")


def test_a_module_and_a_name_are_enough() -> None:
    """Gymnasium imports the module; it does not look for plugins."""
    code = "import gymnasium; gymnasium.make('orrery.research.gym:orrery/CloneWars-v0')"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_seat_plays_against_programs() -> None:
    env: Any = gymnasium.make("orrery/CloneWars-v0", opponents="eager", seat=1).unwrapped
    reward, _ = learned(env, 4)
    assert reward in (-1.0, 1.0)
    assert env.seat == 1
    assert env.record().result is not None


def test_a_drawn_seat_follows_from_the_seed() -> None:
    env = gymnasium.make("orrery/CloneWars-v0").unwrapped
    seats = [env.reset(seed=seed)[1]["seat"] for seed in (1, 1, 2, 3, 4, 5)]
    assert seats[0] == seats[1]
    assert set(seats) == {0, 1}


def test_decisions_without_a_choice_are_played() -> None:
    env = gymnasium.make("orrery/CloneWars-v0").unwrapped
    _, info = env.reset(seed=2)
    for _ in range(100):
        assert info["action_mask"].sum() > 1
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_wrong_opponents_and_seats_are_refused() -> None:
    with pytest.raises(BadData, match="no program"):
        gymnasium.make("orrery/CloneWars-v0", opponents="genius")
    with pytest.raises(BadData, match="1 opponents sit"):
        gymnasium.make("orrery/CloneWars-v0", opponents=["eager", "eager"])
    for seat in (2, "1"):
        with pytest.raises(BadData, match=f"no seat {seat!r}"):
            gymnasium.make("orrery/CloneWars-v0", seat=seat)
    with pytest.raises(BadData, match="the names of programs"):
        gym.SeatEnv("clone-wars", opponents=7)  # type: ignore[arg-type]
    with pytest.raises(BadData, match="as text"):
        gym.SeatEnv("clone-wars", render_mode="human")


# OpenSpiel

SPIEL = [
    pytest.param("python_orrery_clone_wars(limit=60)", id="clone-wars"),
    pytest.param("python_orrery_starcraft(players=2,limit=80)", id="two", marks=pytest.mark.slow),
    pytest.param("python_orrery_starcraft(players=3,limit=80)", id="three", marks=pytest.mark.slow),
    pytest.param("python_orrery_starcraft(players=6,limit=80)", id="six", marks=pytest.mark.slow),
    pytest.param(
        "python_orrery_starcraft(players=4,teams=yes,limit=80)", id="teams", marks=pytest.mark.slow
    ),
    pytest.param(
        "python_orrery_starcraft(players=3,goal=elimination,limit=80)",
        id="elimination",
        marks=pytest.mark.slow,
    ),
    pytest.param(
        "python_orrery_starcraft(expansion=brood_war,mode=trump_card,players=3,limit=40)",
        id="trump-card",
        marks=pytest.mark.slow,
    ),
]


def begun(title: str, seed: int = 1) -> Any:
    """A state after its chance nodes."""
    state, chance = pyspiel.load_game(title).new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice([one for one, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("title", SPIEL)
def test_the_simulation_of_open_spiel(title: str) -> None:
    game = pyspiel.load_game(title)
    for serialize in (False, True):
        pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def test_a_finished_game_shares_the_victory() -> None:
    state, chance = begun("python_orrery_clone_wars"), Random(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_a_watcher_sees_nothing_of_any_hand() -> None:
    state = begun("python_orrery_clone_wars")
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observed = make_observation(state.get_game(), public)
    told = [(observed.string_from(state, seat), filled(observed, state, seat)) for seat in (0, 1)]
    assert told[0] == told[1]
    assert told[0][0] == str(state)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one seat"):
        state.get_game().make_py_observer(everything)


def test_nobody_sees_for_a_seat_that_there_is_not() -> None:
    state = begun("python_orrery_clone_wars")
    with pytest.raises(BadData, match="no seat 2: seats are 0 to 1"):
        state.observation_string(2)


def filled(observed: Any, state: Any, seat: int) -> bytes:
    observed.set_from(state, seat)
    return bytes(observed.tensor.astype(np.uint8))


def test_factions_can_be_given_by_name() -> None:
    game = pyspiel.load_game("python_orrery_clone_wars", {"factions": "separatist,republic"})
    assert game.table.options["factions"] == "separatist,republic"


def test_states_survive_being_saved() -> None:
    state = begun("python_orrery_clone_wars(limit=60)")
    chance = Random(3)
    for _ in range(25):
        state.apply_action(chance.choice(state.legal_actions()))
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(saved)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()
    held = pickle.loads(pickle.dumps(state.held))
    assert held.digest(1) == state.held.digest(1)


def test_a_copy_goes_its_own_way() -> None:
    state = begun("python_orrery_clone_wars")
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(state.held) == 0
    assert other.information_state_string(0) != state.information_state_string(0)


def test_resampling_changes_only_what_the_seat_cannot_know() -> None:
    state, chance = begun("python_orrery_clone_wars"), Random(1)
    for _ in range(40):
        state.apply_action(chance.choice(state.legal_actions()))
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, chance.random) for _ in range(5)]
    own = {one.information_state_string(seat) for one in (state, *others)}
    assert len(own) == 1
    assert len({one.information_state_string(1 - seat) for one in (state, *others)}) > 1
    assert all(one.held.game.state.seed != state.held.game.state.seed for one in others)


def test_a_digest_is_of_what_a_seat_was_told_and_of_its_own_picks() -> None:
    """A card that seat 0 draws face down, and which of two equal-looking picks it made."""
    kinds = {}
    for card in (5, 6):
        for number in (1, 2):
            history = History("clone-wars")
            drawn = Event("draw", 0, (card,), seen_by=1)
            history.add((0, Option("play", number), (drawn,)))
            kinds[card, number] = history
    assert len({one.digest(1) for one in kinds.values()}) == 1
    assert len({one.digest(0) for one in kinds.values()}) == 4
    longer = History("clone-wars")
    assert longer.digest(1) != kinds[5, 1].digest(1)


def test_observations_are_those_of_the_codec() -> None:
    state = begun("python_orrery_clone_wars")
    observed = make_observation(state.get_game())
    observed.set_from(state, 0)
    codec, game = state.get_game().table.codec, state.held.game
    assert bytes(observed.tensor.astype(np.uint8)) == codec.encode(game, 0)
    assert observed.string_from(state, 0) == state.observation_string(0)


def test_ismcts_of_open_spiel_takes_a_step() -> None:
    state = begun("python_orrery_clone_wars(limit=150)")
    searcher = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        max_simulations=2,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert searcher.step(state) in state.legal_actions()
