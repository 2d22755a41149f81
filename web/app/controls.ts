/** Controls for views: what they tell, and templates of the most frequent ones. */

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import type { Parameter, Sizes } from "messages";
import { say } from "../lang/texts.ts";

/** The control whose listener an event has reached. */
export function controlOf({ currentTarget }: Event) {
  if (
    currentTarget instanceof HTMLInputElement ||
    currentTarget instanceof HTMLSelectElement ||
    currentTarget instanceof HTMLTextAreaElement
  )
    return currentTarget;
  throw new Error("The event has reached no control.");
}

/** What a listener does with the text or word that was chosen. */
export const onValue = (act: (value: string) => void) => (event: Event) => act(controlOf(event).value);

/** What a listener does with whether a box was checked. */
const onChecked = (act: (checked: boolean) => void) => (event: Event) => {
  const control = controlOf(event);
  if (control instanceof HTMLInputElement) act(control.checked);
};

/** What a listener does with the file that was picked, which can be picked again. */
export const onFile = (act: (file: File) => void) => (event: Event) => {
  const control = controlOf(event);
  const [file] = (control instanceof HTMLInputElement && control.files) || [];
  if (file) act(file);
  control.value = "";
};

/** The options of a select. The attribute alone would not outweigh what the person has chosen before. */
export const options = (choices: Iterable<readonly [value: string, text: string]>, chosen: string) =>
  Array.from(
    choices,
    ([value, text]) =>
      html`<option value=${value} ?selected=${value === chosen} .selected=${live(value === chosen)}>${text}</option>`,
  );

/** Writes the text of an element, at whose beginning it then is, however far it was scrolled. */
export const written = (text: string) =>
  ref((node) => {
    if (!node || node.textContent === text) return;
    node.textContent = text;
    node.scrollTop = 0;
  });

/** A box with its text. */
export const checkbox = (text: string, checked: boolean, act: (checked: boolean) => void, id: string) =>
  html`<label class="checkbox"
    ><input id=${id} type="checkbox" .checked=${live(checked)} @change=${onChecked(act)} /><span>${text}</span></label
  >`;

/** One of several choices: a button with its text, below what is drawn of it, if anything is. */
export const radio = (
  group: string,
  value: string,
  text: string,
  chosen: string,
  act: (value: string) => void,
  picture: unknown = nothing,
) =>
  html`<label class=${picture === nothing ? "radio" : "radio card"}
    >${picture}<input
      type="radio"
      name=${group}
      value=${value}
      .checked=${live(value === chosen)}
      @change=${onValue(act)}
    /><span>${text}</span></label
  >`;

/** The slider for the size of a board. */
export function sizing(id: string, { min, max, step, large, cells }: Sizes, size: number, act: (size: number) => void) {
  if (min === max) return nothing;
  const points = cells[(size - min) / step];
  return html`<p class="slide" id="${id}-field">
      <label for=${id}>${say("size")}</label
      ><input
        id=${id}
        type="range"
        min=${min}
        max=${max}
        step=${step}
        aria-describedby="${id}-summary"
        .value=${live(String(size))}
        @input=${onValue((size) => act(Number(size)))}
      /><output id="${id}-number" for=${id}
        >${points === undefined ? size : say("size-cells", { size, cells: points })}</output
      >
    </p>
    <small id="${id}-summary" ?hidden=${large === null || size < large}>${say("size-large")}</small>`;
}

/** The control for a parameter that the engine describes: a switch, a list of words or a number. @param act called
 * with every value that may be chosen */
export function parameter(
  { title, choices, kind, min, max }: Parameter,
  name: string,
  value: boolean | number | string,
  act: (value: boolean | number | string) => void,
  summary: string = "",
) {
  const titled = html`<span>${title}${summary ? html`<small>${summary}</small>` : nothing}</span>`;
  if (typeof value === "boolean")
    return html`<label class="checkbox"
      ><input type="checkbox" name=${name} .checked=${live(value)} @change=${onChecked(act)} />${titled}</label
    >`;
  const words = choices?.map((word) => [word.name, word.title] as const);
  const control = words
    ? html`<select name=${name} @change=${onValue(act)}>
        ${options(words, String(value))}
      </select>`
    : html`<input
        type="number"
        name=${name}
        min=${min ?? nothing}
        max=${max ?? nothing}
        step=${kind === "float" ? "any" : "1"}
        required
        .value=${String(value)}
        @input=${(event: Event) => {
          const input = controlOf(event);
          if (input instanceof HTMLInputElement && input.validity.valid) act(input.valueAsNumber);
        }}
      />`;
  return html`<label class="number">${titled}${control}</label>`;
}

/** For which key each element has been given the focus. */
const focused: WeakMap<Element, unknown> = new WeakMap();

/** The directive that gives an element the focus, once for each key. */
export const focusOn = (key: unknown) =>
  ref((element) => {
    if (!(element instanceof HTMLElement) || focused.get(element) === key) return;
    focused.set(element, key);
    queueMicrotask(() => element.focus({ preventScroll: true }));
  });

/** The drawing of a button: a symbol of the page. */
export const icon = (name: string) => html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}" /></svg>`;

/** A ring that closes with the share that is done. */
export const gauge = (share: number) => html`<svg class="gauge" viewBox="0 0 36 36" aria-hidden="true">
  <circle cx="18" cy="18" r="15" />
  ${
    share
      ? svg`<circle class="done" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${100 * share} 100" />`
      : nothing
  }
</svg>`;
