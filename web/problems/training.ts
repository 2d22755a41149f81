/** What is seen of the trainer of openings: how much is to be repeated, and the question at hand on a board. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { onValue, options } from "../app/controls.ts";
import type { Overlay } from "../board/scene.ts";
import { local, say } from "../lang/texts.ts";
import { dueOn } from "../model/deck.ts";
import { chance } from "../model/openings.ts";
import type { State } from "../model/state.ts";
import type { Question } from "../model/trainer.ts";
import * as model from "../model/trainer.ts";
import { boardOf } from "./captions.ts";
import { boardFor, way } from "./practice.ts";

/** The way to the trainer. */
export function trainerCard({ training: { kept }, tasks: { day } }: State) {
  const due = dueOn(kept, day).length;
  const told = kept.length ? say("trainer-due", { due, all: kept.length }) : say("trainer-text");
  return way("trainer", "#problems/openings", say("trainer-title"), told);
}

export function training(state: State, app: App) {
  const { question, finished } = state.training;
  const told = question ? news(question) : finished ? say("deck-done") : say("trainer-waits");
  return html`<div id="practice">
    <a href="#problems" class="quiet">${say("all-problems")}</a>
    <h2 id="practice-title">${say("trainer-title")}</h2>
    ${chooser(state, app)} ${question ? boardFor(state, question.placed, overlay(question), answering(app)) : nothing}
    <p id="practice-status" role="status">${told}</p>
    ${question ? buttons(question, app) : nothing}
  </div>`;
}

const answering = (app: App) => (tried: string) => app.trainer.answer(tried);

/** The board of which first stones are asked. */
function chooser({ describe, training: { board } }: State, app: App) {
  const boards = model.boards(describe);
  const choices = boards.map((one, place) => [String(place), boardOf(describe, one)] as const);
  const chosen = boards.findIndex(({ game, size }) => game === board?.game && size === board.size);
  const choose = (place: string) => {
    const one = boards[Number(place)];
    if (one) app.trainer.choose(one);
  };
  return html`<p class="field">
    <label for="trainer-board">${say("trainer-board")}</label>
    <select id="trainer-board" @change=${onValue(choose)}>
      ${options(choices, String(chosen))}
    </select>
  </p>`;
}

function buttons({ stone, settled }: Question, { trainer }: App) {
  const button = (id: string, text: string, act: () => void, main = "") =>
    html`<button id=${id} class=${main} type="button" @click=${act}>${text}</button>`;
  return html`<div class="buttons">
    ${
      settled
        ? button("trainer-next", say("deck-next"), () => trainer.ask(), "main")
        : stone
          ? [
              button("trainer-take", say("trainer-take"), () => trainer.answer(model.TAKE)),
              button("trainer-leave", say("trainer-leave"), () => trainer.answer(model.LEAVE)),
            ]
          : button("trainer-tell", say("deck-show"), () => trainer.tell())
    }
  </div>`;
}

/** The stones that may be chosen, and once the question is settled the values of all. */
function overlay({ stone, values, placed, tried, settled }: Question): Overlay {
  const told = Object.entries(values).filter(([move]) => (settled ? move !== stone : move === tried));
  return {
    playable: settled || stone ? [] : placed.snapshot.legal,
    looks: new Map(
      told.map(([move, { value }]) => [
        move,
        { order: Number(model.isFair(values, move)), chance: value, faded: false },
      ]),
    ),
  };
}

/** What is asked, or what the values say of the answer. */
function news(question: Question) {
  const { stone, values, placed, tried, settled, answer, days } = question;
  const known = values[stone || tried];
  if (!known || !tried) {
    const [first = "", second = ""] = placed.snapshot.players.map(local);
    return stone ? say("trainer-asked", { first, second, stone }) : say("trainer-fair", { player: first });
  }
  const share = chance(say, known);
  const strong = String(known.value > 0.5);
  if (!settled) return say("trainer-unfair", { stone: tried, share, strong });
  const told = stone
    ? say("trainer-taken", { right: String(answer !== "wrong"), stone, share, strong })
    : say("trainer-fairest", { right: String(answer !== "wrong"), stone: tried, share });
  return `${told} ${say("trainer-returns", { days })}`;
}
