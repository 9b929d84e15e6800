"""The conformance suite: scenarios of the rulebook as files that any implementation can read.

A scenario has a position, picks, what is offered and refused on the way, what each pick changes,
and the rules it proves. `forms` is the notation for what each part of a position is, `naming` turns
the numbers of a game into names and back, `scenario` is the file, `following` plays it.
"""
