/** What a browser may lack or forbid, as on http://, in a private window or in a frame. No other module asks for it.
 * Each function gives null or false where it is missing; some browsers throw an error even on a look. */

/** Ignore what the browser refuses; throw any other error. */
export function unlessRefused(error: unknown) {
  if (!(error instanceof DOMException)) throw error;
}

function ability<Ability>(look: () => Ability): NonNullable<Ability> | null {
  try {
    return look() ?? null;
  } catch (error) {
    unlessRefused(error);
    return null;
  }
}

/** Do something that the browser may refuse. */
async function attempt(act: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    const begun = act();
    await begun;
    return begun !== undefined;
  } catch (error) {
    unlessRefused(error);
    return false;
  }
}

// What is kept

export const localStore = () => ability(() => globalThis.localStorage);
export const sessionStore = () => ability(() => globalThis.sessionStorage);
export const databases = () => ability(() => globalThis.indexedDB);
export const cacheStore = () => ability(() => globalThis.caches);

export const dropCache = (name: string) => attempt(() => cacheStore()?.delete(name));

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

export const serviceWorkers = () => ability(() => navigator.serviceWorker);

/** What Python or PyScript needs and this browser lacks: WebAssembly with exceptions, which came last, or channels. */
export function missingAbility() {
  if (typeof globalThis.WebAssembly?.Tag !== "function") return "WebAssembly";
  return typeof globalThis.BroadcastChannel === "function" ? null : "BroadcastChannel";
}

/** Fill the screen with the page, or end that; nothing happens where the browser does not allow it. */
export async function fillScreen(fill: boolean) {
  try {
    if (fill) await document.documentElement.requestFullscreen?.();
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** A channel to other threads of this site. */
export const channel = (name: string) => ability(() => new BroadcastChannel(name));

/** The SHA-256 of a content, in hexadecimal digits; only a secure context computes any. */
export async function sha256(bytes: BufferSource) {
  const digest = await ability(() => globalThis.crypto.subtle)?.digest("SHA-256", bytes);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

export const audio = () => ability(() => globalThis.AudioContext && new AudioContext());

/** Whether the person wants nothing to move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// What is taken out

export const copyText = (text: string) => attempt(() => ability(() => navigator.clipboard)?.writeText(text));

/** Copy the text that is selected, an older way that needs no secure context. */
export const copySelection = () => document.execCommand("copy");

export const copyPicture = (type: string, picture: Promise<Blob>) =>
  attempt(
    () =>
      globalThis.ClipboardItem && ability(() => navigator.clipboard)?.write?.([new ClipboardItem({ [type]: picture })]),
  );

/** Whether the device has a way of its own to share. */
export const canShare = () => typeof navigator.share === "function";

/** Have the device share something, without files where it takes none, unless the person changes their mind. */
export const share = ({ files, ...data }: ShareData) =>
  attempt(() => navigator.share(files && navigator.canShare?.({ files }) ? { ...data, files } : data));

/** Whether another page or program shows this page: there a file that is saved may come to nothing, without a word. */
export const isEmbedded = () =>
  globalThis.top !== globalThis.self || /; wv\)|\b(iPhone|iPad)\b(?!.*\bSafari\/)/.test(navigator.userAgent);
