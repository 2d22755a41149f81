// @ts-check
/** Gets the runtime's files into Cache Storage, with progress in bytes, and starts workers that read them from there. */

import { strings } from "./strings.js";

/** @import { EngineWorker } from "./engine.js" */

/** @typedef {{path: string, bytes: number, sha256: string}} RuntimeFile */

/** How long the page waits for the service worker before it goes on over plain HTTP, in milliseconds. */
const CONTROL_LIMIT = 5_000;

/** The runtime's configuration: no package but the engine and what it needs, all of them beside the interpreter. */
const CONFIG = { packages: ["wye-engine"], packages_cache: "passthrough", sync_main_only: true };

const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** The browser denies what Python needs; the message says so to the person. */
export class Denied extends Error {}

/** A file that did not arrive. */
export class LoadError extends Error {
  /** @param {string} path @param {string} reason */
  constructor(path, reason) {
    super(`${path} ${reason}`);
    this.name = "LoadError";
    this.path = path;
    this.reason = reason;
  }
}

export class Loader {
  /** Resolves when it is known to whom the last worker belongs: PyScript tells of every new one to all that listen. */
  #adopted = Promise.resolve();

  /** @param {RuntimeFile[]} files @param {string} hash the name of this version of them */
  constructor(files, hash) {
    this.files = files;
    this.hash = hash;
  }

  /**
   * Fetch what is not yet there; throws Denied where the engine cannot run at all, and LoadError for the first file that fails, once all the others have come to an end.
   * @param {(done: number, total: number) => void} progress bytes, as decoded
   */
  async load(progress) {
    await requireDatabases();
    const controlled = control();
    const cache = await openCache(`wye-runtime-${this.hash}`);
    const present = new Set(cache ? (await cache.keys()).map(({ url }) => url) : []);
    const missing = this.files.filter(({ path }) => !present.has(address(path)));
    const total = sum(this.files);
    let done = total - sum(missing);
    progress(done, total);
    const arrived = (/** @type {number} */ bytes) => progress((done += bytes), total);
    const results = await Promise.allSettled(missing.map((file) => store(file, cache, arrived)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    await controlled;
  }

  /** @param {(worker: EngineWorker) => void} created called as soon as the worker exists @returns {Promise<EngineWorker>} */
  async create(created) {
    const { PyWorker, hooks } = await import(address("pyscript/core.js"));
    // PyScript sets its hooks up a little after it is imported, and then defines this element.
    await customElements.whenDefined("py-script");
    const before = this.#adopted;
    /** @type {() => void} */
    let done = () => {};
    this.#adopted = new Promise((resolve) => (done = resolve));
    await before;
    const adopt = (/** @type {string} */ _, /** @type {EngineWorker} */ worker) => {
      hooks.main.onWorker.delete(adopt);
      done();
      created(worker);
    };
    hooks.main.onWorker.add(adopt);
    try {
      return await PyWorker(address("worker.py"), { version: address("pyodide/pyodide.mjs"), async: true, config: CONFIG });
    } finally {
      hooks.main.onWorker.delete(adopt);
      done();
    }
  }
}

/** PyScript keeps a database open in its worker, and cannot start where the browser allows none. */
async function requireDatabases() {
  await indexedDB.databases().catch((error) => {
    throw new Denied(strings.storageDenied, { cause: error });
  });
}

const sum = (/** @type {RuntimeFile[]} */ files) => files.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Fetch a file, check it and keep it. What the HTTP cache holds may be of an older version, so a file that does not match
 * is fetched once more, past that cache.
 * @param {RuntimeFile} file @param {Cache | null} cache @param {(bytes: number) => void} arrived
 */
async function store(file, cache, arrived) {
  let got = await download(file, "default", arrived);
  if (!(await matches(got.body, file.sha256))) {
    arrived(-got.body.size);
    got = await download(file, "reload", arrived);
    if (!(await matches(got.body, file.sha256))) {
      arrived(-got.body.size);
      throw new LoadError(file.path, strings.damaged);
    }
  }
  await cache?.put(address(file.path), new Response(got.body, { headers: { "Content-Type": got.type } }));
}

/**
 * @param {RuntimeFile} file @param {RequestCache} mode @param {(bytes: number) => void} arrived
 * @returns {Promise<{body: Blob, type: string}>}
 */
async function download({ path }, mode, arrived) {
  let received = 0;
  try {
    const response = await fetch(address(path), { cache: mode });
    if (!response.ok || !response.body) throw new LoadError(path, strings.answered(response.status));
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const chunks = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return { body: new Blob(chunks), type: response.headers.get("Content-Type") ?? "" };
      chunks.push(value);
      received += value.length;
      arrived(value.length);
    }
  } catch (error) {
    arrived(-received);
    throw error instanceof LoadError ? error : new LoadError(path, strings.unreachable);
  }
}

/** Whether the content is the expected one; taken on trust where the browser has no digest (no secure context). @param {Blob} body @param {string} sha256 */
async function matches(body, sha256) {
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await body.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** The named cache, or null where the browser keeps none for this page. @param {string} name */
async function openCache(name) {
  if (!("caches" in globalThis)) return null;
  return caches.open(name).catch((error) => {
    console.info("Without Cache Storage:", error.message);
    return null;
  });
}

/** Have the service worker control this page: resolves when it does, or when it is not to be had in time. */
async function control() {
  const container = navigator.serviceWorker;
  if (!container) return;
  const changed = new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
  const late = new Promise((resolve) => setTimeout(resolve, CONTROL_LIMIT));
  try {
    const registration = await container.register("sw.js", { updateViaCache: "none" });
    if (container.controller) return;
    // A page reloaded past all caches is not controlled, though the service worker is active.
    registration.active?.postMessage("claim");
    await Promise.race([changed, late]);
  } catch (error) {
    console.info("Without a service worker:", error);
  }
}
