/** The bar: steps through the game, and one row of what can be done now. */

import { html, nothing } from "lit-html";
import type { App, View } from "../app/app.ts";
import { icon, onValue, options } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { canGo, canUndo, personToMove, watched } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { first, last, next, previous } from "../model/tree.ts";

/** The choices for the least seconds between two moves of bots. */
const PACES = [0, 0.5, 1, 2, 5];

export const bar: View = (state, app) => html`<div id="bar" role="group" aria-label=${say("controls")}>
  <div id="steps">${steps(state, app)}</div>
  <div id="moment">
    ${watched(state) ? watching(state, app) : playing(state, app)} ${analyse(state, app)} ${more(app)}
  </div>
</div>`;

export interface Tool {
  id: string; // also the name of its drawing
  text: string; // under the drawing
  act: () => unknown;
  label?: string; // its name, where the text is too short for one
  tip?: string;
  key?: string; // shortcut
  pressed?: boolean; // of a switch, whether it is on
  popup?: "dialog"; // what it opens
  disabled?: boolean;
}

const tool = ({ id, text, act, label, tip = label, key, pressed, popup, disabled = false }: Tool) =>
  html`<button
    id=${id}
    class="tool"
    type="button"
    aria-label=${label ?? nothing}
    title=${tip ?? nothing}
    aria-keyshortcuts=${key ?? nothing}
    aria-pressed=${pressed ?? nothing}
    aria-haspopup=${popup ?? nothing}
    ?disabled=${disabled}
    @click=${act}
  >
    ${icon(id)}<span>${text}</span>
  </button>`;

function steps(state: State, { game }: App) {
  const { tree } = state;
  const back = !canGo(state) || previous(tree) === tree;
  const on = !canGo(state) || tree.at === tree.tip;
  return [
    tool({ id: "first", text: "", label: say("first-move"), disabled: back, act: () => game.go(first) }),
    tool({
      id: "previous",
      text: say("backward"),
      label: say("previous-move"),
      disabled: back,
      act: () => game.go(previous),
    }),
    tool({ id: "next", text: say("forward"), label: say("next-move"), disabled: on, act: () => game.go(next) }),
    tool({ id: "last", text: "", label: say("last-move"), disabled: on, act: () => game.go(last) }),
  ];
}

const playing = (state: State, { game, analysis }: App) => [
  tool({
    id: "undo",
    text: say("undo"),
    tip: say("tip-undo"),
    disabled: !canUndo(state) || state.review.learning !== null,
    act: () => game.undo(),
  }),
  tool({
    id: "hint",
    text: say("hint"),
    tip: say("tip-hint"),
    key: "H",
    disabled: !personToMove(state) || state.review.learning !== null,
    act: () => analysis.hint(),
  }),
];

/** Pause, single step and pace of a game between two bots. */
function watching(state: State, { game, settings }: App) {
  const running = state.snapshot.to_move !== 0 && !state.opening;
  const paces = PACES.map((pace) => [String(pace), say("pace-of", { seconds: pace })] as const);
  return [
    tool({
      id: "pause",
      text: state.paused ? say("resume") : say("pause"),
      disabled: !running,
      act: () => (state.paused ? game.letMove() : game.pause()),
    }),
    tool({ id: "step", text: say("step"), disabled: !running || !canGo(state), act: () => game.step() }),
    html`<p id="watch" class="tool">
      <select id="pace" @change=${onValue((pace) => settings.prefer({ pace: Number(pace) }))}>
        ${options(paces, String(state.preferences.pace))}
      </select>
      <label for="pace">${say("pace")}</label>
    </p>`,
  ];
}

const analyse = ({ analysing }: State, { game }: App) =>
  tool({
    id: "analyse",
    text: say("analyse"),
    tip: say("tip-analyse"),
    pressed: analysing,
    act: () => game.prefer({ analysing: !analysing }),
  });

const more = ({ dialogs }: App) =>
  tool({ id: "more", text: say("more"), popup: "dialog", act: () => dialogs.open("more") });
