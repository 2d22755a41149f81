// @ts-check
/** English texts of the bench rooms. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "In how many rooms will tree search, with all its playouts, still choose a move that is not among the best in one search or more?",
  task: "",
  legend: "First: value iteration after this sweep. Second: tree search with all its playouts, its mean value and the move that it chooses most often. The stronger its colour, the higher the value of a room; arrows are moves; a dashed frame marks a room where tree search prefers a move that is not among the best.",
  plotLegend: "Share of searches from all rooms that choose a move which is not among the best.",
  seen: "Sweep k gives the exact values for a battery of k moves, so rewards spread by one room in each sweep and the last sweep is exact. Tree search needs no sweep over all rooms, but its values lie too low: they average over its own exploring moves as well as over the best ones. Its moves are better than its values, and the wrong ones remain where two moves are worth nearly the same.",
  paragraphs: [
    "A robot walks among rooms and collects rewards until its battery is empty. Its moves are uncertain: with some probability it slips to the left or to the right of its direction. Which move is best depends on what may go wrong, so values are expectations.",
    "Value iteration begins with values of 0 and replaces each by the best expected reward of one move plus the value after it. It looks at all positions in every sweep: time is proportional to positions times moves times outcomes, and memory to positions. As each move costs charge, as many sweeps as the battery has moves give exact values.",
    "Monte Carlo tree search looks at one position alone. A bandit chooses the robot’s moves, chance is drawn, and a random game estimates what follows. As its playouts grow in number, its values converge to the exact ones; until then they carry the cost of exploring.",
  ],
  pseudocode: "values = 0 for every position\nfor each move that the battery allows:\n    for each position:\n        value = max over moves of the sum over outcomes of\n            probability * (reward + value after it)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  /** @type {Record<string, string>} */
  why: {
    none: "Where two moves are worth nearly the same, more playouts than these are needed to tell them apart.",
    few: "The values of the best and the second-best move decide: rooms where they are close are the hard ones, and here there are more or fewer of them than you thought.",
    half: "In most rooms one move is clearly the best, and tree search finds it with few playouts.",
    most: "Tree search needs no exact values to choose well: an order of the moves is enough, and it is clear in most rooms.",
  },
  /** @type {Record<string, string>} */
  options: { none: "in none", few: "in some, a quarter at most", half: "in more than a quarter, half at most", most: "in more than half" },
  /** @param {number} wrong @param {number} all */
  wrongRooms: (wrong, all) => `Tree search goes wrong in ${number(wrong)} of ${number(all)} rooms.`,
  sweeps: "sweep",
  /** @param {number} sweep */
  iteration: (sweep) => `Value iteration, sweep ${number(sweep)}`,
  /** @param {number} playouts */
  search: (playouts) => `Tree search, ${number(playouts)} playouts`,
  before: "Before the first sweep all values are 0.",
  /** @param {number} sweep @param {string} change */
  swept: (sweep, change) => `Sweep ${number(sweep)}: the value that changed most changed by ${change}. The values are now exact for a battery of ${sweep === 1 ? "one move" : `${number(sweep)} moves`}.`,
  acrossTitle: "Playouts",
  upTitle: "Wrong moves, %",
  wrong: "wrong moves",
  columns: ["room", "value", "best moves", "value of tree search", "its move"],
};
