/** The line of notice under the board, with its buttons; and the field for moves that are typed or the tools for marks,
 * which take its place. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";

import { written } from "../app/controls.js";
import { say, words } from "../lang/texts.js";
import { notice as told } from "../model/notice.js";
import { markers } from "./marking.js";

/** @import { App, View } from "../app/app.js" */
/** @import { Act, Action } from "../model/notice.js" */
/** @import { State } from "../model/state.js" */

/** The buttons that are what the person most likely wants. @type {Act[]} */
const MAIN = ["let-move", "take-back", "send", "next-mistake"];

/** @type {View} */
export function notice(state, app) {
  const { text, actions } = told(words, state);
  return html`<div id="notice">
      <p id="status" role="status" ${written(text)}></p>
      <div class="buttons">${actions.map((action) => button(state, app, action))}</div>
    </div>
    ${state.marking ? markers(state, app, state.marking) : nothing}
    ${state.typing === null ? nothing : typing(state.typing, app)}`;
}

/** @param {State} state @param {App} app @param {Action} action */
function button(state, app, { name, text, move = "" }) {
  if (name === "move")
    return html`<button type="button" class="offer" @click=${() => app.game.choose(move)}>${text}</button>`;
  return html`<button
    id=${name}
    type="button"
    class=${MAIN.includes(name) ? "main" : ""}
    aria-haspopup=${name === "why" || name === "send" ? "dialog" : nothing}
    ?disabled=${name === "play-now" && state.thinking?.stopping}
    @click=${acts(app, move)[name]}
    ${ref(name === "next-mistake" ? focus : undefined)}
  >
    ${text}
  </button>`;
}

/** Enter goes on from an answer to the next mistake. @param {Element | undefined} button */
const focus = (button) => button instanceof HTMLElement && queueMicrotask(() => button.focus({ preventScroll: true }));

/** What each button does. @param {App} app @param {string} move that the button is about
 * @returns {Record<Act, (event: MouseEvent) => unknown>} */
const acts = ({ game, opener, reviewer, dialogs, sharing, toBoard }, move) => ({
  "play-now": () => game.playNow(),
  cancel: () => game.cancel(),
  "let-move": () => game.letMove(),
  "take-back": () => game.undo(),
  "play-on": () => game.letMove(),
  why: () => dialogs.open("why", { move }),
  "as-1": () => opener.playFrom(1),
  "as-2": () => opener.playFrom(2),
  send: () => sharing.open(),
  answer: () => reviewer.tellAnswer(),
  "next-mistake": ({ detail }) => {
    reviewer.learnOn();
    if (detail === 0) toBoard(); // it was pressed by a key
  },
  "end-learning": () => reviewer.endLearning(),
});

/** The field for a move. Leaving it puts it away.
 * @param {NonNullable<State["typing"]>} typing @param {App} app */
function typing({ text, answer }, { typist }) {
  const input = ref((field) => field instanceof HTMLInputElement && queueMicrotask(() => field.focus()));
  const left = (/** @type {FocusEvent} */ { currentTarget, relatedTarget }) => {
    const inside =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!inside) typist.close();
  };
  return html`<form
    id="move-form"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      typist.play();
    }}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && typist.close()}
    @focusout=${left}
  >
    <label for="move">${say("move")}</label>
    <input
      id="move"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-describedby="move-answer"
      size="6"
      .value=${live(text)}
      @input=${(/** @type {Event} */ { target }) => target instanceof HTMLInputElement && typist.write(target.value)}
      ${input}
    />
    <button>${say("play")}</button>
    <small id="move-answer" aria-live="polite">${answer}</small>
  </form>`;
}
