// @ts-check
/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import { hintPending, hintedCells, hintedMove } from "./analysis.js";
import { actions, botToMove, personToMove, watched } from "./state.js";
import { status } from "./status.js";
import { capitalised } from "../words/numbers.js";

/** @import { State } from "./state.js" */
/** @import { Words } from "../words/strings.js" */

/**
 * @typedef {"play-now" | "cancel" | "let-move" | "take-back" | "play-on"} Act  what a button of the notice does
 * @typedef {{name: Act, text: string} | {name: "move", text: string, move: string}} Action  a button of the notice; move: a
 *   legal move that is no cell of the board
 */

/** What the notice says of a state, and at most two buttons. @param {Words} words @param {State} state @returns {{text: string, actions: Action[]}} */
export function notice(words, state) {
  const { strings } = words;
  if (state.alarm) {
    const ways = /** @type {Action[]} */ ([{ name: "take-back", text: strings.takeBack }, { name: "play-on", text: strings.playOn }]);
    return { text: strings.alarm(strings.percent(state.alarm.cost)), actions: ways };
  }
  return { text: advice(words, state) || status(words, state), actions: ways(words, state) };
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
    /** @type {Action} */
    const now = { name: "play-now", text: strings.playNow };
    return watched(state) ? [now] : [now, { name: "cancel", text: strings.pauseBot }];
  }
  if (bot && paused && engine.phase === "ready" && !watched(state)) return [{ name: "let-move", text: strings.letMove(bot.title) }];
  return personToMove(state) ? actions(state).map((move) => ({ name: "move", text: capitalised(local(move)), move })) : [];
}
