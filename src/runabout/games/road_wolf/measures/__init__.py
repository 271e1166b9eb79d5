"""Where things are, and what a straight move or a shot meets: whole numbers only."""
