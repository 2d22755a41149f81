/** A student's answers, kept in this window for each exercise by its text: they come back after a reload or a visit
 * elsewhere. */

import { alike, parsed, Table } from "../model/likeness.ts";
import { keep, stored } from "../person/storage.ts";

const WINDOW: import("../person/storage.ts").Store = "sessionStorage";

const keyOf = (text: string) => `wye-answers-${text}`;

/** What was answered so far, by the ids of the questions. */
export function answersTo(text: string): Record<string, string> {
  const kept = parsed(stored(keyOf(text), WINDOW));
  return alike(kept, new Table("")) ? kept : {};
}

export const keepAnswers = (text: string, answers: Record<string, string>) =>
  keep(keyOf(text), JSON.stringify(answers), WINDOW);
