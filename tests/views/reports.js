/** What the engine reports of positions of the small game of states.js. */

import { addReport, lineRecords } from "../../web/model/analysis.ts";
import { at, CHECK, SURVEY } from "./states.js";

/** A report that player 1 wins with this chance, and of the best line. */
export const report = (value, line) => ({
  ...{ move: line[0] ?? "", value, value_of: 1, playouts: CHECK ** 2 * SURVEY, nodes: 1, elapsed: 1, progress: 1 },
  ...{ visits: {}, line, total: 100 },
  candidates: [{ move: line[0] ?? "", visits: 100, value, line }],
  owners: [],
});

/** The state in which the positions of its line have these chances of player 1 and best lines. @param known of each
 * position, the moves joined by "." */
export const surveyedAs = (state, ...known) =>
  known.reduce(
    (now, [value, line], ply) => addReport(now, lineRecords(now)[ply] ?? "", report(value, line.split(".")), false),
    state,
  );

/** A game in which black blunders with a1 and errs a little with c1, and white blunders with d1. */
export const blunders = (change) =>
  surveyedAs(
    at("a1.b1.c1.d1.e1", change),
    [0.9, "c1.b1"],
    ...[0.3, 0.3, 0.18, 0.8, 0.8].map((value, index) => [value, index ? "e1" : "b1"]),
  );
