/** The place Problems: which of them are on offer, and the one that is shown. Right and wrong, and the defences, are
 * known from the data at once; how the game goes on after a wrong move or the last one, the engine shows. */

import { Exercises } from "../app/exercises.ts";
import type { Messages } from "../app/messages.ts";
import type { Places } from "../app/places.ts";
import { copy } from "../app/takeout.ts";
import { type Engine, EngineError, EngineLost, unlessLost } from "../engine/client.ts";
import { fetchData } from "../engine/files.ts";
import { say } from "../lang/texts.ts";
import { continueWith, type Exercise, isOver, isRight, learnerOf, resultDots } from "../model/exercise.ts";
import * as model from "../model/problems.ts";
import { dayOf } from "../model/schedule.ts";
import * as training from "../model/training.ts";
import { loadText, storeText } from "../person/storage.ts";
import { isStill } from "../platform.ts";
import type { Opener } from "../play/opener.ts";
import { problemAddress } from "./captions.ts";
import type { Trainer } from "./trainer.ts";

const FILE = "problems/problems.json";
const [KEY, TRAINING, RUN] = ["wye-problems", "wye-training", "wye-run"];

/** Milliseconds between two looks at the calendar, at the clock of a run, and between two problems of a run. */
const [LOOK, TICK, PAUSE] = [20_000, 200, 700];

/** Playouts for each move of the line that answers a move: more if fewer do not show who wins. */
const EFFORTS = [256, 4096];

/** A fixed seed, so that everybody sees the same answer. */
const SEED = 1;

type Needs = { engine: Engine; messages: Messages; trainer: Trainer; opener: Opener; places: Places };

export class Problems extends Exercises<Needs> {
  /** The timer that looks for a new day while the list is shown, or at the time of a run: no other is exact over
   * midnight, sleep, a hidden page and a clock that is set. */
  #calendar = 0;
  /** The number of the engine's present work for the problem, 0 if there is none. */
  #request = 0;

  override isStill = isStill;

  /** Change what is listed, or which problems follow each other. */
  change(change: Partial<model.Workbook>) {
    this.set({ workbook: { ...this.state.workbook, ...change } });
  }

  /** @param rest the id of a problem, the name of a deck, a mode with a motif, or nothing for the list */
  async open(rest: string) {
    this.#reset();
    if (rest === "mistakes" || rest === "openings") {
      this.#leave();
      this.change({ trouble: "" });
      this.look();
      return this.needs.trainer.open(rest);
    }
    if (!(await this.load()) || this.state.place !== "problems" || this.state.practice.deck) return;
    const { collection, problem: present } = this.state.workbook;
    const problem = collection?.problems.find(({ id }) => id === rest) ?? null;
    const record = rest.replace(/%3a/i, ":"); // as chat and mail may hand it on
    const own = !problem && record.includes(":") ? record : "";
    if (own && present?.id === own) return;
    const [name, theme = ""] = rest.split("/");
    const mode = name === "train" || name === "run" ? name : "";
    const run = mode === "run" ? training.readRun(loadText(RUN, "sessionStorage"), Date.now()) : null;
    const trouble = own ? "proving" : rest && !problem && !mode ? "unknown" : "";
    this.change({ own, mode, motif: model.findMotif(theme), run, trouble });
    if (mode === "run") this.#calendar = setInterval(() => this.#tick(), TICK);
    if (mode) return this.next();
    if (problem) return this.#begin(problem);
    this.#leave();
    if (own) return this.prove();
    this.#calendar = setInterval(() => this.look(), LOOK);
  }

  close() {
    this.#reset();
    this.#leave();
  }

  #reset() {
    clearInterval(this.#calendar);
    this.change({ own: "", mode: "", run: null });
    this.needs.trainer.close();
  }

  /** Show the next problem of the training or the run, if one goes on. */
  next() {
    const workbook = { ...this.state.workbook, training: this.#training };
    const { run, mode } = workbook;
    if (mode === "run" && (!run || training.isRunOver(run))) return this.#leave();
    const problem = mode ? training.chooseProblem(workbook, Math.random()) : null;
    if (!problem) return;
    const { id: next } = problem;
    this.#store(run ? { run: { ...run, next } } : { training: { ...workbook.training, next } });
    this.#begin(problem);
  }

  /** Begin a timed run. */
  run() {
    this.#store({ run: training.newRun(Date.now()) });
    this.next();
  }

  #tick() {
    const { run } = this.state.workbook;
    const now = run && training.withTime(run, Date.now());
    if (!now || now.left === run.left || training.isRunOver(run)) return;
    this.change({ run: now });
    if (!now.left) this.#leave();
  }

