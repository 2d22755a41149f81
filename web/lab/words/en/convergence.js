// @ts-check
/** English texts of the bench convergence. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "After how many playouts is the move of the first bot right in 95 % of its searches, and stays right?",
  task: "",
  legend: "Each dot is one search at the value that it gives its move; a ring is a search whose move is not among the best. Dashed: the exact value. Below the axis: the mean and the range of all searches. Above the dots: the moves chosen and by how many searches, ✓ if they are among the best. On the board: the exact value of each move, shaded by the share of the searches of the first bot that choose it.",
  plotLegend: "Above: the value of the chosen move, mean of all searches with its 95 % interval; dashed: the exact value. In the middle: the mean distance from it. Below: the share of searches whose move is wrong, with its 95 % interval.",
  seen: "The move is right long before the value is. The value is a mean over all playouts of the tree, early and exploring ones included, so it moves towards the exact value by small steps and reaches it only in the limit. With proofs it does not converge, it jumps: as soon as every reply is refuted, the search ends with the exact value. Without proofs there is no such jump. On the empty board of tic-tac-toe any first move draws, so no move can be wrong, and yet the value is far from 0.5 after 20,000 playouts; with half the exploration it is nearer. In Hex of size 4 the value is exact after 10 playouts, by chance alone: the best of noisy means lies too high, nine moves of ten are wrong, and the value first falls before it can rise; proofs change nothing there, for no end of the game is near. In a heap of 13 both need about ten times the playouts of a heap of 9: four more tokens, two more moves deep.",
  paragraphs: [
    "These positions are solved: their exact values are known. So one can see how far a search is from the truth. Each bot searches the same position many times, each time with another seed, and is asked after 10, 20, 50 and more playouts for its move and for the value of that move.",
    "UCT converges to the exact value, and the chance of a wrong move falls like a power of the number of playouts (Kocsis and Szepesvári). The constants may be large: in the worst case the time grows faster than any exponential of the depth (Coquelin and Munos). The reason is that a bandit whose rewards drift, because the tree below it still learns, must forget what its first playouts said, and does so only by making more.",
    "A search of N playouts takes time in proportion to N times D, where D is the length of a game: each playout goes down the tree and then plays to the end. Memory grows by one node a playout at most, so O(N). Proofs cost little more: a node is decided as soon as one move wins or all moves lose, and decided moves are not searched again.",
    "The mean has a bias, not only noise. More searches with other seeds narrow the interval, but they narrow it around a wrong value; only more playouts in each search bring it nearer to the exact one.",
  ],
  pseudocode: "for each bot, each seed:\n  for n = 10, 20, 50, ... playouts:\n    move, value = search(n)\n    wrong = exact(move) < exact value\nmean over the seeds, 95 % interval",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  /** @type {Record<string, string>} */
  why: {
    early: "Random games alone say little about the best move here: the opponent’s best reply must first be found in the tree, for each move, and that takes playouts.",
    late: "How many playouts it takes depends on how deep the refutations lie and how close the moves are in value: here the answer came earlier, or did not come at all.",
    never: "The value need not be exact for the move to be right: it is enough that the best move comes first.",
  },
  /** @param {number} playouts */
  early: (playouts) => `after ${number(playouts)} at most`,
  /** @param {number} from @param {number} to */
  late: (from, to) => `after more than ${number(from)}, ${number(to)} at most`,
  /** @param {number} playouts */
  never: (playouts) => `not after ${number(playouts)} either`,
  /** @param {string} bot @param {number} playouts @param {string} distance */
  settled: (bot, playouts, distance) => `The move of ${bot} is right in 95 % of its searches from ${number(playouts)} playouts on; its value is then still ${distance} away from the exact one.`,
  /** @param {string} bot @param {string} wrong @param {number} playouts @param {string} distance */
  unsettled: (bot, wrong, playouts, distance) => `After ${number(playouts)} playouts the move of ${bot} is still wrong in ${wrong} % of its searches, and its value is ${distance} away from the exact one.`,
  marks: "number of playouts",
  /** @param {number} exact */
  before: (exact) => `No search has begun. The exact value is ${number(exact)}.`,
  /** @param {number} step @param {number} playouts */
  after: (step, playouts) => `Step ${number(step)}: ${number(playouts)} playouts.`,
  /** @param {string} bot @param {string} value @param {number} right @param {number} count */
  estimated: (bot, value, right, count) => `${bot} estimates ${value} on average, and ${number(right)} of its ${number(count)} searches choose a best move.`,
  /** @param {string} bot @param {number} wrong @param {number} count */
  share: (bot, wrong, count) => `${bot}: wrong ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "quality",
  best: "best",
  worse: "wrong",
  exact: "exact value",
  acrossTitle: "Playouts",
  upTitle: "Value of the chosen move",
  distanceTitle: "Distance from the exact value",
  wrongTitle: "Wrong moves, %",
};
