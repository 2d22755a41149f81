/** The form of an experiment, made of what the engine says of its parameters. The engine alone judges what is written
 * there. */

import { element } from "../dom.js";

/** @import { Experiment, Parameter } from "messages" */

/** @param {HTMLElement} place @param {Parameter[]} parameters @param {(text: string) => string} local */
export function build(place, parameters, local) {
  place.replaceChildren(
    ...parameters.map((parameter) => {
      const control = controlOf(parameter, local);
      control.id = `parameter-${parameter.name}`;
      const label = element("label", { htmlFor: control.id }, local(parameter.title));
      const parts = [label, control, ...(control.type === "range" ? [output(control)] : [])];
      return element("p", { className: "field" }, ...parts);
    }),
  );
}

/** The most values among which one chooses by a slider. */
const SLIDER = 101;

/** The value of a slider, as a text beside it. @param {HTMLInputElement | HTMLSelectElement} slider */
function output(slider) {
  const output = element("output");
  output.htmlFor.add(slider.id);
  slider.addEventListener("input", () => {
    output.value = slider.value;
  });
  return output;
}

/** @param {Parameter} parameter @param {(text: string) => string} local */
function controlOf({ kind, choices, min = 0, max = Infinity }, local) {
  const words = kind === "bool" ? ["on", "off"].map((name) => ({ name, title: name })) : choices;
  if (words) return element("select", {}, ...words.map(({ name, title }) => new Option(local(title), name)));
  if (kind === "int" && max - min < SLIDER) {
    return element("input", { type: "range", min: String(min), max: String(max) });
  }
  const numeric = { int: "numeric", float: "decimal" }[/** @type {"int"} */ (kind)] ?? "text";
  return element("input", { inputMode: numeric, autocomplete: "off", spellcheck: false });
}

const controlNamed = (/** @type {string} */ name) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (document.getElementById(`parameter-${name}`));

/** Show these values. @param {Record<string, string>} values by parameter, as text */
export function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    controlNamed(name).value = value;
    controlNamed(name).dispatchEvent(new Event("input"));
  }
}

/** The text of the experiment that the form holds, not yet in its canonical form. @param {Experiment} experiment */
export function textOf({ name, parameters }) {
  const valueNamed = (/** @type {string} */ name) => encodeURIComponent(controlNamed(name).value.trim());
  return `${name}?${parameters.map((one) => `${one.name}=${valueNamed(one.name)}`).join("&")}`;
}

/** The values that every parameter has where nothing is said. @param {Experiment} experiment */
export const defaults = ({ parameters }) =>
  Object.fromEntries(parameters.map((one) => [one.name, String(one.default)]));
