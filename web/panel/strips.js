/** The strips of the two players: who plays, whose turn it is, the score, and how far a search or the loading is. */

import { button, find, show, write } from "../dom.js";
import { called } from "../model/names.js";
import { botOf, botToMove, person, playerName, score, watched } from "../model/state.js";
import { capitalised, say, words } from "../lang/texts.js";

/** @import { State } from "../model/state.js" */

export class Strips {
  #place = find("place-play");
  #progress = find("progress", HTMLProgressElement);
  /** By player, the elements of the strip. */
  #strips = [1, 2].map((player) => {
    const strip = find(`strip-${player}`);
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (strip.querySelector(name));
    return {
      player,
      strip,
      name: part(".plain"),
      rival: button(`rival-${player}`),
      colour: part(".colour"),
      points: part(".points"),
    };
  });

  /** @param {() => void} opened called when the person asks for the settings of a bot */
  constructor(opened) {
    for (const { rival } of this.#strips) rival.addEventListener("click", opened);
  }

  draw(/** @type {State} */ state) {
    // Who plays here sits at the bottom.
    this.#place.dataset.below = String(person(state) ?? 1);
    for (const parts of this.#strips) drawStrip(state, parts);
    this.#drawWork(state);
  }

  /** The progress line: loading, starting or thinking. @param {State} state */
  #drawWork(state) {
    const { engine, thinking } = state;
    const busy = engine.phase === "loading" || engine.phase === "starting";
    show("work", busy || thinking !== null);
    const works = botToMove(state) && thinking ? state.snapshot.to_move : 3 - (person(state) ?? 1);
    this.#place.dataset.works = String(works);
    for (const { player, strip } of this.#strips) strip.classList.toggle("works", player === works);
    if (engine.phase === "loading") {
      this.#measure(
        engine.total ? engine.done / engine.total : null,
        say("loading-bytes", { done: engine.done / 1e6, total: engine.total / 1e6 }),
      );
    } else if (engine.phase === "starting") this.#measure(null, say("starting-python"));
    else if (thinking) {
      const { progress, elapsed, playouts, parts = 1 } = thinking.info ?? { progress: 0, elapsed: 0, playouts: 0 };
      this.#measure(progress, say("effort", { seconds: elapsed, playouts, workers: parts }));
    }
  }

  /** @param {number | null} share null: unknown @param {string} text */
  #measure(share, text) {
    if (share === null) this.#progress.removeAttribute("value");
    else this.#progress.value = share;
    write("effort", text);
  }
}

/** @typedef {{player: number, strip: HTMLElement, name: HTMLElement, rival: HTMLButtonElement, colour: HTMLElement,
 *   points: HTMLElement}} Parts */

function drawStrip(/** @type {State} */ state, /** @type {Parts} */ { player, strip, name, rival, colour, points }) {
  const side = capitalised(playerName(state, player));
  const self = person(state) === player;
  // Two bots are told apart by the colours, which the strip says beside the name.
  const title = self ? say("you") : (botOf(state, player)?.title ?? called(words, state, player).title);
  show(name, self || state.watching);
  show(rival, !self && !state.watching);
  write(self || state.watching ? name : rival, title);
  write(colour, title === side ? "" : side);
  const { wins, losses, draws } = score(state);
  const mine = player === (person(state) ?? 1);
  write(points, watched(state) || state.watching || wins + losses + draws === 0 ? "" : String(mine ? wins : losses));
  strip.classList.toggle("turn", state.snapshot.to_move === player && !state.opening);
  strip.ariaLabel = [title, title === side ? "" : side].filter(Boolean).join(", ");
}
