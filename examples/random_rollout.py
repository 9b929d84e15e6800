"""Random games in a PettingZoo environment: python examples/random_rollout.py [GAME] [GAMES].

Needs `pip install '.[research]'` in a checkout.
"""

import sys
from collections import Counter

from orrery.research import aec


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "clone-wars"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    env = aec.env(name)
    won: Counter[str] = Counter()
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            if ended or cut:
                won[agent] += reward > 0
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
        sys.stdout.write(f"game {seed + 1} of {games}: won so far {dict(won)}\n")


if __name__ == "__main__":
    main()
