/** How the person sees the board of each game: as they have turned it, or as it fits the window. */

import type { Layout } from "messages";
import { type Orientation, orient, turnsOf, usualOrientation } from "../board/orientation.ts";
import type { Preferences } from "./preferences.ts";

export type Viewer = { preferences: Preferences; portrait: boolean };
export type GameBoard = { snapshot: { game: string }; layout: Layout };

export function orientationOf({ preferences, portrait }: Viewer, { snapshot, layout }: GameBoard): Orientation {
  const chosen = preferences.orientations[snapshot.game];
  return chosen
    ? { turn: Number(chosen.turn) || 0, mirrored: chosen.mirrored === true }
    : usualOrientation(layout, portrait);
}

export const layoutOf = (seen: Viewer, position: GameBoard) => orient(position.layout, orientationOf(seen, position));

/** The next orientation of a board, clockwise. */
export function nextTurn(seen: Viewer, position: GameBoard): Orientation {
  const { turn, mirrored } = orientationOf(seen, position);
  const turns = turnsOf(position.layout);
  return { turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0, mirrored };
}

/** The orientation with left and right exchanged, as they are seen. */
export function mirror(seen: Viewer, position: GameBoard): Orientation {
  const { turn, mirrored } = orientationOf(seen, position);
  // A turned board is mirrored before its turn: the turn goes the other way to exchange left and right of what is seen.
  return { turn: (360 - turn) % 360, mirrored: !mirrored };
}
