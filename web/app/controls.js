// @ts-check
/** Controls for views: what they tell, and templates of the most frequent ones. */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";

/** The control whose listener an event has reached. @param {Event} event */
export function controlOf({ currentTarget }) {
  if (
    currentTarget instanceof HTMLInputElement ||
    currentTarget instanceof HTMLSelectElement ||
    currentTarget instanceof HTMLTextAreaElement
  )
    return currentTarget;
  throw new Error("The event has reached no control.");
}

/** What a listener does with the text or word that was chosen. @param {(value: string) => void} act */
export const onValue = (act) => (/** @type {Event} */ event) => act(controlOf(event).value);

/** What a listener does with whether a box was checked. @param {(checked: boolean) => void} act */
export const onChecked = (act) => (/** @type {Event} */ event) => {
  const control = controlOf(event);
  if (control instanceof HTMLInputElement) act(control.checked);
};

/** The options of a select. @param {Iterable<readonly [value: string, text: string]>} choices @param {string} chosen */
export const options = (choices, chosen) =>
  Array.from(
    choices,
    ([value, text]) => html`<option value=${value} ?selected=${live(value === chosen)}>${text}</option>`,
  );

/** A box with its text.
 * @param {string} text @param {boolean} checked @param {(checked: boolean) => void} act @param {string} id */
export const checkbox = (text, checked, act, id) =>
  html`<label class="checkbox"
    ><input id=${id} type="checkbox" .checked=${live(checked)} @change=${onChecked(act)} /><span>${text}</span></label
  >`;

/** For which key each element has been given the focus. @type {WeakMap<Element, unknown>} */
const focused = new WeakMap();

/** The directive that gives an element the focus, once for each key. @param {unknown} key */
export const focusOn = (key) =>
  ref((element) => {
    if (!(element instanceof HTMLElement) || focused.get(element) === key) return;
    focused.set(element, key);
    queueMicrotask(() => element.focus({ preventScroll: true }));
  });

/** The drawing of a button: a symbol of the page. @param {string} name */
export const icon = (name) => html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}" /></svg>`;
