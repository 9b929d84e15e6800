"""The Event cards: what each title does, by theme; `table` lists them all."""
