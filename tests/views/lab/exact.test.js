import assert from "node:assert/strict";
import { test } from "node:test";

import { exactly, parsed } from "../../../web/lab/exact.ts";

const SHOWN = { repeat: { line: "uct?seed=1", repeatable: true }, at: 0, axes: "logX", view: "" };

test("a link holds the step, the scale and the picture beside the text", () => {
  assert.equal(exactly(SHOWN, "logX", []), "uct?seed=1");
  const address = exactly({ ...SHOWN, at: 12, axes: "log", view: "elo" }, "logX", []);
  assert.equal(address, "uct?seed=1/step=12&scale=log&view=elo");
  assert.deepEqual(parsed(address), { text: "uct?seed=1", exact: { at: 12, axes: "log", view: "elo", files: [] } });
});

test("a text may have slashes of its own", () => {
  for (const text of ["gridworld?world=.../..+&steps=3", "gridworld?world=.+/.."]) {
    assert.equal(parsed(text).text, text);
    const { exact, text: found } = parsed(`${text}/step=2`);
    assert.deepEqual([found, exact.at], [text, 2]);
  }
});

test("a step that is none is the first one", () => {
  for (const step of ["-1", "x", "1.5", ""]) assert.equal(parsed(`uct?seed=1/step=${step}`).exact.at, 0);
  assert.deepEqual(parsed(""), { text: "", exact: { at: 0, axes: "", view: "", files: [] } });
});

test("a link holds the files that the experiment names", () => {
  const files = [{ file: "my.py", text: "def search(a, b, c):\n    yield 1 / 2, 0.5 # & ö" }];
  const address = exactly(SHOWN, "logX", files);
  assert.match(address, /^uct\?seed=1\/file=my\.py&source=def/);
  assert.deepEqual(parsed(address).exact.files, files);
});
