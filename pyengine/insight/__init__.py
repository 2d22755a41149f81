"""What is on the board of a connection game, and why a move is bad: claims in data, each proven by a small search."""
