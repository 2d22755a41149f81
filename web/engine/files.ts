/** Files of this version of the site: fetched with progress in bytes, checked by their hashes, tried a second time. */

import type { Speech } from "../person/language.ts";
import { sha256 } from "../platform.ts";

/** A file as the build describes it. */
export interface SiteFile {
  path: string; // within the folder of the version
  bytes: number;
  sha256: string; // in hexadecimal digits
}

/** The files that the page fetches, as the build has written them into it; scripts: the page's own first; later: those
 * that each module needs which is imported later, by its path; texts: by language. */
export const siteFiles = (): Record<"scripts" | "data", SiteFile[]> &
  Record<"later" | "texts", Record<string, SiteFile[]>> =>
  JSON.parse(document.getElementById("files")?.textContent ?? "");

/** The texts of a language. Throws LoadError. */
export async function fetchSpeech(language: string): Promise<Speech> {
  const bodies = await Promise.all((siteFiles().texts[language] ?? []).map((file) => fetchFile(file)));
  return { language, sources: await Promise.all(bodies.map(({ body }) => body.text())) };
}

export type Content = { body: Blob; type: string };

/** From this many bytes on, files come two at a time: Python starts with the first ones meanwhile. */
export const LARGE = 300_000;

export const SILENCE = 15_000; // milliseconds without a byte after which a connection counts as stalled

/** The address of a file of this version. */
export const address = (path: string) =>
  new URL(`${document.documentElement.dataset.version}/${path}`, document.baseURI).href;

/** Why a file could not be loaded; a number is the status with which the server answered. */
export type Reason = "damaged" | "unreachable" | "stalled" | number;

export class LoadError extends Error {
  constructor(
    public path: string,
    public reason: Reason,
  ) {
    super(`${path}: ${reason}`);
    this.name = "LoadError";
  }

  /** The file's name, without its folders. */
  get file() {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }
}

type TaskQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks in their order, two at a time: while one file is checked, the next is on its way. */
export function taskQueue(): TaskQueue {
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  return (task) => {
    const result = (lanes.shift() as Promise<unknown>).then(task);
    lanes.push(result.catch(() => {}));
    return result;
  };
}

export const sum = (files: SiteFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** The content of a file. A failure is retried once without the browser's own cache, which may hold a damaged file.
 * Throws LoadError. @param arrived called with the number of new bytes, negative when some are lost */
export async function fetchFile(file: SiteFile, arrived: (bytes: number) => void = () => {}): Promise<Content> {
  try {
    return await download(file, "default", arrived);
  } catch (error) {
    if (!(error instanceof LoadError) || error.reason === "stalled") throw error;
    return download(file, "reload", arrived);
  }
}

/** The value in a JSON file that a place reads when it is opened, or null if it cannot be loaded now. */
export async function fetchData(path: string): Promise<any> {
  const file = siteFiles().data.find((one) => one.path === path);
  if (!file) throw new Error(`The site has no ${path}.`);
  try {
    return JSON.parse(await (await fetchFile(file)).body.text());
  } catch (error) {
    if (error instanceof LoadError) return null;
    throw error;
  }
}

async function download(file: SiteFile, cache: RequestCache, arrived: (bytes: number) => void): Promise<Content> {
  const { path } = file;
  const stalled = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(() => stalled.abort(), SILENCE);
  };
  let received = 0;
  try {
    listen();
    const response = await fetch(address(path), { cache, signal: stalled.signal });
    if (!response.ok || !response.body) throw new LoadError(path, response.status);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      listen();
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      received += value.length;
      arrived(value.length);
    }
    // Whatever the host calls it: only of this type is it compiled while it arrives.
    const type = path.endsWith(".wasm") ? "application/wasm" : (response.headers.get("Content-Type") ?? "");
    const body = new Blob(chunks, { type });
    const hash = await sha256(await body.arrayBuffer()); // null outside a secure context, where browsers compute none
    if (hash !== null && hash !== file.sha256) throw new LoadError(path, "damaged");
    return { body, type };
  } catch (error) {
    arrived(-received);
    if (error instanceof LoadError) throw error;
    throw new LoadError(path, stalled.signal.aborted ? "stalled" : "unreachable");
  } finally {
    clearTimeout(watch);
  }
}
