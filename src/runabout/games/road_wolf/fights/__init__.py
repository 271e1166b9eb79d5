"""Dice against dice, and what comes of it."""
