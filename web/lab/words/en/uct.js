/** English texts of the bench uct. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "From which playout on would the search always play the move that it plays in the end?",
  task: "",
  legend:
    "Bars: for each child that is compared, its value Q/N and, after it, its bonus; the child with the longest bar is selected. Board: the position of the node; raised stones are moves of the tree, flat ones moves of the playout, numbered from the root. Shaded cells: shares of the visits, with the value in per cent. Tree: each node with its visits and its value for the player whose move leads to it; the wider the edge, the larger the share of the visits.",
  plotLegend:
    "The share of the visits that each move at the root has, over playouts, for up to four moves with the most visits in the end.",
  seen: "At first every move gets one visit, so the shares are equal and the values are noise. Then the bonus of a move shrinks with its visits, and the tree grows where the values are high: unevenly. The values stay far from the exact ones for a long time, because they average over weak play as well; the order of the moves is right much earlier. With the wrong perspective each node assumes that the opponent helps: the search becomes confident, and it loses Nim with 5, 6 and 9 tokens. With 3, 7 and 11 tokens it still wins, by luck.",
  paragraphs: [
    "Each iteration has four phases. Selection goes down the tree; at each node it takes the child with the greatest upper confidence bound. Expansion adds a child to the tree. Simulation plays a random game from there: a playout. Backpropagation adds a visit to the count N of every node on the path, and the score of the player whose move leads to that node to its total Q.",
    "The bound is the sum of two parts: the value Q/N, which makes the search repeat good moves, and the bonus 2 Cp sqrt(ln N(parent) / N), which makes it try moves that have few visits. This is the rule UCB1 for bandits, applied at every node.",
    "An iteration takes time in proportion to the depth of the tree times the number of children, plus one playout; with one child per iteration the memory grows by one node at most. As the number of playouts grows, the values converge to those of perfect play, and with enough exploration the chance of a wrong move at the root falls as a power of that number (Kocsis and Szepesvári). But the search may take very long to see a trap deep in the tree.",
    "Many programs get the perspective wrong. A score that is good for one player is bad for the other, so each node must count it for the player who chooses that node. The mistake that can be switched on here takes every score from the view of the player at the root and then turns it at each level from the leaf up. So the score that a node gets depends wrongly on how far below it the leaf lies.",
  ],
  pseudocode:
    "for each iteration:\n  node = root\n  while node is fully expanded:\n    node = child of the greatest bound\n  node = new child by an untried move\n  score = random game from node\n  for each node back to the root:\n    N = N + 1\n    Q = Q + score of its mover\nplay the move with the most visits",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Cameron Browne and others: A survey of Monte Carlo tree search methods (2012).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), on proofs.",
  ],
  /** @type {Record<string, string>} */ why: {
    early:
      "After a tenth of the playouts the moves have only a few visits here. Their values are still too noisy to separate the best moves, so the leader changes later.",
    half: "The time at which the leader stays depends on the gap between the values of the best moves. Here this gap is larger, so the choice came sooner, or smaller, so it came later.",
    late: "A move that is clearly better gets most of the visits early. Another move would need still more visits to overtake it, and this hardly ever happens late.",
  },
  /** @type {Record<string, string>} */ options: {
    early: "from the first tenth of the playouts on",
    half: "later, but in the first half",
    late: "only in the second half",
  },
  /** @param {string} move @param {number} settled @param {number} all @param {number | null} exact */
  settled: (move, settled, all, exact) =>
    `The choice is ${move} from iteration ${number(settled)} of ${number(all)} on.${exact === null ? "" : ` Under best play this move is worth ${number(exact)}: 1 is a win, 0.5 a draw, 0 a loss.`}`,
  step: "step",
  phase: "phase",
  stride: (/** @type {number} */ count) => (count === 1 ? "iteration" : `${number(count)} iterations`),
  at: (/** @type {number} */ at, /** @type {string} */ told) => `Step ${number(at)}: ${told}`,
  before: "the tree is the root alone; no iteration has begun.",
  select: (/** @type {number} */ iteration, /** @type {string} */ move, /** @type {string} */ parts) =>
    `iteration ${number(iteration)}, selection. ${parts ? `${move} chosen: ${parts}` : `${move} chosen at random among the moves without visits`}.`,
  /** @param {number} iteration @param {string[]} moves */
  expand: (iteration, moves) => `iteration ${number(iteration)}, expansion. Added to the tree: ${moves.join(", ")}.`,
  /** @param {number} iteration @param {{game: number, games: number, player: string, move: string, over: string}} ply */
  simulate: (iteration, { game, games, player, move, over }) =>
    `iteration ${number(iteration)}, simulation${games > 1 ? `, playout ${number(game)} of ${number(games)}` : ""}. ${[move ? `At random, ${player} plays ${move}.` : "The game is over at this node.", over].filter(Boolean).join(" ")}`,
  won: (/** @type {string} */ player) => `The winner is ${player}.`,
  drawn: "It is a draw.",
  /** @param {number} iteration @param {{score: number, player: string, games: number, nodes: number, leaf: string, choice: string, proofs: string[]}} sum */
  backup: (iteration, { score, player, games, nodes, leaf, choice, proofs }) =>
    `iteration ${number(iteration)}, backpropagation. ${games ? `The score of ${player} is ${number(score)}${games > 1 ? ` in ${number(games)} playouts` : ""}; ` : ""}it goes to ${number(nodes)} nodes, from ${leaf} up to the root. ${proofs.map((proof) => `${proof} `).join("")}Now ${choice} would be played.`,
  proof: (/** @type {string} */ node, /** @type {string} */ player) => `Proven at ${node}: ${player} wins.`,
  bound: "bound = Q/N + 2 Cp sqrt(ln N(parent) / N)",
  turned: "The mistake: the score is turned at each level, no matter which player moves there.",
  root: "root",
  two: (/** @type {number} */ value) => number(Math.round(100 * value) / 100),
  count: (/** @type {number} */ value) => number(value),
  unvisited: "unvisited",
  proven: "proven",
  /** @param {string} name @param {number} visits @param {string} value @param {string} winner */
  node: (name, visits, value, winner) =>
    `${name}, ${visits ? `value ${value}, visits ${number(visits)}` : "unvisited"}${winner ? `, proven: ${winner} wins` : ""}`,
  bars: "Value + bonus",
  /** @param {number} some @param {number} all */
  barsOf: (some, all) => `Value + bonus, ${number(some)} of ${number(all)} children`,
  acrossTitle: "Playouts",
  upTitle: "Share of the visits, %",
};
