/** The recording of an experiment, step by step: its controls, and at each step picture, board and tree with a
 * sentence; apart from them the pseudocode, the formula, and the same as a table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import type { Result } from "messages";
import { board } from "../../app/boards.ts";
import { onValue } from "../../app/controls.ts";
import { sceneOf } from "../../board/scene.ts";
import { isNeeded } from "../../gestures.ts";
import { number, say, words } from "../../lang/texts.ts";
import { keyOf } from "../../model/keys.ts";
import type { Lab, View } from "../app.ts";
import { once } from "../once.ts";
import { picture, wide } from "../pictures.ts";
import type { Way } from "../player.ts";
import { type Scene, sceneOfStep } from "../recording.ts";
import { type LabState, own, stepping, stopOf } from "../state.ts";
import { tree } from "../tree.ts";
import { button, choice, section } from "./parts.ts";

/** What the keys do, where no other control of the group needs them. */
const KEYS: Record<string, Way> = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
/** How many times as fast as usual a recording may go on by itself. */
const PACES = [0.5, 1, 2, 4];

/** The scene that was drawn last of each result. */
const lastOf: (ran: Result) => { key: string; scene: Scene | null } = once((_: Result) => ({
  key: "",
  scene: null as Scene | null,
}));

/** The scene at the step shown: both parts of the page ask for it. */
function sceneAt(state: LabState, ran: Result) {
  const { at, narrow, preferences } = state;
  const last = lastOf(ran);
  const key = JSON.stringify([at, narrow, preferences]);
  const scene = last.key === key && last.scene ? last.scene : sceneOfStep(ran, at, narrow);
  Object.assign(last, { key, scene });
  return scene;
}

export function replay(state: LabState, app: Lab) {
  const { ran, at, narrow, folds, unit, playing, pace, part, preferences } = state;
  if (!ran) return invitation(state, app);
  const drawn = () => {
    const scene = sceneAt(state, ran);
    return html`${player(state, app, scene.sentence)} ${stage(state, app, scene)}
      <p id="sentence" aria-live=${playing ? "off" : "polite"}>${scene.sentence}</p>`;
  };
  const content = guard([ran, at, narrow, folds, unit, playing, pace, part, preferences], drawn);
  return html`<section id="replay" aria-label=${say("lab-replay")}>${content}</section>`;
}

/** In place of a picture, of a link whose values have no result yet. As long as nothing is told of it, one is on its
 * way; files that it brings are read first. */
const invitation: View = ({ told, brought, running }, { runner }) =>
  told && !brought.length
    ? html`<section id="invitation" aria-label=${say("lab-replay")}>
        <p>${say("lab-invitation")}</p>
        ${button("run-here", say("lab-run"), () => runner.start(), { main: true, disabled: running })}
      </section>`
    : nothing;

