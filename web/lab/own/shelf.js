/** The reader's own bots, kept in this browser by their names. Where it has no room for them they last until the page
 * is left. */

import { botsIn } from "../../model/stored.js";
import { keep, stored } from "../../person/storage.js";

/** @import { Bot } from "./address.js" */

const KEY = "wye-bots";

/** The source of each bot, once they were wanted. @type {Map<string, string> | null} */
let shelf = null;
const all = () => (shelf ??= new Map(botsIn(stored(KEY))));

/** All of them, in the order in which they were first kept. @returns {Bot[]} */
export const bots = () => [...all()].map(([file, text]) => ({ file, text }));

export const sourceOf = (/** @type {string} */ file) => all().get(file);

/** Keep a bot in place of the one of its name.
 * @param {Bot} bot @returns {boolean} false if the browser had no room for it */
export function keepBot({ file, text }) {
  all().set(file, text);
  return store();
}

export function dropBot(/** @type {string} */ file) {
  all().delete(file);
  store();
}

const store = () => keep(KEY, JSON.stringify([...all()]));
