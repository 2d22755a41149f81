/** The line of notice under the board, with its buttons; and the field for moves that are typed or the tools for marks,
 * which take its place. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import type { App } from "../app/app.ts";
import { written } from "../app/controls.ts";
import { say, words } from "../lang/texts.ts";
import { type Act, type Action, notice as told } from "../model/notice.ts";
import type { State } from "../model/state.ts";
import { markers } from "./marking.ts";

/** The buttons that are what the person most likely wants. */
const MAIN: Act[] = ["let-move", "take-back", "send", "next-mistake"];

export function notice(state: State, app: App) {
  const { text, actions } = told(words, state);
  return html`<div id="notice">
      <p id="status" role="status" ${written(text)}></p>
      <div class="buttons">${actions.map((action) => button(state, app, action))}</div>
    </div>
    ${state.marking ? markers(state, app, state.marking) : nothing}
    ${state.typing === null ? nothing : typing(state.typing, app)}`;
}

function button(state: State, app: App, { name, text, move = "" }: Action) {
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

/** Enter goes on from an answer to the next mistake. */
const focus = (button: Element | undefined) =>
  button instanceof HTMLElement && queueMicrotask(() => button.focus({ preventScroll: true }));

/** What each button does. @param move that the button is about */
const acts = (
  { game, opener, reviewer, dialogs, sharing, toBoard }: App,
  move: string,
): Record<Act, (event: MouseEvent) => unknown> => ({
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

/** The field for a move. Leaving it puts it away. */
function typing({ text, answer }: NonNullable<State["typing"]>, { typist }: App) {
  const input = ref((field) => field instanceof HTMLInputElement && queueMicrotask(() => field.focus()));
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const inside =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!inside) typist.close();
  };
  return html`<form
    id="move-form"
    @submit=${(event: Event) => {
      event.preventDefault();
      typist.play();
    }}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && typist.close()}
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
      @input=${({ target }: Event) => target instanceof HTMLInputElement && typist.write(target.value)}
      ${input}
    />
    <button>${say("play")}</button>
    <small id="move-answer" aria-live="polite">${answer}</small>
  </form>`;
}
