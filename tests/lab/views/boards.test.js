import { deepEqual, equal, match, ok } from "node:assert/strict";
import test from "node:test";

import { board, boards, frameOf, outlineMark } from "../../../web/lab/boards.ts";
import { drawing, fade } from "../../../web/lab/marks.ts";
import { triangle } from "../../views/boards.js";
import { positions } from "../../views/messages.js";

test("a frame puts a layout where it is said, as wide as is said", () => {
  const frame = frameOf({ width: 4, height: 3 }, [10, 20], 200);
  deepEqual([frame.unit, frame.height, frame.at([0, 0]), frame.at([4, 3])], [50, 150, [10, 20], [210, 170]]);
});

test("a board has its stones, its sides and names, and what is drawn on empty cells", () => {
  const placed = positions.find(({ snapshot }) => snapshot.game === "hex" && /1.*2|2.*1/.test(snapshot.cells));
  const asked = [];
  const frame = frameOf(placed.layout, [0, 0], 300);
  const { marks } = drawing(
    300,
    300,
    board(placed, frame, (cell) => void asked.push(cell)),
  );
  const count = (look) => marks.filter((mark) => mark.look === look).length;
  equal(count("hexagon"), placed.layout.cells.length);
  equal(count("piece-1"), placed.snapshot.cells.split("1").length - 1);
  equal(count("piece-2"), placed.snapshot.cells.split("2").length - 1);
  equal(count("tick"), placed.layout.labels.length);
  equal(marks.filter(({ look }) => /^line rim-[12]$/.test(look)).length, 4);
  const empty = [...placed.snapshot.cells].flatMap((stone, cell) => (stone === "0" ? [cell] : []));
  deepEqual(asked, empty);
});

test("boards side by side have marks on their cells, a text where it fits, and a key of the rings", () => {
  const placed = positions.find(({ snapshot }) => snapshot.game === "y" && !snapshot.steps.length);
  const names = placed.layout.cells.map(({ name }) => name);
  const mark = { share: 0.5, text: "81", rings: [["best", 0.8]] };
  const marks = Object.fromEntries(names.map((name) => [name, mark]));
  const parts = [
    { title: "one", cells: marks },
    { title: "two", cells: { ...marks, [names[0]]: { share: 0, text: "1234567890", rings: [] } } },
  ];
  const told = (text) => `${text}`;
  const drawn = boards(placed, parts, [["best", "a best move"]], told, false);
  const count = (look) => drawn.marks.filter((one) => one.look === look).length;
  deepEqual([count("tint"), count("on-cell")], [2 * names.length - 1, 2 * names.length - 1]);
  deepEqual([count("ring-best"), count("title")], [2 * names.length, 2]);
  ok(drawn.height > boards(placed, parts, [], told, false).height);
});

test("a shaded cell is as strong as its share", () => {
  const { outline } = triangle(1);
  const { attributes } = fade(outlineMark("tint", outline, [5, 5], 2), 0.123);
  equal(attributes["fill-opacity"], 0.12);
  match(attributes.d, /^M5 6\.15L6 5\.58.*Z$/);
});
