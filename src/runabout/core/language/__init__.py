"""Words of a language: the values that messages are given, and the Speaker that says messages with them."""
