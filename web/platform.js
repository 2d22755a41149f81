/** What a browser may lack, or forbid: on http://, in a private window, in a frame, in the window that another program
 * shows. No other module asks for any of it. Each function gives null or false where it is not to be had; some browsers
 * throw an error even where one only looks. */

/** @template Ability @param {() => Ability} look @returns {NonNullable<Ability> | null} */
function offered(look) {
  try {
    return look() ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Do something that the browser may refuse. @param {() => Promise<unknown> | undefined} act @returns
 * {Promise<boolean>} */
async function done(act) {
  try {
    const begun = act();
    await begun;
    return begun !== undefined;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

// What is kept

export const localStore = () => offered(() => globalThis.localStorage);
export const sessionStore = () => offered(() => globalThis.sessionStorage);
export const databases = () => offered(() => globalThis.indexedDB);
export const cacheStore = () => offered(() => globalThis.caches);

/** The named cache. @param {string} name */
export async function openCache(name) {
  try {
    return (await cacheStore()?.open(name)) ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.info("Without Cache Storage:", error.message);
    return null;
  }
}

/** Whether databases may be opened. */
export const allowsDatabases = async () => databases() !== null && (await done(async () => databases()?.databases?.()));

// What runs

export const serviceWorkers = () => offered(() => navigator.serviceWorker);

/** Whether Python can run: it needs WebAssembly, and there exceptions, which came last. */
export const runsPython = () => typeof globalThis.WebAssembly?.Tag === "function";

/** A channel to other threads of this site. @param {string} name */
export const channel = (name) => offered(() => globalThis.BroadcastChannel && new BroadcastChannel(name));

/** The SHA-256 of a content, in hexadecimal digits; only a secure context computes any. @param {BufferSource} bytes */
export async function sha256(bytes) {
  const digest = await offered(() => globalThis.crypto.subtle)?.digest("SHA-256", bytes);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

/** What makes sounds. */
export const audio = () => offered(() => globalThis.AudioContext && new AudioContext());

/** Whether the person wants nothing to move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// What is taken out

/** Copy a text. @param {string} text */
export const copyText = (text) => done(() => offered(() => navigator.clipboard)?.writeText(text));

/** Copy the text that is selected, an older way that needs no secure context. */
export const copySelection = () => document.execCommand("copy");

/** Copy a picture. @param {string} type @param {Promise<Blob>} picture */
export const copyPicture = (type, picture) =>
  done(
    () =>
      globalThis.ClipboardItem && offered(() => navigator.clipboard)?.write?.([new ClipboardItem({ [type]: picture })]),
  );

/** Whether the device has a way of its own to share. */
export const canShare = () => typeof navigator.share === "function";

/** Have the device share a link, unless the person changes their mind. @param {string} url */
export const share = (url) => done(() => navigator.share({ url }));

/** Whether another page or program shows this page: there a file that is saved may come to nothing, without a word. */
export const isEmbedded = () =>
  globalThis.top !== globalThis.self || /; wv\)|\b(iPhone|iPad)\b(?!.*\bSafari\/)/.test(navigator.userAgent);
