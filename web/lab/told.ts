/** Texts of recordings, which the engine tells as data, in words. */

import type { Id } from "texts";
import { local, number, say } from "../lang/texts.ts";

/** A text in words: a word of the engine, a number, nothing, a message, or several of them but for those that are
 * nothing, with spaces between them or joined by another sign. */
export function told(text: any): string {
  if (typeof text === "string") return local(text);
  if (Array.isArray(text))
    return text
      .map((one) => (one === null ? "" : told(one)))
      .filter(Boolean)
      .join(" ");
  if (text === null || typeof text === "number") return numbered(text);
  if ("join" in text) return text.join.map(told).join(text.between);
  const isText = (value: unknown) => typeof value === "string" || (typeof value === "object" && value);
  const values = Object.entries(text.values).map(([name, value]) => [name, isText(value) ? told(value) : value]);
  return say(text.say as Id, Object.fromEntries(values));
}

/** A number in words, if it is known. */
export const numbered = (value: number | null | undefined) =>
  value === null || value === undefined ? say("lab-none") : number(value);
