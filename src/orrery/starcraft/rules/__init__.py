"""The rulebook: setup, rounds, orders, battles, Event cards, cards and victory. Imports `board` and
`facts`.
"""
