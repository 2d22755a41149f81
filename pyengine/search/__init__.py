"""Searches: each module holds one algorithm, a generator of Info that sees only the contract of games."""
