"""A game in the terminal: the table is drawn, the options are numbered, and words answer.

`loop.py` plays any game. What a game looks like is drawn by its screen (`screen.py`), which knows
no rules: it draws a view and offers the options of a decision.
"""
