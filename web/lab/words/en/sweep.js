// @ts-check
/** English texts of the bench sweep. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  predict: "Which of these two points of the grid loses fewer games? (As the bench opens, both spend 40 playouts a move.)",
  task: "",
  legend: "Each field is a point of the grid: games lost / drawn / won so far, and a bar with lost games on the left, drawn ones in the middle, won ones on the right. The frame marks the point at which is played.",
  plotLegend: "Above: the heat map, the stronger the colour, the greater the number; below each number its 95 % interval (Wilson). Below: the same as lines, a line for each column, with 95 % intervals. Seconds are measured on this machine at this moment and are never the same again.",
  seen: "As the bench opens, more playouts in each iteration seem better than more iterations. That is no law: this search counts an iteration as one visit but adds up the wins of all its playouts, so four playouts make exploration four times less important, and it plays the move with the highest upper bound, which after few visits is often one that was hardly tried. Take the preset in which each playout is a visit, and the comparison turns round: nearly the same number of playouts loses 11.5 % as 10 × 16 and 3 % as 50 × 4, for each iteration lets the tree learn and grow. Small things matter as much: with 10 iterations most moves are visited once, and which of the equally visited ones is played decides. With ties broken by the order in which moves were tried, 10 × 16 with the mean loses about 20 % against random, as in the study; with ties broken by value only about 8 %. In the study of Y flat Monte Carlo loses hardly a game against random from 100 iterations on; from 500 on it won every one of 100.",
  paragraphs: [
    "A sweep tries every combination of two settings: games against the same opponent at each point, from the same openings and with the same seeds, so that points differ by their settings alone. Any setting of a bot can be varied, as sims, c, backup or final; iterations means the playouts of a move divided by those of an iteration.",
    "A share of so many games is uncertain: with 200 games 10 % may be 7 or 15. Two points differ surely only if their intervals do not overlap; that test is strict, so a difference may be real where they overlap a little. Four times the games halve an interval. Among many points some look best by chance: repeat the best one with another seed before believing it.",
    "A move takes time in proportion to iterations times playouts times the length of a game, O(N·D), and memory for one node an iteration at most, O(n). So at equal playouts more playouts in each iteration save memory and some time for going down the tree, and lose what the tree would have learnt in between.",
    "Leaf parallelization plays several playouts from one leaf. How they are counted changes the search: if each is a visit, an iteration is just as sure of itself as its playouts are many; if one visit gets their mean, exploration stays as it was and noise falls; if one visit gets their sum, the exploration term of UCB is effectively divided by their number. Flat Monte Carlo has no tree: its playouts are shared among all legal moves, 2,000 of them over 28 cells are 71 a move, and it never converges to the best move if that needs the opponent’s best reply.",
  ],
  pseudocode: "for each value of the first setting:\n  for each value of the second one:\n    play the games, a seed for each\n    shares of lost, drawn, won,\n      with 95 % intervals",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  /** @type {Record<string, string>} */
  why: {
    rows: "More iterations let the tree learn only if what is learnt decides the move: look at how visits are counted and by what the final move is chosen.",
    columns: "More playouts make the value of a leaf surer, but the tree learns only between iterations, and there are fewer of them.",
    neither: "Overlapping intervals mean that these games cannot tell; here the intervals lie apart.",
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
  /** @param {number} points @param {number} games */
  before: (points, games) => `No game has been played. There are ${number(points)} points with ${number(games)} games each.`,
  /** @param {number} game @param {string} point @param {string} result */
  played: (game, point, result) => `Game ${number(game)}: ${result} at ${point}.`,
  /** @param {number} lost @param {number} drawn @param {number} won */
  sofar: (lost, drawn, won) => `So far at this point: ${number(lost)} lost, ${number(drawn)} drawn, ${number(won)} won.`,
  /** @param {string} result @param {number} count @param {number} games */
  share: (result, count, games) => `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
