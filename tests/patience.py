"""How long tests wait for what must come."""

PATIENCE = 900
"""Seconds after which a test fails where something has not come. They are there for what never comes: on a machine on
which much else runs, compiling alone has taken two minutes.
"""
