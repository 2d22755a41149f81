// @ts-check
/** English texts of the bench minimax. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict: "If nobody sorts the moves (“natural”), what share of the leaves of minimax does alpha-beta visit at the greatest depth, on average over all runs?",
  task: "",
  legend: "Values are winning chances of player 1: max wants high ones, min low ones. In brackets: the window from alpha to beta with which a node is entered. ≥ and ≤ mark bounds: after a cut the true value may lie beyond. A dashed, struck edge is a move that is left out, with the reason beside it.",
  plotLegend: "Mean number of leaves with its 95 % interval, over the depth of the search. On the logarithmic scale steady growth is a straight line, whose slope is the branching factor. Dashed: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the fewest possible (Knuth and Moore).",
  seen: "Every order finds the value of minimax; only the work differs. With the best move first, alpha-beta visits as few leaves as Knuth and Moore prove, 53 of 729 in the usual tree: its effective branching factor is about the square root of that of minimax, so the same work looks almost twice as deep. Unsorted moves leave out about two thirds, and with the worst move first hardly anything is left out. The history heuristic learns nothing from random leaves, but something in tic-tac-toe. In the preset with the mistake every move of Nim is worth 0, and the first one is chosen: the evaluation says that player 1 has lost whenever the heap is empty. It must ask who took the last token, because that player has won.",
  paragraphs: [
    "Minimax looks some moves ahead and judges the positions there by an evaluation. Player 1, max, chooses the greatest value and player 2, min, the least one, so values pass from the leaves to the root. Alpha-beta carries a window along: alpha is what max, beta what min is already sure of on the way to this node. As soon as alpha reaches beta, one of the two will avoid this node, and its other moves do not matter.",
    "With b moves at each node and depth d, minimax visits b^d leaves. Alpha-beta visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with the best move first at every node, and all b^d at worst, so the order of moves is worth more than a faster computer. Memory is small, in proportion to b times d: only one path is kept.",
    "The value is exact if every path ends with the game. Where a search stops earlier, it is as good as the evaluation: at a fixed depth, after a fixed time (then iterative deepening has at least the last finished depth), or where the position is quiet, that is, where the last move hardly changed the evaluation. Alpha-beta never changes the value at the root, only the work.",
  ],
  pseudocode:
    "value(node, depth, alpha, beta):\n    if the game is over or depth = 0: return the evaluation\n    if player 1 moves:\n        for each move:\n            alpha = max(alpha, value(child, depth - 1, alpha, beta))\n            if alpha >= beta: leave out the other moves\n        return the greatest value found\n    if player 2 moves:\n        for each move:\n            beta = min(beta, value(child, depth - 1, alpha, beta))\n            if alpha >= beta: leave out the other moves\n        return the least value found",
  sources: [
    "Claude Shannon: Programming a computer for playing chess (1950).",
    "Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).",
    "Jonathan Schaeffer: The history heuristic (1983).",
  ],
  /** @type {Record<string, string>} */
  options: { tenth: "less than a tenth", quarter: "from a tenth to a quarter", half: "from a quarter to a half", more: "half of them or more" },
  /** @type {Record<string, string>} */
  why: {
    tenth: "So few leaves need the best move first at nearly every node, and unsorted moves are seldom so lucky.",
    quarter: "A cut comes only after a good move, and unsorted moves put it first too seldom or, in some games, more often than you thought.",
    half: "That is usual in trees with random leaves; here the moves come in an order that is better or worse than chance.",
    more: "Order need not be perfect: one good move among the first is enough for a cut, and a cut high in the tree removes whole branches.",
  },
  /** @param {number} share @param {number} leaves @param {number | null} best */
  measured: (share, leaves, best) => `Unsorted, alpha-beta visits ${figure(share)} % of the leaves of minimax (${figure(leaves)})${best === null ? "" : `; with the best move first ${figure(best)}`}.`,
  acrossTitle: "Depth",
  upTitle: "Leaves",
  least: "fewest possible",
  puzzle: {
    task: "Here is a small tree with the values of its leaves. Mark the moves that alpha-beta will leave out if it tries the moves from top to bottom: choose a node by a click, or by the arrow keys and Enter. Whatever lies below a marked node is left out with it.",
    /** @param {number} marked @param {number} all */
    marked: (marked, all) => `Leaves that you leave out: ${number(marked)} of ${number(all)}.`,
    /** @param {number} hits @param {number} out @param {number} misses */
    told: (hits, out, misses) =>
      hits === out && !misses ? "All right: these are exactly the leaves that alpha-beta leaves out." : `Alpha-beta leaves out ${number(out)} of the leaves; you found ${number(hits)} of these and marked ${number(misses)} that it visits. Each cut shows alpha ≥ beta.`,
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
