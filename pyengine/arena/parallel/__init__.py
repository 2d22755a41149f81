"""Several processes at a time: one search in all of them, or a task in each."""
