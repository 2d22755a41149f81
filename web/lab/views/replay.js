/** The recording of an experiment, step by step: its controls, and at each step picture, board, tree, the pseudocode
 * and the formula, a sentence and a table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";

import { sceneOf } from "../../board/scene.js";
import { controlOf } from "../../app/controls.js";
import { isNeeded } from "../../gestures.js";
import { say, words } from "../../lang/texts.js";
import { keyOf } from "../../model/keys.js";
import { board, picture, wide } from "../pictures.js";
import { benchOf, own, stepping, stopOf } from "../state.js";
import { tree } from "../tree.js";
import { button, choice, section } from "./parts.js";

/** @import { View, Lab } from "../app.js" */
/** @import { Scene } from "../benches/bench.js" */
/** @import { Way } from "../player.js" */
/** @import { LabState } from "../state.js" */

/** What the keys do, where no other control of the group needs them. @type {Record<string, Way>} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

/** @type {View} */
export function replay(state, app) {
  const { ran, at, narrow, folds, unit, playing, preferences } = state;
  if (!ran) return nothing;
  const drawn = () => {
    const scene = benchOf(state).scene(ran, at, narrow);
    return html`${player(state, app, scene.sentence)} ${stage(state, scene)}
      ${
        scene.tree
          ? tree("scene-tree", say("lab-scene-table"), scene.tree, folds, narrow, {
              turn: (id, open) => app.reader.turn(id, open),
              reach: (id) => app.reader.reach(id),
            })
          : nothing
      }
      <p class="legend" id="scene-legend">${own(state, "legend")}</p>
      <div class="buttons">
        ${button("scene-svg", say("lab-svg"), () => app.reader.takePictures(["scene", "scene-board"]))}
      </div>
      <details>
        <summary>${say("lab-as-table")}</summary>
        ${wide("scene-table", scene.grid, say("lab-scene-table"))}
      </details>`;
  };
  const content = guard([ran, at, narrow, folds, unit, playing, preferences], drawn);
  return section("replay", say("lab-replay"), content);
}

/** @param {LabState} state @param {Lab} app @param {string} sentence */
function player(state, { player }, sentence) {
  const { playing } = state;
  const { units, number } = stepping(state);
  const { stop, last } = stopOf(state);
  const names = units.map(({ name }, place) => /** @type {const} */ ([String(place), name]));
  const press = (/** @type {KeyboardEvent} */ event) => {
    const way = KEYS[keyOf(event)];
    if (!way || isNeeded(event, keyOf(event))) return;
    event.preventDefault();
    player.go(way);
  };
  const step = (/** @type {Way} */ way, /** @type {string} */ sign, /** @type {string} */ name) =>
    html`<button id=${way} type="button" aria-label=${name} @click=${() => player.go(way)}>${sign}</button>`;
  return html`<div id="player" role="group" aria-label=${say("lab-player")} @keydown=${press}>
    <div class="buttons" id="steps">
      ${step("first", "«", say("lab-first"))} ${step("back", "‹", say("lab-back"))}
      <button
        id="play"
        type="button"
        aria-label=${playing ? say("lab-pause") : say("lab-play")}
        @click=${() => player.play()}
      >
        ${playing ? "❚❚" : "▶\ufe0e"}
      </button>
      ${step("on", "›", say("lab-on"))} ${step("last", "»", say("lab-last"))}
    </div>
    <input
      id="slider"
      type="range"
      min="0"
      max=${last}
      .value=${live(String(stop))}
      aria-label=${say("lab-position")}
      aria-valuetext=${sentence}
      @input=${(/** @type {Event} */ event) => player.seek(Number(controlOf(event).value))}
    />
    <p class="control">
      ${choice("unit", say("lab-unit"), names, String(number), (unit) => player.stepBy(Number(unit)))}
    </p>
    <p id="sentence" aria-live=${playing ? "off" : "polite"}>${sentence}</p>
  </div>`;
}

/** The picture, and beside it the code and the formula. @param {LabState} state @param {Scene} scene */
function stage(state, { picture: seen, board: placed, lines = [], formula = [] }) {
  const code = own(state, "pseudocode").split("\n");
  const view = html`<div id="view">
    ${seen ? picture("scene", seen, say("lab-scene-table")) : nothing}
    ${placed ? board("scene-board", say("lab-scene-board"), sceneOf(placed.placed, placed.overlay, words)) : nothing}
  </div>`;
  return html`<div id="stage">
    ${seen || placed ? view : nothing}
    <div id="working">
      <pre id="pseudocode" tabindex="0" role="region" aria-label=${say("lab-pseudocode")}>${code.map(
        (line, number) => html`<span class=${lines.includes(number) ? "current" : ""}>${`${line}\n`}</span>`,
      )}</pre>
      <p id="formula" role="group" aria-label=${say("lab-formula")}>
        ${formula.map((line) => html`<span>${line}</span>`)}
      </p>
    </div>
  </div>`;
}
