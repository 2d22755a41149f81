/** What is open in the lab: one bench, and what is shown on it. */

import { BENCHES } from "./benches/benches.js";
import { say } from "../lang/texts.js";

/** @import { Experiment, HandResult, Result } from "messages" */
/** @import { RuntimeFile } from "../engine/loader.js" */
/** @import { Id } from "texts" */
/** @import { Bench } from "./benches/bench.js" */
/** @import { Work } from "./run.js" */

/** What the build has written into the page.
 * @type {{build: string, experiments: Experiment[], runtime: RuntimeFile[], runtime_hash: string}} */
export const built = JSON.parse(document.getElementById("start")?.textContent ?? "");

export const open = {
  /** @type {Experiment} */ experiment: /** @type {Experiment} */ (built.experiments[0]),
  /** What is shown; null while a result is awaited. @type {Result | null} */
  ran: null,
  /** The parts that the result was made of; null for one that the build has stored. @type {Work | null} */
  work: null,
  /** An earlier result that is laid over it. @type {Result | null} */
  earlier: null,
  prediction: "",
  /** What the person has chosen by hand, and what came of it. @type {number[]} */
  choices: [],
  /** @type {HandResult} */ handled: { events: [], rivals: {} },
};

export const bench = () => /** @type {Bench} */ (BENCHES[open.experiment.name]);

/** The texts of the bench. */
export function own() {
  const told = (/** @type {string} */ name) => say(/** @type {Id} */ (`lab-${open.experiment.name}-${name}`));
  return {
    predict: told("predict"),
    task: told("task"),
    legend: told("legend"),
    plotLegend: told("plot-legend"),
    seen: told("seen"),
    paragraphs: told("paragraphs").split("\n\n"),
    pseudocode: told("pseudocode"),
    sources: told("sources").split("\n"),
    why: (/** @type {string} */ prediction) => told(`why-${prediction}`),
  };
}
