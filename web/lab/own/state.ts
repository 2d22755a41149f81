/** The part of the lab's state that belongs to the reader's own bot. */

import type { Diagram } from "messages";

/** The name of a bot; null for the person. */
export type Seat = string | null;

/** A game: its position, who plays each colour, whether moves take tokens from cells, and whether nobody plays on. */
export type Table = { placed: Diagram; seats: Seat[]; tokens: boolean; over: boolean };

export interface OwnState {
  files: string[]; // the names of the bots that are kept
  file: string; // the name of the bot in the editor
  source: string; // its text
  foreign: boolean; // whether it came from elsewhere, and the person has neither kept nor started it
  working: boolean; // whether it is being checked or plays
  plays: boolean; // whether it was last asked to play, not to be checked
  status: string;
  fault: { text: string; line: number | null }; // what is wrong with it, "" for nothing, and the line in its file
  marked: boolean; // whether that line is marked, as long as the text has not been changed
  printed: string; // what the bots have printed
  game: string; // the beginning of the games that it plays
  rival: string; // the bot that it plays against, "" for the person
  side: string; // the player that it is
  playouts: number; // for each move of a bot
  table: Table | null; // the game that is played, or was played last
}

/** Whether the text of a file is that of a bot. */
export const isBot = (source: string) => /^def search\b/m.test(source);

/** Whether the text of a file is that of a game. */
export const isGame = (source: string) => /^MOVES\b/m.test(source) && /^def moves\b/m.test(source);

/** Whether chance moves in the game of a file. */
export const isChancy = (source: string) => /^def chance\b/m.test(source);

/** Whether the game of a file has three players. */
export const isForThree = (source: string) => /^PLAYERS *= *3\b/m.test(source);
/** The task that the text of a file solves: of several the last one, since the others help it. */
export const taskIn = (source: string, tasks: Readonly<Record<string, string>>) =>
  /^def (search|winner)\b/m.test(source)
    ? undefined
    : Object.keys(tasks).findLast((name) => new RegExp(`^def ${name}\\b`, "m").test(source));

/** The beginning of the games that are played: of the game in the editor, or of the one that was chosen. */
export const beginningOf = ({ file, source, game }: OwnState) => (isGame(source) ? file : game.trim());

export const NO_FAULT: OwnState["fault"] = { text: "", line: null };

export const NO_BOT: Readonly<OwnState> = {
  ...{ files: [], file: "", source: "", foreign: false, working: false, plays: false },
  ...{ status: "", fault: NO_FAULT, marked: false, printed: "" },
  ...{ game: "y5", rival: "", side: "1", playouts: 300, table: null },
};
