/** The part of the lab's state that belongs to the reader's own bot. */

import type { Diagram } from "messages";

/** The name of a bot; null for the person. */
export type Seat = string | null;

/** A game: its position, who plays each colour, whether moves take tokens from cells, and whether nobody plays on. */
export interface Table {
  placed: Diagram;
  seats: Seat[];
  tokens: boolean;
  over: boolean;
}

export interface OwnState {
  /** The names of the bots that are kept. */
  files: string[];
  /** The name of the bot in the editor. */
  file: string;
  /** Its text. */
  source: string;
  /** Whether it came from elsewhere, and the person has neither kept nor started it. */
  foreign: boolean;
  /** Whether it is being checked or plays. */
  working: boolean;
  told: string;
  /** What is wrong with it, "" for nothing, and the line in its file. */
  fault: { text: string; line: number | null };
  /** Whether that line is marked, as long as the text has not been changed. */
  marked: boolean;
  /** What the bots have printed. */
  printed: string;
  /** The beginning of the games that it plays. */
  game: string;
  /** The bot that it plays against, "" for the person. */
  rival: string;
  /** The player that it is. */
  side: string;
  /** For each move of a bot. */
  playouts: number;
  /** The game that is played, or was played last. */
  table: Table | null;
}

/** Whether the text of a file is that of a game. */
export const isGame = (source: string) => /^MOVES\b/m.test(source) && /^def moves\b/m.test(source);

/** The beginning of the games that are played: of the game in the editor, or of the one that was chosen. */
export const beginningOf = ({ file, source, game }: OwnState) => (isGame(source) ? file : game.trim());

export const NO_FAULT: OwnState["fault"] = { text: "", line: null };

export const NO_BOT: Readonly<OwnState> = {
  files: [],
  file: "",
  source: "",
  foreign: false,
  working: false,
  told: "",
  fault: NO_FAULT,
  marked: false,
  printed: "",
  game: "y5",
  rival: "",
  side: "1",
  playouts: 300,
  table: null,
};
