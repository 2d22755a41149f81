/** Steps from one state to the next. */

import type { Diagram, Snapshot } from "messages";
import type { Friend, Link } from "./address.ts";
import { surveyRecords } from "./analysis.ts";
import { newClock, pressClock, runClock } from "./clock.ts";
import { atMainEnd, onlyLine } from "./editing.ts";
import { FRIEND, HUMAN } from "./players.ts";
import { botFor, canPlay, isBotGame, isSame, opponent, opponentFor, person, playerOnClock } from "./queries.ts";
import { withOutcome } from "./score.ts";
import { type Choices, IDLE, NEW_GAME, NO_ADVICE, type Opening, type State, type StoredGame } from "./state.ts";
import { grow, hasNext, isLatest, recordOf, type Tree, takeBack } from "./tree.ts";

/** The state with an id and a time for My games. @param id makes one @param now milliseconds since 1970 */
export const identify = (state: State, id: () => string, now: number): State =>
  state.id && state.begun ? state : { ...state, id: state.id || id(), begun: state.begun || now };

export function runRightClock(state: State, now: number): State {
  const clock = state.clock && runClock(state.clock, playerOnClock(state), now);
  return clock === state.clock ? state : { ...state, clock };
}

export const punchClock = (state: State, now: number): State => ({
  ...state,
  clock: state.clock && pressClock(state.clock, state.snapshot.to_move, now),
});

/** A person chooses a move, or withdraws a pending one. Against a bot the last choice counts; two people queue them. */
export function choose(state: State, move: string): State {
  if (!canPlay(state, move)) return state;
  const { pending } = state;
  if (pending.includes(move)) return { ...state, pending: pending.slice(0, pending.indexOf(move)) };
  return { ...state, pending: person(state) === null ? [...pending, move] : [move] };
}

/** The engine has answered with a position. If that takes back a loss on time, the game goes on without a clock. */
export const showPosition = (state: State, snapshot: Snapshot): State => ({
  ...state,
  ...NO_ADVICE,
  snapshot,
  clock: state.snapshot.outcome?.reason === "time" ? null : state.clock,
  tree: grow(state.tree, snapshot),
  pending: state.pending.filter((move) => snapshot.legal.includes(move)),
  review: { ...state.review, aside: null },
  thinking: null,
  over: false,
});

/** A move was made or the game was forfeited; a bot may now reply, or the game is over. One that the person has lost
 * against a bot is reviewed. */
export function showMove(state: State, snapshot: Snapshot): State {
  const next = {
    ...showPosition(state, snapshot),
    helped: state.helped || !isLatest(state.tree),
    paused: state.paused && isBotGame(state),
    over: snapshot.outcome !== null && !state.watching,
  };
  const winner = opponent(state) && snapshot.outcome?.winner;
  const isLost = winner && winner !== person(state);
  return isLost ? { ...next, survey: surveyRecords(next) } : next;
}

export const showPendingMove = (state: State, snapshot: Snapshot): State =>
  showMove({ ...state, pending: state.pending.slice(1) }, snapshot);

/** The person changes the position: a running search is dropped, and a watched game is paused. */
export const hold = (state: State): State => ({
  ...state,
  pending: [],
  thinking: null,
  paused: state.paused || isBotGame(state),
});

/** The person goes to another position or edits the tree. Bots then wait, but at the end of a line; a result already
 * reached still counts. */
export function goTo(state: State, tree: Tree): State {
  if (recordOf(tree) === recordOf(state.tree)) return { ...state, tree };
  const counts = state.counts && state.snapshot.outcome === null;
  const helped = state.helped || tree.nodes.length < state.tree.nodes.length;
  return { ...hold(state), ...withOutcome(state), counts, helped, tree, paused: hasNext(tree) || isBotGame(state) };
}

export const undo = (state: State): State => ({
  ...hold(state),
  tree: takeBack(state.tree, person(state)),
  helped: true,
  paused: isBotGame(state),
});

/** The players of a new game. @param coin 0 or 1, for a random seat */
export function seatPlayers({ opponent, other, seat }: Choices, coin: number) {
  if (seat === "nobody" && opponent !== HUMAN && opponent !== FRIEND) return [opponent, other];
  const first = seat === "random" ? coin === 0 : seat === "1";
  return first ? [HUMAN, opponent] : [opponent, HUMAN];
}

/** The players; in place of the second of two bots, a person. */
export const withPerson = (players: string[]) => (isBotGame({ players }) ? [HUMAN, ...players.slice(0, 1)] : players);

/** The choices for the same game once more, with the colours swapped. */
export function rematch({ choices, players, assisted, snapshot: { game, size, options } }: State): Choices {
  const again = { ...choices, game, size, options, assisted };
  const seat = person({ players });
  if (seat !== null) return { ...again, opponent: players[2 - seat] ?? HUMAN, seat: seat === 1 ? "2" : "1" };
  const [one = HUMAN, two = HUMAN] = players;
  return isBotGame({ players })
    ? { ...again, opponent: two, other: one, seat: "nobody" }
    : { ...again, opponent: HUMAN };
}

