/** What has changed on a board from one scene to the next, as far as it is shown by motion. */

import type { Scene } from "./scene.ts";

/** More new stones than these are not a move but another position, which appears at once. */
const MOST = 2;

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
export function changes(before: Scene | null, after: Scene) {
  if (!before || before.layout !== after.layout) return NONE;
  const all = [...after.cells.keys()];
  const seen = ({ cells }: Scene, index: number) => cells[index]?.stone || cells[index]?.pending || 0;
  const carried =
    after.passed &&
    after.passed.source !== after.passed.target &&
    !after.cells[after.passed.source]?.stone &&
    seen(before, after.passed.source)
      ? after.passed
      : null;
  const placed = all.filter(
    (index) =>
      seen(after, index) && !seen(before, index) && after.cells[index]?.token === "" && index !== carried?.target,
  );
  const taken = all.filter((index) => after.cells[index]?.token === "taken" && before.cells[index]?.token === "token");
  const turned = all.filter(
    (index) => after.cells[index]?.stone && before.cells[index]?.stone === 3 - (after.cells[index]?.stone ?? 0),
  );
  const tossed = after.coin.player > 0 && after.coin.toss > before.coin.toss;
  return {
    placed: placed.length > MOST ? [] : placed,
    taken,
    turned: turned.length > MOST ? [] : turned,
    carried: carried && { source: carried.source, target: carried.target },
    tossed,
  };
}
