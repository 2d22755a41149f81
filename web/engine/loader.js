/** Loads the runtime files into Cache Storage, with progress in bytes, and starts workers. A worker that starts before
 * the files are there, or where no service worker serves them, has them handed over. */

import { LARGE, address, store, sum, turns } from "./files.js";
import { Giver } from "./handover.js";
import { isKept } from "./snapshots.js";
import { allowsDatabases, cacheStore, openCache, runsPython, serviceWorkers } from "../platform.js";
import { scoped } from "../person/storage.js";

/** @import { EngineWorker } from "./client.js" */
/** @import { RuntimeFile } from "./files.js" */

/** What a page runs in its workers: a module, and the package that it needs, which names those that it needs itself.
 * @typedef {{module: string, package: string}} Work */

/** @type {Work} */
const GAME = { module: "engine/worker.py", package: "wye-engine" };

/** The browser lacks or forbids what Python needs. */
export class Denied extends Error {
  /** @param {"python" | "storage"} what */
  constructor(what) {
    super(what);
    this.what = what;
  }
}

/** Resolves once the last worker has reached its creator: PyScript announces every new worker to all listeners. */
let adopted = Promise.resolve();

export class Loader {
  /** The files that are being fetched, or have been, until the first worker has them.
   * @type {Map<string, Promise<Blob>>} */
  #arrivals = new Map();
  /** The search for missing files that was begun ahead of `load`. @type {Promise<Promise<Blob>[]> | null} */
  #begun = null;
  /** Fulfilled with the files that are being fetched, when these are known. @type {Promise<Promise<Blob>[]>} */
  #listed = Promise.resolve([]);
  #done = 0;
  #progress = (/** @type {number} */ _done, /** @type {number} */ _total) => {};
  /** Whether Python starts from the snapshot of an earlier visit. */
  #shortened = false;
  /** The worker that was begun ahead of `create`.
   * @type {{exists: Promise<EngineWorker>, ready: Promise<EngineWorker>} | null} */
  #ahead = null;

  /** @param {{runtime: RuntimeFile[], build: string}} built the files in the order of their use, and the name of this
   *   version of the page @param {Work} [work] */
  constructor({ runtime, build }, work = GAME) {
    this.files = runtime;
    this.total = sum(runtime);
    this.cache = scoped(`wye-version-${build}`);
    this.snapshot = scoped(`wye-snapshot-${build}`);
    this.work = work;
  }

  /** Begin with what `load` and `create` do, while the rest of the page is on its way. */
  begin() {
    this.#begun = this.#listed = this.#list();
    this.#ahead = this.#spawn();
  }

  /** Fetch the files that are not cached yet. Throws Denied where the engine cannot run at all, and LoadError for the
   * first file that failed, after all the others have finished.
   * @param {(done: number, total: number) => void} progress in bytes, decompressed */
  async load(progress) {
    this.#progress = progress;
    this.#listed = this.#begun ?? this.#list();
    this.#begun = null;
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
    if (!runsPython()) throw new Denied("python");
    // PyScript opens a database in its worker.
    if (!(await allowsDatabases())) throw new Denied("storage");
    const cache = await openCache(this.cache);
    const present = new Set(cache ? (await cache.keys()).map(({ url }) => url) : []);
    this.#shortened = cache !== null && (await isKept(this.snapshot));
    const missing = this.files.filter(({ path }) => !present.has(address(path)));
    this.#done = this.total - sum(missing);
    const arrived = (/** @type {number} */ bytes) => {
      this.#done += bytes;
      this.#progress(this.#done, this.total);
    };
    const inTurn = turns();
    for (const file of missing) {
      const arrival = store(file, cache, file.bytes < LARGE ? (task) => task() : inTurn, arrived);
      arrival.catch(() => {}); // `load` tells of it
      this.#arrivals.set(file.path, arrival);
    }
    return [...this.#arrivals.values()];
  }

  /** A file, of those for Python once it is there. @param {string} path */
  async file(path) {
    const arrived = await this.#arrivals.get(path);
    if (arrived) return arrived;
    const cached = await (await openCache(this.cache))?.match(address(path));
    return (cached ?? (await fetch(address(path)))).blob();
  }

  /** Start a worker, while `load` goes on.
   * @param {(worker: EngineWorker) => void} created called as soon as the worker exists
   * @returns {Promise<EngineWorker>} */
  create(created) {
    const { exists, ready } = this.#ahead ?? this.#spawn();
    this.#ahead = null;
    exists.then(created);
    return ready;
  }

  /** A worker was lost: the next ones do without the snapshot that it may have started from. One that started from
   * files may have missed some. */
  lost() {
    if (!this.#shortened) {
      dispatchEvent(new Event("missing"));
      return;
    }
    this.#shortened = false;
    cacheStore()?.delete(this.snapshot);
  }

  /** A worker: fulfilled when it exists, and when Python answers in it. */
  #spawn() {
    /** @type {(worker: EngineWorker) => void} */
    let created = () => {};
    /** @type {Promise<EngineWorker>} */
    const exists = new Promise((resolve) => (created = resolve));
    const ready = this.#started(created);
    ready.catch(() => {}); // whoever takes the worker sees it
    return { exists, ready };
  }

  /** @param {(worker: EngineWorker) => void} created @returns {Promise<EngineWorker>} */
  async #started(created) {
    await this.#listed;
    const { PyWorker, hooks } = await this.#pyscript();
    const before = adopted;
    /** @type {() => void} */
    let done = () => {};
    adopted = new Promise((resolve) => (done = resolve));
    await before;
    const adopt = (/** @type {string} */ _, /** @type {EngineWorker} */ worker) => {
      hooks.main.onWorker.delete(adopt);
      done();
      created(worker);
    };
    hooks.main.onWorker.add(adopt);
    const interpreter = new URL(address("engine/interpreter.js"));
    const served = this.#arrivals.size === 0 && serviceWorkers()?.controller;
    const giver = served ? null : Giver.open((path) => this.file(path));
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
