/// <reference lib="webworker" />
/** Makes a snapshot of a Python that has rehearsed a game, or tries one: Python started from it must say the same. */

import { linkage, restorePython, take } from "./snapshot.ts";

const worker = self as unknown as DedicatedWorkerGlobalScope;
const folder = new URL("pyodide/", import.meta.url).href;
const REHEARSE = "from pyengine.page.rehearsal import rehearse; rehearse()";
const TIDY = "import gc; del rehearse; gc.collect()"; // nothing is left but what will be used

worker.onmessage = async ({ data }) => {
  try {
    worker.postMessage(data.snapshot ? await trySnapshot(data.name, data.snapshot) : await makeSnapshot(data.name));
  } catch (error) {
    worker.postMessage({ error: String(error) });
  }
};

/** @param name of a package */
async function makeSnapshot(name: string) {
  const pyodide = await import(`${folder}pyodide.js`);
  const python = await pyodide.loadPyodide({ indexURL: folder, packages: [], _makeSnapshot: true });
  const before = linkage(python);
  const packages = closure(python.lockfile.packages, name);
  for (const each of packages) await install(python, python.lockfile.packages[each].file_name);
  const answer = python.runPython(REHEARSE);
  python.runPython(TIDY);
  return { snapshot: take(python, before, packages), answer };
}

/** @param name of a package */
async function trySnapshot(name: string, snapshot: Blob) {
  const pyodide = await import(`${folder}pyodide.js`);
  const python = await restorePython(pyodide, { indexURL: folder, packages: [name] }, await snapshot.arrayBuffer());
  return { answer: python.runPython(REHEARSE) };
}

/** A package and those that it needs. @param packages by their names */
const closure = (packages: any, name: string): string[] => [
  name,
  ...packages[name].depends.flatMap((needed: string) => closure(packages, needed)),
];

/** Unpack a package, which Pyodide's own way would note in JavaScript. */
async function install(python: any, file: string) {
  const response = await fetch(folder + file);
  python.FS.writeFile(`/tmp/${file}`, new Uint8Array(await response.arrayBuffer()));
  python.runPython(`import shutil; shutil.unpack_archive("/tmp/${file}", "${python._api.sitepackages}", "zip")`);
  python.FS.unlink(`/tmp/${file}`);
}
