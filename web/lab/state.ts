/** The lab's state: one plain object, and what follows from it. */

import type { Experiment, Experiments, Grade, Result, Scene, Trial } from "messages/lab";
import type { Id } from "texts";
import type { SiteFile } from "../engine/files.ts";
import { say } from "../lang/texts.ts";
import type { Preferences } from "../model/preferences.ts";
import type { State } from "../model/state.ts";
import type { Choosing } from "./chooser.ts";
import { loadMarks, type Place } from "./course.ts";
import type { Id as NodeId } from "./folding.ts";
import { formOf } from "./notation.ts";
import type { Bot } from "./own/address.ts";
import { NO_BOT, type OwnState } from "./own/state.ts";
import { type Axes, type Choice, choiceOf, type Scales, unitsOf, verdictOf, viewsOf } from "./recording.ts";
import { lastOf, numberOf, type Unit } from "./replay.ts";
import type { Work } from "./run.ts";

/** What the build has written into the page. */
export type Built = Experiments & { version: string; runtime: SiteFile[]; runtime_hash: string };

/** Of a tree: which nodes the reader has unfolded or folded, and the one that Tab reaches; null for the current one. */
export type Folds = { turned: ReadonlyMap<NodeId, boolean>; reached: NodeId | null };

/** What is open: all benches for choice, the page for teachers, the reader's own bots, a chapter or a bench. */
export type Room = "gallery" | "teachers" | "own" | "chapter" | "bench";

/** A scene as the engine has sent it, and the nodes of its tree that were unfolded then. */
export type ToldScene = { scene: Scene; opened: string };

export interface LabState {
  preferences: Preferences;
  portrait: boolean; // whether the window is higher than wide
  dialog: State["dialog"]; // the open one
  narrow: boolean; // whether two pictures stand one above the other, and trees are lists
  cores: number; // how many workers may be asked for
  workers: number; // how many are
  ready: boolean; // whether the engine can work
  running: boolean; // whether an experiment is being run
  awaited: boolean; // whether the values of a link have not been read yet
  progress: { text: string; share: number | null } | null; // how far something is; null share: that is not known
  problem: State["problem"];
  experiments: Experiment[]; // all that there are
  room: Room;
  frame: "page" | "bench" | "picture"; // how much is shown: the others stand in pages of somebody else's
  projected: boolean; // whether the picture is shown alone, in large type, over the whole screen
  chapters: Built["chapters"]; // of the course
  tasks: Built["tasks"]; // in which a student writes an algorithm
  bots: Built["bots"]; // the names of the engine's
  games: Built["games"];
  place: Place | null; // the screen of the course that is open
  marks: Record<string, string>; // what was answered in the course
  experiment: Experiment; // of the open bench
  form: Record<string, string>; // the values of its parameters as the reader writes them
  wrong: ReadonlyMap<string, string>; // the parameters that the engine refuses, each with the reason
  brought: Bot[]; // the files that a link has brought, as long as they are not kept here
  choosing: Choosing | null; // the position that is chosen on a board
  drawer: boolean; // whether the parameters are shown
  status: string; // how the run stands
  repeat: { line: string; repeatable: boolean }; // the text that repeats what is shown
  runs: string[]; // the texts of the last runs
  result: Result | null; // what is shown; null while a result is awaited
  work: Work | null; // the parts that it was made of
  scenes: ReadonlyMap<number, ToldScene>; // those around the reader, by their positions
  earlier: Result | null; // an earlier result that is laid over it
  options: unknown[]; // what may be predicted, as the engine tells it; none while that is not known
  prediction: string; // of the person, "" if there is none yet, SKIP for none
  axes: Axes; // of the plot
  view: string; // what the plot shows, if that can be chosen
  opened: ReadonlySet<string>; // the tables beside the main one that were opened
  at: number; // the position in the recording
  unit: number; // the number of the unit by which one steps
  playing: boolean; // whether the recording goes on by itself
  pace: number; // how many times as fast as usual it does
  part: "picture" | "board" | "tree"; // of the scene that is shown where there is room for one
  folds: Folds; // of the tree of the scene
  seekStatus: string; // whether the node that was looked for is there
  /** The nodes that the reader has marked, and whether it was told which marks are right. */
  quiz: { marked: ReadonlySet<NodeId>; isRevealed: boolean; folds: Folds };
  hand: { choices: number[]; trial: Trial | null }; // what the person has chosen, and what came of it
  /** What a student has filled in, and what it is worth; null until it is handed in. */
  exercise: { answers: Record<string, string>; grade: Grade | null };
  bot: OwnState; // the one that the reader writes
}

/** What stands for no prediction. */
export const SKIP = "skip";
const UNFOLDED: Folds = { turned: new Map(), reached: null };

/** What another result resets. */
export const BEGUN = {
  ...{ at: 0, playing: false, folds: UNFOLDED, seekStatus: "", opened: new Set<string>() },
  quiz: { marked: new Set<NodeId>(), isRevealed: false, folds: UNFOLDED },
  exercise: { answers: {}, grade: null as Grade | null },
  hand: { choices: [] as number[], trial: null as Trial | null },
};

