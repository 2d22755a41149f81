// @ts-check
/** The form of an experiment, made of what the engine says of its parameters. The engine alone judges what is written there. */

/** @import { Experiment, Parameter } from "messages" */

/** @param {HTMLElement} place @param {Parameter[]} parameters @param {(text: string) => string} local */
export function build(place, parameters, local) {
  place.replaceChildren(
    ...parameters.map((parameter) => {
      const field = Object.assign(document.createElement("p"), { className: "field" });
      const control = controlOf(parameter, local);
      control.id = `parameter-${parameter.name}`;
      const label = document.createElement("label");
      label.htmlFor = control.id;
      label.append(local(parameter.title));
      field.append(label, control, ...(control.type === "range" ? [valueOf(control)] : []));
      return field;
    }),
  );
}

/** The most values among which one chooses by a slider. */
const SLIDER = 101;

/** The value of a slider, as a text beside it. @param {HTMLInputElement | HTMLSelectElement} slider */
function valueOf(slider) {
  const output = document.createElement("output");
  output.htmlFor.add(slider.id);
  slider.addEventListener("input", () => {
    output.value = slider.value;
  });
  return output;
}

/** @param {Parameter} parameter @param {(text: string) => string} local @returns {HTMLInputElement | HTMLSelectElement} */
function controlOf({ kind, words = [], least = 0, most = Infinity }, local) {
  const choices = kind === "switch" ? ["on", "off"] : words;
  if (choices.length) {
    const control = document.createElement("select");
    control.append(...choices.map((word) => new Option(local(word), word)));
    return control;
  }
  if (kind === "whole" && most - least < SLIDER) {
    return Object.assign(document.createElement("input"), { type: "range", min: String(least), max: String(most) });
  }
  const numeric = { whole: "numeric", real: "decimal" }[/** @type {"whole"} */ (kind)] ?? "text";
  return Object.assign(document.createElement("input"), { inputMode: numeric, autocomplete: "off", spellcheck: false });
}

/** @param {string} name */
const controlNamed = (name) =>
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
  return `${name}?${parameters.map((one) => `${one.name}=${encodeURIComponent(controlNamed(one.name).value.trim())}`).join("&")}`;
}

/** The values that every parameter has where nothing is said. @param {Experiment} experiment @returns {Record<string, string>} */
export const defaults = ({ parameters }) => Object.fromEntries(parameters.map((one) => [one.name, one.default]));
