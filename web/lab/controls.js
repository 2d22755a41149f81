// @ts-check
/** The form of an experiment, made of what the engine says of its parameters. The engine alone judges what is written there. */

/** @import { Experiment, Parameter } from "../engine/messages.js" */

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
      field.append(label, control);
      return field;
    }),
  );
}

/** @param {Parameter} parameter @param {(text: string) => string} local @returns {HTMLInputElement | HTMLSelectElement} */
function controlOf({ kind, words = [] }, local) {
  const choices = kind === "switch" ? ["on", "off"] : words;
  if (choices.length) {
    const control = document.createElement("select");
    control.append(...choices.map((word) => new Option(local(word), word)));
    return control;
  }
  const numeric = { whole: "numeric", real: "decimal" }[/** @type {"whole"} */ (kind)] ?? "text";
  return Object.assign(document.createElement("input"), { inputMode: numeric, autocomplete: "off", spellcheck: false });
}

/** @param {string} name */
const controlNamed = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (document.getElementById(`parameter-${name}`));

/** Show these values. @param {Record<string, string>} values by parameter, as text */
export function fill(values) {
  for (const [name, value] of Object.entries(values)) controlNamed(name).value = value;
}

/** The text of the experiment that the form holds, not yet in its canonical form. @param {Experiment} experiment */
export function textOf({ name, parameters }) {
  return `${name}?${parameters.map((one) => `${one.name}=${encodeURIComponent(controlNamed(one.name).value.trim())}`).join("&")}`;
}

/** The values that every parameter has where nothing is said. @param {Experiment} experiment @returns {Record<string, string>} */
export const defaults = ({ parameters }) => Object.fromEntries(parameters.map((one) => [one.name, one.default]));
