/** The trainer of openings: what is asked of the first stones whose values are known, and which answers are right. */

import { recordAfter } from "./analysis.js";
import { dueOn, scheduled } from "./deck.js";
import { alike, parsed } from "./likeness.js";
import { isEven } from "./openings.js";

/** @import { Catalogue, Diagram, Opening } from "messages" */
/** @import { Answer, Scheduled } from "./deck.js" */

/** @typedef {{[move: string]: Opening}} Values  of the first stones, for their owners */

/** @typedef {{game: string, size: number}} Board  of which first stones are asked */

/** @typedef {object} Question  whether to take over a first stone, or which one is the fairest
 * @property {string} record of the position: with one stone, or without
 * @property {string} stone the one that may be taken over, empty where the fairest is looked for
 * @property {Values} values
 * @property {Diagram} placed the position
 * @property {string} tried the stone chosen last, TAKE or LEAVE; empty before
 * @property {Answer | null} answer "wrong" after a wrong one, until it is settled
 * @property {boolean} settled whether the answer counts, and the values are told
 * @property {number} days after which the question returns, once it is settled */

/** @typedef {object} Training
 * @property {Scheduled[]} kept the questions that were answered, each by its record
 * @property {boolean} training whether the trainer is shown
 * @property {Board | null} board
 * @property {Question | null} question null before there is one, and when there is none for today
 * @property {boolean} finished whether there is none for today */

/** The answers to the question whether to take over a stone. */
export const [TAKE, LEAVE] = ["take", "leave"];

/** @type {Readonly<Training>} */
export const NO_TRAINING = { kept: [], training: false, board: null, question: null, finished: false };

/** The boards of which first stones are known. @param {Catalogue} describe @returns {Board[]} */
export const boards = ({ games }) =>
  games.flatMap(({ name, openings }) => (openings?.sizes ?? []).map((size) => ({ game: name, size })));

/** The board to begin with: like the one that is played on, else the usual one of a game.
 * @param {Catalogue} describe @param {Board} played @returns {Board | null} */
export function usual(describe, played) {
  const all = boards(describe);
  const found = all.find(({ game, size }) => game === played.game && size === played.size);
  const sizes = new Map(describe.games.map(({ name, sizes }) => [name, sizes.default]));
  return found ?? all.find(({ game, size }) => size === sizes.get(game)) ?? all[0] ?? null;
}

/** The questions of a board, each by its record: for the fairest stone where there is a choice, and for every stone of
 * which it is known whether to take it over.
 * @param {string} start the record without a stone @param {Values} values @param {string[]} stones the distinct ones */
export function questions(start, values, stones) {
  const fair = stones.filter((stone) => isFair(values, stone));
  const sure = stones.filter((stone) => !isEven(/** @type {Values[string]} */ (values[stone])));
  return [
    ...(fair.length && fair.length < stones.length ? [start] : []),
    ...sure.map((stone) => recordAfter(start, stone)),
  ];
}

/** The answers without those to what is not asked any more on a board.
 * @param {Scheduled[]} kept @param {string} start the record of the board without a stone @param {string[]} all its
 *   questions */
export const withoutOld = (kept, start, all) => kept.filter(({ id }) => !id.startsWith(start) || all.includes(id));

/** The question to be asked now: one that is due, or else a new one, of which chance decides; null if there is none.
 * @param {Scheduled[]} kept @param {string[]} all @param {number} day @param {number} chance from 0 to 1 */
export function nextOf(kept, all, day, chance) {
  const known = new Set(kept.map(({ id }) => id));
  const due = dueOn(kept, day).find(({ id }) => all.includes(id));
  const fresh = all.filter((record) => !known.has(record));
  return due?.id ?? fresh[Math.floor(chance * fresh.length)] ?? null;
}

/** Whether a first stone is as fair as any, as far as is known. @param {Values} values @param {string} stone */
export function isFair(values, stone) {
  const known = values[stone];
  return known !== undefined && (known.choice || isEven(known));
}

/** Whether an answer is right. @param {Question} question @param {string} tried */
export const isRight = ({ stone, values }, tried) =>
  stone ? (values[stone]?.value ?? 0) > 0.5 === (tried === TAKE) : isFair(values, tried);

/** The right answer: of the fairest stones the one that is closest to one half. @param {Question} question */
export function answerTo(question) {
  const { stone, values } = question;
  if (stone) return isRight(question, TAKE) ? TAKE : LEAVE;
  const fair = Object.entries(values).filter(([name]) => isFair(values, name));
  const gap = (/** @type {(typeof fair)[number]} */ [, { value }]) => Math.abs(value - 0.5);
  return fair.sort((one, other) => gap(one) - gap(other))[0]?.[0] ?? "";
}

/** When a question returns: today, if it was never answered.
 * @param {Scheduled[]} kept @param {string} id @param {number} day */
export const cardOf = (kept, id, day) => kept.find((one) => one.id === id) ?? scheduled(id, day);

/** The questions in a stored text; none if it holds nothing of the kind. @param {string | null} text
 * @returns {Scheduled[]} */
export function readKept(text) {
  const found = parsed(text);
  return Array.isArray(found) ? found.filter((one) => alike(one, scheduled("", 0))) : [];
}
