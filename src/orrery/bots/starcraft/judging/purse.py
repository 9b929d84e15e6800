"""What a seat can pay."""

from __future__ import annotations

from typing import NamedTuple

from orrery.starcraft.facts.terms import GAS, MINERALS


class Purse(NamedTuple):
    """What can be paid without depleting anything: the workers limit both kinds together, and
    tokens need no worker (BW-TOKEN-02)."""

    workers: int
    minerals: int
    gas: int
    mineral_tokens: int = 0
    gas_tokens: int = 0

    def due(self, cost: tuple[int, int]) -> tuple[int, int]:
        """What tokens leave to be paid."""
        minerals, gas = cost
        return max(minerals - self.mineral_tokens, 0), max(gas - self.gas_tokens, 0)

    def pays(self, cost: tuple[int, int]) -> bool:
        minerals, gas = self.due(cost)
        return minerals + gas <= self.workers and minerals <= self.minerals and gas <= self.gas

    def less(self, cost: tuple[int, int]) -> Purse:
        minerals, gas = self.due(cost)
        return Purse(
            self.workers - minerals - gas,
            self.minerals - minerals,
            self.gas - gas,
            max(self.mineral_tokens - cost[MINERALS], 0),
            max(self.gas_tokens - cost[GAS], 0),
        )

    def in_all(self) -> tuple[int, int, int]:
        """Workers, minerals and gas, with the tokens."""
        minerals, gas = self.mineral_tokens, self.gas_tokens
        return self.workers + minerals + gas, self.minerals + minerals, self.gas + gas
