/** The problems to choose from: the one of the day, training, also by motif with the progress in each, and all. */

import { html, nothing } from "lit-html";
import type { Catalogue } from "messages";
import { gauge, listField } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import type { Collection, Problem, Workbook } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { ratingOf } from "../model/training.ts";
import type { Page } from "../page.ts";
import { boardOf, daily, problemAddress, stateOf, titleOf } from "./captions.ts";
import { deckLinks } from "./practice.ts";
import type { Problems } from "./problems.ts";

type Options = [value: string, text: string][];

export function list(state: State, page: Page) {
  const { collection } = state.workbook;
  return html`<div id="problem-list">
    <h2 id="problems-title">${say("place-problems")}</h2>
    ${
      collection
        ? html`<div id="problem-today">${daily(state, collection)}${deckLinks(state)}</div>
            ${sets(state.workbook, collection)} ${everything(state, page, collection)}`
        : nothing
    }
    <a class="quiet" href="#setup">${say("set-up-position")}</a>
  </div>`;
}

const progressIn = (problems: Problem[], { progress }: Workbook) =>
  say("solved-of", { done: model.countSolvedProblems(problems, progress), all: problems.length });

const sets = (workbook: Workbook, collection: Collection) =>
  html`<ul id="problem-sets">
    ${model.sets(collection.problems).map(
      ({ name, problems }) => html`<li>
        <a href="#problems/train/${name}">
          ${gauge(model.countSolvedProblems(problems, workbook.progress) / problems.length)}
          <span><strong>${say(`motif-${name}`)}</strong> <small>${progressIn(problems, workbook)}</small></span>
        </a>
      </li>`,
    )}
  </ul>`;

function everything(state: State, { problems }: Page, { problems: all }: Collection) {
  const { workbook } = state;
  const open = ({ currentTarget }: Event) =>
    currentTarget instanceof HTMLDetailsElement && problems.change({ all: currentTarget.open });
  return html`<p id="problem-count">${progressIn(all, workbook)}</p>
    <details id="problem-all" ?open=${workbook.all} @toggle=${open}>
      <summary>${say("all-problems")}</summary>
      ${workbook.all ? [filters(state, problems, all), tiles(state, all)] : nothing}
    </details>`;
}

function filters({ describe, workbook }: State, problems: Problems, all: Problem[]) {
  const boards: Options = [["", say("any-board")], ...boardOptions(describe, all)];
  const motifs = model.sets(all).map(({ name }) => [name, say(`motif-${name}`)] as Options[0]);
  const chooseMotif = (name: string) => problems.change({ motif: model.findMotif(name) });
  return html`<div id="problem-filters">
    ${listField("problem-boards", say("boards"), boards, workbook.boards, (boards) => problems.change({ boards }))}
    ${listField("problem-motif", say("motif"), [["", say("any-motif")], ...motifs], workbook.motif ?? "", chooseMotif)}
  </div>`;
}

/** The games, and the sizes of each, by the beginnings of their records. */
function boardOptions(describe: Catalogue, problems: Problem[]): Options {
  const games = [...new Set(problems.map(({ game }) => game))].sort().reverse();
  return games.flatMap((game): Options => {
    const sizes = new Set(problems.filter((problem) => problem.game === game).map(({ size }) => size));
    const ascending = [...sizes].sort((one, other) => one - other);
    return [
      [game, titleOf(describe, game)],
      ...ascending.map((size): Options[0] => [`${game}${size}`, boardOf(describe, { game, size })]),
    ];
  });
}

/** The problems that the filters leave, by difficulty. */
function tiles({ describe, workbook }: State, all: Problem[]) {
  const numbers = new Map(all.map(({ id }, index) => [id, index + 1]));
  const matches = all.filter(
    (problem) =>
      `${problem.game}${problem.size}`.startsWith(workbook.boards) && model.hasMotif(problem, workbook.motif),
  );
  const tile = (problem: Problem) => {
    const [board, place] = [boardOf(describe, problem), Number(numbers.get(problem.id))];
    const rating = ratingOf(workbook.training, problem);
    const state = [stateOf(workbook.progress, problem), say("problem-rating", rating)];
    const label = [say("problem-title", { place }), board, ...state].join(", ");
    return html`<li>
      <a href=${problemAddress(problem)} class=${workbook.progress.solved[problem.id] ?? ""}>
        <span class="unseen">${label}</span>
        <b aria-hidden="true">${place}</b>
        <small aria-hidden="true">${board}</small>
        <small aria-hidden="true">${say("number", { value: Math.round(rating.rating) })}</small>
      </a>
    </li>`;
  };
  return html`<div id="problem-groups">
    ${model.groups(workbook.training, matches).map(
      ({ name, problems }) => html`<section>
        <h3>${say(`difficulty-${name}`)} <small>${progressIn(problems, workbook)}</small></h3>
        <ol>${problems.map(tile)}</ol>
      </section>`,
    )}
  </div>`;
}
