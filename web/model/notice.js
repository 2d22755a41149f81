// @ts-check
/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import { hintPending, hintedCells, hintedMove } from "./analysis.js";
import { actions, botToMove, personToMove, watched } from "./state.js";
import { status } from "./status.js";
import { capitalised } from "../words/numbers.js";

/** @import { State } from "./state.js" */
/** @import { Words } from "../words/strings.js" */

/**
 * @typedef {"play-now" | "cancel" | "let-move" | "take-back" | "play-on" | "why"} Act  what a button of the notice does
 * @typedef {{name: Act | "move", text: string, move?: string}} Action  a button of the notice; move: the legal move that it
 *   makes, which is no cell of the board, or the move that it explains
 */

/** The most buttons. */
const MOST = 2;

/** What the notice says of a state, and at most two buttons. @param {Words} words @param {State} state @returns {{text: string, actions: Action[]}} */
export function notice(words, state) {
  const { strings } = words;
  if (state.alarm) {
    return { text: strings.alarm(strings.percent(state.alarm.cost)), actions: [{ name: "take-back", text: strings.takeBack }, { name: "play-on", text: strings.playOn }] };
  }
  const text = proposal(words, state) || advice(words, state) || status(words, state);
  return { text, actions: [...ways(words, state), ...reasons(words, state)].slice(0, MOST) };
}

/** What a first tap waits for, empty where there was none. @param {Words} words @param {State} state */
function proposal({ strings, local }, { proposed, snapshot, pending }) {
  return proposed?.record === snapshot.record && !pending.length ? strings.tapAgain(local(proposed.move)) : "";
}

/** The text of a hint, empty if none was asked for. @param {Words} words @param {State} state */
function advice({ strings, local }, state) {
  if (hintPending(state)) return strings.hintWaits;
  const move = hintedMove(state);
  if (move) return strings.hintTold(local(move));
  return hintedCells(state).size ? strings.hintSomewhere : "";
}

/** What can be done now, beside a move on a cell. @param {Words} words @param {State} state @returns {Action[]} */
function ways({ strings, local }, state) {
  const { thinking, paused, engine } = state;
  const bot = botToMove(state);
  if (thinking) {
    /** @type {Action[]} */
    const ways = [{ name: "play-now", text: strings.playNow }, { name: "cancel", text: strings.pauseBot }];
    return watched(state) ? ways.slice(0, 1) : ways;
  }
  if (bot && paused && engine.phase === "ready" && !watched(state)) return [{ name: "let-move", text: strings.letMove(bot.title) }];
  return personToMove(state) ? actions(state).map((move) => ({ name: "move", text: capitalised(local(move)), move })) : [];
}

/** The explanation of a move that is on offer or was the last one, if it needs any. @param {Words} words @param {State} state @returns {Action[]} */
function reasons({ strings }, state) {
  const { last } = state.snapshot;
  const moves = [...(personToMove(state) ? actions(state) : []), ...(last ? [last.move] : [])];
  const move = moves.find((one) => one in strings.reasons);
  return move && !state.snapshot.outcome ? [{ name: "why", text: strings.why, move }] : [];
}
