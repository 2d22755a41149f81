/** The predictions and the result: a plot, over which an earlier one may be laid, what it says, and every table. */

import { button, element, find, newButton, select, show, write } from "../dom.js";
import { gridOf } from "./benches/bench.js";
import { defaults } from "./controls.js";
import { draw, drawing, tabulate } from "./drawing.js";
import { saveCsv, saveGames } from "./files.js";
import { bench, open, own } from "./open.js";
import { local, say, words } from "../lang/texts.js";

/** @import { Result } from "messages" */
/** @import { Axes } from "./benches/bench.js" */

/** What stands for no prediction. */
const NONE = "skip";

/** The predictions that these values of the parameters leave open; one that was made is kept if it is still among
 * them. */
export function drawPredictions() {
  const values = open.ran?.chosen.values ?? defaults(open.experiment);
  const known = [...bench().predictions(words, values), [NONE, say("lab-no-prediction")]];
  if (!known.some(([value]) => value === open.prediction)) open.prediction = "";
  find("predictions").replaceChildren(...known.map(([value = "", title = ""]) => prediction(value, title)));
}

/** What the plot may show of a result; what was chosen is kept if it is still among that. @param {Result} ran */
export function drawViews(ran) {
  const chosen = select("shown").value;
  const views = bench().views?.(ran, words) ?? [];
  select("shown").replaceChildren(...views.map(([value, title]) => new Option(title, value, false, value === chosen)));
  show("shown-field", views.length > 0);
}

/** A prediction that the person may choose. @param {string} value @param {string} title */
function prediction(value, title) {
  const radio = element("input", { type: "radio", name: "prediction", value, checked: value === open.prediction });
  return element("label", { className: "radio" }, radio, title);
}

export function drawResult() {
  for (const id of ["replay", "result"]) show(id, open.ran !== null);
  show("covered", open.prediction === "");
  show("uncovered", open.prediction !== "");
  if (!open.ran) return;
  const runs = /** @type {[Result, ...Result[]]} */ ([open.ran, ...(open.earlier ? [open.earlier] : [])]);
  const { picture, grid } = bench().result(
    runs,
    /** @type {Axes} */ (select("axes").value),
    words,
    select("shown").value,
  );
  draw(drawing("plot"), picture, say("lab-result-table") ?? "");
  tabulate(find("result-table", HTMLTableElement), grid);
  write("verdict", judged(open.ran));
}

/** What is said of the person's prediction. @param {Result} ran */
function judged(ran) {
  const verdict = bench().verdict(ran, words);
  if (open.prediction === "" || !verdict) return "";
  if (open.prediction === NONE) return verdict.told;
  const right = verdict.right.includes(open.prediction);
  const why = open.prediction === NONE ? "" : own().why(open.prediction);
  return [right ? say("lab-right") : say("lab-wrong"), verdict.told, ...(right ? [] : [why])].join(" ");
}

/** The tables beside the main one, each filled when it is first opened. */
export function drawTables() {
  const [, ...others] = open.ran?.tables ?? [];
  find("tables").replaceChildren(...others.map(({ name }) => further(name)));
  show("games", played() !== null);
}

/** The table of games, if there is one. */
const played = () => open.ran?.tables.find(({ columns }) => columns.includes("record")) ?? null;

/** @param {string} name of a table */
function further(name) {
  const table = element("table");
  const place = element("div", { className: "wide", role: "region", tabIndex: 0, ariaLabel: local(name) }, table);
  const save = newButton({}, () => saveCsv(name), say("lab-csv") ?? "");
  const node = element("details", {}, element("summary", {}, local(name)), place, save);
  node.addEventListener(
    "toggle",
    () => open.ran && !table.rows.length && tabulate(table, gridOf(open.ran, name, words)),
  );
  return node;
}

find("predictions").addEventListener("change", ({ target }) => {
  open.prediction = /** @type {HTMLInputElement} */ (target).value;
  drawResult();
});
for (const name of ["axes", "shown"]) select(name).addEventListener("change", drawResult);
button("csv").addEventListener("click", () => open.ran?.tables[0] && saveCsv(open.ran.tables[0].name));
button("games").addEventListener("click", () => {
  const table = played();
  if (table) saveGames(table);
});
