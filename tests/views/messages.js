/** What the engine has answered in the golden transcripts, which its own tests hold it to. */

import { readFileSync } from "node:fs";

import { begin } from "../../web/model/exercise.ts";
import { findTask } from "../../web/model/lesson.ts";

const GOLDEN = new URL(`file://${process.cwd()}/tests/golden/wire/`);

/** The lines of a transcript, or of another file by its path from there. */
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

const golden = (name) => JSON.parse(readFileSync(new URL(`../${name}.json`, GOLDEN), "utf8"));

/** What the page holds before the engine is there. */
export const examples = golden("examples");

/** The boards that it fetches. */
export const boards = golden("boards");

/** The board of a game, as the engine lays it out in one of these. */
export const boardOf = (game, size) =>
  [...boards.starts, ...boards.pictures, ...positions].find(
    ({ snapshot }) => snapshot.game === game && snapshot.size === size,
  ).layout;

/** Some tasks of the lessons, by name. */
export const tasks = golden("tasks");

/** The right moves of every task of the lessons, by its name. */
export const rightMoves = Object.fromEntries(lines("../tasks").map(({ name, right }) => [name, right]));

/** A task of the lessons, or the first one of a lesson, by name. */
export function taskNamed(name) {
  const place = findTask(examples.lessons, name, []);
  if (!tasks[place?.task]) throw new Error(`There is no task ${name}.`);
  return { lesson: place.lesson, task: tasks[place.task] };
}

/** Its exercise at the beginning. */
export function beginning(name) {
  const { position, replies } = taskNamed(name).task;
  return begin(position, replies);
}
