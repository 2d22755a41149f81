// @ts-check
/** English texts of the bench bandits. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  predict: "Which strategy will have the least regret after the last pull, on average over all runs?",
  task: "Here are the same arms in an unknown order. Pull them, and compare your regret with that of the strategies after as many pulls.",
  legend: "Dot: mean reward so far. Bar: its confidence interval, mean ± sqrt(2 ln n / T). Dashed stroke: the true chance. The arrow marks the arm that is pulled next.",
  plotLegend: "Mean regret of each strategy with its 95 % interval. Dashed: c ln n, the rate below which no strategy stays in the long run (Lai and Robbins).",
  seen: "Uniform choice pays for every pull alike, so its regret is a straight line. UCB1 and Thompson sampling flatten: on the logarithmic scale of pulls they tend to straight lines, because their regret grows as ln n. Epsilon-greedy explores at a fixed rate forever, so in the long run its regret is linear again, however good it looks early on. The dashed rate holds in the limit only: over few pulls a strategy may lie below it.",
  paragraphs: [
    "A bandit has arms that pay with unknown chances. Whoever pulls the arm with the best mean so far may never find out that another one is better; whoever keeps trying all of them pays for it. Regret measures that price: the expected reward of always pulling the best arm, less that of the pulls that were made.",
    "UCB1 adds to each mean the half width of a confidence interval and pulls the arm whose upper end is highest. An arm is pulled because it is good or because it is little known; each pull narrows its interval. Thompson sampling draws a chance for each arm from what is believed of it and pulls the best one drawn.",
    "One choice takes time and memory in proportion to the number of arms. The regret of UCB1 is at most 8 ln n times the sum of 1 / gap over the worse arms, plus a constant, for any rewards from 0 to 1. Tree search with UCT applies the same rule at every node.",
  ],
  pseudocode: "pull each arm once\nfor n = number of arms, n + 1, ...:\n    pull the arm with the greatest mean + sqrt(2 ln n / pulls)\n    update its pulls and its mean",
  sources: [
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
    "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
  ],
  /** @type {Record<string, string>} */
  why: {
    ucb1: "UCB1 is cautious: its intervals hold for any rewards from 0 to 1, so it keeps pulling the worse arms longer than necessary.",
    thompson: "Thompson sampling usually explores just enough; here chance or a short run favoured another strategy.",
    "epsilon-greedy": "Epsilon-greedy never stops exploring: a fixed share of its pulls goes to random arms, however much it knows.",
    uniform: "Uniform choice learns nothing from the rewards: it pays the average gap at every pull.",
  },
  /** @param {string[]} told strategies with their regret, the best first */
  ranking: (told) => `Regret, least first: ${told.join(", ")}.`,
  /** @param {number} count */
  stride: (count) => (count === 1 ? "pull" : `${number(count)} pulls`),
  /** @param {number} arm */
  arm: (arm) => `Arm ${number(arm)}`,
  /** @param {number} arm */
  pullArm: (arm) => `Pull arm ${number(arm)}`,
  pulls: "Pulls",
  you: "you",
  untried: "No arm has been pulled yet.",
  /** @param {number} count @param {number} arm @param {number} reward @param {string} mean @param {string} regret */
  pulled: (count, arm, reward, mean, regret) => `Pull ${number(count)}: arm ${number(arm)} pays ${number(reward)}; its mean is now ${mean}. Regret so far: ${regret}.`,
  /** @param {number} arm */
  next: (arm) => `Next: arm ${number(arm)}.`,
  acrossTitle: "Pulls",
  upTitle: "Regret",
};
