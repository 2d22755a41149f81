/** What the engine reports of positions of the small game of states.js. */

import { learnt, positions } from "../../web/model/analysis.ts";
import { SURVEY } from "./states.js";

/** A report that player 1 wins with this chance, and of the best line. */
export const report = (value, line) => ({
  move: line[0] ?? "",
  value,
  value_of: 1,
  playouts: SURVEY,
  nodes: 1,
  elapsed: 1,
  progress: 1,
  visits: {},
  line,
  total: 100,
  candidates: [{ move: line[0] ?? "", visits: 100, value, line }],
  owners: [],
});

/** The state in which the positions of its line have these chances of player 1 and best lines. @param known the
 * moves joined by "." */
export const surveyedAs = (state, known) =>
  known.reduce(
    (now, [value, line], ply) => learnt(now, positions(now)[ply] ?? "", report(value, line.split(".")), false),
    state,
  );
