/** What stands below a field whose value can be chosen: a board, a list of bots, or a tree. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Parameter } from "messages";
import { liveBoard } from "../../app/boards.ts";
import { button, controlOf, onValue } from "../../app/controls.ts";
import { boardScene } from "../../board/scene.ts";
import { moveWord, say, words } from "../../lang/texts.ts";
import { actions } from "../../model/queries.ts";
import { type Branch, replaceNode, treeOf } from "../chooser.ts";
import { bots } from "../own/shelf.ts";
import type { Page } from "../page.ts";
import type { LabState } from "../state.ts";

/** The usual size of a board on which an experiment is quick, where the game has it. */
const QUICK = 5;

/** What a field of this kind is chosen with. */
export function chooser({ name, kind }: Parameter, value: string, state: LabState, page: Page) {
  if (kind === "position") return position(name, state, page);
  if (kind === "bot" || kind === "bots") return robots(name, kind === "bots", state, page);
  return kind === "tree" ? drawControl(name, value, page) : nothing;
}

function robots(name: string, several: boolean, state: LabState, { chooser }: Page) {
  const known = [...state.bots, ...bots().map(({ file }) => file)];
  const chosen = (event: Event) => {
    const control = controlOf(event);
    if (control.value) chooser.add(name, control.value, several);
    control.value = "";
  };
  const text = say(several ? "lab-choose-add-bot" : "lab-choose-bot");
  return html`<select class="chooser" aria-label=${text} @change=${chosen}>
    <option value="">${text}</option>
    ${known.map((one) => html`<option value=${one}>${one}</option>`)}
  </select>`;
}

function position(name: string, { choosing, games, ready }: LabState, { chooser }: Page) {
  const shown = choosing?.name === name ? choosing : null;
  const offered = games.map(({ name: game, title, sizes: { min, max } }) => ({
    text: `${game}${Math.min(max, Math.max(min, QUICK))}`,
    title,
  }));
  const turn = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLDetailsElement) || currentTarget.open === Boolean(shown)) return;
    if (currentTarget.open) chooser.show(name, offered[0]?.text ?? "");
    else chooser.hide();
  };
  const placed = shown?.placed;
  const begin = onValue((game) => game && chooser.put(name, game));
  return html`<details class="chooser" .open=${Boolean(shown)} ?inert=${!ready} @toggle=${turn}>
    <summary>${say("lab-choose-position")}</summary>
    <select aria-label=${say("lab-choose-game")} .value=${live("")} @change=${begin}>
      <option value="">${say("lab-choose-game")}</option>
      ${offered.map(({ text, title }) => html`<option value=${text}>${title}</option>`)}
    </select>
    ${
      placed
        ? html`${liveBoard(
            `choose-${name}`,
            say("lab-own-texts-board"),
            boardScene(placed, { playable: placed.snapshot.legal }, words),
            (move) => void chooser.play(move),
          )}
            <div class="buttons">
              ${actions(placed).map((move) =>
                button(`choose-${name}-${move}`, moveWord(move), () => chooser.play(move)),
              )}
              ${button(`back-${name}`, say("lab-choose-back"), () => chooser.back(), {
                disabled: !placed.snapshot.ply,
              })}
            </div>`
        : html`<p class="wrong">${shown?.fault}</p>`
    }
  </details>`;
}

function drawControl(name: string, value: string, { chooser }: Page) {
  const tree = treeOf(value);
  const grow = (after: Branch) => chooser.grow(name, after);
  return html`<details class="chooser tree-editor">
    <summary>${say("lab-choose-tree")}</summary>
    ${
      tree
        ? html`<ul>${node(tree, [], tree, grow)}</ul>`
        : button(`draw-${name}`, say("lab-choose-tree-new"), () =>
            grow({ below: [{ below: [{ value: "3" }, { value: "5" }] }, { below: [{ value: "2" }, { value: "9" }] }] }),
          )
    }
  </details>`;
}

/** A node with its controls, and what is below it. */
function node(one: Branch, way: number[], tree: Branch, grow: (tree: Branch) => void): unknown {
  const put = (after: Branch | null) => grow(replaceNode(tree, way, after));
  const place = way.map((step) => step + 1).join(" ") || say("lab-walks-root");
  const act = (sign: string, text: string, does: () => void) =>
    html`<button type="button" aria-label=${text} title=${text} @click=${does}>${sign}</button>`;
  const remove = way.length ? act("×", say("lab-choose-remove", { place }), () => put(null)) : nothing;
  if ("value" in one)
    return html`<li>
      <input inputmode="decimal" aria-label=${say("lab-choose-leaf", { place })} .value=${one.value}
        @change=${onValue((value) => put({ value: value.trim() || "0" }))} />
      ${act("⋔", say("lab-choose-split", { place }), () => put({ below: [one, { value: "0" }] }))} ${remove}
    </li>`;
  return html`<li>
    <span>${place}</span>
    ${act("+", say("lab-choose-branch", { place }), () => put({ below: [...one.below, { value: "0" }] }))} ${remove}
    <ul>
      ${one.below.map((child, step) => node(child, [...way, step], tree, grow))}
    </ul>
  </li>`;
}
