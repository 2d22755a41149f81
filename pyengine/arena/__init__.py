"""Measuring strength: matches, tournaments, sweeps, ratings, levels, openings, problems; processes and clusters."""
