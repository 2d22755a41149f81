/** What this browser stores for the page, as far as it allows any. Every name begins with PREFIX and ends with the
 * folder of the page, since several versions of the page may lie in folders of one origin, and so that all can be
 * deleted:
 * - local storage: the game on the board (`wye`) and its analyses (`wye-studies`), the preferences (`wye-preferences`),
 *   the progress in the lessons (`wye-lessons`) and the problems (`wye-problems`), the deck of the person's
 *   mistakes (`wye-deck`), what was asked of openings (`wye-openings`) and the person's own bots (`wye-bots`);
 * - session storage, which each window has for itself: the game on its board (`wye`), the position that is set up
 *   (`wye-setup`) and the answers to exercises of the lab (`wye-answers-`);
 * - a database: My games (GAMES);
 * - caches: the files for offline play (`wye-version-`), whether that is to hold the lab (`wye-lab`), the snapshot of
 *   Python (`wye-snapshot-`), and the runs of the lab (`wye-runs`). */

import { cacheStore, databases, localStore, serviceWorkers, sessionStore } from "../platform.ts";

const PREFIX = "wye";

/** The preferences, of which the guard of the page reads the language. */
export const PREFERENCES_KEY = "wye-preferences";

/** The database of My games. */
export const GAMES = "wye-games";

/** The name under which this page stores something. No folder contains a space, which sets it apart. */
export const scoped = (name: string) => `${name} ${new URL("./", location.href).pathname}`;

/** Whether all was deleted, so that nothing is stored any more until the page loads anew. */
let forgotten = false;

export const hasForgotten = () => forgotten;

/** Where texts are stored: for all windows, or for this one alone. */
export type Store = "localStorage" | "sessionStorage";

/** @returns null where the browser forbids it */
export const storage = (store?: Store): Storage | null => (store === "sessionStorage" ? sessionStore() : localStore());

/** The text stored under a name, null if there is none. */
export const stored = (name: string, store?: Store): string | null => storage(store)?.getItem(scoped(name)) ?? null;

/** Store a text for the next visit. If storage is full or forbidden, only the memory is lost: the page works on.
 * @returns false if it was not stored */
export function keep(name: string, text: string, store?: Store): boolean {
  if (forgotten) return true;
  try {
    const place = storage(store);
    place?.setItem(scoped(name), text);
    return place !== null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

/** Whether a name is one of this page's. */
const isOurs = (name: string | undefined) => name?.startsWith(PREFIX) === true && name.endsWith(scoped(""));

/** Whether any text is stored. */
export const storesAny = () =>
  [storage(), storage("sessionStorage")].some((store) => Object.keys(store ?? {}).some(isOurs));

/** Delete all that is stored. */
export async function forget() {
  forgotten = true;
  for (const store of [storage(), storage("sessionStorage")])
    for (const key of Object.keys(store ?? {}).filter(isOurs)) store?.removeItem(key);
  const registration = await serviceWorkers()?.getRegistration();
  await registration?.unregister();
  const store = cacheStore();
  const names = (await store?.keys()) ?? [];
  await Promise.all(names.filter(isOurs).map((name) => store?.delete(name)));
  await deleted(scoped(GAMES));
}

/** @returns when it is gone, or will be once another window lets it go */
const deleted = (database: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = databases()?.deleteDatabase(database);
    if (!asked) return resolve();
    asked.onsuccess = asked.onblocked = () => resolve();
    asked.onerror = () => reject(asked.error);
  });
