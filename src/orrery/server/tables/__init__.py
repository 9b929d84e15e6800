"""All tables of a server: made, found, listed, joined, imported, within quotas. Imports `programs`,
`live` and what they import.
"""
