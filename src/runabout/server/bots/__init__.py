"""Bots choose in worker processes; here they are started, asked and replaced."""
