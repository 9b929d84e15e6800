"""Who may know what: views, worlds that fit them, reasons, and a finished game in figures.
Imports `rules`, `board` and `facts`.
"""
