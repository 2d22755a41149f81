/** Runs with several workers: every part once, in any order, also when workers are slow, lost or refuse. */

import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { test } from "node:test";
import { EngineError, EngineLost } from "../../../web/engine/client.ts";
import { Run, countParts } from "../../../web/lab/run.ts";

const CHOSEN = { name: "e", text: "e?seed=1", values: {}, parts: 20, decides: false, repeatable: true };
const LISTENER = { progress: () => {}, paused: () => {} };
const part = (number) => `part ${number}`;
const expected = Array.from({ length: CHOSEN.parts }, (_, number) => part(number));

/** An experiment of which nothing is done. */
const begun = () => ({ chosen: CHOSEN, parts: [] });

const shown = (missing, done) =>
  missing.length
    ? { missing }
    : { missing, result: { chosen: CHOSEN, tables: [], done, ended: done === CHOSEN.parts } };

/** A worker that does parts, some told on the way, the rest as the answer. @param faults `lost`: the request with
 * this   number is lost in its middle */
function worker({ lost = 0, dead = false, refuses = false, slow = false } = {}) {
  const made = { asked: 0, stopped: new Set(), parts: {} };
  const fake = {
    made,
    ready: async () => {
      if (slow) await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      return !dead;
    },
    request(_op, { first, count }, inform) {
      const id = ++made.asked;
      const answer = async () => {
        await null;
        if (refuses) throw new EngineError({ type: "value", message: "No: expected another." });
        const done = Array.from({ length: count }, (_, number) => part(first + number));
        inform({ parts: done.slice(0, 1) });
        made.parts[first] = done[0];
        await null;
        if (id === lost) {
          made.parts = {}; // a new worker has none
          throw new EngineLost();
        }
        if (made.stopped.has(id)) return { parts: [] };
        for (const [number, one] of done.entries()) made.parts[first + number] = one;
        return { parts: done.slice(1) };
      };
      return { id, answer: answer() };
    },
    async call(op, { target, parts, count }) {
      if (op === "stop") return void made.stopped.add(target);
      if (op === "take") return void Object.assign(made.parts, parts);
      const missing = [...expected.keys()].filter((number) => number < count && !made.parts[number]);
      return shown(missing, count);
    },
  };
  return fake;
}

for (const [name, workers] of [
  ["one worker", () => [worker()]],
  ["four workers", () => [worker(), worker(), worker(), worker()]],
  ["a worker that starts late", () => [worker(), worker({ slow: true })]],
  ["a worker that never starts", () => [worker(), worker({ dead: true })]],
  ["a worker that is lost in the middle", () => [worker(), worker({ lost: 1 })]],
  ["a first worker that is lost in the middle", () => [worker({ lost: 2 }), worker()]],
]) {
  test(`${name}: each part is done, and all are shown`, async () => {
    const work = begun();
    const hands = workers();
    const result = await new Run(work, hands, LISTENER).go();
    deepEqual(work.parts, expected);
    deepEqual([result.ended, result.done], [true, 20]);
    deepEqual(hands[0].made.parts, { ...expected }, "the first worker has taken all that others have done");
  });
}

test("what is done is not done again", async () => {
  const work = { chosen: CHOSEN, parts: expected.slice(0, 15) };
  const only = worker();
  const told = [];
  await new Run(work, [only], { ...LISTENER, progress: (done) => told.push(done) }).go();
  equal(told[0], 15);
  equal(told.at(-1), 20);
  deepEqual(work.parts, expected);
});

test("a run that is stopped tells of what is finished, up to the first part that is missing", async () => {
  const work = begun();
  const run = new Run(work, [worker(), worker()], { ...LISTENER, progress: (done) => done >= 2 && run.stop() });
  const told = await run.go();
  equal(told.ended, false);
  equal(told.done, countParts(work.parts));
  ok(told.done < CHOSEN.parts);
});

test("a refusal ends the run, and so does the loss of all workers", async () => {
  await rejects(new Run(begun(), [worker({ refuses: true }), worker()], LISTENER).go(), EngineError);
  await rejects(new Run(begun(), [worker({ dead: true })], LISTENER).go(), EngineLost);
});

test("a question that is settled ends the run before its last part", async () => {
  const first = worker();
  const chosen = { ...CHOSEN, decides: true };
  const call = first.call;
  first.call = async (op, fields) => {
    const answer = await call(op, fields);
    return op === "show" ? { missing: [], result: { ...answer.result, ended: true, done: 3 } } : answer;
  };
  const clock = performance.now;
  let now = 0;
  performance.now = () => (now += 5_000);
  try {
    const work = { chosen, parts: [] };
    const told = await new Run(work, [first], LISTENER).go();
    equal(told.done, 3);
    ok(work.parts.length < CHOSEN.parts);
  } finally {
    performance.now = clock;
  }
});
