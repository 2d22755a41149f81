/// <reference lib="webworker" />
/** Serves the pages from three caches: the shell, which is filled here, the runtime, which the page's loader fills, and
 * the lab, which is filled when the lab is first opened.
 * A new version waits until no page of the old one is open, or until a page asks for it and all of them load anew, so
 * that a page never meets files of another version. */

/** Filled in by the build: a name for the content of each group, and for each file of those filled here its path and
 * SHA-256.
 * @type {{shell: string, runtime: string, lab: string, shellFiles: Record<string, string>, labFiles: Record<string,
 *   string>}} */
const BUILD = { shell: "", runtime: "", lab: "", shellFiles: {}, labFiles: {} };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Where the pages lie: other versions may lie in other folders of this origin, and have their own caches. */
const SCOPE = new URL("./", worker.location.href).pathname;
const SHELL = `wye-shell-${BUILD.shell} ${SCOPE}`;
const RUNTIME = `wye-runtime-${BUILD.runtime} ${SCOPE}`;
const LAB = `wye-lab-${BUILD.lab} ${SCOPE}`;
const HOME = new URL("index.html", worker.location.href).href;

/** Fill a cache with files, or with none if one of them is missing or is of another version. The page has just fetched
 * most of them, so that they are in the HTTP cache; they are asked for anew if one there is of an earlier version.
 * @param {string} name @param {Record<string, string>} files */
async function fill(name, files) {
  const all = (/** @type {RequestCache} */ cache) =>
    Object.entries(files).map(([path, hash]) => new Request(path, { cache, integrity: `sha256-${hash}` }));
  const cache = await caches.open(name);
  await cache.addAll(all("default")).catch(() => cache.addAll(all("no-cache")));
}

/** The caches of this folder, also those of earlier versions. */
const ours = async () =>
  (await caches.keys()).filter((name) => /^wye-(shell|runtime|lab|snapshot)-/.test(name) && name.endsWith(` ${SCOPE}`));

async function install() {
  await fill(SHELL, BUILD.shellFiles);
  // Whoever has opened the lab of an earlier version has that of this version too.
  if ((await ours()).some((name) => name.startsWith("wye-lab-"))) await keepLab();
}

async function keepLab() {
  const kept = await (await caches.open(LAB)).keys();
  if (kept.length === 0) await fill(LAB, BUILD.labFiles);
}

async function activate() {
  const stale = (await ours()).filter((name) => ![SHELL, RUNTIME, LAB].includes(name));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(/** @type {Request} */ request) {
  const { origin, pathname, search } = new URL(request.url);
  const home = request.mode === "navigate" && pathname === new URL("./", HOME).pathname;
  const key = home ? HOME : origin + pathname;
  for (const name of [SHELL, RUNTIME, LAB]) {
    const response = await caches.match(key, { cacheName: name });
    // A module with a query is to know it: only a response of our own takes the address of the request.
    if (response) return search ? new Response(response.body, response) : response;
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
