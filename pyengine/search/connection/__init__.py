"""What the searches of connection games, the insight and the solver share: links, proofs, playouts, first stones."""
