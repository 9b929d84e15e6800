"""What is on the table: the state, the galaxy, questions about them, and every change.
Imports `facts`.
"""
