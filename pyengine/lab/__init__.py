"""Seeded experiments: matches, tournaments and sweeps, and the levels, openings and patterns that come from games."""
