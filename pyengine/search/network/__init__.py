"""The search `net`, and the network that guides it. Read weights, evaluator and kernel first, then search, tree, judge,
report and sight, and last glance.
"""
