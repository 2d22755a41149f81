/** The lab's state: one plain object, and what follows from it. */

import { say } from "../lang/texts.js";
import { NO_BOT } from "./own/state.js";
import { formOf } from "./notation.js";
import { once } from "./once.js";
import { choiceOf, unitsOf, verdictOf, viewsOf } from "./recording.js";
import { every, numberOf } from "./replay.js";

/** @import { Choosing } from "./chooser.js" */
/** @import { Bot } from "./own/address.js" */
/** @import { Experiment, Experiments, Grade, Result, Trial } from "messages" */
/** @import { Id } from "texts" */
/** @import { RuntimeFile } from "../engine/files.js" */
/** @import { Preferences } from "../model/preferences.js" */
/** @import { State } from "../model/state.js" */
/** @import { Axes, Choice, Scales } from "./recording.js" */
/** @import { Id as NodeId } from "./folding.js" */
/** @import { OwnState } from "./own/state.js" */
/** @import { Work } from "./run.js" */

/** What the build has written into the page.
 * @typedef {Experiments & {build: string, runtime: RuntimeFile[], runtime_hash: string}} Built */

/** @typedef {{turned: ReadonlyMap<NodeId, boolean>, reached: NodeId | null}} Folds  of a tree: which nodes the reader
 *   has unfolded or folded, and the one that the Tab key reaches; null for the current one */

/** @typedef {object} LabState
 * @property {Preferences} preferences
 * @property {boolean} portrait whether the window is higher than wide
 * @property {State["dialog"]} dialog the open one
 * @property {boolean} narrow whether two pictures stand one above the other, and trees are lists
 * @property {number} cores how many workers may be asked for
 * @property {number} workers how many are
 * @property {boolean} ready whether the engine can work
 * @property {boolean} running whether an experiment is being run
 * @property {{told: string, share: number | null} | null} work how far something is; null share: that is not known
 * @property {State["problem"]} problem
 * @property {false} update a new version is offered on the board alone
 * @property {Experiment[]} experiments all that there are
 * @property {boolean} gallery whether all benches are shown for choice
 * @property {boolean} embedded whether the bench is shown alone, in a page of somebody else's
 * @property {Built["lessons"]} lessons of the course
 * @property {Built["bots"]} bots the names of the engine's
 * @property {Built["games"]} games
 * @property {boolean} course whether the course is open
 * @property {boolean} own whether the bench of the reader's own bots is open
 * @property {Experiment} experiment of the open bench
 * @property {Record<string, string>} form the values of its parameters as the reader writes them
 * @property {ReadonlyMap<string, string>} wrong the parameters that the engine refuses, each with the reason
 * @property {Bot[]} brought the files that a link has brought, as long as they are not kept here
 * @property {Choosing | null} choosing the position that is chosen on a board
 * @property {boolean} drawer whether the parameters are shown
 * @property {string} told what is told of the run
 * @property {{line: string, repeatable: boolean}} repeat the text that repeats what is shown
 * @property {string[]} kept the texts of the last runs
 * @property {Result | null} ran what is shown; null while a result is awaited
 * @property {Work | null} done the parts that it was made of; null for one that the build has stored
 * @property {Result | null} earlier an earlier result that is laid over it
 * @property {unknown[]} options what may be predicted, as the engine tells it; none while that is not known
 * @property {string} prediction of the person, "" if there is none yet, SKIP for none
 * @property {Axes} axes of the plot
 * @property {string} view what the plot shows, if that can be chosen
 * @property {ReadonlySet<string>} opened the tables beside the main one that were opened
 * @property {number} at the position in the recording
 * @property {number} unit the number of the unit by which one steps
 * @property {boolean} playing whether the recording goes on by itself
 * @property {number} pace how many times as fast as usual it does
 * @property {"picture" | "board" | "tree"} part of the scene that is shown where there is room for one
 * @property {Folds} folds of the tree of the scene
 * @property {string} sought what is told of the node that was looked for last
 * @property {{marked: ReadonlySet<NodeId>, told: boolean, folds: Folds}} quiz the nodes that the reader has marked, and
 *   whether it was told which marks are right
 * @property {{choices: number[], trial: Trial | null}} hand what the person has chosen, and what came of it
 * @property {{answers: Record<string, string>, grade: Grade | null}} exercise what a student has filled in, and what
 *   it is worth; null until it is handed in
 * @property {OwnState} bot the one that the reader writes */

/** What stands for no prediction. */
export const SKIP = "skip";
/** @type {Folds} */ export const UNFOLDED = { turned: new Map(), reached: null };

