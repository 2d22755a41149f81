/** How the person sees the board of each game: as they have turned it, or as it fits the window. */

import { oriented, turnsOf, usual } from "../board/orientation.js";
import { prefer, preferences } from "./preferences.js";

/** @import { Layout } from "messages" */
/** @import { Orientation } from "../board/orientation.js" */
/** @import { State } from "../model/state.js" */

const portrait = matchMedia("(orientation: portrait)");

/** Call back when the window has become higher than wide, or the other way round. @param {() => void} turned */
export const watchWindow = (turned) => portrait.addEventListener("change", turned);

/** The orientation of the board of a state. */
export function orientationOf(/** @type {{snapshot: {game: string}, layout: Layout}} */ { snapshot, layout }) {
  const chosen = preferences.orientations[snapshot.game];
  return chosen
    ? { turn: Number(chosen.turn) || 0, mirrored: chosen.mirrored === true }
    : usual(layout, portrait.matches);
}

/** The layout of a state as the person sees it. @param {{snapshot: {game: string}, layout: Layout}} state */
export const layoutOf = (state) => oriented(state.layout, orientationOf(state));

/** Turn the board of a state to its next orientation, clockwise. @param {State} state */
export function turnOn(state) {
  const { turn, mirrored } = orientationOf(state);
  const turns = turnsOf(state.layout);
  orient(state, { turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0, mirrored });
}

/** Exchange left and right of the board of a state as it is seen. @param {State} state */
export function mirror(state) {
  const { turn, mirrored } = orientationOf(state);
  // A turned board is mirrored before its turn: the turn goes the other way to exchange left and right of what is seen.
  orient(state, { turn: (360 - turn) % 360, mirrored: !mirrored });
}

/** Keep the orientation of the board of a state. */
export function orient(/** @type {Pick<State, "snapshot">} */ { snapshot }, /** @type {Orientation} */ orientation) {
  prefer({ orientations: { ...preferences.orientations, [snapshot.game]: orientation } });
}
