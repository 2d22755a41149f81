// @ts-check
/** What this browser keeps for the page, as far as it keeps anything. */

/** @returns {Storage | null} null where the browser forbids it */
export function storage() {
  try {
    return globalThis.localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return null;
    throw error;
  }
}

/** Keep a text for the next visit: a full or forbidden storage costs that its memory, and nothing else. @param {string} key @param {string} text */
export function keep(key, text) {
  try {
    storage()?.setItem(key, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
