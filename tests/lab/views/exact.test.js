import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";

import { exactly, parseAddress } from "../../../web/lab/exact.ts";

const SHOWN = {
  repeat: { line: "uct?seed=1", repeatable: true },
  ...{ at: 24, axes: "logX", view: "", result: { recording: { initial: 24 } } },
};

test("a link holds the step, the scale and the picture beside the text", () => {
  equal(exactly(SHOWN, "logX", []), "uct?seed=1");
  equal(exactly({ ...SHOWN, at: 0 }, "logX", []), "uct?seed=1/step=0");
  const address = exactly({ ...SHOWN, at: 12, axes: "log", view: "elo" }, "logX", []);
  equal(address, "uct?seed=1/step=12&scale=log&view=elo");
  const exact = { at: 12, axes: "log", view: "elo", files: [] };
  deepEqual(parseAddress(address), { text: "uct?seed=1", exact });
});

test("a text may have slashes of its own", () => {
  for (const text of ["gridworld?world=.../..+&steps=3", "gridworld?world=.+/.."]) {
    equal(parseAddress(text).text, text);
    const { exact, text: found } = parseAddress(`${text}/step=2`);
    deepEqual([found, exact.at], [text, 2]);
  }
});

test("a step that is none is not said", () => {
  for (const step of ["-1", "x", "1.5"]) equal(parseAddress(`uct?seed=1/step=${step}`).exact.at, null);
  deepEqual(parseAddress(""), { text: "", exact: { at: null, axes: "", view: "", files: [] } });
});

test("a link holds the files that the experiment names", () => {
  const files = [{ file: "my.py", text: "def search(a, b, c):\n    yield 1 / 2, 0.5 # & ö" }];
  const address = exactly(SHOWN, "logX", files);
  match(address, /^uct\?seed=1\/file=my\.py&source=def/);
  deepEqual(parseAddress(address).exact.files, files);
});
