/// <reference lib="webworker" />
/** Pyodide as PyScript's worker imports it. The query of this module's address says where Python comes from: a snapshot
 * of its memory in a cache; files that the page hands over in a channel, while later ones are still on their way; or
 * its own files. */

import { cacheStore, channel } from "../platform.ts";
import { takeFile } from "./handover.ts";
import { give } from "./kernel.ts";
import { restorePython } from "./snapshot.ts";
import { loadSnapshot } from "./snapshots.ts";
import { indexedDB } from "./standins.ts";

const { searchParams } = new URL(import.meta.url);
const handover = searchParams.get("channel");
const cache = searchParams.get("snapshot");
const page = handover === null ? null : channel(handover);
let snapshot = cache === null ? null : loadSnapshot(cache); // on its way while the rest is loaded
snapshot?.catch(() => {}); // loadPyodide sees it
const folder = new URL("pyodide/", import.meta.url).href;

// PyScript opens a database before it starts Python.
Object.defineProperty(globalThis, "indexedDB", { value: indexedDB });

// A module cannot be handed over: it is imported once the page has fetched it, when the browser's own cache has it.
if (page) await takeFile(page, "pyodide/pyodide.js");
const pyodide = await import(`${folder}pyodide.js`);

export const { version } = pyodide;

/** PyScript has workers import a package of its own, of which ours use nothing. */
const WITHOUT_PYSCRIPT = "import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript')";

/** An interpreter, whose engine has its kernel. @param options those that PyScript chooses */
export async function loadPyodide(options: Record<string, unknown>) {
  const python = await startPython({ ...options, indexURL: folder });
  give(python);
  python.runPython(WITHOUT_PYSCRIPT);
  return python;
}

async function startPython(settings: Record<string, unknown>) {
  if (!page && cache !== null) {
    try {
      const bytes = await snapshot;
      snapshot = null; // it is large
      if (bytes) return await restorePython(pyodide, settings, bytes);
    } catch (error) {
      console.info("Without the snapshot of an earlier visit:", error);
      await cacheStore()?.delete(cache);
    }
  }
  return fresh(settings);
}

/** An interpreter from its files, which the page hands over or the host serves. */
async function fresh(settings: Record<string, unknown>) {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const { url } = new Request(...request);
    if (!url.startsWith(folder)) return fetch(...request);
    if (page) return new Response(await takeFile(page, `pyodide/${url.slice(folder.length)}`));
    const response = await fetch(...request);
    if (!url.endsWith(".wasm")) return response;
    // Whatever the host calls it: Pyodide waits for ever for what is of another type.
    return new Response(response.body, { status: response.status, headers: { "Content-Type": "application/wasm" } });
  };
  try {
    if (page) await takeFile(page, "pyodide/pyodide.asm.js");
    return await pyodide.loadPyodide(settings);
  } finally {
    globalThis.fetch = fetch;
    page?.close();
  }
}
