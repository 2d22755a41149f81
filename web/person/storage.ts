/** What this browser stores for the page, as far as it allows any. Every name begins with PREFIX and ends with the
 * folder of the page, since several versions of the page may lie in folders of one origin, and so that all can be
 * deleted:
 * - local storage: the game on the board (`wye`) and its analyses (`wye-studies`), the preferences (`wye-preferences`),
 *   the progress in the lessons (`wye-lessons`) and the problems (`wye-problems`), the ratings (`wye-training`), the
 *   deck of the person's mistakes (`wye-deck`), what they lost per move (`wye-losses`), what was asked of openings
 *   (`wye-openings`), the person's own bots (`wye-bots`) and answers in the course of the lab (`wye-course`);
 * - session storage, which each window has for itself: the game on its board (`wye`), the position that is set up
 *   (`wye-setup`), the timed run (`wye-run`) and the answers to exercises of the lab (`wye-answers-`);
 * - a database: My games (GAMES);
 * - caches: the files for offline play (`wye-version-`), whether that is to hold the lab (`wye-lab`), the snapshot of
 *   Python (`wye-snapshot-`), and the runs of the lab (`wye-runs`). */

import { cacheStore, databases, localStore, serviceWorkers, sessionStore, unlessRefused } from "../platform.ts";

const PREFIX = "wye";

export const PREFERENCES_KEY = "wye-preferences"; // the preferences, of which the guard of the page reads the language
export const GAMES = "wye-games"; // the database of My games

/** The name under which this page stores something. No folder contains a space, which sets it apart. */
export const scopedName = (name: string) => `${name} ${new URL("./", location.href).pathname}`;

/** Whether all was deleted: then nothing more is stored. */
let forgotten = false;

export const hasForgotten = () => forgotten;

/** Where texts are stored: for all windows, or for this one alone. */
export type StoreName = "localStorage" | "sessionStorage";

export const storage = (store?: StoreName): Storage | null =>
  store === "sessionStorage" ? sessionStore() : localStore();

export const loadText = (name: string, store?: StoreName): string | null =>
  storage(store)?.getItem(scopedName(name)) ?? null;

/** Store a text. If storage is full or forbidden, the page works on. @returns false if it was not stored */
export function storeText(name: string, text: string, store?: StoreName): boolean {
  if (forgotten) return true;
  try {
    const place = storage(store);
    place?.setItem(scopedName(name), text);
    return place !== null;
  } catch (error) {
    unlessRefused(error);
    return false;
  }
}

const isOurs = (name: string | undefined) => name?.startsWith(PREFIX) === true && name.endsWith(scopedName(""));

export const storesAny = () =>
  [storage(), storage("sessionStorage")].some((store) => Object.keys(store ?? {}).some(isOurs));

export async function forget() {
  forgotten = true;
  for (const store of [storage(), storage("sessionStorage")])
    for (const key of Object.keys(store ?? {}).filter(isOurs)) store?.removeItem(key);
  const registration = await serviceWorkers()?.getRegistration();
  await registration?.unregister();
  const store = cacheStore();
  const names = (await store?.keys()) ?? [];
  await Promise.all(names.filter(isOurs).map((name) => store?.delete(name)));
  await deleteDatabase(scopedName(GAMES));
}

/** @returns when it is gone, or will be once another window lets it go */
const deleteDatabase = (database: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = databases()?.deleteDatabase(database);
    if (!asked) return resolve();
    asked.onsuccess = asked.onblocked = () => resolve();
    asked.onerror = () => reject(asked.error);
  });
