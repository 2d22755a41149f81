/** The client of the engine's worker, to which a bot of one's own may send anything. */

import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { test } from "node:test";

import { Engine, EngineError, EngineLost } from "../../web/engine/client.ts";
import { fits } from "../../web/lab/own/shapes.ts";

const NONE = ["no json", "", "null", "7", "[]", "{}", '{"id": null}', undefined, null, 7, {}, Symbol.iterator];
const FAULTS = [{}, "text", 7, { type: "fault", field: "" }, { type: "", field: "", message: "", values: { line: 7 } }];

/** An engine whose worker answers each request but the first ping as told. */
async function engine(answer, shapes = {}) {
  const call = async (text) => (JSON.parse(text).op === "ping" ? pong(text) : answer(JSON.parse(text), worker));
  const worker = { terminate() {}, sync: { call } };
  const lost = [];
  const boot = { load: async () => {}, create: async (created) => created(worker), onLost: () => lost.push(0) };
  const made = new Engine({ ...boot, ...shapes }, {});
  await made.start();
  return { made, lost };
}

const pong = (text) => JSON.stringify({ id: JSON.parse(text).id, result: {} });
/** Answers each request with this content. */
const reply = (content) => (request) => JSON.stringify({ id: request.id, ...content });

test("what is no answer is the loss of the worker", async () => {
  const wrong = [
    ...NONE.map((text) => () => text),
    ...[null, 7, "text", []].map((result) => reply({ result })),
    ...FAULTS.map((error) => reply({ error })),
    ({ id }) => JSON.stringify({ id: id + 1, result: {} }),
  ];
  for (const answer of wrong) {
    const { made, lost } = await engine(answer);
    await rejects(made.call("describe", {}), EngineLost);
    equal(lost.length, 1);
    made.close();
  }
});

test("an answer of another shape than the op needs is the loss of the worker, too", async () => {
  for (const [op, result] of [
    ["printed", {}],
    ["check", { told: ["right"], ended: true }],
    ["play", { snapshot: {} }],
    ["show", { missing: [], result: { recording: null } }],
  ]) {
    const { made } = await engine(reply({ result }), { fits });
    await rejects(made.call(op, {}), EngineLost);
    made.close();
  }
  const { made } = await engine(reply({ result: { text: "printed" } }), { fits });
  deepEqual(await made.call("printed", {}), { text: "printed" });
  made.close();
});

test("progress that is none is dropped", async () => {
  const heard = [];
  const send = ({ id }, { sync }) => {
    for (const text of NONE) sync.progress(text);
    for (const info of [null, 7, "text", {}, { parts: 7 }, { parts: [7] }]) sync.progress(JSON.stringify({ id, info }));
    sync.progress(JSON.stringify({ id: id + 1, info: { parts: ["other"] } }));
    sync.progress(JSON.stringify({ id, info: { parts: ["own"] } }));
    return JSON.stringify({ id, result: { parts: [] } });
  };
  const { made } = await engine(send, { fits });
  await made.request("do", {}, (info) => heard.push(info)).answer;
  deepEqual(heard, [{ parts: ["own"] }]);
  made.close();
});

test("a refusal keeps what it is made of", async () => {
  const error = { type: "fault", field: "", message: "No.", id: "script-fault", values: { text: { message: "No." } } };
  const { made } = await engine(reply({ error }));
  const caught = await made.call("describe", {}).catch((wrong) => wrong);
  ok(caught instanceof EngineError);
  deepEqual(caught.values, error.values);
  made.close();
});
