/** Form controls: choices, switches and numbers, made from the engine's descriptions of them. */
import { controls, element, getValue } from "../dom.js";

/** @import { Parameter, Settings } from "messages" */

/** Offer these choices, each a title and a value.
 * @param {HTMLSelectElement} node @param {string[][]} choices @param {string} chosen */
export function fill(node, choices, chosen) {
  node.replaceChildren(...offered(choices, chosen));
}

/** @param {string[][]} choices @param {string} chosen */
const offered = (choices, chosen) => choices.map(([title, value]) => new Option(title, value, false, value === chosen));

/** Choices under a title. @param {string} label @param {string[][]} choices @param {string} chosen */
export function group(label, choices, chosen) {
  return element("optgroup", { label }, ...offered(choices, chosen));
}

/** A switch, a word or a number to choose.
 * @param {string} name @param {Parameter} choice @param {boolean | number | string} value
 * @param {string} [summary] */
export function control(name, choice, value, summary) {
  if (typeof value === "boolean") return tick("checkbox", name, "on", choice.title, value, summary);
  const input = choice.choices ? chooser(name, choice, value) : numeric(name, choice, value);
  return element("label", { className: "number" }, titled(choice.title, summary), input);
}

/** @param {string} name @param {Parameter} parameter @param {number | string} value */
function chooser(name, { choices = [] }, value) {
  const words = choices.map(({ name: word, title }) => [title, word]);
  return element("select", { name }, ...offered(words, String(value)));
}

/** @param {string} name @param {Parameter} choice @param {number | string} value */
function numeric(name, choice, value) {
  const step = choice.kind === "float" ? "any" : "1";
  const bounds = { min: String(choice.min), max: String(choice.max), value: String(value) };
  return element("input", { type: "number", name, step, required: true, ...bounds });
}

/** What is chosen by the controls of a part of the form.
 * @param {HTMLElement} part @param {string} prefix @returns {Settings} */
export function valuesIn(part, prefix) {
  return Object.fromEntries(
    controls(part, "input, select").map((input) => [input.name.replace(prefix, ""), getValue(input)]),
  );
}

/** @param {"checkbox" | "radio"} type @param {string} name @param {string} value @param {string} title
 * @param {boolean} checked @param {string} [summary] */
export function tick(type, name, value, title, checked, summary) {
  const input = element("input", { type, name, value, checked });
  return element("label", { className: type }, input, titled(title, summary));
}

/** The title of a control, with a summary below it. @param {string} title @param {string} [summary] */
const titled = (title, summary) => element("span", {}, title, ...(summary ? [element("small", {}, summary)] : []));
