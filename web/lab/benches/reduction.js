/** Reduction: a full board, and 64 in a word, reduced triangle by triangle; a playout of wye, stage by stage; and the
 * speed of it all. */

import { local, number, say } from "../../lang/texts.js";
import { bitsOf, board, frameOf, lowered, outlined, piece, shaded, squares } from "../boards.js";
import { bar, dot, faded, label } from "../marks.js";
import { seriesOf, of, once, plotted, rangeOf, rowsOf } from "./bench.js";

/** @import { Frame } from "../boards.js" */
/** @import { Bench, Event, Mark, Picture, Place, Result, Scene, Series, Unit } from "./bench.js" */

/** The width of a triangle, of the whole picture, and of the space between two triangles; that above each for its
 * title. */
const [WIDTH, WIDE, GAP, TOP] = [308, 640, 24, 28];
/** The widths of a cell from which on it holds a number, and its name. */
const [NUMBERED, NAMED] = [17, 24];
/** The radius of a majority between its three cells, in widths of a cell. */
const RADIUS = 0.2;
/** The side of a square that is a bit, and the width of a column of eight of them with its space. */
const [BIT, COLUMN] = [8, 77];
/** The strength of the colour of a cell that player 1 owns on every board. */
const STRONG = 0.6;
/** The lines of the pseudocode. */
const LINES = {
  full: [0],
  majority: [3, 4],
  won: [4, 5],
  coins: [8],
  inside: [9, 10, 11],
  edges: [9, 10, 11],
  bridges: [12, 13],
  none: [],
};
/** How wide a frame around a cell is, in widths of a cell. */
const FRAMED = 0.86;
/** The numbers of operations below which each prediction is right. */
const RANGES = { tens: 100, hundreds: 1000, thousands: 10_000, more: Infinity };

/** @typedef {{triangle: number, row: number, cell: number}} Majority  its triangle by the number of the one before it
 * @typedef {"coins" | "inside" | "edges" | "bridges"} Stage  of a playout, as the engine names it
 * @typedef {{lattice: Event, triangles: Event[], fills: Event[], speeds: Event[], majorities: Majority[]}} Recording */

/** What a recording has, in the order in which it is stepped through. @type {(ran: Result) => Recording} */
const recordingOf = once(({ happened }) => {
  const triangles = of(happened, "triangle");
  const majorities = triangles
    .slice(1)
    .flatMap(({ first }, triangle) =>
      first.flatMap((/** @type {number[]} */ cells, /** @type {number} */ row) =>
        cells.map((_, cell) => ({ triangle, row, cell })),
      ),
    );
  return {
    lattice: of(happened, "lattice")[0] ?? { names: [], places: [] },
    triangles,
    fills: of(happened, "fill"),
    speeds: of(happened, "speed"),
    majorities,
  };
});

/** @type {Bench} */ export const reduction = {
  axes: ["linear", "log"],
  options: ["tens", "hundreds", "thousands", "more"],

  units(ran) {
    const { majorities, fills, speeds } = recordingOf(ran);
    const after = Array.from({ length: fills.length + speeds.length }, (_, number) => majorities.length + number + 1);
    const ends = (/** @type {(one: Majority, next: Majority | undefined) => boolean} */ last) =>
      majorities.flatMap((one, number) => (last(one, majorities[number + 1]) ? [number + 1] : []));
    return /** @type {Unit[]} */ ([
      { name: say("lab-reduction-units-cell"), stops: [0, ...majorities.map((_, number) => number + 1), ...after] },
      {
        name: say("lab-reduction-units-row"),
        stops: [0, ...ends((one, next) => next?.row !== one.row || next.triangle !== one.triangle), ...after],
      },
      {
        name: say("lab-reduction-units-triangle"),
        stops: [0, ...ends((one, next) => next?.triangle !== one.triangle), ...after],
      },
    ]);
  },

  scene(ran, at, narrow) {
    const { majorities, fills, speeds } = recordingOf(ran);
    const later = at - majorities.length - 1;
    const fill = fills[later];
    if (fill) return filled(ran, at, fill, narrow);
    if (speeds[later - fills.length]) return measured(at, speeds.slice(0, later - fills.length + 1));
    return reduced(ran, at, narrow);
  },

  result: (runs, axes) => plotted(runs, "triangles", axes, "lab-reduction", (ran) => operations(ran)),

  verdict(ran) {
    const last = rowsOf(ran, "triangles").at(-1);
    if (last?.side !== 1) return null;
    const made = last["operations so far"];
    return {
      right: [rangeOf(RANGES, made)],
      told: say("lab-reduction-counted", {
        made,
        each: last["board after board"],
        boards: Number(ran.chosen.values.boards),
      }),
    };
  },
};

