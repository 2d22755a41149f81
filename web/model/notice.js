/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import { hintPending, hintedCells, hintedMove, isLost, rest } from "./analysis.js";
import { advice as reason, reasons as explained, topicOf } from "./insight.js";
import { asks, atHand, settled, verdict } from "./learning.js";
import { chance, choices, isEven, openings, taking } from "./openings.js";
import { corrected } from "./review.js";
import { actions, botToMove, canGo, friendToMove, isPlaced, personToMove, playerName, watched } from "./queries.js";
import { status } from "./status.js";
import { capitalised } from "../lang/fluent.js";

/** @import { Opening } from "messages" */
/** @import { State } from "./state.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @typedef {"play-now" | "cancel" | "let-move" | "take-back" | "play-on" | "why" | "as-1" | "as-2" | "send" |
 *   "answer" | "next-mistake" | "end-learning"} Act  what a button of the notice does
 * @typedef {{name: Act | "move", text: string, move?: string}} Action  a button of the notice; move: the legal move
 *   that it makes, which is no cell of the board, or the move that it explains */

/** The most buttons. */
const MOST = 2;

/** What the notice says of a state, and at most two buttons.
 * @param {Words} words @param {State} state @returns {{text: string, actions: Action[]}} */
export function notice(words, state) {
  const { say } = words;
  if (state.alarm) {
    return {
      text: say("alarm-told", { cost: say("percent", { share: state.alarm.cost }) }),
      actions: [
        { name: "take-back", text: say("take-back") },
        { name: "play-on", text: say("play-on") },
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
function proposal({ say, local }, { proposed, snapshot, pending }) {
  return proposed?.record === snapshot.record && !pending.length
    ? say("tap-again", { move: local(proposed.move) })
    : "";
}

/** The notice to a person who learns from a mistake, null elsewhere.
 * @param {Words} words @param {State} state @returns {{text: string, actions: Action[]} | null} */
function lesson(words, state) {
  const { say, local } = words;
  const { learning } = state.review;
  if (!learning || (atHand(state) && !asks(state))) return null;
  /** @type {Action} */
  const end = { name: "end-learning", text: say("end-learning") };
  const mistake = atHand(state);
  if (!mistake)
    return { text: say("verdicts-done", { found: learning.found, total: learning.mistakes.length }), actions: [end] };
  const { kind, cost } = verdict(state);
  const told = {
    move: local(mistake.move),
    tried: local(learning.tried ?? ""),
    better: local(mistake.better),
    cost: say("percent", { share: cost }),
  };
  const found = { found: learning.found, total: learning.mistakes.length };
  /** @type {Action} */
  const way = settled(state)
    ? { name: "next-mistake", text: say("next-mistake") }
    : { name: "answer", text: say("show-answer") };
  const text = say(`verdicts-${kind}`, { ...told, ...found });
  const [why = ""] = settled(state) ? explained(words, state, topicOf(mistake)) : [];
  return { text: why ? `${text} ${why}` : text, actions: [way, end] };
}

/** What a mistake has cost, where the board shows the better move. @param {Words} words @param {State} state */
function correction(words, state) {
  const { say, local } = words;
  const mistake = corrected(state);
  if (!mistake) return "";
  const told = say("mistake", {
    number: mistake.number,
    move: local(mistake.move),
    cost: say("percent", { share: mistake.cost }),
    better: local(mistake.better),
  });
  const [why] = explained(words, state, topicOf(mistake));
  return why ? `${told}. ${why}` : told;
}

/** What is known of the first stones or of the answers to one. @param {Words} words @param {State} state */
function opening({ say, local }, state) {
  if (!openings(state)?.length) return "";
  const share = (/** @type {Opening} */ known) => chance(say, known);
  // Of moves that are alike, one is named.
  const alike = new Map(
    choices(state)
      .toReversed()
      .map((known) => [known.value, known]),
  );
  const best = [...alike.values()].toReversed();
  const taken = taking(state);
  if (!taken) {
    const named = best.slice(0, 2).map((known) => `${local(known.move)} (${share(known)})`);
    const even = best.some(isEven);
    return say("even-stones", { best: named.join(", "), hasBest: best.length > 0, even });
  }
  return say("answers", {
    taking: capitalised(local(taken.move)),
    taken: share(taken),
    even: isEven(taken),
    answered: say("percent", { share: rest(taken.value) }),
    best: local(best[0]?.move ?? ""),
    hasBest: best.length > 0,
  });
}

/** The text of a hint, empty if none was asked for. @param {Words} words @param {State} state */
function advice(words, state) {
  const { say, local } = words;
  if (hintPending(state)) return say("hint-waits");
  const move = hintedMove(state);
  if (!move && !hintedCells(state).size) return "";
  if (move && isLost(state)) return say("hint-lost", { move: local(move) });
  const first = state.hint?.move ?? move;
  const kind = move === first ? "told" : "changed";
  const text = move ? say(`hint-${kind}`, { move: local(move), first: local(first ?? "") }) : say("hint-somewhere");
  return [text, reason(words, state)].filter(Boolean).join(" ");
}

/** What can be done now, beside a move on a cell. @param {Words} words @param {State} state @returns {Action[]} */
function ways(words, state) {
  const { say, local } = words;
  const { thinking, paused, engine } = state;
  const bot = botToMove(state);
  if (state.watching) return playable(words, state);
  if (friendToMove(state)) return [{ name: "send", text: say("send-link-told") }];
  if (thinking) {
    /** @type {Action[]} */
    const ways = [
      { name: "play-now", text: say("play-now") },
      { name: "cancel", text: say("pause-bot") },
    ];
    return watched(state) ? ways.slice(0, 1) : ways;
  }
  if (bot && paused && engine.phase === "ready" && !watched(state))
    return [{ name: "let-move", text: say("let-move", { title: bot.title }) }];
  return personToMove(state)
    ? actions(state).map((move) => ({ name: "move", text: capitalised(local(move)), move }))
    : [];
}

/** The explanation of a move that is on offer or was the last one, if it needs any; beside a hint it would seem to be
 * the hint's.
 * @param {Words} words @param {State} state @returns {Action[]} */
function reasons({ has, say }, state) {
  const { last } = state.snapshot;
  const told = last && !hintedCells(state).size ? [last.move] : [];
  const moves = [...(personToMove(state) ? actions(state) : []), ...told];
  const move = moves.find((one) => has(`reasons-${one}-title`));
  return move && !state.snapshot.outcome ? [{ name: "why", text: say("why"), move }] : [];
}

/** The players as whom the person can go on from the position watched.
 * @param {Words} words @param {State} state @returns {Action[]} */
function playable({ say }, state) {
  if (state.snapshot.to_move === 0 || !canGo(state) || !isPlaced(state)) return [];
  return [1, 2].map((player) => ({
    name: /** @type {Act} */ (`as-${player}`),
    text: say("play-as", { player: playerName(state, player) }),
  }));
}