export function requestGame(state: State, choices: Choices, coin: number): State {
  const { game: name, size, options } = choices;
  const asked = { game: { name, size, options } };
  const opening: Opening = { kind: "new", asked, players: seatPlayers(choices, coin) };
  return { ...state, choices, openings: false, ...IDLE, opening };
}

/** A link is to be opened. @param own the game whose link the page itself wrote, "" if none */
export function requestLink(state: State, { record, friend, level }: Link, own: string = ""): State {
  const asked = state.describe.bots.find((bot) => level !== null && bot.level === level);
  const players = [HUMAN, asked?.name ?? state.choices.opponent];
  return { ...state, ...IDLE, opening: { kind: "link", asked: { record }, players, friend, own } };
}

/** A game with its variations, if it has any, was opened to be watched. */
export const watch = (state: State, position: Diagram, tree: Tree | null): State => ({
  ...begin(state, position, tree, [HUMAN, HUMAN]),
  analysing: state.analysing,
  watching: true,
  counts: false,
});

/** The person goes on from the position watched, against the bot last chosen. @param seat the person's player */
export function playFrom(state: State, seat: number): State {
  const { describe, choices, layout, snapshot, tree } = state;
  const rival = botFor(describe, snapshot.game, choices.opponent);
  const next = begin(state, { snapshot, layout }, onlyLine(tree), seat === 1 ? [HUMAN, rival] : [rival, HUMAN]);
  return { ...next, counts: snapshot.outcome === null, helped: true };
}

/** A game of My games goes on, or is looked at again. Its clock stands still, and a result has been counted. */
export function resume(state: State, position: Diagram, kept: Omit<StoredGame, "snapshot">): State {
  const next = begin(state, position, kept.tree, kept.players);
  const { id, begun, sent, clock, counts, watching = false, helped = false, assisted = false } = kept;
  return {
    ...{ ...next, id, begun, sent, watching, helped, assisted },
    clock: clock && { ...clock, running: 0 },
    counts: counts && !position.snapshot.outcome,
    paused: hasNext(kept.tree) || isBotGame(next),
  };
}

/** The players of a game by links. @param seat the person's */
export const friends = (seat: number) => (seat === 1 ? [HUMAN, FRIEND] : [FRIEND, HUMAN]);

/** The friend has answered or begun a game by a link. @param position of the link @param kept the game as known here */
export function answerLink(
  state: State,
  position: Diagram,
  { id, seat, assisted }: Friend,
  kept: (Pick<StoredGame, "tree" | "players"> & Partial<StoredGame>) | null,
): State {
  const players = kept?.players ?? friends(seat);
  const next = begin(state, position, kept && atMainEnd(kept.tree), players);
  const { outcome } = position.snapshot;
  return {
    ...next,
    id,
    begun: kept?.begun ?? 0,
    counts: !kept?.snapshot?.outcome,
    sent: kept?.sent ?? "",
    assisted: kept ? kept.assisted === true : assisted,
    over: outcome !== null && !kept?.snapshot?.outcome,
  };
}

/** The engine has opened the requested game. A link without moves begins a new game too. @param tree of a link */
export function openGame(state: State, { kind, players }: Opening, position: Diagram, tree: Tree | null = null): State {
  if (kind === "link" && position.snapshot.steps.some(({ player }) => player <= 2)) return watch(state, position, tree);
  const next = begin(state, position, tree, players);
  const byLink = players.includes(FRIEND);
  return {
    ...next,
    clock: byLink || kind === "link" ? null : newClock(state.choices.time),
    counts: !isBotGame(next),
    assisted: byLink && state.choices.assisted,
  };
}

/** Another game takes the place of the present one. Nobody who plays it is shown an analysis unasked. */
const begin = (state: State, { snapshot, layout }: Diagram, tree: Tree | null, players: string[]): State => ({
  ...state,
  ...NEW_GAME,
  ...withOutcome(state),
  snapshot,
  tree: grow(tree, snapshot),
  layout: isSame(layout, state.layout) ? state.layout : layout,
  analysing: state.analysing && snapshot.outcome !== null,
  players: players.map((name) => opponentFor(state.describe, snapshot.game, name)),
});

/** The engine has confirmed a stored position: only what an earlier version stored differently changes. */
export const confirmPosition = (state: State, { snapshot, layout }: Diagram): State => ({
  ...showPosition(state, snapshot),
  ...{ hint: state.hint, focus: state.focus, blunder: state.blunder, proofs: state.proofs },
  clock: state.clock,
  layout: isSame(layout, state.layout) ? state.layout : layout,
});
