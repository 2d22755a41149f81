/** What a view draws in a document, which is made when this module is loaded: a test imports it before any view. */

import "./document.js";

import { render } from "lit-html";

import { speak } from "../../web/lang/texts.ts";
import { ENGLISH } from "./languages.js";

speak(ENGLISH);

/** What a view draws of a state, in an element of its own. */
export function drawn(template) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  render(template, place);
  return place;
}

/** An attribute of each element of a page that a selector names. */
export const attributes = (page, selector, name) =>
  [...page.querySelectorAll(selector)].map((node) => node.getAttribute(name));

/** What stands in each element of a page that a selector names, in one line. */
export const texts = (page, selector) =>
  [...page.querySelectorAll(selector)].map((node) => node.textContent.trim().replace(/\s+/g, " "));

/** Press a control, or choose a value in it. */
export function use(control, value) {
  if (typeof value === "boolean") control.checked = value;
  else if (value !== undefined) control.value = value;
  if (value === undefined) control.click();
  else control.dispatchEvent(new window.Event("change", { bubbles: true }));
}

/** Actions that only note their calls. @returns any name is one */
export function noted() {
  const calls = [];
  return new Proxy(
    { calls },
    { get: (_, name) => (name === "calls" ? calls : (...given) => calls.push([name, ...given])) },
  );
}
