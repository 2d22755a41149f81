// @ts-check
/** English texts of the bench chance. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict: "How many of an opponent’s replies must be random, of a hundred, until expectimax can expect more than minimax, on average over all trees?",
  task: "",
  legend: "The same tree three times. Minimax: the opponent makes the worst reply. Expectimax: a random reply, so the mean counts. Expectiminimax: a coin decides before each reply whether it is the best or a random one. Beside a move of chance stands its probability. Values are winning chances of player 1.",
  plotLegend: "Mean lead over what minimax can expect in the same tree, with its 95 % interval: above 0 more is won than with minimax, below 0 less. The opponents go from perfect (left) to random (right); expectiminimax knows how many replies are random. The table has the results themselves, from a loss at 0 to a win at 1.",
  seen: "Expectimax crosses the line of minimax. Against a perfect opponent minimax expects more, because expectimax counts on mistakes that never come; against a random one it is the reverse, because minimax guards against replies that are seldom made. In trees two moves deep the result changes in a straight line with the share of random replies, and the lines meet near one half. Expectiminimax lies above both, but it has to know that share. In the preset with the trap, expectimax gives a draw away for the chance that the opponent errs: that is right from about 46 random replies in a hundred on. Minimax for its part takes the first of several moves with the same guarantee, even where another one sets a trap free of charge.",
  paragraphs: [
    "The value of a move depends on who replies. Minimax takes the least value over the replies: a guarantee, whoever the opponent is. Expectimax takes their mean, as if the opponent moved at random. Expectiminimax knows three kinds of nodes: max, min, and chance with the probabilities of its outcomes. Here chance is a coin that says before each reply whether the best or a random one is made.",
    "All three visit every node: time is b^d for b moves at each node and depth d, more by a factor for each coin on the way, and memory b times d for one path. Cuts as in alpha-beta are not possible at chance nodes unless the values are bounded (Ballard’s star-minimax), because every outcome counts in the mean.",
    "Each is the best against the opponent that it assumes: minimax against a perfect one, expectimax against a random one, expectiminimax if the probabilities are right. Expectimax loses where its move has a high mean and one terrible reply, and the opponent finds that reply.",
  ],
  pseudocode:
    "value(node):\n    if the game is over: return the result\n    if you move: return the greatest value over the moves\n    if a perfect opponent moves: return the least value over the replies\n    if a random opponent moves: return the mean over the replies\n    if a coin is tossed: return (1 - p) * value(best reply) + p * value(random reply)",
  sources: [
    "Donald Michie: Game-playing and game-learning automata (1966).",
    "Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).",
  ],
  /** @type {Record<string, string>} */
  options: { low: "33 or fewer", middle: "34 to 66", high: "67 or more", never: "it never can" },
  /** @type {Record<string, string>} */
  why: {
    low: "An opponent who mostly replies well finds the very replies that expectimax takes for improbable, and they cost it more than the few mistakes bring.",
    middle: "One of the two errors costs clearly more here: compare how far the lines lie apart at the left and at the right end.",
    high: "Minimax pays for its guarantee with the mean, and that already costs more than it saves when fewer replies are random.",
    never: "Against a random opponent no move is better than that of expectimax, so it must lead at the right end unless both play alike.",
  },
  /** @param {number | null} share @param {number} other @param {number} trees */
  measured: (share, other, trees) =>
    `${share === null ? "Expectimax never expects more than minimax." : `Expectimax expects more from ${figure(share)} % random replies on.`} Trees in which the two begin with different moves: ${number(other)} of ${number(trees)}.`,
  /** @param {number} share */
  coin: (share) => `The coin makes ${number(share)} % of the replies random.`,
  walk: "search",
  acrossTitle: "Random replies of the opponent, %",
  upTitle: "Lead over minimax",
};