/** The values of the form for those of an experiment, or for none. */
export const formValues = (experiment: Experiment, values: Record<string, string> = {}) => ({
  form: formOf(experiment, values),
  wrong: new Map(),
  awaited: false,
});

/** A bench at which nothing has been done. */
export const freshBench = (experiment: Experiment) => ({
  ...BEGUN,
  experiment,
  ...formValues(experiment),
  ...{ status: "", prediction: "", view: "", axes: "" as Axes },
  ...{ result: null, work: null, earlier: null, choosing: null as Choosing | null },
  ...{ scenes: new Map(), options: [] as unknown[], brought: [] as Bot[] },
});

/** The most workers that may be asked for. */
const MOST_WORKERS = 8;

/** The state with which a visit begins. @param cores of the machine */
export function initialState(
  { experiments, chapters, tasks, bots, games }: Built,
  preferences: Preferences,
  window: Pick<LabState, "narrow" | "frame">,
  cores: number,
): LabState {
  const [experiment] = experiments;
  if (!experiment) throw new Error("The page has no experiments.");
  const most = Math.min(cores || 1, MOST_WORKERS);
  return {
    ...{ preferences, ...window, experiments, chapters, tasks, bots, games },
    ...{ cores: most, workers: Math.max(1, Math.floor(most / 2)), ready: false, running: false },
    ...{ portrait: false, projected: false, drawer: false },
    ...{ dialog: null, progress: null, problem: null, place: null },
    ...{ room: "bench", marks: loadMarks(), runs: [], unit: 0, pace: 1, part: "picture", bot: NO_BOT },
    repeat: { line: experiment.text, repeatable: true },
    ...freshBench(experiment),
  };
}

/** The position at which a result is shown at first. */
export const initialOf = ({ result }: Pick<LabState, "result">) => result?.recording.initial ?? 0;

/** Whether the picture is shown without the page around it. */
export const isAlone = ({ frame, projected }: Pick<LabState, "frame" | "projected">) =>
  projected || frame === "picture";

/** The scales of the plot of the result, the usual one first. */
export const scales = ({ result }: Pick<LabState, "result">) => (result?.recording.axes ?? []) as Scales[];

/** The texts of a bench that the frame shows, as `lab-NAME-...` in each language; tests/lab/test_texts.py lists those
 * that a bench lacks. `options` and `why` follow each prediction that has no words of its own, `views` each picture of
 * the result if there are several; `task` is that of a person who chooses, and `puzzle` belongs to a puzzle. */
type BenchText =
  | "legend" // what the marks of a scene mean
  | "pseudocode"
  | "paragraphs" // the explanation, with empty lines between paragraphs
  | "sources" // line by line
  | "predict" // the question before the predictions
  | "plot-legend" // what the marks of the result mean
  | "seen" // what to see in the stored result
  | "task"
  | `${"options" | "why" | "views" | "puzzle"}-${string}`;

/** A text of the open bench. */
export const benchText = (
  { experiment }: Pick<LabState, "experiment">,
  name: BenchText,
  values?: Record<string, number | string>,
) => say(`lab-${experiment.name}-${name}` as Id, values);

/** The predictions that the values of the parameters leave open, each with its words; before a run, those of the
 * experiment as it stands. */
export const predictions = (state: LabState): [string, string][] =>
  withWords(state, "options", state.options.map(choiceOf));

/** What the plot may show, each with its words. */
export const views = (state: LabState, result: Result) => withWords(state, "views", viewsOf(result));

const withWords = (state: LabState, group: "options" | "views", choices: Choice[]): [string, string][] =>
  choices.map((one) => (typeof one === "string" ? [one, benchText(state, `${group}-${one}`)] : one));

/** The units of each result, made once. */
const unitsByResult: WeakMap<Result, Unit[]> = new WeakMap();

/** The units by which one may step, and the one that is chosen. */
export function stepping({ result, unit }: Pick<LabState, "result" | "unit">) {
  const units = result ? (unitsByResult.get(result) ?? unitsOf(result)) : [];
  if (result) unitsByResult.set(result, units);
  const number = Math.min(unit, Math.max(0, units.length - 1));
  return { units, number, chosen: units[number] ?? NO_STEPS };
}

const NO_STEPS: Unit = { name: "", stops: 0 };

/** The position of the scene shown: the reader's own, else the last before it that has come, else the first after. */
export function positionShown({ scenes, at }: Pick<LabState, "scenes" | "at">) {
  const places = [...scenes.keys()];
  const before = Math.max(...places.filter((place) => place <= at));
  return scenes.has(before) ? before : Math.min(...places);
}

/** How many stops of the chosen unit there are, and at which one the scene is that is shown. */
export function stopOf(state: LabState) {
  const { chosen } = stepping(state);
  return { stop: numberOf(chosen, positionShown(state)), last: lastOf(chosen) };
}

/** The prediction is fixed as soon as its verdict has been read, until the reader changes the form. */
export const isFixed = (state: LabState) => {
  const { result, prediction } = state;
  return result !== null && prediction !== "" && prediction !== SKIP && verdictOf(result) !== null;
};
