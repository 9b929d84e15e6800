"""Programs that sit at tables, and which of several servers lets them think. Imports `live` and
what it imports.
"""
