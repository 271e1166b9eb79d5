"""Servers that are killed, paused and cut off again and again, while guests send requests at random and write down
what is acknowledged; afterwards the database is read by other means than the server's.

`make endure` runs it as long as wished; a test runs a short form of it.
"""
