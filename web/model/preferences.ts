/** How the person wants the page: one plain object, kept apart from the game, so that it outlives every game. */

import type { Orientation } from "../board/orientation.ts";

export interface Preferences {
  language: string; // empty for the browser's
  theme: string; // "system", "light" or "dark"
  contrast: boolean; // whether contrast is high
  colours: string; // the board's theme, of board/themes.css
  patterns: boolean; // whether stones differ by patterns as well as by colours
  coordinates: boolean; // whether the board shows coordinates
  numbers: boolean; // whether stones show the numbers of their moves
  confirm: boolean; // whether a move takes a second tap
  sound: boolean; // whether a move clicks
  pace: number; // the least seconds between two moves where two bots play
  keys: boolean; // whether single-key shortcuts are on
  welcomed: boolean; // whether the welcome was closed
  orientations: Record<string, Orientation>; // the orientation of the board, by game, where the person has chosen one
}

/** The preferences of somebody who has changed none, on a large screen. */
export const PREFERENCES: Readonly<Preferences> = {
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
