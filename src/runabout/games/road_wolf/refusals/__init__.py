"""Which rule forbids an action that is not open."""
