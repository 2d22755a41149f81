/** What is seen of the deck: how many mistakes are due, and the one at hand on a board of its own. */

import { html, nothing } from "lit-html";

import { board } from "../app/boards.js";
import { sceneOf } from "../board/scene.js";
import { local, say, words } from "../lang/texts.js";
import { dueOn } from "../model/deck.js";
import { reasons, topicOfCard } from "../model/insight.js";
import { layoutOf } from "../model/orientation.js";

/** @import { Diagram } from "messages" */
/** @import { App } from "../app/app.js" */
/** @import { Overlay } from "../board/scene.js" */
/** @import { State } from "../model/state.js" */
/** @import { Practice } from "./deck.js" */

/** The way to the deck. @param {State} state */
export function deckCard({ deck: { cards }, tasks: { day } }) {
  const due = dueOn(cards, day).length;
  const told = cards.length ? say("deck-due", { due, all: cards.length }) : say("deck-empty");
  return way("deck", "#problems/mistakes", say("deck-title"), told);
}

/** A card that leads to something to practise.
 * @param {string} id @param {string} address @param {string} title @param {string} told */
export const way = (id, address, title, told) =>
  html`<a id=${id} class="way exercise" href=${address}>
    <span><strong>${title}</strong> <small>${told}</small></span>
  </a>`;

/** The board of an exercise.
 * @param {State} state @param {Diagram} placed @param {Overlay} overlay @param {(move: string) => void} chosen */
export function boardFor(state, placed, overlay, chosen) {
  const scene = sceneOf({ ...placed, layout: layoutOf(state, placed) }, overlay, words);
  return html`<div id="practice-place">
    ${board("practice-board", say("problem-board"), scene, chosen)}
  </div>`;
}

/** @param {State} state @param {App} app */
export function practice(state, app) {
  const { practice, cards } = state.deck;
  const back = html`<a href="#problems" class="quiet">${say("all-problems")}</a>
    <h2 id="practice-title">${say("deck-title")}</h2>`;
  if (!practice) {
    const waits = dueOn(cards, state.tasks.day).length > 0;
    return html`${back}
      <p id="practice-status" role="status">
        ${waits ? say("not-ready") : cards.length ? say("deck-done") : say("deck-empty")}
      </p>`;
  }
  const { card, placed, tried } = practice;
  const settled = card.good.includes(tried);
  return html`<div id="practice">
    ${back}
    ${boardFor(state, placed, overlay(practice, settled), (move) => app.deck.choose(move))}
    <p id="practice-status" role="status">${news(practice, settled)}</p>
    <div class="buttons">
      ${
        settled
          ? html`<button id="practice-next" class="main" type="button" @click=${() => app.deck.open()}>
              ${say("deck-next")}
            </button>`
          : html`<button id="practice-tell" type="button" @click=${() => app.deck.tell()}>${say("deck-show")}</button>`
      }
      <button id="practice-drop" type="button" @click=${() => app.deck.drop()}>${say("deck-drop")}</button>
    </div>
    <div id="practice-told" class="soft" aria-live="polite">${settled ? told(state, practice) : nothing}</div>
  </div>`;
}

/** The better line, and why it is better. @param {State} state @param {Practice} practice */
function told(state, { card, placed }) {
  const shown = { ...state, ...placed, layout: layoutOf(state, placed) };
  return [card.line.join(" "), ...reasons(words, shown, topicOfCard(card))].map((text) => html`<p>${text}</p>`);
}

/** @param {Practice} practice @param {boolean} settled @returns {Overlay} */
function overlay({ card, placed, tried }, settled) {
  const wrong = tried && !settled ? tried : card.move;
  const player = (/** @type {number} */ place) => (place % 2 === 0 ? card.player : 3 - card.player);
  const line = settled ? (tried === card.line[0] ? card.line : [tried]) : [];
  return {
    learner: card.player,
    playable: settled ? [] : placed.snapshot.legal,
    slip: { move: wrong, grade: "mistake" },
    line: new Map(line.map((move, place) => [move, { number: place + 1, player: player(place) }])),
  };
}

/** @param {Practice} practice @param {boolean} settled */
function news({ card, placed, tried, answer }, settled) {
  const player = local(placed.snapshot.players[card.player - 1] ?? "");
  const [better = ""] = card.good;
  const days = Math.max(1, card.days);
  if (settled && answer === "wrong") return say("deck-answer", { move: better });
  if (settled) return say("deck-right", { move: tried, days });
  if (tried) return say("deck-wrong", { move: tried });
  return say("deck-task", { player, move: card.move, cost: say("percent", { share: card.cost }) });
}
