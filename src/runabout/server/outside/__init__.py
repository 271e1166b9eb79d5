"""Programs that play over the network in an arena: they sit at tables of a server of the arena's own, and speak what
docs/api.md tells.
"""
