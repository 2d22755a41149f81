"""The network learns from games against itself: read board, gumbel, games, network, training and strength in turn."""
