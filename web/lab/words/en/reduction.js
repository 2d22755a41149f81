/** English texts of the bench reduction. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");
const given = (/** @type {number} */ count) =>
  count === 1 ? "1 cell goes to the other player" : `${count ? number(count) : "no"} cells go to the other player`;

export const strings = {
  predict: "How many operations on words are needed to find the winners of all these boards?",
  task: "",
  legend:
    "First: one of the boards. Second: all boards in a word; the number and the strength of the colour show on how many boards black owns the cell. A frame marks the three cells whose majority is taken; the dot between them shows that majority. Below: the three words and their majority, one square for each board. After the last triangle: a playout as the search wye makes it, stage by stage, with small stones in the empty cells; a frame marks each cell that the stage has given to the other player.",
  plotLegend:
    "Operations so far, for all boards in a word and for one board after another, over the triangles that have been reduced.",
  seen: "Each triangle has one row fewer than the one before, and the colour of the last cell is that of the winner. With 64 boards in a word the same operations decide 64 games, because “and” and “or” treat every bit by itself. From the largest triangle to the smallest the shares move away from one half, because the winner of a board owns more and more of it.",
  paragraphs: [
    "A program could find the winner of a full board of Y by following chains. The reduction is simpler: it replaces every three cells that form a small triangle pointing the same way as the board by one cell, with the colour that at least two of them have. The result is a full board with one row fewer. Repeated, this leads to a single cell, whose colour is that of the winner.",
    "The result is always right, because each step keeps the winner. Take a chain that touches all three sides. Every two neighbouring cells of it lie in one small triangle, which becomes a cell of the same colour. The triangles of consecutive pairs share a cell, so these new cells touch. They form a chain on the smaller board, which touches the same sides as the old one. Exactly one player has such a chain before the step, and exactly one after it. A board of Hex is part of a larger board of Y whose two other corners already belong to the players.",
    "A triangle of side n has n(n + 1)/2 cells, so the reduction to one cell takes (n³ − n)/6 majorities. The majority of three bits, a & b | (a | b) & c, takes four operations, for a word of 64 bits as well as for one bit. So the time is O(n³) for up to 64 boards together. The memory is O(n²), one word for each cell, because each triangle can overwrite the one before.",
    "If a random game goes on until the board is full, its winner does not change, so a playout is a random full board. The search wye first gives every empty cell to a random player. This breaks links that no player would let break. A link leads through two empty cells of which either is enough: a bridge leads from one stone to another, and at an edge a link leads from a stone to the next row. If the opponent takes one of the two cells, a player answers with the other. So wye mends the board: if the opponent got both cells of a link, its owner gets one of them, either of the two equally often. Wye begins inside the board, with the bridges that start from a stone of the position, in two thirds of the playouts. It goes on to the edges that a player must reach: from every stone on the fourth row to the third row in a quarter of the playouts, from the third row to the second in half of them, and from the second row to the edge in all. To mend more would be too much, because players also give up one link for another. Last, the two cells of every unbroken bridge between stones of the position go to different players in all playouts, because its owner answers each attack. On boards with up to five cells a side wye takes only this last step.",
    "In the preset for the speed wye and UCT search the empty board, and the bench counts their playouts and leaves per second. Wye evaluates a leaf by two words of playouts, uct by 16 playouts, uct(sims=1) by a single playout as in the textbook. The seconds depend on the machine and are longer if several workers run at the same time; the counts are always the same.",
  ],
  pseudocode:
    "a word for each cell, a bit a board\nfor side = n - 1, ..., 2, 1:\n  for each cell (i, j) of that side:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\nwinners = the last cell\n\na playout of wye:\n  a random word for each empty cell\n  for each link, edges last:\n    if its owner has neither cell:\n      one cell = its owner\n  for each unbroken bridge:\n    one cell = not the other",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).",
  ],
  /** @type {Record<string, string>} */ why: {
    tens: "Every cell of every smaller triangle costs four operations, and a board has about n³/6 of these cells.",
    hundreds:
      "The number of majorities grows with the third power of the side: a board of twice the side needs eight times the operations. Count (n³ − n)/6 majorities of four operations each.",
    thousands:
      "There are (n³ − n)/6 majorities of four operations each. The number of boards does not matter as long as they fit into one word.",
    more: "The reduction would need so many operations if it took one board after another, or on a larger board. But an operation on a word works on all its boards at once.",
  },
  /** @type {Record<string, string>} */
  options: { tens: "fewer than 100", hundreds: "100 to 999", thousands: "1,000 to 9,999", more: "10,000 or more" },
  counted: (/** @type {number} */ made, /** @type {number} */ each, /** @type {number} */ boards) =>
    `It takes ${number(made)} operations for ${boards === 1 ? "one board" : `all ${number(boards)} boards`}; one board after another would take ${number(each)}.`,
  units: { cell: "cell", row: "row", triangle: "triangle" },
  series: { word: "in a word", each: "one by one" },
  stages: {
    coins: "A playout: random stones",
    inside: "Links inside mended",
    edges: "Links to the edges mended",
    bridges: "Unbroken bridges held",
  },
  columns: ["cell", "first board", "word of all boards", "majority", "its word"],
  majorityOf: "majority",
  first: (/** @type {number} */ side) => `The first board, side ${number(side)}`,
  all: (/** @type {number} */ side, /** @type {number} */ boards) =>
    boards === 1 ? `The only board, side ${number(side)}` : `All ${number(boards)} boards, side ${number(side)}`,
  full: (/** @type {number} */ side, /** @type {number} */ boards) =>
    `${boards === 1 ? "One full board" : `${number(boards)} full boards`} in a triangle of side ${number(side)}: the stones of the position, and the empty cells shared at random.`,
  /** @param {number} step @param {string} cell @param {string} three @param {string} result */
  majority: (step, cell, three, result) => `Step ${number(step)}: ${cell} = majority(${three}) = ${result}.`,
  won: (/** @type {string} */ winner, /** @type {number} */ count, /** @type {number} */ boards) =>
    `So ${winner} has won the first board; black has won ${number(count)} of ${number(boards)}.`,
  /** What a stage of a playout does, and how many cells it gives to the other player. @type {Record<"coins" | "inside" | "edges" | "bridges", (step: number, count: number) => string>} */
  playout: {
    coins: (step) => `Step ${number(step)}: wye gives every empty cell to a random player.`,
    inside: (step, count) =>
      `Step ${number(step)}: ${given(count)}. Whoever lost both cells of a bridge inside the board gets one of them, as a player would have answered.`,
    edges: (step, count) =>
      `Step ${number(step)}: ${given(count)}. Whoever lost both cells of a link to the next row towards an edge gets one of them, as a player would have answered.`,
    bridges: (step, count) =>
      `Step ${number(step)}: ${given(count)}. The two cells of an unbroken bridge between stones of the position always go to different players.`,
  },
  /** @param {number} step @param {number} round @param {string} bot @param {number} playouts @param {number} leaves @param {string} seconds */
  speed: (step, round, bot, playouts, leaves, seconds) =>
    `Step ${number(step)}: in round ${number(round)} ${bot} makes ${number(playouts)} playouts from ${number(leaves)} leaves in ${seconds} s.`,
  acrossTitle: "Triangles reduced",
  upTitle: "Operations on words",
};
