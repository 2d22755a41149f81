/** One problem on a board of its own. Right and wrong are known from the data at once; how the game goes on after a
 * move, the engine shows. */

import { Board } from "../board/board.js";
import { sceneOf } from "../board/scene.js";
import { button, element, find, write } from "../dom.js";
import { copy } from "../dialogs/takeout.js";
import { EngineLost } from "../engine/client.js";
import { goal } from "../model/goal.js";
import { layoutOf } from "../model/orientation.js";
import { local, say, words } from "../lang/texts.js";
import { addressOf, boardOf, keepProgress, linkNext, progressKept, stateOf } from "./captions.js";
import * as model from "./model.js";

/** @import { App } from "../app/app.js" */
/** @import { Line } from "messages" */
/** @import { Attempt, Collection, Problem } from "./model.js" */

/** Playouts for each move of the line that answers a try: more if fewer do not show who wins. */
const EFFORTS = [256, 4096];

/** Everybody sees the same answer. */
const SEED = 1;

/** Milliseconds between two moves of a line. */
const STEP = 650;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Task {
  #again = button("task-again");
  #hint = button("task-hint");
  #play = button("task-play");
  #board = new Board(find("task-board", SVGSVGElement), (move) => this.#choose(move));

  /** The problem shown, null while none is. @type {{collection: Collection, problem: Problem} | null} */
  #opened = null;
  /** @type {Attempt} */ #attempt = model.UNTRIED;
  /** The day on which the list offered its problem. */
  #offered = 0;
  /** Whether the engine can be asked. */
  #ready = false;
  /** The timer of the next move of a line. */
  #timer = 0;
  /** The number of the engine's present work for the problem, 0 if there is none. */
  #asked = 0;

  /** @param {App} app @param {() => void} played called when a problem goes on as a game */
  constructor(app, played) {
    this.app = app;
    this.played = played;
    this.#again.addEventListener("click", () => this.#begin(this.#attempt.hints));
    this.#hint.addEventListener("click", () => this.#giveHint());
    this.#play.addEventListener("click", () => this.#playOn());
    button("task-share").addEventListener("click", () => this.#share());
    app.store.watch(({ portrait }, previous) => portrait !== previous.portrait && this.#opened && this.#draw());
  }

  /** Show a problem; one that is shown already goes on.
   * @param {Collection} collection @param {Problem} problem @param {number} offered the day of the list */
  open(collection, problem, offered) {
    if (this.#opened?.problem === problem) return this.#draw();
    this.#opened = { collection, problem };
    this.#offered = offered;
    this.#begin(0);
    find("task-title").focus({ preventScroll: true });
  }

  /** The problem is not shown any more: nothing of it goes on. */
  close() {
    this.#rest();
    this.#opened = null;
  }

  /** A line needs the engine. @param {boolean} ready whether it can be asked */
  draw(ready) {
    if (ready === this.#ready) return;
    this.#ready = ready;
    if (!this.#opened) return;
    this.#draw();
    this.#explain();
  }

  /** The problem shown: what calls this belongs to one. */
  #task() {
    if (!this.#opened) throw new Error("No problem is shown.");
    return this.#opened;
  }

  /** Set the problem up anew. @param {Attempt["hints"]} hints those that were given already */
  #begin(hints) {
    this.#rest();
    this.#set({ ...model.UNTRIED, hints });
    write("task-told", "");
  }

  #set(/** @type {Partial<Attempt>} */ change) {
    this.#attempt = { ...this.#attempt, ...change };
    this.#draw();
  }

  /** Stop what the engine and the clock do for the problem. */
  #rest() {
    clearTimeout(this.#timer);
    const target = this.#asked;
    this.#asked = 0;
    if (target) this.app.engine.call("stop", { target, how: "cancel" }).catch(unlessLost);
  }

  #draw() {
    const { collection, problem } = this.#task();
    const attempt = this.#attempt;
    const position = model.position(collection, problem, attempt);
    const shown = { ...position, layout: layoutOf(this.app.store.state, position) };
    this.#board.draw(sceneOf(shown, model.overlayOf(collection, problem, attempt), words));
    find("task-place").style.setProperty("--ratio", String(shown.layout.height / shown.layout.width));
    const number = collection.problems.indexOf(problem) + 1;
    const progress = progressKept();
    write("task-title", say("problem-title", { place: number }));
    const marks = [
      boardOf(this.app.store.state.describe, problem),
      say(`difficulty-${model.groupOf(problem)}`),
      ...(progress.solved[problem.id] ? [stateOf(progress, problem)] : []),
    ];
    write("task-kind", marks.join(" · "));
    write("task-goal", goal(words, shown));
    write("task-status", this.#news(problem, attempt, shown.snapshot.players));
    find("task").dataset.state = !attempt.tried ? "open" : attempt.tried === problem.move ? "right" : "wrong";
    this.#drawLine(attempt, problem);
    this.#again.disabled = !attempt.tried || attempt.tried === problem.move;
    this.#hint.disabled = attempt.hints === 2 || attempt.tried === problem.move;
    this.#play.disabled = !this.#ready;
    linkNext(find("task-next", HTMLAnchorElement), collection.problems, problem);
  }

  /** What is going on, in one or two sentences.
   * @param {Problem} problem @param {Attempt} attempt @param {string[]} players */
  #news(problem, { tried, line, hints }, players) {
    const [mover, other] = [problem.to_move, 3 - problem.to_move].map((player) => local(players[player - 1] ?? ""));
    if (!tried)
      return hints === 2
        ? say("told-move", { move: problem.move })
        : hints === 1
          ? say("told-area")
          : say("find-move", { player: mover ?? "" });
    if (tried === problem.move) {
      const right = say("right-move", { move: tried });
      return line?.[1] ? `${right} ${say("right-line", { player: mover ?? "" })}` : right;
    }
    if (!line) return say("wrong-move", { move: tried, ready: this.#ready });
    return line[1]
      ? say("refuted", { move: tried, player: other ?? "", answer: line[1] })
      : say("unrefuted", { move: tried });
  }

  /** The moves of the line, with the colour of each. @param {Attempt} attempt @param {Problem} problem */
  #drawLine({ line, shown }, { to_move }) {
    const moves = (line ?? []).map((move, place) => {
      const className = `by-${place % 2 === 0 ? to_move : 3 - to_move}${place < shown ? "" : " later"}`;
      return element("li", { className }, move);
    });
    find("task-line").replaceChildren(...(moves.length > 1 ? moves : []));
  }

  #choose(/** @type {string} */ move) {
    const { collection, problem } = this.#task();
    const place = model.position(collection, problem).layout.cells.findIndex(({ name }) => name === move);
    if (this.#attempt.tried === problem.move || problem.cells[place] !== "0") return;
    this.#begin(this.#attempt.hints);
    if (move === problem.move) this.#solved(problem);
    else if (!still.matches) this.#board.svg.animate(SHAKE, { duration: 350 });
    this.#set({ tried: move });
    this.#explain();
  }

  #solved(/** @type {Problem} */ problem) {
    const { problems } = this.#task().collection;
    const day = model.dayFor(problems, problem, this.#offered, model.dayOf(new Date()));
    const progress = model.solvedBy(
      progressKept(),
      problem,
      this.#attempt.hints ? "helped" : "alone",
      day,
      model.ofDay(problems, day),
    );
    if (!keepProgress(progress)) this.app.messages.tell(say("not-kept"));
  }

  /** Have the engine show how the game goes on after the move that was tried, as soon as it can. */
  async #explain() {
    const { problem } = this.#task();
    const { tried, line } = this.#attempt;
    if (!tried || line || !this.#ready || this.#asked) return;
    const winner = tried === problem.move ? problem.to_move : 3 - problem.to_move;
    const record = `${problem.record}.${tried}`;
    try {
      const moves = await this.#lineTo(winner, record);
      if (!moves) return;
      const { snapshot } = await this.app.engine.call("play", { record: [record, ...moves].join(".") });
      if (this.#opened?.problem !== problem || this.#attempt.tried !== tried || !this.#asked) return;
      this.#asked = 0;
      this.#set({ line: [tried, ...moves], shown: 1 });
      if (moves.length) this.#step(snapshot.winning_cells);
    } catch (error) {
      unlessLost(error);
      this.#asked = 0;
    }
  }

  /** The moves after a record up to the end of the game that this player wins; none if the engine finds none, and null
   * if the person has gone on to something else.
   * @param {number} winner @param {string} record @returns {Promise<string[] | null>} */
  async #lineTo(winner, record) {
    for (const playouts of EFFORTS) {
      const { id, answer } = this.app.engine.request("line", { record, playouts, seed: SEED });
      this.#asked = id;
      /** @type {Line} */ const found = await answer;
      if (this.#asked !== id) return null;
      if (found.winner === winner) return found.moves;
    }
    return [];
  }

  /** Show one more move of the line after a while, and at its end the winning chain. @param {number[]} chain */
  #step(chain) {
    const all = this.#attempt.line?.length ?? 0;
    if (still.matches) return this.#set({ shown: all, chain });
    this.#timer = setTimeout(() => {
      const shown = this.#attempt.shown + 1;
      this.#set({ shown, chain: shown === all ? chain : [] });
      if (shown < all) this.#step(chain);
    }, STEP);
  }

  #giveHint() {
    const { tried, hints } = this.#attempt;
    const given = /** @type {Attempt["hints"]} */ (hints + 1);
    if (tried) this.#begin(given);
    else this.#set({ hints: given });
  }

  /** Go on with the problem as a game. */
  async #playOn() {
    const { record, to_move } = this.#task().problem;
    await this.app.opener.playAt(record, to_move);
    this.played();
  }

  async #share() {
    const url = new URL(addressOf(this.#task().problem), location.href).href;
    write("task-told", (await copy(url)) ? say("link-copied") : "");
  }
}

/** The board moves to and fro after a wrong move. */
const SHAKE = [0, -1, 1, -0.6, 0.6, 0].map((way) => ({ transform: `translateX(${0.5 * way}rem)` }));

/** The page reports elsewhere that the worker was lost; a new one is asked again. @param {unknown} error */
function unlessLost(error) {
  if (!(error instanceof EngineLost)) throw error;
}