// --- the reduction ---

/** The three cells of a majority, by rows and numbers. @param {Majority} majority @returns {[number, number][]} */
const three = ({ row, cell }) => [
  [row, cell],
  [row, cell + 1],
  [row + 1, cell],
];

/** @param {Result} ran @param {number} at @param {boolean} narrow @returns {Scene} */
function reduced(ran, at, narrow) {
  const { lattice, triangles, majorities } = recordingOf(ran);
  const majority = majorities[at - 1] ?? null;
  const before = triangles[majority?.triangle ?? 0];
  const after = majority ? triangles[majority.triangle + 1] : undefined;
  const players = ran.placed?.snapshot.players ?? [];
  const called = (/** @type {number | undefined} */ player) =>
    player ? local(players[player - 1] ?? "") : say("lab-none");
  const isDone = (/** @type {number} */ row, /** @type {number} */ cell) =>
    majority !== null && (row < majority.row || (row === majority.row && cell <= majority.cell));
  const name = (/** @type {number} */ row, /** @type {number} */ cell) => String(lattice.names[row]?.[cell] ?? "");
  const rows = (before?.first ?? []).flatMap((/** @type {number[]} */ owners, /** @type {number} */ row) =>
    owners.map((owner, cell) => {
      const done = isDone(row, cell) && after?.first[row]?.[cell] !== undefined;
      return [
        name(row, cell),
        called(owner),
        before?.words[row][cell],
        done ? called(after?.first[row][cell]) : "",
        done ? after?.words[row][cell] : "",
      ];
    }),
  );
  const grid = { columns: say("lab-reduction-columns").split(" | "), rows };
  const picture = triangle(ran, majority, isDone, narrow);
  if (!majority || !before || !after)
    return {
      picture,
      grid,
      sentence: say("lab-reduction-full", { side: triangles[0]?.side ?? 0, boards: Number(ran.chosen.values.boards) }),
      lines: LINES.full,
    };
  const cells = three(majority);
  const owners = cells.map(([row, cell]) => called(before.first[row][cell]));
  const result = called(after.first[majority.row][majority.cell]);
  const target = name(majority.row, majority.cell);
  const word = (/** @type {number} */ place) => before.words[cells[place]?.[0] ?? 0][cells[place]?.[1] ?? 0];
  const sentence = say("lab-reduction-majority", {
    step: at,
    cell: target,
    three: cells.map(([row, cell], place) => `${name(row, cell)} ${owners[place]}`).join(", "),
    result,
  });
  return {
    picture,
    grid,
    sentence:
      after.side > 1
        ? sentence
        : [
            sentence,
            say("lab-reduction-won", {
              winner: result,
              count: share(after.words[0][0]),
              boards: Number(ran.chosen.values.boards),
            }),
          ].join(" "),
    lines: after.side > 1 ? LINES.majority : LINES.won,
    formula: [
      `${target} = ${say("lab-reduction-majority-of")}(${owners.join(", ")}) = ${result}`,
      ...["a", "b", "c"].map((letter, place) => `${letter} = ${word(place)}`),
      `a & b | (a | b) & c = ${after.words[majority.row][majority.cell]}`,
    ],
  };
}

/** On how many boards of a word a cell is player 1's. @param {string} word */
const share = (word) => bitsOf(word).filter(Boolean).length;

/** A triangle on the first board and on all, with the majorities that have been taken between their three cells, and
 * the words at work.
 * @param {Result} ran @param {Majority | null} majority @param {(row: number, cell: number) => boolean} isDone
 * @param {boolean} narrow @returns {Picture} */
