"""Learning from self-play: the weights of patterns and of the policy network."""
