/** What the engine has answered in the golden transcripts, which its own tests hold it to. */

import { readFileSync } from "node:fs";

const GOLDEN = new URL("../golden/wire/", import.meta.url);

/** The lines of a transcript. */
const lines = (name) =>
  readFileSync(new URL(`${name}.jsonl`, GOLDEN), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** The results of a transcript. */
const results = (name) => lines(name).flatMap(({ answers }) => answers.flatMap(({ result }) => result ?? []));

/** What the engine offers. */
export const described = results("game").find((result) => "bots" in result);

/** Positions of several games, with their boards. */
export const positions = ["game", "games", "sides"].flatMap(results).filter((result) => "layout" in result);

/** What the page shows before the engine is there. */
export const examples = JSON.parse(readFileSync(new URL("../golden/examples.json", import.meta.url), "utf8"));
