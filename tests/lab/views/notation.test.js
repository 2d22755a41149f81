import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { formOf, lineOf, read, formatValue } from "../../../web/lab/notation.ts";
import { speak } from "../../../web/lang/texts.ts";
import { wordsIn } from "./languages.js";

const parameter = (given) => ({ name: "p", title: "P", kind: "float", default: "0.5", ...given });
const LIST = parameter({ name: "arms", kind: "list", default: "0.2,0.5" });
const SAMPLE = {
  name: "sample",
  parameters: [
    parameter({}),
    LIST,
    parameter({ name: "bot", kind: "text", default: "wye" }),
    parameter({ name: "seed", kind: "int", default: "1" }),
  ],
};

test("numbers have the decimal sign of the language, and what is written is read in either", () => {
  speak(wordsIn("es"));
  const shown = [formatValue(parameter({}), "0.35"), formatValue(LIST, "0.2,0.5"), formatValue(LIST, "1,2")];
  deepEqual(shown, ["0,35", "0,2; 0,5", "1,2"]);
  deepEqual([read(parameter({}), " 0,35"), read(parameter({}), "0.35")], ["0.35", "0.35"]);
  deepEqual([read(LIST, "0,2; 0,5"), read(LIST, "0.2,0.5")], ["0.2,0.5", "0.2,0.5"]);
  equal(formatValue({ ...LIST, kind: "text" }, "a,0.5"), "a,0.5");
  speak(wordsIn("en"));
  deepEqual([formatValue(parameter({}), "0.35"), formatValue(LIST, "0.2,0.5")], ["0.35", "0.2,0.5"]);
});

test("the text follows the form: what differs from the defaults, and the seed", () => {
  const form = formOf(SAMPLE, {});
  equal(lineOf(SAMPLE, form), "sample?seed=1");
  const line = lineOf(SAMPLE, { ...form, p: "0,1", bot: "uct(c=1)@5 %", seed: "7" });
  equal(line, "sample?p=0.1&bot=uct(c=1)@5%20%25&seed=7");
});
