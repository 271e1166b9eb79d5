"""Priors and evaluation for bots."""
