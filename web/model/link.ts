/** What the page can draw of a link before the engine has read it, from what the build has stored of boards. */

import type { Diagram, Step } from "messages";
import { moverAfter } from "./record.ts";
import type { State } from "./state.ts";
import { friends } from "./steps.ts";
import { grow } from "./tree.ts";

/** The position at the end of a record. Null if its board is not known, or a word is neither a cell nor a takeover. */
export function preview({ starts, takeovers }: State["boards"], record: string): Diagram | null {
  const [game = ""] = record.toLowerCase().split("&"); // without the marks of a position
  const start = starts.find(({ snapshot }) => game.startsWith(snapshot.record));
  if (!start) return null;
  const { snapshot, layout } = start;
  const [cells, steps, numbers] = [[...snapshot.cells], [] as Step[], [...snapshot.numbers]];
  const takeover = takeovers[snapshot.record];
  let at = -1;
  for (const [ply, move] of game.slice(snapshot.record.length).split(".").filter(Boolean).entries()) {
    const taken = move === takeover?.move ? at : -1;
    at = taken < 0 ? layout.cells.findIndex(({ name }) => name === move) : (takeover?.targets[taken] ?? -1);
    const player = moverAfter(snapshot, ply) as 1 | 2;
    if (at < 0 || (cells[at] !== "0" && at !== taken)) return null;
    if (taken >= 0) cells[taken] = "0";
    cells[at] = String(player);
    numbers[at] = ply + 1;
    steps.push({ move, player, kind: taken < 0 ? "cell" : "action" });
  }
  const { move, player } = steps.at(-1) ?? {};
  const last = move && player ? { move, player: player as 1 | 2, cells: [at], traded: false, takeover: null } : null;
  const [ply, to_move] = [steps.length, moverAfter(snapshot, steps.length)];
  const played = { record, cells: cells.join(""), numbers, steps, ply, to_move, last, legal: [] };
  return { layout, snapshot: { ...snapshot, ...played } };
}

/** The state with the position and the players of the link that is being opened, as far as the page can draw it. */
export function withLink(state: State): State {
  const { opening, boards } = state;
  const told = opening?.kind === "link" && "record" in opening.asked ? preview(boards, opening.asked.record) : null;
  if (!opening || !told) return state;
  const { friend } = opening;
  const watching = !friend && told.snapshot.ply > 0;
  const players = friend ? friends(friend.seat) : opening.players;
  const shown = { ...state, ...told, tree: grow(null, told.snapshot), players, watching, clock: null, over: false };
  return { ...shown, assisted: friend?.assisted ?? false, opening: { ...opening, drawn: true } };
}
