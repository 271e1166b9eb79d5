"""Who sends a request, whether it is let in, and how often a guest may send one."""
