/** The notice: the one line under the board that says what is going on, and what can be done about it. */

import type { Opening } from "messages";
import { capitalise, joinSentences, type Words } from "../lang/fluent.ts";
import { complement, hintCells, isHintPending, isLost, revealedHint } from "./analysis.ts";
import { blunderReason, reasons as explained, advice as reason, topicOf } from "./insight.ts";
import { asks, atHand, isAnswered, verdict } from "./learning.ts";
import { chance, isEven, knownOpenings, openingChoices, taking } from "./openings.ts";
import * as queries from "./queries.ts";
import { mistakeText, shownBlunder, shownMistake } from "./review.ts";
import type { State } from "./state.ts";
import { status } from "./status.ts";

export type Act =
  | ("play-now" | "cancel" | "let-move" | "why")
  | ("as-1" | "as-2" | "send" | "answer" | "next-mistake" | "end-learning" | "rematch");

/** A button of the notice; move: the legal move off the board that it makes, or the move that it explains. */
export type Action = { name: Act | "move"; text: string; move?: string };

/** The notice of a state, with at most two buttons. */
export function noticeOf(words: Words, state: State): { text: string; actions: Action[] } {
  const { say } = words;
  const blunder = shownBlunder(state);
  if (blunder) {
    const { move, cost } = blunder;
    const told = say("blunder-told", { move: words.moveWord(move), cost });
    const text = joinSentences(told, blunderReason(words, state, blunder));
    return { text, actions: [{ name: "move", text: say("insist"), move }] };
  }
  const learning = lesson(words, state);
  if (learning) return learning;
  const { proposed, snapshot, pending } = state;
  const waits = proposed?.record === snapshot.record && !pending.length;
  const text =
    (waits ? say("tap-again", { move: words.moveWord(proposed.move) }) : "") ||
    advice(words, state) ||
    correction(words, state) ||
    opening(words, state) ||
    status(words, state);
  return { text, actions: [...ways(words, state), ...reasons(words, state)].slice(0, 2) };
}

/** The notice to a person who learns from a mistake, null elsewhere. */
function lesson(words: Words, state: State): { text: string; actions: Action[] } | null {
  const { say, moveWord } = words;
  const { learning } = state.review;
  if (!learning || (atHand(state) && !asks(state))) return null;
  const end: Action = { name: "end-learning", text: say("end-learning") };
  const mistake = atHand(state);
  const found = { found: learning.found, total: learning.mistakes.length };
  if (!mistake) return { text: say("verdicts-done", found), actions: [end] };
  const { kind, cost } = verdict(state);
  const [move, tried, better] = [mistake.move, learning.tried, mistake.better].map(moveWord);
  const on: Act = learning.again ? "rematch" : "next-mistake";
  const way: Action = isAnswered(state) ? { name: on, text: say(on) } : { name: "answer", text: say("show-answer") };
  const text = say(`verdicts-${kind}`, { ...{ move, tried, better, cost }, ...found });
  const [why = ""] = isAnswered(state) ? explained(words, state, topicOf(mistake)) : [];
  return { text: why ? `${text} ${why}` : text, actions: [way, end] };
}

/** What a mistake has cost, where the board shows the better move. */
function correction(words: Words, state: State) {
  const mistake = shownMistake(state);
  if (!mistake) return "";
  const told = mistakeText(words, state, mistake);
  const [why] = explained(words, state, topicOf(mistake));
  return why ? `${told}. ${why}` : told;
}

/** What is known of the first stones or of the answers to one. */
function opening({ say, moveWord }: Words, state: State) {
  if (!knownOpenings(state)?.length) return "";
  const share = (known: Opening) => chance(say, known);
  // Of moves that are alike, one is named.
  const choices = openingChoices(state).toReversed();
  const alike = new Map(choices.map((known) => [known.value, known]));
  const best = [...alike.values()].toReversed();
  const taken = taking(state);
  if (!taken) {
    const named = best.slice(0, 2).map((known) => `${moveWord(known.move)} (${share(known)})`);
    const even = best.some(isEven);
    return say("even-stones", { best: named.join(", "), hasBest: best.length > 0, even });
  }
  return say("answers", {
    taking: capitalise(moveWord(taken.move)),
    taken: share(taken),
    even: isEven(taken),
    answered: say("percent", { share: complement(taken.value) }),
    best: moveWord(best[0]?.move ?? ""),
    hasBest: best.length > 0,
  });
}

function advice(words: Words, state: State) {
  const { say, moveWord } = words;
  if (isHintPending(state)) return say("hint-waits");
  const move = revealedHint(state);
  if (!move && !hintCells(state).size) return "";
  if (move && isLost(state)) return say("hint-lost", { move: moveWord(move) });
  const first = state.hint?.move ?? move;
  const kind = move === first ? "told" : "changed";
  const text = move
    ? say(`hint-${kind}`, { move: moveWord(move), first: moveWord(first ?? "") })
    : say("hint-somewhere");
  return joinSentences(text, reason(words, state));
}

/** What can be done now, beside a move on a cell. */
function ways(words: Words, state: State): Action[] {
  const { say, moveWord } = words;
  const { thinking, paused, engine } = state;
  const bot = queries.botToMove(state);
  if (state.opening) return [];
  if (state.watching) return playable(words, state);
  if (queries.isFriendToMove(state) || (queries.owesResult(state) && !state.over))
    return [{ name: "send", text: say("send-link-told") }];
  if (thinking) {
    const ways: Action[] = [
      { name: "play-now", text: say("play-now") },
      { name: "cancel", text: say("pause-bot") },
    ];
    return queries.isBotGame(state) ? ways.slice(0, 1) : ways;
  }
  if (bot && paused && engine.phase === "ready" && !queries.isBotGame(state))
    return [{ name: "let-move", text: say("let-move", { title: bot.title }) }];
  return queries.canPersonMove(state)
    ? queries.actions(state).map((move) => ({ name: "move", text: capitalise(moveWord(move)), move }))
    : [];
}

/** A button that explains a move on offer or the last one, if it needs it; not beside a hint, whose reason it would
 * seem to be. */
function reasons({ has, say }: Words, state: State): Action[] {
  const { last } = state.snapshot;
  const told = last && !hintCells(state).size ? [last.move] : [];
  const moves = [...(queries.canPersonMove(state) ? queries.actions(state) : []), ...told];
  const move = moves.find((one) => has(`reasons-${one}-title`));
  return move && !state.snapshot.outcome ? [{ name: "why", text: say("why"), move }] : [];
}

/** Buttons to go on as either player from the position watched. */
function playable({ say }: Words, state: State): Action[] {
  if (state.snapshot.to_move === 0 || !queries.canGo(state) || !queries.isPlaced(state)) return [];
  return [1, 2].map((player) => ({
    name: `as-${player}` as Act,
    text: say("play-as", { player: queries.playerName(state, player) }),
  }));
}
