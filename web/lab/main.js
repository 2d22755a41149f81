// @ts-check
/** The lab: one bench at a time, its experiment run by the engine, its recording and its tables shown. */

import { Board } from "../board/board.js";
import { svg as portrait } from "../board/picture.js";
import { sceneOf } from "../board/scene.js";
import { dress } from "../dialogs/settings.js";
import { button, download, find, select, show, write } from "../dom.js";
import { Engine, EngineError, EngineLost } from "../engine/client.js";
import { Loader, LoadError } from "../engine/loader.js";
import { watchUpdates } from "../engine/updates.js";
import { words as boardWords } from "../words/strings.js";
import { BENCHES } from "./benches/benches.js";
import { build, defaults, fill, textOf } from "./controls.js";
import { draw, tabulate } from "./drawing.js";
import { OwnBench } from "./own/own.js";
import { Workshop } from "./own/workshop.js";
import { Player } from "./player.js";
import { TreeView } from "./tree.js";
import { local, refusal, strings, texts, words } from "./words/strings.js";

/** @import { Experiment, Handled, Happened, Ran } from "../engine/messages.js" */
/** @import { RuntimeFile } from "../engine/loader.js" */
/** @import { Axes, Bench } from "./benches/bench.js" */

/** @type {{experiments: Experiment[], runtime: RuntimeFile[], runtime_hash: string}} */
const built = JSON.parse(document.getElementById("start")?.textContent ?? "");

/** What the address of the reader's own bots begins with. */
const OWN = "own";
/** What stands for no prediction. */
const NONE = "skip";

const drawing = (/** @type {string} */ id) => /** @type {SVGSVGElement} */ (document.querySelector(`svg#${id}`));
const [scene, boardScene, picture, handScene] = [drawing("scene"), drawing("scene-board"), drawing("plot"), drawing("hand-scene")];
const board = new Board(boardScene, () => {});
const table = (/** @type {string} */ id) => find(id, HTMLTableElement);
const text = (/** @type {string} */ id) => find(id, HTMLElement);
const input = (/** @type {string} */ id) => find(id, HTMLInputElement);

/** The bench that is open. */
const open = {
  /** @type {Experiment} */
  experiment: /** @type {Experiment} */ (built.experiments[0]),
  /** What is shown; null while a result is awaited. @type {Ran | null} */
  ran: null,
  prediction: "",
  /** @type {number[]} */
  choices: [],
  /** @type {Handled} */
  handled: { events: [], rivals: {} },
};
/** The experiment that runs: its request, when it began, in milliseconds, and how far it was then. @type {{id: number, began: number, from: number} | null} */
let running = null;
let ready = false;

const bench = () => /** @type {Bench} */ (BENCHES[open.experiment.name]);
const own = () => /** @type {import("./benches/bench.js").Texts} */ (/** @type {Record<string, unknown>} */ (strings)[open.experiment.name]);
/** Where two pictures stand one above the other. */
const narrow = matchMedia("(max-width: 34rem)");
const tree = new TreeView(text("scene-tree"));
const player = new Player(drawScene);
narrow.addEventListener("change", () => drawScene(player.at));

// --- the engine ---

const engine = new Engine(new Loader(built.runtime, built.runtime_hash, { module: "lab/worker.py", package: "wye-lab" }), {
  loading: (done, total) => work(strings.loading(done, total), done / total),
  starting: () => work(strings.starting, null),
  ready: () => {
    ready = true;
    work("", 0);
    drawControls();
    if (!open.ran && !asked().startsWith(OWN)) arrive();
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("lab"));
  },
  replaced: () => {
    ready = false;
    complain(strings.replaced);
  },
  failed: (error) => {
    ready = false;
    work("", 0);
    complain(error instanceof LoadError ? strings.loadFailed(error.path, error.reason) : strings.engineFailed(error instanceof Error ? error.message : String(error)));
    show(button("retry"), true);
  },
});

/** The bench of the reader's own bots, which is no experiment, and what runs them. */
const workshop = new Workshop(built, {});
const ownBench = new OwnBench(workshop, (name) => built.experiments.some((one) => one.name === name));

/** Tell how far something is. @param {string} told @param {number | null} share null where that is not known */
function work(told, share) {
  const progress = find("progress", HTMLProgressElement);
  write(text("effort"), told);
  progress.hidden = told === "";
  if (share === null) progress.removeAttribute("value");
  else progress.value = share;
}

