/** What is taken out of the lab: tables as CSV, pictures as SVG, games as SGF. */

import { svg } from "../board/picture.js";
import { download } from "../dialogs/takeout.js";
import { button } from "../dom.js";
import { drawing } from "./drawing.js";
import { open } from "./open.js";

/** @import { Requests, Table } from "messages" */

/** Set by `begin`: how a text is asked for; undefined if the engine has refused, which was told.
 * @type {(op: "csv" | "sgf", fields: Requests["csv" | "sgf"]) => Promise<string | undefined>} */
let ask = async () => undefined;

/** Begin, with an engine that writes. @param {typeof ask} written */
export function begin(written) {
  ask = written;
}

/** @param {string} name of the table */
export async function saveCsv(name) {
  const { ran } = open;
  const table = ran?.tables.find((one) => one.name === name);
  if (!ran || !table) return;
  const text = await ask("csv", { table });
  const file = table === ran.tables[0] ? ran.chosen.name : `${ran.chosen.name}-${name}`;
  if (text !== undefined) download(new Blob([text], { type: "text/csv" }), `${file}.csv`);
}

/** @param {Table} table whose rows have records, and may have the players */
export async function saveGames({ columns, rows }) {
  const place = (/** @type {string} */ name) => columns.indexOf(name);
  const games = rows.map((row) => {
    const [record = "", first = "", second = ""] = ["record", "first", "second"].map((name) =>
      String(row[place(name)] ?? ""),
    );
    return { record, first, second };
  });
  const text = await ask("sgf", { games });
  if (text !== undefined) download(new Blob([text], { type: "application/x-go-sgf" }), `${open.experiment.name}.sgf`);
}

/** @param {string} id of a button @param {string[]} pictures of which the shown ones are saved */
function savesPictures(id, pictures) {
  button(id).addEventListener("click", () => {
    for (const picture of pictures.map(drawing).filter((one) => !one.hasAttribute("hidden"))) {
      const scale = picture.classList.contains("board") ? undefined : 1;
      download(new Blob([svg(picture, scale)], { type: "image/svg+xml" }), `${open.experiment.name}-${picture.id}.svg`);
    }
  });
}

savesPictures("svg", ["plot"]);
savesPictures("scene-svg", ["scene", "scene-board"]);
