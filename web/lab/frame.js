/** The frame of a bench: what the choice of an experiment and its values alone decides. */

import { element, find, select, show, write } from "../dom.js";
import { build, defaults, fill } from "./controls.js";
import { texts as textsKept } from "./kept.js";
import { bench, built, open, own } from "./open.js";
import { drawPredictions } from "./result.js";
import { drawCode } from "./scene.js";
import { local, say } from "../lang/texts.js";

/** What the address of the reader's own bots begins with. */
export const OWN = "own";

const input = (/** @type {string} */ id) => find(id, HTMLInputElement);

/** The links to all benches. @param {string} name of the one that is open */
export function drawBenches(name) {
  const all = [...built.experiments, { name: OWN, title: say("lab-own-texts-title") }];
  find("benches").replaceChildren(...all.map((one) => linkTo(one.name, local(one.title), one.name === name)));
}

/** All that depends on the bench alone. */
export function drawFrame() {
  const { title, question, parameters, name } = open.experiment;
  document.title = `${local(title)} · ${say("lab-lab")}`;
  write("title", local(title));
  write("question", local(question));
  drawBenches(name);
  build(find("parameters"), parameters, local);
  fill(defaults(open.experiment));
  const { predict, task, legend, plotLegend, seen, paragraphs, pseudocode, sources } = own();
  write("predict-question", predict);
  drawPredictions();
  drawPresets();
  drawCode(pseudocode);
  select("axes").replaceChildren(...bench().axes.map((one) => new Option(say(`lab-axes-${one}`), one)));
  show("axes-field", bench().axes.length > 1);
  show("hand", bench().hand !== null);
  write("hand-task", task);
  write("scene-legend", legend);
  write("plot-legend", plotLegend);
  write("seen", seen);
  find("paragraphs").replaceChildren(...paragraphs.map((one) => element("p", {}, one)));
  find("sources").replaceChildren(...sources.map((one) => element("li", {}, one)));
  for (const id of ["replay", "result", "quiz"]) show(id, false);
  write("told", "");
}

/** @param {string} address without its "#" @param {string} title @param {boolean} current */
function linkTo(address, title, current) {
  const link = element("a", { href: `#${address}` }, title);
  if (current) link.setAttribute("aria-current", "page");
  return element("li", {}, link);
}

/** The presets, and which one the shown values are. */
export function drawPresets() {
  const { presets, text: usual } = open.experiment;
  const shown = open.ran?.chosen.text ?? usual;
  const known = [
    { title: say("lab-defaults"), text: usual },
    ...presets.map((one) => ({ ...one, title: local(one.title) })),
  ];
  const options = known.map((one) => new Option(one.title, one.text));
  if (!known.some((one) => one.text === shown)) options.unshift(new Option(say("lab-own-values"), ""));
  select("preset").replaceChildren(...options);
  select("preset").value = known.some((one) => one.text === shown) ? shown : "";
  show("preset-field", presets.length > 0);
}

/** The line that repeats what is shown, as a link and as a command. */
export function drawRepeat(/** @type {string} */ line, /** @type {boolean} */ repeatable) {
  input("link").value = new URL(`#${line}`, location.href).href;
  input("command").value = `wye lab "${line}"`;
  show("unrepeatable", !repeatable);
}

/** The last runs, and those that can be laid over what is shown. */
export async function drawKept() {
  const kept = await textsKept();
  const shown = open.ran?.chosen.text;
  find("kept").replaceChildren(...kept.map((line) => linkTo(line, line, line === shown)));
  show("kept-runs", kept.length > 0);
  const others = kept.filter((line) => line !== shown && line.startsWith(`${open.experiment.name}?`));
  select("earlier").replaceChildren(new Option(say("lab-none"), ""), ...others.map((line) => new Option(line)));
  select("earlier").value = open.earlier?.chosen.text ?? "";
  show("earlier-field", others.length > 0);
}
