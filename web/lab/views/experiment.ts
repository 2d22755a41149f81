/** The form of an experiment, made of what the engine says of its parameters, and how far a run is. The engine alone
 * judges what is written there. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Parameter } from "messages";
import { onValue, options } from "../../app/controls.ts";
import { local, say } from "../../lang/texts.ts";
import type { Lab, View } from "../app.ts";
import { addressOf } from "../own/address.ts";
import type { LabState } from "../state.ts";
import { chooser } from "./chooser.ts";
import { button, choice, section } from "./parts.ts";

/** The most values among which one chooses by a slider. */
const SLIDER = 101;

export const experiment: View = (state, app) =>
  section(
    "experiment",
    say("lab-experiment"),
    html`${form(state, app)} ${work(state, app)}
      <p id="told" role="status">${state.told}</p>
      ${state.brought.map((one) => html`<p><a href=${`#${addressOf(one)}`}>${one.file}</a></p>`)}`,
  );

/** The presets, and which one the shown values are. */
function presets({ experiment: { presets, text: usual }, repeat: { line: shown } }: LabState, { visitor }: Lab) {
  if (!presets.length) return nothing;
  const known = [{ title: "", text: usual }, ...presets].map(
    ({ title, text }) => [text, title ? local(title) : say("lab-defaults")] as const,
  );
  const own = known.some(([text]) => text === shown) ? [] : [["", say("lab-own-values")] as const];
  const follow = (text: string) => text && visitor.follow(text);
  return html`<p class="field" id="preset-field">
    ${choice("preset", say("lab-preset"), [...own, ...known], own.length ? "" : shown, follow)}
  </p>`;
}

function form(state: LabState, app: Lab) {
  const { experiment, form, ready, running, done, ran } = state;
  const { runner, visitor } = app;
  const free = ready && !running;
  const offered = experiment.parameters.filter(({ hidden }) => !hidden);
  const unfinished = free && done !== null && ran?.ended === false;
  const send = (event: Event) => {
    event.preventDefault();
    runner.start();
  };
  const turn = ({ currentTarget }: Event) =>
    currentTarget instanceof HTMLDetailsElement && app.former.draw(currentTarget.open);
  return html`<form id="form" novalidate @submit=${send}>
    ${presets(state, app)}
    <details id="drawer" .open=${state.drawer} @toggle=${turn}>
      <summary>${say("lab-parameters")}</summary>
      <div id="parameters">
        ${offered.map((parameter) => field(parameter, form[parameter.name] ?? "", state, app))}
      </div>
      <p class="control">
        ${choice("workers", say("lab-workers"), numbers(state.cores), String(state.workers), (count) =>
          runner.employ(Number(count)),
        )}
      </p>
    </details>
    <div class="buttons">
      <button id="run" class="main" ?disabled=${!free}>${say("lab-run")}</button>
      ${button("cancel", say("lab-cancel"), () => runner.stop(), { shown: running })}
      ${button("go-on", say("lab-go-on"), () => runner.goOn(), { shown: unfinished })}
      ${button("reset", say("lab-defaults"), () => visitor.reset(), { disabled: running })}
    </div>
  </form>`;
}

const numbers = (most: number): [string, string][] =>
  Array.from({ length: most }, (_, number) => [String(number + 1), String(number + 1)]);

/** A parameter with its value, and what is wrong with it. */
function field(parameter: Parameter, value: string, state: LabState, app: Lab) {
  const { name, title, kind, choices, min = 0, max = Infinity } = parameter;
  const { former } = app;
  const id = `parameter-${name}`;
  const fault = state.wrong.get(name);
  const invalid = fault ? "true" : nothing;
  const described = fault ? `${id}-wrong` : nothing;
  const write = onValue((written) => former.write(name, written));
  const words = kind === "bool" ? ["on", "off"].map((name) => ({ name, title: name })) : choices;
  const slides = kind === "int" && max - min < SLIDER;
  const numeric = { int: "numeric", float: "decimal" }[kind as "int"] ?? "text";
  const control = words
    ? html`<select id=${id} name=${name} aria-invalid=${invalid} aria-describedby=${described} @change=${write}>
        ${options(
          words.map((one) => [one.name, local(one.title)]),
          value,
        )}
      </select>`
    : slides
      ? html`<input id=${id} name=${name} type="range" min=${min} max=${max} .value=${live(value)} @input=${write} />
          <output for=${id}>${value}</output>`
      : html`<input
          id=${id}
          name=${name}
          aria-invalid=${invalid}
          aria-describedby=${described}
          inputmode=${numeric}
          autocomplete="off"
          spellcheck="false"
          .value=${live(value)}
          @input=${write}
        />`;
  return html`<div class="field">
    <label for=${id}>${local(title)}</label>${control}
    ${fault ? html`<small class="wrong" id="${id}-wrong" role="alert">${fault}</small>` : nothing}
    ${chooser(parameter, value, state, app)}
  </div>`;
}

/** How far something is. */
const work: View = ({ work }) => html`
  <progress id="progress" max="1" aria-labelledby="effort" ?hidden=${!work} value=${work?.share ?? nothing}></progress>
  <p id="effort">${work?.told}</p>
`;
