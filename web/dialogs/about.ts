/** The dialog about Wye: its version, and the strength of its levels. */

import { html } from "lit-html";
import { say, words } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import { type Strength, strengthOf } from "../model/strength.ts";
import type { Page } from "../page.ts";

export function about({ describe }: State, { guests }: Page) {
  const tables = describe.games.flatMap((game) => strengthOf(words, describe, game) ?? []);
  return html`<form method="dialog">
    <h2 id="about-title">${say("about")}</h2>
    <p>${say("about-text")}</p>
    <p>
      <span id="version">${say("version", { version: describe.engine.version })}</span> ·
      <a href="licenses/">${say("licences")}</a>
    </p>
    <h3 id="strength-title">${say("strength")}</h3>
    <p>${say("strength-text")}</p>
    <div id="strength" role="region" aria-labelledby="strength-title" tabindex="0">
      ${tables.length ? tables.map(table) : say("unmeasured")}
    </div>
    <div class="buttons">
      <button class="main">${say("close")}</button>
      <button id="about-welcome" @click=${() => guests.welcome()}>${say("welcome-again")}</button>
    </div>
  </form>`;
}

const table = ({ title, sizes, levels }: Strength) =>
  html`<table>
    <caption>${title}</caption>
    <thead>
      <tr>
        <th scope="col">${say("levels")}</th>
        ${sizes.map((size) => html`<th scope="col">${say("of-size", { size })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${levels.map(
        (level) =>
          html`<tr>
            <th scope="row">${level.title}</th>
            ${level.elo.map((elo) => html`<td>${elo}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
