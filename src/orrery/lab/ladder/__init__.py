"""A ladder: how much stronger each program is than the others, with intervals.

Every deal is played from every seat, by the same line-ups, so that luck with a deal counts for all
of them. `plan` says which games there are, `playing` plays them, `workers` spreads them over
processes or machines, `store` keeps them, `ratings` fits strengths to them, `standings` adds up.
"""
