/** The score of the person against each opponent, and who would suit better. */

import { botsFor } from "./catalogue.ts";
import { byLink, opponent, person, watched } from "./queries.ts";
import { FRIEND, HUMAN, type State } from "./state.ts";

/** Under which name the results of the game shown are kept: those of each game and opponent are apart. */
export const rival = (state: State) =>
  resultsOf(state.snapshot.game, opponent(state)?.name ?? (byLink(state) ? FRIEND : HUMAN));

/** @param name of the opponent: a bot, HUMAN or FRIEND */
export const resultsOf = (game: string, name: string) => `${game} ${name}`;

/** The results by game and opponent with that of the present game. */
export function withOutcome(state: State): Pick<State, "tally" | "latest"> {
  const { tally, latest, snapshot, counts } = state;
  const { outcome } = snapshot;
  if (!outcome || !counts) return { tally, latest };
  const name = rival(state);
  const known = total(tally[name]);
  const ended = outcome.winner === 0 ? "draws" : outcome.winner === (person(state) ?? 1) ? "wins" : "losses";
  known[ended] += 1;
  return {
    tally: { ...tally, [name]: [known.wins, known.losses, known.draws] },
    latest: { ...latest, [name]: [...(latest[name] ?? []), SCORES[ended]].slice(-IN_A_ROW) },
  };
}

const SCORES = { wins: 1, losses: 0, draws: 0.5 };
/** So many wins or losses one after the other tell at once that a level does not suit. */
const IN_A_ROW = 2;

const total = ([wins = 0, losses = 0, draws = 0]: number[] = []) => ({ wins, losses, draws });

/** The results against the present opponent: of the person, or of player 1 if two people play. */
export const score = (state: State) => total(withOutcome(state).tally[rival(state)]);

export function resetScore(state: State): State {
  if (watched(state)) return state;
  const known = withOutcome(state);
  const name = rival(state);
  const { [name]: _, ...tally } = known.tally;
  const { [name]: __, ...latest } = known.latest;
  const removed = { ...state.removed, score: { ...known, rival: name, left: tally } };
  return { ...state, tally, latest, counts: state.snapshot.outcome === null, removed };
}

/** Whether no game has counted since the results against the present opponent were reset. */
export function isReset(state: State) {
  const { score } = state.removed;
  return score?.rival === rival(state) && score.left === state.tally;
}

export function restoreScore(state: State): State {
  const { score, ...removed } = state.removed;
  return score && isReset(state) ? { ...state, tally: score.tally, latest: score.latest, removed } : state;
}

/** The least games against a level that tell whether it suits. */
const TELLING = 5;
/** A level suits a person whose score lies between these shares of the games. */
const [TOO_STRONG, TOO_WEAK] = [0.3, 0.7];

/** The level that would suit the person better: the next stronger one after wins in a row against the present one, or
 * with a high score, the next weaker one after losses; null if the present one suits, is too new, or is the last one
 * of the game. */
export function suitable(state: State) {
  const level = opponent(state)?.level;
  if (!level || person(state) === null) return null;
  const step = inARow(state) || byShare(state);
  return step ? (botsFor(state.describe, state.snapshot.game).find((bot) => bot.level === level + step) ?? null) : null;
}

/** 1 after wins in a row against the present opponent, -1 after losses, otherwise 0. */
function inARow(state: State) {
  const latest = withOutcome(state).latest[rival(state)] ?? [];
  if (latest.length < IN_A_ROW || latest.some((one) => one !== latest[0])) return 0;
  return latest[0] === SCORES.wins ? 1 : latest[0] === SCORES.losses ? -1 : 0;
}

/** 1 if the score shows that the present opponent is too weak, -1 if it is too strong, otherwise 0. */
function byShare(state: State) {
  const { wins, losses, draws } = score(state);
  const games = wins + losses + draws;
  const share = (wins + draws / 2) / games;
  if (games < TELLING) return 0;
  return share > TOO_WEAK ? 1 : share < TOO_STRONG ? -1 : 0;
}
