/** Claims that small searches have proven of positions and moves, and their wording. */

import type { Claim, Insight, Layout } from "messages";
import type { Id } from "texts";
import { capitalise, joinSentences, type Words } from "../lang/fluent.ts";
import { hintMove, revealedHint, winRate } from "./analysis.ts";
import { findGame } from "./catalogue.ts";
import type { MistakeCard } from "./deck.ts";
import { isOver } from "./exercise.ts";
import { middle } from "./goal.ts";
import { atHand, isAnswered } from "./learning.ts";
import { canGo, isCell, isPlaced, playerName } from "./queries.ts";
import { recordAfter } from "./record.ts";
import { chosenMistake, type Mistake, picturedMistakes, shownMistake } from "./review.ts";
import type { State } from "./state.ts";

/** What to explain: a position or, with a better move, why that is better than `move` or than a pass. */
export type Topic = { record: string; better?: string; move?: string };

/** Record: of the position whose claims are shown; pointed: the claim at which the person points. */
export type Proofs = { record: string; pointed: number | null };

const NAMED = 5; // at most this many cells are named; above, a sentence gives their number
const TOLD = 3; // the length of an expected line, in moves

export const topicKey = ({ record, better = "", move = "" }: Topic) => `${record} ${better} ${move}`;

export const topicOf = ({ record, better, move }: Mistake): Topic => ({ record, better, move });

export const topicOfCard = ({ record, good: [better = ""], move }: MistakeCard): Topic => ({ record, better, move });

export const canExplain = ({ describe, snapshot }: State) =>
  findGame(describe, snapshot.game).explained && snapshot.to_move !== 0;

/** What to explain to the person now, the most urgent first. */
function topics(state: State): Topic[] {
  if (!isPlaced(state)) return [];
  const { proofs, snapshot } = state;
  const chosen = state.blunder ?? chosenMistake(state);
  const hinted = hintTopic(state);
  const lesson = atHand(state);
  return [
    ...(hinted ? [hinted] : []),
    ...(chosen ? [topicOf(chosen)] : []),
    ...(lesson && isAnswered(state) ? [topicOf(lesson)] : []),
    ...(proofs?.record === snapshot.record ? [{ record: snapshot.record }] : []),
    ...picturedMistakes(state).map(topicOf),
  ];
}

function hintTopic(state: State): Topic | null {
  const move = hintMove(state);
  return move ? { record: state.snapshot.record, better: move } : null;
}

/** The topic to ask the engine about next, null if there is none. */
export function wantsInsight(state: State): Topic | null {
  const { mistake } = state.practice;
  const position = (mistake && state.exercise?.start) || state;
  if (!findGame(state.describe, position.snapshot.game).explained || !canGo(state)) return null;
  const wanted = mistake ? cardTopics(state, mistake) : topics(state);
  return wanted.find((topic) => isCellular(position, topic) && !(topicKey(topic) in state.insights)) ?? null;
}

/** What to explain of the mistake at hand in the deck: nothing before its answer. */
const cardTopics = ({ exercise }: State, mistake: MistakeCard) =>
  exercise && isOver(exercise) ? [topicOfCard(mistake)] : [];

/** Whether the moves of a topic are on cells: takeovers are not explained. */
const isCellular = (position: { layout: Layout }, { better, move }: Topic) =>
  [better, move].every((one) => one === undefined || isCell(position, one));

/** The claims on the position shown, null unless the person wants to see them and they are known. */
export function provenClaims({ insights, proofs, snapshot }: State): Claim[] | null {
  const { record } = snapshot;
  return proofs?.record === record ? (insights[topicKey({ record })]?.claims ?? null) : null;
}

/** By cell, whose connection it carries: of the claim at which the person points, else of all connections held, else of
 * the first reason of the mistake shown. */
export function carriers(state: State): Map<string, number> {
  const { insights, proofs, snapshot } = state;
  const lesson = isAnswered(state) ? atHand(state) : null;
  const chosen = lesson?.record === snapshot.record ? lesson : shownMistake(state);
  const reasons = chosen ? (insights[topicKey(topicOf(chosen))]?.claims.slice(0, 1) ?? []) : [];
  const claims = provenClaims(state) ?? [];
  const pointed = claims[proofs?.pointed ?? -1];
  const seen = pointed ? [pointed] : claims.length ? claims.filter(({ kind }) => HELD.includes(kind)) : reasons;
  return new Map(seen.flatMap(({ carrier, player }) => carrier.map((cell) => [cell, player])));
}

const HELD = ["bridge", "template", "connection"];

/** The sentences on a topic: proven reasons, else what the search says; empty while they are unknown. @param line how
 * the game would go on, which follows what the search says */
