/** The last runs, kept in this browser by the text of their experiments, also those that were not finished. */

import { alike, parsed } from "../model/likeness.js";
import { openCache } from "../platform.js";
import { scoped } from "../person/storage.js";

/** @import { Work } from "./run.js" */

const CACHE = scoped("wye-runs");
/** The runs that are kept. */
const MOST = 12;

const addressOf = (/** @type {string} */ text) => new URL(`runs/${encodeURIComponent(text)}`, location.href);

/** Keep a run in place of an earlier one of the same experiment.
 * @param {Work} work @param {string} build of the engine that has done it
 * @returns {Promise<boolean>} false if it was not kept */
export async function keep(work, build) {
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
export async function recalled(/** @type {string} */ text, /** @type {string} */ build) {
  const found = await (await openCache(CACHE))?.match(addressOf(text));
  const kept = parsed((await found?.text()) ?? null);
  return kept?.build === build && alike(kept.work, { chosen: { text: "", parts: 0 }, parts: [null] })
    ? kept.work
    : null;
}

/** The texts of the experiments whose runs are kept, the last one first. @returns {Promise<string[]>} */
export async function texts() {
  const all = (await (await openCache(CACHE))?.keys()) ?? [];
  return all.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf("/") + 1))).toReversed();
}
