/** Stands in for PyScript: its workers have no Python of their own, and ask the server that the tests run. See
 * answers.py. */

export const hooks = { main: { onWorker: new Set() } };
customElements.define("py-script", class extends HTMLElement {});

/** Whether a test has set `hangs`: then workers fall silent for ever, and it finds `hung` once one has. */
const silenced = () => globalThis.hangs && (globalThis.hung = true);

/** A worker, once the file that it would run is there. */
export async function PyWorker(file) {
  const address = new URL("answers", document.baseURI);
  address.search = new URLSearchParams({ file: new URL(file).pathname, worker: Math.random() });
  const ended = new AbortController();
  const sync = {
    progress() {},
    call: (text) => answer(text).catch(() => new Promise(() => {})), // a worker that is lost says nothing any more
  };
  let sent = Promise.resolve(); // so that messages arrive in their order
  async function answer(text) {
    if (silenced()) throw new Error("The worker hangs.");
    const response = sent.then(() => fetch(address, { method: "POST", body: text, signal: ended.signal }));
    sent = response.catch(() => {});
    const { body } = await response;
    let rest = "";
    for (const reader = body.pipeThrough(new TextDecoderStream()).getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done || silenced()) throw new Error("There is no answer.");
      const lines = (rest + value).split("\n");
      rest = lines.pop();
      for (const [kind, said] of lines.map(JSON.parse)) {
        if (kind === "answer") return said;
        sync.progress(said);
      }
    }
  }
  for (const adopt of [...hooks.main.onWorker]) adopt(null, { sync, terminate: () => ended.abort() });
  const { ok } = await fetch(file);
  if (!ok) throw new Error(`${file} cannot be run.`);
  return { sync, terminate: () => ended.abort() };
}
