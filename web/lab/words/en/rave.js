/** English texts of the bench rave. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "After all playouts, which of the two puts a best move first: the moves’ own results or AMAF?",
  task: "",
  legend:
    "Numbers: winning chance in per cent for the player to move, first by the playouts that begin with the move (own results), then by all playouts in which the player makes it at any time (AMAF), then by both, mixed by their weights. Solid ring: a best move by exact values. Dashed ring: a move that is not among the best but has a higher value than all that are. Inner ring: the move that the search chooses.",
  plotLegend:
    "The estimates of the move that the search chooses in the end, over playouts. The weight is that of AMAF. Dashed: the exact value.",
  seen: "After ten playouts most moves have no result of their own, and a single lost playout says nothing, but AMAF already has a value for every cell. So the search tries a good move again even if its first playout was lost. Later AMAF misleads: once the player makes the best move in most playouts, every other cell looks good, because the player usually takes it after that move. The highest AMAF value then often belongs to a cell that is good later but not now. By then the weight has passed to the own results. If k is huge, AMAF never gives way, and the search may stay with a losing move.",
  paragraphs: [
    "A playout tests only one move at the root, but the player makes many moves in it. All moves as first (AMAF) counts the playout for each of these moves, as if that move had been made first. In Hex and Y the order of moves often matters little, so a hundred playouts say something about every cell.",
    "The order does matter if a move is good only now, or good only after another one. AMAF cannot tell these cases apart, however many playouts there are: it has little variance but a bias that does not go away. The own results of a move are free of this bias but need many visits. RAVE mixes the two and gives AMAF the weight sqrt(k / (3 N + k)), where N is the number of visits of the move. After k visits both weigh the same.",
    "An iteration consists of a descent, a playout and an update of the counts of all moves at each node of the path, so its time is O(depth · cells). Each node that is searched further keeps counts for all its moves, so n nodes take memory O(n · cells), more than UCT needs. As N grows, the weight of AMAF goes to 0, so the value of a move that is visited again and again comes from its own results, as in UCT. But RAVE is not certain to find the best move: a move that AMAF wrongly judges as bad may never be visited at all, and then no result of its own can correct AMAF.",
  ],
  pseudocode:
    "every move: one imagined playout\nrepeat:\n  descend by mixed + bonus\n  play a random game from the leaf\n  for each position on the path:\n    own: result of the move made there\n    AMAF: of all moves from there on\n  weight = sqrt(k / (3 visits + k))\n  mixed = (1 - weight) * own\n        + weight * AMAF\nplay the most visited move",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), which introduced all moves as first.",
  ],
  /** @type {Record<string, string>} */ why: {
    own: "Here AMAF puts a best move first as well, or the highest own result comes from a few lucky playouts and belongs to a move that is not among the best.",
    amaf: "Here the own results put a best move first as well, or AMAF errs: it judges a cell by playouts in which other moves came first, so its favourite may be good later but bad now.",
    both: "The two err in different ways, own results by luck and AMAF by its bias, so it is not certain that both put a best move first.",
    neither:
      "After so many playouts at least one of the two has found a best move: own results find it if it was visited often, AMAF if the order of moves matters little.",
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
  before: "Before the first playout nothing is known about any move.",
  /** @param {number} step @param {number} playouts @param {string} chosen @param {string} own @param {string} amaf */
  look: (step, playouts, chosen, own, amaf) =>
    `Step ${number(step)}: after ${number(playouts)} playouts the search chooses ${chosen}. Own results put ${own} first, AMAF puts ${amaf} first.`,
  misled: (/** @type {string} */ moves) => `AMAF misleads: it puts ${moves} above every best move.`,
  lost: (/** @type {string} */ move) => `${move}: proven to lose, so it has no value left`,
  untried: (/** @type {string} */ none) => `own result: ${none}`,
  acrossTitle: "Playouts",
  upTitle: "Winning chance and weight",
};
