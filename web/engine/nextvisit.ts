/** Prepares the next visit: while the page rests, a snapshot of Python is made, tried, and kept if it works. */

import { hasForgotten } from "../person/storage.ts";
import { cacheStore, serviceWorkers } from "../platform.ts";
import type { Engine } from "./client.ts";
import { address } from "./files.ts";
import type { Loader } from "./loader.ts";
import { hasSnapshot, storeSnapshot } from "./snapshots.ts";

const REST = 30; // seconds for which the engine must have had nothing to do

/** Make a snapshot once the page needs no network and its engine rests, unless there is one. */
export async function prepareNextVisit({ snapshot: cache, work }: Loader, engine: Engine) {
  const container = serviceWorkers();
  if (!container || !cacheStore()) return;
  if (!container.controller)
    await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
  await rest(engine);
  try {
    if (await hasSnapshot(cache)) return;
    const { snapshot, answer } = await ask({ name: work.package });
    const again = await ask({ name: work.package, snapshot });
    if (again.answer !== answer) throw new Error(`${again.answer} instead of ${answer}`);
    if (!hasForgotten()) await storeSnapshot(cache, snapshot);
  } catch (error) {
    console.info("Without a snapshot for the next visit:", error);
  }
}

/** Have a worker of its own make a snapshot, or try one. */
async function ask(order: { name: string; snapshot?: Blob }): Promise<{ snapshot: Blob; answer: string }> {
  const worker = new Worker(address("maker.js"), { type: "module" });
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

async function rest(engine: Engine) {
  for (let seconds = 0; seconds < REST; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    seconds = engine.idle ? seconds + 1 : 0;
  }
}
