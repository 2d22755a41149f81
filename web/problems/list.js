/** The problems to choose from: the one of the day, sets by motif with the progress in each, and all of them. */

import { html, nothing, svg } from "lit-html";

import { onValue, options } from "../app/controls.js";
import { say } from "../lang/texts.js";
import * as model from "../model/problems.js";
import { deckCard } from "./practice.js";
import { trainerCard } from "./training.js";
import { addressOf, boardOf, nextOf, pictureOf, stateOf, titleOf } from "./captions.js";

/** @import { Catalogue } from "messages" */
/** @import { App, View } from "../app/app.js" */
/** @import { State } from "../model/state.js" */
/** @import { Collection, Problem, Progress } from "../model/problems.js" */

/** @type {View} */
export function list(state, app) {
  const { collection } = state.tasks;
  const heading = html`<h2 id="problems-title">${say("place-problems")}</h2>`;
  return html`<div id="problem-list">
    ${heading}
    ${
      collection
        ? [daily(state, collection), exercises(state), sets(state, app, collection), everything(state, app, collection)]
        : nothing
    }
    <a class="quiet" href="#setup">${say("set-up-position")}</a>
  </div>`;
}

/** @param {State} state @param {Collection} collection */
export function daily({ describe, tasks }, collection) {
  const { day, progress } = tasks;
  const problem = model.ofDay(collection.problems, day);
  const days = model.streak(progress, day);
  const done = progress.solved[problem.id];
  return html`<a id="problem-daily" href=${addressOf(problem)}>
    ${pictureOf(collection, problem)}
    <span>
      <strong>${say("daily-problem")}</strong>
      <span id="problem-daily-told"
        >${boardOf(describe, problem)} · ${say(`difficulty-${model.groupOf(problem)}`)}</span
      >
      ${done ? html`<small id="problem-daily-state">${stateOf(progress, problem)}</small>` : nothing}
      <small id="problem-streak">${days ? say("streak", { days }) : ""}</small>
      ${done ? nothing : html`<span class="press main">${say("solve")}</span>`}
    </span>
  </a>`;
}

/** What is practised again and again. @param {State} state */
const exercises = (state) => html`<div id="problem-exercises">${deckCard(state)}${trainerCard(state)}</div>`;

/** @param {State} state @param {App} app @param {Collection} collection */
function sets({ tasks }, { problems }, collection) {
  const { progress } = tasks;
  return html`<ul id="problem-sets">
    ${model.sets(collection.problems).map(({ name, problems: all }) => {
      const solved = model.solvedOf(all, progress);
      const next = model.nextUnsolved(all, progress, null) ?? all[0];
      return html`<li>
        <a href=${next ? addressOf(next) : nothing} @click=${() => problems.follow(name)}>
          ${gauge(solved / all.length)}
          <span
            ><strong>${say(`motif-${name}`)}</strong>
            <small>${say("solved-of", { done: solved, all: all.length })}</small></span
          >
        </a>
      </li>`;
    })}
  </ul>`;
}

/** A ring that closes with the share that is done. @param {number} share */
export const gauge = (share) => html`<svg class="gauge" viewBox="0 0 36 36" aria-hidden="true">
  <circle cx="18" cy="18" r="15" />
  ${
    share
      ? svg`<circle class="done" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${100 * share} 100" />`
      : nothing
  }
</svg>`;

/** All problems, which the person opens. @param {State} state @param {App} app @param {Collection} collection */
function everything(state, { problems }, collection) {
  const { tasks } = state;
  const all = collection.problems;
  const next = nextOf({ ...tasks, motif: null, problem: null });
  return html`<div id="problem-head">
      <p id="problem-count">${say("solved-of", { done: model.solvedOf(all, tasks.progress), all: all.length })}</p>
      ${next ? html`<a id="problem-next" class="press" href=${addressOf(next)}>${say("next-unsolved")}</a>` : nothing}
    </div>
    <details
      id="problem-all"
      ?open=${tasks.all}
      @toggle=${(/** @type {Event} */ { currentTarget }) =>
        currentTarget instanceof HTMLDetailsElement && problems.list(currentTarget.open)}
    >
      <summary>${say("all-problems")}</summary>
      ${tasks.all ? [filter(state, problems, all), tiles(state, all)] : nothing}
    </details>`;
}

/** @param {State} state @param {App["problems"]} problems @param {Problem[]} all */
const filter = ({ describe, tasks }, problems, all) =>
  html`<div id="problem-filters">
    <p class="field">
      <label for="problem-boards">${say("boards")}</label>
      <select id="problem-boards" @change=${onValue((boards) => problems.choose(boards))}>
        ${options([["", say("any-board")], ...boardsOf(describe, all)], tasks.boards)}
      </select>
    </p>
    <p class="field">
      <label for="problem-motif">${say("motif")}</label>
      <select id="problem-motif" @change=${onValue((name) => problems.follow(model.motifNamed(name)))}>
        ${options([["", say("any-motif")], ...motifs(all)], tasks.motif ?? "")}
      </select>
    </p>
  </div>`;

/** The motifs that occur. @param {Problem[]} problems @returns {[value: string, text: string][]} */
const motifs = (problems) => model.sets(problems).map(({ name }) => [name, say(`motif-${name}`)]);

/** The games, and the sizes of each, by the beginnings of their records. @param {Catalogue} describe
 * @param {Problem[]} problems @returns {[value: string, text: string][]} */
function boardsOf(describe, problems) {
  const games = [...new Set(problems.map(({ game }) => game))].sort().reverse();
  return games.flatMap((game) => {
    const sizes = [...new Set(problems.filter((one) => one.game === game).map(({ size }) => size))];
    sizes.sort((one, other) => one - other);
    return [
      /** @type {[string, string]} */ ([game, titleOf(describe, game)]),
      ...sizes.map((size) => /** @type {[string, string]} */ ([`${game}${size}`, boardOf(describe, { game, size })])),
    ];
  });
}

/** @param {State} state @param {Problem[]} all */
function tiles({ describe, tasks: { boards, motif, progress } }, all) {
  const number = new Map(all.map(({ id }, place) => [id, place + 1]));
  const wanted = all
    .filter(({ game, size }) => !boards || `${game}${size}`.startsWith(boards))
    .filter(model.within(motif));
  return html`<div id="problem-groups">
    ${model.groups(wanted).map(
      ({ name, problems }) =>
        html`<section>
          <h3>
            ${say(`difficulty-${name}`)}
            <small>${say("solved-of", { done: model.solvedOf(problems, progress), all: problems.length })}</small>
          </h3>
          <ol>
            ${problems.map((problem) => tile(describe, problem, Number(number.get(problem.id)), progress))}
          </ol>
        </section>`,
    )}
  </div>`;
}

/** @param {Catalogue} describe @param {Problem} problem @param {number} number @param {Progress} progress */
function tile(describe, problem, number, progress) {
  const board = boardOf(describe, problem);
  return html`<li>
    <a href=${addressOf(problem)} class=${progress.solved[problem.id] ?? ""}>
      <span class="unseen"
        >${[say("problem-title", { place: number }), board, stateOf(progress, problem)].join(", ")}</span
      >
      <b aria-hidden="true">${number}</b><small aria-hidden="true">${board}</small>
    </a>
  </li>`;
}
