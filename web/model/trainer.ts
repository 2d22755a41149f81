/** The trainer: the decks that a person practises, and what it asks about openings. */

import type { Catalogue, Diagram, Opening } from "messages";
import type { Overlay } from "../board/scene.ts";
import type { MistakeCard } from "./deck.ts";
import { begin, type Exercise, isOver, verdicts } from "./exercise.ts";
import { readLike } from "./likeness.ts";
import { isEven, valueLook } from "./openings.ts";
import { recordAfter } from "./record.ts";
import { type Card, dueOn, newCard, readCards } from "./schedule.ts";

/** The values of first stones for their owners. */
export type Values = { [stone: string]: Opening };

/** The board whose first stones are asked about. */
export type TrainerBoard = { game: string; size: number };

/** Whether to take over a first stone, or which one is the fairest: a card, whose id is the record of the position. */
export interface Question extends Card {
  stone: string; // the one that may be taken over, "" where the fairest is looked for
  values: Values;
}

export type DeckName = "mistakes" | "openings";

/** Of a reviewed game: its id, and the win rate that the person lost per move. */
export type LossRecord = { id: string; loss: number };

const KEPT = 10; // the number of reviewed games that are told

/** The latest losses per move, with that of a game. */
export const withLoss = (losses: LossRecord[], latest: LossRecord) =>
  [...losses.filter(({ id }) => id !== latest.id), latest].slice(-KEPT);

/** The losses in a stored text; none if it holds nothing of the kind. */
export const readLosses = (text: string | null): LossRecord[] => readLike(text, [{ id: "", loss: 0 }], []);

export interface Practice {
  deck: DeckName | null; // the deck that is practised
  mistakes: MistakeCard[]; // those of the person's own games
  openings: Card[]; // the questions that were answered
  losses: LossRecord[]; // of the games reviewed last, the latest at the end
  mistake: MistakeCard | null; // the one at hand, with its next date once it is answered
  question: Question | null; // the one at hand, likewise
  board: TrainerBoard | null; // the board whose openings are asked about
  isDone: boolean; // whether no question about openings is left for today
  round: boolean[]; // whether each question of this round was answered right
}

export const NO_PRACTICE: Readonly<Practice> = {
  ...{ deck: null, mistakes: [], openings: [], losses: [] },
  ...{ mistake: null, question: null, board: null, isDone: false, round: [] },
};

export const ROUND = 10; // the number of questions after which all values of the board are shown

/** Whether an exercise asks nothing, and shows all values. */
export const isMap = ({ reply, replies }: Exercise) => !reply && !Object.keys(replies).length;

/** The answers to the question whether to take over a stone. */
export const [TAKE, LEAVE] = ["take", "leave"];

export const trainerBoards = ({ games }: Catalogue): TrainerBoard[] =>
  games.flatMap(({ name, openings }) => (openings?.sizes ?? []).map((size) => ({ game: name, size })));

/** The board to begin with: the usual one of the game that is played, or else of any. */
export function firstBoard(describe: Catalogue, played: string): TrainerBoard | null {
  const all = trainerBoards(describe);
  const sizes = new Map(describe.games.map(({ name, sizes }) => [name, sizes.default]));
  return (
    all.find(({ game, size }) => game === played && size === sizes.get(game)) ??
    all.find(({ game, size }) => size === sizes.get(game)) ??
    all[0] ??
    null
  );
}

/** The questions of a board, each by its record: for the fairest stone where there is a choice, and for every stone
 * that is known to win or to lose. @param start the record without a stone @param stones the distinct ones */
export function questions(start: string, values: Values, stones: string[]) {
  const fair = stones.filter((stone) => isFair(values, stone));
  const sure = stones.filter((stone) => !isEven(values[stone] as Opening));
  const fairest = fair.length && fair.length < stones.length ? [start] : [];
  return [...fairest, ...sure.map((stone) => recordAfter(start, stone))];
}

/** The cards without a board's former questions. @param start its record without a stone @param all present ones */
export const withoutOld = (cards: Card[], start: string, all: string[]) =>
  cards.filter(({ id }) => !id.startsWith(start) || all.includes(id));

/** The card of the question to ask now: one that is due, or else a new one, which chance chooses; null if there is
 * none. @param chance from 0 to 1 */
export function nextCard(cards: Card[], all: string[], day: number, chance: number): Card | null {
  const due = dueOn(cards, day).find(({ id }) => all.includes(id));
  if (due) return due;
  const known = new Set(cards.map(({ id }) => id));
  const fresh = all.filter((record) => !known.has(record));
  const record = fresh[Math.floor(chance * fresh.length)];
  return record === undefined ? null : newCard(record, day);
}

/** Whether a first stone is as fair as any, as far as is known. */
export const isFair = (values: Values, stone: string) =>
  values[stone] !== undefined && (values[stone].choice || isEven(values[stone]));

/** The exercise of a question, whose position this is: of the fair stones, the one closest to one half is the best. */
export function questionExercise({ stone, values }: Question, position: Diagram): Exercise {
  if (stone) return begin(position, verdicts([(values[stone]?.value ?? 0) > 0.5 ? TAKE : LEAVE], [TAKE, LEAVE]));
  const gap = (move: string) => Math.abs((values[move]?.value ?? 0) - 0.5);
  const fair = Object.keys(values).filter((move) => isFair(values, move));
  const fairest = fair.sort((one, other) => gap(one) - gap(other));
  return begin(position, verdicts(fairest, position.snapshot.legal));
}

/** The cards in a stored text; none if it holds nothing of the kind. */
export const readQuestions = (text: string | null) => readCards(text, newCard("", 0));

const NEAR = 1.455; // the farthest distance of neighbours, in cells

/** The looks of the stones whose values are shown: once a question is answered, of the stone and its neighbours; of a
 * wrong try that alone; at the end of all. */
export function stoneLooks({ stone, values }: Question, exercise: Exercise): Overlay["looks"] {
  const { cells } = exercise.position.layout;
  const asked = cells.find(({ name }) => name === (stone || exercise.tried));
  const reach = isOver(exercise) ? NEAR : exercise.tried ? 0 : -1;
  const shown = cells.filter(
    ({ name, x, y }) => values[name] && (isMap(exercise) || (asked && Math.hypot(x - asked.x, y - asked.y) <= reach)),
  );
  return new Map(shown.map(({ name }) => [name, valueLook((values[name] as Opening).value, isFair(values, name))]));
}
