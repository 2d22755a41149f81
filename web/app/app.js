/** The controllers of the board's page, each of which keeps its part of the state. */

import { Dialogs } from "../dialogs/dialogs.js";
import { Analyst } from "../engine/analyst.js";
import { Engine } from "../engine/client.js";
import { Pool } from "../engine/pool.js";
import { say } from "../lang/texts.js";
import { Importing } from "../games/importing.js";
import { Library } from "../games/library.js";
import { Sharing } from "../games/sharing.js";
import { Guests } from "../learn/guests.js";
import { Lessons } from "../learn/lessons.js";
import { identified, timed } from "../model/steps.js";
import { Keyboard } from "../panel/keyboard.js";
import { newId } from "../person/archive.js";
import { Typist } from "../panel/typist.js";
import { Settings } from "../person/settings.js";
import { Places } from "../places.js";
import { Game } from "../play/game.js";
import { Marking } from "../play/marking.js";
import { Opener } from "../play/opener.js";
import { Timekeeper } from "../play/timekeeper.js";
import { Turns } from "../play/turns.js";
import { Deck } from "../problems/deck.js";
import { Problems } from "../problems/problems.js";
import { Solving } from "../problems/solving.js";
import { Trainer } from "../problems/trainer.js";
import { SetUp } from "../setup/setup.js";
import { Analysis } from "../review/analysis.js";
import { Reviewer } from "../review/reviewer.js";
import { Messages } from "./messages.js";

/** @import { Diagram, Examples } from "messages" */
/** @import { TemplateResult, nothing } from "lit-html" */
/** @import { Boot, Listener } from "../engine/client.js" */
/** @import { EngineState, State } from "../model/state.js" */
/** @import { Store } from "./store.js" */

/** @typedef {{start: Diagram, examples: Examples}} Built  start: the position of a fresh board */
/** @typedef {(state: State, app: App) => TemplateResult | typeof nothing} View  draws its part of the page from the
 *   state alone; what the person does there becomes an action of a controller */

export class App {
  /** Draws the page at once. */
  draw = () => {};

  /** The drawing of the board shown. @returns {SVGSVGElement} */
  drawing = () => {
    throw new Error("No board is shown.");
  };

  /** Moves the focus to the board. */
  toBoard = () => {};
  /** Give the focus to what follows the head. */
  toContent = () => {};

  /** @param {Boot} boot @param {Store<State>} store @param {Built} built what the page holds from the
   * first */
  constructor(boot, store, built) {
    this.built = built;
    this.store = store;
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

  /** @returns {Listener} */
  #listener() {
    const phase = (/** @type {Partial<EngineState>} */ change) =>
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
