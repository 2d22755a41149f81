// @ts-check
/** This browser's storage for the page, if it allows any. Every key and every cache has a name that begins with PREFIX. */

const PREFIX = "wye";

/** @returns {Storage | null} null where the browser forbids it */
export function storage() {
  try {
    return globalThis.localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return null;
    throw error;
  }
}

/**
 * Store a text for the next visit. If storage is full or forbidden, only the memory is lost: the page works on.
 * @param {string} key @param {string} text @returns {boolean} false if there was no room for it
 */
export function keep(key, text) {
  try {
    storage()?.setItem(key, text);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

/** Forget everything: games, score and preferences, and the files for playing without a network. */
export async function forget() {
  for (const key of Object.keys(storage() ?? {}).filter((name) => name.startsWith(PREFIX))) storage()?.removeItem(key);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
