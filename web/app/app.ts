/** The controllers of the board's page, each of which keeps its part of the state. */

import type { nothing, TemplateResult } from "lit-html";
import type { Diagram, Examples } from "messages";
import { Dialogs } from "../dialogs/dialogs.ts";
import { Analyst } from "../engine/analyst.ts";
import { type Boot, Engine, type Listener } from "../engine/client.ts";
import { Pool } from "../engine/pool.ts";
import { Importing } from "../games/importing.ts";
import { Library } from "../games/library.ts";
import { Sharing } from "../games/sharing.ts";
import { say } from "../lang/texts.ts";
import { Guests } from "../learn/guests.ts";
import { Lessons } from "../learn/lessons.ts";
import type { EngineState, State } from "../model/state.ts";
import { identified, timed } from "../model/steps.ts";
import { Keyboard } from "../panel/keyboard.ts";
import { Typist } from "../panel/typist.ts";
import { newId } from "../person/archive.ts";
import { Settings } from "../person/settings.ts";
import { Places } from "../places.ts";
import { Game } from "../play/game.ts";
import { Marking } from "../play/marking.ts";
import { Opener } from "../play/opener.ts";
import { Timekeeper } from "../play/timekeeper.ts";
import { Turns } from "../play/turns.ts";
import { Deck } from "../problems/deck.ts";
import { Problems } from "../problems/problems.ts";
import { Solving } from "../problems/solving.ts";
import { Trainer } from "../problems/trainer.ts";
import { Analysis } from "../review/analysis.ts";
import { Reviewer } from "../review/reviewer.ts";
import { SetUp } from "../setup/setup.ts";
import { Messages } from "./messages.ts";
import type { Store } from "./store.ts";

/** Start: the position of a fresh board. */
export type Built = { start: Diagram; examples: Examples };
/** Draws its part of the page from the state alone; what the person does there becomes an action of a controller. */
export type View = (state: State, app: App) => TemplateResult | typeof nothing;

export class App {
  messages: Messages;
  engine: Engine;
  pool: Pool;
  timekeeper: Timekeeper;
  game: Game;
  marking: Marking;
  turns: Turns;
  opener: Opener;
  analysis: Analysis;
  reviewer: Reviewer;
  analyst: Analyst;
  sharing: Sharing;
  settings: Settings;
  typist: Typist;
  dialogs: Dialogs;
  importing: Importing;
  library: Library;
  lessons: Lessons;
  guests: Guests;
  places: Places;
  problems: Problems;
  solving: Solving;
  deck: Deck;
  setup: SetUp;
  trainer: Trainer;
  keyboard: Keyboard;

  /** Draws the page at once. */
  draw = () => {};

  /** The drawing of the board shown. */
  drawing = (): SVGSVGElement => {
    throw new Error("No board is shown.");
  };

  /** Moves the focus to the board. */
  toBoard = () => {};
  /** Give the focus to what follows the head. */
  toContent = () => {};

  /** @param built what the page holds from the first */
  constructor(
    boot: Boot,
    public store: Store<State>,
    public built: Built,
  ) {
    this.messages = new Messages(this);
    this.engine = new Engine(boot, this.#listener());
    this.pool = new Pool(boot, this.engine, (pool) => store.set({ pool }));
    this.timekeeper = new Timekeeper(this);
    store.complete = (state) => timed(identified(state, newId, Date.now()), this.timekeeper.now());
    this.game = new Game(this);
    this.marking = new Marking(this);
    this.turns = new Turns(this);
    this.opener = new Opener(this, built.start);
    this.analysis = new Analysis(this);
    this.reviewer = new Reviewer(this);
    this.analyst = new Analyst(this);
    this.sharing = new Sharing(this);
    this.settings = new Settings(store);
    this.typist = new Typist(this);
    this.dialogs = new Dialogs(store);
    this.importing = new Importing(this);
    this.library = new Library(this);
    this.lessons = new Lessons(this, built.examples.lessons);
    this.guests = new Guests(this, built.examples);
    this.places = new Places(this);
    this.problems = new Problems(this);
    this.solving = new Solving(this);
    this.deck = new Deck(this);
    this.setup = new SetUp(this);
    this.trainer = new Trainer(this);
    this.keyboard = new Keyboard(() => store.state);
  }

  #listener(): Listener {
    const phase = (change: Partial<EngineState>) =>
      this.store.set({ engine: { ...this.store.state.engine, ...change } });
    return {
      loading: (done, total) => phase({ phase: "loading", done, total }),
      starting: () => phase({ phase: "starting" }),
      ready: () => {
        phase({ phase: "ready" });
        this.opener.begin();
        this.problems.resume();
        this.library.complete();
      },
      replaced: () => this.store.set({ thinking: null, problem: { text: say("replaced") } }),
      failed: (error) => this.messages.failed(error),
    };
  }
}
