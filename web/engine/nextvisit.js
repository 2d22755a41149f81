/** Prepares the next visit: while the page rests, a snapshot of Python is made, tried, and kept if it works. */

import { hasForgotten } from "../person/storage.js";
import { cacheStore, serviceWorkers } from "../platform.js";
import { isKept, keep } from "./snapshots.js";

/** @import { Engine } from "./client.js" */
/** @import { Loader } from "./loader.js" */

/** Seconds for which the engine must have had nothing to do. */
const REST = 30;

/** Make a snapshot once the page needs no network and its engine rests, unless there is one.
 * @param {Loader} loader @param {Engine} engine */
export async function prepareNextVisit({ snapshot: cache, work }, engine) {
  const container = serviceWorkers();
  if (!container || !cacheStore()) return;
  await controlled(container);
  await rest(engine);
  try {
    if (await isKept(cache)) return;
    const { snapshot, answer } = await ask({ name: work.package });
    const again = await ask({ name: work.package, snapshot });
    if (again.answer !== answer) throw new Error(`${again.answer} instead of ${answer}`);
    if (!hasForgotten()) await keep(cache, snapshot);
  } catch (error) {
    console.info("Without a snapshot for the next visit:", error);
  }
}

/** Have a worker of its own make a snapshot, or try one.
 * @param {{name: string, snapshot?: Blob}} order @returns {Promise<{snapshot: Blob, answer: string}>} */
async function ask(order) {
  const worker = new Worker(new URL("maker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

/** @param {ServiceWorkerContainer} container */
async function controlled(container) {
  if (container.controller) return;
  await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
}

/** @param {Engine} engine */
async function rest(engine) {
  for (let seconds = 0; seconds < REST; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    seconds = engine.idle ? seconds + 1 : 0;
  }
}
