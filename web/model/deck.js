/** The deck of the person's own mistakes, each of which returns after growing times until it is known: SM-2 (Piotr
 * Woźniak, "Optimization of repetition spacing in the practice of learning", 1990). */

import { GRADES, isSurveyed } from "./analysis.js";
import { alike, parsed } from "./likeness.js";
import { lessonsFor } from "./learning.js";
import { HUMAN } from "./state.js";

/** @import { State } from "./state.js" */

/** @typedef {object} Scheduled  what is asked again
 * @property {string} id
 * @property {number} due the number of the day on which it returns
 * @property {number} days after which it returned, or returns
 * @property {number} ease by which these grow
 */

/** @typedef {Scheduled & Mistake} Card */

/** @typedef {object} Mistake  a position in which the person made a mistake
 * @property {string} record of the position
 * @property {number} player who is to move
 * @property {string} move the mistake
 * @property {number} cost the win rate that it lost
 * @property {string[]} good the moves that are better, the best one first
 * @property {string[]} line the best one and the best replies in turn
 */

/** @typedef {"right" | "helped" | "wrong"} Answer  helped: right after a wrong move */

/** The most cards; of more, those that return last go. */
const MOST = 1000;
const [EASE, HARDEST] = [2.5, 1.3];
const QUALITY = { right: 5, helped: 3, wrong: 1 };

/** The schedule of what has just come into a deck. @param {string} id @param {number} day @returns {Scheduled} */
export const scheduled = (id, day) => ({ id, due: day, days: 0, ease: EASE });

/** Whether all of the game shown was to be analysed, and is. @param {State} state */
export const isStudied = (state) => state.survey?.every((record) => isSurveyed(state, record)) === true;

/** The mistakes of the person in the game shown, all of which is analysed, as cards of this day.
 * @param {State} state @param {number} day @returns {Card[]} */
export function cardsOf(state, day) {
  const players = [1, 2].filter((player) => state.players[player - 1] === HUMAN && !state.watching);
  return players
    .flatMap((player) => lessonsFor(state, player))
    .map(({ record, player, move, cost, better, line }) => ({
      ...scheduled(`${record} ${move}`, day),
      ...{ record, player, move, cost, line },
      good: [...new Set([better, ...near(state, record)])].filter((one) => one !== move),
    }));
}

/** The moves of a position that are about as good as the best one. @param {State} state @param {string} record */
function near({ analyses }, record) {
  const candidates = analyses[record]?.candidates ?? [];
  const best = candidates[0]?.value ?? 0;
  return candidates.filter(({ value }) => best - value < GRADES.inaccuracy / 2).map(({ move }) => move);
}

/** The deck with further cards, as far as it does not hold them. @param {Card[]} deck @param {Card[]} cards */
export function extended(deck, cards) {
  const known = new Set(deck.map(({ id }) => id));
  const added = cards.filter(({ id }) => !known.has(id));
  return added.length ? [...deck, ...added].sort((one, other) => one.due - other.due).slice(0, MOST) : deck;
}

/** What is due today, the longest due first. @template {Scheduled} T @param {T[]} deck @param {number} day */
export const dueOn = (deck, day) => deck.filter(({ due }) => due <= day).sort((one, other) => one.due - other.due);

/** A card after an answer. @template {Scheduled} T @param {T} card @param {Answer} answer @param {number} day
 * @returns {T} */
export function answered(card, answer, day) {
  const missing = 5 - QUALITY[answer];
  const ease = Math.max(HARDEST, card.ease + 0.1 - missing * (0.08 + missing * 0.02));
  const grown = card.days === 0 ? 1 : card.days === 1 ? 6 : Math.round(card.days * ease);
  const days = answer === "wrong" ? 1 : grown;
  return { ...card, ease, days: answer === "wrong" ? 0 : grown, due: day + days };
}

/** @type {Card} */
const CARD = { ...scheduled("", 0), record: "", player: 1, move: "", cost: 0, good: [""], line: [""] };

/** The deck in a stored text; none if it holds nothing of the kind. @param {string | null} text @returns {Card[]} */
export function readDeck(text) {
  const found = parsed(text);
  return Array.isArray(found) ? found.filter((card) => alike(card, CARD) && card.good.length > 0) : [];
}
