// @ts-check
/** English texts of the bench reduction. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "How many operations on words does it take to find the winners of all these boards?",
  task: "",
  legend: "First: one of the boards. Second: all boards in a word; the number and the strength of the colour say on how many of them black owns the cell. A frame marks the three cells whose majority is taken, the dot between them is that majority. Below: the three words and their majority, a square for each board. After the last triangle: full boards as wye draws them, small stones in the empty cells; a line connects two cells that always go to different players.",
  plotLegend: "Operations so far, for all boards in a word and for one board after another, over the triangles that have been reduced.",
  seen: "Each triangle has one row less, and the colour of the last cell is the winner: trace it back and you find the winning chain. With 64 boards in a word the same operations decide 64 games, since and / or treat every bit by itself. Read from the largest triangle to the smallest, the shares move away from one half: the winner of a board owns more and more of it.",
  paragraphs: [
    "Who has won a full board of Y? One could follow chains. The reduction needs none: take every three cells that form a small triangle pointing the same way as the board, and replace them by the colour that at least two of them have. What remains is a full board one row smaller, and at last a single cell, whose colour is the winner.",
    "The winner is kept at each step. If a chain touches all three sides, its neighbouring cells lie in common triangles, so the cells that they become touch again: they form a chain on the smaller board, and where the old one touched a side, so does the new one. Exactly one player has such a chain before, and exactly one after. A board of Hex is the part of a larger board of Y whose two other corners already belong to the players.",
    "A triangle of side n has n(n + 1)/2 cells, so down to one cell there are (n³ − n)/6 majorities. The majority of three bits, a & b | (a | b) & c, takes four operations, for a word of 64 bits as for one. Time is O(n³) for 64 boards, memory one word a cell, since each triangle can overwrite the one before.",
    "Playing a random game on until the board is full does not change its winner, so a playout is a random full board. The search wye draws two cells of a bridge together: one bit decides, and the other cell gets its opposite. So a bridge between stones holds in every playout, as no player would let it break. Neighbours along an edge alternate for the same reason, and inside, neighbours are paired off along another direction in each third of the playouts. Boards with up to five cells a side have pairs at bridges alone.",
    "The preset for the speed lets wye and UCT search the empty board and counts playouts and leaves a second. Wye evaluates a leaf by two words of playouts, uct by 16 playouts, uct(sims=1) by a single one as in the textbook. Seconds depend on the machine, and several workers at a time get in each other’s way; the counts do not change.",
  ],
  pseudocode: "a word for each cell, a bit a board\nfor side = n - 1, ..., 2, 1:\n  for each cell (i, j) of that side:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\nwinners = the last cell\n\na full board of wye:\n  a random word for each empty cell\n  for each pair of cells:\n    one = not other",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
  ],
  /** @type {Record<string, string>} */
  why: {
    tens: "Every cell of every smaller triangle costs four operations, and a board has about n³/6 of these cells.",
    hundreds: "The number of majorities grows with the third power of the side: twice the side, eight times the operations.",
    thousands: "The number of majorities is (n³ − n)/6, four operations each. The boards themselves do not count, as long as they fit one word.",
    more: "So many would be needed board after board, or on a larger board: an operation on a word works on all its boards at once.",
  },
  /** @type {Record<string, string>} */
  options: { tens: "fewer than 100", hundreds: "100 to 999", thousands: "1,000 to 9,999", more: "10,000 or more" },
  /** @param {number} made @param {number} each @param {number} boards */
  counted: (made, each, boards) => `It takes ${number(made)} operations for ${boards === 1 ? "one board" : `all ${number(boards)} boards`}; board after board it would take ${number(each)}.`,
  units: { cell: "cell", row: "row", triangle: "triangle" },
  series: { word: "in a word", each: "one by one" },
  kinds: { bridges: "bridge", edges: "edge", inside: "inside" },
  columns: ["cell", "first board", "word of all boards", "majority", "its word"],
  majorityOf: "majority",
  /** @param {number} side */
  first: (side) => `The first board, side ${number(side)}`,
  /** @param {number} side @param {number} boards */
  all: (side, boards) => (boards === 1 ? `The only board, side ${number(side)}` : `All ${number(boards)} boards, side ${number(side)}`),
  /** @param {number} third */
  third: (third) => `A full board from third ${number(third)} of the playouts`,
  /** @param {number} side @param {number} boards */
  full: (side, boards) => `${boards === 1 ? "One full board" : `${number(boards)} full boards`} in a triangle of side ${number(side)}: the stones of the position, and the empty cells shared at random.`,
  /** @param {number} step @param {string} cell @param {string} three @param {string} result */
  majority: (step, cell, three, result) => `Step ${number(step)}: ${cell} = majority(${three}) = ${result}.`,
  /** @param {string} winner @param {number} count @param {number} boards */
  won: (winner, count, boards) => `So ${winner} has won the first board; black has won ${number(count)} of ${number(boards)}.`,
  /** @param {number} step @param {number} third @param {number} bridges @param {number} edges @param {number} inside */
  fill: (step, third, bridges, edges, inside) => `Step ${number(step)}: in third ${number(third)} of its playouts wye gives these cells to different players: ${number(bridges)} pairs in bridges, ${number(edges)} at edges, ${number(inside)} inside.`,
  /** @param {number} step @param {number} round @param {string} bot @param {number} playouts @param {number} leaves @param {string} seconds */
  speed: (step, round, bot, playouts, leaves, seconds) => `Step ${number(step)}: in round ${number(round)} ${bot} makes ${number(playouts)} playouts from ${number(leaves)} leaves in ${seconds} s.`,
  acrossTitle: "Triangles reduced",
  upTitle: "Operations on words",
};
