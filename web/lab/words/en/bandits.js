/** English texts of the bench bandits. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "Which strategy will have the least regret after the last pull, on average over all runs?",
  task: "Here are the same arms in an unknown order. Pull them, and compare your regret with that of the strategies after as many pulls.",
  legend:
    "Dot: mean reward so far. Bar: its confidence interval, mean ± sqrt(2 ln n / T). Dashed stroke: the true chance. The arrow marks the arm that is pulled next.",
  plotLegend:
    "Mean regret of each strategy with its 95 % interval. Dashed: c ln n. In the long run no strategy that does well for every choice of arms can have less regret (Lai and Robbins).",
  seen: "Uniform choice pays for every pull alike, so its regret is a straight line. UCB1 and Thompson sampling flatten: on the logarithmic scale of pulls they tend to straight lines, because their regret grows as ln n. Epsilon-greedy explores at a fixed rate forever, so in the long run its regret grows as a straight line, however good it looks early on. The dashed rate holds only in the limit: over few pulls the regret of a strategy may lie below it.",
  paragraphs: [
    "A bandit has arms that pay with unknown chances. A player who always pulls the arm with the best mean so far may never find out that another arm is better; a player who keeps trying all arms wastes pulls on bad ones. Regret measures this loss: the expected reward of always pulling the best arm, less the expected reward of the pulls that were made.",
    "UCB1 adds to each mean the half width of a confidence interval and pulls the arm whose upper end is highest. So it pulls an arm either because the arm is good or because little is known of it; each pull narrows the interval of that arm. Thompson sampling keeps a probability distribution for the chance of each arm, draws one chance from each distribution, and pulls the arm with the highest draw.",
    "Each choice of UCB1 takes time in proportion to the number of arms, and so does its memory: two numbers for each arm. The expected regret of UCB1 is at most 8 ln n times the sum of 1 / gap over the worse arms, plus a constant, for any rewards from 0 to 1; the gap of an arm is the distance of its mean from the best one. Since regret grows only as ln n, the share of pulls that go to the best arm tends to 1. Tree search with UCT applies the same rule at every node.",
  ],
  pseudocode:
    "pull each arm once\nfor n = number of arms, n + 1, ...:\n    pull the arm with the greatest mean + sqrt(2 ln n / pulls)\n    update its pulls and its mean",
  sources: [
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
    "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
  ],
  /** @type {Record<string, string>} */ why: {
    ucb1: "UCB1 is cautious: its intervals hold for any rewards from 0 to 1, so they are wider than arms that pay 0 or 1 require, and it pulls the worse arms more often than necessary.",
    thompson:
      "Thompson sampling is usually hard to beat, because it tries an arm exactly as often as it believes that arm to be the best. Over few pulls, or on average over few runs, luck can put another strategy first.",
    "epsilon-greedy":
      "Epsilon-greedy never stops exploring: a fixed share of its pulls goes to random arms, however much it knows; and early on it may stay with a worse arm that paid well by luck.",
    uniform: "Uniform choice learns nothing from the rewards: it pays the average gap at every pull.",
  },
  /** @param {string[]} told strategies with their regret, the best first */
  ranking: (told) => `Regret, least first: ${told.join(", ")}.`,
  stride: (/** @type {number} */ count) => (count === 1 ? "pull" : `${number(count)} pulls`),
  arm: (/** @type {number} */ arm) => `Arm ${number(arm)}`,
  pullArm: (/** @type {number} */ arm) => `Pull arm ${number(arm)}`,
  pulls: "Pulls",
  you: "you",
  untried: "No arm has been pulled yet.",
  /** @param {number} count @param {number} arm @param {number} reward @param {string} mean @param {string} regret */
  pulled: (count, arm, reward, mean, regret) =>
    `Pull ${number(count)}: arm ${number(arm)} pays ${number(reward)}; its mean is now ${mean}. Regret so far: ${regret}.`,
  next: (/** @type {number} */ arm) => `Next: arm ${number(arm)}.`,
  acrossTitle: "Pulls",
  upTitle: "Regret",
};
