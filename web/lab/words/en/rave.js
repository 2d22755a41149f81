// @ts-check
/** English texts of the bench rave. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "At the end, which of the two values is highest for a best move: the own result or the AMAF value?",
  task: "",
  legend: "Numbers: winning chance in per cent for the player to move, first by the playouts that begin with the move (own results), then by all playouts in which the player makes it sometime (AMAF), then by both. Solid ring: a best move by exact values. Dashed ring: a move that is not among the best but has a higher value than all that are. Inner ring: the move that the search chooses.",
  plotLegend: "What is known of the move that is chosen at the end. The weight is that of AMAF; dashed without an interval: the exact value.",
  seen: "After ten playouts most moves have no result of their own, and a single lost playout says nothing, but AMAF has an opinion of every cell. That is why a good move with bad luck is tried again. Later AMAF misleads: once the best move is made in most playouts, every other cell looks good, since it is usually taken after that move. Its highest value then belongs to a cell that is good later, not now. The weight passes to the own results just in time: where k is huge, AMAF never gives way and the search may stay with a losing move.",
  paragraphs: [
    "A playout tells of one move at the root, but the player makes many moves in it. All moves as first (AMAF) counts the playout for each of them, as if it had been made first. In Hex and Y the order of moves often matters little, so that a hundred playouts say something of every cell.",
    "It does matter where a move is good only now, or good only after another one. AMAF cannot tell the two apart, however many playouts there are: it has little variance and a bias that does not go away. Own results have no such bias but need many visits. RAVE mixes the two: weight = sqrt(k / (3 N + k)) for AMAF, where N is the number of visits and k the visits at which both weigh the same.",
    "An iteration costs a descent, a playout and an update of all moves on the path: time O(depth · cells), and two more counts per move and node in memory. As N grows the weight goes to 0, so a move that is visited again and again gets its own value. A move is only safe from being forgotten if exploration or AMAF brings it back: own results of few visits are luck.",
  ],
  pseudocode: "every move: one imagined playout\nrepeat:\n  descend by mixed + bonus\n  play a random game from the leaf\n  for each position on the path:\n    own: result of the move made there\n    AMAF: of all moves from there on\n  weight = sqrt(k / (3 visits + k))\n  mixed = (1 - weight) * own\n        + weight * AMAF\nplay the most visited move",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), which introduced all moves as first.",
  ],
  /** @type {Record<string, string>} */
  why: {
    own: "Either AMAF names a best move as well, or the highest own result comes from few playouts and is luck.",
    amaf: "AMAF judges a cell by playouts in which other moves came first; its favourite may be good later and bad now, or own results may name a best move, too.",
    both: "The two err in different ways, own results by luck and AMAF by its bias, so they need not agree on a best move.",
    neither: "After enough playouts at least one of the two has found out: own results where a move was visited often, AMAF where order matters little.",
  },
  /** @type {Record<string, string>} */
  options: { own: "only the own result", amaf: "only AMAF", both: "both", neither: "neither" },
  /** @param {string} own @param {boolean} isOwn whether it is a best move @param {string} amaf @param {boolean} isAmaf @param {string} chosen @param {boolean} isChosen */
  named: (own, isOwn, amaf, isAmaf, chosen, isChosen) => {
    const is = (/** @type {boolean} */ best) => (best ? "a best move" : "not a best move");
    return `The highest own result has ${own}, ${is(isOwn)}; the highest AMAF value has ${amaf}, ${is(isAmaf)}. The search chooses ${chosen}, ${is(isChosen)}.`;
  },
  unit: "look at the search",
  titles: { own: "Own results", amaf: "AMAF", mixed: "Both, by weight" },
  rings: { best: "a best move", misled: "misleads", picked: "chosen" },
  series: { own: "own results", amaf: "AMAF", mixed: "both", weight: "weight", exact: "exact" },
  columns: ["move", "visits", "own", "AMAF", "weight of AMAF", "mixed", "exact"],
  before: "Before the first playout nothing is known of any move.",
  /** @param {number} step @param {number} playouts @param {string} chosen @param {string} own @param {string} amaf */
  look: (step, playouts, chosen, own, amaf) => `Step ${number(step)}: after ${number(playouts)} playouts the search chooses ${chosen}. Own results put ${own} first, AMAF puts ${amaf} first.`,
  /** @param {string} moves */
  misled: (moves) => `AMAF misleads: it puts ${moves} above every best move.`,
  /** @param {string} move */
  lost: (move) => `${move}: proven to lose, so it has no value left`,
  /** @param {string} none */
  untried: (none) => `own result: ${none}`,
  acrossTitle: "Playouts",
  upTitle: "Winning chance and weight",
};
