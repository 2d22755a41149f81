import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { lattices } from "../../../web/lab/lattices.ts";

const OUTLINE = [0, 0.5, -0.5].map((x) => [x, x ? 0.5 : -0.5]);
const cell = (place, look, share = 0, text = "") => ({ place, look, share, text });

const drawn = (more = {}) =>
  lattices({ parts: [], size: [3, 3], words: [], bits: 3, ...more }, OUTLINE, (text) => `${text}`, false).marks;

test("cells have their look, their shade and a text if it fits, under their title", () => {
  const cells = [cell([1, 1], "owner-2", 0, "a1"), cell([2, 1], "hexagon", 0.5, 7)];
  const dots = [{ place: [1.5, 1.5], look: "small", share: 0.25 }];
  const sized = (size) => drawn({ size: [size, size], parts: [{ title: "First", cells, framed: [[1, 1]], dots }] });
  const looks = sized(3).map(({ look, text }) => (text ? `${look}: ${text}` : look));
  const wanted = "title: First, owner-2, on-2: a1, hexagon, tint, on-cell: 7, ring-taken, small, tint";
  equal(looks.join(", "), wanted);
  const texts = sized(60).flatMap(({ text = [] }) => text);
  deepEqual(texts, ["First"]);
});

test("two lattices lie beside each other", () => {
  const parts = [1, 2].map((number) => ({ title: number, cells: [cell([1, 1], "hexagon")], framed: [], dots: [] }));
  const [one, two] = drawn({ parts }).filter(({ look }) => look === "title");
  ok(Number(one?.attributes.x) < Number(two?.attributes.x));
  equal(one?.attributes.y, two?.attributes.y);
});

test("the bits of a word come lowest first, and lie eight in a row", () => {
  const squares = (bits) =>
    drawn({ words: [{ name: "a", word: "8000000000000005" }], bits }).filter(({ look }) => /^bit/.test(look));
  const owners = squares(3).map(({ look }) => look.at(-1));
  deepEqual(owners, ["1", "2", "1"]);
  const all = squares(64);
  const [first, last] = [all[0], all[63]];
  deepEqual([all.length, last?.look], [64, "bit owner-1"]);
  const distances = ["x", "y"].map((name) => Number(last?.attributes[name]) - Number(first?.attributes[name]));
  deepEqual(distances, [56, 56]);
});
