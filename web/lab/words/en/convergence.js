/** English texts of the bench convergence. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "From how many playouts on is the move of the first bot right in at least 95 % of its searches?",
  task: "",
  legend:
    "Each dot is one search, placed at the value of the move that it chooses; a ring marks a search whose move is not among the best. Dashed: the exact value. Below the axis: the mean and the range of all searches. Above the dots: the moves that were chosen and the number of searches that chose them, with ✓ if the move is among the best. On the board: the exact value of each move, shaded by the share of the searches of the first bot that choose it.",
  plotLegend:
    "Above: the value of the chosen move, mean of all searches with its 95 % interval; dashed: the exact value. In the middle: the mean distance from it. Below: the share of searches whose move is wrong, with its 95 % interval.",
  seen: "The move is right long before the value is. The value is a mean over all playouts of the tree, including early and exploring ones, so it approaches the exact value by small steps and reaches it only in the limit. With proofs the value jumps: as soon as the result is proven, the search ends with the exact value. On the empty board of tic-tac-toe any first move draws, so no move can be wrong, and yet the value is far from 0.5 after 20,000 playouts; with half the exploration it is nearer. In Hex of size 4 the value is exact after 10 playouts, but only by luck: the greatest of several noisy means is too high, nine searches of ten choose a wrong move, and the value falls before it rises. Proofs change nothing there, because no end of the game is near. A heap of 13 has four tokens more than a heap of 9, so under best play the game is two moves longer, and both bots need about ten times the playouts.",
  paragraphs: [
    "These positions are solved: their exact values are known, so the error of a search can be measured. Each bot searches the same position many times, each time with another seed, and reports its move and the value of that move after 10, 20, 50 and more playouts.",
    "With enough exploration UCT converges to the exact value, and the chance of a wrong move falls like a power of the number of playouts (Kocsis and Szepesvári). The constants may be large: in the worst case the number of playouts grows faster than any exponential of the depth (Coquelin and Munos). The reason is that the rewards of a node drift while the tree below it still learns. Its first, misleading playouts stay in the mean, and only many more playouts can outweigh them.",
    "A search of N playouts takes time O(N · D), where D is the length of a game: each playout goes down the tree and then plays to the end. At each node on its way down it also compares all moves. The memory grows by at most one node per playout, so it is O(N). Proofs cost little more: a node is decided as soon as one move wins or all moves lose, and decided moves are not searched again.",
    "The mean of a search has not only noise but also a bias. More searches with other seeds narrow the interval, but they narrow it around a wrong value; only more playouts in each search bring it nearer to the exact one.",
  ],
  pseudocode:
    "for each bot, each seed:\n  for n = 10, 20, 50, ... playouts:\n    move, value = search(n)\n    wrong = exact(move) < exact value\nmean over the seeds, 95 % interval",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  /** @type {Record<string, string>} */ why: {
    early:
      "Random games alone say little about the best move here. For each move the tree must first find the best reply of the opponent, and that takes more playouts than this.",
    late: "How many playouts it takes depends on how deep the refutations lie and how close the moves are in value. Here the search found the best move sooner than you thought, or needs even more playouts.",
    never:
      "The value need not be exact for the move to be right: it is enough that a best move gets the most visits, and this happens earlier.",
  },
  early: (/** @type {number} */ playouts) => `from ${number(playouts)} or fewer`,
  /** @param {number} from @param {number} to */
  late: (from, to) => `from more than ${number(from)}, but no more than ${number(to)}`,
  never: (/** @type {number} */ playouts) => `not even after ${number(playouts)}`,
  settled: (/** @type {string} */ bot, /** @type {number} */ playouts, /** @type {string} */ distance) =>
    `The move of ${bot} is right in at least 95 % of its searches from ${number(playouts)} playouts on; its value is then still ${distance} away from the exact one on average.`,
  /** @param {string} bot @param {string} wrong @param {number} playouts @param {string} distance */
  unsettled: (bot, wrong, playouts, distance) =>
    `After ${number(playouts)} playouts the move of ${bot} is still wrong in ${wrong} % of its searches, and its value is ${distance} away from the exact one on average.`,
  marks: "number of playouts",
  before: (/** @type {number} */ exact) => `No search has begun. The exact value is ${number(exact)}.`,
  /** @param {number} step @param {number} playouts */
  after: (step, playouts) => `Step ${number(step)}: ${number(playouts)} playouts.`,
  /** @param {string} bot @param {string} value @param {number} right @param {number} count */
  estimated: (bot, value, right, count) =>
    `${bot} estimates ${value} on average, and ${number(right)} of its ${number(count)} searches choose a best move.`,
  share: (/** @type {string} */ bot, /** @type {number} */ wrong, /** @type {number} */ count) =>
    `${bot}: wrong ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "quality",
  best: "best",
  worse: "wrong",
  exact: "exact value",
  acrossTitle: "Playouts",
  upTitle: "Value of the chosen move",
  distanceTitle: "Distance from the exact value",
  wrongTitle: "Wrong moves, %",
};
