"""Claims about the board of a connection game and about bad moves, as data, each proven by a small search."""
