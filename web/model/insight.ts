/** What small searches have proven of positions and moves, and the words for it: pure functions on the page's state. */

import type { Claim, Insight, Layout, Point } from "messages";
import type { Id } from "texts";
import { capitalised, type Words } from "../lang/fluent.ts";
import type { Practice } from "../problems/deck.ts";
import { chance, hinted, hintedMove, recordAfter } from "./analysis.ts";
import { gameNamed } from "./catalogue.ts";
import type { Card } from "./deck.ts";
import { atHand, settled } from "./learning.ts";
import { canGo, isPlaced, person, playerName } from "./queries.ts";
import { chosenMistake, corrected, type Mistake, mistakes } from "./review.ts";
import type { State } from "./state.ts";

/** What is to be explained: a position or, with a better move, why it is better than another one or than to pass. */
export type Topic = { record: string; better?: string; move?: string };

/** The position of which the person wants to see what is proven; pointed: the claim at which the person points. */
export type Proofs = { record: string; pointed: number | null };

/** So many cells are named one by one; of more a sentence tells the number. */
const NAMED = 6;
/** So many moves of an expected line are told. */
const TOLD = 3;

/** The name under which the answer to a topic is kept. */
export const keyOf = ({ record, better = "", move = "" }: Topic) => `${record} ${better} ${move}`;

/** The topic of a mistake. */
export const topicOf = ({ record, better, move }: Mistake): Topic => ({ record, better, move });

/** The topic of a mistake in the deck. */
export const topicOfCard = ({ record, good: [better = ""], move }: Card): Topic => ({ record, better, move });

/** Whether the engine can explain the position shown. */
export const isExplained = ({ describe, snapshot }: State) =>
  gameNamed(describe, snapshot.game).explained && snapshot.to_move !== 0;

/** The person's worst mistake in a lost game, as far as it has been analyzed, null if there is none. */
export function worst(state: State): Mistake | null {
  const own = mistakes(state).filter(({ player }) => player === person(state));
  return own.toSorted((one, other) => other.cost - one.cost)[0] ?? null;
}

/** What the person is to be told now of the game, the most urgent first. */
function topics(state: State): Topic[] {
  if (!isPlaced(state)) return [];
  const { over, proofs, snapshot } = state;
  const chosen = chosenMistake(state);
  const hinted = hintTopic(state);
  const lesson = atHand(state);
  const turning = over ? worst(state) : null;
  return [
    ...(hinted ? [hinted] : []),
    ...(chosen ? [topicOf(chosen)] : []),
    ...(lesson && settled(state) ? [topicOf(lesson)] : []),
    ...(turning ? [topicOf(turning)] : []),
    ...(proofs?.record === snapshot.record ? [{ record: snapshot.record }] : []),
  ];
}

/** The topic of a hint, once its move is known. */
function hintTopic(state: State): Topic | null {
  const move = hinted(state);
  return move ? { record: state.snapshot.record, better: move } : null;
}

/** What the engine is to be asked next, null if nothing. */
export function wantsInsight(state: State): Topic | null {
  const { practice } = state.deck;
  const { snapshot, layout } = practice?.placed ?? state;
  if (!gameNamed(state.describe, snapshot.game).explained || !canGo(state)) return null;
  const wanted = practice ? practised(practice) : topics(state);
  return wanted.find((topic) => isCellular(layout, topic) && !(keyOf(topic) in state.insights)) ?? null;
}

/** What the person is to be told of the mistake at hand in the deck. */
const practised = ({ card, tried }: Practice) => (card.good.includes(tried) ? [topicOfCard(card)] : []);

/** Whether the moves of a topic are on cells: a takeover is not explained. */
const isCellular = ({ cells }: Layout, { better, move }: Topic) =>
  [better, move].every((one) => one === undefined || cells.some(({ name }) => name === one));

/** What is proven of the position shown, if the person wants to see it and it is known. */
export function proven({ insights, proofs, snapshot }: State): Claim[] | null {
  const { record } = snapshot;
  return proofs?.record === record ? (insights[keyOf({ record })]?.claims ?? null) : null;
}

/** By cell, whose connection it carries: of the claim at which the person points, else of all that are held; and of
 * the first reason of a mistake that is shown. */
export function carriers(state: State): Map<string, number> {
  const { insights, proofs, snapshot } = state;
  const lesson = settled(state) ? atHand(state) : null;
  const chosen = lesson?.record === snapshot.record ? lesson : corrected(state);
  const reasons = chosen ? (insights[keyOf(topicOf(chosen))]?.claims.slice(0, 1) ?? []) : [];
  const claims = proven(state) ?? [];
  const pointed = claims[proofs?.pointed ?? -1];
  const seen = pointed ? [pointed] : claims.length ? claims.filter(({ kind }) => HELD.includes(kind)) : reasons;
  return new Map(seen.flatMap(({ carrier, player }) => carrier.map((cell) => [cell, player])));
}

