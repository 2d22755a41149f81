"""The Go Text Protocol, version 2, for Hex and Y: lines in, lines out.

Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2" (2002). Black is player 1. A move is a cell such as
`a1`, `resign`, or the swap: `swap-pieces` or, in Hex with the option `sides`, `swap-sides` (`swap` stands for both).
Players keep their colours when they trade sides. Beyond the standard there are the swap, `all_legal_moves`, `play-game`
and `analyze COLOUR CENTISECONDS`. `play-game` plays the game to its end for both colours and answers with a line for
each move and one for the score; `analyze` reports the state of the search at that interval until the next line comes.

HexGui and the scripts of benzene find what they need: boards by width and height, moves of one colour in a row, a swap
after which the same player moves again, `resign` after the end, `hexgui-analyze_commands`, `time_left` without a time.
"""
