"""Moves, and what they run into."""
