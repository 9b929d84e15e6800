"""The Event cards: what each title has its player do, by theme; `table` names them all."""
