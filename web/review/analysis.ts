/** What is known of the position shown: hints, values of its moves, and analyses. */

import type { Worths } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { type Lens, noted, shades, studied } from "../model/analysis.ts";
import { wantsGlance } from "../model/glance.ts";
import { keyOf, type Topic, wantsInsight } from "../model/insight.ts";
import { wantsBook } from "../model/openings.ts";
import type { State } from "../model/state.ts";

/** Playouts of the estimates that are shown beside the exact values. */
const ESTIMATE = 1_000;

export class Analysis extends Controller {
  /** The topics that the engine was asked about, each once. */
  #topics: Set<string> = new Set();
  /** Whether an explanation is on its way. */
  #explaining = false;

  constructor(app: App) {
    super(app);
    app.store.watch((state) => this.#wonder(state));
  }

  setLens(change: Partial<Lens>) {
    this.app.game.prefer({ lens: { ...this.state.lens, ...change } });
  }

  /** Have the shading show something else. */
  setShade(name: string) {
    const shade = shades(this.state).find((one) => one === name);
    if (shade) this.setLens({ shade });
  }

  /** Start or stop the analysis of every position of the line shown; results are kept, so that it resumes where it
   * stopped. */
  setSurvey(on: boolean) {
    this.set({ survey: on ? studied(this.state) : null });
  }

  /** Review the game that has just ended. */
  reviewGame() {
    this.app.game.closeCard();
    this.setSurvey(true);
  }

  /** Give a hint: first an area, then the move. */
  hint() {
    const { hint, snapshot } = this.state;
    const given = hint?.record === snapshot.record ? hint : null;
    this.set(noted({ ...this.state, hint: { ...given, record: snapshot.record, step: given ? 2 : 1 } }));
  }

  /** Ask for what the person wants to see of the position. */
  inform() {
    if (wantsBook(this.state)) this.app.messages.attempt(() => this.#lookUp());
    if (wantsGlance(this.state)) this.app.messages.attempt(() => this.#glance());
  }

  /** Ask for the next explanation that the person wants. */
  #wonder(state: State) {
    const topic = this.#explaining ? null : wantsInsight(state);
    if (topic && !this.#topics.has(keyOf(topic))) this.app.messages.attempt(() => this.#explain(topic));
  }

  /** Show or hide what is proven of the position shown. */
  prove() {
    const { proofs, snapshot } = this.state;
    const { record } = snapshot;
    this.set({ proofs: proofs?.record === record ? null : { record, pointed: null } });
  }

  /** Have the board show one of the claims alone, by its number, for as long as the person points at it. */
  pointAt(pointed: number | null) {
    const { proofs } = this.state;
    if (proofs) this.set({ proofs: { ...proofs, pointed } });
  }

  /** Ask for an explanation, one at a time. */
  async #explain(topic: Topic) {
    this.#topics.add(keyOf(topic));
    this.#explaining = true;
    try {
      const found = await this.app.engine.call("explain", topic);
      this.set({ insights: { ...this.state.insights, [keyOf(topic)]: found } });
    } finally {
      this.#explaining = false;
      this.#wonder(this.state);
    }
  }

  /** Ask what is known of the first stones or of the answers to one. */
  async #lookUp() {
    const { record } = this.state.snapshot;
    const { moves } = await this.app.engine.call("openings", { record });
    this.set({ book: { record, moves } });
  }

  /** Ask what the network sees in the position shown. */
  async #glance() {
    const { record } = this.state.snapshot;
    this.set({ glance: { record, ...(await this.app.engine.call("glance", { record })) } });
  }

  /** Ask for the exact and the estimated values of the moves; answers for a position no longer shown are dropped. */
  study() {
    const { record } = this.state.snapshot;
    this.set({ study: { record, exact: null, estimate: null } });
    const current = () => this.state.study?.record === record && this.state.snapshot.record === record;
    const learn = async (kind: "exact" | "estimate", answer: Promise<Worths>) => {
      try {
        const { values } = await answer;
        const { study } = this.state;
        if (study && current()) this.set({ study: { ...study, [kind]: values } });
      } catch (error) {
        if (current()) this.app.messages.report(error);
      }
    };
    learn("exact", this.app.engine.call("exact", { record }));
    learn("estimate", this.app.engine.call("estimate", { record, playouts: ESTIMATE }));
  }
}
