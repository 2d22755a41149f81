"""Seeded experiments: matches, tournaments and sweeps, and the levels and openings that come from games."""
