/// <reference lib="webworker" />
/** Pyodide in the sandbox, whose first message brings all its files and the channel to the page. It can load nothing.
 * */

/** Where Python takes its files to lie. */
const FOLDER = "https://sandbox.invalid/";

/** @param {Map<string, Blob>} files @param {string} path */
const held = (files, path) => /** @type {Blob} */ (files.get(path));

/** Import a module that was handed over. @param {Blob} body */
const imported = (body) => import(URL.createObjectURL(new Blob([body], { type: "text/javascript" })));

/** @param {Map<string, Blob>} files by their paths @param {string} name of the package that the worker needs
 * @param {MessagePort} port */
async function start(files, name, port) {
  const fetched = (/** @type {string | URL | Request} */ request) =>
    new Response(held(files, String(request).replace(FOLDER, "pyodide/")));
  globalThis.fetch = async (request) => fetched(request);
  const { loadPyodide } = await imported(held(files, "pyodide/pyodide.js"));
  await imported(held(files, "pyodide/pyodide.asm.js"));
  const python = await loadPyodide({ indexURL: FOLDER, packages: [name] });
  (await imported(held(files, "engine/kernel.js"))).give(python);
  const sync = {
    progress: (/** @type {string} */ text) => port.postMessage({ kind: "progress", text }),
    call: async (/** @type {string} */ text) => text,
  };
  python.registerJsModule("polyscript", { xworker: { sync } });
  python.runPython(await held(files, "lab/own/worker.py").text());
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
