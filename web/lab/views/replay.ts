/** The recording of an experiment, step by step: its controls, and at each step picture, board and tree with a
 * sentence; apart from them the pseudocode, the formula, and the same as a table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import type { Result } from "messages/lab";
import { liveBoard } from "../../app/boards.ts";
import { button, keepInSight, listControl, onSubmit, onValue } from "../../app/controls.ts";
import { boardScene } from "../../board/scene.ts";
import { number, say, words } from "../../lang/texts.ts";
import { saveTable } from "../files.ts";
import type { Page } from "../page.ts";
import { asTable, picture, section } from "../parts.ts";
import type { Way } from "../player.ts";
import { sceneAt } from "../recorder.ts";
import { type Scene, sceneOf as toScene } from "../recording.ts";
import { benchText, type LabState, stepping, stopOf } from "../state.ts";
import { tree } from "../tree.ts";

/** How many times as fast as usual a recording may go on by itself. */
const PACES = [0.5, 1, 2, 4];

/** The scene that was drawn last, and what it depends on. */
let last: { from: unknown[]; scene: Scene } | null = null;

/** The scene at the step shown: several parts of the page ask for it. */
export function sceneShown(state: LabState, { placed }: Result) {
  const { narrow, preferences } = state;
  const from = [sceneAt(state), narrow, preferences, placed] as const;
  if (!last?.from.every((value, place) => value === from[place]))
    last = { from: [...from], scene: toScene(from[0], { narrow, placed }) };
  return last.scene;
}

/** @param moves whether one may step through it */
export function replay(state: LabState, page: Page, moves: boolean = true) {
  const { result, scenes, at, narrow, folds, unit, playing, pace, part, preferences } = state;
  if (!result) return invitation(state, page);
  const drawn = () => {
    const scene = sceneShown(state, result);
    return html`${moves ? player(state, page, scene.sentence) : nothing} ${stage(state, page, scene)}
      <p id="sentence" aria-live=${playing ? "off" : "polite"}>${scene.sentence}</p>`;
  };
  const content = guard([result, scenes, at, narrow, folds, unit, playing, pace, part, preferences, moves], drawn);
  return html`<section id="replay" aria-label=${say("lab-replay")}>${content}</section>`;
}

/** In place of a picture: an offer to run the values of a link that have no result yet. Until the page knows that there
 * is none, and until the reader has seen the files that the link brings, it tells how far something is. */
const invitation = ({ status, brought, running, progress }: LabState, { runner }: Page) =>
  status && !brought.length
    ? html`<section id="invitation" aria-label=${say("lab-replay")}>
        <p>${say("lab-invitation")}</p>
        ${button("run-here", say("lab-run"), () => runner.start(), { main: true, disabled: running })}
      </section>`
    : html`<p id="awaited">${progress?.text}</p>`;

function player(state: LabState, { player }: Page, sentence: string) {
  const { playing, pace } = state;
  const { units, number: chosen } = stepping(state);
  const { stop, last } = stopOf(state);
  const names = units.map(({ name }, place) => [String(place), name] as const);
  const paces = PACES.map((one) => [String(one), `${number(one)} ×`] as const);
  const step = (way: Way, sign: string, name: string) =>
    html`<button id=${way} type="button" aria-label=${name} @click=${() => player.go(way)}>${sign}</button>`;
  return html`<div id="player" role="group" aria-label=${say("lab-player")}>
    <div class="buttons" id="steps">
      ${step("first", "«", say("lab-first"))} ${step("back", "‹", say("lab-back"))}
      <button id="play" type="button" aria-label=${playing ? say("lab-pause") : say("lab-play")}
        @click=${() => player.play()}>
        ${playing ? "❚❚" : "▶\ufe0e"}
      </button>
      ${step("on", "›", say("lab-on"))} ${step("last", "»", say("lab-last"))}
    </div>
    <input id="slider" type="range" min="0" max=${last} .value=${live(String(stop))}
      aria-label=${say("lab-position")} aria-valuetext=${sentence}
      @input=${onValue((stop) => player.seek(Number(stop)))} />
    ${listControl("unit", say("lab-unit"), names, String(chosen), (unit) => player.set({ unit: Number(unit) }))}
    ${listControl("pace", say("lab-pace"), paces, String(pace), (pace) => player.set({ pace: Number(pace) }))}
  </div>`;
}

