import assert from "node:assert/strict";
import { test } from "node:test";

import { lattices } from "../../../web/lab/lattices.ts";

const OUTLINE = [
  [0, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];
const cell = (place, look, share = 0, text = "") => ({ place, look, share, text });

const drawn = (more = {}) =>
  lattices({ parts: [], size: [3, 3], words: [], bits: 3, ...more }, OUTLINE, (text) => `${text}`, false).marks;

test("cells have their look, their shade and a text if it fits, under their title", () => {
  const part = (size) => ({
    size: [size, size],
    parts: [
      {
        title: "First",
        cells: [cell([1, 1], "owner-2", 0, "a1"), cell([2, 1], "hexagon", 0.5, 7)],
        framed: [[1, 1]],
        dots: [{ place: [1.5, 1.5], look: "small", share: 0.25 }],
      },
    ],
  });
  const looks = drawn(part(3)).map(({ look, text }) => (text ? `${look}: ${text}` : look));
  assert.deepEqual(looks, [
    "title: First",
    "owner-2",
    "on-2: a1",
    "hexagon",
    "tint",
    "on-cell: 7",
    "ring-taken",
    "small",
    "tint",
  ]);
  assert.deepEqual(
    drawn(part(60)).flatMap(({ text = [] }) => text),
    ["First"],
  );
});

test("two lattices lie beside each other", () => {
  const parts = [1, 2].map((number) => ({ title: number, cells: [cell([1, 1], "hexagon")], framed: [], dots: [] }));
  const [one, two] = drawn({ parts }).filter(({ look }) => look === "title");
  assert.ok(Number(one?.attributes.x) < Number(two?.attributes.x));
  assert.equal(one?.attributes.y, two?.attributes.y);
});

test("the bits of a word come lowest first, and lie eight in a row", () => {
  const squares = (bits) =>
    drawn({ words: [{ name: "a", word: "8000000000000005" }], bits }).filter(({ look }) => /^bit/.test(look));
  assert.equal(
    squares(3)
      .map(({ look }) => look.at(-1))
      .join(""),
    "121",
  );
  const all = squares(64);
  const [first, last] = [all[0], all[63]];
  assert.deepEqual([all.length, last?.look], [64, "bit owner-1"]);
  assert.deepEqual(
    ["x", "y"].map((name) => Number(last?.attributes[name]) - Number(first?.attributes[name])),
    [56, 56],
  );
});
