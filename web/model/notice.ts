/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import type { Opening } from "messages";
import { capitalised, type Words } from "../lang/fluent.ts";
import { hintedCells, hintedMove, hintPending, isLost, rest } from "./analysis.ts";
import { reasons as explained, advice as reason, topicOf } from "./insight.ts";
import { asks, atHand, settled, verdict } from "./learning.ts";
import { chance, choices, isEven, openings, taking } from "./openings.ts";
import { actions, botToMove, canGo, friendToMove, isPlaced, personToMove, playerName, watched } from "./queries.ts";
import { corrected } from "./review.ts";
import type { State } from "./state.ts";
import { status } from "./status.ts";

/** What a button of the notice does. */
export type Act =
  | "play-now"
  | "cancel"
  | "let-move"
  | "take-back"
  | "play-on"
  | "why"
  | "as-1"
  | "as-2"
  | "send"
  | "answer"
  | "next-mistake"
  | "end-learning";

/** A button of the notice; move: the legal move that it makes, which is no cell of the board, or the move that it
 * explains. */
export type Action = { name: Act | "move"; text: string; move?: string };

/** The most buttons. */
const MOST = 2;

/** What the notice says of a state, and at most two buttons. */
export function notice(words: Words, state: State): { text: string; actions: Action[] } {
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

/** What a first tap waits for, empty where there was none. */
function proposal({ say, local }: Words, { proposed, snapshot, pending }: State) {
  return proposed?.record === snapshot.record && !pending.length
    ? say("tap-again", { move: local(proposed.move) })
    : "";
}

/** The notice to a person who learns from a mistake, null elsewhere. */
function lesson(words: Words, state: State): { text: string; actions: Action[] } | null {
  const { say, local } = words;
  const { learning } = state.review;
  if (!learning || (atHand(state) && !asks(state))) return null;
  const end: Action = { name: "end-learning", text: say("end-learning") };
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
  const way: Action = settled(state)
    ? { name: "next-mistake", text: say("next-mistake") }
    : { name: "answer", text: say("show-answer") };
  const text = say(`verdicts-${kind}`, { ...told, ...found });
  const [why = ""] = settled(state) ? explained(words, state, topicOf(mistake)) : [];
  return { text: why ? `${text} ${why}` : text, actions: [way, end] };
}

/** What a mistake has cost, where the board shows the better move. */
function correction(words: Words, state: State) {
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

/** What is known of the first stones or of the answers to one. */
function opening({ say, local }: Words, state: State) {
  if (!openings(state)?.length) return "";
  const share = (known: Opening) => chance(say, known);
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

/** The text of a hint, empty if none was asked for. */
function advice(words: Words, state: State) {
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

/** What can be done now, beside a move on a cell. */
function ways(words: Words, state: State): Action[] {
  const { say, local } = words;
  const { thinking, paused, engine } = state;
  const bot = botToMove(state);
  if (state.watching) return playable(words, state);
  if (friendToMove(state)) return [{ name: "send", text: say("send-link-told") }];
  if (thinking) {
    const ways: Action[] = [
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
 * the hint's. */
function reasons({ has, say }: Words, state: State): Action[] {
  const { last } = state.snapshot;
  const told = last && !hintedCells(state).size ? [last.move] : [];
  const moves = [...(personToMove(state) ? actions(state) : []), ...told];
  const move = moves.find((one) => has(`reasons-${one}-title`));
  return move && !state.snapshot.outcome ? [{ name: "why", text: say("why"), move }] : [];
}

/** The players as whom the person can go on from the position watched. */
function playable({ say }: Words, state: State): Action[] {
  if (state.snapshot.to_move === 0 || !canGo(state) || !isPlaced(state)) return [];
  return [1, 2].map((player) => ({
    name: `as-${player}` as Act,
    text: say("play-as", { player: playerName(state, player) }),
  }));
}
