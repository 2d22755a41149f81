/** The review of a game, learning from mistakes, and the openings. */

/** @import { Grade } from "../../model/review.js" */
/** @import { Verdict } from "../../model/learning.js" */

/** @typedef {object} Told  of a lesson
 * @property {string} [move] the mistake
 * @property {string} [tried] the person's move in its place
 * @property {string} [better]
 * @property {string} [cost] of the move tried
 * @property {number} found mistakes mended without help
 * @property {number} total */

export const texts = {
  learning: "Learn from your mistakes",
  learningBack: "Back to the position",
  openings: "Openings",
};

export const strings = {
  /** A win rate, as the label of a cell. @param {string} share */
  winRate: (share) => `wins ${share}`,
  /** The signs of the grades, as in books on chess. @type {Record<Grade, string>} */
  signs: { inaccuracy: "?!", mistake: "?", blunder: "??" },
  /** @type {Record<Grade, (count: number) => string>} */ grades: {
    inaccuracy: (count) => (count === 1 ? "1 inaccuracy" : `${count} inaccuracies`),
    mistake: (count) => (count === 1 ? "1 mistake" : `${count} mistakes`),
    blunder: (count) => (count === 1 ? "1 blunder" : `${count} blunders`),
  },
  /** @param {number} number @param {string} move @param {string} cost @param {string} better */
  mistake: (number, move, cost, better) => `${number}. ${move} costs ${cost}, better was ${better}`,
  /** @param {string} player @param {string} loss @param {string[]} counts */
  accuracy: (player, loss, counts) =>
    `${player} lost ${loss} per move on average · ${counts.join(", ") || "no mistakes"}`,
  /** @param {string} move with its number, empty at the start @param {string} player @param {string} chance */
  curveAt: (move, player, chance) => `${move || "Start"} · ${player} ${chance}`,
  learn: "Learn from your mistakes",
  learnFrom: (/** @type {string} */ player) => `Learn from ${player}’s mistakes`,
  mistakeCount: (/** @type {number} */ number, /** @type {number} */ total) => `Mistake ${number} of ${total}`,
  showAnswer: "Show the answer",
  nextMistake: "Next",
  endLearning: "Finish",
  /** @type {Record<Verdict["kind"], (told: Told) => string>} */ verdicts: {
    ask: ({ move }) => `Find a better move than ${move}.`,
    judging: ({ tried }) => `Is ${tried} better? The engine is looking …`,
    best: ({ tried }) => `Right: ${tried} is the best move.`,
    good: ({ tried, better }) => `Right: ${tried} is as good as ${better}.`,
    worse: ({ tried, cost }) => `Not better: ${tried} costs ${cost} of the winning chances. Try again.`,
    told: ({ better }) => `The answer is ${better}.`,
    done: ({ found, total }) => `You found ${found} of ${total} better moves yourself.`,
  },
  evenStones: (/** @type {string[]} */ best) => `Fairest first stones, without a swap: ${best.slice(0, 2).join(", ")}.`,
  /** @param {string} swap @param {string} taken @param {string} answered @param {string} best */
  answers: (swap, taken, answered, best) =>
    `${swap} wins ${taken}. ${best ? `Best answer: ${best}` : `Any answer: ${answered}`}.`,
  /** @param {number} ply @returns {string} */
  openingsOffer: (ply) => (ply ? "Is this stone worth a swap?" : "How even is each first stone?"),
  stonesLegend: (/** @type {number} */ games) =>
    `Blue: most even. Number: win % of the stone if nobody swaps, ${games ? `from up to ${games} games of Wye against itself` : "as a search by Wye says"}.`,
  answersLegend: (/** @type {number} */ games) =>
    `Number: win % of the answer, from up to ${games} quick games of Wye against itself. Fainter: fewer games.`,
  noAnswers: (/** @type {number} */ games) =>
    `${games ? `From up to ${games} games of Wye against itself` : "As a search by Wye says"}. The answers to this stone were not measured.`,
};
