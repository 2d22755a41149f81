/** The strips of the two players: who plays, whose turn it is, the score, the clock, and how far a search or the
 * loading is. */

import { html, nothing } from "lit-html";

import { face } from "../home/faces.js";
import { capitalised, say, words } from "../lang/texts.js";
import { face as digits, mark, remaining } from "../model/clock.js";
import { aim } from "../model/goal.js";
import { called } from "../model/names.js";
import { botOf, botToMove, person, playerName, watched } from "../model/queries.js";
import { score } from "../model/score.js";

/** @import { App, View } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

/** @type {View} */
export const strips = (state, app) => html`
  ${work(state)} ${[1, 2].map((player) => strip(state, app, player))}
  <p id="clock-told" class="unseen" aria-live="polite">${shortOfTime(state, app.timekeeper.now())}</p>
`;

/** Where the strip of a player lies: below the board for the person. @param {State} state @param {number} player */
const placeOf = (state, player) => (player === (person(state) ?? 1) ? "below" : "above");

/** The player beside whose name it is told how far a search or the loading is. @param {State} state */
const working = (state) => (botToMove(state) && state.thinking ? state.snapshot.to_move : 3 - (person(state) ?? 1));

/** Whether anything is under way. @param {State} state */
const busy = ({ engine, thinking }) => engine.phase === "loading" || engine.phase === "starting" || thinking !== null;

/** The progress line: loading, starting or thinking. @param {State} state */
function work(state) {
  const { text, share } = effort(state);
  return html`<div id="work" class=${placeOf(state, working(state))} ?hidden=${!busy(state)}>
    <p id="effort">${text}</p>
    <progress id="progress" max="1" aria-labelledby="effort" value=${share ?? nothing}></progress>
  </div>`;
}

/** How far the work is, in words and as a share, null if that is not known. @param {State} state */
function effort({ engine: { phase, done, total }, thinking }) {
  if (phase === "loading")
    return { text: say("loading-bytes", { done: done / 1e6, total: total / 1e6 }), share: total ? done / total : null };
  if (phase === "starting") return { text: say("starting-python"), share: null };
  const { progress, elapsed, playouts, parts = 1 } = thinking?.info ?? { progress: 0, elapsed: 0, playouts: 0 };
  return { text: say("effort", { seconds: elapsed, playouts, workers: parts }), share: progress };
}

/** @param {State} state @param {App} app @param {number} player */
function strip(state, app, player) {
  const side = capitalised(playerName(state, player));
  const self = person(state) === player;
  const bot = botOf(state, player);
  // Two bots are told apart by the colours, which the strip says beside the name.
  const title = self ? say("you") : (bot?.title ?? called(words, state, player).title);
  const marks = [
    `strip by-${player} ${placeOf(state, player)}`,
    state.snapshot.to_move === player && !state.opening ? "turn" : "",
    busy(state) && working(state) === player ? "works" : "",
  ];
  const colour = title === side ? "" : side;
  return html`<div
    id="strip-${player}"
    class=${marks.filter(Boolean).join(" ")}
    role="group"
    aria-label=${[title, colour].filter(Boolean).join(", ")}
  >
    <span class="disc" aria-hidden="true"></span>
    ${bot?.level ? face(bot.level) : nothing}
    <p class="who">
      ${
        self || state.watching
          ? html`<span class="name plain">${title}</span>`
          : html`<button
              id="rival-${player}"
              class="name"
              type="button"
              aria-haspopup="dialog"
              @click=${() => app.dialogs.open("rival")}
            >
              ${title}
            </button>`
      }
      <small class="colour">${[colour, aim(words, state, player)].filter(Boolean).join(" · ")}</small>
    </p>
    <strong class="points">${points(state, player)}</strong>
    ${clock(state, app, player)}
  </div>`;
}

/** The games that a player has won against the other. @param {State} state @param {number} player */
function points(state, player) {
  const { wins, losses, draws } = score(state);
  if (watched(state) || state.watching || wins + losses + draws === 0) return "";
  return String(player === (person(state) ?? 1) ? wins : losses);
}

/** @param {State} state @param {App} app @param {number} player */
function clock({ clock, snapshot, describe }, { timekeeper }, player) {
  if (!clock) return nothing;
  const left = remaining(clock, player, timekeeper.now());
  const runs = clock.running === player;
  const name = capitalised(playerName({ describe, snapshot }, player));
  const marks = ["clock", runs ? "running" : "", mark(left) === null ? "" : "low"].filter(Boolean).join(" ");
  return html`<p id="clock-${player}" class=${marks} role="timer" aria-label=${say("clock-of", { player: name, runs })}>
    <strong id="clock-face-${player}">${say("clock-face", digits(left))}</strong>
  </p>`;
}

/** The mark that the time of the player to move has reached, for screen readers.
 * @param {State} state @param {number} now */
function shortOfTime(state, now) {
  const { clock } = state;
  const reached = clock?.running ? mark(remaining(clock, clock.running, now)) : null;
  if (!clock || reached === null) return "";
  const { self, title } = called(words, state, clock.running);
  return say("time-left", { player: title, self, seconds: reached / 1_000 });
}
