/** Reduction: a full board, and 64 in a word, reduced triangle by triangle; a playout of wye, stage by stage; and the
 * speed of it all. */

import { local, number, say } from "../../lang/texts.js";
import { TOP, WIDE, board, frameOf, outlined, piece } from "../boards.js";
import { drawing, label } from "../marks.js";
import { bars, stack } from "../plot.js";
import { every } from "../replay.js";
import { grid, grouped, linesOf, plotted, rangeOf, rowsOf, sum } from "./bench.js";
import { recordingOf, reduced, LINES, FRAMED } from "./triangles.js";

/** @import { Frame } from "../boards.js" */
/** @import { Bench, Event, Place, Result, Scene } from "./bench.js" */
/** @import { Majority, Stage } from "./triangles.js" */

/** The numbers of operations below which each prediction is right. */
const RANGES = { tens: 100, hundreds: 1000, thousands: 10_000, more: Infinity };

/** @type {Bench} */ export const reduction = {
  axes: ["linear", "log"],
  options: ["tens", "hundreds", "thousands", "more"],

  units(ran) {
    const { majorities, fills, speeds } = recordingOf(ran);
    const all = every(say("lab-reduction-units-cell"), majorities.length + fills.length + speeds.length, 1);
    const ends = (/** @type {string} */ name, /** @type {(one: Majority, next: Majority) => boolean} */ differ) => ({
      name,
      stops: all.stops.filter((stop) => {
        const [one, next] = [majorities[stop - 1], majorities[stop]];
        return !one || !next || differ(one, next);
      }),
    });
    return [
      all,
      ends(say("lab-reduction-units-row"), (one, { row, triangle }) => one.row !== row || one.triangle !== triangle),
      ends(say("lab-reduction-units-triangle"), (one, { triangle }) => one.triangle !== triangle),
    ];
  },

  scene(ran, at) {
    const { majorities, fills, speeds } = recordingOf(ran);
    const later = at - majorities.length - 1;
    const fill = fills[later];
    if (fill) return filled(ran, at, fill);
    if (speeds[later - fills.length]) return measured(at, speeds.slice(0, later - fills.length + 1));
    return reduced(ran, at);
  },

  result: plotted("triangles", "lab-reduction", (rows) =>
    linesOf(
      rows
        .slice(1)
        .map((row, step) => ({ x: step + 1, word: row["operations so far"], each: row["board after board"] })),
      { looks: { word: "s1", each: "s2" }, x: "x", told: (name) => say(`lab-reduction-series-${name}`) },
    ),
  ),

  verdict(ran) {
    const { side, "operations so far": made, "board after board": each } = rowsOf(ran, "triangles").at(-1) ?? {};
    if (side !== 1) return null;
    const boards = Number(ran.chosen.values.boards);
    return { right: [rangeOf(RANGES, made)], told: say("lab-reduction-counted", { made, each, boards }) };
  },
};

/** A playout of wye after a stage: a full board with frames around the cells that have changed.
 * @param {Result} ran @param {number} at @param {Event} fill @returns {Scene} */
function filled({ placed }, at, { stage, changed: cells, owners }) {
  const named = /** @type {Stage} */ (stage);
  const changed = new Set(/** @type {number[]} */ (cells));
  const called = (/** @type {number} */ player) => local(placed?.snapshot.players[player - 1] ?? "");
  const width = WIDE * 0.7;
  const frame = placed ? frameOf(placed.layout, [0, TOP], width) : { height: 0 };
  const onCell = (/** @type {number} */ cell, /** @type {Place} */ place, /** @type {Frame} */ { unit }) => [
    piece(Number(owners[cell]), place, unit * 0.55),
    placed && changed.has(cell) && outlined("ring-taken", placed.layout.outline, place, unit * FRAMED),
  ];
  return {
    picture: drawing(
      width,
      frame.height + TOP,
      label("title", [0, 18], say(`lab-reduction-stages-${named}`), "start"),
      placed && board(placed, frameOf(placed.layout, [0, TOP], width), onCell),
    ),
    grid: grid(
      ["cell", "owner before", "owner"].map(local),
      (placed?.layout.cells ?? []).map(({ name }, cell) => {
        const owner = Number(owners[cell]);
        return [name, changed.has(cell) ? called(3 - owner) : "", called(owner)];
      }),
    ),
    sentence: say(`lab-reduction-playout-${named}`, { step: at, count: changed.size }),
    lines: LINES[named],
  };
}

/** What the bots have done so far. @param {number} at @param {Event[]} speeds @returns {Scene} */
function measured(at, speeds) {
  const { round, bot, playouts, leaves, seconds } = speeds.at(-1) ?? {};
  const bots = [...grouped(speeds, ({ bot }) => bot)].map(([bot, own]) => {
    const total = (/** @type {string} */ name) => sum(own.map((one) => one[name]));
    return { bot, playouts: total("playouts"), leaves: total("leaves"), seconds: total("seconds") };
  });
  const rates = (/** @type {"playouts" | "leaves"} */ name, /** @type {string} */ look) =>
    bars(
      local(`${name} a second`),
      bots.map((one) => {
        const rate = one[name] / one.seconds;
        return { name: one.bot, told: number(Math.round(rate)), parts: [[`full ${look}`, rate]] };
      }),
    );
  return {
    picture: stack(rates("playouts", "s1"), rates("leaves", "s2")),
    grid: grid(
      ["bot", "playouts", "leaves", "seconds", "playouts a second", "leaves a second"].map(local),
      bots.map(({ bot, playouts, leaves, seconds }) => [
        bot,
        playouts,
        leaves,
        seconds,
        Math.round(playouts / seconds),
        Math.round(leaves / seconds),
      ]),
    ),
    sentence: say("lab-reduction-speed", { step: at, round, bot, playouts, leaves, seconds: number(seconds) }),
    lines: LINES.none,
  };
}
