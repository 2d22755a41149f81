/** Steps from one state to the next. */

import { withOutcome } from "./score.js";
import { pressed, runningFor, wound } from "./clock.js";
import { botsFor, gameNamed } from "./catalogue.js";
import { canPlay, person, rivalFor, same, ticking, watched } from "./queries.js";
import { BEGUN, FRIEND, HUMAN, IDLE, UNASKED } from "./state.js";
import { alone, ended } from "./editing.js";
import { goesOn, grown, recordOf, takenBack } from "./tree.js";

/** @import { Friend } from "./address.js" */
/** @import { Choices, Kept, Opening, State } from "./state.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Diagram, Snapshot } from "messages" */

/** The state of a game that My games can keep.
 * @param {State} state @param {() => string} id makes one for a new game @param {number} now milliseconds since 1970
 * @returns {State} */
export const identified = (state, id, now) =>
  state.id && state.begun ? state : { ...state, id: state.id || id(), begun: state.begun || now };

/** The state with the clock of the right player running. @param {State} state @param {number} now @returns {State} */
export function timed(state, now) {
  const clock = state.clock && runningFor(state.clock, ticking(state), now);
  return clock === state.clock ? state : { ...state, clock };
}

/** The player to move has found a move and presses the clock.
 * @param {State} state @param {number} now @returns {State} */
export const punched = (state, now) => ({
  ...state,
  clock: state.clock && pressed(state.clock, state.snapshot.to_move, now),
});

/** A person chooses a move. Choosing a pending move again withdraws it. Against a bot only the last choice counts; two
 * people queue their moves in turn.
 * @param {State} state @param {string} move @returns {State} */
export function choose(state, move) {
  if (!canPlay(state, move)) return state;
  const { pending } = state;
  if (pending.includes(move)) return { ...state, pending: pending.slice(0, pending.indexOf(move)) };
  return { ...state, pending: person(state) === null ? [...pending, move] : [move] };
}

/** The engine has answered with the position of the tree, or with one a move later. If that takes back a loss on time,
 * the game continues without a clock.
 * @param {State} state @param {Snapshot} snapshot @returns {State} */
export const placed = (state, snapshot) => ({
  ...state,
  ...UNASKED,
  snapshot,
  clock: state.snapshot.outcome?.reason === "time" ? null : state.clock,
  tree: grown(state.tree, snapshot),
  pending: state.pending.filter((move) => snapshot.legal.includes(move)),
  review: { ...state.review, aside: null },
  thinking: null,
  over: false,
});

/** A move was made or the game was forfeited; a bot may now reply, or the game is over.
 * @param {State} state @param {Snapshot} snapshot @returns {State} */
export const moved = (state, snapshot) => ({
  ...placed(state, snapshot),
  paused: state.paused && watched(state),
  over: snapshot.outcome !== null,
});

/** The engine has played the oldest pending move.
 * @param {State} state @param {Snapshot} snapshot @returns {State} */
export const played = (state, snapshot) => moved({ ...state, pending: state.pending.slice(1) }, snapshot);

/** The person changes the position: a running search is dropped, and a watched game is paused.
 * @param {State} state @returns {State} */
export const held = (state) => ({ ...state, pending: [], thinking: null, paused: state.paused || watched(state) });

/** The person goes to another position of the game, or edits its tree. Before the end of a line, bots wait for the
 * person; an outcome already reached stays in the score.
 * @param {State} state @param {Tree} tree @returns {State} */
export function gone(state, tree) {
  if (recordOf(tree) === recordOf(state.tree)) return { ...state, tree };
  const counts = state.counts && state.snapshot.outcome === null;
  return { ...held(state), ...withOutcome(state), counts, tree, paused: goesOn(tree) || watched(state) };
}

/** The person takes back a turn or a forfeit. @param {State} state @returns {State} */
export const undone = (state) => ({
  ...held(state),
  tree: takenBack(state.tree, person(state)),
  paused: watched(state),
});

/** The players of a new game, by the choices.
 * @param {Choices} choices @param {number} coin 0 or 1, used for a random seat */
export function seated({ opponent, other, seat }, coin) {
  if (seat === "nobody" && opponent !== HUMAN && opponent !== FRIEND) return [opponent, other];
  const first = seat === "random" ? coin === 0 : seat === "1";
  return first ? [HUMAN, opponent] : [opponent, HUMAN];
}

/** The players; in place of the second of two bots, a person. @param {string[]} players */
export const joined = (players) => (watched({ players }) ? [HUMAN, ...players.slice(0, 1)] : players);

/** The choices for the same game once more, with the colours swapped. @param {State} state @returns {Choices} */
export function rematch({ choices, players, snapshot: { game, size, options } }) {
  const again = { ...choices, game, size, options };
  const seat = person({ players });
  if (seat !== null) return { ...again, opponent: players[2 - seat] ?? HUMAN, seat: seat === 1 ? "2" : "1" };
  const [one = HUMAN, two = HUMAN] = players;
  return watched({ players }) ? { ...again, opponent: two, other: one, seat: "nobody" } : { ...again, opponent: HUMAN };
}

