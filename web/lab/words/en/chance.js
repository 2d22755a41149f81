/** English texts of the bench chance. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict:
    "How many of a hundred replies of the opponent must be random before expectimax can expect more than minimax, on average over all trees?",
  task: "",
  legend:
    "The same tree three times. Minimax assumes that the opponent makes the reply that is worst for you. Expectimax assumes a random reply, so the mean counts. Expectiminimax assumes that a coin decides before each reply whether the opponent makes the best or a random one. The probability of each chance move stands beside it. Values are winning chances of player 1.",
  plotLegend:
    "Mean lead over what minimax can expect in the same tree, with its 95 % interval: above 0 the search wins more than minimax, below 0 less. The opponents range from perfect (left) to random (right); expectiminimax knows how many replies are random. The table has the results themselves, from a loss at 0 to a win at 1.",
  seen: "Expectimax crosses the line of minimax. Against a perfect opponent minimax expects more, because expectimax counts on mistakes that never come; against a random one expectimax expects more, because minimax guards against replies that are seldom made. In trees two moves deep the result changes in a straight line with the share of random replies, and the lines meet near one half. Expectiminimax is never below either of them, but it has to know that share. In the preset with the trap, expectimax gives up a certain draw for the chance that the opponent errs: this pays off only if about 46 or more of a hundred replies are random. Minimax takes the first of several moves with the same guarantee, even where another of them sets a trap at no risk.",
  paragraphs: [
    "The value of a move depends on how the opponent replies. Minimax takes the least value over the replies, which is a guarantee against every opponent. Expectimax takes their mean, as if the opponent moved at random. Expectiminimax has three kinds of nodes: max nodes, min nodes, and chance nodes with the probabilities of their outcomes. Here chance is a coin that decides before each reply whether the best or a random one is made.",
    "All three visit every node: with b moves at each node and depth d the time grows as b^d, and each coin on a path doubles it. The memory is in proportion to b times d, for one path; the searches here also remember the positions that they have met, so that they search none of them twice. At a chance node every outcome counts in the mean, so a search can cut there only if it knows bounds of the values (star-minimax by Ballard).",
    "Searched to the end of the game, each is optimal against the opponent that it assumes: minimax against a perfect one, expectimax against a random one, expectiminimax if the probabilities are right. Expectimax loses where its move has a high mean but allows one terrible reply, and the opponent finds that reply.",
  ],
  pseudocode:
    "value(node):\n    if the game is over: return the result\n    if you move: return the greatest value over the moves\n    if a perfect opponent moves: return the least value over the replies\n    if a random opponent moves: return the mean over the replies\n    if a coin is tossed: return (1 - p) * value(best reply) + p * value(random reply)",
  sources: [
    "Donald Michie: Game-playing and game-learning automata (1966).",
    "Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).",
  ],
  /** @type {Record<string, string>} */
  options: { low: "33 or fewer", middle: "34 to 66", high: "67 or more", never: "it never can" },
  /** @type {Record<string, string>} */ why: {
    low: "An opponent who mostly replies well finds the replies to which expectimax gives too little weight; in these trees they cost expectimax more than the few mistakes of the opponent bring it.",
    middle:
      "Here one of the two wrong assumptions costs clearly more than the other, so the lines do not meet near the middle: compare the gap between them at the left end with the gap at the right end.",
    high: "Minimax pays for its guarantee with a lower mean. Even when fewer replies are random, this costs more than the guarantee saves.",
    never:
      "Against a random opponent no move is better than that of expectimax, so expectimax must lead at the right end unless both searches expect the same there.",
  },
  measured: (/** @type {number | null} */ share, /** @type {number} */ other, /** @type {number} */ trees) =>
    `${share === null ? "Expectimax never expects more than minimax." : `Expectimax expects more from ${figure(share)} % random replies on.`} Trees in which the two begin with different moves: ${number(other)} of ${number(trees)}.`,
  coin: (/** @type {number} */ share) => `The coin makes ${number(share)} % of the replies random.`,
  walk: "search",
  acrossTitle: "Random replies of the opponent, %",
  upTitle: "Lead over minimax",
};
