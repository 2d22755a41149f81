/** Exercises: a person looks for a move in a position, or for several with the opponent's replies in between. Lessons,
 * problems, practice with mistakes and openings, and learning in the review are made of them. */

import type { Diagram, Moment, Reply as TaskReply } from "messages";
import type { Overlay } from "../board/scene.ts";
import { area } from "./area.ts";
import { moverAfter, recordAfter } from "./record.ts";

type Slip = NonNullable<Overlay["slip"]>;

/** The reply to a move; grade: the mark on the board if the move is wrong, where such moves are marked. */
export type Reply = Pick<TaskReply, "verdict"> &
  Partial<Pick<TaskReply, "moments" | "carrier">> & { replies?: Replies; grade?: Slip["grade"] };

/** The replies to each legal move, the best of the right ones first. */
export type Replies = { [move: string]: Reply };

export interface Exercise {
  start: Diagram; // the position at the beginning
  base: Diagram; // the position in which a move is looked for
  replies: Replies; // to each legal move there; none once the exercise is over, or if it only shows something
  position: Diagram; // the position on the board
  tried: string; // the latest move, "" before
  reply: Reply | null; // to the latest move
  rest: Moment[]; // what the board has not shown of that reply yet
  tries: number; // how many moves have been tried
  slips: number; // how many of them were wrong
  slip: Slip | null; // the mistake that was made in the position, where the exercise comes from a game
  hints: number; // how many were given for the next move: in words, an area, then the move
  helped: boolean; // whether any hint was given
  told: boolean; // whether the answer was shown
  line: string[] | null; // the latest move and how the game may go on after it, null while that is unknown
  shown: number; // how many moves of the line the board shows
  chain: number[]; // the cells of the winning chain at the end of the line
}

export const begin = (start: Diagram, replies: Replies, slip: Slip | null = null): Exercise => ({
  ...{ start, base: start, replies, position: start, tried: "", reply: null, rest: [], tries: 0, slips: 0 },
  ...{ slip, hints: 0, helped: false, told: false, line: null, shown: 0, chain: [] },
});

/** Replies without moves: a right move ends the exercise. @param right the best one first @param grade of the others */
export const verdicts = (right: string[], legal: string[], grade?: Reply["grade"]): Replies => ({
  ...Object.fromEntries(right.map((move) => [move, { verdict: "right" }])),
  ...Object.fromEntries(
    legal.filter((move) => !right.includes(move)).map((move) => [move, { verdict: "wrong", grade }]),
  ),
});

/** The player who looks for moves. */
export const learnerOf = ({ start }: Exercise) => start.snapshot.to_move;

export const isRight = ({ reply }: Exercise) => reply?.verdict === "right";

/** Whether the board is still to show something: moves of the reply, or of the line. */
export const goesOn = ({ rest, line, shown }: Exercise) => rest.length > 0 || shown < (line?.length ?? 0);

/** A row of dots for an exercise that is over: one for each wrong move, and one for the end, another with a hint. */
export const resultDots = ({ slips, helped }: Exercise) => "🟠".repeat(slips) + (helped ? "🟡" : "🟢");

/** Whether no move is looked for any more. */
export const isOver = ({ reply, rest, replies }: Exercise) =>
  reply !== null && !rest.length && !Object.keys(replies).length;

/** The cells and actions that may be tried: a wrong move can be followed by another one at any time. */
export const choices = (exercise: Exercise) =>
  isRight(exercise) && exercise.rest.length ? [] : Object.keys(exercise.replies);

/** The choices without the cells that are taken in the position on the board. */
export function playable(exercise: Exercise) {
  const { snapshot, layout } = exercise.position;
  const taken = new Set(layout.cells.flatMap(({ name }, index) => (snapshot.cells[index] === "0" ? [] : [name])));
  return choices(exercise).filter((move) => !taken.has(move));
}

/** The right moves in the position in which one is looked for, the best first. */
export const answers = ({ replies }: Exercise) =>
  Object.keys(replies).filter((move) => replies[move]?.verdict === "right");

/** The moves that lead from the beginning to a position. */
export const movesTo = ({ start }: Exercise, { snapshot }: Diagram) =>
  snapshot.record.slice(start.snapshot.record.length).split(".").filter(Boolean);

