/** Controls of views, and what their events tell. */

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import type { Parameter, Sizes } from "messages";
import { say } from "../lang/texts.ts";

export function controlOf({ currentTarget }: Event) {
  if (
    currentTarget instanceof HTMLInputElement ||
    currentTarget instanceof HTMLSelectElement ||
    currentTarget instanceof HTMLTextAreaElement
  )
    return currentTarget;
  throw new Error("The event has reached no control.");
}

export const onValue = (act: (value: string) => void) => (event: Event) => act(controlOf(event).value);

const onChecked = (act: (checked: boolean) => void) => (event: Event) => {
  const control = controlOf(event);
  if (control instanceof HTMLInputElement) act(control.checked);
};

/** A listener for a picked file, which can be picked again. */
export const onFile = (act: (file: File) => void) => (event: Event) => {
  const control = controlOf(event);
  const [file] = (control instanceof HTMLInputElement && control.files) || [];
  if (file) act(file);
  control.value = "";
};

/** A listener of a form that is not sent. @param act called with what tells the text in a field by its name */
export const onSubmit = (act: (textOf: (name: string) => string) => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  act((name) => String(new FormData(event.target as HTMLFormElement).get(name)).trim());
};

/** The options of a select. Their attribute alone would not override an earlier choice of the person. */
export const options = (choices: Iterable<readonly [value: string, text: string]>, chosen: string) =>
  Array.from(
    choices,
    ([value, text]) =>
      html`<option value=${value} ?selected=${value === chosen} .selected=${live(value === chosen)}>${text}</option>`,
  );

/** A list to choose from, after its label. @param act called with the chosen value @param more gives it the focus */
export const choice = (
  id: string,
  label: string,
  choices: Iterable<readonly [value: string, text: string]>,
  chosen: string,
  act: (value: string) => void,
  more: unknown = nothing,
) =>
  html`<label for=${id}>${label}</label>
    <select id=${id} @change=${onValue(act)} ${more}>${options(choices, chosen)}</select>`;

/** A list to choose from, beside its label. */
export const listControl = (...given: Parameters<typeof choice>) => html`<p class="control">${choice(...given)}</p>`;

/** A list to choose from, in a field of its own. */
export const listField = (...given: Parameters<typeof choice>) => html`<p class="field">${choice(...given)}</p>`;

/** Scrolls a box, and nothing else, so that something in it is seen. */
export function keepInSight(box: Element, inside: Element) {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const place = inside.getBoundingClientRect();
  box.scrollTop += Math.min(0, place.top - top) + Math.max(0, place.bottom - bottom);
  box.scrollLeft += Math.min(0, place.left - left) + Math.max(0, place.right - right);
}

/** Writes the text of an element, and scrolls it back to the beginning. */
export const setText = (text: string) =>
  ref((node) => {
    if (!node || node.textContent === text) return;
    node.textContent = text;
    node.scrollTop = 0;
  });

/** A button, which is not there unless it is `shown`. */
export const button = (
  id: string,
  text: string,
  act: (event: MouseEvent) => unknown,
  { main = false, disabled = false, shown = true } = {},
) =>
  shown
    ? html`<button id=${id} class=${main ? "main" : ""} type="button" ?disabled=${disabled} @click=${act}
        >${text}</button>`
    : nothing;

export const checkbox = (text: string, checked: boolean, act: (checked: boolean) => void, id: string) =>
  html`<label class="checkbox"><input id=${id} type="checkbox" .checked=${live(checked)}
    @change=${onChecked(act)} /><span>${text}</span></label>`;

/** One of several choices: a button with its text below its picture, if there is one. @param told more of it */
export const radio = (
  group: string,
  value: string,
  text: string,
  chosen: string,
  act: (value: string) => void,
  picture: unknown = nothing,
  told: string = "",
) =>
  html`<label class=${picture === nothing ? "radio" : "radio card"}>${picture}<input type="radio" name=${group}
    value=${value} aria-label=${told ? text : nothing} aria-description=${told || nothing}
    .checked=${live(value === chosen)} @change=${onValue(act)} /><span>${text}${note("", told)}</span></label
  >`;

