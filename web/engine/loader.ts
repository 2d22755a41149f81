/** Loads the runtime files into Cache Storage and starts workers. Workers that start before the files are there, or
 * without a service worker, get the files handed over. */

import { scopedName } from "../person/storage.ts";
import { cacheStore, missingAbility, openCache, serviceWorkers } from "../platform.ts";
import type { EngineWorker } from "./client.ts";
import { address, type Content, fetchFile, LARGE, type SiteFile, sum, taskQueue } from "./files.ts";
import { openGiver } from "./handover.ts";
import { hasSnapshot } from "./snapshots.ts";

type WorkerModule = { module: string; package: string };

const GAME: WorkerModule = { module: "engine/worker.py", package: "wye-engine" };

/** The browser lacks what Python needs. */
export class Denied extends Error {
  constructor(public ability: string) {
    super(`${ability} is missing`);
  }
}

/** Resolves once the last worker has reached its creator: PyScript announces every new worker to all listeners. */
let adopted = Promise.resolve();

export class Loader {
  files: SiteFile[];
  total: number;
  cache: string;
  snapshot: string;

  /** The files that are being fetched, or have been, until the first worker has them. */
  #arrivals: Map<string, Promise<Blob>> = new Map();
  /** Fulfilled with the files on their way into the cache, when these are known. */
  #listed: Promise<Promise<void>[]> = Promise.resolve([]);
  #done = 0;
  #progress = (_done: number, _total: number) => {};
  #shortened = false; // whether Python starts from the snapshot of an earlier visit
  /** @param built the files in the order of their use, and the name of this version of the page */
  constructor(
    { runtime, version }: { runtime: SiteFile[]; version: string },
    public work: WorkerModule = GAME,
  ) {
    this.files = runtime;
    this.total = sum(runtime);
    this.cache = scopedName(`wye-version-${version}`);
    this.snapshot = scopedName(`wye-snapshot-${version}`);
  }

  /** Fetch the missing files. Throws Denied where the engine cannot run, and LoadError for the first file that failed,
   * once all others have finished. @param progress in bytes, decompressed */
  async load(progress: (done: number, total: number) => void) {
    this.#progress = progress;
    this.#listed = this.#list();
    const arrivals = await this.#listed;
    progress(this.#done, this.total);
    const results = await Promise.allSettled(arrivals);
    this.#listed = Promise.resolve([]);
    const failed = results.find((result) => result.status === "rejected");
    if (!failed) return;
    dispatchEvent(new Event("missing"));
    control();
    throw failed.reason;
  }

  /** Begin to fetch what is missing. */
  async #list() {
    const ability = missingAbility();
    if (ability) throw new Denied(ability);
    const cache = await openCache(this.cache);
    const present = new Set(cache ? (await cache.keys()).map(({ url }) => url) : []);
    this.#shortened = cache !== null && (await hasSnapshot(this.snapshot));
    const missing = this.files.filter(({ path }) => !present.has(address(path)));
    this.#done = this.total - sum(missing);
    const arrived = (bytes: number) => {
      this.#done += bytes;
      this.#progress(this.#done, this.total);
    };
    const inTurn = taskQueue();
    return missing.map((file) => {
      const fetching = () => fetchFile(file, arrived);
      const content = file.bytes < LARGE ? fetching() : inTurn(fetching);
      const body = content.then((content) => content.body);
      body.catch(() => {}); // `load` tells of it
      this.#arrivals.set(file.path, body);
      return content.then((content) => keep(cache, file.path, content));
    });
  }

  /** A file, of those for Python once it is there. */
  async file(path: string) {
    const arrived = await this.#arrivals.get(path);
    if (arrived) return arrived;
    const cached = await (await openCache(this.cache))?.match(address(path));
    return (cached ?? (await fetch(address(path)))).blob();
  }

  /** Start a worker, while `load` goes on. @param created called as soon as the worker exists */
  async create(created: (worker: EngineWorker) => void): Promise<EngineWorker> {
    await this.#listed;
    const { PyWorker, hooks } = await this.#pyscript();
    const before = adopted;
    let done: () => void = () => {};
    adopted = new Promise((resolve) => (done = resolve));
    await before;
    const adopt = (_: string, worker: EngineWorker) => {
      hooks.main.onWorker.delete(adopt);
      done();
      created(worker);
    };
    hooks.main.onWorker.add(adopt);
    const interpreter = new URL(address("interpreter.js"));
    const served = this.#arrivals.size === 0 && serviceWorkers()?.controller;
    const giver = served ? null : openGiver((path) => this.file(path));
    // A worker that has to fetch them finds all files in the browser's own cache.
    if (!giver) await Promise.all(this.#arrivals.values());
    if (giver) interpreter.searchParams.set("channel", giver.name);
    else if (this.#shortened) interpreter.searchParams.set("snapshot", this.snapshot);
    // No package but those named, all of them beside the interpreter.
    const config = { packages: [this.work.package], packages_cache: "passthrough", sync_main_only: true };
    try {
      const worker = await PyWorker(address(this.work.module), { version: interpreter.href, async: true, config });
      this.#arrivals.clear();
      return worker;
    } finally {
      hooks.main.onWorker.delete(adopt);
      done();
      giver?.close();
      // It fetches the files of the pages, now that Python need not share network and processor with them.
      control();
    }
  }

  /** A worker was lost: the next ones start without the snapshot, which may be at fault, or without missing files. */
  onLost() {
    if (!this.#shortened) {
      dispatchEvent(new Event("missing"));
      return;
    }
    this.#shortened = false;
    cacheStore()?.delete(this.snapshot);
  }

  /** PyScript, once its files are there. */
  async #pyscript() {
    const files = [...this.#arrivals].filter(([path]) => path.startsWith("pyscript/"));
    await Promise.all(files.map(([, arrival]) => arrival));
    const found = await import(address("pyscript/core.js"));
    // It sets up its hooks shortly after the import, and then defines this element.
    await customElements.whenDefined("py-script");
    return found;
  }
}

/** Cache a file, if there is a cache and room in it. */
async function keep(cache: Cache | null, path: string, { body, type }: Content) {
  try {
    await cache?.put(address(path), new Response(body, { headers: { "Content-Type": type } }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The engine fetches the file once more, and the page does not work offline.
    console.info(`Without room for ${path}:`, error.message);
  }
}

/** Have the service worker control this page, and serve it at later visits. */
async function control() {
  const container = serviceWorkers();
  if (!container) return;
  try {
    const registration = await container.register("sw.js", { updateViaCache: "none" });
    // A page that was force-reloaded is not controlled, although the service worker is active.
    if (!container.controller) registration.active?.postMessage("claim");
  } catch (error) {
    console.info("Without a service worker:", error);
  }
}
