"""A game in the terminal: the table is drawn, the options are numbered, and players answer by
typing.

`loop.py` plays any game. Each game is drawn by its screen (`screen.py`), which knows no rules: it
draws a view and offers the options of a decision.
"""
