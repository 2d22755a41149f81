/** The dialog for a new game: its rules, the opponent, the person's colour and the clock. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Diagram, Game as Rules } from "messages";
import type { App } from "../app/app.ts";
import { onValue, options, parameter, radio, sizing } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { capitalised, say } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { INCREMENTS, MINUTES } from "../model/clock.ts";
import { type Change, choicesOf, type Draft, draftOf, levelsIn, RIVALS, withGame } from "../model/draft.ts";
import type { State } from "../model/state.ts";
import { botField, summary } from "./opponent.ts";

/** The small board of each game. */
const pictures: Map<string, SVGSVGElement> = new Map();

export function newGame(state: State, app: App) {
  const { describe, snapshot, dialog } = state;
  const draft: Draft = dialog?.draft ?? draftOf(state);
  // Of what was chosen last: several choices may come between two drawings.
  const latest = (): Draft => app.dialogs.present?.draft ?? draft;
  const change: Change = (made) => app.dialogs.change({ draft: { ...latest(), ...made(latest()) } });
  const game = gameNamed(describe, draft.game);
  const { rival } = draft;
  const [bots, two] = [rival === "computer" || rival === "bots", rival === "bots"];
  const sliding = bots && !two && levelsIn(describe, draft).length > 0;
  const first = two ? say("bot-for", { player: game.players[0] ?? "" }) : say("opponent");
  const opponent = bots ? botField(state, draft, "opponent", first, change, !sliding) : nothing;
  const other = two
    ? botField(state, draft, "other", say("bot-for", { player: game.players[1] ?? "" }), change, true)
    : nothing;
  return html`<form
    id="new-form"
    method="dialog"
    @submit=${() => app.opener.newGame(choicesOf(latest()), latest().settings)}
    @invalid=${INVALID}
  >
    <h2 id="new-title">${say("new-game")}</h2>
    <fieldset>
      <legend class="unseen">${say("game")}</legend>
      <div id="new-game" class="cards">
        ${describe.games.map((one) =>
          radio(
            "game",
            one.name,
            one.title,
            game.name,
            () => change((latest) => withGame(state, latest, one)),
            picture(one, state.pictures),
          ),
        )}
      </div>
    </fieldset>
    ${sizing("new-size", game.sizes, draft.size, (size) => change(() => ({ size })))}
    <fieldset>
      <legend class="unseen">${say("opponent")}</legend>
      <div id="new-rival" class="segments">
        ${RIVALS.map((one) => radio("rival", one, say(`rivals-${one}`), rival, () => change(() => ({ rival: one }))))}
      </div>
    </fieldset>
    ${sliding ? level(state, draft, change) : nothing}
    ${two || rival === "friend" ? nothing : seats(game, draft, change)}
    <div id="new-bots">${sliding ? nothing : opponent}${other}</div>
    <details id="new-more">
      <summary>${say("more-choices")}</summary>
      <div id="new-further">
        <div id="new-options">
          ${game.options.map((option) =>
            parameter(
              option,
              `option-${option.name}`,
              draft.options[option.name] ?? option.default,
              (value) =>
                typeof value === "string" ||
                change(({ options }) => ({ options: { ...options, [option.name]: value } })),
              option.summary,
            ),
          )}
        </div>
        ${rival === "link" ? nothing : clock(draft, change)}
        <div id="new-other-bots">${sliding ? opponent : nothing}</div>
      </div>
    </details>
    ${
      snapshot.ply > 0 && snapshot.outcome === null
        ? html`<p id="new-kept"><small>${say("running-kept")}</small></p>`
        : nothing
    }
    <div class="buttons">
      <button type="submit" class="main">${say("start")}</button>
      <button type="button" id="new-cancel" @click=${() => app.dialogs.close("new")}>${say("cancel")}</button>
    </div>
  </form>`;
}

/** A browser reports an invalid number only if its field is visible. */
const INVALID = {
  capture: true,
  handleEvent({ target }: Event) {
    let node = target instanceof Element ? target.closest("details") : null;
    for (; node; node = node.parentElement?.closest("details") ?? null) node.open = true;
  },
};

/** A game to be chosen, by its picture. */
function picture({ name, tokens }: Rules, known: Diagram[]) {
  const found = known.find(({ snapshot }) => snapshot.game === name);
  if (found && !pictures.has(name)) pictures.set(name, thumbnail(found, tokens));
  return pictures.get(name) ?? html`<span></span>`;
}

/** The slider moves among the levels; another bot that is chosen is none of them. */
function level(state: State, draft: Draft, change: Change) {
  const levels = levelsIn(state.describe, draft);
  const place = levels.findIndex(({ name }) => name === draft.opponent);
  const title = state.describe.bots.find(({ name }) => name === draft.opponent)?.title ?? "";
  return html`<p class="slide" id="new-level-field">
      <label for="new-level">${say("level-label")}</label
      ><input
        id="new-level"
        type="range"
        min="0"
        max=${levels.length - 1}
        class=${place < 0 ? "unset" : ""}
        aria-describedby="new-opponent-summary"
        aria-valuetext=${title}
        .value=${live(String(Math.max(place, 0)))}
        @input=${onValue((at) => change(({ opponent }) => ({ opponent: levels[Number(at)]?.name ?? opponent })))}
      /><output id="new-level-name" for="new-level">${title}</output>
    </p>
    ${summary(state, draft, "opponent")}`;
}

function seats({ players }: Rules, draft: Draft, change: Change) {
  const seats = [
    ...players.map((player, index) => [String(index + 1), capitalised(player)] as const),
    ["random", say("random")] as const,
  ];
  return html`<fieldset id="new-seats-field">
    <legend>${say("seat")}</legend>
    <div id="new-seats" class="segments">
      ${seats.map(([value, text]) => radio("seat", value, text, draft.seat, (seat) => change(() => ({ seat }))))}
    </div>
  </fieldset>`;
}

const clock = ({ time }: Draft, change: Change) =>
  html`<div id="new-clock">
    <p class="field">
      <label for="new-minutes">${say("clock")}</label>
      <select
        id="new-minutes"
        @change=${onValue((minutes) => change(({ time }) => ({ time: { ...time, minutes: Number(minutes) } })))}
      >
        ${options(
          MINUTES.map((minutes) => [String(minutes), say("minutes", { minutes })]),
          String(time.minutes),
        )}
      </select>
    </p>
    ${
      time.minutes
        ? html`<p class="field" id="new-increment-field">
            <label for="new-increment">${say("increment")}</label>
            <select
              id="new-increment"
              @change=${onValue((seconds) => change(({ time }) => ({ time: { ...time, increment: Number(seconds) } })))}
            >
              ${options(
                INCREMENTS.map((seconds) => [String(seconds), say("increment-of", { seconds })]),
                String(time.increment),
              )}
            </select>
          </p>`
        : nothing
    }
  </div>`;
