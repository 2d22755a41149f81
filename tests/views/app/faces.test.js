import { equal } from "node:assert/strict";
import test from "node:test";

import { drawn } from "../page.js";

import { face } from "../../../web/app/faces.ts";

test("each level has a face of its own, and so does one beyond them", () => {
  const drawings = Array.from({ length: 14 }, (_, index) => drawn(face(index + 1)).innerHTML);
  equal(new Set(drawings).size, 14);
  equal(drawn(face(15)).innerHTML, drawings[13]);
});
