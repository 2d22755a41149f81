/** The lab: one bench at a time, its experiment run by the engine, its recording and its tables shown. */

import { Store } from "../app/store.js";
import { Dialogs, drawDialog } from "../dialogs/dialogs.js";
import { preferences } from "../dialogs/settings.js";
import { button, find, select, show, translate, write } from "../dom.js";
import { EngineError, EngineLost } from "../engine/client.js";
import { Loader } from "../engine/loader.js";
import { keepLab, watchUpdates } from "../engine/updates.js";
import { steady } from "../gestures.js";
import { failure } from "../engine/failure.js";
import { defaults, fill, textOf } from "./controls.js";
import { begin as beginFiles } from "./files.js";
import { begin as beginHand, startHand } from "./hand.js";
import { OWN, drawBenches, drawFrame, drawKept, drawPresets, drawRepeat } from "./frame.js";
import { keep, recalled } from "./kept.js";
import { built, open } from "./open.js";
import { OwnBench } from "./own/own.js";
import { Workshop, isOwn, sourcesOf } from "./own/workshop.js";
import { complain, work } from "./notices.js";
import { startQuiz } from "./quiz.js";
import { drawPredictions, drawResult, drawTables, drawViews } from "./result.js";
import { Run, joined, ranOf } from "./run.js";
import { leave, record, redraw } from "./scene.js";
import { Hand, Workers } from "./workers.js";
import { wordsOf } from "../lang/fluent.js";
import { language, sources } from "../lang/language.js";
import { refusal, say, speak } from "../lang/texts.js";
import { preferencesKept } from "../person/preferences.js";
import { Settings } from "../person/settings.js";

/** @import { Selection, Result, Findings } from "messages" */
/** @import { Work } from "./run.js" */

const kept = preferencesKept();
speak(wordsOf(language, await sources, () => document.documentElement.dataset.colours ?? kept.colours));

/** The most workers that may be asked for. */
const MOST_WORKERS = 8;

/** @type {Run | null} */ let running = null;
let ready = false;
/** Whether the person was told that runs are not kept. */
let forgets = false;

// --- the engine ---

const loader = new Loader(built, { module: "lab/worker.py", package: "wye-lab" });
const engine = new Hand(loader, {
  loading: (done, total) => work(say("lab-loading", { done: done / 1e6, total: total / 1e6 }), done / total),
  starting: () => work(say("lab-starting"), null),
  ready: () => {
    ready = true;
    work("", 0);
    drawControls();
    if (!open.ran && nameAsked() !== OWN) arrive();
    keepLab(built.build);
  },
  replaced: () => {
    ready = false;
    if (!running) complain(say("lab-replaced"));
  },
  failed: (error) => {
    ready = false;
    failed(error);
    show("retry", true);
  },
});
const workers = new Workers(loader, engine);
const workshop = new Workshop(built, {
  starting: () => work(say("lab-own-starting"), null),
  ready: () => work("", 0),
  failed,
});
const ownBench = new OwnBench(workshop, (name) => built.experiments.some((one) => one.name === name));

/** The engine that can do an experiment: the reader's own bots are run elsewhere. */
const engineOf = async (/** @type {string} */ line) => (isOwn(line) ? workshop.engine() : engine);

/** What the result of an experiment depends on beside its text. @param {string} line */
const versionOf = (line) => (isOwn(line) ? `${built.runtime_hash} ${sourcesOf(line)}` : built.runtime_hash);

function failed(/** @type {unknown} */ error) {
  work("", 0);
  complain(failure(error, "lab-"));
}

/** What is said of a refusal or of a worker that was lost; other errors are thrown on. @param {unknown} error */
function explained(error) {
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof EngineLost) return say("lab-replaced");
  throw error;
}

/** An answer; undefined if there is none, which is told. @template Answer @param {Promise<Answer>} answer */
const orTold = (answer) => answer.catch((error) => void complain(explained(error)));

beginHand((line, choices) => orTold(engineOf(line).then((one) => one.call("hand", { text: line, choices }))));
beginFiles((op, fields) => orTold(engine.call(op, fields).then((written) => written.text)));

// --- a run ---

/** Run what the form holds from its start, or go on with what is shown. */
async function run(/** @type {string} */ line, /** @type {Work | null} */ before) {
  show("problem", false);
  write("told", "");
  const chosen = before?.chosen ?? (await orTold(engineOf(line).then((one) => one.call("experiment", { text: line }))));
  const hands = chosen && (await orTold(handsFor(chosen)));
  if (!hands || running) return;
  const done = before?.parts ?? [];
  const [began, from] = [performance.now(), joined(done).length];
  const progress = (/** @type {number} */ count, /** @type {number} */ of) => {
    const seconds = count > from ? ((performance.now() - began) / 1000 / (count - from)) * (of - count) : null;
    if (running === own)
      work(say("lab-progress", { done: count, of, seconds: seconds && Math.ceil(seconds) }), count / of);
  };
  const own = new Run({ chosen, parts: done }, hands, { progress, paused: save });
  running = own;
  history.replaceState(null, "", `#${chosen.text}`);
  drawControls();
  try {
    const told = await own.go();
    await save(own.work);
    if (running === own) adopt(told, own.work); // else another link was followed meanwhile
  } catch (error) {
    complain(error instanceof EngineLost && isOwn(chosen.text) ? say("lab-own-lost") : explained(error));
  } finally {
    if (running === own) running = null;
    if (!running) work("", 0);
    drawControls();
  }
}

