/** The decks: how many cards are due, and the card at hand on a board of its own. */

import { html, nothing } from "lit-html";
import { liveBoard } from "../app/boards.ts";
import { button, listField, note, scale } from "../app/controls.ts";
import { boardScene } from "../board/scene.ts";
import { playerWord, say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import type { MistakeCard } from "../model/deck.ts";
import { type Exercise, exerciseOverlay, isOver, isRight } from "../model/exercise.ts";
import { reasons, topicOfCard } from "../model/insight.ts";
import { chance, stonesLegend } from "../model/openings.ts";
import { layoutOf } from "../model/orientation.ts";
import { answeredOn, type Card, dueOn } from "../model/schedule.ts";
import type { State } from "../model/state.ts";
import type { DeckName, Practice, Question } from "../model/trainer.ts";
import { isMap, LEAVE, ROUND, stoneLooks, TAKE, trainerBoards } from "../model/trainer.ts";
import type { Page } from "../page.ts";
import { boardOf } from "./captions.ts";

export function deckLinks({ practice: { mistakes, openings }, workbook: { day, training } }: State) {
  const link = (id: string, deck: string, title: string, text: string) =>
    html`<a id=${id} class="way exercise" href="#problems/${deck}">
      <span><strong>${title}</strong> <small>${text}</small></span>
    </a>`;
  const counts = (cards: Card[]) => ({ due: dueOn(cards, day).length, all: cards.length });
  const practised = mistakes.length ? say("deck-due", counts(mistakes)) : say("deck-empty");
  const answered = openings.length ? say("trainer-due", counts(openings)) : say("trainer-text");
  return html`<div id="problem-exercises">
    ${link("train", "train", say("train-title"), say("rating", training.person))}
    ${link("run", "run", say("run-title"), training.best ? say("run-best", training) : say("run-text"))}
    ${link("deck", "mistakes", say("deck-title"), practised)}
    ${link("trainer", "openings", say("trainer-title"), answered)}
  </div>`;
}

export function practice(state: State, page: Page, deck: DeckName) {
  const { exercise } = state;
  const isOpenings = deck === "openings";
  const content = html`<div id="practice-head">
      <a href="#problems" class="quiet">${say("all-problems")}</a>
      <h2 id="practice-title">${say(isOpenings ? "trainer-title" : "deck-title")}</h2>
      ${isOpenings ? [chooser(state, page), dots(state)] : nothing}
      ${note("practice-count", exercise && !isOpenings ? say("mistake-count", placeOn(state)) : "")}
    </div>
    <p id="practice-status" role="status">${news(state)}</p>
    ${
      exercise ? [place(state, page, exercise), buttons(state, page, exercise), explanation(state, exercise)] : nothing
    }`;
  return exercise || isOpenings ? html`<div id="practice" data-deck=${deck}>${content}</div>` : content;
}

/** Which question of the round is at hand, and how the earlier ones were answered. */
function dots({ exercise, practice: { round } }: State) {
  const number = Math.min(ROUND, round.length + Number(!exercise?.reply));
  const kinds = Array.from({ length: ROUND }, (_, index) => ({ true: "right", false: "wrong" })[String(round[index])]);
  return html`<p id="practice-round">
    ${kinds.map((kind) => html`<i class=${kind ?? ""}></i>`)}
    ${note("practice-count", say("trainer-count", { number, total: ROUND }))}
  </p>`;
}

/** Which of today's mistakes is at hand, and how many they are. */
function placeOn({ exercise, practice: { mistakes }, workbook: { day } }: State) {
  const answered = answeredOn(mistakes, day).length;
  const number = exercise && isOver(exercise) ? answered : answered + 1;
  return { number, total: answered + dueOn(mistakes, day).length };
}

/** The sentence about the card at hand, or why there is none. */
function news(state: State) {
  const { exercise, practice, workbook } = state;
  const { deck, mistake, question, mistakes } = practice;
  if (exercise && mistake) return mistakeNews(mistake, exercise);
  if (exercise && question) return questionNews(question, exercise, practice);
  if (deck === "openings") return say("trainer-waits");
  if (dueOn(mistakes, workbook.day).length) return say("not-ready");
  return mistakes.length ? say("deck-done") : say("deck-empty");
}

/** The board whose first stones are asked about. */
function chooser({ describe, practice: { board } }: State, { trainer }: Page) {
  const all = trainerBoards(describe);
  const choices = all.map((one, index) => [String(index), boardOf(describe, one)] as const);
  const chosen = all.findIndex(({ game, size }) => game === board?.game && size === board.size);
  const choose = (index: string) => trainer.choose(all[Number(index)] ?? null);
  return listField("trainer-board", say("trainer-board"), choices, String(chosen), choose);
}

function place(state: State, { trainer }: Page, exercise: Exercise) {
  const { question } = state.practice;
  const position = { ...exercise.start, layout: layoutOf(state, exercise.start) };
  const looks = question ? stoneLooks(question, exercise) : undefined;
  const scene = boardScene(position, { ...exerciseOverlay(exercise), looks }, words);
  return html`<div id="practice-place" .style=${`--ratio: ${position.layout.height / position.layout.width}`}>
    ${liveBoard("practice-board", say("problem-board"), scene, (move) => trainer.try(move))}
  </div>`;
}

function buttons({ practice: { mistake, question, isDone } }: State, { trainer }: Page, exercise: Exercise) {
  if (isMap(exercise) && isDone) return nothing;
  const way = isMap(exercise)
    ? button("trainer-more", say("trainer-more", { total: ROUND }), () => trainer.restart(), { main: true })
    : isOver(exercise)
      ? button("practice-next", say("deck-next"), () => trainer.next(), { main: true })
      : question?.stone
        ? [
            button("trainer-take", say("trainer-take"), () => trainer.try(TAKE)),
            button("trainer-leave", say("trainer-leave"), () => trainer.try(LEAVE)),
          ]
        : button("practice-tell", say("deck-show"), () => trainer.tell());
  return html`<div class="buttons">
    ${way} ${mistake ? button("practice-drop", say("deck-drop"), () => trainer.drop()) : nothing}
  </div>`;
}

/** The task that a mistake sets, or the verdict on the latest move. */
function mistakeNews({ player, move, cost, days }: MistakeCard, exercise: Exercise) {
  const { tried, told, start } = exercise;
  if (told) return say("deck-answer", { move: tried });
  if (isOver(exercise)) return say("deck-right", { move: tried, days: Math.max(1, days) });
  if (tried) return say("deck-wrong", { move: tried });
  const name = playerWord(start.snapshot.players[player - 1] ?? "");
  return say("deck-task", { player: name, move, cost });
}

/** The question, the verdict on the answer, or how the round went. */
function questionNews({ stone, values }: Question, exercise: Exercise, { round, isDone }: Practice) {
  const { tried, told, start } = exercise;
  if (isMap(exercise))
    return say("trainer-done", { right: round.filter(Boolean).length, total: round.length, last: isDone });
  const value = tried ? values[stone || tried] : undefined;
  if (!value) {
    const [player = ""] = start.snapshot.players.map(playerWord);
    return stone ? say("trainer-asked", { player, stone }) : say("trainer-fair", { player });
  }
  const strong = value.value > 0.5;
  if (!isOver(exercise)) return say("trainer-unfair", { stone: tried, strong });
  const right = isRight(exercise) && !told;
  return stone ? say("trainer-taken", { right, strong }) : say("trainer-fairest", { right, stone: tried });
}

/** Why the answer is right: the better line of a mistake, or what the table knows of stones. */
function explanation(state: State, exercise: Exercise) {
  const { mistake, question } = state.practice;
  const content = question
    ? stonesTold(question, exercise)
    : mistake
      ? mistakeTold(state, exercise, mistake).map((text) => html`<p>${text}</p>`)
      : nothing;
  return html`<div id="practice-told" class="soft" aria-live="polite">${content}</div>`;
}

function mistakeTold(state: State, exercise: Exercise, mistake: MistakeCard) {
  const { start } = exercise;
  const { game, ply, options } = start.snapshot;
  const { openings } = findGame(state.describe, game);
  if (!isOver(exercise)) return !ply && openings && options[openings.option] === true ? [say("deck-fair")] : [];
  const shown = { ...state, ...start, layout: layoutOf(state, start) };
  return [...reasons(words, shown, topicOfCard(mistake), ""), say("advice-line", { line: mistake.line.join(", ") })];
}

function stonesTold({ stone, values, days }: Question, exercise: Exercise) {
  if (isMap(exercise)) return [scale(), html`<p>${stonesLegend(say, Object.values(values))}</p>`];
  const name = stone || exercise.tried;
  const value = exercise.tried ? values[name] : undefined;
  if (!value) return nothing;
  const told = { stone: name, share: chance(say, value), proven: value.error === 0, strong: value.value > 0.5 };
  const returns = isOver(exercise) ? say("trainer-returns", { days: Math.max(1, days) }) : "";
  return [scale(value.value), html`<p>${say("trainer-because", told)} ${returns}</p>`];
}
