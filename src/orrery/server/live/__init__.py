"""One table that is played at: its game, those who listen, what they are told, its clocks.
Imports `storage`, `work` and `contract`.
"""
