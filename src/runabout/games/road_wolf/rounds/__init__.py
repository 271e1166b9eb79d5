"""Forces, where they come in, and turns."""
