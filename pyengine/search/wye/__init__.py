"""The search `wye`. Read search.py first, then tree.py, proof.py and report.py."""
