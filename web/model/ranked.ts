/** Which games against a level can beat it: the others are practice. */

import type { Catalogue, Game, Snapshot } from "messages";
import { joinSentences, type Words } from "../lang/fluent.ts";
import { findGame } from "./catalogue.ts";
import { FRIEND } from "./players.ts";
import { allowsHelp, isTaught, opponent } from "./queries.ts";
import { NO_ADVICE, type State } from "./state.ts";

type Rules = Pick<Snapshot, "game" | "size" | "options">;

/** Whether a win on such a board beats a level: it is as large as those measured, and the rules are the usual ones. */
export function isRanked(describe: Catalogue, { game: name, size, options }: Rules) {
  const game = findGame(describe, name);
  const usual = (option: string) => game.options.find(({ name }) => name === option)?.default;
  const rules = Object.entries(game.ranked?.options ?? {});
  const isUsual = rules.every(([name, value]) => (options[name] ?? usual(name)) === value);
  return isUsual && size >= (game.ranked?.size ?? Infinity);
}

/** Whether the game is one against a level that cannot beat it: on another board, or with help. */
export const isPractice = (state: State) =>
  Boolean(opponent(state)?.level) && (state.helped || !isRanked(state.describe, state.snapshot));

/** Which games can beat a level, in words; "" where there are no levels. */
export function ladderTold({ say }: Pick<Words, "say">, { ranked, options }: Game) {
  const rules = options.filter(({ name }) => ranked?.options[name] === true).map(({ title }) => title.toLowerCase());
  return ranked ? say("ladder-told", { size: ranked.size, rules: rules.join(", ") || "none" }) : "";
}

/** That a game by these rules is practice, and which games are not; "" where it may beat a level. */
export function practiceTold(words: Pick<Words, "say">, describe: Catalogue, rules: Rules, helped: boolean = false) {
  const told = ladderTold(words, findGame(describe, rules.game));
  return told && (helped || !isRanked(describe, rules)) ? `${words.say("practice")} ${told}` : "";
}

/** What tells that the game on the board is practice; "" if it may beat a level, or is against none. */
export const practice = (words: Pick<Words, "say">, state: State) =>
  isPractice(state)
    ? joinSentences(
        isTaught(state) ? words.say("teaching-game") : "",
        practiceTold(words, state.describe, state.snapshot, state.helped),
      )
    : "";

const isAdvised = ({ hint, blunder, proofs, survey, analysing }: State) =>
  Boolean(hint || blunder || proofs || survey || analysing);

/** Whether the person sees more of the position than the board: a hint, an analysis, values of moves, blunders. */
const seesMore = (state: State) => isAdvised(state) || state.studying || state.openings || isTaught(state);

/** The state in which help that the person has in the running game is noted, and help that is not allowed is gone. */
export function noteHelp(state: State): State {
  if (!allowsHelp(state) && isAdvised(state)) return { ...state, ...NO_ADVICE, survey: null, analysing: false };
  return !state.helped && !state.opening && state.snapshot.to_move !== 0 && opponent(state)?.level && seesMore(state)
    ? { ...state, helped: true }
    : state;
}

/** What the friends have agreed on, "" in other games. */
export const helpTold = ({ say }: Pick<Words, "say">, { players, assisted }: State) =>
  players.includes(FRIEND) ? say("friend-help", { allowed: assisted }) : "";
