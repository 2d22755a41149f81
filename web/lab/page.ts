/** The controllers of the lab, each of which keeps its part of the state, and its engines: each gets what it needs. */

import { Settings } from "../app/settings.ts";
import type { Store } from "../app/store.ts";
import { Dialogs } from "../dialogs/dialogs.ts";
import { Loader } from "../engine/loader.ts";
import { keepLab } from "../engine/updates.ts";
import { say } from "../lang/texts.ts";
import { Chooser } from "./chooser.ts";
import { Tutor } from "./course.ts";
import { Engines } from "./engines.ts";
import { Files } from "./files.ts";
import { Former } from "./former.ts";
import { LabMessages } from "./messages.ts";
import { OwnGame } from "./own/game.ts";
import { OwnBench } from "./own/own.ts";
import { Workshop } from "./own/workshop.ts";
import { Player } from "./player.ts";
import { Reader } from "./reader.ts";
import { Recorder } from "./recorder.ts";
import { Runner } from "./runner.ts";
import type { LabScreen } from "./screen.ts";
import type { Built, LabState } from "./state.ts";
import { Trial } from "./trial.ts";
import { Visitor } from "./visitor.ts";
import { Hand, Workers } from "./workers.ts";

export type Page = ReturnType<typeof connect>;

export function connect(built: Built, store: Store<LabState>, screen: LabScreen) {
  const settings = new Settings(store, () => location.reload()); // all that experiments tell is in the old one
  const messages = new LabMessages(store, { start: () => engine.start() });
  const loader = new Loader(built, { module: "lab/worker.py", package: "wye-lab" });
  const engine = new Hand(loader, {
    loading: (done, total) => messages.work(say("lab-loading", { done: done / 1e6, total: total / 1e6 }), done / total),
    starting: () => messages.work(say("lab-starting"), null),
    ready: () => {
      store.set({ ready: true, progress: null });
      visitor.arrive();
      keepLab(built.version);
    },
    replaced: () => {
      store.set({ ready: false });
      if (!store.state.running) messages.complain(say("lab-replaced"));
    },
    failed: (error) => {
      store.set({ ready: false });
      messages.failed(error, true);
    },
  });
  const workshop = new Workshop(built, {
    starting: () => messages.work(say("lab-own-starting"), null),
    ready: () => store.set({ progress: null }),
    failed: (error) => messages.failed(error),
  });
  const engines = new Engines(engine, new Workers(loader, engine), workshop);
  const player = new Player(store);
  const former = new Former(store, { engines });
  const recorder = new Recorder(store, { engines, messages, player });
  const version = built.runtime_hash;
  const runner = new Runner(store, { version, engines, messages, former, player, recorder, screen });
  const tutor = new Tutor(store);
  const game = new OwnGame(store);
  const bot = new OwnBench(store, { workshop, game });
  const visitor = new Visitor(store, { engines, messages, player, runner, bot });
  const shared = { engine, settings, messages, player, former, recorder, runner, game, bot, visitor, tutor };
  return {
    ...{ ...shared, screen, draw: screen.draw },
    dialogs: new Dialogs(store),
    chooser: new Chooser(store, { engine, former }),
    reader: new Reader(store, { messages, runner }),
    files: new Files(store, { messages, recorder }),
    trial: new Trial(store, { engines, messages, recorder, tutor }),
  };
}
