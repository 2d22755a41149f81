/** What a browser may lack, or forbid: on http://, in a private window, in a frame, in the window that another program
 * shows. No other module asks for any of it. Each function gives null or false where it is not to be had; some browsers
 * throw an error even where one only looks. */

function offered<Ability>(look: () => Ability): NonNullable<Ability> | null {
  try {
    return look() ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Do something that the browser may refuse. */
async function done(act: () => Promise<unknown> | undefined): Promise<boolean> {
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

/** Delete the named cache. */
export const dropCache = (name: string) => done(() => cacheStore()?.delete(name));

/** The named cache. */
export async function openCache(name: string) {
  try {
    return (await cacheStore()?.open(name)) ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.info("Without Cache Storage:", error.message);
    return null;
  }
}

// What runs

export const serviceWorkers = () => offered(() => navigator.serviceWorker);

/** Whether Python can run: it needs WebAssembly, and there exceptions, which came last. */
export const runsPython = () => typeof globalThis.WebAssembly?.Tag === "function";

/** A channel to other threads of this site. */
export const channel = (name: string) => offered(() => globalThis.BroadcastChannel && new BroadcastChannel(name));

/** The SHA-256 of a content, in hexadecimal digits; only a secure context computes any. */
export async function sha256(bytes: BufferSource) {
  const digest = await offered(() => globalThis.crypto.subtle)?.digest("SHA-256", bytes);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

/** What makes sounds. */
export const audio = () => offered(() => globalThis.AudioContext && new AudioContext());

/** Whether the person wants nothing to move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// What is taken out

/** Copy a text. */
export const copyText = (text: string) => done(() => offered(() => navigator.clipboard)?.writeText(text));

/** Copy the text that is selected, an older way that needs no secure context. */
export const copySelection = () => document.execCommand("copy");

/** Copy a picture. */
export const copyPicture = (type: string, picture: Promise<Blob>) =>
  done(
    () =>
      globalThis.ClipboardItem && offered(() => navigator.clipboard)?.write?.([new ClipboardItem({ [type]: picture })]),
  );

/** Whether the device has a way of its own to share. */
export const canShare = () => typeof navigator.share === "function";

/** Have the device share a link, unless the person changes their mind. */
export const share = (url: string) => done(() => navigator.share({ url }));

/** Whether another page or program shows this page: there a file that is saved may come to nothing, without a word. */
export const isEmbedded = () =>
  globalThis.top !== globalThis.self || /; wv\)|\b(iPhone|iPad)\b(?!.*\bSafari\/)/.test(navigator.userAgent);
