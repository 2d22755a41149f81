/** The reduction of full boards, triangle by triangle: the majorities, and how they lie in the picture. */

import { local, say } from "../../lang/texts.js";
import { NARROW, TOP, WIDE, bitsOf, corner, frameOf, lowered, outlined, shaded, squares } from "../boards.js";
import { dot, drawing, faded, label } from "../marks.js";
import { grid, of, once, rounded, sum, text } from "./bench.js";

/** @import { Frame } from "../boards.js" */
/** @import { Marks } from "../marks.js" */
/** @import { Event, Place, Result, Scene } from "./bench.js" */

/** The widths of a cell from which on it holds a number, and its name. */
const [NUMBERED, NAMED] = [17, 24];
/** The radius of a majority between its three cells, in widths of a cell. */
const RADIUS = 0.2;
/** The side of a square that is a bit, and the width of a column of eight of them with its space. */
const [BIT, COLUMN] = [8, 77];
/** The strength of the colour of a cell that player 1 owns on every board. */
const STRONG = 0.6;
/** The lines of the pseudocode. */
export const LINES = {
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
export const FRAMED = 0.86;
/** @typedef {{triangle: number, row: number, cell: number}} Majority  its triangle by the number of the one before it
 * @typedef {"coins" | "inside" | "edges" | "bridges"} Stage  of a playout, as the engine names it
 * @typedef {{lattice: Event, triangles: Event[], fills: Event[], speeds: Event[], majorities: Majority[]}} Recording */

/** What a recording has, in the order in which it is stepped through. @type {(ran: Result) => Recording} */
export const recordingOf = once(({ happened }) => {
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

/** The three cells of a majority, by rows and numbers.
 * @param {number} row @param {number} cell @returns {[number, number][]} */
const three = (row, cell) => [
  [row, cell],
  [row, cell + 1],
  [row + 1, cell],
];

/** The cells of a triangle by rows and numbers. @param {Event} triangle @returns {[number, number][]} */
const cellsOf = ({ first }) =>
  first.flatMap((/** @type {number[]} */ owners, /** @type {number} */ row) => owners.map((_, cell) => [row, cell]));

/** On how many boards of a word a cell is player 1's. @param {string} word */
const share = (word) => bitsOf(word).filter(Boolean).length;

/** A majority that has been taken: the triangles before and after it, and which cells of the latter are known; those of
 * the full board before the first one. @param {Result} ran @param {number} at */
function takenAt(ran, at) {
  const { triangles, majorities } = recordingOf(ran);
  const majority = majorities[at - 1] ?? null;
  const [before, after] = [triangles[majority?.triangle ?? 0], majority ? triangles[majority.triangle + 1] : undefined];
  const isDone = (/** @type {number} */ row, /** @type {number} */ cell) =>
    majority !== null && (row < majority.row || (row === majority.row && cell <= majority.cell));
  return { majority, before, after, isDone };
}

/** @param {Result} ran @param {number} at @returns {Scene} */
export function reduced(ran, at) {
  const { lattice } = recordingOf(ran);
  const { majority, before, after, isDone } = takenAt(ran, at);
  const players = ran.placed?.snapshot.players ?? [];
  const boards = Number(ran.chosen.values.boards);
  const called = (/** @type {number | undefined} */ player) =>
    player ? local(players[player - 1] ?? "") : say("lab-none");
  const name = (/** @type {number} */ row, /** @type {number} */ cell) => String(lattice.names[row]?.[cell] ?? "");
  const rows = (before ? cellsOf(before) : []).map(([row, cell]) => {
    const done = isDone(row, cell) && after?.first[row]?.[cell] !== undefined;
    return [
      name(row, cell),
      called(before?.first[row][cell]),
      before?.words[row][cell],
      ...(done ? [called(after?.first[row][cell]), after?.words[row][cell]] : ["", ""]),
    ];
  });
  const shown = { picture: triangles(ran, at), grid: grid(say("lab-reduction-columns").split(" | "), rows) };
  if (!majority || !before || !after) {
    const { side = 0 } = before ?? {};
    return { ...shown, sentence: say("lab-reduction-full", { side, boards }), lines: LINES.full };
  }
  const cells = three(majority.row, majority.cell);
  const owners = cells.map(([row, cell]) => called(before.first[row][cell]));
  const result = called(after.first[majority.row][majority.cell]);
  const target = name(majority.row, majority.cell);
  const names = cells.map(([row, cell], place) => `${name(row, cell)} ${owners[place]}`).join(", ");
  const won = after.side === 1;
  return {
    ...shown,
    sentence: text(
      say("lab-reduction-majority", { step: at, cell: target, three: names, result }),
      won && say("lab-reduction-won", { winner: result, count: share(after.words[0][0]), boards }),
    ),
    lines: won ? LINES.won : LINES.majority,
    formula: [
      `${target} = ${say("lab-reduction-majority-of")}(${owners.join(", ")}) = ${result}`,
      ...cells.map(([row, cell], place) => `${"abc"[place]} = ${before.words[row][cell]}`),
      `a & b | (a | b) & c = ${after.words[majority.row][majority.cell]}`,
    ],
  };
}

/** A triangle on the first board and on all, with the majorities that have been taken between their three cells, and
 * the words at work.
 * @param {Result} ran @param {number} at */
function triangles(ran, at) {
  const { lattice } = recordingOf(ran);
  const { majority, before, after, isDone } = takenAt(ran, at);
  if (!before || !ran.placed) return drawing(NARROW, TOP);
  const { outline } = ran.placed.layout;
  const boards = Number(ran.chosen.values.boards);
  const spread = spreadOf(lattice.places);
  const height = TOP + frameOf(spread, [0, 0], NARROW).height + 8;
  const taken = majority ? three(majority.row, majority.cell) : [];
  /** @typedef {(triangle: Event, row: number, cell: number, at: Place, unit: number) => Marks} OfCell */
  /** @param {number} number of the part @param {string} title @param {OfCell} big @param {OfCell} small */
  const drawn = (number, title, big, small) => {
    const [x, y] = corner(number, height);
    const frame = frameOf(spread, [x, y + TOP], NARROW);
    const at = (/** @type {[number, number]} */ [row, cell]) =>
      placeOf(lattice.places, spread, majority?.triangle ?? 0, row, cell, frame);
    const done = after ? cellsOf(after).filter(([row, cell]) => isDone(row, cell)) : [];
    return [
      label("title", [x, y + 18], title, "start"),
      cellsOf(before).map(([row, cell]) => big(before, row, cell, at([row, cell]), frame.unit)),
      taken.map((one) => outlined("ring-taken", outline, at(one), frame.unit * FRAMED)),
      done.map(([row, cell]) => after && small(after, row, cell, middle(three(row, cell).map(at)), frame.unit)),
    ];
  };
  /** How strongly a word is shaded. @param {string} word */
  const strength = (word) => (STRONG * share(word)) / boards;
  const radius = (/** @type {number} */ unit) => rounded(unit * RADIUS);
  const low = corner(1, height)[1] + height;
  const shown =
    after && majority
      ? [
          ...taken.map(([row, cell]) => ({ name: lattice.names[row][cell], word: before.words[row][cell] })),
          { name: "=", word: after.words[majority.row][majority.cell] },
        ]
      : [];
  return drawing(
    WIDE,
    low + 24 + 8 * BIT,
    drawn(
      0,
      say("lab-reduction-first", { side: before.side }),
      ({ first }, row, cell, at, unit) => [
        outlined(`owner-${first[row][cell]}`, outline, at, unit),
        unit >= NAMED && label(`on-${first[row][cell]}`, lowered(at), lattice.names[row][cell]),
      ],
      ({ first }, row, cell, at, unit) => dot(`small-${first[row][cell]}`, at, radius(unit)),
    ),
    drawn(
      1,
      say("lab-reduction-all", { side: before.side, boards }),
      ({ words }, row, cell, at, unit) => [
        outlined("hexagon", outline, at, unit),
        shaded("tint", outline, at, unit * 0.96, strength(words[row][cell])),
        unit >= NUMBERED && label("on-cell", lowered(at), String(share(words[row][cell]))),
      ],
      ({ words }, row, cell, at, unit) => [
        dot("small", at, radius(unit)),
        faded(dot("tint", at, radius(unit)), strength(words[row][cell])),
      ],
    ),
    shown.map(({ name, word }, place) => [
      label("tick", [place * COLUMN, low + 14], name, "start"),
      squares(word, boards, [place * COLUMN, low + 22], BIT),
    ]),
  );
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
  const [start, centre] = [of(0, 0), middle(three(0, 0).map(([i, j]) => of(i, j)))];
  const [x, y] = of(row, cell);
  return frame.at([x - left + number * (centre[0] - start[0]), y - top + number * (centre[1] - start[1])]);
}

/** @param {Place[]} places @returns {Place} */
const middle = (places) => [sum(places.map(([x]) => x)) / places.length, sum(places.map(([, y]) => y)) / places.length];
