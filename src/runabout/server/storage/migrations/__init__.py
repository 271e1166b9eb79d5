"""The steps by which a database came to its schema, oldest first, in `versions`; each file is a step."""
