/** English texts of the bench glance. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict:
    "Without any search, which of the two puts the move first on which the longest searches settle: the network or playouts?",
  task: "",
  legend:
    "Four judges of the same position. The network alone: the share of its favour that each move gets. Playouts alone: the winning chance if the cell becomes one’s own in a random game (AMAF), shaded from the worst cell to the best. The searches: the share of their visits. Numbers: per cent, on the three best cells of each board if they fit there. Ring: the move that the judge chooses. In the title: that move and the winning chance of the player to move.",
  plotLegend:
    "Above: the winning chance of the player to move. Below: the share of choices that are the move on which the longest searches settle. Dashed: the judges that do not search.",
  seen: "In the first position only one move wins, b4, which a solver has proved. The network puts it first before a single move is tried. Playouts put another move first, however many there are: more playouts lessen the noise but not the error, which comes from players who move at random. Both searches find b4 in the end, because a search looks at the answers. The one with the network begins with the right move and has to confirm it; the one with playouts first has to find out that its favourites fail, which takes it tens or hundreds of leaves. The network is not always right: try other positions.",
  paragraphs: [
    "The network is a function from the stones to a share for each move and one value. It has learnt from games against itself: the shares from the moves that its own searches preferred, the value from who won. So a glance sums up many searches of earlier positions. What it has never met, such as a long ladder on a large board, it may judge wrongly, and it cannot tell that it does.",
    "Playouts know nothing and need no training. A random game is right about a position if its players make the same kinds of mistakes; where one side must answer exactly and the other need not, they mislead. Wye mends the commonest case: whoever loses one half of a bridge gets the other half. AMAF counts a playout for each cell that the player gets in it, whenever that happens, so it cannot tell a move that is needed now from one that may wait.",
    "A search uses either as advice for where to look, and corrects it by what it finds. A leaf costs one call of the network or some playouts. The better the advice, the fewer leaves are wasted. But in the limit it is the search that decides: with enough leaves both prove the same result.",
  ],
  pseudocode:
    "network: shares, value = f(stones)\n  mean over all symmetries\nplayouts: fill the board at random\n  cell: wins / times it is one's own\nsearch: descend by value + advice\n  net: leaf = value of the network\n  wye: leaf = share of won playouts",
  sources: [
    "David Silver and others: Mastering the game of Go without human knowledge (2017), the network that guides a search and learns from it.",
    "Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), the same idea, for Hex.",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), which uses AMAF.",
  ],
  /** @type {Record<string, string>} */ why: {
    network:
      "Playouts also find the move here, or the network does not: it judges by what it has met in its own games, and this position may be unlike them.",
    playouts:
      "The network also finds the move here, or playouts do not: their players move at random, so an attack that only one exact answer stops often succeeds in them.",
    both: "Two judges that err in different ways do not often agree where one exact move decides.",
    neither:
      "A position that neither of them understands is rarer: one of them has put the move first without looking ahead.",
  },
  /** @type {Record<string, string>} */
  options: { network: "only the network", playouts: "only playouts", both: "both", neither: "neither" },
  /** @param {string} network @param {string} playouts @param {string} settled @param {number} chosen @param {number} searches */
  told: (network, playouts, settled, chosen, searches) =>
    `The network puts ${network} first, playouts put ${playouts} first. Of the longest searches ${number(chosen)} of ${number(searches)} choose ${settled}.`,
  unit: "judgement",
  before: "Nobody has looked at the position yet.",
  step: (/** @type {number} */ at) => `Step ${number(at)}.`,
  /** @type {Record<string, string>} */ judged: {
    network: "The network at a glance",
    playouts: "Playouts alone",
    net: "The search net",
    wye: "The search wye",
  },
  /** @param {string} judge @param {number} leaves 0 without a search @param {string} move @param {string} chance */
  judges: (judge, leaves, move, chance) =>
    `${judge}${leaves ? ` after ${number(leaves)} ${leaves === 1 ? "leaf" : "leaves"}` : ""}: ${move}, winning chance ${chance}%.`,
  series: { network: "Network alone", playouts: "Playouts alone", net: "Search net", wye: "Search wye" },
  /** @param {string} judge @param {string} move @param {string} chance */
  titled: (judge, move, chance) => `${judge}: ${move}, ${chance}%`,
  columns: ["move", "network, %", "AMAF, %", "net, % of visits", "wye, % of visits"],
  acrossTitle: "Leaves",
  upTitle: "Winning chance",
  settledTitle: "Choices of the settled move, %",
};