  /** Count the problem for the rating or the run, as soon as it is known whether the first try solves it. */
  #count(exercise: Exercise) {
    this.#tick();
    const { problem, collection, run } = this.state.workbook;
    const score = training.scoreOf(exercise);
    if (score === null || !problem || !collection?.problems.includes(problem)) return;
    const before = this.#training;
    if (run?.next === problem.id) {
      this.#store(training.withRunScore(run, before, score));
      setTimeout(() => this.next(), PAUSE);
    } else if (!run && !before.tried.includes(problem.id)) {
      const after = training.withScore(before, problem, score);
      this.#store({ training: after, gained: after.person.rating - before.person.rating });
    }
  }

  /** The training, with what another window has added. */
  get #training() {
    const text = loadText(TRAINING);
    return text ? training.readTraining(text) : this.state.workbook.training;
  }

  /** Store the training for the next visit, and a run for when the page is loaded again. */
  #store(change: Partial<Pick<model.Workbook, "training" | "run" | "gained">>) {
    this.change(change);
    if (change.training) this.keep(TRAINING, change.training);
    if (change.run) storeText(RUN, JSON.stringify(change.run), "sessionStorage");
  }

  /** Have the engine prove the problem that somebody has set up, as soon as it can. */
  async prove() {
    const { own: record } = this.state.workbook;
    if (!record || this.state.engine.phase !== "ready") return;
    try {
      const position = await this.needs.engine.call("position", { record });
      const { moves } = await this.needs.engine.call("solve", { record });
      const { own, collection } = this.state.workbook;
      const [move] = moves;
      if (own !== record || !collection) return;
      if (!move || moves.length > 1) return this.change({ own: "", trouble: "unproven" });
      const { problem, ...more } = model.addOwnProblem(collection, position, move);
      this.change({ own: "", trouble: "", ...more });
      this.#begin(problem);
    } catch (error) {
      if (error instanceof EngineLost) return; // the next worker is asked again
      if (!(error instanceof EngineError)) throw error;
      if (this.state.workbook.own === record) this.change({ own: "", trouble: "unproven" });
    }
  }

  /** Go on with what waited for the engine. */
  resume() {
    this.explain();
    this.prove();
    this.needs.trainer.resume();
  }

  /** Have the problems at hand. @returns false if they cannot be loaded now */
  async load(): Promise<boolean> {
    const collection = this.state.workbook.collection ?? (await fetchData(FILE));
    this.change({ collection, trouble: collection ? "" : "not-loaded" });
    if (collection) this.look();
    return collection !== null;
  }

  /** Offer the problem of today, and see what another window has added to the progress and to the decks. */
  look() {
    this.change({ day: dayOf(new Date()), progress: model.parseProgress(loadText(KEY)), training: this.#training });
    this.needs.trainer.look();
  }

  /** Show a problem; one that is shown already goes on. */
  #begin(problem: model.Problem) {
    const { collection, problem: present } = this.state.workbook;
    if (!collection || present === problem) return;
    this.stop();
    this.change({ problem, gained: null });
    this.show(model.problemExercise(collection, problem));
  }

  #leave() {
    if (!this.state.workbook.problem) return;
    this.stop();
    this.change({ problem: null });
    this.show(null);
  }

  /** A hint counts at once: loading the page again does not take it back. */
  override hint() {
    super.hint();
    if (this.state.exercise) this.#count(this.state.exercise);
  }

  judge(exercise: Exercise) {
    if (isOver(exercise)) this.#note(exercise);
    this.#count(exercise);
    this.explain();
  }

  override stop() {
    const target = this.#request;
    this.#request = 0;
    if (target) this.needs.engine.call("stop", { target, how: "cancel" }).catch(unlessLost);
    this.change({ copied: false });
  }

  /** Go on from the position shown in a game. */
  async play() {
    const { exercise } = this.state;
    if (!exercise) return;
    await this.needs.opener.playAt(exercise.position.snapshot.record, learnerOf(exercise));
    this.needs.places.show("play");
  }

  async share() {
    const { problem } = this.state.workbook;
    if (problem) this.change({ copied: await copy(new URL(problemAddress(problem), location.href).href) });
  }

  /** Copy how the problem of the day was solved: a dot for each move tried, and the link. */
  async shareResult() {
    const { workbook, exercise } = this.state;
    if (!workbook.problem || !exercise) return;
    const link = new URL(problemAddress(workbook.problem), location.href).href;
    this.change({ copied: await copy(`${say("daily-told", { dots: resultDots(exercise) })}\n${link}`) });
  }

  /** Have the engine show how the game goes on after a wrong move or the last one, as soon as it can. */
  async explain() {
    const { workbook, exercise, engine } = this.state;
    if (!workbook.problem || workbook.run || !exercise?.reply || exercise.line || this.#request) return;
    if (engine.phase !== "ready") return;
    if (isRight(exercise) && !isOver(exercise)) return;
    const winner = isRight(exercise) ? learnerOf(exercise) : 3 - learnerOf(exercise);
    const { record } = exercise.position.snapshot;
    try {
      const { outcome } = await this.#positionOf(record);
      if (this.state.exercise !== exercise) return;
      const moves = outcome ? [] : await this.#lineTo(winner, record);
      if (!moves) return;
      const { winning_cells } = await this.#positionOf([record, ...moves].join("."));
      if (this.state.exercise !== exercise) return;
      this.#request = 0;
      this.show(continueWith(exercise, [exercise.tried, ...moves], winning_cells));
    } catch (error) {
      unlessLost(error);
      this.#request = 0;
    }
  }

  async #positionOf(record: string) {
    return (await this.needs.engine.call("play", { record })).snapshot;
  }

  /** The moves after a record up to the end of the game that this player wins; none if the engine finds none, and
   * null if the person has gone on to something else. */
  async #lineTo(winner: number, record: string): Promise<string[] | null> {
    for (const playouts of EFFORTS) {
      const { id, answer } = this.needs.engine.request("line", { record, playouts, seed: SEED });
      this.#request = id;
      const line = await answer;
      if (this.#request !== id) return null;
      if (line.winner === winner) return line.moves;
    }
    return [];
  }

  #note({ helped }: Exercise) {
    const { collection, problem, day: offered, progress } = this.state.workbook;
    if (!collection || !problem) return;
    const { problems } = collection;
    const day = model.dayFor(problems, problem, offered, dayOf(new Date()));
    const way = helped ? "helped" : "alone";
    const next = model.withSolved(progress, problem, way, day, model.dailyProblem(problems, day));
    this.change({ progress: next });
    this.keep(KEY, next);
  }
}
