/** A position that is set up: stones on an empty board, and whose turn it is. */

import type { Catalogue, Diagram, Game, Requests } from "messages";
import { findGame } from "./catalogue.ts";
import type { OptionValues } from "./state.ts";

export interface Setup {
  board: Diagram; // of the game, whatever stands on it
  options: OptionValues; // of the game, as far as they last
  cells: string; // one digit per cell: the player whose stone is on it, 0 if it is empty
  to_move: 1 | 2;
  stone: number; // what a cell that is chosen gets: the stone of this player, 0 for none
  told: string; // what came of the last thing that was asked for
  problem: string; // the record of the problem that the position has become, "" before
}

export const setupGames = ({ games }: Catalogue): Game[] => games.filter(({ set_up }) => set_up !== null);

export const emptySetup = (board: Diagram, options: OptionValues): Setup => ({
  ...{ board, options, cells: "0".repeat(board.snapshot.cells.length), to_move: 1, stone: 1, told: "", problem: "" },
});

/** The setup of a position on the board, null if its game has none. */
export function copyPosition(describe: Catalogue, { snapshot, layout }: Diagram): Setup | null {
  const lasting = findGame(describe, snapshot.game).set_up;
  if (!lasting) return null;
  const options = Object.fromEntries(lasting.map((name) => [name, snapshot.options[name] ?? false]));
  const to_move = snapshot.to_move === 2 ? 2 : 1;
  return { ...emptySetup({ snapshot, layout }, options), cells: snapshot.cells, to_move };
}

/** The setup on the board of a fresh game. If the players have traded sides since, the stones trade colours. */
export function rebase(setup: Setup, board: Diagram): Setup {
  if (String(board.snapshot.sides) === String(setup.board.snapshot.sides)) return { ...setup, board };
  const cells = [...setup.cells].map((owner) => (owner === "0" ? owner : String(3 - Number(owner)))).join("");
  return { ...setup, board, cells, to_move: setup.to_move === 1 ? 2 : 1 };
}

/** The setup after a click on a cell, which gets the chosen stone or loses its own. @param name of the cell */
export function putStone(setup: Setup, name: string): Setup {
  const at = setup.board.layout.cells.findIndex((cell) => cell.name === name);
  const stone = setup.cells[at] === String(setup.stone) ? 0 : setup.stone;
  return { ...setup, cells: setup.cells.slice(0, at) + stone + setup.cells.slice(at + 1), told: "", problem: "" };
}

/** The request for the record of the position. */
export const positionRequest = ({ board, options, cells, to_move }: Setup): Requests["position"] => ({
  game: { name: board.snapshot.game, size: board.snapshot.size, options },
  cells,
  to_move,
});

export const preview = ({ board, cells, to_move }: Setup) => ({
  snapshot: { ...board.snapshot, cells, to_move, last: null, winning_cells: [] },
  layout: board.layout,
});
