/** The deck of the person's own mistakes, each of which returns after growing times until it is known: SM-2 (Piotr
 * Woźniak, "Optimization of repetition spacing in the practice of learning", 1990). */

import { GRADES, isSurveyed } from "./analysis.ts";
import { lessonsFor } from "./learning.ts";
import { alike, parsed } from "./likeness.ts";
import { HUMAN, type State } from "./state.ts";

/** What is asked again. */
export interface Scheduled {
  id: string;
  due: number; // the number of the day on which it returns
  days: number; // after which it returned, or returns
  ease: number; // by which these grow
}

export type Card = Scheduled & Mistake;

/** A position in which the person made a mistake. */
export interface Mistake {
  record: string; // of the position
  player: number; // who is to move
  move: string; // the mistake
  cost: number; // the win rate that it lost
  good: string[]; // the moves that are better, the best one first
  line: string[]; // the best one and the best replies in turn
}

/** Helped: right after a wrong move. */
export type Answer = "right" | "helped" | "wrong";

/** The most cards; of more, those that return last go. */
const MOST = 1000;
const [EASE, HARDEST] = [2.5, 1.3];
const QUALITY = { right: 5, helped: 3, wrong: 1 };

/** The schedule of what has just come into a deck. */
export const scheduled = (id: string, day: number): Scheduled => ({ id, due: day, days: 0, ease: EASE });

/** Whether all of the game shown was to be analysed, and is. */
export const isStudied = (state: State) => state.survey?.every((record) => isSurveyed(state, record)) === true;

/** The mistakes of the person in the game shown, all of which is analysed, as cards of this day. */
export function cardsOf(state: State, day: number): Card[] {
  const players = [1, 2].filter((player) => state.players[player - 1] === HUMAN && !state.watching);
  return players
    .flatMap((player) => lessonsFor(state, player))
    .map(({ record, player, move, cost, better, line }) => ({
      ...scheduled(`${record} ${move}`, day),
      ...{ record, player, move, cost, line },
      good: [...new Set([better, ...near(state, record)])].filter((one) => one !== move),
    }));
}

/** The moves of a position that are about as good as the best one. */
function near({ analyses }: State, record: string) {
  const candidates = analyses[record]?.candidates ?? [];
  const best = candidates[0]?.value ?? 0;
  return candidates.filter(({ value }) => best - value < GRADES.inaccuracy / 2).map(({ move }) => move);
}

/** The deck with further cards, as far as it does not hold them. */
export function extended(deck: Card[], cards: Card[]) {
  const known = new Set(deck.map(({ id }) => id));
  const added = cards.filter(({ id }) => !known.has(id));
  return added.length ? [...deck, ...added].sort((one, other) => one.due - other.due).slice(0, MOST) : deck;
}

/** What is due today, the longest due first. */
export const dueOn = <T extends Scheduled>(deck: T[], day: number) =>
  deck.filter(({ due }) => due <= day).sort((one, other) => one.due - other.due);

/** A card after an answer. */
export function answered<T extends Scheduled>(card: T, answer: Answer, day: number): T {
  const missing = 5 - QUALITY[answer];
  const ease = Math.max(HARDEST, card.ease + 0.1 - missing * (0.08 + missing * 0.02));
  const grown = card.days === 0 ? 1 : card.days === 1 ? 6 : Math.round(card.days * ease);
  const days = answer === "wrong" ? 1 : grown;
  return { ...card, ease, days: answer === "wrong" ? 0 : grown, due: day + days };
}

const CARD: Card = { ...scheduled("", 0), record: "", player: 1, move: "", cost: 0, good: [""], line: [""] };

/** The deck in a stored text; none if it holds nothing of the kind. */
export function readDeck(text: string | null): Card[] {
  const found = parsed(text);
  return Array.isArray(found) ? found.filter((card) => alike(card, CARD) && card.good.length > 0) : [];
}
