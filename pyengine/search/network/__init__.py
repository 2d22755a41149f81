"""A network that judges moves and positions of Hex and Y of any size. To be read in this order: weights, evaluator."""
