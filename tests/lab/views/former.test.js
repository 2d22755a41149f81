/** The form of an experiment. */

import { deepEqual } from "node:assert/strict";
import test from "node:test";

import { Store } from "../../../web/app/store.ts";
import { Former } from "../../../web/lab/former.ts";

const experiment = (name) => ({ name, text: `${name}?seed=1`, parameters: [{ name: "runs", default: 1 }] });

/** A form in which a value is written, and what gives the engine's answer. `meanwhile`: before the engine is asked. */
function written(context, meanwhile = (_) => {}) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const first = experiment("minimax");
  const store = new Store({ ready: true, experiment: first, form: {}, repeat: { line: "" }, options: [] });
  let give;
  const engine = { call: () => new Promise((resolve) => (give = resolve)) };
  new Former(store, { engines: { page: engine } }).write("runs", "2");
  meanwhile(store);
  context.mock.timers.tick(1000);
  return { store, answer: () => give({ text: store.state.repeat.line, repeatable: true, options: ["tenth"] }) };
}
const settled = () => new Promise(setImmediate);

const openBandits = (store) => store.set({ experiment: experiment("bandits") });

for (const [name, meanwhile, after, options] of [
  ["what the engine says of a form is taken", undefined, () => {}, ["tenth"]],
  ["what it says when another bench is open is dropped", undefined, openBandits, []],
  ["a value written just before another bench was opened changes nothing there", openBandits, () => {}, []],
])
  test(name, async (context) => {
    const { store, answer } = written(context, meanwhile);
    after(store);
    answer();
    await settled();
    deepEqual(store.state.options, options);
  });
