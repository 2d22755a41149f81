/** What frames the cells of a board. */

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { roomy } from "../../web/board/frame.ts";

/** Labels one below the other, and the same number beside each other. */
const ALONG = Array.from({ length: 12 }, (_, index) => String(index + 1));
const LABELS = [
  ...ALONG.map((text, index) => ({ text, x: index / 2, y: index * 0.9 })),
  ...ALONG.map((_, index) => ({ text: "abcdefghijkl"[index] ?? "", x: 2 + index, y: 0 })),
];
const kept = (size) =>
  roomy(LABELS, size)
    .flatMap((free, index) => (free ? [LABELS[index]?.text] : []))
    .join(" ");

test("coordinates that would lie on each other are thinned out evenly", () => {
  equal(kept(0.4), "1 2 3 4 5 6 7 8 9 10 11 12 a b c d e f g h i j k l");
  equal(kept(1.1), "1 3 5 7 9 11 a b c d e f g h i j k l");
  equal(kept(2), "1 4 7 10 a c e g i k");
});
