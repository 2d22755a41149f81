/// <reference lib="webworker" />
// @ts-check
/**
 * Pyodide as PyScript's worker imports it. Where the page hands files over, the query of this module's address names the
 * channel: Python starts while later files are still on their way.
 */

import { Taker } from "./handover.js";

const channel = new URL(import.meta.url).searchParams.get("channel");
const taker = channel === null ? null : new Taker(channel);
const folder = new URL("../pyodide/", import.meta.url).href;

// A module cannot be handed over: it is imported once the page has fetched it, when the browser's own cache has it.
await taker?.take("pyodide/pyodide.mjs");
const pyodide = await import(`${folder}pyodide.mjs`);

export const { version } = pyodide;

/** An interpreter. @param {Record<string, unknown>} options those that PyScript chooses */
export function loadPyodide(options) {
  const settings = { ...options, indexURL: folder };
  return taker ? handedOver(taker, settings) : pyodide.loadPyodide(settings);
}

/** An interpreter from files that the page hands over. @param {Taker} taker @param {Record<string, unknown>} settings */
async function handedOver(taker, settings) {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const { url } = new Request(...request);
    return url.startsWith(folder) ? new Response(await taker.take(`pyodide/${url.slice(folder.length)}`)) : fetch(...request);
  };
  try {
    await taker.take("pyodide/pyodide.asm.js");
    return await pyodide.loadPyodide(settings);
  } finally {
    globalThis.fetch = fetch;
    taker.close();
  }
}
