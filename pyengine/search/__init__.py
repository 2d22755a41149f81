"""Searches: generators of Info that know games only by their contract; one algorithm in each module."""
