/** The last runs, kept in this browser by the text of their experiments, also those that were not finished. */

import { alike, parsed } from "../model/likeness.ts";
import { scoped } from "../person/storage.ts";
import { openCache } from "../platform.ts";
import type { Work } from "./run.ts";

const CACHE = scoped("wye-runs");
/** The runs that are kept. */
const MOST = 12;

const addressOf = (text: string) => new URL(`runs/${encodeURIComponent(text)}`, location.href);

/** Keep a run in place of an earlier one of the same experiment. @param build of the engine that has done it @returns
 * false if it was not kept */
export async function keep(work: Work, build: string): Promise<boolean> {
  const store = await openCache(CACHE);
  if (!store) return false;
  try {
    await store.put(addressOf(work.chosen.text), new Response(JSON.stringify({ work, build })));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
  const all = await store.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => store.delete(request)));
  return true;
}

/** The run of an experiment, if one is kept that this build has done. */
export async function recalled(text: string, build: string) {
  const found = await (await openCache(CACHE))?.match(addressOf(text));
  const kept = parsed((await found?.text()) ?? null);
  return kept?.build === build && alike(kept.work, { chosen: { text: "", parts: 0 }, parts: [null] })
    ? kept.work
    : null;
}

/** The texts of the experiments whose runs are kept, the last one first. */
export async function texts(): Promise<string[]> {
  const all = (await (await openCache(CACHE))?.keys()) ?? [];
  return all.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf("/") + 1))).toReversed();
}
