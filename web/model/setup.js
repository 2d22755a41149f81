/** A position that the person sets up: stones on an empty board, and whose turn it is. */

import { gameNamed } from "./catalogue.js";

/** @import { Catalogue, Diagram, Game, Requests } from "messages" */
/** @import { Values } from "./state.js" */

/** @typedef {object} Setup
 * @property {Diagram} board of the game, whatever stands on it
 * @property {Values} options of the game, as far as they last
 * @property {string} cells one digit per cell: the player whose stone is on it, 0 if it is empty
 * @property {1 | 2} to_move
 * @property {number} stone what a cell that is chosen gets: the stone of this player, 0 for none
 * @property {string} told what came of the last thing that was asked for
 * @property {string} problem the record of the problem that the position has become, "" before */

/** The games of which positions can be set up. @param {Catalogue} describe @returns {Game[]} */
export const games = ({ games }) => games.filter(({ set_up }) => set_up !== null);

/** An empty board. @param {Diagram} board @param {Values} options @returns {Setup} */
export const emptied = (board, options) => ({
  board,
  options,
  cells: "0".repeat(board.snapshot.cells.length),
  to_move: 1,
  stone: 1,
  told: "",
  problem: "",
});

/** The position on a board to begin from, null if none of this game can be set up.
 * @param {Catalogue} describe @param {Diagram} position @returns {Setup | null} */
export function taken(describe, { snapshot, layout }) {
  const lasting = gameNamed(describe, snapshot.game).set_up;
  if (!lasting) return null;
  const options = Object.fromEntries(lasting.map((name) => [name, snapshot.options[name] ?? false]));
  const to_move = snapshot.to_move === 2 ? 2 : 1;
  return { ...emptied({ snapshot, layout }, options), cells: snapshot.cells, to_move };
}

/** The position on the board of its game at the beginning. Where the players have traded their sides since, they trade
 * their colours. @param {Setup} setup @param {Diagram} board @returns {Setup} */
export function from(setup, board) {
  if (String(board.snapshot.sides) === String(setup.board.snapshot.sides)) return { ...setup, board };
  const cells = [...setup.cells].map((owner) => (owner === "0" ? owner : String(3 - Number(owner)))).join("");
  return { ...setup, board, cells, to_move: setup.to_move === 1 ? 2 : 1 };
}

/** The position after a cell was chosen: it gets the stone, or loses one of the same player.
 * @param {Setup} setup @param {string} name of the cell @returns {Setup} */
export function put(setup, name) {
  const at = setup.board.layout.cells.findIndex((cell) => cell.name === name);
  const stone = setup.cells[at] === String(setup.stone) ? 0 : setup.stone;
  return { ...setup, cells: setup.cells.slice(0, at) + stone + setup.cells.slice(at + 1), told: "", problem: "" };
}

/** What the engine is asked for the record of the position. @param {Setup} setup @returns {Requests["position"]} */
export const asked = ({ board, options, cells, to_move }) => ({
  game: { name: board.snapshot.game, size: board.snapshot.size, options },
  cells,
  to_move,
});

/** The position as a board shows it. @param {Setup} setup */
export const shown = ({ board, cells, to_move }) => ({
  snapshot: { ...board.snapshot, cells, to_move, last: null, winning_cells: [] },
  layout: board.layout,
});
