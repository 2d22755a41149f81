import assert from "node:assert/strict";
import { test } from "node:test";

import { formOf, lineOf, read, written } from "../../../web/lab/notation.ts";
import { speak } from "../../../web/lang/texts.ts";
import { wordsIn } from "../languages.js";

const parameter = (given) => ({ name: "p", title: "P", kind: "float", default: "0.5", ...given });
const LIST = parameter({ name: "arms", kind: "list", default: "0.2,0.5" });
const SAMPLE = {
  name: "sample",
  title: "",
  question: "",
  chapter: "search",
  minutes: 1,
  presets: [],
  text: "sample?seed=1",
  parameters: [
    parameter({}),
    LIST,
    parameter({ name: "bot", kind: "text", default: "wye" }),
    parameter({ name: "seed", kind: "int", default: "1" }),
  ],
};

test("numbers have the decimal sign of the language, and what is written is read in either", () => {
  speak(wordsIn("es"));
  assert.deepEqual(
    [written(parameter({}), "0.35"), written(LIST, "0.2,0.5"), written(LIST, "1,2")],
    ["0,35", "0,2; 0,5", "1,2"],
  );
  assert.deepEqual([read(parameter({}), " 0,35"), read(parameter({}), "0.35")], ["0.35", "0.35"]);
  assert.deepEqual([read(LIST, "0,2; 0,5"), read(LIST, "0.2,0.5")], ["0.2,0.5", "0.2,0.5"]);
  assert.equal(written({ ...LIST, kind: "text" }, "a,0.5"), "a,0.5");
  speak(wordsIn("en"));
  assert.deepEqual([written(parameter({}), "0.35"), written(LIST, "0.2,0.5")], ["0.35", "0.2,0.5"]);
});

test("the text follows the form: what differs from the defaults, and the seed", () => {
  const form = formOf(SAMPLE, {});
  assert.equal(lineOf(SAMPLE, form), "sample?seed=1");
  assert.equal(
    lineOf(SAMPLE, { ...form, p: "0,1", bot: "uct(c=1)@5 %", seed: "7" }),
    "sample?p=0.1&bot=uct(c=1)@5%20%25&seed=7",
  );
});
