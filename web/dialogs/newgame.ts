/** The dialog for a new game: its rules, the opponent, the person's colour and the clock. */

import { html, nothing } from "lit-html";
import type { Game } from "messages";
import type { Id } from "texts";
import { button, checkbox, listField, note, parameter, radio, sizing } from "../app/controls.ts";
import { face } from "../app/faces.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { capitalised, say, words } from "../lang/texts.ts";
import { levelsOf } from "../model/beginning.ts";
import { findGame } from "../model/catalogue.ts";
import { INCREMENTS, MINUTES } from "../model/clock.ts";
import { type Change, choicesOf, type Draft, draftOf, RIVALS, withGame } from "../model/draft.ts";
import { goal, tossed } from "../model/goal.ts";
import { ladder, type Rung } from "../model/ladder.ts";
import { practiceTold } from "../model/ranked.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { isArchived } from "../person/archive.ts";
import { botField } from "./opponent.ts";

const pictures: Map<string, SVGSVGElement> = new Map();

export function newGame(state: State, page: Page) {
  const { describe, snapshot, tree, dialog } = state;
  const draft: Draft = dialog?.draft ?? draftOf(state);
  // Of what was chosen last: several choices may come between two drawings.
  const latest = (): Draft => page.dialogs.present?.draft ?? draft;
  const change: Change = (made) => page.dialogs.change({ draft: { ...latest(), ...made(latest()) } });
  const game = findGame(describe, draft.game);
  const { rival } = draft;
  const [bots, two] = [rival === "computer" || rival === "bots", rival === "bots"];
  const faced = bots && !two && levelsOf(describe, draft.game).length > 0;
  const first = two ? say("bot-for", { player: game.players[0] ?? "" }) : say("opponent");
  const opponent = bots ? botField(state, draft, "opponent", first, change, !faced) : nothing;
  const other = two
    ? botField(state, draft, "other", say("bot-for", { player: game.players[1] ?? "" }), change, true)
    : nothing;
  return html`<form id="new-form" method="dialog"
    @submit=${() => {
      const { budgets, teaching, settings } = latest();
      page.opener.newGame(choicesOf(latest()), settings);
      if (state.place !== "play") page.places.show("play");
      page.game.prefer({ budgets, teaching }); // not before: the game shown is no practice for it
    }} @invalid=${INVALID}>
    <h2 id="new-title">${say("new-game")} <small>· ${game.title}</small></h2>
    <fieldset>
      <legend class="unseen">${say("opponent")}</legend>
      <div id="new-rival" class="segments">
        ${RIVALS.map((one) => radio("rival", one, say(`rivals-${one}`), rival, () => change(() => ({ rival: one }))))}
      </div>
    </fieldset>
    ${faced ? levels(state, draft, change) : nothing}
    ${
      rival === "link"
        ? checkbox(say("allow-help"), draft.assisted, (assisted) => change(() => ({ assisted })), "new-assisted")
        : nothing
    }
    ${sizing("new-size", game.sizes, draft.size, (size) => change(() => ({ size })))}
    ${two || rival === "friend" ? nothing : seats(game, draft, change)}
    <div id="new-bots">${faced ? nothing : opponent}${other}</div>
    <details id="new-more" @toggle=${({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLDetailsElement && currentTarget.open) currentTarget.scrollIntoView();
    }}>
      <summary>${rest(describe.games, game, draft)}</summary>
      <div id="new-further">
        <fieldset>
          <legend class="unseen">${say("game")}</legend>
          <div id="new-game" class="cards">${describe.games.map((one) => card(state, draft, one, change))}</div>
        </fieldset>
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
        <div id="new-other-bots">${faced ? opponent : nothing}</div>
      </div>
    </details>
    ${
      tree.nodes.length > 1 && !(isArchived(state) && snapshot.outcome)
        ? html`<p id="new-kept"><small>${say("running-kept", { kept: isArchived(state) })}</small></p>`
        : nothing
    }
    <div class="buttons">
      <button type="submit" class="main">${say("start")}</button>
      ${button("new-cancel", say("cancel"), () => page.dialogs.close("new"))}
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

/** The other games, and what else can be chosen, in a line. */
function rest(games: Game[], { name, options }: Game, { options: chosen, time, rival }: Draft) {
  const [first = "", second = ""] = games.filter((one) => one.name !== name).map(({ title }) => title);
  const rules = options
    .map(({ name, title, default: usual }) => ({ title, usual, value: chosen[name] ?? usual }))
    .filter(({ usual, value }) => usual || value)
    .map((option) => say("option-told", option));
  const clock = say("clock-told", { minutes: rival === "link" ? 0 : time.minutes });
  return [say("other-games", { first, second }), ...rules, clock].join(" · ");
}

/** A game with its picture and its goal. */
function card(state: State, draft: Draft, game: Game, change: Change) {
  const { name, title, tokens } = game;
  const known = state.pictures.find(({ snapshot }) => snapshot.game === name);
  if (known && !pictures.has(name)) pictures.set(name, thumbnail(known, tokens));
  const choose = () => change((latest) => withGame(state, latest, game));
  const picture = pictures.get(name) ?? html`<span></span>`;
  return radio("game", name, title, draft.game, choose, picture, known && (tossed(words, known) || goal(words, known)));
}

/** The faces of the levels, and a sentence about the chosen one or any other bot. */
function levels(state: State, draft: Draft, change: Change) {
  const { bots } = state.describe;
  const chosen = bots.find(({ name }) => name === draft.opponent);
  const choose = (opponent: string) => change(() => ({ opponent }));
  const rung = ({ bot: { name, title, level }, beaten }: Rung) => {
    const portrait = html`<span class="portrait">${face(level ?? 1)}</span>`;
    return html`<div class=${beaten ? "beaten" : ""} title=${title}>
      ${radio("level", name, say("rung", { title, beaten }), draft.opponent, choose, portrait)}
    </div>`;
  };
  return html`<fieldset id="new-level" aria-describedby="new-opponent-summary">
      <legend class="unseen">${say("level-label")}</legend>
      ${ladder(state, draft.game).rungs.map(rung)}
    </fieldset>
    <p id="new-opponent-summary">
      <strong>${chosen?.title}</strong> ${chosen?.level ? say(`character-${chosen.level}` as Id) : chosen?.summary}
      ${chosen?.level ? note("new-practice", practiceTold(words, state.describe, draft, draft.teaching)) : nothing}
    </p>
    ${chosen?.level && findGame(state.describe, draft.game).error !== null ? teaching(draft, change) : nothing}`;
}

const teaching = ({ teaching }: Draft, change: Change) =>
  checkbox(say("teaching"), teaching, (on) => change(() => ({ teaching: on })), "new-teaching");

function seats({ players }: Game, draft: Draft, change: Change) {
  const seats = [
    ...players.map((player, index) => [String(index + 1), capitalised(player)] as const),
    ["random", say("random")] as const,
  ];
  return html`<fieldset id="new-seats-field" class="row">
    <legend>${say("seat")}</legend>
    <div id="new-seats" class="segments">
      ${seats.map(([value, text]) => radio("seat", value, text, draft.seat, (seat) => change(() => ({ seat }))))}
    </div>
  </fieldset>`;
}

const clock = ({ time }: Draft, change: Change) =>
  html`<div id="new-clock">
    ${listField(
      "new-minutes",
      say("clock"),
      MINUTES.map((minutes) => [String(minutes), say("minutes", { minutes })]),
      String(time.minutes),
      (minutes) => change(({ time }) => ({ time: { ...time, minutes: Number(minutes) } })),
    )}
    ${
      time.minutes
        ? listField(
            "new-increment",
            say("increment"),
            INCREMENTS.map((seconds) => [String(seconds), say("increment-of", { seconds })]),
            String(time.increment),
            (seconds) => change(({ time }) => ({ time: { ...time, increment: Number(seconds) } })),
          )
        : nothing
    }
  </div>`;
