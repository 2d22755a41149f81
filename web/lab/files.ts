/** What is taken out of the lab: tables as CSV, pictures as SVG and PNG, games as SGF, events as JSON Lines. */

import type { Requests, Result } from "messages";
import { png, svg } from "../board/picture.ts";
import { download } from "../dialogs/takeout.ts";
import { Controller } from "./controller.ts";
import type { Grid } from "./pictures.ts";

/** The table of games, if there is one. */
export const played = ({ tables }: Result) => tables.find(({ columns }) => columns.includes("record"));

export class Files extends Controller {
  /** @param name of a table of the result */
  table(name: string) {
    const { ran } = this.state;
    const table = ran?.tables.find((one) => one.name === name);
    if (!ran || !table) return undefined;
    return this.#csv(table, table === ran.tables[0] ? ran.chosen.name : `${ran.chosen.name}-${name}`);
  }

  /** A table of the page, in the words of the person. */
  grid(name: string, { columns, rows }: Grid) {
    return this.#csv({ name, columns, rows }, name);
  }

  /** All that has happened, an event in each line. */
  events() {
    const { ran } = this.state;
    if (!ran) return;
    const lines = ran.happened.events.map((event) => `${JSON.stringify(event)}\n`);
    download(new Blob(lines, { type: "application/jsonl" }), `${ran.chosen.name}.jsonl`);
  }

  async games() {
    const { ran } = this.state;
    const table = ran && played(ran);
    if (!table) return;
    const { columns } = table;
    const games = table.rows.map((row) => {
      const cell = (name: string) => String(row[columns.indexOf(name)] ?? "");
      return { record: cell("record"), first: cell("first"), second: cell("second") };
    });
    const answer = await this.app.messages.orTold(this.app.engine.call("sgf", { games }));
    if (answer) download(new Blob([answer.text], { type: "application/x-go-sgf" }), `${ran.chosen.name}.sgf`);
  }

  /** @param ids of pictures, or of what holds one, of which the shown ones are saved */
  async pictures(ids: string[], kind: "svg" | "png") {
    for (const id of ids) {
      const place = document.getElementById(id);
      const picture = place instanceof SVGSVGElement ? place : place?.querySelector("svg");
      if (!(picture instanceof SVGSVGElement)) continue;
      const scale = picture.classList.contains("board") ? undefined : 1;
      const file =
        kind === "svg" ? new Blob([svg(picture, scale)], { type: "image/svg+xml" }) : await png(picture, scale);
      download(file, `${this.state.experiment.name}-${id}.${kind}`);
    }
  }

  async #csv(table: Requests["csv"]["table"], file: string) {
    const answer = await this.app.messages.orTold(this.app.engine.call("csv", { table }));
    if (answer) download(new Blob([answer.text], { type: "text/csv" }), `${file}.csv`);
  }
}
