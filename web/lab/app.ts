/** The controllers of the lab, each of which keeps its part of the state, and its engines. */

import type { nothing, TemplateResult } from "lit-html";
import type { Store } from "../app/store.ts";
import { Dialogs } from "../dialogs/dialogs.ts";
import type { Listener } from "../engine/client.ts";
import { Loader } from "../engine/loader.ts";
import { keepLab } from "../engine/updates.ts";
import { say } from "../lang/texts.ts";
import { Settings } from "../person/settings.ts";
import { Chooser } from "./chooser.ts";
import { Files } from "./files.ts";
import { Former } from "./former.ts";
import { Messages } from "./messages.ts";
import { OwnBench } from "./own/own.ts";
import { isOwn, Workshop } from "./own/workshop.ts";
import { Player } from "./player.ts";
import { Reader } from "./reader.ts";
import { Recorder } from "./recorder.ts";
import { Runner } from "./runner.ts";
import type { Built, LabState } from "./state.ts";
import { Trial } from "./trial.ts";
import { Visitor } from "./visitor.ts";
import { Hand, Workers } from "./workers.ts";

/** Draws its part of the page from the state alone; what the person does there becomes an action of a controller. */
export type View = (state: LabState, app: Lab) => TemplateResult | typeof nothing;

export class Lab {
  settings: Settings;
  dialogs: Dialogs;
  messages: Messages;
  player: Player;
  former: Former;
  chooser: Chooser;
  reader: Reader;
  files: Files;
  trial: Trial;
  recorder: Recorder;
  runner: Runner;
  visitor: Visitor;
  bot: OwnBench;
  engine: Hand;
  workers: Workers;
  workshop: Workshop;

  constructor(
    public built: Built,
    public store: Store<LabState>,
  ) {
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

  /** Draw the page at once; the page does it. */
  draw = () => {};
  /** Give the focus to what follows the head; the page does it. */
  toContent = () => {};
  /** Give the focus to the field of a parameter; the page does it. */
  toField = (_name: string) => {};

  /** The engine that can do an experiment: the reader's own bots are run elsewhere. */
  async engineOf(line: string) {
    return isOwn(line) ? this.workshop.engine() : this.engine;
  }

  #listener(): Listener {
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
