"""Programs of others that play Hex or Y over the Go Text Protocol, as entrants of matches and tournaments."""