/** @param {State} state @param {Choices} choices @param {number} coin @returns {State} */
export function newGame(state, choices, coin) {
  const { game: name, size, options } = choices;
  return {
    ...state,
    choices,
    ...IDLE,
    opening: { kind: "new", asked: { game: { name, size, options } }, players: seated(choices, coin) },
  };
}

/** @param {State} state @param {string} record @param {Friend | null} [friend] of the link
 * @param {string} [own] the game for which the page itself wrote the link, "" if none @returns {State} */
export const link = (state, record, friend = null, own = "") => ({
  ...state,
  ...IDLE,
  opening: { kind: "link", asked: { record }, players: [HUMAN, state.choices.opponent], friend, own },
});

/** A game with its variations, if it has any, was opened to be watched.
 * @param {State} state @param {Diagram} position @param {Tree | null} tree @returns {State} */
export const shared = (state, position, tree) => ({
  ...begun(state, position, tree, [HUMAN, HUMAN]),
  watching: true,
  counts: false,
});

/** The person goes on from the position watched, in a game of their own against the bot last chosen.
 * @param {State} state @param {number} seat the player as whom the person plays @returns {State} */
export function playedFrom(state, seat) {
  const { describe, choices, layout, snapshot, tree } = state;
  const rival =
    botsFor(describe, snapshot.game).find(({ name }) => name === choices.opponent)?.name ??
    gameNamed(describe, snapshot.game).opponent;
  const next = begun(state, { snapshot, layout }, alone(tree), seat === 1 ? [HUMAN, rival] : [rival, HUMAN]);
  return { ...next, counts: snapshot.outcome === null };
}

/** A game of My games goes on where it was left, or is looked at again. A clock stands still in between; an outcome has
 * been counted.
 * @param {State} state @param {Diagram} position of its tree @param {Omit<Kept, "snapshot">} kept @returns {State} */
export function resumed(state, position, { id, begun: when, tree, players, watching = false, clock, counts, sent }) {
  const next = begun(state, position, tree, players);
  const { outcome } = position.snapshot;
  return {
    ...next,
    id,
    begun: when,
    watching,
    sent,
    clock: clock && { ...clock, running: 0 },
    counts: counts && !outcome,
    paused: goesOn(tree) || watched(next),
  };
}

/** The friend has answered by a link, or has begun a game by one.
 * @param {State} state @param {Diagram} position that of the link @param {Friend} friend of the link
 * @param {Pick<Kept, "tree" | "players"> & Partial<Kept> | null} kept the game as it was known before @returns
 *   {State} */
export function answered(state, position, { id, seat }, kept) {
  const players = kept?.players ?? (seat === 1 ? [HUMAN, FRIEND] : [FRIEND, HUMAN]);
  const next = begun(state, position, kept && ended(kept.tree), players);
  const { outcome } = position.snapshot;
  return {
    ...next,
    id,
    begun: kept?.begun ?? 0,
    counts: !kept?.snapshot?.outcome,
    sent: kept?.sent ?? "",
    over: outcome !== null && !kept?.snapshot?.outcome,
  };
}

/** The engine has opened the requested game. A link without moves begins a new game, too, which counts for the score;
 * the outcome of the previous one is tallied.
 * @param {State} state @param {Opening} opening @param {Diagram} position @param {Tree | null} [tree] that of a link
 * @returns {State} */
export function opened(state, { kind, players }, position, tree = null) {
  if (kind === "link" && position.snapshot.steps.some(({ player }) => player <= 2))
    return shared(state, position, tree);
  const next = begun(state, position, tree, players);
  return { ...next, clock: players.includes(FRIEND) ? null : wound(state.choices.time), counts: !watched(next) };
}

/** Another game takes the place of the present one.
 * @param {State} state @param {Diagram} position @param {Tree | null} tree @param {string[]} players
 * @returns {State} */
const begun = (state, { snapshot, layout }, tree, players) => ({
  ...state,
  ...BEGUN,
  ...withOutcome(state),
  snapshot,
  tree: grown(tree, snapshot),
  layout: same(layout, state.layout) ? state.layout : layout,
  players: players.map((name) => rivalFor(state.describe, snapshot.game, name)),
});

/** The engine has confirmed the position of a stored game, or a new worker has. Nothing changes but what an earlier
 * version may have stored differently.
 * @param {State} state @param {Diagram} position @returns {State} */
export const confirmed = (state, { snapshot, layout }) => ({
  ...placed(state, snapshot),
  ...{ hint: state.hint, focus: state.focus, alarm: state.alarm, proofs: state.proofs },
  clock: state.clock,
  layout: same(layout, state.layout) ? state.layout : layout,
});