/** Those who do the parts. @param {Selection} chosen */
async function handsFor({ text: line, parts }) {
  const count = Math.min(Number(select("workers").value), parts);
  return isOwn(line) ? workshop.take(count) : workers.take(count);
}

/** Keep what is done for the next visit, and tell once if the browser does not. @param {Work} work */
async function save(work) {
  const kept = await keep(work, versionOf(work.chosen.text));
  if (!kept && !forgets) complain(say("lab-full"));
  forgets ||= !kept;
}

/** Show what is told of parts. @param {Findings} told @param {Work} work */
function adopt(told, work) {
  open.work = work;
  const ran = ranOf(told, work.parts);
  showRan(ran);
  write("told", ran.ended ? say("lab-finished") : say("lab-stopped", { done: ran.happened.done, of: ran.happened.of }));
}

/** Show a result. @param {Result} ran */
function showRan(ran) {
  open.ran = ran;
  fill(ran.chosen.values);
  drawPresets();
  drawPredictions();
  drawViews(ran);
  startHand();
  startQuiz();
  record();
  drawResult();
  drawTables();
  drawRepeat(ran.chosen.text, ran.chosen.repeatable);
  drawKept();
  drawControls();
}

// --- the bench and its address ---

/** The part of the address that names an experiment. */
const asked = () => location.hash.slice(1);
const nameAsked = () => asked().split("?")[0] ?? "";

/** Open the bench that the address names, with its stored result if it has the usual values. */
async function enter() {
  leave();
  const name = nameAsked();
  show("bench", name !== OWN);
  show("own", name === OWN);
  if (name === OWN) {
    document.title = `${say("lab-own-texts-title")} · ${say("lab-lab")}`;
    drawBenches(OWN);
    return ownBench.open(asked());
  }
  const known = built.experiments.find((one) => one.name === name);
  Object.assign(open, {
    experiment: known ?? built.experiments[0],
    ran: null,
    work: null,
    earlier: null,
    prediction: "",
  });
  drawFrame();
  drawControls();
  const usual = known ? !asked().includes("?") || asked() === known.text : asked() === "";
  if (usual) await stored();
  else if (ready) await arrive();
}

/** The result that the build has written. */
async function stored() {
  const { experiment } = open;
  const response = await fetch(new URL(`results/${experiment.name}.json`, import.meta.url));
  const ran = await response.json();
  if (experiment !== open.experiment || running) return;
  open.work = null;
  showRan(ran);
}

/** Take the values of the address, once there is an engine that can read them, and a run of them that was kept. */
async function arrive() {
  const { experiment } = open;
  try {
    const chosen = await (await engineOf(asked())).call("experiment", { text: asked() || experiment.text });
    if (chosen.text === experiment.text) return void (await stored());
    fill(chosen.values);
    drawRepeat(chosen.text, chosen.repeatable);
    const kept = await resulted(chosen.text);
    if (experiment !== open.experiment || running || open.ran) return;
    if (kept) adopt(kept.told, kept.work);
    else write("told", say("lab-linked"));
  } catch (error) {
    complain(say("lab-broken-link", { reason: explained(error) }), location.href);
    await stored();
  }
}

/** A run that was kept, and what is told of it; null if there is none. @param {string} line */
async function resulted(line) {
  const work = await recalled(line, versionOf(line));
  return work && { work, told: await (await engineOf(line)).call("tell", { text: line, parts: joined(work.parts) }) };
}

// --- what is shown ---

function drawControls() {
  const free = ready && !running;
  button("run").disabled = !free;
  button("reset").disabled = running !== null;
  show("cancel", running !== null);
  show("go-on", free && open.work !== null && open.ran !== null && !open.ran.ended);
  for (const node of find("choices").querySelectorAll("button")) node.disabled = !free;
  for (const node of find("result").querySelectorAll("button")) node.disabled = !ready && node.id !== "svg";
}

// --- the person ---

translate(say);
const most = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
select("workers").replaceChildren(...Array.from({ length: most }, (_, number) => new Option(String(number + 1))));
select("workers").value = String(Math.max(1, Math.floor(most / 2)));

find("form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  if (ready && !running) run(textOf(open.experiment), null);
});
button("cancel").addEventListener("click", () => running?.stop());
button("go-on").addEventListener("click", () => open.work && run(open.work.chosen.text, open.work));
button("reset").addEventListener("click", () => {
  history.replaceState(null, "", `#${open.experiment.name}`);
  fill(defaults(open.experiment));
  stored();
});
select("preset").addEventListener("change", ({ target }) => {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  if (value) location.hash = value;
});
select("earlier").addEventListener("change", async ({ target }) => {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  const kept = value ? await orTold(resulted(value)) : null;
  open.earlier = kept ? ranOf(kept.told, kept.work.parts) : null;
  drawResult();
});
button("dismiss").addEventListener("click", () => show("problem", false));
button("retry").addEventListener("click", () => {
  show("problem", false);
  engine.start();
});
addEventListener("hashchange", () => {
  running?.stop();
  running = null;
  enter();
});
const store = new Store({ preferences: kept, portrait: false, dialog: null });
const settings = new Settings(store);
const dialogs = new Dialogs(store);
store.watch((state, previous) => {
  drawDialog(find("dialogs"), state.dialog, () => preferences(state, settings), dialogs);
  // Some preferences say how pictures look or call the players.
  if (state.preferences !== previous.preferences) {
    redraw();
    drawResult();
  }
});
button("settings").addEventListener("click", () => dialogs.open("settings"));
// A new version is offered on the board; when it is taken there, this page loads anew too.
watchUpdates(built.build, () => {});

steady();
enter();
engine.start();
