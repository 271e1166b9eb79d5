"""The game in words, and laid out for the eye."""