/** What is seen of a step; where there is room for one part, the one that the reader chooses. */
function stage(
  { folds, narrow, part }: LabState,
  { reader }: Page,
  { picture: seen, board: placed, tree: grown }: Scene,
) {
  const name = say("lab-scene-table");
  const scene = placed && boardScene(placed.placed, placed.overlay, words);
  const parts = [
    ["picture", seen && html`<div class="pane">${picture("scene", seen, name)}</div>`],
    ["board", scene && liveBoard("scene-board", say("lab-scene-board"), scene)],
    ["tree", grown && tree("scene-tree", name, grown, folds, narrow, { fold: reader.fold.bind(reader) })],
  ] as const;
  const known = parts.filter(([, content]) => content);
  const chosen = known.find(([name]) => name === part) ?? known[0];
  const shown = narrow && chosen ? [chosen] : known;
  const tab = (name: LabState["part"]) =>
    html`<button type="button" aria-pressed=${name === chosen?.[0]} @click=${() => reader.set({ part: name })}>
      ${say(`lab-parts-${name}`)}
    </button>`;
  const tabs = html`<div id="parts" role="group">${known.map(([name]) => tab(name))}</div>`;
  return html`${narrow && known.length > 1 ? tabs : nothing}
    <div id="stage" data-parts=${shown.map(([name]) => name).join(" ")}>${shown.map(([, content]) => content)}</div>`;
}

/** How the step comes about: the code at work, the formula with its numbers, what the marks mean, and a table. */
export function step(state: LabState, page: Page) {
  const { result, scenes, at, narrow, preferences, seekStatus } = state;
  if (!result) return nothing;
  const drawn = () => {
    const { grid, tree } = sceneShown(state, result);
    return html`${code(state, result)}
      <p class="legend" id="scene-legend">${benchText(state, "legend")}</p>
      ${tree ? seeker(state, page) : nothing}
      ${asTable(
        "scene-table",
        grid,
        say("lab-scene-table"),
        button("scene-csv", say("lab-csv"), () => saveTable(grid, `${result.chosen.name}-${at}`)),
      )}
      <div class="buttons">
        ${button("scene-svg", say("lab-svg"), () => page.files.picture("scene", "stage", "svg"))}
        ${button("scene-png", say("lab-png"), () => page.files.picture("scene", "stage", "png"))}
        ${button("events", say("lab-events"), () => page.files.events(), { disabled: !state.ready })}
      </div>`;
  };
  const content = guard([result, scenes, at, narrow, preferences, state.ready, seekStatus], drawn);
  return section("step", say("lab-step"), content);
}

/** The pseudocode with the lines at work, and the formula with its numbers. */
export function code(state: LabState, result: Result) {
  const { lines = [], formula = [] } = sceneShown(state, result);
  const [first = 0] = lines;
  const shown = ref((box) => box && queueMicrotask(() => keepInSight(box, box.children[first] ?? box)));
  return html`<pre id="pseudocode" tabindex="0" role="region" aria-label=${say("lab-pseudocode")} ${shown}
    >${benchText(state, "pseudocode", { code: result.recording.code })
      .split("\n")
      .map(
        (line, number) =>
          html`<span class=${lines.includes(number) ? "current" : ""}
            ><span>${line.match(/^ */)?.[0]}</span><span>${`${line.trimStart()}\n`}</span></span
          >`,
      )}</pre>
    <p id="formula" role="group" aria-label=${say("lab-formula")}>
      ${formula.map((line) => html`<span>${line}</span>`)}
    </p>`;
}

/** Where one looks for a node of the tree, which may be large, by the moves that lead to it. */
const seeker = ({ seekStatus, ready }: LabState, { recorder }: Page) =>
  html`<form id="seek" class="field" @submit=${onSubmit((textOf) => recorder.seek(textOf("moves")))}>
    <label for="seek-moves">${say("lab-seek")}</label>
    <input id="seek-moves" name="moves" autocomplete="off" autocapitalize="off" spellcheck="false" required />
    <p role="status">${seekStatus}</p>
    <p class="buttons"><button ?disabled=${!ready}>${say("lab-seek-go")}</button></p>
  </form>`;
