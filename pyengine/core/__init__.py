"""The contract: what a game is, cells and their geometry, seeded random numbers, errors, the reduction."""
