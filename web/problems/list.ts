/** The problems to choose from: the one of the day, sets by motif with the progress in each, and all of them. */

import { html, nothing } from "lit-html";
import type { Catalogue } from "messages";
import type { App } from "../app/app.ts";
import { gauge, onValue, options } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import type { Collection, Problem, Progress } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { addressOf, boardOf, daily, nextOf, stateOf, titleOf } from "./captions.ts";
import { deckCard } from "./practice.ts";
import { trainerCard } from "./training.ts";

export function list(state: State, app: App) {
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

/** What is practised again and again. */
const exercises = (state: State) => html`<div id="problem-exercises">${deckCard(state)}${trainerCard(state)}</div>`;

function sets({ tasks }: State, { problems }: App, collection: Collection) {
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

/** All problems, which the person opens. */
function everything(state: State, { problems }: App, collection: Collection) {
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
      @toggle=${({ currentTarget }: Event) =>
        currentTarget instanceof HTMLDetailsElement && problems.list(currentTarget.open)}
    >
      <summary>${say("all-problems")}</summary>
      ${tasks.all ? [filter(state, problems, all), tiles(state, all)] : nothing}
    </details>`;
}

const filter = ({ describe, tasks }: State, problems: App["problems"], all: Problem[]) =>
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

/** The motifs that occur. */
const motifs = (problems: Problem[]): [value: string, text: string][] =>
  model.sets(problems).map(({ name }) => [name, say(`motif-${name}`)]);

/** The games, and the sizes of each, by the beginnings of their records. */
function boardsOf(describe: Catalogue, problems: Problem[]): [value: string, text: string][] {
  const games = [...new Set(problems.map(({ game }) => game))].sort().reverse();
  return games.flatMap((game) => {
    const sizes = [...new Set(problems.filter((one) => one.game === game).map(({ size }) => size))];
    sizes.sort((one, other) => one - other);
    return [
      [game, titleOf(describe, game)] as [string, string],
      ...sizes.map((size) => [`${game}${size}`, boardOf(describe, { game, size })] as [string, string]),
    ];
  });
}

function tiles({ describe, tasks: { boards, motif, progress } }: State, all: Problem[]) {
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

function tile(describe: Catalogue, problem: Problem, number: number, progress: Progress) {
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
