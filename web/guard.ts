/** Begins a page, and stands in the page itself. It fetches the files that the page is drawn with, checks them, and
 * runs the page's script; what cannot be had, it says in the reader's language. Until the script has drawn the page,
 * the element #wait holds the one sentence that there is.
 *
 * Where a file is missing, the server may have another version by now: then that one takes over at once. Games and
 * settings stay, as they are stored apart from the files. Other modules let the guard look for a version by
 * dispatching the event "missing". */

import { address, fetchFile, fetchSpeech, LoadError, type Reason, SILENCE, siteFiles } from "./engine/files.ts";
import { offer } from "./first.ts";
import { findLanguage } from "./person/language.ts";
import { dropCache } from "./platform.ts";
import { SENTENCES } from "./sentences.ts";

const { version = "" } = document.documentElement.dataset;
const language = findLanguage();
const sentences = SENTENCES[language];
const { scripts, later } = siteFiles();
const obstacle = findObstacle();
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
let looking = false;

document.documentElement.lang = language;
addEventListener("missing", look);
addEventListener("error", ({ message }) => tell(sentences.failed(message), reload));
addEventListener("unhandledrejection", ({ reason }) => tell(sentences.failed(String(reason)), reload));
parsed.then(() => say(sentences.loading));
watchResources();
if (obstacle) tell(obstacle);
else {
  offer();
  begin();
}

/** Fetch the page's files and run its script; say why where that is impossible. */
async function begin() {
  fetchPlace();
  try {
    const [speech] = await Promise.all([fetchSpeech(language), ...scripts.map((file) => fetchFile(file))]);
    Object.assign(globalThis, { speech });
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    look();
    return tell(sentences.missing(error.file, error.reason), begin);
  }
  await parsed;
  run(scripts[0]?.path ?? "");
}

/** Run a script that has been fetched: the browser has it, unless it was not to keep it, and then asks once more. */
function run(path: string) {
  const fail = (reason: Reason) => {
    // A module that failed is not fetched a second time by the same page.
    tell(sentences.missing(new LoadError(path, reason).file, reason), reload);
  };
  const overdue = setTimeout(fail, SILENCE, "stalled");
  const script = document.createElement("script");
  script.type = "module";
  script.src = address(path);
  script.onload = () => clearTimeout(overdue);
  script.onerror = () => {
    clearTimeout(overdue);
    fail("unreachable");
  };
  document.head.append(script);
}

/** Fetch what draws the place that the address names at the same time as the page's script, which then asks for it, and
 * tells the person if it cannot be had. */
function fetchPlace() {
  const [place] = location.hash.slice(1).split("/");
  for (const [module, files] of Object.entries(later))
    if (module.startsWith(`${place}/`)) for (const file of files) fetchFile(file).catch(() => {});
}

/** Why this page cannot run here at all, "" if nothing is known. */
function findObstacle() {
  if (location.protocol === "file:") return sentences.folder;
  if (origin === "null") return sentences.frame;
  return "noModule" in HTMLScriptElement.prototype ? "" : sentences.old;
}

/** Say a sentence in place of the page, unless the page has been drawn. @returns where it stands */
function say(sentence: string) {
  const wait = document.getElementById("wait");
  wait?.replaceChildren(Object.assign(document.createElement("p"), { textContent: sentence }));
  return wait;
}

/** Say what went wrong, at once. @param again what the button tries, if any */
async function tell(sentence: string, again?: () => unknown) {
  await parsed;
  const wait = say(sentence);
  if (!wait) return;
  wait.dataset.said = "";
  if (!again) return;
  const button = document.createElement("button");
  button.textContent = sentences.again;
  button.onclick = () => {
    say(sentences.loading);
    again();
  };
  wait.append(button);
}

function reload() {
  location.reload();
}

/** Look at the page as the server has it now, and go over to it if it is of another version. */
async function look() {
  if (looking || !navigator.onLine) return;
  looking = true;
  const page = await fetch(location.pathname, { cache: "reload" }).then(
    (response) => response.text(),
    () => "",
  );
  const newest = /<html [^>]*data-version="([0-9a-f]+)"/.exec(page)?.[1];
  if (newest && newest !== version) {
    const scope = new URL("./", location.href).pathname;
    await dropCache(`wye-version-${version} ${scope}`);
    location.reload();
  }
  looking = false;
}

/** Look for another version where a file of this one is asked for and is not there. */
function watchResources() {
  const folder = address("");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, responseStatus } = entry as PerformanceResourceTiming;
      if (responseStatus >= 400 && name.startsWith(folder)) look();
    }
  }).observe({ type: "resource", buffered: true });
}
