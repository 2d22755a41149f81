/** The form of an experiment, made of what the engine says of its parameters, and how far a run is. The engine alone
 * judges what is written there. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Parameter } from "messages";
import { button, listControl, listField, onSubmit, onValue, options } from "../../app/controls.ts";
import { say } from "../../lang/texts.ts";
import { addressOf } from "../own/address.ts";
import type { Page } from "../page.ts";
import { section } from "../parts.ts";
import type { LabState } from "../state.ts";
import { word } from "../words.ts";
import { chooser } from "./chooser.ts";

/** The most values among which one chooses by a slider. */
const SLIDER = 101;

export const experiment = (state: LabState, page: Page) =>
  section(
    "experiment",
    say("lab-experiment"),
    html`${form(state, page)} ${progress(state)}
      <p id="told" role="status">${state.status}</p>
      ${state.brought.map((one) => html`<p><a href=${`#${addressOf(one)}`}>${one.file}</a></p>`)}`,
  );

/** The presets, and which one the shown values are. */
function presets({ experiment: { presets, text: usual }, repeat: { line: shown } }: LabState, { visitor }: Page) {
  if (!presets.length) return nothing;
  const known = [{ title: "", text: usual }, ...presets].map(
    ({ title, text }) => [text, title || say("lab-defaults")] as const,
  );
  const own = known.some(([text]) => text === shown) ? [] : [["", say("lab-own-values")] as const];
  const follow = (text: string) => text && visitor.goTo(text);
  return listField("preset", say("lab-preset"), [...own, ...known], own.length ? "" : shown, follow);
}

function form(state: LabState, page: Page) {
  const { experiment, form, ready, running, awaited, work, result } = state;
  const { runner, visitor } = page;
  const free = ready && !running && !awaited;
  const counts = Array.from({ length: state.cores }, (_, number) => [`${number + 1}`, `${number + 1}`] as const);
  const offered = experiment.parameters.filter(({ hidden }) => !hidden);
  const unfinished = free && work !== null && result?.ended === false;
  const employ = (count: string) => runner.set({ workers: Number(count) });
  const turn = ({ currentTarget }: Event) =>
    currentTarget instanceof HTMLDetailsElement && page.former.set({ drawer: currentTarget.open });
  return html`<form id="form" novalidate @submit=${onSubmit(() => runner.start())}>
    ${presets(state, page)}
    <details id="drawer" .open=${state.drawer} @toggle=${turn}>
      <summary>${say("lab-parameters")}</summary>
      <div id="parameters">
        ${offered.map((parameter) => field(parameter, form[parameter.name] ?? "", state, page))}
      </div>
      ${listControl("workers", say("lab-workers"), counts, String(state.workers), employ)}
    </details>
    <div class="buttons">
      <button id="run" class="main" ?disabled=${!free}>${say("lab-run")}</button>
      ${button("cancel", say("lab-cancel"), () => runner.stop(), { shown: running })}
      ${button("go-on", say("lab-go-on"), () => runner.goOn(), { shown: unfinished })}
      ${button("reset", say("lab-defaults"), () => visitor.reset(), { disabled: running })}
    </div>
  </form>`;
}

/** A parameter with its value, and what is wrong with it. */
function field(parameter: Parameter, value: string, state: LabState, page: Page) {
  const { name, title, kind, choices, min = 0, max = Infinity } = parameter;
  const { former } = page;
  const id = `parameter-${name}`;
  const fault = state.wrong.get(name);
  const invalid = fault ? "true" : nothing;
  const described = fault ? `${id}-wrong` : nothing;
  const write = onValue((written) => former.write(name, written));
  const known = kind === "bool" ? ["on", "off"].map((name) => ({ name, title: word(name) })) : choices;
  const words = known?.map((one) => [one.name, one.title] as const);
  const slides = kind === "int" && max - min < SLIDER;
  const numeric = { int: "numeric", float: "decimal" }[kind as "int"] ?? "text";
  const control = words
    ? html`<select id=${id} name=${name} aria-invalid=${invalid} aria-describedby=${described} @change=${write}>
        ${options(words, value)}
      </select>`
    : slides
      ? html`<input id=${id} name=${name} type="range" min=${min} max=${max} .value=${live(value)} @input=${write} />
          <output for=${id}>${value}</output>`
      : html`<input id=${id} name=${name} aria-invalid=${invalid} aria-describedby=${described}
          inputmode=${numeric} autocomplete="off" spellcheck="false" .value=${live(value)} @input=${write} />`;
  return html`<div class="field">
    <label for=${id}>${title}</label>${control}
    ${fault ? html`<small class="wrong" id="${id}-wrong" role="alert">${fault}</small>` : nothing}
    ${chooser(parameter, value, state, page)}
  </div>`;
}

/** How far something is. */
const progress = ({ progress }: LabState) => html`
  <progress id="progress" max="1" aria-labelledby="effort" ?hidden=${!progress} value=${progress?.share ?? nothing}
  ></progress>
  <p id="effort">${progress?.text}</p>
`;
