/** What small searches have proven of positions and moves, and the words for it: pure functions on the page's state. */

import { chance, hinted, hintedMove, recordAfter } from "./analysis.js";
import { gameNamed } from "./catalogue.js";
import { atHand, settled } from "./learning.js";
import { canGo, isPlaced, person, playerName } from "./queries.js";
import { chosenMistake, corrected, mistakes } from "./review.js";
import { capitalised } from "../lang/fluent.js";

/** @import { Claim, Insight, Layout, Point } from "messages" */
/** @import { Id } from "texts" */
/** @import { Card } from "./deck.js" */
/** @import { Mistake } from "./review.js" */
/** @import { State } from "./state.js" */
/** @import { Practice } from "../problems/deck.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @typedef {{record: string, better?: string, move?: string}} Topic  what is to be explained: a position or, with a
 *   better move, why it is better than another one or than to pass
 * @typedef {{record: string, pointed: number | null}} Proofs  the position of which the person wants to see what is
 *   proven; pointed: the claim at which the person points */

/** So many cells are named one by one; of more a sentence tells the number. */
const NAMED = 6;
/** So many moves of an expected line are told. */
const TOLD = 3;

/** The name under which the answer to a topic is kept. @param {Topic} topic */
export const keyOf = ({ record, better = "", move = "" }) => `${record} ${better} ${move}`;

/** The topic of a mistake. @param {Mistake} mistake @returns {Topic} */
export const topicOf = ({ record, better, move }) => ({ record, better, move });

/** The topic of a mistake in the deck. @param {Card} card @returns {Topic} */
export const topicOfCard = ({ record, good: [better = ""], move }) => ({ record, better, move });

/** Whether the engine can explain the position shown. @param {State} state */
export const isExplained = ({ describe, snapshot }) =>
  gameNamed(describe, snapshot.game).explained && snapshot.to_move !== 0;

/** The person's worst mistake in a lost game, as far as it has been analyzed, null if there is none.
 * @param {State} state @returns {Mistake | null} */
export function worst(state) {
  const own = mistakes(state).filter(({ player }) => player === person(state));
  return own.toSorted((one, other) => other.cost - one.cost)[0] ?? null;
}

/** What the person is to be told now of the game, the most urgent first. @param {State} state @returns {Topic[]} */
function topics(state) {
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

/** The topic of a hint, once its move is known. @param {State} state @returns {Topic | null} */
function hintTopic(state) {
  const move = hinted(state);
  return move ? { record: state.snapshot.record, better: move } : null;
}

/** What the engine is to be asked next, null if nothing. @param {State} state @returns {Topic | null} */
export function wantsInsight(state) {
  const { practice } = state.deck;
  const { snapshot, layout } = practice?.placed ?? state;
  if (!gameNamed(state.describe, snapshot.game).explained || !canGo(state)) return null;
  const wanted = practice ? practised(practice) : topics(state);
  return wanted.find((topic) => isCellular(layout, topic) && !(keyOf(topic) in state.insights)) ?? null;
}

/** What the person is to be told of the mistake at hand in the deck. @param {Practice} practice */
const practised = ({ card, tried }) => (card.good.includes(tried) ? [topicOfCard(card)] : []);

/** Whether the moves of a topic are on cells: a takeover is not explained.
 * @param {Layout} layout @param {Topic} topic */
const isCellular = ({ cells }, { better, move }) =>
  [better, move].every((one) => one === undefined || cells.some(({ name }) => name === one));

/** What is proven of the position shown, if the person wants to see it and it is known.
 * @param {State} state @returns {Claim[] | null} */
export function proven({ insights, proofs, snapshot }) {
  const { record } = snapshot;
  return proofs?.record === record ? (insights[keyOf({ record })]?.claims ?? null) : null;
}

/** By cell, whose connection it carries: of the claim at which the person points, else of all that are held; and of the
 * first reason of a mistake that is shown.
 * @param {State} state @returns {Map<string, number>} */
export function carriers(state) {
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

/** The sentences on a topic: its reasons, else what the search says; empty while they are unknown.
 * @param {Words} words @param {State} state @param {Topic} topic @returns {string[]} */
export function reasons(words, state, topic) {
  const found = state.insights[keyOf(topic)];
  if (!found) return [];
  const told = found.claims.map((claim) =>
    words.say(/** @type {Id} */ (`reason-${claim.kind}`), { ...parts(words, state, claim), ...moves(words, topic) }),
  );
  if (told.length) return told;
  const text = searched(words, state, topic) || numbers(words, state, topic, found);
  return text ? [text] : [];
}

/** @param {Words} words @param {Topic} topic */
const moves = ({ local }, { move = "", better = "" }) => ({ move: local(move), better: local(better) });

/** The win rates of the one to move that the search gives the two moves, and how it expects the game to go on; empty
 * where they are not analyzed.
 * @param {Words} words @param {State} state @param {Topic} topic */
function searched(words, state, topic) {
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

/** How the stones that are needed differ after the two moves; empty where they do not.
 * @param {Words} words @param {State} state @param {Topic} topic @param {Insight} found */
function numbers(words, state, topic, { needs }) {
  const [first = "", second = ""] = [1, 2].map((player) => playerName(state, player));
  const [after = [], best = []] = [needs?.move, needs?.better].map((both) => both?.map((one) => String(one ?? "∞")));
  if (String(after) === String(best)) return "";
  return words.say("reason-numbers", {
    ...{ ...moves(words, topic), first, second },
    ...{ one: after[0] ?? "", other: after[1] ?? "", betterOne: best[0] ?? "", betterOther: best[1] ?? "" },
  });
}

/** The sentence that tells why a hint is worth a look: before its move is named, one that does not tell which it is.
 * Where nothing is proven of the move named, the search says how it expects the game to go on. Empty without a reason.
 * @param {Words} words @param {State} state */
export function advice(words, state) {
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
  return words.has(id) ? words.say(/** @type {Id} */ (id), told) : "";
}

/** The kinds of reasons that name the better move. */
const OWN = ["wins", "double"];

/** How the search expects the game to go on after the better move; empty where it does not tell.
 * @param {Words} words @param {State} state @param {Topic} topic */
function expected({ say, local }, { analyses }, { record, better }) {
  const line = analyses[record]?.candidates.find(({ move }) => move === better)?.line ?? [];
  return line.length > 1 ? say("advice-line", { line: line.slice(0, TOLD).map(local).join(", ") }) : "";
}

/** The sentence for something that is proven of the position shown.
 * @param {Words} words @param {State} state @param {Claim} claim */
export const feature = (words, state, claim) =>
  words.say(/** @type {Id} */ (`feature-${claim.kind}`), parts(words, state, claim));

/** The values of a claim's sentence. @param {Words} words @param {State} state @param {Claim} claim */
function parts({ say }, state, { player, ends, carrier, answer }) {
  const [one = "", other = "", third = ""] = ends.map(({ stone, side }) =>
    side === null ? stone : say(/** @type {Id} */ (`sides-${place(state.layout, side)}`)),
  );
  const count = carrier.length;
  const cells = count > NAMED ? say("cells-counted", { count }) : carrier.join(", ");
  const named = { one, other, third, count, cells, linked: ends.length > 0 };
  return { player: capitalised(playerName(state, player)), ...named, answer: answer ?? "none" };
}

/** Where a side of a board lies, as the board is turned and mirrored.
 * @param {Layout} layout @param {number} side */
export function place({ width, height, sides }, side) {
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

/** @param {Point[]} points @returns {Point} */
const middle = (points) => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
