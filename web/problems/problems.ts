/** The place Problems: which of them are on offer, and which one is shown. */

import { Controller } from "../app/controller.ts";
import { fetched } from "../app/fetched.ts";
import { EngineError, EngineLost } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import type { Motif, Tasks } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import { keepProgress, progressKept } from "./captions.ts";

const FILE = "problems/problems.json";

/** Milliseconds between two looks at the calendar. */
const LOOK = 20_000;

export class Problems extends Controller {
  /** The timer that looks for a new day while the list is shown: none is exact over midnight, sleep and a clock that is
   * set. */
  #looking = 0;

  get tasks() {
    return this.state.tasks;
  }

  change(change: Partial<Tasks>) {
    this.set({ tasks: { ...this.tasks, ...change } });
  }

  /** @param rest the id of a problem, empty for the list */
  async open(rest: string) {
    clearInterval(this.#looking);
    this.#leave();
    if (rest === "mistakes") return this.#practise(() => this.app.deck.open());
    if (rest === "openings") return this.#practise(() => this.app.trainer.open());
    if (!(await this.load()) || this.state.place !== "problems") return;
    const problem = this.tasks.collection?.problems.find(({ id }) => id === rest) ?? null;
    const record = rest.replace(/%3a/i, ":"); // as chat and mail may hand it on
    const posed = !problem && record.includes(":") ? record : "";
    if (posed && this.tasks.problem?.id === posed) return;
    this.change({ posed, trouble: posed ? "proving" : rest && !problem ? "unknown" : "" });
    if (problem) return this.app.solving.open(problem);
    this.app.solving.close();
    if (posed) return this.prove();
    this.change({ motif: null });
    this.look();
    this.#looking = setInterval(() => this.look(), LOOK);
  }

  close() {
    clearInterval(this.#looking);
    this.change({ posed: "" });
    this.app.solving.close();
    this.#leave();
  }

  /** Have the engine prove the problem that somebody has set up, as soon as it can. */
  async prove() {
    const { posed: record } = this.tasks;
    const { engine } = this.app;
    if (!record || this.state.engine.phase !== "ready") return;
    try {
      const [position, { moves }] = [await engine.call("position", { record }), await engine.call("solve", { record })];
      const { posed, collection } = this.tasks;
      const [move] = moves;
      if (posed !== record || !collection) return;
      if (!move || moves.length > 1) return this.change({ posed: "", trouble: "unproven" });
      const found = model.posed(collection, position, move);
      this.change({ posed: "", trouble: "", collection: found.collection });
      this.app.solving.open(found.problem);
    } catch (error) {
      if (error instanceof EngineLost) return; // the next worker is asked again
      if (!(error instanceof EngineError)) throw error;
      if (this.tasks.posed === record) this.change({ posed: "", trouble: "unproven" });
    }
  }

  /** Go on with what waited for the engine. */
  resume() {
    this.app.solving.explain();
    this.prove();
    if (this.state.deck.practising) this.app.messages.attempt(() => this.app.deck.open());
    if (this.state.training.training) this.app.messages.attempt(() => this.app.trainer.ask());
  }

  /** Show what is practised in place of the list. */
  #practise(open: () => Promise<void>) {
    this.app.solving.close();
    this.change({ trouble: "" });
    this.look();
    return this.app.messages.attempt(open);
  }

  #leave() {
    this.app.deck.close();
    this.app.trainer.close();
  }

  /** Have the problems at hand. @returns false if they cannot be loaded now */
  async load(): Promise<boolean> {
    const collection = this.tasks.collection ?? (await fetched(FILE));
    this.change({ collection, trouble: collection ? "" : "not-loaded" });
    if (collection) this.look();
    return collection !== null;
  }

  /** Offer the problem of today, and see what another window has added to the progress. */
  look() {
    this.change({ day: model.dayOf(new Date()), progress: progressKept() });
    this.app.deck.look();
    this.app.trainer.look();
  }

  /** Go through the problems of one set from now on, or of all. */
  follow(motif: Motif | null) {
    this.change({ motif });
  }

  /** List all problems, or their sets alone. */
  list(all: boolean) {
    this.change({ all });
  }

  /** List the problems on some boards alone. */
  choose(boards: string) {
    this.change({ boards });
  }

  /** Note that the problem shown has been solved. */
  solved() {
    const { collection, problem, attempt, day: offered, progress } = this.tasks;
    if (!collection || !problem) return;
    const { problems } = collection;
    const day = model.dayFor(problems, problem, offered, model.dayOf(new Date()));
    const way = attempt.helped ? "helped" : "alone";
    const next = model.solvedBy(progress, problem, way, day, model.ofDay(problems, day));
    this.change({ progress: next });
    if (!keepProgress(next)) this.app.messages.tell(say("not-kept"));
  }
}
