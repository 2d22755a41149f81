"""The command line: a module for each command in `commands`, the Go Text Protocol in `gtp`, and the terminal."""
