/** A worker for the reader's own bots, in a frame that has no origin: the browser gives it neither cookies nor storage,
 * and the frame's policy, which its worker inherits, lets it load nothing. So its files are handed over. */

import type { EngineWorker } from "../../engine/client.ts";
import type { Loader } from "../../engine/loader.ts";

/** The frame starts a worker from a text, not as a module, which Chromium refuses without an origin, and passes on what
 * the worker begins with. The policy of lab.html, which the frame inherits, names the hash of this script. */
const SCRIPT = `onmessage = ({ data: { code, files, name }, ports }) =>
  new Worker(URL.createObjectURL(new Blob([code]))).postMessage({ files, name }, ports);`;
const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SCRIPT}</script>`;

/** What the worker needs beside Python. */
const INTERPRETER = "lab/own/interpreter.js";
const OWN = ["lab/own/worker.py"];

/** A worker in which Python answers. @param created called as soon as it exists */
export async function startSandbox(loader: Loader, created: (worker: EngineWorker) => void): Promise<EngineWorker> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.srcdoc = PAGE;
  const { port1: port, port2: other } = new MessageChannel();
  const { worker, ready } = client(port, () => frame.remove());
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  created(worker);
  await loaded;
  const python = loader.files.map(({ path }) => path).filter((path) => path.startsWith("pyodide/"));
  const body = async (path: string) => [path, await loader.file(path)] as const;
  const [code, ...files] = await Promise.all([loader.file(INTERPRETER), ...[...OWN, ...python].map(body)]);
  frame.contentWindow?.postMessage({ code, files: new Map(files), name: loader.work.package }, "*", [other]);
  await ready;
  return worker;
}

/** The page's end of the channel to a worker, which says when it is ready. */
function client(port: MessagePort, terminate: () => void) {
  /** Takes the answer to each message, by its number. */
  const waiting: Map<number, (text: string) => void> = new Map();
  let last = 0;
  const worker: EngineWorker = {
    terminate,
    sync: {
      call: (text) =>
        new Promise((resolve) => {
          waiting.set(++last, resolve);
          port.postMessage({ number: last, text });
        }),
    },
  };
  const ready = new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      const { kind, number, text } = data ?? {};
      if (kind === "ready") resolve(null);
      else if (kind === "failed") reject(new Error(text));
      else if (kind === "progress") worker.sync.progress?.(text);
      else waiting.get(number)?.(text);
      waiting.delete(number);
    };
  });
  return { worker, ready };
}