function triangle(ran, majority, isDone, narrow) {
  const { lattice, triangles } = recordingOf(ran);
  const before = triangles[majority?.triangle ?? 0];
  const after = majority ? triangles[majority.triangle + 1] : undefined;
  if (!before || !ran.placed) return { width: WIDTH, height: TOP, marks: [] };
  const { outline } = ran.placed.layout;
  const boards = Number(ran.chosen.values.boards);
  const spread = spreadOf(lattice.places);
  const height = TOP + frameOf(spread, [0, 0], WIDTH).height + 8;
  /** @param {string} title @param {Place} place
   * @param {(triangle: Event, row: number, cell: number, at: Place, unit: number) => Mark[]} big
   * @param {(triangle: Event, row: number, cell: number, at: Place, unit: number) => Mark[]} small */
  const drawn = (title, [x, y], big, small) => {
    const frame = frameOf(spread, [x, y + TOP], WIDTH);
    const at = (/** @type {number} */ row, /** @type {number} */ cell) =>
      placeOf(lattice.places, spread, majority?.triangle ?? 0, row, cell, frame);
    /** @type {(one: Event) => [number, number][]} */ const cells = (one) =>
      one.first.flatMap((/** @type {number[]} */ owners, /** @type {number} */ row) =>
        owners.map((_, cell) => [row, cell]),
      );
    return [
      label("title", [x, y + 18], title, "start"),
      ...cells(before).flatMap(([row, cell]) => big(before, row, cell, at(row, cell), frame.unit)),
      ...(majority
        ? three(majority).map(([row, cell]) => outlined("ring-taken", outline, at(row, cell), frame.unit * FRAMED))
        : []),
      ...(after
        ? cells(after).flatMap(([row, cell]) =>
            isDone(row, cell)
              ? small(after, row, cell, middle(three({ triangle: 0, row, cell }).map(([i, j]) => at(i, j))), frame.unit)
              : [],
          )
        : []),
    ];
  };
  const first = drawn(
    say("lab-reduction-first", { side: before.side }),
    [0, 0],
    ({ first: owners }, row, cell, at, unit) => [
      outlined(`owner-${owners[row][cell]}`, outline, at, unit),
      ...(unit < NAMED ? [] : [label(`on-${owners[row][cell]}`, lowered(at), lattice.names[row][cell])]),
    ],
    ({ first: owners }, row, cell, at, unit) => [
      dot(`small-${owners[row][cell]}`, at, Math.round(unit * RADIUS * 100) / 100),
    ],
  );
  const [x, y] = narrow ? [0, height] : [WIDTH + GAP, 0];
  const all = drawn(
    say("lab-reduction-all", { side: before.side, boards }),
    [x, y],
    ({ words }, row, cell, at, unit) => {
      const count = share(words[row][cell]);
      return [
        outlined("hexagon", outline, at, unit),
        shaded("tint", outline, at, unit * 0.96, (STRONG * count) / boards),
        ...(unit < NUMBERED ? [] : [label("on-cell", lowered(at), String(count))]),
      ];
    },
    ({ words }, row, cell, at, unit) => {
      const radius = Math.round(unit * RADIUS * 100) / 100;
      return [dot("small", at, radius), faded(dot("tint", at, radius), (STRONG * share(words[row][cell])) / boards)];
    },
  );
  const low = y + height;
  const shown =
    majority && after
      ? [
          ...three(majority).map(([row, cell]) => ({ name: lattice.names[row][cell], word: before.words[row][cell] })),
          { name: "=", word: after.words[majority.row][majority.cell] },
        ]
      : [];
  const bits = shown.flatMap(({ name, word }, place) => [
    label("tick", [place * COLUMN, low + 14], name, "start"),
    ...squares(word, boards, [place * COLUMN, low + 22], BIT),
  ]);
  return { width: narrow ? WIDTH : WIDE, height: low + 24 + 8 * BIT, marks: [...first, ...all, ...bits] };
}

/** The size of a lattice, half a cell wider on every side than the places of its cells.
 * @param {Place[][]} places @returns {{width: number, height: number, left: number, top: number}} */
function spreadOf(places) {
  const [across, down] = [places.flat().map(([x]) => x), places.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...across) - 0.6, Math.min(...down) - 0.7];
  return { left, top, width: Math.max(...across) + 0.6 - left, height: Math.max(...down) + 0.7 - top };
}

/** Where a cell of a smaller triangle lies: each triangle in the middle between the cells of the one before.
 * @param {Place[][]} places @param {{left: number, top: number}} spread @param {number} number of the triangle
 * @param {number} row @param {number} cell @param {Frame} frame @returns {Place} */
function placeOf(places, { left, top }, number, row, cell, frame) {
  const of = (/** @type {number} */ i, /** @type {number} */ j) => /** @type {Place} */ (places[i]?.[j] ?? [0, 0]);
  const [start, centre] = [of(0, 0), middle(three({ triangle: 0, row: 0, cell: 0 }).map(([i, j]) => of(i, j)))];
  const [x, y] = of(row, cell);
  return frame.at([x - left + number * (centre[0] - start[0]), y - top + number * (centre[1] - start[1])]);
}

/** @param {Place[]} places @returns {Place} */
function middle(places) {
  const [x, y] = places.reduce(([left, top], [right, down]) => [left + right, top + down], [0, 0]);
  return [x / places.length, y / places.length];
}

// --- a playout ---

