"""Learning: patterns and the static evaluation from searches of `wye` (lessons, patterns, static), and the network from
games against itself. To be read in this order: board, gumbel, games, network, training, strength.
"""
