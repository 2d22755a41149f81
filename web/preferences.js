// @ts-check
/** How the person wants the page: one plain object, kept apart from the game, so that it outlives every game. */

import { keep, storage } from "./storage.js";

/** @typedef {{language: string}} Preferences  language: empty for the browser's */

const KEY = "wye-preferences";

/** @returns {Preferences} what a first visit is shown */
const usual = () => ({ language: "" });

/** @returns {Preferences} the kept ones, as far as each still has the type of the usual one */
function kept() {
  const first = usual();
  /** @type {any} */
  let found = null;
  try {
    found = JSON.parse(storage()?.getItem(KEY) ?? "null");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const fits = Object.entries(first).filter(([name, value]) => typeof found?.[name] === typeof value);
  return { ...first, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) };
}

export const preferences = kept();

/** Change some of them, now and for the next visit. @param {Partial<Preferences>} change */
export function prefer(change) {
  Object.assign(preferences, change);
  keep(KEY, JSON.stringify(preferences));
}
