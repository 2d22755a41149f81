// @ts-check
/** Form controls: choices, switches and numbers, made from the engine's descriptions of them. */

/** @import { Option as Rule, Setting, Settings } from "messages" */

/** Offer these choices, each a title and a value. @param {HTMLSelectElement} node @param {string[][]} choices @param {string} chosen */
export function fill(node, choices, chosen) {
  node.replaceChildren(...offered(choices, chosen));
}

/** @param {string[][]} choices @param {string} chosen */
const offered = (choices, chosen) => choices.map(([title, value]) => new Option(title, value, false, value === chosen));

/** Choices under a title. @param {string} label @param {string[][]} choices @param {string} chosen */
export function group(label, choices, chosen) {
  const node = Object.assign(document.createElement("optgroup"), { label });
  node.append(...offered(choices, chosen));
  return node;
}

/**
 * A switch, a word or a number to choose.
 * @param {string} name @param {Rule | Setting} choice @param {boolean | number | string} value @param {string} summary
 */
export function control(name, choice, value, summary) {
  if (typeof value === "boolean") return tick("checkbox", name, "on", choice.title, value, summary);
  const label = document.createElement("label");
  label.className = "number";
  if ("choices" in choice) {
    const select = Object.assign(document.createElement("select"), { name });
    fill(
      select,
      (choice.choices ?? []).map(({ name: word, title }) => [title, word]),
      String(value),
    );
    label.append(titled(choice.title, summary), select);
    return label;
  }
  const step = "kind" in choice && choice.kind === "float" ? "any" : "1";
  const input = Object.assign(document.createElement("input"), { type: "number", name, step, required: true });
  Object.assign(input, { min: String(choice.min), max: String(choice.max), value: String(value) });
  label.append(titled(choice.title, summary), input);
  return label;
}

/** What is chosen by the controls of a part of the form. @param {HTMLElement} part @param {string} prefix @returns {Settings} */
export function valuesIn(part, prefix) {
  return Object.fromEntries(controlsIn(part).map((input) => [input.name.replace(prefix, ""), valueOf(input)]));
}

/** @param {HTMLElement} part @returns {(HTMLInputElement | HTMLSelectElement)[]} */
const controlsIn = (part) => [...part.querySelectorAll("input"), ...part.querySelectorAll("select")];

/** @param {HTMLInputElement | HTMLSelectElement} input */
function valueOf(input) {
  if (input instanceof HTMLSelectElement) return input.value;
  return input.type === "checkbox" ? input.checked : input.valueAsNumber;
}

/**
 * @param {"checkbox" | "radio"} type @param {string} name @param {string} value @param {string} title
 * @param {boolean} checked @param {string} [summary]
 */
export function tick(type, name, value, title, checked, summary) {
  const label = document.createElement("label");
  label.className = type;
  const input = Object.assign(document.createElement("input"), { type, name, value, checked });
  label.append(input, titled(title, summary));
  return label;
}

/** The title of a control, with a summary below it. @param {string} title @param {string} [summary] */
function titled(title, summary) {
  const text = document.createElement("span");
  text.textContent = title;
  if (summary) {
    const small = document.createElement("small");
    small.textContent = summary;
    text.append(small);
  }
  return text;
}
