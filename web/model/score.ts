/** The score against each opponent, and which levels are beaten. */

import { FRIEND, HUMAN } from "./players.ts";
import { isBotGame, isByLink, opponent, person } from "./queries.ts";
import { isPractice } from "./ranked.ts";
import type { State } from "./state.ts";

const scoreKey = (state: State) =>
  scoreKeyFor(state.snapshot.game, opponent(state)?.name ?? (isByLink(state) ? FRIEND : HUMAN));

/** The key of results by game and opponent. @param name a bot, HUMAN or FRIEND */
export const scoreKeyFor = (game: string, name: string) => `${game} ${name}`;

/** All results, with that of the present game. */
export function withOutcome(state: State): Pick<State, "tally" | "beaten"> {
  const { tally, beaten, snapshot, counts } = state;
  const { outcome } = snapshot;
  if (!outcome || !counts) return { tally, beaten };
  const name = scoreKey(state);
  const known = total(tally[name]);
  const ended = outcome.winner === 0 ? "draws" : outcome.winner === (person(state) ?? 1) ? "wins" : "losses";
  known[ended] += 1;
  return {
    tally: { ...tally, [name]: [known.wins, known.losses, known.draws] },
    beaten: ended === "wins" && !isPractice(state) ? [...new Set([...beaten, name])] : beaten,
  };
}

const total = ([wins = 0, losses = 0, draws = 0]: number[] = []) => ({ wins, losses, draws });

/** The results against the present opponent, of the person or of player 1 if two people play. */
export const score = (state: State) => total(withOutcome(state).tally[scoreKey(state)]);

export function resetScore(state: State): State {
  if (isBotGame(state)) return state;
  const known = withOutcome(state);
  const name = scoreKey(state);
  const { [name]: _, ...tally } = known.tally;
  const ended = known.tally === state.tally ? "" : state.id;
  const score = { tally: known.tally, before: state.tally, ended, rival: name, left: tally };
  const removed = { ...state.removed, score };
  return { ...state, ...known, tally, counts: state.snapshot.outcome === null, removed };
}

/** Whether no game has counted since the results against the present opponent were reset. */
export function isReset(state: State) {
  const { score } = state.removed;
  return score?.rival === scoreKey(state) && score.left === withOutcome(state).tally;
}

export function restoreScore(state: State): State {
  const { score, ...removed } = state.removed;
  if (!score || !isReset(state)) return state;
  // The result of the game shown counts by itself again: taking back its end takes it back, too.
  return score.ended === state.id && state.snapshot.outcome
    ? { ...state, tally: score.before, counts: true, removed }
    : { ...state, tally: score.tally, removed };
}