function player(state: LabState, { player }: Lab, sentence: string) {
  const { playing, pace } = state;
  const { units, number: chosen } = stepping(state);
  const { stop, last } = stopOf(state);
  const names = units.map(({ name }, place) => [String(place), name] as const);
  const paces = PACES.map((one) => [String(one), `${number(one)} ×`] as const);
  const press = (event: KeyboardEvent) => {
    const way = KEYS[keyOf(event)];
    if (!way || isNeeded(event, keyOf(event))) return;
    event.preventDefault();
    player.go(way);
  };
  const step = (way: Way, sign: string, name: string) =>
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
      @input=${onValue((stop) => player.seek(Number(stop)))}
    />
    <p class="control">
      ${choice("unit", say("lab-unit"), names, String(chosen), (unit) => player.stepBy(Number(unit)))}
    </p>
    <p class="control">
      ${choice("pace", say("lab-pace"), paces, String(pace), (pace) => player.pace(Number(pace)))}
    </p>
  </div>`;
}

/** What is seen of a step; where there is room for one part, the one that the reader chooses. */
function stage(
  { folds, narrow, part }: LabState,
  { reader }: Lab,
  { picture: seen, board: placed, tree: grown }: Scene,
) {
  const parts = [
    ["picture", seen && picture("scene", seen, say("lab-scene-table"))],
    ["board", placed && board("scene-board", say("lab-scene-board"), sceneOf(placed.placed, placed.overlay, words))],
    [
      "tree",
      grown &&
        tree("scene-tree", say("lab-scene-table"), grown, folds, narrow, {
          turn: (id, open) => reader.turn(id, open),
          reach: (id) => reader.reach(id),
        }),
    ],
  ] as const;
  const known = parts.filter(([, content]) => content);
  const chosen = known.find(([name]) => name === part) ?? known[0];
  const shown = narrow && chosen ? [chosen] : known;
  const tab = (name: LabState["part"]) =>
    html`<button type="button" aria-pressed=${name === chosen?.[0]} @click=${() => reader.part(name)}>
      ${say(`lab-parts-${name}`)}
    </button>`;
  const tabs = html`<div id="parts" role="group">${known.map(([name]) => tab(name))}</div>`;
  return html`${narrow && known.length > 1 ? tabs : nothing}
    <div id="stage" data-parts=${shown.map(([name]) => name).join(" ")}>${shown.map(([, content]) => content)}</div>`;
}

/** How the step comes about: the code at work, the formula with its numbers, what the marks mean, and a table. */
export function step(state: LabState, app: Lab) {
  const { ran, at, narrow, preferences, sought } = state;
  if (!ran) return nothing;
  const drawn = () => {
    const { lines = [], formula = [], grid, tree } = sceneAt(state, ran);
    const code = own(state, "pseudocode").split("\n");
    const [first = 0] = lines;
    const shown = ref((box) => box && queueMicrotask(() => keepInSight(box, first)));
    return html`<pre id="pseudocode" tabindex="0" role="region" aria-label=${say("lab-pseudocode")} ${shown}>${code.map(
      (line, number) =>
        html`<span class=${lines.includes(number) ? "current" : ""}
          ><span>${line.match(/^ */)?.[0]}</span><span>${`${line.trimStart()}\n`}</span></span
        >`,
    )}</pre>
      <p id="formula" role="group" aria-label=${say("lab-formula")}>
        ${formula.map((line) => html`<span>${line}</span>`)}
      </p>
      <p class="legend" id="scene-legend">${own(state, "legend")}</p>
      ${tree ? seeker(state, app) : nothing}
      <details>
        <summary>${say("lab-as-table")}</summary>
        ${wide("scene-table", grid, say("lab-scene-table"))}
        ${button("scene-csv", say("lab-csv"), () => app.files.grid(`${ran.chosen.name}-${at}`, grid), {
          disabled: !state.ready,
        })}
      </details>
      <div class="buttons">
        ${button("scene-svg", say("lab-svg"), () => app.files.pictures(SCENE, "svg"))}
        ${button("scene-png", say("lab-png"), () => app.files.pictures(SCENE, "png"))}
        ${button("events", say("lab-events"), () => app.files.events())}
      </div>`;
  };
  return section("step", say("lab-step"), guard([ran, at, narrow, preferences, state.ready, sought], drawn));
}

/** Scroll a box, and nothing else, to one of its children. */
function keepInSight(box: Element, number: number) {
  const [frame, child] = [box, box.children[number] ?? box].map((one) => one.getBoundingClientRect());
  if (!frame || !child) return;
  if (child.top < frame.top) box.scrollTop -= frame.top - child.top;
  else if (child.bottom > frame.bottom) box.scrollTop += child.bottom - frame.bottom;
}

/** Where one looks for a node of the tree, which may be large, by the moves that lead to it. */
const seeker: View = ({ sought, ready }, { recorder, messages }) => {
  const seek = (event: SubmitEvent) => {
    event.preventDefault();
    const moves = new FormData(event.target as HTMLFormElement).get("moves");
    return messages.orTold(recorder.seek(String(moves)));
  };
  return html`<form id="seek" class="field" @submit=${seek}>
    <label for="seek-moves">${say("lab-seek")}</label>
    <input id="seek-moves" name="moves" autocomplete="off" autocapitalize="off" spellcheck="false" required />
    <p role="status">${sought}</p>
    <p class="buttons"><button ?disabled=${!ready}>${say("lab-seek-go")}</button></p>
  </form>`;
};

/** The parts of a scene that are saved as pictures. */
const SCENE = ["scene", "scene-board", "scene-tree"];
