/** The place Problems. */

import { capitalised, formats } from "../numbers.js";

const { number } = formats("en");

export const texts = {
  allProblems: "All problems",
  anyBoard: "Y and Hex",
  boards: "Boards",
  copyLink: "Copy link",
  dailyProblem: "Problem of the day",
  nextUnsolved: "Next unsolved",
  playFromHere: "Play from here",
  problemBoard: "Board of the problem",
  tryAgain: "Try again",
};

export const strings = {
  difficulty: { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Very hard" },
  problemTitle: (/** @type {number} */ place) => `Problem ${number(place)}`,
  boardOf: (/** @type {string} */ game, /** @type {number} */ size) => `${game} ${size}`,
  solvedOf: (/** @type {number} */ done, /** @type {number} */ all) => `${number(done)} of ${number(all)} solved`,
  solvedAlone: "solved",
  solvedHelped: "solved with a hint",
  unsolved: "not solved yet",
  streak: (/** @type {number} */ days) => `${number(days)} ${days === 1 ? "day" : "days"} in a row`,
  findMove: (/** @type {string} */ player) => `${capitalised(player)} to play and win: find the only winning move.`,
  toldArea: "Hint: the move lies in the marked area.",
  toldMove: (/** @type {string} */ move) => `Hint: the move is ${move}.`,
  rightMove: (/** @type {string} */ move) => `Right: ${move} is the only winning move.`,
  rightLine: (/** @type {string} */ player) => `${capitalised(player)} wins against any defence, for example:`,
  /** @param {string} move @param {boolean} ready whether the engine can be asked */
  wrongMove: (move, ready) =>
    `${move} does not win. ${ready ? "Looking for the answer …" : "The answer follows when the engine has loaded."}`,
  /** @param {string} move @param {string} player @param {string} answer */
  refuted: (move, player, answer) => `${move} does not win: ${capitalised(player)} answers ${answer} and wins.`,
  /** @param {string} move */
  unrefuted: (move) => `${move} does not win: this is proven, but the engine finds no short way to show it.`,
  linkCopied: "The link has been copied.",
  noProblem: "This link names no problem of this version. Choose another one.",
  problemsNotLoaded: "The problems could not be loaded. Open this place again when you are online.",
};
