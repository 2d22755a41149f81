/** What is seen of the deck: how many mistakes are due, and the one at hand on a board of its own. */

import { html, nothing } from "lit-html";
import type { Diagram } from "messages";
import type { App } from "../app/app.ts";
import { board } from "../app/boards.ts";
import { type Overlay, sceneOf } from "../board/scene.ts";
import { local, say, words } from "../lang/texts.ts";
import { dueOn } from "../model/deck.ts";
import { reasons, topicOfCard } from "../model/insight.ts";
import { layoutOf } from "../model/orientation.ts";
import type { State } from "../model/state.ts";
import type { Practice } from "./deck.ts";

/** The way to the deck. */
export function deckCard({ deck: { cards }, tasks: { day } }: State) {
  const due = dueOn(cards, day).length;
  const told = cards.length ? say("deck-due", { due, all: cards.length }) : say("deck-empty");
  return way("deck", "#problems/mistakes", say("deck-title"), told);
}

/** A card that leads to something to practise. */
export const way = (id: string, address: string, title: string, told: string) =>
  html`<a id=${id} class="way exercise" href=${address}>
    <span><strong>${title}</strong> <small>${told}</small></span>
  </a>`;

/** The board of an exercise. */
export function boardFor(state: State, placed: Diagram, overlay: Overlay, chosen: (move: string) => void) {
  const scene = sceneOf({ ...placed, layout: layoutOf(state, placed) }, overlay, words);
  return html`<div id="practice-place">
    ${board("practice-board", say("problem-board"), scene, chosen)}
  </div>`;
}

export function practice(state: State, app: App) {
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

/** The better line, and why it is better. */
function told(state: State, { card, placed }: Practice) {
  const shown = { ...state, ...placed, layout: layoutOf(state, placed) };
  return [card.line.join(" "), ...reasons(words, shown, topicOfCard(card))].map((text) => html`<p>${text}</p>`);
}

function overlay({ card, placed, tried }: Practice, settled: boolean): Overlay {
  const wrong = tried && !settled ? tried : card.move;
  const player = (place: number) => (place % 2 === 0 ? card.player : 3 - card.player);
  const line = settled ? (tried === card.line[0] ? card.line : [tried]) : [];
  return {
    learner: card.player,
    playable: settled ? [] : placed.snapshot.legal,
    slip: { move: wrong, grade: "mistake" },
    line: new Map(line.map((move, place) => [move, { number: place + 1, player: player(place) }])),
  };
}

function news({ card, placed, tried, answer }: Practice, settled: boolean) {
  const player = local(placed.snapshot.players[card.player - 1] ?? "");
  const [better = ""] = card.good;
  const days = Math.max(1, card.days);
  if (settled && answer === "wrong") return say("deck-answer", { move: better });
  if (settled) return say("deck-right", { move: tried, days });
  if (tried) return say("deck-wrong", { move: tried });
  return say("deck-task", { player, move: card.move, cost: say("percent", { share: card.cost }) });
}
