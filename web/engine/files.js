/** The files that Python runs from: fetched with progress in bytes, checked by their hashes, and cached. */

import { sha256 } from "../platform.js";

/** @typedef {{path: string, bytes: number, sha256: string}} RuntimeFile */

/** From so many bytes on, files come one after the other: Python starts with the first one while the next is on its
 * way. */
export const LARGE = 300_000;

/** Where a file of this version lies. */
export const address = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url).href;

/** A file could not be loaded. */
export class LoadError extends Error {
  /** @param {string} path @param {"damaged" | "unreachable" | number} reason a number: the status with which the server
   * answered */
  constructor(path, reason) {
    super(`${path}: ${reason}`);
    this.name = "LoadError";
    this.path = path;
    this.reason = reason;
  }
}

/** @typedef {<Result>(task: () => Promise<Result>) => Promise<Result>} Turns  runs a task */

/** Runs tasks one after the other. @returns {Turns} */
export function turns() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

export const sum = (/** @type {RuntimeFile[]} */ files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Fetch a file in its turn, check its hash and cache it. Resolves to its content. The HTTP cache may hold an older
 * version, so a file with another hash is fetched once more, bypassing that cache.
 * @param {RuntimeFile} file @param {Cache | null} cache @param {Turns} inTurn @param {(bytes: number) => void}
 *   arrived */
export async function store(file, cache, inTurn, arrived) {
  let got = await inTurn(() => download(file, "default", arrived));
  if (!(await matches(got.body, file.sha256))) {
    arrived(-got.body.size);
    got = await download(file, "reload", arrived);
    if (!(await matches(got.body, file.sha256))) {
      arrived(-got.body.size);
      throw new LoadError(file.path, "damaged");
    }
  }
  try {
    await cache?.put(address(file.path), new Response(got.body, { headers: { "Content-Type": got.type } }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The engine fetches the file once more, and the page does not work offline.
    console.info(`Without room for ${file.path}:`, error.message);
  }
  return got.body;
}

/** @param {RuntimeFile} file @param {RequestCache} mode @param {(bytes: number) => void} arrived
 * @returns {Promise<{body: Blob, type: string}>} */
async function download({ path }, mode, arrived) {
  let received = 0;
  try {
    const response = await fetch(address(path), { cache: mode });
    if (!response.ok || !response.body) throw new LoadError(path, response.status);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const chunks = [];
    // Whatever the host calls it: only of this type is it compiled while it arrives.
    const type = path.endsWith(".wasm") ? "application/wasm" : (response.headers.get("Content-Type") ?? "");
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return { body: new Blob(chunks, { type }), type };
      chunks.push(value);
      received += value.length;
      arrived(value.length);
    }
  } catch (error) {
    arrived(-received);
    throw error instanceof LoadError ? error : new LoadError(path, "unreachable");
  }
}

/** Whether the content has the expected hash; taken on trust outside a secure context, where browsers compute none.
 * @param {Blob} body @param {string} expected */
async function matches(body, expected) {
  const found = await sha256(await body.arrayBuffer());
  return found === null || found === expected;
}
