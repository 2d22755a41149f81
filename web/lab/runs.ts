/** The last runs, kept in this browser by the text of their experiments, also those that were not finished. */

import { isLike, parseJson } from "../model/likeness.ts";
import { scopedName } from "../person/storage.ts";
import { openCache, unlessRefused } from "../platform.ts";
import type { Work } from "./run.ts";

const CACHE = scopedName("wye-runs");
/** The runs that are kept. */
const MOST = 12;

const addressOf = (text: string) => new URL(`runs/${encodeURIComponent(text)}`, location.href);

/** Keep a run in place of an earlier one of the experiment. @param engine its hash @returns false if it was not kept */
export async function keepRun(work: Work, engine: string): Promise<boolean> {
  const store = await openCache(CACHE);
  if (!store) return false;
  const entry = new Response(JSON.stringify({ work, build: engine }));
  if (!(await store.put(addressOf(work.chosen.text), entry).then(() => true, unlessRefused))) return false;
  const all = await store.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => store.delete(request)));
  return true;
}

/** The run of an experiment, if one by this engine is kept. */
export async function recallRun(text: string, engine: string) {
  const found = await (await openCache(CACHE))?.match(addressOf(text));
  const entry = parseJson((await found?.text()) ?? null);
  return entry?.build === engine && isLike(entry.work, { chosen: { text: "", parts: 0 }, parts: [null] })
    ? entry.work
    : null;
}

/** The texts of the experiments whose runs are kept, the last one first. */
export async function texts(): Promise<string[]> {
  const all = (await (await openCache(CACHE))?.keys()) ?? [];
  return all.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf("/") + 1))).toReversed();
}
