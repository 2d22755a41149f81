/** Where a snapshot of Python is kept between visits: a cache of its own, with the hash by which it is checked. */

import { cacheStore, openCache, sha256 } from "../platform.ts";

/** The address under which a snapshot lies in its cache; nothing can be fetched there. */
const place = () => `${location.origin}/snapshot`;
const HASH = "X-SHA-256";

export const hasSnapshot = async (cache: string) => Boolean(await cacheStore()?.match(place(), { cacheName: cache }));

/** The snapshot in a cache; null if there is none. Throws an error if it is damaged. */
export async function loadSnapshot(cache: string) {
  const response = await cacheStore()?.match(place(), { cacheName: cache });
  if (!response) return null;
  const bytes = await response.arrayBuffer();
  if ((await sha256(bytes)) !== response.headers.get(HASH)) throw new Error("It is damaged.");
  return bytes;
}

/** Throws a DOMException if there is no room. */
export async function storeSnapshot(cache: string, snapshot: Blob) {
  const headers = { [HASH]: (await sha256(await snapshot.arrayBuffer())) ?? "" };
  await (await openCache(cache))?.put(place(), new Response(snapshot, { headers }));
}
