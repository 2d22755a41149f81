/** Runs with several workers: every part once, in any order, also when workers are slow, lost or refuse. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, EngineLost } from "../../../web/engine/client.ts";
import { Run, joined, ranOf } from "../../../web/lab/run.ts";

const CHOSEN = { name: "e", text: "e?seed=1", values: {}, parts: 20, decides: false, repeatable: true };
const LISTENER = { progress: () => {}, paused: () => {} };
const part = (number) => [{ is: "part", number }];
const expected = Array.from({ length: CHOSEN.parts }, (_, number) => part(number));

/** An experiment of which nothing is done. */
const begun = () => ({ chosen: CHOSEN, parts: [] });

/** A worker that does parts, some told on the way, the rest as the answer. @param faults `lost`: the request with
 * this   number is lost in its middle */
function worker({ lost = 0, dead = false, refuses = false, slow = false } = {}) {
  const made = { asked: 0, told: 0, stopped: new Set() };
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
        inform({ parts: [part(first)] });
        await null;
        if (id === lost) throw new EngineLost();
        if (made.stopped.has(id)) return { parts: [] };
        return { parts: Array.from({ length: count - 1 }, (_, number) => part(first + 1 + number)) };
      };
      return { id, answer: answer() };
    },
    async call(op, fields) {
      if (op === "stop") return void made.stopped.add(fields.target);
      made.told += 1;
      return { chosen: CHOSEN, tables: [], done: fields.parts.length, ended: fields.parts.length === CHOSEN.parts };
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
  test(`${name}: each part is done, and all are told`, async () => {
    const work = begun();
    const told = await new Run(work, workers(), LISTENER).go();
    assert.deepEqual(work.parts, expected);
    assert.equal(told.ended, true);
    assert.deepEqual(ranOf(told, work.parts).happened, { events: expected.flat(), done: 20, of: 20 });
  });
}

test("what is done is not done again", async () => {
  const work = { chosen: CHOSEN, parts: expected.slice(0, 15) };
  const only = worker();
  const told = [];
  await new Run(work, [only], { ...LISTENER, progress: (done) => told.push(done) }).go();
  assert.equal(told[0], 15);
  assert.equal(told.at(-1), 20);
  assert.deepEqual(work.parts, expected);
});

test("a run that is stopped tells of what is finished, up to the first part that is missing", async () => {
  const work = begun();
  const run = new Run(work, [worker(), worker()], { ...LISTENER, progress: (done) => done >= 2 && run.stop() });
  const told = await run.go();
  assert.equal(told.ended, false);
  assert.equal(told.done, joined(work.parts).length);
  assert.ok(told.done < CHOSEN.parts);
});

test("a refusal ends the run, and so does the loss of all workers", async () => {
  await assert.rejects(new Run(begun(), [worker({ refuses: true }), worker()], LISTENER).go(), EngineError);
  await assert.rejects(new Run(begun(), [worker({ dead: true })], LISTENER).go(), EngineLost);
});

test("a question that is settled ends the run before its last part", async () => {
  const first = worker();
  const chosen = { ...CHOSEN, decides: true };
  const call = first.call;
  first.call = async (op, fields) => {
    const told = await call(op, fields);
    return op === "tell" ? { ...told, ended: true, done: 3 } : told;
  };
  const clock = performance.now;
  let now = 0;
  performance.now = () => (now += 5_000);
  try {
    const work = { chosen, parts: [] };
    const told = await new Run(work, [first], LISTENER).go();
    assert.equal(told.done, 3);
    assert.equal(ranOf(told, work.parts).happened.events.length, 3);
    assert.ok(work.parts.length < CHOSEN.parts);
  } finally {
    performance.now = clock;
  }
});
