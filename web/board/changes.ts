/** What has changed on a board from one scene to the next, as far as it is shown by motion. */

import type { BoardScene } from "./scene.ts";

const MOST = 2; // more new stones are not a move but another position, which appears at once

/** What has happened between two scenes of one board, by cells. */
export interface Changes {
  placed: number[]; // the cells with a new stone
  taken: number[]; // the cells whose token was taken
  turned: number[]; // the cells whose stone has changed its colour
  /** The way of a stone that was taken over and has another place now. */
  carried: { source: number; target: number } | null;
  tossed: boolean; // whether a coin was tossed
}

const NONE: Changes = { placed: [], taken: [], turned: [], carried: null, tossed: false };

/** What has happened since a scene; nothing if another board or quite another position is shown. */
export function changes(before: BoardScene | null, after: BoardScene) {
  if (!before || before.layout !== after.layout) return NONE;
  const all = [...after.cells.keys()];
  const seen = ({ cells }: BoardScene, index: number) => cells[index]?.stone || cells[index]?.pending || 0;
  const { source = -1, target = -1 } = after.passed ?? {};
  const carried = source !== target && !after.cells[source]?.stone && seen(before, source) ? { source, target } : null;
  const placed = all.filter(
    (index) =>
      seen(after, index) && !seen(before, index) && after.cells[index]?.token === "" && index !== carried?.target,
  );
  const taken = all.filter((index) => after.cells[index]?.token === "taken" && before.cells[index]?.token === "token");
  const turned = all.filter(
    (index) => after.cells[index]?.stone && before.cells[index]?.stone === 3 - (after.cells[index]?.stone ?? 0),
  );
  const tossed = after.coin.player > 0 && after.coin.toss > before.coin.toss;
  const few = (cells: number[]) => (cells.length > MOST ? [] : cells);
  return { placed: few(placed), taken, turned: few(turned), carried, tossed };
}
