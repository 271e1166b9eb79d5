"""Reports: an answer as one HTML file that opens without a network. It begins with what was found, in sentences with
their certainty; then come plots, tables, games that show what was found, as records, and the method.
"""
