/** The place Problems: a list by difficulty, and one problem on a board of its own. Right and wrong are known from the
 * data at once; how the game goes on after a move, the engine shows. What the person has solved is kept in this
 * browser. */

import { Board } from "../board/board.js";
import { sceneOf } from "../board/scene.js";
import { thumbnail } from "../board/thumbnail.js";
import { button, element, find, select, show, write } from "../dom.js";
import { copy } from "../dialogs/takeout.js";
import { EngineLost } from "../engine/client.js";
import { gameNamed } from "../model/state.js";
import { layoutOf } from "../person/orientation.js";
import { keep, stored } from "../person/storage.js";
import { local, say, words } from "../lang/texts.js";
import * as model from "./model.js";

/** @import { Game } from "../game.js" */
/** @import { Line } from "messages" */
/** @import { State } from "../model/state.js" */
/** @import { Attempt, Collection, Problem, Progress } from "./model.js" */

const KEY = "wye-problems";
const FILE = new URL("problems.json", import.meta.url);

/** Playouts for each move of the line that answers a try: more if fewer do not show who wins. */
const EFFORTS = [256, 4096];

/** Everybody sees the same answer. */
const SEED = 1;

/** Milliseconds between two moves of a line. */
const STEP = 650;

/** Milliseconds between two looks at the calendar. */
const LOOK = 20_000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Problems {
  #again = button("task-again");
  #hint = button("task-hint");
  #play = button("task-play");
  #boards = select("problem-boards");
  #board = new Board(find("task-board", SVGSVGElement), (move) => this.#choose(move));

  /** All problems, once they are loaded. @type {Collection | null} */
  #collection = null;
  /** The problem shown, null while the list is. @type {Problem | null} */
  #problem = null;
  /** @type {Attempt} */ #attempt = model.UNTRIED;
  /** Whether the place is shown. */
  #open = false;
  /** The day whose problem is offered, 0 before one is. */
  #day = 0;
  /** The timer that looks for a new day: none is exact over midnight, sleep and a clock that is set. */
  #looking = 0;
  /** Whether the engine can be asked. */
  #ready = false;
  /** The timer of the next move of a line. */
  #timer = 0;
  /** The number of the engine's present work for this place, 0 if there is none. */
  #asked = 0;

  /** @param {Game} game @param {() => void} played called when a problem goes on as a game */
  constructor(game, played) {
    this.game = game;
    this.played = played;
    this.#again.addEventListener("click", () => this.#begin(this.#attempt.hints));
    this.#hint.addEventListener("click", () => this.#giveHint());
    this.#play.addEventListener("click", () => this.#playOn());
    button("task-share").addEventListener("click", () => this.#share());
    this.#boards.addEventListener("change", () => this.#drawList());
  }

  /** The person's progress, which another window may have changed. @returns {Progress} */
  get #progress() {
    return model.readProgress(stored(KEY));
  }

  /** @param {string} rest the id of a problem, empty for the list */
  async open(rest) {
    this.#open = true;
    clearInterval(this.#looking);
    this.#looking = setInterval(() => this.#look(), LOOK);
    this.#collection ??= await loaded();
    if (!this.#open) return;
    write("problems-told", this.#collection ? "" : say("problems-not-loaded"));
    if (!this.#collection) return;
    const found = this.#collection.problems.find(({ id }) => id === rest) ?? null;
    if (rest && !found) write("problems-told", say("no-problem"));
    const moved = found !== this.#problem;
    this.#problem = found;
    show("problem-list", !found);
    show("task", found !== null);
    if (!found) this.#drawList();
    else if (moved) {
      this.#day ||= model.dayOf(new Date());
      this.#begin(0);
      find("task-title").focus({ preventScroll: true });
    } else this.#drawTask();
  }

  close() {
    this.#open = false;
    clearInterval(this.#looking);
    this.#rest();
  }

  draw(/** @type {State} */ { engine }) {
    const ready = engine.phase === "ready";
    if (ready === this.#ready) return;
    this.#ready = ready;
    if (this.#open && this.#problem) {
      this.#drawTask();
      this.#explain();
    }
  }

  // The list

  /** Offer another problem on another day. */
  #look() {
    if (this.#collection && !this.#problem && this.#day !== model.dayOf(new Date())) this.#drawList();
  }

  #drawList() {
    const { problems, boards } = /** @type {Collection} */ (this.#collection);
    const progress = this.#progress;
    this.#day = model.dayOf(new Date());
    const daily = model.ofDay(problems, this.#day);
    const days = model.streak(progress, this.#day);
    const link = find("problem-daily", HTMLAnchorElement);
    link.href = addressOf(daily);
    find("problem-daily-picture").replaceChildren(thumbnail(model.position({ problems, boards }, daily)));
    write("problem-daily-told", [this.#boardOf(daily), say(`difficulty-${model.groupOf(daily)}`)].join(" · "));
    write("problem-daily-state", stateOf(progress, daily));
    write("problem-streak", days ? say("streak", { days }) : "");
    const done = problems.filter(({ id }) => progress.solved[id]).length;
    write("problem-count", say("solved-of", { done, all: problems.length }));
    this.#drawNext(find("problem-next", HTMLAnchorElement), null);
    this.#drawBoards(problems);
    const wanted = problems.filter(
      ({ game, size }) => !this.#boards.value || `${game}${size}`.startsWith(this.#boards.value),
    );
    const number = new Map(problems.map(({ id }, place) => [id, place + 1]));
    find("problem-groups").replaceChildren(
      ...model.groups(wanted).map(({ name, problems }) => {
        const solved = problems.filter(({ id }) => progress.solved[id]).length;
        const count = element("small", {}, say("solved-of", { done: solved, all: problems.length }));
        const tiles = problems.map((one) => this.#tile(one, Number(number.get(one.id)), progress));
        const heading = element("h3", {}, say(`difficulty-${name}`), " ", count);
        return element("section", {}, heading, element("ol", {}, ...tiles));
      }),
    );
  }

  /** Offer the games, and the sizes of each. @param {Problem[]} problems */
  #drawBoards(problems) {
    if (this.#boards.length) return;
    const games = [...new Set(problems.map(({ game }) => game))].sort().reverse();
    const sizes = (/** @type {string} */ name) =>
      [...new Set(problems.filter(({ game }) => game === name).map(({ size }) => size))].sort(
        (one, other) => one - other,
      );
    const options = games.flatMap((game) => [
      new Option(this.#titleOf(game), game),
      ...sizes(game).map((size) => new Option(say("board-of", { game: this.#titleOf(game), size }), `${game}${size}`)),
    ]);
    this.#boards.replaceChildren(new Option(say("any-board"), ""), ...options);
  }

  #tile(/** @type {Problem} */ problem, /** @type {number} */ number, /** @type {Progress} */ progress) {
    const board = this.#boardOf(problem);
    const told = [say("problem-title", { place: number }), board, stateOf(progress, problem)].join(", ");
    const link = { href: addressOf(problem), className: progress.solved[problem.id] ?? "" };
    const seen = [
      element("b", { ariaHidden: "true" }, String(number)),
      element("small", { ariaHidden: "true" }, board),
    ];
    return element("li", {}, element("a", link, element("span", { className: "unseen" }, told), ...seen));
  }

  #titleOf(/** @type {string} */ game) {
    return gameNamed(this.game.state.describe, game).title;
  }

  #boardOf(/** @type {Problem} */ { game, size }) {
    return say("board-of", { game: this.#titleOf(game), size });
  }

  #drawNext(/** @type {HTMLAnchorElement} */ link, /** @type {Problem | null} */ after) {
    const next = model.nextUnsolved(/** @type {Collection} */ (this.#collection).problems, this.#progress, after);
    show(link, next !== null);
    if (next) link.href = addressOf(next);
  }

  // One problem

  /** Set the problem up anew. @param {Attempt["hints"]} hints those that were given already */
  #begin(hints) {
    this.#rest();
    this.#set({ ...model.UNTRIED, hints });
    write("task-told", "");
  }

  #set(/** @type {Partial<Attempt>} */ change) {
    this.#attempt = { ...this.#attempt, ...change };
    this.#drawTask();
  }

  /** Stop what the engine and the clock do for this place. */
  #rest() {
    clearTimeout(this.#timer);
    const target = this.#asked;
    this.#asked = 0;
    if (target) this.game.engine.call("stop", { target, how: "cancel" }).catch(unlessLost);
  }

  #drawTask() {
    const collection = /** @type {Collection} */ (this.#collection);
    const problem = /** @type {Problem} */ (this.#problem);
    const attempt = this.#attempt;
    const shown = model.position(collection, problem, attempt.chain);
    this.#board.draw(
      sceneOf({ ...shown, layout: layoutOf(shown) }, model.overlayOf(collection, problem, attempt), words),
    );
    const number = collection.problems.indexOf(problem) + 1;
    const progress = this.#progress;
    write("task-title", say("problem-title", { place: number }));
    const marks = [
      this.#boardOf(problem),
      say(`difficulty-${model.groupOf(problem)}`),
      ...(progress.solved[problem.id] ? [stateOf(progress, problem)] : []),
    ];
    write("task-kind", marks.join(" · "));
    write("task-goal", local(collection.boards[problem.record.split(":")[0] ?? ""]?.snapshot.goal ?? ""));
    write("task-status", this.#news(problem, attempt, shown.snapshot.players));
    find("task").dataset.state = !attempt.tried ? "open" : attempt.tried === problem.move ? "right" : "wrong";
    this.#drawLine(attempt, problem);
    this.#again.disabled = !attempt.tried || attempt.tried === problem.move;
    this.#hint.disabled = attempt.hints === 2 || attempt.tried === problem.move;
    this.#play.disabled = !this.#ready;
    this.#drawNext(find("task-next", HTMLAnchorElement), problem);
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
    const problem = /** @type {Problem} */ (this.#problem);
    const place = model
      .position(/** @type {Collection} */ (this.#collection), problem)
      .layout.cells.findIndex(({ name }) => name === move);
    if (this.#attempt.tried === problem.move || problem.cells[place] !== "0") return;
    this.#begin(this.#attempt.hints);
    if (move === problem.move) this.#solved(problem);
    else if (!still.matches) this.#board.svg.animate(SHAKE, { duration: 350 });
    this.#set({ tried: move });
    this.#explain();
  }

  #solved(/** @type {Problem} */ problem) {
    const { problems } = /** @type {Collection} */ (this.#collection);
    const day = model.dayFor(problems, problem, this.#day, model.dayOf(new Date()));
    const progress = model.solvedBy(
      this.#progress,
      problem,
      this.#attempt.hints ? "helped" : "alone",
      day,
      model.ofDay(problems, day),
    );
    if (!keep(KEY, JSON.stringify(progress))) this.game.tell(say("not-kept"));
  }

  /** Have the engine show how the game goes on after the move that was tried, as soon as it can. */
  async #explain() {
    const problem = /** @type {Problem} */ (this.#problem);
    const { tried, line } = this.#attempt;
    if (!tried || line || !this.#ready || this.#asked) return;
    const winner = tried === problem.move ? problem.to_move : 3 - problem.to_move;
    const record = `${problem.record}.${tried}`;
    try {
      const moves = await this.#lineTo(winner, record);
      if (!moves) return;
      const { snapshot } = await this.game.engine.call("play", { record: [record, ...moves].join(".") });
      if (this.#problem !== problem || this.#attempt.tried !== tried || !this.#asked) return;
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
      const { id, answer } = this.game.engine.request("line", { record, playouts, seed: SEED });
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
    const { record, to_move } = /** @type {Problem} */ (this.#problem);
    await this.game.playAt(record, to_move);
    this.played();
  }

  async #share() {
    const url = new URL(addressOf(/** @type {Problem} */ (this.#problem)), location.href).href;
    write("task-told", (await copy(url)) ? say("link-copied") : "");
  }
}

/** The board moves to and fro after a wrong move. */
const SHAKE = [0, -1, 1, -0.6, 0.6, 0].map((way) => ({ transform: `translateX(${0.5 * way}rem)` }));

/** The problems, or null if they cannot be loaded now. @returns {Promise<Collection | null>} */
async function loaded() {
  try {
    const answer = await fetch(FILE);
    return answer.ok ? await answer.json() : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // no network
    throw error;
  }
}

/** The page reports elsewhere that the worker was lost; a new one is asked again. @param {unknown} error */
function unlessLost(error) {
  if (!(error instanceof EngineLost)) throw error;
}

const addressOf = (/** @type {Problem} */ { id }) => `#problems/${id}`;

/** Whether and how a problem was solved, in words. @param {Progress} progress @param {Problem} problem */
function stateOf({ solved }, { id }) {
  const way = solved[id];
  return way ? (way === "alone" ? say("solved-alone") : say("solved-helped")) : say("unsolved");
}
