/** The card for somebody who is new here: a welcome, or what a friend's link invites to. */

import { gameNamed } from "./catalogue.js";
import { isKnown } from "./ladder.js";
import { byLink, personToMove } from "./queries.js";

/** @import { Catalogue, Lesson } from "messages" */
/** @import { State } from "./state.js" */

/** @typedef {object} Guest  the part of the state that belongs to this card
 * @property {"welcome" | "invitation" | null} card which one lies over the board
 * @property {string} record that of the position over which the welcome lies
 * @property {boolean} familiar whether the welcome tells those who know a game of this kind the difference
 * @property {number} recalls how often the person has asked for the welcome */

/** The card for whoever has just come. @param {State} state @param {boolean} asks whether the address asks for
 * something @returns {Guest["card"]} */
export function cardFor(state, asks) {
  const { preferences, opening, snapshot } = state;
  if (preferences.welcomed || isKnown(state) || snapshot.ply > 0) return null;
  if (opening?.friend) return "invitation";
  return asks || opening ? null : "welcome";
}

/** Whether the card is of use no more: whoever has begun to play needs none. @param {State} state */
export function isPast(state) {
  const { guest, snapshot, pending, opening } = state;
  if (guest.card === "invitation") return !opening && (pending.length > 0 || !byLink(state) || !personToMove(state));
  return guest.record !== snapshot.record || pending.length > 0 || opening !== null;
}

/** What the options of the game shown mean, as far as they are switched on.
 * @param {{describe: Catalogue, snapshot: State["snapshot"]}} state @returns {string[]} */
export const optionsTold = ({ describe, snapshot: { game, options } }) =>
  gameNamed(describe, game).options.flatMap(({ name, summary }) => (options[name] === true && summary) || []);

/** The first lesson on a game, undefined if there is none. @param {Lesson[]} lessons @param {string} game */
export const lessonOn = (lessons, game) => lessons.find((lesson) => lesson.game === game);
