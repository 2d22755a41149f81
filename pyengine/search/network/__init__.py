"""The search `net`, and the network that guides it. To be read in this order: weights, evaluator, kernel; then search,
descents, tree, judge, chains, report; glance.
"""
