/** How the person sees the board of each game: as they have turned it, or as it fits the window. */

import type { Layout } from "messages";
import { type Orientation, oriented, turnsOf, usual } from "../board/orientation.ts";
import type { Preferences } from "./preferences.ts";

/** Portrait: whether the window is higher than wide. */
export type Seen = { preferences: Preferences; portrait: boolean };
export type Position = { snapshot: { game: string }; layout: Layout };

/** The orientation of the board of a position. */
export function orientationOf({ preferences, portrait }: Seen, { snapshot, layout }: Position): Orientation {
  const chosen = preferences.orientations[snapshot.game];
  return chosen ? { turn: Number(chosen.turn) || 0, mirrored: chosen.mirrored === true } : usual(layout, portrait);
}

/** The layout of a position as the person sees it. */
export const layoutOf = (seen: Seen, position: Position) => oriented(position.layout, orientationOf(seen, position));

/** The next orientation of a board, clockwise. */
export function turnedOn(seen: Seen, position: Position): Orientation {
  const { turn, mirrored } = orientationOf(seen, position);
  const turns = turnsOf(position.layout);
  return { turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0, mirrored };
}

/** The orientation that exchanges left and right of what is seen. */
export function mirrored(seen: Seen, position: Position): Orientation {
  const { turn, mirrored } = orientationOf(seen, position);
  // A turned board is mirrored before its turn: the turn goes the other way to exchange left and right of what is seen.
  return { turn: (360 - turn) % 360, mirrored: !mirrored };
}
