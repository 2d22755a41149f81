/// <reference lib="webworker" />
// @ts-check
/**
 * Serves the page from two caches: the shell, which is filled here, and the runtime, which the page's loader fills.
 * A new version waits until no page of the old one is open, or until a page asks for it and all of them load anew, so that
 * a page never meets files of another version.
 */

/** Filled in by the build: content hashes and paths of the two groups of files. */
const BUILD = { shell: "", runtime: "", shellFiles: [], runtimeFiles: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELL = `wye-shell-${BUILD.shell}`;
const RUNTIME = `wye-runtime-${BUILD.runtime}`;
const HOME = new URL("index.html", worker.location.href).href;

async function install() {
  const cache = await caches.open(SHELL);
  await cache.addAll(BUILD.shellFiles.map((path) => new Request(path, { cache: "no-cache" })));
}

async function activate() {
  const stale = (await caches.keys()).filter((name) => name.startsWith("wye-") && name !== SHELL && name !== RUNTIME);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const home = request.mode === "navigate" && pathname === new URL("./", HOME).pathname;
  const key = home ? HOME : origin + pathname;
  for (const name of [SHELL, RUNTIME]) {
    const response = await (await caches.open(name)).match(key);
    if (response) return response;
  }
  return fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(worker.clients.claim());
  if (event.data === "update") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === worker.location.origin;
  if (own && request.method === "GET") event.respondWith(answer(request));
});