/** Tries a move in the position in which one is looked for. Nothing changes if it cannot be played there. */
export function attempt(exercise: Exercise, move: string): Exercise {
  const reply = choices(exercise).includes(move) ? exercise.replies[move] : null;
  if (!reply) return exercise;
  const tries = exercise.tries + 1;
  const slips = exercise.slips + Number(reply.verdict !== "right");
  return showMoment({ ...retry(exercise), tried: move, reply, rest: reply.moments ?? [], tries, slips, hints: 0 });
}

/** Takes a wrong move back. */
export const retry = (exercise: Exercise): Exercise => ({
  ...exercise,
  ...{ position: exercise.base, tried: "", reply: null, rest: [], line: null, shown: 0, chain: [] },
});

/** Gives the next hint: the motif in words, which only the first move has, then the area of the move, then the move. */
export const hint = (exercise: Exercise): Exercise => ({
  ...retry(exercise),
  hints: Math.max(exercise.hints + 1, exercise.base === exercise.start ? 1 : 2),
  helped: true,
});

/** Plays the best move, which answers the exercise. */
export const tell = (exercise: Exercise): Exercise => ({
  ...attempt(exercise, answers(exercise)[0] ?? ""),
  told: true,
});

/** Shows the next move of the reply, or else of the line. */
export function advance(exercise: Exercise): Exercise {
  if (exercise.rest.length) return showMoment(exercise);
  const { line, position, chain } = exercise;
  const shown = exercise.shown + 1;
  if (!line || shown < line.length) return { ...exercise, shown };
  return { ...exercise, shown, position: { ...position, snapshot: { ...position.snapshot, winning_cells: chain } } };
}

/** Shows the next move of the reply. After the last one of a right reply, the next move is looked for there. */
function showMoment(exercise: Exercise): Exercise {
  const [moment, ...rest] = exercise.rest;
  const { reply } = exercise;
  const position = moment ? positionAfter(exercise.position, moment) : exercise.position;
  const next = { ...exercise, position, rest };
  return reply?.verdict === "right" && !rest.length ? { ...next, base: position, replies: reply.replies ?? {} } : next;
}

function positionAfter({ layout, snapshot }: Diagram, { move, changes, to_move, winning_cells = [] }: Moment): Diagram {
  const cells = [...snapshot.cells];
  for (const [cell, stone] of changes) cells[cell] = String(stone);
  const player = snapshot.to_move as 1 | 2;
  const last = { move, player, cells: changes.map(([cell]) => cell), traded: false, takeover: null };
  const record = recordAfter(snapshot.record, move);
  return { layout, snapshot: { ...snapshot, record, cells: cells.join(""), to_move, winning_cells, last } };
}

/** Begins to show a line, whose first move is the latest one. @param chain the cells that win at its end */
export const continueWith = (exercise: Exercise, line: string[], chain: number[] = []): Exercise =>
  advance({ ...exercise, line, chain, shown: 0 });

/** Shows all of the best line if the latest move begins it, or else that move alone. */
export function conclude(exercise: Exercise, best: string[]): Exercise {
  const line = exercise.tried === best[0] ? best : [exercise.tried];
  return { ...exercise, line, shown: line.length };
}

/** The marks of the exercise on top of its position. */
export function exerciseOverlay(exercise: Exercise): Overlay {
  const { base, position, tried, reply, rest, slip, hints, line, shown } = exercise;
  const { cells } = position.layout;
  const [answer = ""] = answers(exercise);
  const step = (index: number) => ({ number: index + 1, player: moverAfter(base.snapshot, index) });
  const carrier = rest.length ? [] : (reply?.carrier ?? []);
  return {
    learner: learnerOf(exercise),
    playable: playable(exercise),
    slip: reply?.grade ? { move: tried, grade: reply.grade } : slip,
    line: new Map((line ?? []).slice(0, shown).map((move, index) => [move, step(index)])),
    hinted: new Set(hints > 2 ? [answer] : hints > 1 ? area(position, answer) : []),
    pointed: hints > 2,
    carriers: new Map(carrier.map((cell) => [cells[cell]?.name ?? "", learnerOf(exercise)])),
  };
}
