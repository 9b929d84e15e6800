"""Turns the records of the files into the box of one game: what the rules look up, as tuples
indexed by number.
"""
