/** The notice under the board with its buttons, or the field for typed moves or the tools for marks in its place. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { button, icon, onSubmit, onValue, setText } from "../app/controls.ts";
import { capitalised, say, words } from "../lang/texts.ts";
import { type MarkingTool, marksOf, TOOLS } from "../model/marks.ts";
import { type Act, type Action, noticeOf } from "../model/notice.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

/** The buttons that are what the person most likely wants. */
const MAIN: Act[] = ["let-move", "send", "next-mistake", "rematch"];

export function notice(state: State, page: Page) {
  const { text, actions } = noticeOf(words, state);
  return html`<div id="notice">
      <p id="status" role="status" ${setText(text)}></p>
      <div class="buttons">${actions.map((action) => actionButton(state, page, action))}</div>
    </div>
    ${state.marking ? markers(state, page, state.marking) : nothing}
    ${state.typing === null ? nothing : typing(state.typing, page)}`;
}

/** A bot is to move on in the latest position; in earlier ones that would begin a variation. */
const isMain = ({ tree }: State, name: Act) => MAIN.includes(name) && (name !== "let-move" || tree.at === tree.tip);

function actionButton(state: State, page: Page, { name, text, move = "" }: Action) {
  if (name === "move")
    return html`<button type="button" class=${state.blunder ? "" : "offer"}
      @click=${() => page.game.choose(move)}>${text}</button>`;
  return html`<button id=${name} type="button" class=${isMain(state, name) ? "main" : ""}
    aria-haspopup=${name === "why" || name === "send" ? "dialog" : nothing}
    ?disabled=${name === "play-now" && state.thinking?.stopping} @click=${acts(page, move)[name]}
    ${ref(name === "next-mistake" || name === "rematch" ? focus : undefined)}>${text}</button>`;
}

/** Enter goes on from an answer to the next mistake. */
const focus = (button: Element | undefined) =>
  button instanceof HTMLElement && queueMicrotask(() => button.focus({ preventScroll: true }));

/** What each button does. @param move that the button is about */
const acts = (
  { game, opener, reviewer, dialogs, sharing, screen }: Page,
  move: string,
): Record<Act, (event: MouseEvent) => unknown> => ({
  "play-now": () => game.playNow(),
  cancel: () => game.state.thinking && game.pause(),
  "let-move": () => game.letMove(),
  why: () => dialogs.open("why", { move }),
  "as-1": () => opener.playFrom(1),
  "as-2": () => opener.playFrom(2),
  send: () => sharing.open(),
  answer: () => reviewer.tellAnswer(),
  "next-mistake": ({ detail }) => {
    reviewer.learnOn();
    if (detail === 0) screen.focusBoard(); // it was pressed by a key
  },
  "end-learning": () => reviewer.endLearning(),
  rematch: () => opener.rematch(),
});

/** The field for a move. Leaving it puts it away. */
function typing({ text, answer }: NonNullable<State["typing"]>, { typist }: Page) {
  const input = ref((field) => field instanceof HTMLInputElement && queueMicrotask(() => field.focus()));
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const inside =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!inside) typist.close();
  };
  return html`<form id="move-form" @submit=${onSubmit(() => typist.play())} @focusout=${left}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && typist.close()}>
    <label for="move">${say("move")}</label>
    <input id="move" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="move-answer" size="6"
      .value=${live(text)} @input=${onValue((written) => typist.write(written))} ${input} />
    <button>${say("play")}</button>
    <small id="move-answer" aria-live="polite">${answer}</small>
  </form>`;
}

const markers = ({ tree }: State, { marking }: Page, chosen: MarkingTool) =>
  html`<div id="marking" role="group" aria-label=${say("marks")}>
    ${TOOLS.map((tool) => {
      const name = capitalised(say(`marks-${tool}`));
      return html`<button type="button" class="tool" aria-label=${name} title=${name}
        aria-pressed=${tool === chosen.tool} @click=${() => marking.take(tool)}>${icon(`mark-${tool}`)}</button>`;
    })}
    ${button("marks-clear", say("clear-marks"), () => marking.clear(), { disabled: !marksOf(tree).length })}
    ${button("marks-done", say("done"), () => marking.close(), { main: true })}
    <p class="unseen" role="status">${chosen.from ? say("marking-end", { cell: chosen.from }) : ""}</p>
  </div>`;
