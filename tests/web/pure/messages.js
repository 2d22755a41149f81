/** What the engine has answered in the golden transcripts, which its own tests hold it to. */

import { readFileSync } from "node:fs";

/** @import { Described, Placed, Ran } from "../../../web/engine/messages.js" */

const GOLDEN = new URL("../../golden/wire/", import.meta.url);

/** The lines of a transcript. @param {string} name @returns {any[]} */
const lines = (name) => readFileSync(new URL(`${name}.jsonl`, GOLDEN), "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** The results of a transcript. @param {string} name @returns {any[]} */
const results = (name) => lines(name).flatMap(({ answers }) => answers.flatMap((/** @type {any} */ { result }) => result ?? []));

/** What the engine offers. @type {Described} */
export const described = results("game").find((result) => "lessons" in result);

/** Positions of several games, with their boards. @type {Placed[]} */
export const positions = ["game", "games", "sides"].flatMap(results).filter((result) => "layout" in result);

/** What the engine has told of the experiments in a transcript of the lab, as a bench gets it. @param {string} name @returns {Ran[]} */
export const recorded = (name) =>
  lines(name).flatMap(({ ask, answers }) =>
    ask.op === "tell" ? [{ ...answers.at(-1).result, happened: { events: ask.parts.flat(), done: ask.parts.length, of: ask.parts.length } }] : [],
  );
