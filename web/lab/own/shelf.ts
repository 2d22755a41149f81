/** The reader's own bots by their names, kept in this browser or, without room there, until the page is left. */

import { botsIn } from "../../model/stored.ts";
import { loadText, storeText } from "../../person/storage.ts";
import type { Bot } from "./address.ts";

const KEY = "wye-bots";

/** The source of each bot, once they were wanted. */
let shelf: Map<string, string> | null = null;
const all = () => (shelf ??= new Map(botsIn(loadText(KEY))));

/** All of them, in the order in which they were first kept. */
export const bots = (): Bot[] => [...all()].map(([file, text]) => ({ file, text }));

export const sourceOf = (file: string) => all().get(file);

/** Keep a bot in place of the one of its name. @returns false if the browser had no room for it */
export function keepBot({ file, text }: Bot): boolean {
  all().set(file, text);
  return store();
}

export function dropBot(file: string) {
  all().delete(file);
  store();
}

const store = () => storeText(KEY, JSON.stringify([...all()]));