/** The sizes of a game: a chip for each of the usual ones, and a field for any other. */
export function sizing(id: string, sizes: Sizes, size: number, act: (size: number) => void) {
  const { min, max, step, large, cells } = sizes;
  if (min === max) return nothing;
  const few = max - min <= 4 * step;
  const usual = Array.from({ length: few ? (max - min) / step + 1 : 4 }, (_, index) =>
    few ? min + index * step : sizes.default + (2 * index - 4) * step,
  );
  const change = (event: Event) => {
    const field = controlOf(event);
    if (field.value && field.validity.valid) act(Number(field.value));
  };
  const count = cells[(size - min) / step];
  return html`<fieldset id=${id} class="row">
      <legend>${say("size")}</legend>
      <div class="segments">
        ${usual.map((one) => radio(id, String(one), String(one), String(size), (chosen) => act(Number(chosen))))}
        ${
          few
            ? nothing
            : html`<input id="${id}-other" type="number" min=${min} max=${max} step=${step}
                aria-label=${say("other-size")} placeholder=${say("other-size")}
                .value=${live(usual.includes(size) ? "" : String(size))} @input=${change} />`
        }
      </div>
      ${count === undefined ? nothing : note(`${id}-number`, say("size-cells", { size, cells: count }))}
    </fieldset>
    ${large !== null && size >= large ? note(`${id}-summary`, say("size-large")) : nothing}`;
}

/** A control for a parameter of the engine: a switch, a list or a number. @param act called with valid values only */
export function parameter(
  { title, choices, kind, min, max }: Parameter,
  name: string,
  value: boolean | number | string,
  act: (value: boolean | number | string) => void,
  summary: string = "",
) {
  const titled = html`<span>${title}${summary ? html`<small>${summary}</small>` : nothing}</span>`;
  if (typeof value === "boolean")
    return html`<label class="checkbox"><input type="checkbox" name=${name} .checked=${live(value)}
      @change=${onChecked(act)} />${titled}</label
    >`;
  const words = choices?.map((word) => [word.name, word.title] as const);
  const control = words
    ? html`<select name=${name} @change=${onValue(act)}>
        ${options(words, String(value))}
      </select>`
    : html`<input type="number" name=${name} min=${min ?? nothing} max=${max ?? nothing}
      step=${kind === "float" ? "any" : "1"} required .value=${String(value)}
        @input=${(event: Event) => {
          const input = controlOf(event);
          if (input instanceof HTMLInputElement && input.validity.valid) act(input.valueAsNumber);
        }}
      />`;
  return html`<label class="number">${titled}${control}</label>`;
}

/** The colours of values from weak to strong, and a mark at one of them, if there is one. */
export const scale = (value: number | null = null) =>
  html`<p class="scale" aria-hidden="true" .style=${`--at: ${value ?? 0}`}>
    <span>− ${say("scale-weak")}</span><span>${say("scale-fair")}</span><span>${say("scale-strong")} +</span
    >${value === null ? nothing : html`<i></i>`}
  </p>`;

const focused: WeakMap<Element, unknown> = new WeakMap();

/** Gives an element the focus once for each key. */
export const focusOn = (key: unknown) =>
  ref((element) => {
    if (!(element instanceof HTMLElement) || focused.get(element) === key) return;
    focused.set(element, key);
    queueMicrotask(() => element.focus({ preventScroll: true }));
  });

export const icon = (name: string) => html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}" /></svg>`;

export const gauge = (share: number) => html`<svg class="gauge" viewBox="0 0 36 36" aria-hidden="true">
  <circle cx="18" cy="18" r="15" />
  ${
    share
      ? svg`<circle class="done" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${100 * share} 100" />`
      : nothing
  }
</svg>`;

/** A remark below something, if there is one. */
export const note = (id: string, text: string) => (text ? html`<small id=${id || nothing}>${text}</small>` : nothing);
