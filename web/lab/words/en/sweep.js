/** English texts of the bench sweep. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict:
    "Which of these two points of the grid loses fewer games? (As the bench opens, both spend 40 playouts a move.)",
  task: "",
  legend:
    "Each field is a point of the grid: games lost / drawn / won so far, and a bar with lost games on the left, drawn ones in the middle, won ones on the right. The frame marks the point whose games are being played.",
  plotLegend:
    "Above: the heat map. The stronger the colour, the greater the number; the 95 % interval (Wilson) stands below each number. Below: the same numbers as lines, one for each column, with 95 % intervals. Seconds are measured on this machine at this moment, so another run will give other seconds.",
  seen: "As the bench opens, more playouts in each iteration seem better than more iterations. That is no law: this search counts an iteration as one visit but adds up the wins of all its playouts, so four playouts make exploration four times less important, and it plays the move with the highest upper bound, which after few visits is often one that was hardly tried. In the preset in which each playout is a visit, the comparison turns round: 10 iterations of 16 playouts lose 11.5 %, but 50 iterations of 4 playouts only 3 %, because each iteration lets the tree learn and grow. Small details matter as much: after 10 iterations most moves have one visit, so the result depends on the rule that chooses among equally visited moves. If the one that was tried first is played, 10 × 16 with the mean loses about 20 % against random, as in the study; if the one of the highest value is played, only about 8 %. In the study of Y flat Monte Carlo loses hardly a game against random from 100 iterations on; from 500 on it won all 100 games.",
  paragraphs: [
    "A sweep tries every combination of two settings: games against the same opponent at each point, from the same openings and with the same seeds, so that points differ by their settings alone. Any setting of a bot can vary, for example sims (the playouts of an iteration), c, backup or final; iterations are the playouts of a move divided by those of an iteration.",
    "A share of so many games is uncertain: 10 % of 200 games may stand for a true share of 7 or of 15 %. If the intervals of two points do not overlap, the difference is hardly chance. This test is strict: a difference may be real even if the intervals overlap a little. Four times as many games halve an interval. Among many points some look best by chance, so repeat the best one with another seed before you believe it.",
    "With n iterations of s playouts each and games of length D, a move takes time O(n · s · D) and memory O(n), one node per iteration at most. So for the same number of playouts, more playouts in each iteration save memory and some of the time for going down the tree, but the tree learns less often. Whatever the two numbers are, UCT finds the best move for certain only in the limit of many iterations.",
    "Leaf parallelization plays several playouts from one leaf. The search depends on how it counts them. If each playout is a visit, the bonus of a move shrinks with its playouts. If an iteration is one visit with the mean of its playouts, the bonus stays as large as with one playout, and only the noise falls. If it is one visit with their sum, values are up to s times as large, so exploration is effectively divided by s. Flat Monte Carlo has no tree: it shares its playouts among all legal moves, so 2,000 playouts over 28 cells are 71 for each move. Its values converge to those of random play, so it may never find a move that is best only against the best replies.",
  ],
  pseudocode:
    "for each value of the first setting:\n  for each value of the second one:\n    play the games, a seed for each\n    shares of lost, drawn, won,\n      with 95 % intervals",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  /** @type {Record<string, string>} */ why: {
    rows: "More iterations help only if the tree can use them. If one visit gets the sum of its playouts, or if the move with the highest upper bound is played, the search may end with a move that was hardly tried; more playouts in each iteration then make the values surer.",
    columns:
      "More playouts make the value of a leaf surer, but the tree learns only between iterations. With fewer of them it looks less far ahead.",
    neither:
      "Only if the intervals overlap do these games fail to tell. Here the intervals lie apart, so chance alone hardly explains the difference.",
  },
  neither: "their intervals overlap, so these games cannot tell",
  /** @param {string} point @param {string} lost @param {string} from @param {string} to */
  loses: (point, lost, from, to) => `At ${point} it loses ${lost} % (${from} to ${to}).`,
  game: "game",
  tenGames: "10 games",
  pointStep: "point of the grid",
  /** Of one game, and of several. */
  results: { lost: "lost", drawn: "drawn", won: "won" },
  counted: { lost: "lost", drawn: "drawn", won: "won" },
  games: "games",
  before: (/** @type {number} */ points, /** @type {number} */ games) =>
    `No game has been played. There are ${number(points)} points with ${number(games)} games each.`,
  /** @param {number} game @param {string} point @param {string} result */
  played: (game, point, result) => `Game ${number(game)}: ${result} at ${point}.`,
  sofar: (/** @type {number} */ lost, /** @type {number} */ drawn, /** @type {number} */ won) =>
    `So far at this point: ${number(lost)} lost, ${number(drawn)} drawn, ${number(won)} won.`,
  share: (/** @type {string} */ result, /** @type {number} */ count, /** @type {number} */ games) =>
    `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
