/** How the person sees the board of each game: as they have turned it, or as it fits the window. */

import { oriented, turnsOf, usual } from "../board/orientation.js";

/** @import { Layout } from "messages" */
/** @import { Orientation } from "../board/orientation.js" */
/** @import { Preferences } from "./preferences.js" */

/** @typedef {{preferences: Preferences, portrait: boolean}} Seen  portrait: whether the window is higher than wide */
/** @typedef {{snapshot: {game: string}, layout: Layout}} Position */

/** The orientation of the board of a position. @param {Seen} seen @param {Position} position @returns {Orientation} */
export function orientationOf({ preferences, portrait }, { snapshot, layout }) {
  const chosen = preferences.orientations[snapshot.game];
  return chosen ? { turn: Number(chosen.turn) || 0, mirrored: chosen.mirrored === true } : usual(layout, portrait);
}

/** The layout of a position as the person sees it. @param {Seen} seen @param {Position} position */
export const layoutOf = (seen, position) => oriented(position.layout, orientationOf(seen, position));

/** The next orientation of a board, clockwise. @param {Seen} seen @param {Position} position @returns {Orientation} */
export function turnedOn(seen, position) {
  const { turn, mirrored } = orientationOf(seen, position);
  const turns = turnsOf(position.layout);
  return { turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0, mirrored };
}

/** The orientation that exchanges left and right of what is seen.
 * @param {Seen} seen @param {Position} position @returns {Orientation} */
export function mirrored(seen, position) {
  const { turn, mirrored } = orientationOf(seen, position);
  // A turned board is mirrored before its turn: the turn goes the other way to exchange left and right of what is seen.
  return { turn: (360 - turn) % 360, mirrored: !mirrored };
}
