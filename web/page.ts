/** The controllers of the board's page, each of which keeps its part of the state: here each gets what it asks for. */

import type { Catalogue, Diagram, Examples } from "messages";
import { Messages } from "./app/messages.ts";
import { Places } from "./app/places.ts";
import type { Screen } from "./app/screen.ts";
import { Settings } from "./app/settings.ts";
import type { Store } from "./app/store.ts";
import { Dialogs } from "./dialogs/dialogs.ts";
import { Importing } from "./dialogs/importing.ts";
import { Sharing } from "./dialogs/sharing.ts";
import { type Boot, Engine } from "./engine/client.ts";
import type { SiteFile } from "./engine/files.ts";
import { Pool } from "./engine/pool.ts";
import { watchUpdates } from "./engine/updates.ts";
import { Library } from "./games/library.ts";
import { say } from "./lang/texts.ts";
import { Guests } from "./learn/guests.ts";
import { Lessons } from "./learn/lessons.ts";
import { noteHelp } from "./model/ranked.ts";
import type { EngineState, State } from "./model/state.ts";
import { identify, runRightClock } from "./model/steps.ts";
import { Typist } from "./panel/typist.ts";
import { Keeper, newId } from "./person/archive.ts";
import { Adviser } from "./play/adviser.ts";
import { Analyst } from "./play/analyst.ts";
import { Game } from "./play/game.ts";
import { Marking } from "./play/marking.ts";
import { Opener } from "./play/opener.ts";
import { Timekeeper } from "./play/timekeeper.ts";
import { Turns } from "./play/turns.ts";
import { Problems } from "./problems/problems.ts";
import { Trainer } from "./problems/trainer.ts";
import { Reviewer } from "./review/reviewer.ts";
import { SetUp } from "./setup/setup.ts";

/** What the build has written into the page, so that there is something to see and to do before Python has started.
 * Start: the position of a fresh board. */
export type Built = { describe: Catalogue; start: Diagram; examples: Examples; runtime: SiteFile[]; version: string };

export type Page = ReturnType<typeof connect>;

export function connect(boot: Boot, store: Store<State>, { start, examples, version }: Built, screen: Screen) {
  const takeUpdate = watchUpdates(version, () => store.set({ update: true }));
  const messages = new Messages(store, { start: () => engine.start(), takeUpdate });
  const load = (change: Partial<EngineState>) => store.set({ engine: { ...store.state.engine, ...change } });
  const engine = new Engine(boot, {
    loading: (done, total) => load({ phase: "loading", done, total }),
    starting: () => load({ phase: "starting" }),
    ready: () => {
      load({ phase: "ready" });
      opener.begin();
      problems.resume();
      library.complete();
    },
    replaced: () => store.set({ thinking: null, problem: { text: say("replaced") } }),
    failed: (error) => messages.reportFailure(error),
  });
  const keeper = new Keeper(() => messages.tell(say("not-kept")));
  const pool = new Pool(boot, engine, (pool) => store.set({ pool }));
  const timekeeper = new Timekeeper(store, { messages, screen, lose: (player) => turns.lose(player, "time") });
  store.complete = (state) => runRightClock(noteHelp(identify(state, newId, Date.now())), timekeeper.now());
  const analyst = new Analyst(store, { engine, messages });
  const adviser = new Adviser(store, { engine, messages });
  const turns = new Turns(store, { engine, pool, analyst, adviser, timekeeper, messages });
  const game = new Game(store, { turns, messages });
  const opener = new Opener(store, { start, engine, turns, messages, keeper });
  const settings = new Settings(store, screen.speak);
  const places = new Places(store, { screen });
  const dialogs = new Dialogs(store);
  const library = new Library(store, { keeper, engine, opener, places });
  const trainer = new Trainer(store, { engine, messages });
  const problems = new Problems(store, { engine, messages, trainer, opener, places });
  return {
    ...{ screen, draw: screen.draw, messages, engine, keeper, timekeeper, adviser, game, opener, settings, places },
    ...{ dialogs, library, trainer, problems },
    marking: new Marking(store),
    typist: new Typist(store, { game, screen }),
    sharing: new Sharing(store, { engine, messages, dialogs, screen }),
    importing: new Importing(store, { dialogs, opener, engine }),
    lessons: new Lessons(store, { lessons: examples.lessons, engine, messages }),
    guests: new Guests(store, { examples, settings, opener, places, screen }),
    reviewer: new Reviewer(store, { engine, game, messages }),
    setup: new SetUp(store, { start, engine, game, opener, places }),
  };
}
