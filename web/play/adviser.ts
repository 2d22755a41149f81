/** Advice on the position shown: hints, values of its moves, explanations, analyses. */

import type { Worths } from "messages";
import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import type { Engine } from "../engine/client.ts";
import { type Lens, pinHint, shades, surveyRecords } from "../model/analysis.ts";
import { wantsGlance } from "../model/glance.ts";
import { type Topic, topicKey, wantsInsight } from "../model/insight.ts";
import { wantsBook } from "../model/openings.ts";
import type { State } from "../model/state.ts";

const ESTIMATE = 1_000; // playouts of the estimates that are shown beside the exact values

export class Adviser extends Controller<{ engine: Engine; messages: Messages }> {
  #topics: Set<string> = new Set(); // the topics that the engine was asked about, each once
  #explaining = false; // whether an explanation is on its way

  setLens(change: Partial<Lens>) {
    this.set({ lens: { ...this.state.lens, ...change } });
    this.inform();
  }

  setShade(name: string) {
    const shade = shades(this.state).find((one) => one === name);
    if (shade) this.setLens({ shade });
  }

  /** Start or stop the analysis of the whole line shown; it resumes where it stopped. */
  setSurvey(on: boolean) {
    this.set({ survey: on ? surveyRecords(this.state) : null });
  }

  reviewGame() {
    this.set({ over: false });
    this.setSurvey(true);
  }

  /** Give a hint: first an area, then the move. */
  hint() {
    const { hint, snapshot } = this.state;
    const given = hint?.record === snapshot.record ? hint : null;
    this.set(pinHint({ ...this.state, hint: { ...given, record: snapshot.record, step: given ? 2 : 1 } }));
  }

  /** Ask for what the person wants to see of the position. */
  inform() {
    if (wantsBook(this.state)) this.needs.messages.attempt(() => this.#lookUp());
    if (wantsGlance(this.state)) this.needs.messages.attempt(() => this.#glance());
  }

  /** Ask for the next explanation that the person wants. */
  override follow(state: State) {
    const topic = this.#explaining ? null : wantsInsight(state);
    if (topic && !this.#topics.has(topicKey(topic))) this.needs.messages.attempt(() => this.#explain(topic));
  }

  /** Show or hide what is proven of the position shown. */
  prove() {
    const { proofs, snapshot } = this.state;
    const { record } = snapshot;
    this.set({ proofs: proofs?.record === record ? null : { record, pointed: null } });
  }

  /** Show one claim alone while the person points at it. */
  pointAt(pointed: number | null) {
    const { proofs } = this.state;
    if (proofs) this.set({ proofs: { ...proofs, pointed } });
  }

  /** Ask for an explanation, one at a time. */
  async #explain(topic: Topic) {
    this.#topics.add(topicKey(topic));
    this.#explaining = true;
    try {
      const found = await this.needs.engine.call("explain", topic);
      this.set({ insights: { ...this.state.insights, [topicKey(topic)]: found } });
    } finally {
      this.#explaining = false;
      this.follow(this.state);
    }
  }

  /** Ask what is known of the first stones or of the answers to one. */
  async #lookUp() {
    const { record } = this.state.snapshot;
    const { moves } = await this.needs.engine.call("openings", { record });
    this.set({ book: { record, moves } });
  }

  async #glance() {
    const { record } = this.state.snapshot;
    this.set({ glance: { record, ...(await this.needs.engine.call("glance", { record })) } });
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
        if (current()) this.needs.messages.report(error);
      }
    };
    learn("exact", this.needs.engine.call("exact", { record }));
    learn("estimate", this.needs.engine.call("estimate", { record, playouts: ESTIMATE }));
  }
}
