/** What is taken out of the lab: tables as CSV, pictures as SVG and PNG, games as SGF, events as JSON Lines. */

import type { Result } from "messages/lab";
import { Controller } from "../app/controller.ts";
import { download } from "../app/takeout.ts";
import { paint, toSheet } from "../board/picture.ts";
import type { LabMessages } from "./messages.ts";
import type { Recorder } from "./recorder.ts";
import type { LabState } from "./state.ts";

/** How many events are asked for at a time. */
const SOME = 20_000;

export class Files extends Controller<{ messages: LabMessages; recorder: Recorder }, LabState> {
  /** @param name of a table of the result */
  table(name: string) {
    const { result } = this.state;
    const table = result?.tables.find((one) => one.name === name);
    if (result && table)
      saveTable(table, table === result.tables[0] ? result.chosen.name : `${result.chosen.name}-${name}`);
  }

  /** All that has happened, an event in each line. */
  async events() {
    const { result } = this.state;
    const lines = result && (await this.needs.messages.orTold(this.#lines(result)));
    if (lines) download(new Blob(lines, { type: "application/jsonl" }), `${result.chosen.name}.jsonl`);
  }

  async games() {
    const { result } = this.state;
    if (!result) return;
    const answer = await this.needs.recorder.ask(result, "sgf", { text: result.chosen.text });
    if (answer) download(new Blob([answer.text], { type: "application/x-go-sgf" }), `${result.chosen.name}.sgf`);
  }

  /** @param name of the file @param id of a drawing, or of what holds several, which are saved as one */
  async picture(name: string, id: string, kind: "svg" | "png") {
    const place = document.getElementById(id);
    const drawings = place instanceof SVGSVGElement ? [place] : [...(place?.querySelectorAll("svg") ?? [])];
    const sheet = toSheet(drawings.map((one) => [one, one.classList.contains("board") ? undefined : 1]));
    const file = kind === "svg" ? new Blob([sheet], { type: "image/svg+xml" }) : await paint(sheet);
    download(file, `${this.state.experiment.name}-${name}.${kind}`);
  }

  /** The lines of the events, as many together as the engine sends at a time. */
  async #lines(result: Result) {
    const engine = await this.needs.recorder.engineOf(result);
    const lines: string[] = [];
    for (let first = 0; ; first += SOME) {
      const { text } = await engine.call("events", { text: result.chosen.text, first, count: SOME });
      if (!text) return lines;
      lines.push(text);
    }
  }
}

/** Save a table as CSV, with the minus signs that spreadsheets read. */
export function saveTable({ columns, rows }: { columns: string[]; rows: (string | number | null)[][] }, file: string) {
  const field = (value: string | number | null) => {
    const text = String(value ?? "").replace(/^−(?=\d)/, "-");
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [columns, ...rows].map((row) => `${row.map(field).join(",")}\n`);
  download(new Blob(lines, { type: "text/csv" }), `${file}.csv`);
}
