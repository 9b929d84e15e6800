"""What is printed: the files of facts, the options, and the box of one game.
Imports nothing else of the game.
"""
