"""What searching programs of every game have in common: a budget, candidates in common worlds, and
a report of what was found."""
