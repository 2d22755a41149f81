// @ts-check
/** What the status region says about a state: short sentences, the news first. */

import { goal } from "./goal.js";
import { actions, botToMove, gameNamed, isForfeit, named, opponent, person, playerName, watched, workersFor } from "./state.js";
import { capitalised, local, strings } from "./strings.js";

/** @import { State } from "./state.js" */

/** @param {State} state */
export function status(state) {
  if (state.opening) return state.opening.kind === "link" ? strings.opening.link : strings.opening.new;
  const end = outcome(state);
  const wanted = workersFor(state);
  const { missing } = state.helpers;
  const fewer = missing ? strings.fewerWorkers(wanted - missing, wanted) : "";
  return [isForfeit(state.snapshot.outcome) ? "" : news(state), end ?? turn(state), fewer].filter(Boolean).join(" ");
}

/** @param {State} state */
function news(state) {
  const { last, moves } = state.snapshot;
  const latest = moves.at(-1);
  const chance = latest && latest.player > 2 ? strings.chance(local(latest.move)) : "";
  const played = last ? strings.plays(named(state, last.player), local(last.move)) : "";
  return [played, last?.traded ? goal(state) : "", chance].filter(Boolean).join(" ");
}

/** @param {State} state */
function outcome(state) {
  const { snapshot } = state;
  if (!snapshot.outcome) return null;
  const { winner, reason } = snapshot.outcome;
  if (winner === 0) return strings.draw;
  return strings.outcome(named(state, winner), named(state, 3 - winner), playerName(snapshot, winner), reason);
}

/** @param {State} state */
function turn(state) {
  const ready = state.engine.phase === "ready";
  if (botToMove(state)) {
    const { title } = named(state, state.snapshot.to_move);
    if (state.paused && !state.thinking) return watched(state) ? strings.isPaused(title) : strings.isWaiting(title);
    return ready ? strings.isThinking(title) : strings.willMove(title);
  }
  if (state.pending.length && !ready) return strings.kept(state.pending);
  const player = playerName(state.snapshot, state.snapshot.to_move);
  const call = person(state) ? strings.yourMove(player) : strings.toMove(player);
  const offers = actions(state).map((name) => capitalised(local(name)));
  return offers.length ? `${call} ${strings.offer(offers)}` : call;
}

/** The short line about the game itself. @param {State} state */
export function gameTitle({ describe, snapshot }) {
  const game = gameNamed(describe, snapshot.game);
  const { min, max } = game.sizes;
  const options = game.options.flatMap(({ name, title }) => {
    const chosen = snapshot.options[name];
    return chosen === true ? [title] : chosen ? [`${title} ${chosen}`] : [];
  });
  return strings.gameTitle(game.title, min < max ? snapshot.size : null, options);
}

/** Both sides' names for the score. @param {State} state @returns {[string, string]} */
export function sides(state) {
  const bot = opponent(state);
  return bot ? [strings.you, bot.title] : [named(state, 1).title, named(state, 2).title];
}
