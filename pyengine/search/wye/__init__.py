"""The search `wye`. To be read in this order: search, descents, tree, evaluation, fills, patterns, proof, report."""
