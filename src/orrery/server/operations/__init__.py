"""What keeps a server going: metrics, other servers on the same database, tables that are removed.
Imports `tables` and what it imports.
"""
