// @ts-check
/** The sentences of the status region: the last move first, then the turn or the outcome. */

import { goal } from "./goal.js";
import { called } from "./names.js";
import {
  actions,
  botToMove,
  byLink,
  friendToMove,
  gameNamed,
  isForfeit,
  opponent,
  person,
  playerName,
  watched,
  workersFor,
} from "./state.js";
import { capitalised } from "../words/numbers.js";
import { own } from "../words/translation.js";

/** @import { Snapshot } from "messages" */
/** @import { State } from "./state.js" */
/** @import { Words } from "../words/strings.js" */

/** @param {Words} words @param {State} state */
export function status(words, state) {
  const { strings } = words;
  if (state.opening) return state.opening.kind === "link" ? strings.opening.link : strings.opening.new;
  const end = outcome(words, state);
  const wanted = workersFor(state);
  const { missing } = state.pool;
  const fewer = missing ? strings.fewerWorkers(wanted - missing, wanted) : "";
  const apart = state.watching || friendToMove(state);
  return [apart || isForfeit(state.snapshot.outcome) ? "" : news(words, state), end ?? turn(words, state), fewer]
    .filter(Boolean)
    .join(" ");
}

/** @param {Words} words @param {State} state */
function news(words, state) {
  const { strings, local } = words;
  const { snapshot } = state;
  const { last } = snapshot;
  const thrown = throwOf(snapshot);
  const chance = thrown === null ? "" : strings.chance(local(thrown), playerName(state, snapshot.to_move));
  return [last ? played(words, state, last) : "", last?.traded ? goal(words, state) : "", chance]
    .filter(Boolean)
    .join(" ");
}

/** @param {Words} words @param {State} state @param {NonNullable<Snapshot["last"]>} last */
function played(words, state, { move, player, cells, traded, takeover }) {
  const { strings, local } = words;
  const name = called(words, state, player);
  if (takesTokens(state)) return strings.takes(name, cells.length);
  const moved = takeover && takeover.source !== takeover.target;
  const cell = (moved && state.layout.cells[takeover.target]?.name) || "";
  return (
    own(strings.verbs, move)?.(name, { owner: capitalised(playerName(state, player)), cell, traded }) ??
    strings.plays(name, local(move))
  );
}

/** Whether moves take tokens from the board. @param {State} state */
const takesTokens = ({ describe, snapshot }) => gameNamed(describe, snapshot.game).tokens;

/** The most tokens that a legal move takes. @param {Snapshot} snapshot */
const mostTaken = ({ takes }) => Math.max(...Object.values(takes).map((tokens) => tokens.length));

/** The chance move that has just decided who moves, null if there was none. @param {Snapshot} snapshot */
function throwOf({ steps, to_move }) {
  const latest = steps.at(-1);
  return latest?.kind === "chance" && to_move ? latest.move : null;
}

/** @param {Words} words @param {State} state */
function outcome(words, state) {
  const { strings, local } = words;
  const { snapshot } = state;
  if (!snapshot.outcome) return null;
  const { winner, reason, title } = snapshot.outcome;
  if (winner === 0) return strings.draw;
  return strings.outcome(called(words, state, winner), called(words, state, 3 - winner), local(title), reason);
}

/** @param {Words} words @param {State} state */
function turn(words, state) {
  const { strings, local } = words;
  const ready = state.engine.phase === "ready";
  if (botToMove(state)) {
    const { title } = called(words, state, state.snapshot.to_move);
    if (state.paused && !state.thinking) return watched(state) ? strings.isPaused(title) : strings.isWaiting(title);
    return ready ? strings.isThinking(title) : strings.willMove(title);
  }
  if (state.pending.length && !ready) return strings.kept(state.pending);
  if (friendToMove(state)) return state.sent === state.snapshot.record ? strings.friendSent : strings.friendToMove;
  if (state.watching) return strings.watching;
  const player = playerName(state, state.snapshot.to_move);
  const thrown = throwOf(state.snapshot) !== null; // a sentence about a chance move has already named the player
  const offers = actions(state).map((name) => capitalised(local(name)));
  const mover = person(state)
    ? strings.yourMove(thrown || takesTokens(state) ? "" : player, offers)
    : thrown
      ? ""
      : strings.toMove(player, offers);
  return [mover, takesTokens(state) ? strings.mayTake(mostTaken(state.snapshot)) : ""].filter(Boolean).join(" ");
}

/** What is going on in a few words, for the title of the page. @param {Words} words @param {State} state */
export function headline(words, state) {
  const news =
    person(state) && !state.opening && state.snapshot.to_move === person(state)
      ? words.strings.yourTurn
      : status(words, { ...state, snapshot: { ...state.snapshot, last: null, steps: [] } });
  return news.replace(/\.$/, "");
}

/** The title of the game with its size and options.
 * @param {Words} words @param {Pick<State, "describe" | "snapshot">} state */
export function gameTitle({ strings }, { describe, snapshot }) {
  const game = gameNamed(describe, snapshot.game);
  const { min, max } = game.sizes;
  const options = game.options.flatMap(({ name, title }) => {
    const chosen = snapshot.options[name];
    return chosen === true ? [title] : chosen ? [`${title} ${chosen}`] : [];
  });
  return strings.gameTitle(game.title, min < max ? snapshot.size : null, options);
}

/** Both sides' names for the score. @param {Words} words @param {State} state @returns {[string, string]} */
export function sides(words, state) {
  const title = (/** @type {number} */ player) => called(words, state, player).title;
  const bot = opponent(state);
  if (bot) return [words.strings.you, bot.title];
  return byLink(state) ? [words.strings.you, words.strings.friend] : [title(1), title(2)];
}
