/** English texts of the bench rooms. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict:
    "For how many rooms will at least one tree search with all its playouts choose a move that is not among the best?",
  task: "",
  legend:
    "First: value iteration after this sweep. Second: tree search with all its playouts; each room shows its mean value and the move that it chooses most often. The stronger the colour of a room, the higher its value; arrows are moves; a dashed frame marks a room where tree search prefers a move that is not among the best.",
  plotLegend: "Share of the searches, from all rooms together, whose move is not among the best.",
  seen: "Sweep k gives the exact values for a battery of k moves, so the influence of a reward spreads by one room in each sweep, and the last sweep is exact. Tree search needs no sweep over all rooms, but its values are too low, because they average over exploring and random moves as well as over the best ones. Its moves are more reliable than its values; wrong moves remain mostly where two moves have nearly the same value.",
  paragraphs: [
    "A robot walks among rooms and collects rewards until its battery is empty. Its moves are uncertain: with some probability it slips to the left or to the right of its direction. The best move depends on everything that may go wrong, so the value of a room is an expectation.",
    "Value iteration begins with values of 0 and replaces each by the best expected reward of one move plus the value after it. A position is a room together with the rewards that are left, so r rewards give 2^r positions for each room. A sweep takes time in proportion to positions times moves times outcomes, and the memory is in proportion to positions. Each move uses up charge, so after as many sweeps as the battery has moves the values are exact.",
    "Monte Carlo tree search looks at one position alone. A bandit chooses the robot’s moves in the tree, slips are drawn at random, and a random game estimates the rewards that follow. A search takes time in proportion to playouts times the charge, and its memory grows by one node per playout at most, however many positions there are. As the number of playouts grows, its values converge to the exact ones; until then they include the cost of exploring.",
  ],
  pseudocode:
    "values = 0 for every position\nfor each move that the battery allows:\n    for each position:\n        value = max over moves of the sum over outcomes of\n            probability * (reward + value after it)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  /** @type {Record<string, string>} */ why: {
    none: "Some rooms have two moves of nearly the same value, and tree search needs more playouts than these to tell such moves apart.",
    few: "A room is hard if the values of its best and its second-best move are close together. Here there are more or fewer such rooms than you thought.",
    half: "In most rooms one move is clearly the best, and tree search finds it with few playouts.",
    most: "Tree search needs no exact values to choose well: it is enough that the best move comes first, and in most rooms the best move is clearly ahead.",
  },
  /** @type {Record<string, string>} */ options: {
    none: "in none",
    few: "in some, a quarter at most",
    half: "in more than a quarter, half at most",
    most: "in more than half",
  },
  /** @param {number} wrong @param {number} all */
  wrongRooms: (wrong, all) => `Rooms in which at least one tree search goes wrong: ${number(wrong)} of ${number(all)}.`,
  sweeps: "sweep",
  iteration: (/** @type {number} */ sweep) => `Value iteration, sweep ${number(sweep)}`,
  search: (/** @type {number} */ playouts) => `Tree search, ${number(playouts)} playouts`,
  before: "Before the first sweep all values are 0.",
  swept: (/** @type {number} */ sweep, /** @type {string} */ change) =>
    `Sweep ${number(sweep)}: the value that changed most changed by ${change}. The values are now exact for a battery of ${sweep === 1 ? "one move" : `${number(sweep)} moves`}.`,
  acrossTitle: "Playouts",
  upTitle: "Wrong moves, %",
  wrong: "wrong moves",
  columns: ["room", "value", "best moves", "value of tree search", "its move"],
};