/** @param {string} told @param {string} [link] that is wrong, for copying */
function complain(told, link) {
  show(text("problem"), true);
  show(button("retry"), false);
  write(text("problem-text"), told);
  show(input("broken"), link !== undefined);
  input("broken").value = link ?? "";
}

/** What is said of a refusal or of a worker that was lost; other errors are thrown on. @param {unknown} error */
function explained(error) {
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof EngineLost) return strings.replaced;
  throw error;
}

// --- a run ---

/** Run what the form holds from its start, or go on with what is shown. @param {string} line @param {Ran | null} before */
async function run(line, before) {
  show(text("problem"), false);
  const from = before?.happened.done ?? 0;
  /** @type {Happened} */
  let happened = before?.happened ?? { events: [], done: 0, of: 0 };
  const heard = (/** @type {Happened} */ more) => {
    happened = { ...more, events: [...happened.events, ...more.events] };
    if (running) work(strings.progress(more.done, more.of, remaining(more)), more.done / more.of);
  };
  const { id, answer } = engine.request("run", { text: line, since: from }, heard);
  const own = (running = { id, began: performance.now(), from });
  work(strings.progress(from, happened.of, null), null);
  drawControls();
  try {
    const ran = await answer;
    if (running !== own) return; // another bench has been opened
    heard(ran.happened);
    adopt({ ...ran, happened });
    history.replaceState(null, "", `#${ran.chosen.text}`);
    write(text("told"), ran.ended ? strings.finished : strings.stopped(happened.done, happened.of));
  } catch (error) {
    complain(explained(error));
  } finally {
    if (running === own) running = null;
    if (!running) work("", 0);
    drawControls();
  }
}

/** End the run, and have what is there. */
async function cancel() {
  if (running) await engine.call("stop", { target: running.id, how: "cancel" }).catch(explained);
}

/** Seconds that are left, or null while that cannot be told. @param {Happened} happened */
function remaining({ done, of }) {
  if (!running || done <= running.from) return null;
  return ((performance.now() - running.began) / 1000 / (done - running.from)) * (of - done);
}

/** Show a result. @param {Ran} ran */
function adopt(ran) {
  open.ran = ran;
  fill(ran.chosen.values);
  drawPresets();
  drawPredictions();
  startHand();
  tree.forget();
  player.load(bench().units(ran, words));
  drawResult();
  drawRepeat(ran.chosen.text);
  drawControls();
}

// --- the bench and its address ---

/** The part of the address that names an experiment. */
const asked = () => location.hash.slice(1);

/** Open the bench that the address names, with its stored result if it has the usual values. */
async function enter() {
  const name = asked().split("?")[0] ?? "";
  const own = name === OWN;
  show(text("bench"), !own);
  show(text("own"), own);
  if (own) {
    document.title = `${strings.own.texts.title} · ${texts.lab}`;
    drawBenches(OWN);
    ownBench.open(asked());
    return;
  }
  const known = built.experiments.find((one) => one.name === name);
  open.experiment = known ?? /** @type {Experiment} */ (built.experiments[0]);
  open.ran = null;
  open.prediction = "";
  drawFrame();
  const usual = known ? !asked().includes("?") || asked() === known.text : asked() === "";
  if (usual) await stored();
  else if (ready) await arrive();
}

/** The result that the build has written. */
async function stored() {
  const { experiment } = open;
  const response = await fetch(`lab/results/${experiment.name}.json`);
  const ran = await response.json();
  if (experiment === open.experiment && !running) adopt(ran);
}

/** Take the values of the address, once there is an engine that can read them. */
async function arrive() {
  try {
    const { values, text: line } = await engine.call("experiment", { text: asked() || open.experiment.text });
    if (line === open.experiment.text) return void (await stored());
    fill(values);
    drawRepeat(line);
    write(text("told"), strings.linked);
  } catch (error) {
    complain(strings.brokenLink(explained(error)), location.href);
    await stored();
  }
}

// --- what is shown ---