/** The kinds of connections that are held. */
const HELD = ["bridge", "template", "connection"];

/** The sentences on a topic: its reasons, else what the search says; empty while they are unknown. */
export function reasons(words: Words, state: State, topic: Topic): string[] {
  const found = state.insights[keyOf(topic)];
  if (!found) return [];
  const told = found.claims.map((claim) =>
    words.say(`reason-${claim.kind}` as Id, { ...parts(words, state, claim), ...moves(words, topic) }),
  );
  if (told.length) return told;
  const text = searched(words, state, topic) || numbers(words, state, topic, found);
  return text ? [text] : [];
}

const moves = ({ local }: Words, { move = "", better = "" }: Topic) => ({ move: local(move), better: local(better) });

/** The win rates of the one to move that the search gives the two moves, and how it expects the game to go on; empty
 * where they are not analyzed. */
function searched(words: Words, state: State, topic: Topic) {
  const { record, move = "" } = topic;
  const player = state.analyses[record]?.value_of;
  const [best, worse] = [record, recordAfter(record, move)].map((one) => {
    const first = chance(state, one);
    return first === null ? "" : words.say("percent", { share: player === 1 ? first : 1 - first });
  });
  if (!best || !worse) return "";
  const told = words.say("reason-searched", { ...moves(words, topic), best, worse });
  return [told, expected(words, state, topic)].filter(Boolean).join(" ");
}

/** How the stones that are needed differ after the two moves; empty where they do not. */
function numbers(words: Words, state: State, topic: Topic, { needs }: Insight) {
  const [first = "", second = ""] = [1, 2].map((player) => playerName(state, player));
  const [after = [], best = []] = [needs?.move, needs?.better].map((both) => both?.map((one) => String(one ?? "∞")));
  if (String(after) === String(best)) return "";
  return words.say("reason-numbers", {
    ...{ ...moves(words, topic), first, second },
    ...{ one: after[0] ?? "", other: after[1] ?? "", betterOne: best[0] ?? "", betterOther: best[1] ?? "" },
  });
}

/** The sentence that tells why a hint is worth a look: before its move is named, one that does not tell which it is.
 * Where nothing is proven of the move named, the search says how it expects the game to go on. Empty without a
 * reason. */
export function advice(words: Words, state: State) {
  const topic = hintTopic(state);
  if (!topic) return "";
  const found = state.insights[keyOf(topic)];
  const named = hintedMove(state) !== null;
  if (!found && isExplained(state) && isCellular(state.layout, topic)) return "";
  const [claim] = found?.claims ?? [];
  if (!claim) return named ? expected(words, state, topic) : "";
  const kind = claim.kind.startsWith("broken") ? "cut" : claim.kind;
  const id = named && OWN.includes(kind) ? `reason-${kind}` : `advice-${kind}`;
  const told = { ...parts(words, state, claim), ...moves(words, topic) };
  return words.has(id) ? words.say(id as Id, told) : "";
}

/** The kinds of reasons that name the better move. */
const OWN = ["wins", "double"];

/** How the search expects the game to go on after the better move; empty where it does not tell. */
function expected({ say, local }: Words, { analyses }: State, { record, better }: Topic) {
  const line = analyses[record]?.candidates.find(({ move }) => move === better)?.line ?? [];
  return line.length > 1 ? say("advice-line", { line: line.slice(0, TOLD).map(local).join(", ") }) : "";
}

/** The sentence for something that is proven of the position shown. */
export const feature = (words: Words, state: State, claim: Claim) =>
  words.say(`feature-${claim.kind}` as Id, parts(words, state, claim));

/** The values of a claim's sentence. */
function parts({ say }: Words, state: State, { player, ends, carrier, answer }: Claim) {
  const [one = "", other = "", third = ""] = ends.map(({ stone, side }) =>
    side === null ? stone : say(`sides-${place(state.layout, side)}` as Id),
  );
  const count = carrier.length;
  const cells = count > NAMED ? say("cells-counted", { count }) : carrier.join(", ");
  const named = { one, other, third, count, cells, linked: ends.length > 0 };
  return { player: capitalised(playerName(state, player)), ...named, answer: answer ?? "none" };
}

/** Where a side of a board lies, as the board is turned and mirrored. */
export function place({ width, height, sides }: Layout, side: number) {
  const points = sides[side]?.points ?? [];
  const [x, y] = middle(points);
  const across = x - width / 2;
  const down = y - height / 2;
  const steep = Math.abs(down) > SLANT * Math.abs(across);
  const flat = Math.abs(across) > SLANT * Math.abs(down);
  const [rows, columns] = [down < 0 ? "upper" : "lower", across < 0 ? "left" : "right"];
  if (steep) return down < 0 ? "top" : "bottom";
  return flat ? columns : `${rows}-${columns}`;
}

/** How much longer one way from the middle of the board must be than the other for a side to lie in that direction. */
const SLANT = 1.5;

const middle = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
