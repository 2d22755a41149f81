/** English texts of the bench minimax. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict:
    "If alpha-beta takes the moves in their natural order, which share of the leaves of minimax does it visit at the greatest depth, on average over all runs?",
  task: "",
  legend:
    "Values are winning chances of player 1: max wants high values, min low ones. Brackets enclose the window from alpha to beta with which the search enters a node. ≥ and ≤ mark bounds: after a cut-off the true value may lie beyond the number. A dashed and struck edge is a move that is left out; the reason stands beside it.",
  plotLegend:
    "Mean number of leaves with its 95 % interval, over the depth of the search. On the logarithmic scale exponential growth is a straight line, and its slope is the logarithm of the branching factor. Dashed: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the fewest possible (Knuth and Moore).",
  seen: "Every order finds the value of minimax; only the work differs. With the best move first, alpha-beta visits as few leaves as Knuth and Moore prove, 53 of 729 in the usual tree: its effective branching factor is about the square root of that of minimax, so with the same work it looks almost twice as deep. Unsorted moves leave out about two thirds, and with the worst move first hardly anything is left out. The history heuristic learns nothing from random leaves, but something in tic-tac-toe. In the preset with the mistake every move of Nim has the value 0, and the search chooses the first one: the evaluation says that player 1 has lost whenever the heap is empty. It ought to ask which player took the last token, because that player has won.",
  paragraphs: [
    "Minimax looks some moves ahead and judges the positions there by an evaluation. Player 1, max, chooses the greatest value and player 2, min, the least one, so values pass from the leaves to the root. Alpha-beta carries a window along: by the choices on the way to this node max is already sure of at least alpha, and min of at most beta. As soon as alpha reaches beta, one of the two has a choice higher up that is at least as good as this node, so the other moves here do not matter: this is a cut-off.",
    "With b moves at each node and depth d, minimax visits b^d leaves. Alpha-beta visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with the best move first at every node, and all b^d at worst, so a good order of moves is worth more than a faster computer. The memory is in proportion to b times d, because the search keeps only one path.",
    "The value is exact if every path ends with the end of the game. If the search stops earlier, the value is only as good as the evaluation. A search may stop at a fixed depth, after a fixed time (iterative deepening then returns the result of the last finished depth), or where the position is quiet, that is, where the last move hardly changed the evaluation. Alpha-beta always finds the same value at the root as minimax, with less work.",
  ],
  pseudocode:
    "value(node, depth, alpha, beta):\n    if the game is over or depth = 0: return the evaluation\n    if player 1 moves:\n        for each move:\n            alpha = max(alpha, value(child, depth - 1, alpha, beta))\n            if alpha >= beta: leave out the other moves\n        return the greatest value found\n    if player 2 moves:\n        for each move:\n            beta = min(beta, value(child, depth - 1, alpha, beta))\n            if alpha >= beta: leave out the other moves\n        return the least value found",
  sources: [
    "Claude Shannon: Programming a computer for playing chess (1950).",
    "Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).",
    "Jonathan Schaeffer: The history heuristic (1983).",
  ],
  /** @type {Record<string, string>} */ options: {
    tenth: "less than a tenth",
    quarter: "from a tenth to a quarter",
    half: "from a quarter to a half",
    more: "half of them or more",
  },
  /** @type {Record<string, string>} */ why: {
    tenth:
      "Alpha-beta visits so few leaves only if the best move comes first at nearly every node, and unsorted moves are seldom in such a lucky order.",
    quarter:
      "A cut-off comes only after a good move. How often such a move happens to come early in the natural order depends on the tree: here it comes early less often, or more often, than your answer requires.",
    half: "This is the usual share in small trees with random leaves. Here the natural order is better or worse than a random one, or the tree is so deep or so shallow that the cut-offs save another share.",
    more: "The order need not be perfect: one good move among the first is enough for a cut-off, and a cut-off high in the tree removes whole branches.",
  },
  measured: (/** @type {number} */ share, /** @type {number} */ leaves, /** @type {number | null} */ best) =>
    `In the natural order alpha-beta visits ${figure(share)} % of the leaves of minimax (${figure(leaves)} leaves)${best === null ? "" : `; with the best move first it visits ${figure(best)}`}.`,
  acrossTitle: "Depth",
  upTitle: "Leaves",
  least: "fewest possible",
  puzzle: {
    task: "Here is a small tree with the values of its leaves. Mark the moves that alpha-beta will leave out if it tries the moves from top to bottom: choose a node by a click, or by the arrow keys and Enter. All nodes below a marked node are left out with it.",
    /** @param {number} marked @param {number} all */
    marked: (marked, all) => `Leaves that you leave out: ${number(marked)} of ${number(all)}.`,
    told: (/** @type {number} */ hits, /** @type {number} */ out, /** @type {number} */ misses) =>
      hits === out && !misses
        ? "Correct: these are exactly the leaves that alpha-beta leaves out."
        : `Alpha-beta leaves out ${number(out)} of the leaves; you found ${number(hits)} of these and marked ${number(misses)} that it visits. Each cut-off shows alpha ≥ beta.`,
    out: "left out",
    visited: "visited",
    missed: "left out, not marked",
    unmarked: "not marked",
    cutHere: "cut:",
    leaf: "leaf",
    yours: "yours",
    alphabeta: "alpha-beta",
  },
};
