"""What checks a game against its contract and its rulebook."""
