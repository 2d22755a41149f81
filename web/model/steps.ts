/** Steps from one state to the next. */

import type { Diagram, Snapshot } from "messages";
import type { Friend } from "./address.ts";
import { botsFor, gameNamed } from "./catalogue.ts";
import { pressed, runningFor, wound } from "./clock.ts";
import { alone, ended } from "./editing.ts";
import { canPlay, person, rivalFor, same, ticking, watched } from "./queries.ts";
import { withOutcome } from "./score.ts";
import { BEGUN, type Choices, FRIEND, HUMAN, IDLE, type Kept, type Opening, type State, UNASKED } from "./state.ts";
import { goesOn, grown, recordOf, type Tree, takenBack } from "./tree.ts";

/** The state of a game that My games can keep. @param id makes one for a new game @param now milliseconds since 1970 */
export const identified = (state: State, id: () => string, now: number): State =>
  state.id && state.begun ? state : { ...state, id: state.id || id(), begun: state.begun || now };

/** The state with the clock of the right player running. */
export function timed(state: State, now: number): State {
  const clock = state.clock && runningFor(state.clock, ticking(state), now);
  return clock === state.clock ? state : { ...state, clock };
}

/** The player to move has found a move and presses the clock. */
export const punched = (state: State, now: number): State => ({
  ...state,
  clock: state.clock && pressed(state.clock, state.snapshot.to_move, now),
});

/** A person chooses a move. Choosing a pending move again withdraws it. Against a bot only the last choice counts;
 * two people queue their moves in turn. */
export function choose(state: State, move: string): State {
  if (!canPlay(state, move)) return state;
  const { pending } = state;
  if (pending.includes(move)) return { ...state, pending: pending.slice(0, pending.indexOf(move)) };
  return { ...state, pending: person(state) === null ? [...pending, move] : [move] };
}

/** The engine has answered with the position of the tree, or with one a move later. If that takes back a loss on
 * time, the game continues without a clock. */