/** A playout of wye after a stage.
 * @param {Result} ran @param {number} at @param {Event} fill @param {boolean} narrow
 * @returns {Scene} */
function filled(ran, at, fill, narrow) {
  const stage = /** @type {Stage} */ (fill.stage);
  const changed = new Set(/** @type {number[]} */ (fill.changed));
  const owner = (/** @type {number} */ cell) => Number(fill.owners[cell]);
  const called = (/** @type {number} */ player) => local(ran.placed?.snapshot.players[player - 1] ?? "");
  return {
    picture: framed(ran, say(`lab-reduction-stages-${stage}`), fill.owners, changed, narrow),
    grid: {
      columns: ["cell", "owner before", "owner"].map(local),
      rows: (ran.placed?.layout.cells ?? []).map(({ name }, cell) => [
        name,
        changed.has(cell) ? called(3 - owner(cell)) : "",
        called(owner(cell)),
      ]),
    },
    sentence: say(`lab-reduction-playout-${stage}`, { step: at, count: changed.size }),
    lines: LINES[stage],
  };
}

/** A full board with frames around the cells that have changed.
 * @param {Result} ran @param {string} title @param {string} owners @param {ReadonlySet<number>} changed
 * @param {boolean} narrow @returns {Picture} */
function framed({ placed }, title, owners, changed, narrow) {
  const width = narrow ? WIDTH : WIDE * 0.7;
  if (!placed) return { width, height: TOP, marks: [] };
  const { layout } = placed;
  const frame = frameOf(layout, [0, TOP], width);
  const full = board(placed, frame, (cell, place, { unit }) => [
    piece(Number(owners[cell]), place, unit * 0.55),
    ...(changed.has(cell) ? [outlined("ring-taken", layout.outline, place, unit * FRAMED)] : []),
  ]);
  return { width, height: frame.height + TOP, marks: [label("title", [0, 18], title, "start"), ...full] };
}

// --- the speed ---

/** What the bots have done so far. @param {number} at @param {Event[]} speeds @returns {Scene} */
function measured(at, speeds) {
  const last = /** @type {Event} */ (speeds.at(-1));
  const bots = [...new Set(speeds.map(({ bot }) => bot))].map((bot) => {
    const own = speeds.filter((one) => one.bot === bot);
    const sum = (/** @type {string} */ name) => own.reduce((total, one) => total + one[name], 0);
    return { bot, playouts: sum("playouts"), leaves: sum("leaves"), seconds: sum("seconds") };
  });
  const rows = bots.map(({ bot, playouts, leaves, seconds }) => [
    bot,
    ...[playouts, leaves, seconds, Math.round(playouts / seconds), Math.round(leaves / seconds)].map(number),
  ]);
  const columns = ["bot", "playouts", "leaves", "seconds", "playouts a second", "leaves a second"].map(local);
  const height = 34 * bots.length;
  const group = (/** @type {"playouts" | "leaves"} */ name, /** @type {number} */ place) => {
    const rates = bots.map((one) => one[name] / one.seconds);
    const most = Math.max(...rates);
    const y = place * (height + TOP + 12);
    return [
      label("title", [0, y + 18], local(`${name} a second`), "start"),
      ...bots.flatMap(({ bot }, row) => {
        const [top, rate] = [y + TOP + 34 * row, rates[row] ?? 0];
        return [
          label("tick", [0, top + 19], bot, "start"),
          bar(`full ${place ? "s2" : "s1"}`, 110, top + 4, Math.max(1, (340 * rate) / most), 20),
          label("name", [118 + (340 * rate) / most, top + 19], number(Math.round(rate)), "start"),
        ];
      }),
    ];
  };
  return {
    picture: { width: WIDE, height: 2 * (height + TOP + 12), marks: [...group("playouts", 0), ...group("leaves", 1)] },
    grid: { columns, rows },
    sentence: say("lab-reduction-speed", {
      step: at,
      round: last.round,
      bot: last.bot,
      playouts: last.playouts,
      leaves: last.leaves,
      seconds: number(last.seconds),
    }),
    lines: LINES.none,
  };
}

/** The operations made so far, for all boards in a word and for one board after another.
 * @param {Result} ran @returns {Series[]} */
function operations(ran) {
  const columns = { word: "operations so far", each: "board after board" };
  return seriesOf(
    { word: "s1", each: "s2" },
    (name) => say(`lab-reduction-series-${name}`),
    (name) =>
      rowsOf(ran, "triangles")
        .slice(1)
        .map((row, step) => ({ x: step + 1, y: row[columns[/** @type {"word"} */ (name)]] })),
  );
}
