/** English texts of the bench sequential. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${number(count)} ${count === 1 ? one : many}`;

export const strings = {
  predict: "In how many of the tests will the verdict be wrong?",
  task: "",
  legend:
    "Each line is the walk of one test: the log-likelihood ratio of H1 to H0 after each pair of games. At the upper bound the test accepts H1, at the lower one H0. The thick line is the latest test, the thin lines are earlier ones.",
  plotLegend:
    "Errors: the share of tests with a wrong verdict, with its 95 % interval; dashed: the greatest share that is promised. Lengths: the number of tests by the number of pairs of games that they took.",
  seen: "Nearly every test of two equal bots accepts H0, and 4.5 % of 200 accept H1, though H0 holds. The promise is for the long run: Wald’s bounds keep the share of wrong verdicts to alpha / (1 − beta) at most, here 5.3 %. A sample of 200 tests may have more: seeds 2 to 4 give 6, 5.5 and 8 %, but the intervals of all three reach below 5.3 %. Of 10,000 tests 4.6 % were wrong (4.2 to 5.0 %). Most tests end after 50 to 200 pairs, some take more than 500: nobody can know the length in advance. A walk may come near the wrong bound and turn back, so a test that has not ended proves nothing.",
  paragraphs: [
    "No bot plays here: the results of games are drawn at random for two bots whose difference in Elo points is known. So this bench shows something that an experimenter with real bots never sees: which verdicts are wrong, and whether the test keeps its promise.",
    "The test asks whether the first bot is stronger by the points of H1 or only by those of H0. After each pair of games it computes the log-likelihood ratio: the logarithm of how many times as likely the scores so far are under H1 as under H0. It plays on while this ratio stays between two bounds, which depend only on the error rates alpha and beta (Wald). Among all tests with these error rates it takes the fewest games on average, both if H0 holds exactly and if H1 does (Wald and Wolfowitz).",
    "Nobody knows in advance how often a pair ends 2 : 0, 1 : 1 or otherwise. So the test takes, for H0 and for H1, the distribution with the expected score of that hypothesis that makes the observed scores most likely (Van den Bergh). Wald’s limit on wrong verdicts holds strictly if the distributions are known in advance, and so only approximately here.",
    "If the truth lies between H0 and H1, neither verdict is wrong, and tests take longest. An experimenter who stopped at the first good score instead of at a bound would be wrong far more often than alpha says, because a random walk without drift reaches every value at some time. The test needs one count for each of the five possible scores of a pair, so it takes hardly any time and memory compared with the games.",
  ],
  pseudocode:
    "scores = empty\nuntil the test is given up:\n    play two games, colours swapped\n    add their score to the scores\n    ratio = ln(likelihood by H1 / by H0)\n    if ratio >= ln((1 - beta) / alpha):\n        accept H1\n    if ratio <= ln(beta / (1 - alpha)):\n        accept H0",
  sources: [
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  /** @type {Record<string, string>} */ why: {
    rare: "The test does not make fewer errors than it has to: its bounds are nearly as close as the promise allows. Rarer errors would need wider bounds, and so more games.",
    promised:
      "The share is near the promised one only over many tests and if H0 or H1 holds exactly. A small number of tests, other error rates or a truth beyond H0 or H1 give other shares.",
    often:
      "Chance drives many walks towards the wrong bound, but few reach it: with error rates of 5 % the scores would have to be about 20 times as likely under the wrong hypothesis as under the right one.",
    coin: "The verdict is no toss of a coin: each pair adds evidence, and the test plays on until the evidence is strong enough.",
  },
  /** @type {Record<string, string>} */
  options: { rare: "in less than 2 %", promised: "in 2 to 8 %", often: "in 8 to 25 %", coin: "in 25 % or more" },
  /** @type {Record<string, string>} */ views: { errors: "Errors", lengths: "Lengths" },
  stride: (/** @type {number} */ count) => (count === 1 ? "test" : `${number(count)} tests`),
  before: "No test has been made yet.",
  /** @param {number} test @param {number} pairs @param {string} ratio @param {string | null} verdict null if it was given up */
  ended: (test, pairs, ratio, verdict) =>
    `Test ${number(test)}: ${verdict ? `accepts ${verdict}` : "is given up"} after ${counted(pairs, "pair", "pairs")} of games, at ratio ${ratio}.`,
  counted: (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ none) =>
    `So far H0 ${counted(low, "time", "times")}, H1 ${counted(high, "time", "times")}${none ? `, no verdict ${counted(none, "time", "times")}` : ""}.`,
  /** @param {string} low @param {string} ratio @param {string} high */
  ratio: (low, ratio, high) => `H0 at ${low}, ratio ${ratio}, H1 at ${high}`,
  /** @param {number} wrong @param {number} tests @param {string} share @param {string} from @param {string} to @param {string} promised */
  erred: (wrong, tests, share, from, to, promised) =>
    `${number(wrong)} of ${number(tests)} verdicts are wrong: ${share} %, with a 95 % interval from ${from} to ${to} %; promised are ${promised} % at most.`,
  kept: "This agrees with the promise.",
  broken: "That is more than promised.",
  neither: "The truth lies between H0 and H1, so neither verdict is wrong.",
  accepted: (/** @type {string} */ verdict) => `${verdict} accepted`,
  givenUp: "given up",
  tested: (/** @type {string} */ share, /** @type {number} */ tests) => `${share} % (${number(tests)})`,
  share: "Share of the tests, %",
  tests: "Tests",
  acrossTitle: "Pairs of games",
  upTitle: "Log-likelihood ratio",
};
