/** My games. */

import type { Diagram } from "messages";
import type { StoredGame } from "./state.ts";

/** A game in My games. Name: "" unless the person has given one; saved: milliseconds since 1970; snapshot and layout:
 * the latest position, for its card. */
export type Entry = { name: string; saved: number } & Omit<StoredGame, "snapshot"> & Partial<Diagram>;

export interface Shelf {
  games: Entry[] | null; // as they are listed, null before they are known
  most: number; // how many of them are shown
  sought: string; // words that their cards hold
  result: string; // how they ended, "" for any way
  told: string; // how the latest action went
  deleted: Entry | null; // the game that was deleted by it
  naming: { id: string; text: string } | null; // the game that is given a name, and the name as it is written
  renamed: string; // the game that was named last
  examined: boolean; // whether the engine has been asked for every picture
}

export const NO_SHELF: Readonly<Shelf> = {
  ...{ games: null, most: 0, sought: "", result: "" },
  ...{ told: "", deleted: null, naming: null, renamed: "", examined: false },
};