/** What begins anew with another result.
 * @type {Pick<LabState, "at" | "playing" | "folds" | "sought" | "quiz" | "hand" | "exercise" | "opened">} */
export const BEGUN = {
  at: 0,
  playing: false,
  folds: UNFOLDED,
  sought: "",
  quiz: { marked: new Set(), told: false, folds: UNFOLDED },
  exercise: { answers: {}, grade: null },
  hand: { choices: [], trial: null },
  opened: new Set(),
};

/** The values that every parameter has where nothing is said. @param {Experiment} experiment */
export const defaults = ({ parameters }) =>
  Object.fromEntries(parameters.map((one) => [one.name, String(one.default)]));

/** The values of the form for those of an experiment, or for none. @param {Experiment} experiment
 * @param {Record<string, string>} [values] */
export const filled = (experiment, values = {}) => ({ form: formOf(experiment, values), wrong: new Map() });

/** A bench at which nothing has been done. @param {Experiment} experiment */
export const entered = (experiment) => ({
  ...BEGUN,
  experiment,
  ...filled(experiment),
  gallery: false,
  course: false,
  told: "",
  ran: null,
  done: null,
  earlier: null,
  prediction: "",
  options: /** @type {unknown[]} */ ([]),
  axes: /** @type {Axes} */ (""),
  view: "",
  choosing: /** @type {Choosing | null} */ (null),
  brought: /** @type {Bot[]} */ ([]),
});

/** The most workers that may be asked for. */
const MOST_WORKERS = 8;

/** The state with which a visit begins.
 * @param {Built} built @param {Preferences} preferences @param {Pick<LabState, "narrow" | "embedded">} window
 * @param {number} cores of the machine
 * @returns {LabState} */
export function begun({ experiments, lessons, bots, games }, preferences, window, cores) {
  const [experiment] = experiments;
  if (!experiment) throw new Error("The page has no experiments.");
  const most = Math.min(cores || 1, MOST_WORKERS);
  return {
    preferences,
    portrait: false,
    dialog: null,
    ...window,
    drawer: false,
    cores: most,
    workers: Math.max(1, Math.floor(most / 2)),
    ready: false,
    running: false,
    work: null,
    problem: null,
    update: false,
    experiments,
    lessons,
    bots,
    games,
    own: false,
    repeat: { line: experiment.text, repeatable: true },
    kept: [],
    unit: 0,
    pace: 1,
    part: "picture",
    bot: NO_BOT,
    ...entered(experiment),
  };
}

/** The scales of the plot of the result, the usual one first. @param {Pick<LabState, "ran">} state */
export const scales = ({ ran }) => /** @type {Scales[]} */ (ran?.recording.axes ?? []);

/** A text of the open bench. @param {Pick<LabState, "experiment">} state @param {string} name
 * @param {Record<string, number>} [values] */
export const own = ({ experiment }, name, values) => say(/** @type {Id} */ (`lab-${experiment.name}-${name}`), values);

/** The predictions that the values of the parameters leave open, each with its words; before a run, those of the
 * experiment as it stands.
 * @param {LabState} state @returns {[string, string][]} */
export const predictions = (state) => worded(state, "options", state.options.map(choiceOf));

/** What the plot may show, each with its words. @param {LabState} state @param {Result} ran */
export const views = (state, ran) => worded(state, "views", viewsOf(ran));

/** @param {LabState} state @param {"options" | "views"} group @param {Choice[]} choices
 * @returns {[string, string][]} */
const worded = (state, group, choices) =>
  choices.map((one) => (typeof one === "string" ? [one, own(state, `${group}-${one}`)] : one));

/** @type {typeof unitsOf} */ const unitsOnce = once(unitsOf);

/** The units by which one may step, and the one that is chosen.
 * @param {Pick<LabState, "ran" | "unit">} state */
export function stepping({ ran, unit }) {
  const units = ran ? unitsOnce(ran) : [];
  const number = Math.min(unit, Math.max(0, units.length - 1));
  return { units, number, chosen: units[number] ?? every("", 0, 1) };
}

/** How many stops of the chosen unit there are, and at which one the reader is. @param {LabState} state */
export function stopOf(state) {
  const { chosen } = stepping(state);
  return { stop: numberOf(chosen, state.at), last: chosen.stops.length - 1 };
}

/** The prediction is fixed as soon as its verdict has been read, until the reader changes the form.
 * @param {LabState} state */
export const isFixed = (state) => {
  const { ran, prediction } = state;
  return ran !== null && prediction !== "" && prediction !== SKIP && verdictOf(ran) !== null;
};
