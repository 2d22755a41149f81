/** The trainer of openings: what is asked of the first stones whose values are known, and which answers are right. */

import type { Catalogue, Diagram, Opening } from "messages";
import { recordAfter } from "./analysis.ts";
import { type Answer, dueOn, type Scheduled, scheduled } from "./deck.ts";
import { alike, parsed } from "./likeness.ts";
import { isEven } from "./openings.ts";

/** Of the first stones, for their owners. */
export type Values = { [move: string]: Opening };

/** Of which first stones are asked. */
export type Board = { game: string; size: number };

/** Whether to take over a first stone, or which one is the fairest. */
export interface Question {
  record: string; // of the position: with one stone, or without
  stone: string; // the one that may be taken over, empty where the fairest is looked for
  values: Values;
  placed: Diagram; // the position
  tried: string; // the stone chosen last, TAKE or LEAVE; empty before
  answer: Answer | null; // "wrong" after a wrong one, until it is settled
  settled: boolean; // whether the answer counts, and the values are told
  days: number; // after which the question returns, once it is settled
}

export interface Training {
  kept: Scheduled[]; // the questions that were answered, each by its record
  training: boolean; // whether the trainer is shown
  board: Board | null;
  question: Question | null; // null before there is one, and when there is none for today
  finished: boolean; // whether there is none for today
}

/** The answers to the question whether to take over a stone. */
export const [TAKE, LEAVE] = ["take", "leave"];

export const NO_TRAINING: Readonly<Training> = {
  kept: [],
  training: false,
  board: null,
  question: null,
  finished: false,
};

/** The boards of which first stones are known. */
export const boards = ({ games }: Catalogue): Board[] =>
  games.flatMap(({ name, openings }) => (openings?.sizes ?? []).map((size) => ({ game: name, size })));

/** The board to begin with: like the one that is played on, else the usual one of a game. */
export function usual(describe: Catalogue, played: Board): Board | null {
  const all = boards(describe);
  const found = all.find(({ game, size }) => game === played.game && size === played.size);
  const sizes = new Map(describe.games.map(({ name, sizes }) => [name, sizes.default]));
  return found ?? all.find(({ game, size }) => size === sizes.get(game)) ?? all[0] ?? null;
}

/** The questions of a board, each by its record: for the fairest stone where there is a choice, and for every stone
 * of which it is known whether to take it over. @param start the record without a stone @param stones the distinct
 * ones */
export function questions(start: string, values: Values, stones: string[]) {
  const fair = stones.filter((stone) => isFair(values, stone));
  const sure = stones.filter((stone) => !isEven(values[stone] as Values[string]));
  return [
    ...(fair.length && fair.length < stones.length ? [start] : []),
    ...sure.map((stone) => recordAfter(start, stone)),
  ];
}

/** The answers without those to what is not asked any more on a board. @param start the record of the board without a
 * stone @param all its questions */
export const withoutOld = (kept: Scheduled[], start: string, all: string[]) =>
  kept.filter(({ id }) => !id.startsWith(start) || all.includes(id));

/** The question to be asked now: one that is due, or else a new one, of which chance decides; null if there is none.
 * @param chance from 0 to 1 */
export function nextOf(kept: Scheduled[], all: string[], day: number, chance: number) {
  const known = new Set(kept.map(({ id }) => id));
  const due = dueOn(kept, day).find(({ id }) => all.includes(id));
  const fresh = all.filter((record) => !known.has(record));
  return due?.id ?? fresh[Math.floor(chance * fresh.length)] ?? null;
}

/** Whether a first stone is as fair as any, as far as is known. */
export function isFair(values: Values, stone: string) {
  const known = values[stone];
  return known !== undefined && (known.choice || isEven(known));
}

/** Whether an answer is right. */
export const isRight = ({ stone, values }: Question, tried: string) =>
  stone ? (values[stone]?.value ?? 0) > 0.5 === (tried === TAKE) : isFair(values, tried);

/** The right answer: of the fairest stones the one that is closest to one half. */
export function answerTo(question: Question) {
  const { stone, values } = question;
  if (stone) return isRight(question, TAKE) ? TAKE : LEAVE;
  const fair = Object.entries(values).filter(([name]) => isFair(values, name));
  const gap = ([, { value }]: (typeof fair)[number]) => Math.abs(value - 0.5);
  return fair.sort((one, other) => gap(one) - gap(other))[0]?.[0] ?? "";
}

/** When a question returns: today, if it was never answered. */
export const cardOf = (kept: Scheduled[], id: string, day: number) =>
  kept.find((one) => one.id === id) ?? scheduled(id, day);

/** The questions in a stored text; none if it holds nothing of the kind. */
export function readKept(text: string | null): Scheduled[] {
  const found = parsed(text);
  return Array.isArray(found) ? found.filter((one) => alike(one, scheduled("", 0))) : [];
}
