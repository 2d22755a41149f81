// @ts-check
/** Loads the runtime files into Cache Storage, with progress in bytes, and starts workers that read them from there. */

import { scoped } from "../person/storage.js";
import { strings } from "../words/strings.js";

/** @import { EngineWorker } from "./client.js" */

/** @typedef {{path: string, bytes: number, sha256: string}} RuntimeFile */

/** How long the page waits for the service worker before it goes on over plain HTTP, in milliseconds. */
const CONTROL_LIMIT = 5_000;

/** What a page runs in its workers: a module, and the package that it needs, which names those that it needs itself. */
const GAME = { module: "engine/worker.py", package: "wye-engine" };

const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** The browser forbids what Python needs; the message is meant for the person. */
export class Denied extends Error {}

/** A file could not be loaded. */
export class LoadError extends Error {
  /** @param {string} path @param {string} reason */
  constructor(path, reason) {
    super(`${path} ${reason}`);
    this.name = "LoadError";
    this.path = path;
    this.reason = reason;
  }
}

/** Resolves once the last worker has reached its creator: PyScript announces every new worker to all listeners. */
let adopted = Promise.resolve();

export class Loader {
  /** @param {RuntimeFile[]} files @param {string} hash the name of this version of them @param {{module: string, package: string}} [work] */
  constructor(files, hash, work = GAME) {
    this.files = files;
    this.hash = hash;
    this.work = work;
  }

  /**
   * Fetch the files that are not cached yet. Throws Denied where the engine cannot run at all, and LoadError for the first file
   * that failed, after all the others have finished.
   * @param {(done: number, total: number) => void} progress in bytes, decompressed
   */
  async load(progress) {
    await requireDatabases();
    const controlled = control();
    const cache = await openCache(scoped(`wye-runtime-${this.hash}`));
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
    // PyScript sets up its hooks shortly after the import, and then defines this element.
    await customElements.whenDefined("py-script");
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
    // No package but those named, all of them beside the interpreter.
    const config = { packages: [this.work.package], packages_cache: "passthrough", sync_main_only: true };
    try {
      return await PyWorker(address(this.work.module), { version: address("pyodide/pyodide.mjs"), async: true, config });
    } finally {
      hooks.main.onWorker.delete(adopt);
      done();
    }
  }
}

/** PyScript opens a database in its worker, and cannot start where the browser forbids databases. */
async function requireDatabases() {
  await indexedDB.databases().catch((error) => {
    throw new Denied(strings.storageDenied, { cause: error });
  });
}

const sum = (/** @type {RuntimeFile[]} */ files) => files.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Fetch a file, check its hash and cache it. The HTTP cache may hold an older version, so a file with another hash is fetched
 * once more, bypassing that cache.
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
  try {
    await cache?.put(address(file.path), new Response(got.body, { headers: { "Content-Type": got.type } }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The engine fetches the file once more, and the page does not work offline.
    console.info(`Without room for ${file.path}:`, error.message);
  }
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

/** Whether the content has the expected hash; taken on trust outside a secure context, where browsers compute none. @param {Blob} body @param {string} sha256 */
async function matches(body, sha256) {
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await body.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** The named cache, or null if the browser allows this page none. @param {string} name */
async function openCache(name) {
  if (!("caches" in globalThis)) return null;
  return caches.open(name).catch((error) => {
    console.info("Without Cache Storage:", error.message);
    return null;
  });
}

/** Resolves when a service worker cannot be installed, as where there is no room for its files. @param {ServiceWorker | null} worker */
const failed = (worker) =>
  new Promise((resolve) => worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(undefined)));

/** Have the service worker control this page. Resolves when it does, or when that fails or takes too long. */
async function control() {
  const container = navigator.serviceWorker;
  if (!container) return;
  const changed = new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
  const late = new Promise((resolve) => setTimeout(resolve, CONTROL_LIMIT));
  try {
    const registration = await container.register("sw.js", { updateViaCache: "none" });
    if (container.controller) return;
    // A page that was force-reloaded is not controlled, although the service worker is active.
    registration.active?.postMessage("claim");
    await Promise.race([changed, failed(registration.installing), late]);
  } catch (error) {
    console.info("Without a service worker:", error);
  }
}
