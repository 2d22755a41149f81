"""The network learns from games against itself: board, gumbel, games, folder, network, training, strength, in turn."""
