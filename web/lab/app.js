/** The controllers of the lab, each of which keeps its part of the state, and its engines. */

import { Dialogs } from "../dialogs/dialogs.js";
import { Loader } from "../engine/loader.js";
import { keepLab } from "../engine/updates.js";
import { say } from "../lang/texts.js";
import { Settings } from "../person/settings.js";
import { Chooser } from "./chooser.js";
import { Files } from "./files.js";
import { Former } from "./former.js";
import { Messages } from "./messages.js";
import { OwnBench } from "./own/own.js";
import { Workshop, isOwn } from "./own/workshop.js";
import { Player } from "./player.js";
import { Recorder } from "./recorder.js";
import { Reader } from "./reader.js";
import { Runner } from "./runner.js";
import { Trial } from "./trial.js";
import { Visitor } from "./visitor.js";
import { Hand, Workers } from "./workers.js";

/** @import { TemplateResult, nothing } from "lit-html" */
/** @import { Listener } from "../engine/client.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Built, LabState } from "./state.js" */

/** @typedef {(state: LabState, app: Lab) => TemplateResult | typeof nothing} View  draws its part of the page from the
 *   state alone; what the person does there becomes an action of a controller */

export class Lab {
  /** @param {Built} built @param {Store<LabState>} store */
  constructor(built, store) {
    this.built = built;
    this.store = store;
    this.settings = new Settings(store);
    this.dialogs = new Dialogs(store);
    this.messages = new Messages(this);
    this.player = new Player(this);
    this.former = new Former(this);
    this.chooser = new Chooser(this);
    this.reader = new Reader(this);
    this.files = new Files(this);
    this.trial = new Trial(this);
    this.recorder = new Recorder(this);
    this.runner = new Runner(this);
    this.visitor = new Visitor(this);
    this.bot = new OwnBench(this);
    const loader = new Loader(built, { module: "lab/worker.py", package: "wye-lab" });
    this.engine = new Hand(loader, this.#listener());
    this.workers = new Workers(loader, this.engine);
    this.workshop = new Workshop(built, {
      starting: () => this.messages.work(say("lab-own-starting"), null),
      ready: () => this.messages.rest(),
      failed: (error) => this.messages.failed(error),
    });
  }

  /** Give the focus to what follows the head; the page does it. */
  toContent = () => {};
  /** Give the focus to the field of a parameter; the page does it. */
  toField = (/** @type {string} */ _name) => {};

  /** The engine that can do an experiment: the reader's own bots are run elsewhere. @param {string} line */
  async engineOf(line) {
    return isOwn(line) ? this.workshop.engine() : this.engine;
  }

  /** @returns {Listener} */
  #listener() {
    const { messages, store } = this;
    return {
      loading: (done, total) =>
        messages.work(say("lab-loading", { done: done / 1e6, total: total / 1e6 }), done / total),
      starting: () => messages.work(say("lab-starting"), null),
      ready: () => {
        store.set({ ready: true, work: null });
        this.visitor.arrive();
        keepLab(this.built.build);
      },
      replaced: () => {
        store.set({ ready: false });
        if (!store.state.running) messages.complain(say("lab-replaced"));
      },
      failed: (error) => {
        store.set({ ready: false });
        messages.failed(error, true);
      },
    };
  }
}
