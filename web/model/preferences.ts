/** How the person wants the page: one plain object, kept apart from the game, so that it outlives every game. */

import type { Orientation } from "../board/orientation.ts";

export interface Preferences {
  /** Empty for the browser's. */
  language: string;
  /** "system", "light" or "dark". */
  theme: string;
  /** Whether contrast is high. */
  contrast: boolean;
  /** The board's theme, of board/themes.css. */
  colours: string;
  /** Whether stones differ by patterns as well as by colours. */
  patterns: boolean;
  /** Whether the board shows coordinates. */
  coordinates: boolean;
  /** Whether stones show the numbers of their moves. */
  numbers: boolean;
  /** Whether a move takes a second tap. */
  confirm: boolean;
  /** Whether a move clicks. */
  sound: boolean;
  /** The least seconds between two moves where two bots play. */
  pace: number;
  /** Whether single-key shortcuts are on. */
  keys: boolean;
  /** Whether the welcome was closed. */
  welcomed: boolean;
  /** The orientation of the board, by game, where the person has chosen one. */
  orientations: Record<string, Orientation>;
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
