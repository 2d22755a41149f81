/// <reference lib="webworker" />
/** Serves the pages of one version from one cache: the board is put there here, what Python needs by the page's loader,
 * and the lab when it is first opened.
 *
 * All files of a version but its pages lie in a folder named by their content, so that a name never brings a file of
 * another version. A new version waits until no page of the old one is open, or until a page asks for it and all of
 * them reload; where a file of the old one is gone, the page goes over to the new one at once (guard.ts). */

/** The name of this version, and the SHA-256 of each file by its path: the build puts it before this module. */
declare const SITE: {
  version: string;
  board: Record<string, string>;
  runtime: Record<string, string>;
  lab: Record<string, string>;
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const address = (path: string) => new URL(path, worker.location.href).href;
/** Where the pages lie: other versions may lie in other folders of this origin, and have their own caches. */
const SCOPE = new URL(address("./")).pathname;
const VERSION = "wye-version-";
const CACHE = `${VERSION}${SITE.version} ${SCOPE}`;
/** Is there, with nothing in it, once the lab has been opened in any version. */
const LAB = `wye-lab ${SCOPE}`;
const HOME = address("index.html");
const HASHES: Record<string, string> = { ...SITE.board, ...SITE.runtime, ...SITE.lab };

/** The names of the caches of other versions of this folder. The cache of a version, or of its snapshot of Python, has
 * a name of the form `wye-KIND-VERSION SCOPE`; what belongs to all versions has no version in its name. */
const others = async () =>
  (await caches.keys()).filter(
    (name) => /^wye-[a-z]+-/.test(name) && name.endsWith(` ${SCOPE}`) && !name.includes(`-${SITE.version} `),
  );

/** Add to the cache what is missing of these files, pages last: a cache that has a page has all that it needs. Throws
 * an error if a file cannot be had. */
async function fill(paths: string[]) {
  const cache = await caches.open(CACHE);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = paths.filter((path) => !present.has(address(path)));
  const earlier = (await others()).filter((name) => name.startsWith(VERSION));
  const add = async (path: string) =>
    cache.put(address(path), (await inherit(path, earlier)) ?? (await fetchFresh(path)));
  await Promise.all(missing.filter((path) => !path.endsWith(".html")).map(add));
  await Promise.all(missing.filter((path) => path.endsWith(".html")).map(add));
}

/** What an earlier version has under the same name, if it is the same. @param earlier names of caches */
async function inherit(path: string, earlier: string[]): Promise<Response | undefined> {
  for (const name of earlier) {
    const before = path.replace(SITE.version, name.slice(VERSION.length).split(" ")[0] ?? "");
    const response = await caches.match(address(before), { cacheName: name });
    const body = await response?.arrayBuffer();
    // Only a response of our own takes the new address, from which a module imports others.
    if (response && body && (await hash(body)) === HASHES[path]) return new Response(body, response);
  }
  return undefined;
}

/** @returns the SHA-256 in base64 */
async function hash(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

/** A file of this version from the network: usually from the HTTP cache, as the page has just fetched it, or past that
 * cache if the file there is another. Throws an error if it cannot be had. */
async function fetchFresh(path: string) {
  const ask = async (cache: RequestCache) => {
    const response = await fetch(address(path), { cache, integrity: `sha256-${HASHES[path]}` });
    if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
    return response;
  };
  return ask("default").catch(() => ask("no-cache"));
}

async function install() {
  const earlier = (await others()).filter((name) => name.startsWith(VERSION));
  const whole = await Promise.all(earlier.map((name) => caches.match(HOME, { cacheName: name })));
  await fill(Object.keys(SITE.board));
  // Someone with Python and the lab of an earlier version gets those of this version too, before it takes over.
  if (earlier.length > 0) await fill(Object.keys(SITE.runtime));
  if (await caches.has(LAB)) await fill(Object.keys(SITE.lab));
  // A version of which a page has found that it cannot be completed is not waited for.
  if (!whole.some(Boolean)) await worker.skipWaiting();
}

async function activate() {
  // A still newer version may be filling its own cache.
  const newest = !worker.registration.installing && !worker.registration.waiting;
  if (newest) await Promise.all((await others()).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer({ request }: FetchEvent) {
  const { origin, pathname, search } = new URL(request.url);
  const home = request.mode === "navigate" && pathname === SCOPE;
  const response = await caches.match(home ? HOME : origin + pathname, { cacheName: CACHE });
  // Without the rest of the lab, its page only says so where there is no network.
  if (response && address("lab.html") === origin + pathname && !(await caches.has(LAB)))
    return fetch(request).catch(() => response);
  // A module with a query is to know it, too.
  if (response) return search ? new Response(response.body, response) : response;
  return fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "version") ports[0]?.postMessage(SITE.version);
  if (data === "claim") event.waitUntil(worker.clients.claim());
  if (data === "update") event.waitUntil(worker.skipWaiting());
  if (data.lab === SITE.version) event.waitUntil(fill(Object.keys(SITE.lab)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === worker.location.origin;
  // A request past the browser's caches goes past this one.
  if (own && request.method === "GET" && request.cache !== "reload") event.respondWith(answer(event));
});
