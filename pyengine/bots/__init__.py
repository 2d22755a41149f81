"""Bots: a search with a name, the clock round it, and levels of play."""
