/// <reference lib="webworker" />
/** Pyodide in the sandbox, which can load nothing: the first message brings all files and the channel to the page. */

import { give } from "../../engine/kernel.ts";

/** Where Python takes its files to lie. */
const FOLDER = "https://sandbox.invalid/";

const fileAt = (files: Map<string, Blob>, path: string) => files.get(path) as Blob;

/** Import a module that was handed over. */
const importBody = (body: Blob) => import(URL.createObjectURL(new Blob([body], { type: "text/javascript" })));

/** @param files by their paths @param name of the package that the worker needs */
async function start(files: Map<string, Blob>, name: string, port: MessagePort) {
  const fetched = (request: string | URL | Request) =>
    new Response(fileAt(files, String(request).replace(FOLDER, "pyodide/")));
  globalThis.fetch = async (request) => fetched(request);
  const { loadPyodide } = await importBody(fileAt(files, "pyodide/pyodide.js"));
  await importBody(fileAt(files, "pyodide/pyodide.asm.js"));
  const python = await loadPyodide({ indexURL: FOLDER, packages: [name] });
  give(python);
  const sync = {
    progress: (text: string) => port.postMessage({ kind: "progress", text }),
    call: async (text: string) => text,
  };
  python.registerJsModule("polyscript", { xworker: { sync } });
  python.runPython(await fileAt(files, "lab/own/worker.py").text());
  port.onmessage = async ({ data: { number, text } }) =>
    port.postMessage({ kind: "answer", number, text: await sync.call(text) });
}

globalThis.onmessage = ({ data: { files, name }, ports: [port] }) => {
  if (!port) return;
  start(files, name, port).then(
    () => port.postMessage({ kind: "ready" }),
    (error) => port.postMessage({ kind: "failed", text: String(error) }),
  );
};
