/** What is taken out of the lab: tables as CSV, pictures as SVG, games as SGF. */

import { svg } from "../board/picture.js";
import { download } from "../dialogs/takeout.js";

/** @import { Result } from "messages" */
/** @import { Lab } from "./app.js" */

/** @param {Lab} app @param {string} name of the table */
export async function saveCsv(app, name) {
  const { ran } = app.store.state;
  const table = ran?.tables.find((one) => one.name === name);
  if (!ran || !table) return;
  const text = (await app.messages.orTold(app.engine.call("csv", { table })))?.text;
  const file = table === ran.tables[0] ? ran.chosen.name : `${ran.chosen.name}-${name}`;
  if (text !== undefined) download(new Blob([text], { type: "text/csv" }), `${file}.csv`);
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

/** @param {string} name of the experiment @param {string[]} ids of pictures of which the shown ones are saved */
export function savePictures(name, ids) {
  for (const id of ids) {
    const picture = document.getElementById(id);
    if (!(picture instanceof SVGSVGElement)) continue;
    const scale = picture.classList.contains("board") ? undefined : 1;
    download(new Blob([svg(picture, scale)], { type: "image/svg+xml" }), `${name}-${id}.svg`);
  }
}