export const placed = (state: State, snapshot: Snapshot): State => ({
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

/** A move was made or the game was forfeited; a bot may now reply, or the game is over. */
export const moved = (state: State, snapshot: Snapshot): State => ({
  ...placed(state, snapshot),
  paused: state.paused && watched(state),
  over: snapshot.outcome !== null,
});

/** The engine has played the oldest pending move. */
export const played = (state: State, snapshot: Snapshot): State =>
  moved({ ...state, pending: state.pending.slice(1) }, snapshot);

/** The person changes the position: a running search is dropped, and a watched game is paused. */
export const held = (state: State): State => ({
  ...state,
  pending: [],
  thinking: null,
  paused: state.paused || watched(state),
});

/** The person goes to another position of the game, or edits its tree. Before the end of a line, bots wait for the
 * person; an outcome already reached stays in the score. */
export function gone(state: State, tree: Tree): State {
  if (recordOf(tree) === recordOf(state.tree)) return { ...state, tree };
  const counts = state.counts && state.snapshot.outcome === null;
  return { ...held(state), ...withOutcome(state), counts, tree, paused: goesOn(tree) || watched(state) };
}

/** The person takes back a turn or a forfeit. */
export const undone = (state: State): State => ({
  ...held(state),
  tree: takenBack(state.tree, person(state)),
  paused: watched(state),
});

/** The players of a new game, by the choices. @param coin 0 or 1, used for a random seat */
export function seated({ opponent, other, seat }: Choices, coin: number) {
  if (seat === "nobody" && opponent !== HUMAN && opponent !== FRIEND) return [opponent, other];
  const first = seat === "random" ? coin === 0 : seat === "1";
  return first ? [HUMAN, opponent] : [opponent, HUMAN];
}

/** The players; in place of the second of two bots, a person. */
export const joined = (players: string[]) => (watched({ players }) ? [HUMAN, ...players.slice(0, 1)] : players);

/** The choices for the same game once more, with the colours swapped. */
export function rematch({ choices, players, snapshot: { game, size, options } }: State): Choices {
  const again = { ...choices, game, size, options };
  const seat = person({ players });
  if (seat !== null) return { ...again, opponent: players[2 - seat] ?? HUMAN, seat: seat === 1 ? "2" : "1" };
  const [one = HUMAN, two = HUMAN] = players;
  return watched({ players }) ? { ...again, opponent: two, other: one, seat: "nobody" } : { ...again, opponent: HUMAN };
}

export function newGame(state: State, choices: Choices, coin: number): State {
  const { game: name, size, options } = choices;
  return {
    ...state,
    choices,
    ...IDLE,
    opening: { kind: "new", asked: { game: { name, size, options } }, players: seated(choices, coin) },
  };
}

/** @param friend of the link @param own the game for which the page itself wrote the link, "" if none */
export const link = (state: State, record: string, friend: Friend | null = null, own: string = ""): State => ({
  ...state,
  ...IDLE,
  opening: { kind: "link", asked: { record }, players: [HUMAN, state.choices.opponent], friend, own },
});

/** A game with its variations, if it has any, was opened to be watched. */
export const shared = (state: State, position: Diagram, tree: Tree | null): State => ({
  ...begun(state, position, tree, [HUMAN, HUMAN]),
  watching: true,
  counts: false,
});

/** The person goes on from the position watched, in a game of their own against the bot last chosen. @param seat the
 * player as whom the person plays */
export function playedFrom(state: State, seat: number): State {
  const { describe, choices, layout, snapshot, tree } = state;
  const rival =
    botsFor(describe, snapshot.game).find(({ name }) => name === choices.opponent)?.name ??
    gameNamed(describe, snapshot.game).opponent;
  const next = begun(state, { snapshot, layout }, alone(tree), seat === 1 ? [HUMAN, rival] : [rival, HUMAN]);
  return { ...next, counts: snapshot.outcome === null };
}

/** A game of My games goes on where it was left, or is looked at again. A clock stands still in between; an outcome
 * has been counted. @param position of its tree */
export function resumed(
  state: State,
  position: Diagram,
  { id, begun: when, tree, players, watching = false, clock, counts, sent }: Omit<Kept, "snapshot">,
): State {
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

/** The friend has answered by a link, or has begun a game by one. @param position that of the link @param friend of
 * the link @param kept the game as it was known before */
export function answered(
  state: State,
  position: Diagram,
  { id, seat }: Friend,
  kept: (Pick<Kept, "tree" | "players"> & Partial<Kept>) | null,
): State {
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
 * the outcome of the previous one is tallied. @param tree that of a link */
export function opened(state: State, { kind, players }: Opening, position: Diagram, tree: Tree | null = null): State {
  if (kind === "link" && position.snapshot.steps.some(({ player }) => player <= 2))
    return shared(state, position, tree);
  const next = begun(state, position, tree, players);
  return { ...next, clock: players.includes(FRIEND) ? null : wound(state.choices.time), counts: !watched(next) };
}

/** Another game takes the place of the present one. */
const begun = (state: State, { snapshot, layout }: Diagram, tree: Tree | null, players: string[]): State => ({
  ...state,
  ...BEGUN,
  ...withOutcome(state),
  snapshot,
  tree: grown(tree, snapshot),
  layout: same(layout, state.layout) ? state.layout : layout,
  players: players.map((name) => rivalFor(state.describe, snapshot.game, name)),
});

/** The engine has confirmed the position of a stored game, or a new worker has. Nothing changes but what an earlier
 * version may have stored differently. */
export const confirmed = (state: State, { snapshot, layout }: Diagram): State => ({
  ...placed(state, snapshot),
  ...{ hint: state.hint, focus: state.focus, alarm: state.alarm, proofs: state.proofs },
  clock: state.clock,
  layout: same(layout, state.layout) ? state.layout : layout,
});
