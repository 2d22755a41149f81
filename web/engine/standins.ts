/** What PyScript opens wherever it runs, though nothing that the page asks of it needs either: a channel to other
 * windows, and a database of packages. Browsers may lack or forbid both. These stand in for them: nobody hears the
 * channel, and the database holds nothing and keeps nothing. */

export class BroadcastChannel {
  postMessage() {}
}

type Request = { result: unknown; onsuccess(event: { target: Request }): void };

/** A request that succeeds as soon as its asker listens. */
function answered(result?: unknown): Request {
  const request: Request = { result, onsuccess() {} };
  queueMicrotask(() => request.onsuccess({ target: request }));
  return request;
}

const store = { getAllKeys: () => answered([]), clear: () => answered() };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

export const indexedDB = { open: () => answered(database) };
