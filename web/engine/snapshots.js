/** Where a snapshot of Python is kept between visits: a cache of its own, with the hash by which it is checked. */

import { cacheStore, openCache, sha256 } from "../platform.js";

/** The address under which a snapshot lies in its cache; nothing can be fetched there. */
const ADDRESS = new URL("snapshot", import.meta.url).href;
const HASH = "X-SHA-256";

/** Whether there is a snapshot in a cache. @param {string} cache */
export const isKept = async (cache) => Boolean(await cacheStore()?.match(ADDRESS, { cacheName: cache }));

/** The snapshot in a cache; null if there is none. Throws an error if it is damaged. @param {string} cache */
export async function kept(cache) {
  const response = await cacheStore()?.match(ADDRESS, { cacheName: cache });
  if (!response) return null;
  const bytes = await response.arrayBuffer();
  if ((await sha256(bytes)) !== response.headers.get(HASH)) throw new Error("It is damaged.");
  return bytes;
}

/** Throws a DOMException if there is no room. @param {string} cache @param {Blob} snapshot */
export async function keep(cache, snapshot) {
  const headers = { [HASH]: (await sha256(await snapshot.arrayBuffer())) ?? "" };
  await (await openCache(cache))?.put(ADDRESS, new Response(snapshot, { headers }));
}
