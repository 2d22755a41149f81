/** RAVE: what a move's own results and AMAF say of each cell, and how the weight passes from one to the other. */

import { number, say } from "../../lang/texts.js";
import { named } from "../../lang/fluent.js";
import { board, frameOf, lowered, outlined, shaded } from "../boards.js";
import { label } from "../marks.js";
import { every } from "../replay.js";
import { seriesOf, numbered, of, once, plotted, rowsOf } from "./bench.js";

/** @import { Bench, Event, Picture, Place, Result, Series } from "./bench.js" */

/** The width of the picture, of the space between boards, and of that above each for its title. */
const [WIDE, NARROW, GAP, TOP] = [640, 308, 24, 28];
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

  scene(ran, at, narrow) {
    const found = looks(ran)[at - 1];
    const exact = exactOf(ran);
    /** @type {Known[]} */ const cells = found?.cells ?? [];
    const rows = cells.map(({ move, visits, own, amaf, weight, mixed }) => [
      move,
      ...[visits, own, amaf, weight, mixed, exact.get(move)].map((value) => numbered(value)),
    ]);
    const shown = {
      picture: drawn(ran, found, exact, narrow),
      grid: { columns: say("lab-rave-columns").split(" | "), rows },
    };
    if (!found) return { ...shown, sentence: say("lab-rave-before"), lines: BEGIN };
    const { "by own": own, "by AMAF": amaf } = rowsOf(ran, "leaders")[at - 1] ?? {};
    const wrong = [...misled(cells, "amaf", exact)];
    const formula = [...new Set([found.chosen, amaf])].flatMap((move) => {
      const cell = cells.find((one) => one.move === move);
      return cell ? [mixedOf(cell)] : [];
    });
    return {
      ...shown,
      sentence: [
        say("lab-rave-look", { step: at, playouts: found.playouts, chosen: found.chosen, own, amaf }),
        ...(wrong.length ? [say("lab-rave-misled", { moves: wrong.join(", ") })] : []),
      ].join(" "),
      lines: at === looks(ran).length && ran.ended ? [...WEIGH, ...END] : WEIGH,
      formula,
    };
  },

  result: (runs, axes) => plotted(runs, "weights", axes, "lab-rave", (ran) => courses(ran)),

  verdict(ran) {
    const last = rowsOf(ran, "leaders").at(-1);
    const exact = exactOf(ran);
    if (!ran.ended || !last || !exact.size) return null;
    const best = Math.max(...exact.values());
    const [own, amaf] = [last["by own: exact"] === best, last["by AMAF: exact"] === best];
    const right = own && amaf ? "both" : own ? "own" : amaf ? "amaf" : "neither";
    const told = say("lab-rave-named", {
      own: last["by own"],
      isOwn: own,
      amaf: last["by AMAF"],
      isAmaf: amaf,
      chosen: last.chosen,
      isChosen: last["chosen: exact"] === best,
    });
    return { right: [right], told };
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
  const untried = own === null ? ` (${say("lab-rave-untried", { none: say("lab-none") })})` : "";
  return `${move}: ${rest}${number(weight)} · ${number(amaf)} = ${number(mixed)}${untried}`;
}

/** Three boards: own results, AMAF, both together; then what their rings say.
 * @param {Result} ran @param {Event | undefined} found @param {Map<string, number>} exact
 * @param {boolean} narrow @returns {Picture} */
function drawn({ placed }, found, exact, narrow) {
  if (!placed) return { width: NARROW, height: TOP, marks: [] };
  const { layout } = placed;
  const height = TOP + frameOf(layout, [0, 0], NARROW).height;
  const best = Math.max(...exact.values());
  /** @type {Map<string, Known>} */
  const known = new Map((found?.cells ?? []).map((/** @type {Known} */ cell) => [cell.move, cell]));
  /** Where a board, or the key, lies. @param {number} number @returns {[number, number]} */
  const corner = (number) =>
    narrow ? [0, number * height] : [(number % 2) * (NARROW + GAP), Math.floor(number / 2) * height];
  const ring = (/** @type {string} */ look, /** @type {Place} */ place, /** @type {number} */ unit) =>
    outlined(`ring-${look}`, layout.outline, place, unit);
  const boards = VALUES.flatMap((name, place) => {
    const [x, y] = corner(place);
    const wrong = misled([...known.values()], name, exact);
    return [
      label("title", [x, y + 18], say(`lab-rave-titles-${name}`), "start"),
      ...board(placed, frameOf(layout, [x, y + TOP], NARROW), (cell, at, { unit }) => {
        const move = layout.cells[cell]?.name ?? "";
        const value = known.get(move)?.[name] ?? null;
        return [
          ...(value === null ? [] : [shaded("tint", layout.outline, at, unit * 0.96, STRONG * value)]),
          ...(exact.get(move) === best ? [ring("best", at, unit * RING)] : []),
          ...(wrong.has(move) ? [ring("misled", at, unit * RING)] : []),
          ...(name === "mixed" && move === found?.chosen ? [ring("picked", at, unit * (RING - 0.16))] : []),
          ...(value === null ? [] : [label("on-cell", lowered(at), String(Math.round(100 * value)))]),
        ];
      }),
    ];
  });
  const [x, y] = corner(VALUES.length);
  const rings = named("lab-rave-rings", ["best", "misled", "picked"], say);
  const key = rings.flatMap(([look, told], row) => {
    const middle = y + TOP + 14 + 34 * row;
    return [
      outlined("hexagon", layout.outline, [x + 16, middle], 28),
      ring(look, [x + 16, middle], 24),
      label("tick", [x + 40, middle + 5], told, "start"),
    ];
  });
  const low = y + TOP + 34 * rings.length;
  return { width: narrow ? NARROW : WIDE, height: Math.max(low, corner(2)[1] + height), marks: [...boards, ...key] };
}

/** The values of the move that is finally chosen, and the weight of AMAF.
 * @param {Result} ran @returns {Series[]} */
function courses(ran) {
  const rows = rowsOf(ran, "weights");
  const looks = { own: "s1", amaf: "s2", mixed: "s4", weight: "s3", exact: "bound" };
  const told = (/** @type {string} */ column) => say(`lab-rave-series-${column}`);
  return seriesOf(looks, told, (column) =>
    rows.filter((row) => row[column] !== null).map((row) => ({ x: row.playouts, y: row[column] })),
  );
}
