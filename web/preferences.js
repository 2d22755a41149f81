// @ts-check
/** How the person wants the page: one plain object, kept apart from the game, so that it outlives every game. */

import { keep, storage } from "./storage.js";

/**
 * @typedef {{turn: number, mirrored: boolean}} Orientation  turn: degrees, clockwise; mirrored: left and right, before that
 * @typedef {object} Preferences
 * @property {string} language empty for the browser's
 * @property {string} theme "system", "light" or "dark"
 * @property {boolean} contrast whether contrast is high
 * @property {string} colours the board's theme, of themes.css
 * @property {boolean} patterns whether stones differ by patterns, too
 * @property {boolean} coordinates whether the board has them
 * @property {boolean} numbers whether stones show the numbers of their moves
 * @property {boolean} confirm whether a move takes a second tap
 * @property {boolean} sound whether a move clicks
 * @property {number} pace seconds from one move to the next at least, where two bots play
 * @property {boolean} keys whether single keys do something outside of the board
 * @property {Record<string, Orientation>} orientations how the board lies, by game
 */

const KEY = "wye-preferences";

/** @returns {Preferences} what a first visit is shown */
const usual = () => ({
  language: "",
  theme: "system",
  contrast: matchMedia("(prefers-contrast: more)").matches,
  colours: "wood",
  patterns: false,
  coordinates: true,
  numbers: false,
  confirm: matchMedia("(pointer: coarse) and (max-width: 34rem)").matches,
  sound: true,
  pace: 1,
  keys: true,
  orientations: {},
});

/** @returns {Preferences} the kept ones, as far as each still has the type of the usual one */
function kept() {
  const first = usual();
  /** @type {any} */
  let found = null;
  try {
    found = JSON.parse(storage()?.getItem(KEY) ?? "null");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const fits = Object.entries(first).filter(([name, value]) => found?.[name] !== null && typeof found?.[name] === typeof value);
  return { ...first, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) };
}

export const preferences = kept();

/** How the board of a game is to lie. @param {string} game @returns {Orientation} */
export function orientationOf(game) {
  const { turn, mirrored } = preferences.orientations[game] ?? {};
  return { turn: Number(turn) || 0, mirrored: mirrored === true };
}

/** Change some of them, now and for the next visit. @param {Partial<Preferences>} change */
export function prefer(change) {
  Object.assign(preferences, change);
  keep(KEY, JSON.stringify(preferences));
}
