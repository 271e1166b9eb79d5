"""One table: what its entries make of it, who may do what, how it is shared, changed and shown."""
