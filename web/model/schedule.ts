/** Cards that return after growing times until they are known: SM-2 (Piotr Woźniak, "Optimization of repetition spacing
 * in the practice of learning", 1990). */

import { isLike, parseJson } from "./likeness.ts";

export interface Card {
  id: string;
  due: number; // the number of the day on which it returns
  days: number; // from its latest answer until then; 0 before the first one, and after a wrong one
  ease: number; // the factor by which the days grow
}

/** Helped: right after a wrong move. */
export type Answer = "right" | "helped" | "wrong";

/** The most cards in a deck; of more, those that return last go. */
const MOST = 1000;
const [EASE, HARDEST] = [2.5, 1.3];
const QUALITY = { right: 5, helped: 3, wrong: 1 };

/** The number of a day of the person's calendar: the same date has the same number everywhere. */
export const dayOf = (date: Date) => Math.floor((date.getTime() - 60_000 * date.getTimezoneOffset()) / 86_400_000);

export const newCard = (id: string, day: number): Card => ({ id, due: day, days: 0, ease: EASE });

/** The cards that are due on a day, the longest due first. */
export const dueOn = <T extends Card>(cards: T[], day: number) =>
  cards.filter(({ due }) => due <= day).sort((one, other) => one.due - other.due);

/** The cards that were answered on a day. */
export const answeredOn = <T extends Card>(cards: T[], day: number) =>
  cards.filter(({ due, days }) => due - Math.max(1, days) === day);

export function reschedule<T extends Card>(card: T, answer: Answer, day: number): T {
  const missing = 5 - QUALITY[answer];
  const ease = Math.max(HARDEST, card.ease + 0.1 - missing * (0.08 + missing * 0.02));
  if (answer === "wrong") return { ...card, ease, days: 0, due: day + 1 };
  const days = card.days === 0 ? 1 : card.days === 1 ? 6 : Math.round(card.days * ease);
  return { ...card, ease, days, due: day + days };
}

/** The deck with those of the cards that it does not hold yet. */
export function extend<T extends Card>(deck: T[], cards: T[]) {
  const ids = new Set(deck.map(({ id }) => id));
  const news = cards.filter(({ id }) => !ids.has(id));
  return news.length ? [...deck, ...news].sort((one, other) => one.due - other.due).slice(0, MOST) : deck;
}

export function readCards<T extends Card>(text: string | null, model: T): T[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((card) => isLike(card, model)) : [];
}
