// @ts-check
/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import { hintPending, hintedCells, hintedMove } from "./analysis.js";
import { asks, atHand, settled, verdict } from "./learning.js";
import { choices, openings, taking } from "./openings.js";
import { corrected } from "./review.js";
import { actions, botToMove, canGo, friendToMove, isPlaced, personToMove, playerName, watched } from "./state.js";
import { status } from "./status.js";
import { capitalised } from "../words/numbers.js";

/** @import { State } from "./state.js" */
/** @import { Words } from "../words/strings.js" */

/**
 * @typedef {"play-now" | "cancel" | "let-move" | "take-back" | "play-on" | "why" | "as-1" | "as-2" | "send" |
 *   "answer" | "next-mistake" | "end-learning"} Act  what a button of the notice does
 * @typedef {{name: Act | "move", text: string, move?: string}} Action  a button of the notice; move: the legal move
 *   that it makes, which is no cell of the board, or the move that it explains
 */

/** The most buttons. */
const MOST = 2;

/** What the notice says of a state, and at most two buttons.
 * @param {Words} words @param {State} state @returns {{text: string, actions: Action[]}} */
export function notice(words, state) {
  const { strings } = words;
  if (state.alarm) {
    return {
      text: strings.alarm(strings.percent(state.alarm.cost)),
      actions: [
        { name: "take-back", text: strings.takeBack },
        { name: "play-on", text: strings.playOn },
      ],
    };
  }
  const learning = lesson(words, state);
  if (learning) return learning;
  const text =
    proposal(words, state) ||
    advice(words, state) ||
    correction(words, state) ||
    opening(words, state) ||
    status(words, state);
  return { text, actions: [...ways(words, state), ...reasons(words, state)].slice(0, MOST) };
}

/** What a first tap waits for, empty where there was none. @param {Words} words @param {State} state */
function proposal({ strings, local }, { proposed, snapshot, pending }) {
  return proposed?.record === snapshot.record && !pending.length ? strings.tapAgain(local(proposed.move)) : "";
}

/** The notice to a person who learns from a mistake, null elsewhere.
 * @param {Words} words @param {State} state @returns {{text: string, actions: Action[]} | null} */
function lesson({ strings, local }, state) {
  const { learning } = state.review;
  if (!learning || (atHand(state) && !asks(state))) return null;
  /** @type {Action} */
  const end = { name: "end-learning", text: strings.endLearning };
  const mistake = atHand(state);
  if (!mistake)
    return { text: strings.verdicts.done({ found: learning.found, total: learning.mistakes.length }), actions: [end] };
  const { kind, cost } = verdict(state);
  const told = {
    move: local(mistake.move),
    tried: local(learning.tried ?? ""),
    better: local(mistake.better),
    cost: strings.percent(cost),
  };
  const found = { found: learning.found, total: learning.mistakes.length };
  /** @type {Action} */
  const way = settled(state)
    ? { name: "next-mistake", text: strings.nextMistake }
    : { name: "answer", text: strings.showAnswer };
  return { text: strings.verdicts[kind]({ ...told, ...found }), actions: [way, end] };
}

/** What a mistake has cost, where the board shows the better move. @param {Words} words @param {State} state */
function correction({ strings, local }, state) {
  const mistake = corrected(state) && state.review.chosen;
  return mistake
    ? strings.mistake(mistake.ply, local(mistake.move), strings.percent(mistake.cost), local(mistake.better))
    : "";
}

/** What is known of the first stones or of the answers to one. @param {Words} words @param {State} state */
function opening({ strings, local }, state) {
  if (!openings(state)?.length) return "";
  // Of moves that are alike, one is named.
  const one = new Map(
    choices(state)
      .toReversed()
      .map(({ move, value }) => [value, move]),
  );
  const best = [...one].toReversed().map(([value, move]) => `${local(move)} (${strings.percent(value)})`);
  const taken = taking(state);
  if (!taken) return strings.evenStones(best);
  return strings.answers(
    capitalised(local(taken.move)),
    strings.percent(taken.value),
    strings.percent(1 - taken.value),
    best[0] ?? "",
  );
}

/** The text of a hint, empty if none was asked for. @param {Words} words @param {State} state */
function advice({ strings, local }, state) {
  if (hintPending(state)) return strings.hintWaits;
  const move = hintedMove(state);
  if (move) return strings.hintTold(local(move));
  return hintedCells(state).size ? strings.hintSomewhere : "";
}

/** What can be done now, beside a move on a cell. @param {Words} words @param {State} state @returns {Action[]} */
function ways(words, state) {
  const { strings, local } = words;
  const { thinking, paused, engine } = state;
  const bot = botToMove(state);
  if (state.watching) return playable(words, state);
  if (friendToMove(state)) return [{ name: "send", text: strings.sendLink }];
  if (thinking) {
    /** @type {Action[]} */
    const ways = [
      { name: "play-now", text: strings.playNow },
      { name: "cancel", text: strings.pauseBot },
    ];
    return watched(state) ? ways.slice(0, 1) : ways;
  }
  if (bot && paused && engine.phase === "ready" && !watched(state))
    return [{ name: "let-move", text: strings.letMove(bot.title) }];
  return personToMove(state)
    ? actions(state).map((move) => ({ name: "move", text: capitalised(local(move)), move }))
    : [];
}

/** The explanation of a move that is on offer or was the last one, if it needs any.
 * @param {Words} words @param {State} state @returns {Action[]} */
function reasons({ strings }, state) {
  const { last } = state.snapshot;
  const moves = [...(personToMove(state) ? actions(state) : []), ...(last ? [last.move] : [])];
  const move = moves.find((one) => one in strings.reasons);
  return move && !state.snapshot.outcome ? [{ name: "why", text: strings.why, move }] : [];
}

/** The players as whom the person can go on from the position watched.
 * @param {Words} words @param {State} state @returns {Action[]} */
function playable({ strings }, state) {
  if (state.snapshot.to_move === 0 || !canGo(state) || !isPlaced(state)) return [];
  return [1, 2].map((player) => ({
    name: /** @type {Act} */ (`as-${player}`),
    text: strings.playAs(playerName(state, player)),
  }));
}
