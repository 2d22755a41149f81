/** Rooms: value iteration sweep by sweep, and what tree search finds from each room. */

import { local, number, say } from "../../lang/texts.js";
import { arrow, bar, cell, label } from "../marks.js";
import { every } from "../replay.js";
import { seriesOf, of, plotted, rowsOf } from "./bench.js";

/** @import { Bench, Event, Mark, Result } from "./bench.js" */

/** The width of a picture of rooms, the room between two of them, and that of the title above each. */
const [WIDTH, GAP, TOP] = [364, 24, 34];
/** The moves in the order of the engine, each with its direction to the right and down. */
const MOVES = /** @type {const} */ ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] });
const NAMES = /** @type {(keyof typeof MOVES)[]} */ (Object.keys(MOVES));
/** Values that differ by no more are equal. */
const EQUAL = 1e-9;

/** @typedef {{value: number, moves: number[], wrong: boolean}} Room  `moves` are those that are drawn, by their
 *   numbers */

/** @param {Result} ran @returns {Event[]} */
const sweeps = ({ happened }) => of(happened, "sweep");

/** @type {Bench} */ export const rooms = {
  axes: ["logX", "linear"],
  options: ["none", "few", "half", "most"],

  units: (ran) => [every(say("lab-rooms-sweeps"), sweeps(ran).length, 1)],

  scene(ran, at, narrow) {
    const all = sweeps(ran);
    const names = rowsOf(ran, "rooms").map(({ room }) => room);
    const swept = all[at - 1];
    const left = names.map((_, room) => exact(swept, room));
    const right = names.map((_, room) => searched(ran, all.at(-1), room));
    const size = Math.round(Math.sqrt(names.length));
    const side = WIDTH / size;
    const most = Math.max(...(all.at(-1)?.values ?? [1]), EQUAL);
    const height = TOP + WIDTH + 4;
    const grid = (
      /** @type {string} */ title,
      /** @type {(Room | null)[]} */ found,
      /** @type {number} */ x,
      /** @type {number} */ y,
    ) => [
      label("title", [x, y + 20], title, "start"),
      ...found.flatMap((room, place) =>
        room ? drawn(room, x + (place % size) * side, y + TOP + Math.floor(place / size) * side, side, most) : [],
      ),
    ];
    const second = say("lab-rooms-search", { playouts: Number(ran.chosen.values.playouts) });
    const picture = {
      width: narrow ? WIDTH : 2 * WIDTH + GAP,
      height: narrow ? 2 * height : height,
      marks: [
        ...grid(say("lab-rooms-iteration", { sweep: at }), left, 0, 0),
        ...(narrow ? grid(second, right, 0, height) : grid(second, right, WIDTH + GAP, 0)),
      ],
    };
    const told = (/** @type {Room | null | undefined} */ room) =>
      room
        ? [number(room.value), room.moves.map((move) => local(NAMES[move] ?? "")).join(", ") || say("lab-none")]
        : [say("lab-none"), say("lab-none")];
    const rows = names.map((name, place) => [name, ...told(left[place]), ...told(right[place])]);
    const sentence = swept
      ? say("lab-rooms-swept", { sweep: swept.sweep, change: number(swept.change) })
      : say("lab-rooms-before");
    return {
      picture,
      grid: { columns: say("lab-rooms-columns").split(" | "), rows },
      sentence,
      ...(swept ? computed(swept, names[0]) : {}),
    };
  },

  result(runs, axes) {
    const points = (/** @type {Result} */ ran) =>
      rowsOf(ran, "playouts").map((row) => ({ x: row.playouts, y: row["wrong %"] }));
    const lines = (/** @type {Result} */ ran) =>
      seriesOf({ [say("lab-rooms-wrong")]: "s1" }, String, () => points(ran));
    return plotted(runs, "playouts", axes, "lab-rooms", lines);
  },

  verdict(ran) {
    if (!ran.ended) return null;
    const tried = rowsOf(ran, "rooms").filter(({ searches }) => searches > 0);
    const share = tried.filter((row) => row["wrong %"] > 0).length / tried.length;
    const right = share === 0 ? "none" : share <= 0.25 ? "few" : share <= 0.5 ? "half" : "most";
    return { right: [right], told: say("lab-rooms-wrong-rooms", { wrong: share * tried.length, all: tried.length }) };
  },
};

/** How a sweep finds the value of the first room.
 * @param {Event} sweep @param {string} name of the room */
function computed(sweep, name) {
  const values = /** @type {number[]} */ (sweep.moves[0]).map(number);
  return { lines: [1, 2, 3, 4], formula: [`${name}: max(${values.join("; ")}) = ${number(sweep.values[0])}`] };
}

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
  const moves = NAMES.flatMap((_, move) => ((values[move] ?? 0) >= Math.max(...values) - EQUAL ? [move] : []));
  return moves.length < NAMES.length ? moves : [];
}

/** What the longest searches from a room say together; null if there is none.
 * @param {Result} ran @param {Event | undefined} last the last sweep @param {number} room @returns {Room | null} */
function searched(ran, last, room) {
  const playouts = Number(ran.chosen.values.playouts);
  const found = ran.happened.events.filter(
    (event) => event.is === "estimate" && event.room === room && event.playouts === playouts,
  );
  if (!found.length || !last) return null;
  const counts = NAMES.map((_, move) => found.filter((event) => event.move === move).length);
  const chosen = counts.indexOf(Math.max(...counts));
  const right = best(last, room);
  return {
    value: found.reduce((sum, { value }) => sum + value, 0) / found.length,
    moves: [chosen],
    wrong: right.length > 0 && !right.includes(chosen),
  };
}

/** @param {Room} room @param {number} x @param {number} y @param {number} side
 * @param {number} most the greatest value of all
 * @returns {Mark[]} */
function drawn({ value, moves, wrong }, x, y, side, most) {
  const [middle, height, reach] = [x + side / 2, y + side * 0.62, side * 0.26];
  const arrows = moves.map((move) => {
    const [across, down] = MOVES[/** @type {"north"} */ (NAMES[move])];
    return arrow("move", [middle, height], [middle + across * reach, height + down * reach]);
  });
  const frame = wrong ? [bar("frame", x + 3, y + 3, side - 6, side - 6)] : [];
  return [
    ...cell(x, y, side, (0.6 * Math.max(value, 0)) / most),
    label("worth", [middle, y + side * 0.25], number(Math.round(value * 10) / 10)),
    ...arrows,
    ...frame,
  ];
}
