/** How the person wants the page: one plain object, kept apart from the game, so that it outlives every game. */

/** @import { Orientation } from "../board/orientation.js" */

/** @typedef {object} Preferences
 * @property {string} language empty for the browser's
 * @property {string} theme "system", "light" or "dark"
 * @property {boolean} contrast whether contrast is high
 * @property {string} colours the board's theme, of board/themes.css
 * @property {boolean} patterns whether stones differ by patterns as well as by colours
 * @property {boolean} coordinates whether the board shows coordinates
 * @property {boolean} numbers whether stones show the numbers of their moves
 * @property {boolean} confirm whether a move takes a second tap
 * @property {boolean} sound whether a move clicks
 * @property {number} pace the least seconds between two moves where two bots play
 * @property {boolean} keys whether single-key shortcuts are on
 * @property {boolean} welcomed whether the welcome was closed
 * @property {Record<string, Orientation>} orientations the orientation of the board, by game, where the person has
 *   chosen one */

/** The preferences of somebody who has changed none, on a large screen. @type {Readonly<Preferences>} */
export const PREFERENCES = {
  language: "",
  theme: "system",
  contrast: false,
  colours: "wood",
  patterns: false,
  coordinates: true,
  numbers: false,
  confirm: false,
  sound: true,
  pace: 1,
  keys: true,
  welcomed: false,
  orientations: {},
};
