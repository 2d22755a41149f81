/** English texts of the bench tournament. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

/** Pairs of games in their number. @param {number} count */
const pairs = (count) => `${number(count)} ${count === 1 ? "pair" : "pairs"}`;

export const strings = {
  predict: "By how many Elo points will the first of the final table lead the second?",
  task: "",
  legend:
    "The board shows the game after this move. Dots are the ratings after the games that the sentence names, in Elo points; their average is 0. Bars are their 95 % intervals.",
  plotLegend:
    "Cross table: the share of points, in per cent, that the bot of a row has won against the bot of a column; the stronger the colour, the greater the share. Elo: the ratings with their 95 % intervals. Walk: the log-likelihood ratio after each pair of games; there is no verdict before it reaches a dashed bound.",
  seen: "On this small board five times as many playouts make flat Monte Carlo clearly stronger, and random play loses nearly every game. The intervals are wide: after 40 games a rating is still uncertain by more than 100 points, and an interval half as wide takes four times as many games. With the preset of flat Monte Carlo for Y, 100 playouts lose one game of 20 to random play, and 500 or more win all 20; with 100 rounds 100 playouts lose 5 games of 200, and 500 or more lose none. Each step up in playouts makes the bot stronger, but the last one only a little: in 200 games 20,000 playouts score only 57 % against 5,000. With the preset of the sequential test 26 pairs of games are enough to tell 400 playouts from 200. At 8.9 s a move the heuristic bot won 10 of 18 games of Hex 7 against RAVE, far too few to settle which is stronger. If a budget is given in seconds, a slower machine plays other games.",
  paragraphs: [
    "Elo points measure strength by results: a lead of d points means an expected score of 1 / (1 + 10^(−d / 400)), so 0 points mean 50 %, 100 points 64 % and 400 points 91 %. The ratings here are the strengths under which all results together are most likely (Bradley and Terry), found by repeating a simple step until nothing changes (Hunter). One added draw between any two bots keeps the rating of a bot that won every game from growing without limit.",
    "The first player usually has an advantage, and random stones favour one of the sides. The games are therefore played in pairs: both games of a pair begin from the same random stones, with colours swapped. So the advantage goes once to each bot, and the sequential test counts pairs, not games.",
    "An experimenter who looks at the score after every game and stops when it looks good will find differences where there are none. The sequential probability ratio test (Wald) may look after every pair. It compares two likelihoods of the scores: the one if the first bot is stronger by the points of H1, and the one if it is stronger by the points of H0. It stops when their ratio reaches a bound. Until then it has no verdict, however close to a bound the walk comes. When it stops, the verdict has approximately the promised error rates, but the rating at that moment is too extreme on average.",
    "A tournament of b bots with r rounds has b (b − 1) r games. Its time is that of these games; its memory grows only with their number and length, and the ratings need one score for any two bots. The ratings are right in the limit of many games if strength is a single number for each bot, as the model assumes. Errors fall only as 1 / sqrt(games): it takes thousands of games to detect a lead of 10 Elo points. For two bots of clearly different strength the sequential test needs far fewer games than a test of fixed length; it takes longest when the truth lies between H0 and H1.",
    "A bot is written as its name, its settings in parentheses and, after @, its playouts or seconds for a move: flat@500, uct(c=0.5)@0.2s. In games with levels of play, level(3) is one of them.",
  ],
  pseudocode:
    "for each round:\n    opening = some random stones\n    for any two bots A and B:\n        game from the opening, A first\n        game from the opening, B first\n        test: stop if the ratio\n            has reached a bound\nratings = the strengths that make\n    all scores most likely",
  sources: [
    "Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).",
    "Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).",
    "David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).",
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  /** @type {Record<string, string>} */ why: {
    small:
      "A lead of less than 50 points means a score of 57 % at most. Only bots of nearly equal strength are that close, and here the first wins a larger share against the second.",
    clear:
      "A lead of 50 to 150 points means a score of 57 to 70 %. The scores of these two bots are closer together or farther apart than that: look at the cross table.",
    large:
      "A lead of 150 to 300 points means a score of 70 to 85 %, so without draws the weaker bot wins between one game of three and one of seven. The cross table shows how many it did win.",
    huge: "A lead of more than 300 points means a score above 85 %, so the weaker bot wins fewer than one game of six. On a small board even a weak bot finds good moves more often than that.",
  },
  /** @type {Record<string, string>} */
  options: { small: "by less than 50", clear: "by 50 to 150", large: "by 150 to 300", huge: "by 300 or more" },
  /** @type {Record<string, string>} */ views: { cross: "Cross table", elo: "Elo", walk: "Walk of the test" },
  /** @param {string} first @param {string} second @param {string} lead */
  led: (first, second, lead) => `${first} leads ${second} by ${lead} Elo points.`,
  unsettled:
    "Their own games do not settle which of the two is stronger: the 95 % interval of the difference contains 0.",
  /** @param {string} verdict @param {number} count */
  accepted: (verdict, count) => `The test accepted ${verdict} after ${pairs(count)} of games.`,
  undecided: (/** @type {number} */ count) => `The test has no verdict after ${pairs(count)} of games.`,
  move: "move",
  game: "game",
  pair: "pair of games",
  before: "No game has been played yet.",
  /** @param {number} count @param {string} move @param {number} game @param {number} games @param {string} first @param {string} second */
  moved: (count, move, game, games, first, second) =>
    `Move ${number(count)} of game ${number(game)} of ${number(games)}: ${move}. ${first} plays against ${second}.`,
  won: (/** @type {string} */ winner) => `${winner} wins.`,
  drawn: "The game is drawn.",
  /** @param {number} score @param {string} bot */
  paired: (score, bot) => `From this pair ${bot} gets ${number(score)} of 2 points.`,
  rated: (/** @type {number} */ games) =>
    games ? `Ratings after ${number(games)} games.` : "No ratings are known before the first pair is finished.",
  elo: "Elo points",
  /** @param {string} elo @param {string} error @param {string} percent @param {number} games */
  rating: (elo, error, percent, games) => `${elo} ± ${error}, ${percent} % of ${number(games)}`,
  /** @param {string} low @param {string} ratio @param {string} high */
  ratio: (low, ratio, high) => `H0 at ${low}, ratio ${ratio}, H1 at ${high}`,
  columns: ["bot", "games", "score", "Elo", "±"],
  walk: "ratio",
  acrossTitle: "Pairs of games",
  upTitle: "Log-likelihood ratio",
};
