/// <reference lib="webworker" />
// @ts-check
/**
 * Serves the pages from three caches: the shell, which is filled here, the runtime, which the page's loader fills, and the
 * lab, which is filled when the lab is first opened.
 * A new version waits until no page of the old one is open, or until a page asks for it and all of them load anew, so that
 * a page never meets files of another version.
 */

/** Filled in by the build: content hashes and paths of the two groups of files. */
const BUILD = { shell: "", runtime: "", lab: "", shellFiles: [], runtimeFiles: [], labFiles: [] };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELL = `wye-shell-${BUILD.shell}`;
const RUNTIME = `wye-runtime-${BUILD.runtime}`;
const LAB = `wye-lab-${BUILD.lab}`;
const HOME = new URL("index.html", worker.location.href).href;

/** @param {string} name @param {string[]} paths */
async function fill(name, paths) {
  const cache = await caches.open(name);
  await cache.addAll(paths.map((path) => new Request(path, { cache: "no-cache" })));
}

async function install() {
  await fill(SHELL, BUILD.shellFiles);
  // Whoever has opened the lab of an earlier version has that of this version too.
  if ((await caches.keys()).some((name) => name.startsWith("wye-lab-"))) await keepLab();
}

async function keepLab() {
  const kept = await (await caches.open(LAB)).keys();
  if (kept.length === 0) await fill(LAB, BUILD.labFiles);
}

async function activate() {
  const stale = (await caches.keys()).filter((name) => /^wye-(shell|runtime|lab)-/.test(name) && ![SHELL, RUNTIME, LAB].includes(name));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const home = request.mode === "navigate" && pathname === new URL("./", HOME).pathname;
  const key = home ? HOME : origin + pathname;
  for (const name of [SHELL, RUNTIME, LAB]) {
    const response = await caches.match(key, { cacheName: name });
    if (response) return response;
  }
  return fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(worker.clients.claim());
  if (event.data === "lab") event.waitUntil(keepLab());
  if (event.data === "update") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === worker.location.origin;
  if (own && request.method === "GET") event.respondWith(answer(request));
});