/** The links to all benches. @param {string} current */
function drawBenches(current) {
  const all = [...built.experiments.map(({ name, title }) => [name, local(title)]), [OWN, strings.own.texts.title]];
  const links = all.map(([name = "", title = ""]) => {
    const link = Object.assign(document.createElement("a"), { href: `#${name}`, textContent: title });
    if (name === current) link.setAttribute("aria-current", "page");
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  text("benches").replaceChildren(...links);
}

/** All that depends on the bench alone. */
function drawFrame() {
  const { title, question, parameters, name } = open.experiment;
  document.title = `${local(title)} · ${texts.lab}`;
  write(text("title"), local(title));
  write(text("question"), local(question));
  drawBenches(name);
  build(text("parameters"), parameters, local);
  fill(defaults(open.experiment));
  const { predict, task, legend, plotLegend, seen, paragraphs, pseudocode, sources } = own();
  write(text("predict-question"), predict);
  drawPredictions();
  drawPresets();
  select("axes").replaceChildren(...bench().axes.map((one) => new Option(strings.axes[one], one)));
  show(text("hand"), bench().hand !== null);
  write(text("hand-task"), task);
  write(text("scene-legend"), legend);
  write(text("plot-legend"), plotLegend);
  write(text("seen"), seen);
  text("paragraphs").replaceChildren(...paragraphs.map((one) => Object.assign(document.createElement("p"), { textContent: one })));
  text("pseudocode").replaceChildren(...pseudocode.split("\n").map((line) => Object.assign(document.createElement("span"), { textContent: `${line}\n` })));
  text("sources").replaceChildren(...sources.map((one) => Object.assign(document.createElement("li"), { textContent: one })));
  for (const id of ["replay", "result"]) show(text(id), false);
  write(text("told"), "");
  drawControls();
}

/** The predictions that these values of the parameters leave open; one that was made is kept if it is still among them. */
function drawPredictions() {
  const values = open.ran?.chosen.values ?? defaults(open.experiment);
  const known = [...bench().predictions(words, values), [NONE, strings.noPrediction]];
  if (!known.some(([value]) => value === open.prediction)) open.prediction = "";
  text("predictions").replaceChildren(...known.map(([value = "", title = ""]) => prediction(value, title)));
}

/** The presets, and which one the shown values are. */
function drawPresets() {
  const { presets, text: usual } = open.experiment;
  const shown = open.ran?.chosen.text ?? usual;
  const known = [{ title: texts.defaults ?? "", text: usual }, ...presets.map((one) => ({ ...one, title: local(one.title) }))];
  const options = known.map((one) => new Option(one.title, one.text));
  if (!known.some((one) => one.text === shown)) options.unshift(new Option(strings.ownValues, ""));
  select("preset").replaceChildren(...options);
  select("preset").value = known.some((one) => one.text === shown) ? shown : "";
  show(text("preset-field"), presets.length > 0);
}

/** A prediction that the person may choose. @param {string} value @param {string} title */
function prediction(value, title) {
  const node = Object.assign(document.createElement("label"), { className: "radio" });
  const radio = Object.assign(document.createElement("input"), { type: "radio", name: "prediction", value, checked: value === open.prediction });
  node.append(radio, title);
  return node;
}

function drawControls() {
  const free = ready && !running;
  button("run").disabled = !free;
  button("reset").disabled = running !== null;
  show(button("cancel"), running !== null);
  show(button("go-on"), free && open.ran !== null && !open.ran.ended);
  for (const node of text("choices").querySelectorAll("button")) node.disabled = !free;
  button("csv").disabled = !ready;
}

/** @param {number} at */
function drawScene(at) {
  if (!open.ran) return;
  const shown = bench().scene(open.ran, at, words, narrow.matches);
  scene.toggleAttribute("hidden", !shown.picture);
  boardScene.toggleAttribute("hidden", !shown.board);
  if (shown.picture) draw(scene, shown.picture, texts.sceneTable ?? "");
  if (shown.board) board.draw(sceneOf(shown.board.placed, shown.board.overlay, boardWords));
  show(text("scene-tree"), shown.tree !== undefined);
  if (shown.tree) tree.draw(shown.tree, { narrow: narrow.matches, name: texts.sceneTree ?? "", more: strings.more });
  [...text("pseudocode").children].forEach((line, number) => line.classList.toggle("current", shown.lines?.includes(number) ?? false));
  text("formula").replaceChildren(...(shown.formula ?? []).map((line) => Object.assign(document.createElement("span"), { textContent: line })));
  tabulate(table("scene-table"), shown.grid);
  write(text("sentence"), shown.sentence);
}

function drawResult() {
  for (const id of ["replay", "result"]) show(text(id), open.ran !== null);
  show(text("covered"), open.prediction === "");
  show(text("uncovered"), open.prediction !== "");
  if (!open.ran) return;
  const { picture: drawn, grid } = bench().result([open.ran], /** @type {Axes} */ (select("axes").value), words);
  draw(picture, drawn, texts.resultTable ?? "");
  tabulate(table("result-table"), grid);
  write(text("verdict"), judged(open.ran));
}

/** What is said of the person's prediction. @param {Ran} ran */
function judged(ran) {
  const verdict = bench().verdict(ran, words);
  if (open.prediction === "" || !verdict) return "";
  if (open.prediction === NONE) return verdict.told;
  const right = verdict.right.includes(open.prediction);
  const why = own().why[open.prediction] ?? "";
  return [right ? strings.right : strings.wrong, verdict.told, ...(right ? [] : [why])].join(" ");
}

/** @param {string} line */
function drawRepeat(line) {
  input("link").value = new URL(`#${line}`, location.href).href;
  input("command").value = `wye lab "${line}"`;
}

// --- by hand ---

function startHand() {
  open.choices = [];
  open.handled = { events: [], rivals: {} };
  const { hand } = bench();
  if (!hand || !open.ran) return;
  text("choices").replaceChildren(
    ...hand.choices(open.ran, words).map((title, choice) => {
      const node = Object.assign(document.createElement("button"), { type: "button", textContent: title });
      node.addEventListener("click", () => choose(choice));
      return node;
    }),
  );
  drawHand();
}

/** @param {number} choice */
async function choose(choice) {
  if (!open.ran) return;
  open.choices = [...open.choices, choice];
  const { choices } = open;
  try {
    const handled = await engine.call("hand", { text: open.ran.chosen.text, choices });
    if (choices !== open.choices) return;
    open.handled = handled;
    drawHand();
  } catch (error) {
    complain(explained(error));
  }
}

function drawHand() {
  const { hand } = bench();
  if (!hand || !open.ran) return;
  const shown = hand.scene(open.ran, open.handled, words);
  draw(handScene, shown.picture, texts.hand ?? "");
  tabulate(table("hand-table"), shown.grid);
  tabulate(table("rivals"), shown.rivals);
  show(table("rivals"), open.choices.length > 0);
  write(text("hand-sentence"), shown.sentence);
}

// --- files ---

async function saveCsv() {
  const { ran } = open;
  const [main] = ran?.tables ?? [];
  if (!ran || !main) return;
  const address = new URL("#", location.href).href;
  const date = new Date().toISOString().slice(0, 10);
  try {
    const { text: content } = await engine.call("csv", { text: ran.chosen.text, table: main, address, date });
    download(new Blob([content], { type: "text/csv" }), `${ran.chosen.name}.csv`);
  } catch (error) {
    complain(explained(error));
  }
}

// --- the person ---

for (const node of document.querySelectorAll("[data-text]")) node.textContent = texts[node.getAttribute("data-text") ?? ""] ?? "";
for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", texts[node.getAttribute("data-label") ?? ""] ?? "");

find("form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  if (ready && !running) run(textOf(open.experiment), null);
});
button("cancel").addEventListener("click", cancel);
button("go-on").addEventListener("click", () => open.ran && run(open.ran.chosen.text, open.ran));
button("reset").addEventListener("click", () => {
  history.replaceState(null, "", `#${open.experiment.name}`);
  fill(defaults(open.experiment));
  stored();
});
select("preset").addEventListener("change", ({ target }) => {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  if (value) location.hash = value;
});
text("predictions").addEventListener("change", ({ target }) => {
  open.prediction = /** @type {HTMLInputElement} */ (target).value;
  drawResult();
});
select("axes").addEventListener("change", drawResult);
button("csv").addEventListener("click", saveCsv);
button("svg").addEventListener("click", () => download(new Blob([portrait(picture, 1)], { type: "image/svg+xml" }), `${open.experiment.name}.svg`));
button("hand-again").addEventListener("click", () => {
  startHand();
  drawControls();
});
button("dismiss").addEventListener("click", () => show(text("problem"), false));
button("retry").addEventListener("click", () => {
  show(text("problem"), false);
  engine.start();
});
addEventListener("hashchange", () => {
  cancel();
  running = null;
  enter();
});
watchUpdates(() => {}); // a new version is offered on the board; when it is taken there, this page loads anew too

dress();
enter();
engine.start();
