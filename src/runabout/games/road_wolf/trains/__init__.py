"""The train of Derailed."""
