import { drawn, noted, texts } from "../page.js"; // before any view

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { blunders } from "../reports.js";
import { TWO } from "../states.js";
import { review } from "../../../web/review/review.ts";

/** The buttons by which the mistakes of a game are practised. */
const practice = (change) => texts(drawn(review(blunders(change), noted())), "[id^=learn-]");

test("where both players have mistakes, it is told whose a button practises", () => {
  deepEqual(practice({}), ["Practise these 2 positions"]);
  deepEqual(practice(TWO), ["Practise as Black", "Practise as White"]);
});
