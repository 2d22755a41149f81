/** The strips of the players: name, turn, score, clock, and the progress of a search or of loading. */

import { html, nothing } from "lit-html";
import { face } from "../app/faces.ts";
import { capitalised, say, words } from "../lang/texts.ts";
import { clockFace, remaining, warningMark } from "../model/clock.ts";
import { aim } from "../model/goal.ts";
import { subject } from "../model/names.ts";
import { botOf, botToMove, isBotGame, person, playerName } from "../model/queries.ts";
import { score } from "../model/score.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export const playerStrips = (state: State, page: Page) => html`
  ${work(state)} ${[1, 2].map((player) => strip(state, page, player))}
  <p id="clock-told" class="unseen" aria-live="polite">${shortOfTime(state, page.timekeeper.now())}</p>
`;

/** Where the strip of a player lies: below the board for the person. */
const placeOf = (state: State, player: number) => (player === (person(state) ?? 1) ? "below" : "above");

/** The player beside whose name it is told how far a search or the loading is. */
const working = (state: State) =>
  botToMove(state) && state.thinking ? state.snapshot.to_move : 3 - (person(state) ?? 1);

const busy = ({ engine, thinking }: State) =>
  engine.phase === "loading" || engine.phase === "starting" || thinking !== null;

function work(state: State) {
  const { text, share } = effort(state);
  return html`<div id="work" class=${placeOf(state, working(state))} ?hidden=${!busy(state)}>
    <p id="effort">${text}</p>
    <progress id="progress" max="1" aria-labelledby="effort" value=${share ?? nothing}></progress>
  </div>`;
}

/** How far the work is, in words and as a share, null if that is not known. */
function effort({ engine: { phase, done, total }, thinking }: State) {
  if (phase === "loading")
    return { text: say("loading-bytes", { done: done / 1e6, total: total / 1e6 }), share: total ? done / total : null };
  if (phase === "starting") return { text: say("starting-python"), share: null };
  const { progress, elapsed, playouts, parts = 1 } = thinking?.info ?? { progress: 0, elapsed: 0, playouts: 0 };
  return { text: say("effort", { seconds: elapsed, playouts, workers: parts }), share: progress };
}

function strip(state: State, page: Page, player: number) {
  const side = capitalised(playerName(state, player));
  const self = person(state) === player;
  const bot = botOf(state, player);
  // Two bots are told apart by the colours, which the strip says beside the name.
  const title = self ? say("you") : (bot?.title ?? subject(words, state, player).title);
  const marks = [
    `strip by-${player} ${placeOf(state, player)}`,
    state.snapshot.to_move === player && !state.opening ? "turn" : "",
    busy(state) && working(state) === player ? "works" : "",
  ];
  const colour = title === side ? "" : side;
  return html`<div id="strip-${player}" class=${marks.filter(Boolean).join(" ")} role="group"
    aria-label=${[title, colour].filter(Boolean).join(", ")}>
    <span class="disc" aria-hidden="true"></span>
    ${bot?.level ? face(bot.level) : nothing}
    <p class="who">
      ${
        self || state.watching
          ? html`<span class="name plain">${title}</span>`
          : html`<button id="rival-${player}" class="name" type="button" aria-haspopup="dialog"
            @click=${() => page.dialogs.open("rival")}>${title}</button>`
      }
      <small class="colour">${[colour, aim(words, state, player)].filter(Boolean).join(" · ")}</small>
    </p>
    <strong class="points">${points(state, player)}</strong>
    ${clock(state, page, player)}
  </div>`;
}

/** The games that a player has won against the other. */
function points(state: State, player: number) {
  const { wins, losses, draws } = score(state);
  if (isBotGame(state) || state.watching || wins + losses + draws === 0) return "";
  return String(player === (person(state) ?? 1) ? wins : losses);
}

function clock({ clock, snapshot, describe }: State, { timekeeper }: Page, player: number) {
  if (!clock) return nothing;
  const left = remaining(clock, player, timekeeper.now());
  const runs = clock.running === player;
  const name = capitalised(playerName({ describe, snapshot }, player));
  const marks = ["clock", runs ? "running" : "", warningMark(left) === null ? "" : "low"].filter(Boolean).join(" ");
  return html`<p id="clock-${player}" class=${marks} role="timer" aria-label=${say("clock-of", { player: name, runs })}>
    <strong id="clock-face-${player}">${say("clock-face", clockFace(left))}</strong>
  </p>`;
}

/** The mark that the time of the player to move has reached, for screen readers. */
function shortOfTime(state: State, now: number) {
  const { clock } = state;
  const reached = clock?.running ? warningMark(remaining(clock, clock.running, now)) : null;
  if (!clock || reached === null) return "";
  const { self, title } = subject(words, state, clock.running);
  return say("time-left", { player: title, self, seconds: reached / 1_000 });
}
