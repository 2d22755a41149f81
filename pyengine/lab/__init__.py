"""Teaching: experiments, each a line of text that repeats it, as generators of events with their tables."""
