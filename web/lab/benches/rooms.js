/** Rooms: value iteration sweep by sweep, and what tree search finds from each room. */

import { local, number, say } from "../../lang/texts.js";
import { arrow, bar, cell, drawing, label } from "../marks.js";
import { every } from "../replay.js";
import { grid, linesOf, of, plotted, rounded, rowsOf, sum } from "./bench.js";

/** @import { Bench, Event, Result } from "./bench.js" */

/** The width of a picture of rooms, the room between two of them, and that of the title above each. */
const [WIDTH, GAP, TOP] = [364, 24, 34];
/** The moves in the order of the engine, each with its direction to the right and down.
 * @type {[name: string, across: number, down: number][]} */
const MOVES = [
  ["north", 0, -1],
  ["east", 1, 0],
  ["south", 0, 1],
  ["west", -1, 0],
];
/** Values that differ by no more are equal. */
const EQUAL = 1e-9;
/** The shares of rooms up to which each prediction is right. @type {[string, number][]} */
const SHARES = [
  ["none", 0],
  ["few", 0.25],
  ["half", 0.5],
  ["most", 1],
];

/** @typedef {{value: number, moves: number[], wrong: boolean}} Room  `moves` are those that are drawn, by their
 *   numbers */

/** @param {Result} ran @returns {Event[]} */
const sweeps = ({ happened }) => of(happened, "sweep");

/** @type {Bench} */ export const rooms = {
  axes: ["logX", "linear"],
  options: ["none", "few", "half", "most"],

  units: (ran) => [every(say("lab-rooms-sweeps"), sweeps(ran).length, 1)],

  scene(ran, at) {
    const last = sweeps(ran).at(-1);
    const names = rowsOf(ran, "rooms").map(({ room }) => room);
    const swept = sweeps(ran)[at - 1];
    const left = names.map((_, room) => exact(swept, room));
    const right = names.map((_, room) => searched(ran, last, room));
    const size = Math.round(Math.sqrt(names.length));
    const side = WIDTH / size;
    const most = Math.max(...(last?.values ?? [1]), EQUAL);
    const height = TOP + WIDTH + 4;
    /** @param {string} title @param {(Room | null)[]} found @param {number} x @param {number} y */
    const plan = (title, found, x, y) => [
      label("title", [x, y + 20], title, "start"),
      found.map(
        (room, place) =>
          room && drawn(room, x + (place % size) * side, y + TOP + Math.floor(place / size) * side, side, most),
      ),
    ];
    const told = (/** @type {Room | null | undefined} */ room) =>
      room ? [room.value, room.moves.map((move) => local(MOVES[move]?.[0] ?? "")).join(", ") || null] : [null, null];
    return {
      picture: drawing(
        2 * WIDTH + GAP,
        height,
        plan(say("lab-rooms-iteration", { sweep: at }), left, 0, 0),
        plan(say("lab-rooms-search", { playouts: Number(ran.chosen.values.playouts) }), right, WIDTH + GAP, 0),
      ),
      grid: grid(
        say("lab-rooms-columns").split(" | "),
        names.map((name, place) => [name, ...told(left[place]), ...told(right[place])]),
      ),
      sentence: swept
        ? say("lab-rooms-swept", { sweep: swept.sweep, change: number(swept.change) })
        : say("lab-rooms-before"),
      ...(swept ? computed(swept, names[0]) : { lines: [] }),
    };
  },

  result: plotted("playouts", "lab-rooms", (rows) =>
    linesOf(rows, { looks: { "wrong %": "s1" }, x: "playouts", told: () => say("lab-rooms-wrong") }),
  ),

  verdict(ran) {
    if (!ran.ended) return null;
    const tried = rowsOf(ran, "rooms").filter(({ searches }) => searches > 0);
    const wrong = tried.filter((row) => row["wrong %"] > 0).length;
    const [right = "most"] = SHARES.find(([, most]) => wrong / tried.length <= most) ?? [];
    return { right: [right], told: say("lab-rooms-wrong-rooms", { wrong, all: tried.length }) };
  },
};

/** How a sweep finds the value of the first room. @param {Event} sweep @param {string} name of the room */
const computed = (sweep, name) => ({
  lines: [1, 2, 3, 4],
  formula: [`${name}: max(${sweep.moves[0].map(number).join("; ")}) = ${number(sweep.values[0])}`],
});

/** What a sweep says of a room; nothing is known before the first one.
 * @param {Event | undefined} sweep @param {number} room @returns {Room} */
const exact = (sweep, room) => ({
  value: sweep?.values[room] ?? 0,
  moves: sweep ? best(sweep, room) : [],
  wrong: false,
});

/** The moves with the greatest value, none where all are alike.
 * @param {Event} sweep @param {number} room @returns {number[]} */
function best(sweep, room) {
  const values = /** @type {number[]} */ (sweep.moves[room]);
  const moves = [...values.keys()].filter((move) => (values[move] ?? 0) >= Math.max(...values) - EQUAL);
  return moves.length < MOVES.length ? moves : [];
}

/** What the longest searches from a room say together; null if there is none.
 * @param {Result} ran @param {Event | undefined} last the last sweep @param {number} room @returns {Room | null} */
function searched(ran, last, room) {
  const playouts = Number(ran.chosen.values.playouts);
  const found = of(ran.happened, "estimate").filter((event) => event.room === room && event.playouts === playouts);
  if (!found.length || !last) return null;
  const counts = MOVES.map((_, move) => found.filter((event) => event.move === move).length);
  const chosen = counts.indexOf(Math.max(...counts));
  const right = best(last, room);
  return {
    value: sum(found.map(({ value }) => value)) / found.length,
    moves: [chosen],
    wrong: right.length > 0 && !right.includes(chosen),
  };
}

/** @param {Room} room @param {number} x @param {number} y @param {number} side
 * @param {number} most the greatest value of all */
function drawn({ value, moves, wrong }, x, y, side, most) {
  const [middle, height, reach] = [x + side / 2, y + side * 0.62, side * 0.26];
  return [
    cell(x, y, side, (0.6 * Math.max(value, 0)) / most),
    label("worth", [middle, y + side * 0.25], number(rounded(value, 1))),
    moves.map((move) => {
      const [, across = 0, down = 0] = MOVES[move] ?? [];
      return arrow("move", [middle, height], [middle + across * reach, height + down * reach]);
    }),
    wrong && bar("frame", x + 3, y + 3, side - 6, side - 6),
  ];
}
