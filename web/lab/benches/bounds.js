/** The two parts of the bound of each child that UCT compares: its value and its bonus, as a table and as bars. */

import { local, number, say } from "../../lang/texts.js";
import { arrow, bar, label } from "../marks.js";
import { numbered } from "./bench.js";

/** @import { Mark } from "./bench.js" */
/** @import { Growth, Moment } from "./growth.js" */

/** The picture of the bounds: its width, its margins, the height of a row, and the most rows. */
const [WIDTH, LEFT, RIGHT, TOP, ROW, ROWS] = [560, 72, 70, 30, 24, 9];
/** @typedef {{node: number, name: string, visits: number, value: number | null, bonus: number | null}} Arm  a child:
 *   its value, null before its first visit, and its bonus, null if it was not compared */

/** A number with two decimal places at most. */
export const two = (/** @type {number} */ value) => Math.round(100 * value) / 100;

/** The children that were compared last, else those of the root. The engine tells the spread, which every child divides
 * by the root of its visits.
 * @param {Growth} growth @param {Moment} moment @returns {Arm[]} */
export function armsOf(growth, { done, size, compared: step }) {
  const spread = step?.spread ?? null;
  const children = growth.children(step?.from ?? 0, size);
  const open = children.filter((node) => !growth.winner(node, done));
  const compared = new Set(open.length ? open : children);
  return children.map((node) => {
    const { visits, total } = growth.known(node, done);
    const known = visits > 0;
    return {
      node,
      name: growth.name(node),
      visits,
      value: known ? total / visits : null,
      bonus: known && spread !== null && compared.has(node) ? spread / Math.sqrt(visits) : null,
    };
  });
}

/** @param {Arm[]} arms @returns {import("../pictures.js").Grid} */
export function table(arms) {
  const rows = arms.map(({ name, visits, value, bonus }) => [
    name,
    ...[visits, value, bonus, value === null || bonus === null ? null : value + bonus].map((one) => numbered(one)),
  ]);
  return { columns: ["move", "visits", "value", "bonus", "sum"].map(local), rows };
}

/** Value and bonus of the children, one bar on the other. The picture is as high in every step.
 * @param {Growth} growth @param {Arm[]} arms @param {number | null} chosen */
export function bars({ nodes }, arms, chosen) {
  const rows = Math.min(ROWS, nodes[0]?.children.length ?? ROWS);
  const sum = (/** @type {Arm} */ { value, bonus }) => (value ?? 0) + (bonus ?? 0);
  const ranked = arms
    .toSorted(
      (one, two) =>
        Number(two.node === chosen) - Number(one.node === chosen) || sum(two) - sum(one) || two.visits - one.visits,
    )
    .slice(0, rows);
  const most = Math.max(1, ...ranked.map(sum));
  const long = (/** @type {number | null} */ value) => ((value ?? 0) / most) * (WIDTH - LEFT - RIGHT);
  /** @type {Mark[]} */ const marks = ranked.flatMap((arm, place) => {
    const y = TOP + ROW * place;
    const look = arm.node === chosen ? "name chosen" : "name";
    const { value, bonus } = arm;
    return [
      ...(arm.node === chosen ? [arrow("chosen", [2, y + ROW / 2], [14, y + ROW / 2])] : []),
      label(look, [LEFT - 8, y + 17], arm.name, "end"),
      bar("value", LEFT, y + 3, long(value), ROW - 6),
      bar("bonus", LEFT + long(value), y + 3, long(bonus), ROW - 6),
      label(
        "tick",
        [LEFT + long(value) + long(bonus) + 6, y + 17],
        value === null ? say("lab-none") : number(two(sum(arm))),
        "start",
      ),
    ];
  });
  const title = label(
    "title",
    [8, 18],
    arms.length > rows ? say("lab-uct-bars-of", { some: rows, all: arms.length }) : say("lab-uct-bars"),
    "start",
  );
  return { width: WIDTH, height: TOP + ROW * rows + 6, marks: [title, ...marks] };
}
