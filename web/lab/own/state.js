/** The part of the lab's state that belongs to the reader's own bot. */

/** @import { Diagram } from "messages" */

/** @typedef {string | null} Seat  the name of a bot; null for the person
 * @typedef {{placed: Diagram, seats: Seat[], tokens: boolean, over: boolean}} Table  a game: its position, who plays
 *   each colour, whether moves take tokens from cells, and whether nobody plays on */

/** @typedef {object} OwnState
 * @property {string[]} files the names of the bots that are kept
 * @property {string} file the name of the bot in the editor
 * @property {string} source its text
 * @property {boolean} foreign whether it came from elsewhere, and the person has neither kept nor started it
 * @property {boolean} working whether it is being checked or plays
 * @property {string} told
 * @property {{text: string, line: number | null}} fault what is wrong with it, "" for nothing, and the line in its file
 * @property {boolean} marked whether that line is marked, as long as the text has not been changed
 * @property {string} printed what the bots have printed
 * @property {string} game the beginning of the games that it plays
 * @property {string} rival the bot that it plays against, "" for the person
 * @property {string} side the player that it is
 * @property {number} playouts for each move of a bot
 * @property {Table | null} table the game that is played, or was played last */

/** Whether the text of a file is that of a game. @param {string} source */
export const isGame = (source) => /^MOVES\b/m.test(source) && /^def moves\b/m.test(source);

/** The beginning of the games that are played: of the game in the editor, or of the one that was chosen.
 * @param {OwnState} bot */
export const beginningOf = ({ file, source, game }) => (isGame(source) ? file : game.trim());

/** @type {OwnState["fault"]} */ export const NO_FAULT = { text: "", line: null };

/** @type {Readonly<OwnState>} */
export const NO_BOT = {
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
