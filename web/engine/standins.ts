/** Stand-ins for what PyScript opens everywhere and the page never uses: a channel that nobody hears, and a database
 * that keeps nothing. Browsers may lack or forbid both. */

export class BroadcastChannel {
  postMessage() {}
}

type Request = { result: unknown; onsuccess(event: { target: Request }): void };

function success(result?: unknown): Request {
  const request: Request = { result, onsuccess() {} };
  queueMicrotask(() => request.onsuccess({ target: request }));
  return request;
}

const store = { getAllKeys: () => success([]), clear: () => success() };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

export const indexedDB = { open: () => success(database) };