export function reasons(words: Words, state: State, topic: Topic, line = expectedLine(words, state, topic)): string[] {
  const found = state.insights[topicKey(topic)];
  if (!found) return [];
  const told = found.claims.map((claim) =>
    words.say(`reason-${claim.kind}` as Id, { ...parts(words, state, claim), ...moves(words, topic) }),
  );
  if (told.length) return told;
  const searched = searchReason(words, state, topic);
  const text = searched ? joinSentences(searched, line) : numbers(words, state, topic, found);
  return text ? [text] : [];
}

const moves = ({ moveWord }: Words, { move = "", better = "" }: Topic) => ({
  move: moveWord(move),
  better: moveWord(better),
});

/** Why the move that was taken back is bad, without the better one, or how the search would go on; "" while unknown. */
export function blunderReason(words: Words, state: State, { record, move, better }: Mistake) {
  const topic = { record, move, better };
  const found = state.insights[topicKey(topic)];
  if (found?.claims.length) {
    const moveWord = (one: string) => (one === better ? words.say("another-move") : words.moveWord(one));
    return capitalise(reasons({ ...words, moveWord }, state, topic)[0] ?? "");
  }
  const line = [move, ...(state.analyses[recordAfter(record, move)]?.candidates[0]?.line ?? [])].slice(0, TOLD);
  return found ? words.say("advice-line", { line: line.map(words.moveWord).join(", ") }) : "";
}

/** The win rates of the two moves, by the search; empty where they are not analyzed. */
function searchReason(words: Words, state: State, topic: Topic) {
  const { record, move = "" } = topic;
  const player = state.analyses[record]?.value_of;
  const [best, worse] = [record, recordAfter(record, move)].map((one) => {
    const first = winRate(state, one);
    return first === null ? "" : words.say("percent", { share: player === 1 ? first : 1 - first });
  });
  return best && worse ? words.say("reason-searched", { ...moves(words, topic), best, worse }) : "";
}

/** How the numbers of stones needed differ after the two moves; empty where they do not. */
function numbers(words: Words, state: State, topic: Topic, { needs }: Insight) {
  const [first = "", second = ""] = [1, 2].map((player) => playerName(state, player));
  const [after = [], best = []] = [needs?.move, needs?.better].map((both) => both?.map((one) => String(one ?? "∞")));
  if (String(after) === String(best)) return "";
  return words.say("reason-numbers", {
    ...{ ...moves(words, topic), first, second },
    ...{ one: after[0] ?? "", other: after[1] ?? "", betterOne: best[0] ?? "", betterOther: best[1] ?? "" },
  });
}

/** Why a hint is worth a look, without naming its move before the hint does. Where nothing is proven of a named move,
 * the expected line; empty without a reason. */
export function advice(words: Words, state: State) {
  const topic = hintTopic(state);
  if (!topic) return "";
  const found = state.insights[topicKey(topic)];
  const named = revealedHint(state) !== null;
  if (!found && canExplain(state) && isCellular(state, topic)) return "";
  const [claim] = found?.claims ?? [];
  if (!claim) return named ? expectedLine(words, state, topic) : "";
  const kind = claim.kind.startsWith("broken") ? "cut" : claim.kind;
  const id = named && ["wins", "double"].includes(kind) ? `reason-${kind}` : `advice-${kind}`;
  const told = { ...parts(words, state, claim), ...moves(words, topic) };
  return words.has(id) ? words.say(id as Id, told) : "";
}

function expectedLine({ say, moveWord }: Words, { analyses }: State, { record, better }: Topic) {
  const line = analyses[record]?.candidates.find(({ move }) => move === better)?.line ?? [];
  return line.length > 1 ? say("advice-line", { line: line.slice(0, TOLD).map(moveWord).join(", ") }) : "";
}

export const claimText = (words: Words, state: State, claim: Claim) =>
  words.say(`feature-${claim.kind}` as Id, parts(words, state, claim));

function parts({ say }: Words, state: State, { player, ends, carrier, answer }: Claim) {
  const [one = "", other = "", third = ""] = ends.map(({ stone, side }) =>
    side === null ? stone : say(`sides-${sidePlace(state.layout, side)}` as Id),
  );
  const count = carrier.length;
  const cells = count > NAMED ? say("cells-counted", { count }) : carrier.join(", ");
  const named = { one, other, third, count, cells, linked: ends.length > 0 };
  return { player: capitalise(playerName(state, player)), ...named, answer: answer ?? "none" };
}

/** Where a side lies on the board as it is turned and mirrored. */
export function sidePlace({ width, height, sides }: Layout, side: number) {
  const [x, y] = middle(sides[side]?.points ?? []);
  const across = x - width / 2;
  const down = y - height / 2;
  const steep = Math.abs(down) > SLANT * Math.abs(across);
  const flat = Math.abs(across) > SLANT * Math.abs(down);
  const [rows, columns] = [down < 0 ? "upper" : "lower", across < 0 ? "left" : "right"];
  if (steep) return down < 0 ? "top" : "bottom";
  return flat ? columns : `${rows}-${columns}`;
}

const SLANT = 1.5; // a side lies in one direction if that part of its distance is this many times the other
