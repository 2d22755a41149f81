/** RAVE: what a move's own results and AMAF say of each cell, and how the weight passes from one to the other. */

import { number, say } from "../../lang/texts.js";
import { boards } from "../boards.js";
import { every } from "../replay.js";
import { grid, linesOf, of, once, plotted, rowsOf, text } from "./bench.js";

/** @import { Cell } from "../boards.js" */
/** @import { Bench, Event, Result } from "./bench.js" */

/** The strength of the colour of a certain win, and the size of a ring in a cell. */
const [STRONG, RING] = [0.6, 0.84];
const VALUES = /** @type {const} */ (["own", "amaf", "mixed"]);
/** The lines of the pseudocode: where a search begins, where it weighs, and where it ends. */
const [BEGIN, WEIGH, END] = [[0], [7, 8, 9], [10]];

/** @typedef {{move: string, visits: number, own: number | null, amaf: number, weight: number, mixed: number | null,
 *   bonus: number}} Known  what is known of a move */

/** The exact values by move; empty if they are not known. @type {(ran: Result) => Map<string, number>} */
const exactOf = once(({ happened }) => new Map(Object.entries(of(happened, "exact")[0]?.moves ?? {})));

/** What the root knew after some playouts, look by look. @param {Result} ran @returns {Event[]} */
const looks = ({ happened }) => of(happened, "cells");

/** @type {Bench} */ export const rave = {
  axes: ["logX", "linear"],
  options: ["own", "amaf", "both", "neither"],

  units: (ran) => [every(say("lab-rave-unit"), looks(ran).length, 1)],

  scene(ran, at) {
    const found = looks(ran)[at - 1];
    const exact = exactOf(ran);
    /** @type {Known[]} */ const cells = found?.cells ?? [];
    const rows = cells.map(({ move, visits, own, amaf, weight, mixed }) => [
      move,
      visits,
      own,
      amaf,
      weight,
      mixed,
      exact.get(move),
    ]);
    const shown = { picture: picture(ran, found, exact), grid: grid(say("lab-rave-columns").split(" | "), rows) };
    if (!found) return { ...shown, sentence: say("lab-rave-before"), lines: BEGIN };
    const { playouts, chosen } = found;
    const { "by own": own, "by AMAF": amaf } = rowsOf(ran, "leaders")[at - 1] ?? {};
    const moves = [...misled(cells, "amaf", exact)].join(", ");
    return {
      ...shown,
      sentence: text(
        say("lab-rave-look", { step: at, playouts, chosen, own, amaf }),
        moves && say("lab-rave-misled", { moves }),
      ),
      lines: at === looks(ran).length && ran.ended ? [...WEIGH, ...END] : WEIGH,
      formula: [...new Set([chosen, amaf])].flatMap((move) => cells.filter((one) => one.move === move).map(mixedOf)),
    };
  },

  result: plotted("weights", "lab-rave", (rows) =>
    linesOf(rows, {
      looks: { own: "s1", amaf: "s2", mixed: "s4", weight: "s3", exact: "bound" },
      x: "playouts",
      told: (column) => say(`lab-rave-series-${column}`),
    }),
  ),

  verdict(ran) {
    const last = rowsOf(ran, "leaders").at(-1);
    const exact = exactOf(ran);
    if (!ran.ended || !last || !exact.size) return null;
    const best = Math.max(...exact.values());
    const [isOwn, isAmaf, isChosen] = ["by own", "by AMAF", "chosen"].map((name) => last[`${name}: exact`] === best);
    const right = isOwn && isAmaf ? "both" : isOwn ? "own" : isAmaf ? "amaf" : "neither";
    const { "by own": own, "by AMAF": amaf, chosen } = last;
    const told = { own, isOwn: isOwn ?? false, amaf, isAmaf: isAmaf ?? false, chosen, isChosen: isChosen ?? false };
    return { right: [right], told: say("lab-rave-named", told) };
  },
};

/** The moves that a value puts above every best move, although they are not among the best.
 * @param {Known[]} cells @param {"own" | "amaf" | "mixed"} name @param {Map<string, number>} exact
 * @returns {Set<string>} */
export function misled(cells, name, exact) {
  const best = Math.max(...exact.values());
  const bar = Math.max(...cells.map((cell) => (exact.get(cell.move) === best ? (cell[name] ?? Infinity) : -Infinity)));
  return new Set(
    cells
      .filter((cell) => exact.has(cell.move) && exact.get(cell.move) !== best && (cell[name] ?? -1) > bar)
      .map(({ move }) => move),
  );
}

/** The formula with the numbers of a move. @param {Known} cell */
function mixedOf({ move, own, amaf, weight, mixed }) {
  if (mixed === null) return say("lab-rave-lost", { move });
  const rest = own === null ? "" : `(1 − ${number(weight)}) · ${number(own)} + `;
  const sum = `${move}: ${rest}${number(weight)} · ${number(amaf)} = ${number(mixed)}`;
  return text(sum, own === null && `(${say("lab-rave-untried", { none: say("lab-none") })})`);
}

/** Three boards: own results, AMAF, both together; then what their rings say.
 * @param {Result} ran @param {Event | undefined} found @param {Map<string, number>} exact */
function picture({ placed }, found, exact) {
  const best = Math.max(...exact.values());
  const known = new Map((found?.cells ?? []).map((/** @type {Known} */ cell) => [cell.move, cell]));
  const parts = VALUES.map((name) => {
    const wrong = misled([...known.values()], name, exact);
    return {
      title: say(`lab-rave-titles-${name}`),
      content: (/** @type {string} */ move, /** @type {Cell} */ { tint, ring, text }) => {
        /** @type {number | null} */ const value = known.get(move)?.[name] ?? null;
        return [
          value !== null && tint(STRONG * value),
          exact.get(move) === best && ring("ring-best", RING),
          wrong.has(move) && ring("ring-misled", RING),
          name === "mixed" && move === found?.chosen && ring("ring-picked", RING - 0.16),
          value !== null && text(String(Math.round(100 * value))),
        ];
      },
    };
  });
  const key = /** @type {const} */ (["best", "misled", "picked"]).map(
    (ring) => /** @type {[string, string]} */ ([`ring-${ring}`, say(`lab-rave-rings-${ring}`)]),
  );
  return boards(placed, parts, key);
}
