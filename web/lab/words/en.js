// @ts-check
/** English texts of the lab. The other languages are modules of this shape. */

import { formats } from "../../words/numbers.js";

const { number, figure, megabytes } = formats("en");

/** The engine speaks English already. @type {Record<string, string>} */
export const names = {};

/** Refusals of the lab by the template of their English, beside those of the board. @type {Record<string, string>} */
export const refusals = {};

/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = {
  again: "Start again",
  asTable: "The same as a table",
  axes: "Scale",
  back: "Back",
  benches: "Benches",
  broken: "The link that cannot be read",
  cancel: "Cancel",
  command: "Command that does the same",
  covered: "Choose a prediction above, and the result appears here.",
  csv: "Download as CSV",
  defaults: "Defaults",
  dismiss: "Dismiss",
  experiment: "The experiment",
  explanation: "Explanation",
  first: "First",
  goOn: "Go on",
  hand: "Choose yourself",
  handTable: "State of your own run",
  lab: "Wye Lab",
  last: "Last",
  link: "Link to this experiment",
  on: "On",
  player: "Recording",
  position: "Position in the recording",
  prediction: "Your prediction",
  pseudocode: "Pseudocode",
  repeat: "Repeat it",
  replay: "Step by step",
  result: "The result",
  resultTable: "Result",
  retry: "Try again",
  run: "Run",
  sceneTable: "State at this step",
  seen: "What you should have seen",
  svg: "Download as SVG",
  toBoard: "Play on the board",
  unit: "Step by",
};

export const strings = {
  number: figure,
  none: "–",

  // The engine
  /** @param {number} done @param {number} total */
  loading: (done, total) => `Loading Python: ${megabytes(done)} of ${megabytes(total)} MB. What you see is a stored result.`,
  starting: "Starting Python. What you see is a stored result.",
  replaced: "The engine stopped responding and was restarted. Run the experiment again, or go on with it.",
  /** @param {string} path @param {string} reason */
  loadFailed: (path, reason) => `Loading failed: ${path} ${reason}.`,
  /** @param {string} reason */
  engineFailed: (reason) => `The engine failed twice in a row: ${reason.trim().split("\n").at(-1)}`,

  // A run
  /** @param {number} done @param {number} of @param {number | null} seconds that are left */
  progress: (done, of, seconds) => `${of ? `Part ${number(done)} of ${number(of)}` : "Running"}${seconds === null ? "" : `, about ${number(Math.ceil(seconds))} s left`}`,
  finished: "The run is finished.",
  /** @param {number} done @param {number} of */
  stopped: (done, of) => `Stopped after part ${number(done)} of ${number(of)}; the result shows what is finished.`,
  linked: "These are the values of the link. Press “Run” to repeat the experiment.",
  /** @param {string} reason */
  brokenLink: (reason) => `This link cannot be read: ${reason} Here is the experiment with its defaults; the link was:`,
  axes: { linear: "linear", logX: "horizontal axis logarithmic", log: "both axes logarithmic" },

  // Predictions
  noPrediction: "No prediction, just show it",
  right: "You were right.",
  wrong: "Not what you predicted.",

  bandits: {
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
  },

  rooms: {
    predict: "In how many rooms will tree search, with all its playouts, still choose a move that is not among the best in one search or more?",
    task: "",
    legend: "First: value iteration after this sweep. Second: tree search with all its playouts, its mean value and the move that it chooses most often. The stronger its colour, the higher the value of a room; arrows are moves; a dashed frame marks a room where tree search prefers a move that is not among the best.",
    plotLegend: "Share of searches from all rooms that choose a move which is not among the best.",
    seen: "Sweep k gives the exact values for a battery of k moves, so rewards spread by one room in each sweep and the last sweep is exact. Tree search needs no sweep over all rooms, but its values lie too low: they average over its own exploring moves as well as over the best ones. Its moves are better than its values, and the wrong ones remain where two moves are worth nearly the same.",
    paragraphs: [
      "A robot walks among rooms and collects rewards until its battery is empty. Its moves are uncertain: with some probability it slips to the left or to the right of its direction. Which move is best depends on what may go wrong, so values are expectations.",
      "Value iteration begins with values of 0 and replaces each by the best expected reward of one move plus the value after it. It looks at all positions in every sweep: time is proportional to positions times moves times outcomes, and memory to positions. As each move costs charge, as many sweeps as the battery has moves give exact values.",
      "Monte Carlo tree search looks at one position alone. A bandit chooses the robot’s moves, chance is drawn, and a random game estimates what follows. As its playouts grow in number, its values converge to the exact ones; until then they carry the cost of exploring.",
    ],
    pseudocode: "values = 0 for every position\nfor each move that the battery allows:\n    for each position:\n        value = max over moves of the sum over outcomes of\n            probability * (reward + value after it)",
    sources: [
      "Richard Bellman: Dynamic Programming (1957).",
      "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    ],
    /** @type {Record<string, string>} */
    why: {
      none: "Where two moves are worth nearly the same, more playouts than these are needed to tell them apart.",
      few: "The values of the best and the second-best move decide: rooms where they are close are the hard ones, and here there are more or fewer of them than you thought.",
      half: "In most rooms one move is clearly the best, and tree search finds it with few playouts.",
      most: "Tree search needs no exact values to choose well: an order of the moves is enough, and it is clear in most rooms.",
    },
    /** @type {Record<string, string>} */
    options: { none: "in none", few: "in some, a quarter at most", half: "in more than a quarter, half at most", most: "in more than half" },
    /** @param {number} wrong @param {number} all */
    wrongRooms: (wrong, all) => `Tree search goes wrong in ${number(wrong)} of ${number(all)} rooms.`,
    sweeps: "sweep",
    /** @param {number} sweep */
    iteration: (sweep) => `Value iteration, sweep ${number(sweep)}`,
    /** @param {number} playouts */
    search: (playouts) => `Tree search, ${number(playouts)} playouts`,
    before: "Before the first sweep all values are 0.",
    /** @param {number} sweep @param {string} change */
    swept: (sweep, change) => `Sweep ${number(sweep)}: the value that changed most changed by ${change}. The values are now exact for a battery of ${sweep === 1 ? "one move" : `${number(sweep)} moves`}.`,
    acrossTitle: "Playouts",
    upTitle: "Wrong moves, %",
    wrong: "wrong moves",
    columns: ["room", "value", "best moves", "value of tree search", "its move"],
  },
};
