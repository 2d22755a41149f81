/** What is taken out of the lab: tables as CSV, pictures as SVG and PNG, games as SGF, events as JSON Lines. */

import { png, svg } from "../board/picture.js";
import { download } from "../dialogs/takeout.js";

/** @import { Result } from "messages" */
/** @import { Lab } from "./app.js" */
/** @import { Grid } from "./pictures.js" */

/** @param {Lab} app @param {string} name of the table */
export async function saveCsv(app, name) {
  const { ran } = app.store.state;
  const table = ran?.tables.find((one) => one.name === name);
  if (!ran || !table) return;
  const text = (await app.messages.orTold(app.engine.call("csv", { table })))?.text;
  const file = table === ran.tables[0] ? ran.chosen.name : `${ran.chosen.name}-${name}`;
  if (text !== undefined) download(new Blob([text], { type: "text/csv" }), `${file}.csv`);
}

/** A table of the page, in the words of the person. @param {Lab} app @param {string} name @param {Grid} grid */
export async function saveGrid(app, name, { columns, rows }) {
  const table = { name, columns, rows };
  const text = (await app.messages.orTold(app.engine.call("csv", { table })))?.text;
  if (text !== undefined) download(new Blob([text], { type: "text/csv" }), `${name}.csv`);
}

/** All that has happened, an event in each line. @param {Lab} app */
export function saveEvents(app) {
  const { ran } = app.store.state;
  if (!ran) return;
  const lines = ran.happened.events.map((event) => `${JSON.stringify(event)}\n`);
  download(new Blob(lines, { type: "application/jsonl" }), `${ran.chosen.name}.jsonl`);
}

/** The table of games, if there is one. @param {Result} ran */
export const played = ({ tables }) => tables.find(({ columns }) => columns.includes("record"));

/** @param {Lab} app */
export async function saveGames(app) {
  const { ran } = app.store.state;
  const table = ran && played(ran);
  if (!table) return;
  const { columns } = table;
  const games = table.rows.map((row) => {
    const cell = (/** @type {string} */ name) => String(row[columns.indexOf(name)] ?? "");
    return { record: cell("record"), first: cell("first"), second: cell("second") };
  });
  const text = (await app.messages.orTold(app.engine.call("sgf", { games })))?.text;
  if (text !== undefined) download(new Blob([text], { type: "application/x-go-sgf" }), `${ran.chosen.name}.sgf`);
}

/** @param {string} name of the experiment @param {string[]} ids of pictures, or of what holds one, of which the shown
 * ones are saved @param {"svg" | "png"} kind */
export async function savePictures(name, ids, kind) {
  for (const id of ids) {
    const place = document.getElementById(id);
    const picture = place instanceof SVGSVGElement ? place : place?.querySelector("svg");
    if (!(picture instanceof SVGSVGElement)) continue;
    const scale = picture.classList.contains("board") ? undefined : 1;
    const file =
      kind === "svg" ? new Blob([svg(picture, scale)], { type: "image/svg+xml" }) : await png(picture, scale);
    download(file, `${name}-${id}.${kind}`);
  }
}
