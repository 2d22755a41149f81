/** Stands in for the sandbox of the reader's own bots, in which no worker could ask the server. See pyscript.js. */

import { PyWorker, hooks } from "../pyscript/core.js";

export async function startSandbox(loader, created) {
  const adopt = (_, worker) => created(worker);
  hooks.main.onWorker.add(adopt);
  const started = PyWorker(new URL(`../${loader.work.module}`, import.meta.url).href);
  hooks.main.onWorker.delete(adopt);
  return started;
}
