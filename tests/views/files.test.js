/** Files that are fetched: a connection that falls silent is given up. */

import { deepEqual, rejects } from "node:assert/strict";
import { test } from "node:test";

import { fetchFile, SILENCE } from "../../web/engine/files.ts";

globalThis.document = { baseURI: "https://example.org/", documentElement: { dataset: { version: "0" } } };

/** Have every request be answered by a body that comes as its controller has it come, and note how each is made. */
function serve(context, begin) {
  const caches = [];
  context.mock.method(globalThis, "fetch", async (_, { cache, signal }) => {
    caches.push(cache);
    const start = (controller) => {
      signal.addEventListener("abort", () => controller.error(signal.reason));
      begin(controller);
    };
    return new Response(new ReadableStream({ start }));
  });
  return caches;
}

test("a file that stops arriving is given up after a silence, and what had arrived is lost", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let body;
  const caches = serve(context, (controller) => (body = controller));
  const arrived = [];
  let came = () => {};
  const fetched = fetchFile({ path: "a/b.js", bytes: 4, sha256: "" }, (bytes) => {
    arrived.push(bytes);
    came();
  });
  for (const wait of [0, SILENCE - 1]) {
    await new Promise((resolve) => {
      came = resolve;
      setImmediate(() => {
        context.mock.timers.tick(wait);
        body.enqueue(new Uint8Array(2));
      });
    });
  }
  const stalled = rejects(fetched, { name: "LoadError", file: "b.js", reason: "stalled" });
  setImmediate(() => context.mock.timers.tick(SILENCE));
  await stalled;
  deepEqual(arrived, [2, 2, -4]);
  deepEqual(caches, ["default"]);
});

test("a file that is another one is asked for once more, past the browser's cache", async (context) => {
  const caches = serve(context, (controller) => controller.close());
  await rejects(fetchFile({ path: "a/b.js", bytes: 4, sha256: "0" }), { reason: "damaged" });
  deepEqual(caches, ["default", "reload"]);
});
