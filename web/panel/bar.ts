/** The bar: steps through the game, and one row of what can be done now. */

import { html, nothing } from "lit-html";
import { icon, onValue, options } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { allowsHelp, canGo, canPersonMove, canUndo, isBotGame } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { first, last, next, previous } from "../model/tree.ts";
import type { Page } from "../page.ts";

const PACES = [0, 0.5, 1, 2, 5]; // the choices for the least seconds between two moves of bots

export const actionBar = (state: State, page: Page) => html`<div id="bar" role="group" aria-label=${say("controls")}>
  <div id="steps">${steps(state, page)}</div>
  <div id="moment">
    ${isBotGame(state) ? watching(state, page) : playing(state, page)} ${analyse(state, page)}
    ${tool({ id: "more", text: say("more"), popup: "dialog", act: () => page.dialogs.open("more") })}
  </div>
</div>`;

interface Tool {
  id: string;
  drawing?: string; // its name, if it is not the id
  text: string; // under the drawing
  act: () => unknown;
  label?: string; // its name, where the text is too short for one
  tip?: string;
  key?: string; // shortcut
  pressed?: boolean; // of a switch, whether it is on
  popup?: "dialog"; // what it opens
  disabled?: boolean;
}

const tool = ({ id, drawing = id, text, act, label, tip = label, key, pressed, popup, disabled = false }: Tool) =>
  html`<button id=${id} class="tool" type="button" aria-label=${label ?? nothing} title=${tip ?? nothing}
    aria-keyshortcuts=${key ?? nothing} aria-pressed=${pressed ?? nothing} aria-haspopup=${popup ?? nothing}
    ?disabled=${disabled} @click=${act}>${icon(drawing)}<span>${text}</span></button>`;

function steps(state: State, { game }: Page) {
  const { tree } = state;
  const back = !canGo(state) || previous(tree) === tree;
  const on = !canGo(state) || tree.at === tree.tip;
  const step = (id: string, text: string, label: string, disabled: boolean, way: typeof first) =>
    tool({ id, text, label, disabled, act: () => game.go(way) });
  return [
    step("first", "", say("first-move"), back, first),
    step("previous", say("backward"), say("previous-move"), back, previous),
    step("next", say("forward"), say("next-move"), on, next),
    step("last", "", say("last-move"), on, last),
  ];
}

const playing = (state: State, { game, adviser }: Page) => [
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
    disabled: !canPersonMove(state) || !allowsHelp(state) || state.review.learning !== null,
    act: () => adviser.hint(),
  }),
];

function watching(state: State, { game, settings }: Page) {
  const running = state.snapshot.to_move !== 0 && !state.opening;
  const paces = PACES.map((pace) => [String(pace), say("pace-of", { seconds: pace })] as const);
  return [
    tool({
      id: "pause",
      drawing: state.paused ? "resume" : "pause",
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

const analyse = (state: State, { game }: Page) =>
  tool({
    id: "analyse",
    text: say("analyse"),
    tip: say("tip-analyse"),
    pressed: state.analysing,
    disabled: !allowsHelp(state),
    act: () => game.prefer({ analysing: !state.analysing }),
  });
