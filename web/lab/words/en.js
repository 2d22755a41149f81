/** English texts of the lab. The other languages are modules of this shape. */

import { formats } from "../../words/numbers.js";
import { texts as places } from "../../words/en/places.js";
import * as bandits from "./en/bandits.js";
import * as chance from "./en/chance.js";
import * as convergence from "./en/convergence.js";
import * as glance from "./en/glance.js";
import * as minimax from "./en/minimax.js";
import * as rave from "./en/rave.js";
import * as reduction from "./en/reduction.js";
import * as own from "./en/own.js";
import * as rooms from "./en/rooms.js";
import * as sequential from "./en/sequential.js";
import * as sweep from "./en/sweep.js";
import * as tournament from "./en/tournament.js";
import * as uct from "./en/uct.js";
import * as walks from "./en/walks.js";

const { number, figure, megabytes } = formats("en");

/** The engine speaks English already. @type {Record<string, string>} */
export const names = {};

/** Refusals of the lab by the template of their English, beside those of the board. @type {Record<string, string>} */
export const refusals = {};

/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = {
  ...places,
  again: "Start again",
  asTable: "The same as a table",
  axes: "Scale",
  back: "Back",
  benches: "Benches",
  broken: "The link that cannot be read",
  cancel: "Cancel",
  command: "Command that does the same",
  covered: "Choose a prediction above, and the result appears here.",
  csv: "Download as CSV",
  defaults: "Defaults",
  dismiss: "Dismiss",
  earlierRun: "Lay an earlier run over it",
  experiment: "The experiment",
  explanation: "Explanation",
  first: "First",
  formula: "Formula",
  games: "Download the games as SGF",
  goOn: "Go on",
  hand: "Choose yourself",
  handTable: "State of your own run",
  lab: "Wye Lab",
  last: "Last",
  lastRuns: "Last runs",
  link: "Link to this experiment",
  on: "On",
  pause: "Pause",
  play: "Play",
  player: "Recording",
  position: "Position in the recording",
  prediction: "Your prediction",
  preset: "Preset",
  pseudocode: "Pseudocode",
  quiz: "Mark the cuts",
  quizTell: "Tell me what is right",
  quizTree: "Tree of the puzzle",
  repeat: "Repeat it",
  replay: "Step by step",
  result: "The result",
  resultTable: "Result",
  retry: "Try again",
  run: "Run",
  sceneBoard: "Board",
  sceneTable: "State at this step",
  seen: "What you should have seen",
  shown: "Shown",
  svg: "Download as SVG",
  unit: "Step by",
  unrepeatable: "Budgets in seconds depend on the machine, so another run will give other numbers.",
  workers: "Workers",
};

export const strings = {
  number: figure,
  none: "–",
  /** @param {string} column that holds seconds */
  timed: (column) => `${column} (not repeatable)`,
  /** @param {string} name of what an earlier run found */
  earlier: (name) => `${name}, earlier`,
  /** @param {number} count of nodes that are not drawn */
  more: (count) => `${number(count)} more`,

  // The engine
  loading: (/** @type {number} */ done, /** @type {number} */ total) =>
    `Loading Python: ${megabytes(done)} of ${megabytes(total)} MB. What you see is a stored result.`,
  starting: "Starting Python. What you see is a stored result.",
  replaced: "The engine stopped responding and was restarted. Run the experiment again, or go on with it.",
  loadFailed: (/** @type {string} */ path, /** @type {string} */ reason) => `Loading failed: ${path} ${reason}.`,
  /** @param {string} reason */
  engineFailed: (reason) => `The engine failed twice in a row: ${reason.trim().split("\n").at(-1)}`,

  // A run
  /** @param {number} done @param {number} of @param {number | null} seconds that are left */
  progress: (done, of, seconds) =>
    `${of ? `Part ${number(done)} of ${number(of)}` : "Running"}${seconds === null ? "" : `, about ${number(Math.ceil(seconds))} s left`}`,
  finished: "The run is finished.",
  /** @param {number} done @param {number} of */
  stopped: (done, of) => `Stopped after part ${number(done)} of ${number(of)}; the result shows what is finished.`,
  full: "The browser has no room left to keep this run: it goes on, but a reload would lose it.",
  linked: "These are the values of the link. Press “Run” to repeat the experiment.",
  /** @param {string} reason */
  brokenLink: (reason) => `This link cannot be read: ${reason} Here is the experiment with its defaults; the link was:`,
  axes: {
    linear: "linear",
    logX: "horizontal axis logarithmic",
    logY: "vertical axis logarithmic",
    log: "both axes logarithmic",
  },

  // Predictions
  ownValues: "Values of your own",
  noPrediction: "No prediction, just show it",
  right: "You were right.",
  wrong: "Not what you predicted.",

  minimax: minimax.strings,
  chance: chance.strings,
  bandits: bandits.strings,
  uct: uct.strings,
  rave: rave.strings,
  convergence: convergence.strings,
  sweep: sweep.strings,
  tournament: tournament.strings,
  sequential: sequential.strings,
  own: own.strings,
  rooms: rooms.strings,
  reduction: reduction.strings,
  glance: glance.strings,
  walks: walks.strings,
};
