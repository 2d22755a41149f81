/** What is seen of the bench of the reader's own bots: the editor, a game against the bot, and where it is measured. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";

import { liveBoard } from "../../app/boards.ts";
import { button, controlOf, listField, onFile, onValue } from "../../app/controls.ts";
import { boardScene } from "../../board/scene.ts";
import { moveWord, playerWord, say, words } from "../../lang/texts.ts";
import { actions } from "../../model/queries.ts";
import type { Page } from "../page.ts";
import { copyField, explanationSection, here, section } from "../parts.ts";
import type { LabState } from "../state.ts";
import { addressOf } from "./address.ts";
import { editor, selectLine } from "./editor.ts";
import type { OwnGame } from "./game.ts";
import { sourceOf } from "./shelf.ts";
import { isBot, isChancy, isForThree, isGame, type OwnState, type Table, taskIn } from "./state.ts";

/** Bots of the engine to play against. */
const GENERAL = ["random", "flat", "uct", "rave", "alphabeta"];
/** Those of games with chance. */
const CHANCY = ["random", "flat", "mcts-chance", "expectiminimax"];
/** And those of connection games. */
const RIVALS = [...GENERAL, "wye"];

export function ownBench(state: LabState, page: Page) {
  const task = taskIn(state.bot.source, state.tasks);
  const title = say(isGame(state.bot.source) ? "lab-own-play" : "lab-own-texts-against");
  const against = () => section("own-against", title, playing(state.bot, page));
  return html`<main id="own">
    <h2 id="own-title">${task ? say("lab-own-task", { name: task }) : say("lab-own-texts-title")}</h2>
    <p id="own-question">${say(task ? "lab-own-task-question" : "lab-own-texts-question")}</p>
    ${section("own-write", say("lab-own-texts-write"), writing(state, page, task !== undefined))}
    ${task ? nothing : [isForThree(state.bot.source) ? nothing : against(), measuring(state)]}
    ${explanationSection("own-explanation", say("lab-own-paragraphs"), say("lab-own-sources"))}
  </main>`;
}

const field = (id: string, title: string, input: unknown) =>
  html`<p class="field"><label for=${id}>${title}</label>${input}</p>`;

function writing({ tasks, bot: own }: LabState, { bot }: Page, isTask: boolean) {
  const { files, file, source, foreign, working, status: text, fault, marked, plays, printed } = own;
  const kept = files.includes(file) && !foreign;
  const known = [
    ...files.map((one) => [one, one] as const),
    ["", say("lab-own-fresh")] as const,
    ...(["evaluation", "game", "board"] as const).map((one) => [`#${one}`, say(`lab-own-fresh-${one}`)] as const),
    ...Object.keys(tasks).map((name) => [`#${name}`, say("lab-own-task", { name })] as const),
  ];
  // What is being written is not overwritten whenever something is drawn, so the name that was made of it is put there.
  const renamed = (event: Event) => {
    const control = controlOf(event);
    control.value = bot.rename(control.value);
  };
  const nameInput = html`<input id="own-name" autocomplete="off" spellcheck="false" .value=${file}
    @change=${renamed} />`;
  return html`<div class="fields">
      ${listField("own-kept", say("lab-own-texts-kept"), known, kept ? file : "", (one) => bot.choose(one))}
      ${field("own-name", say("lab-own-texts-name"), nameInput)}
    </div>
    ${
      foreign
        ? html`<div id="own-foreign" role="status">
            <p>${say("lab-own-texts-foreign")}</p>
            ${button("own-keep", say("lab-own-texts-keep"), () => bot.keep())}
          </div>`
        : nothing
    }
    <div class="field">
      <label for="own-source">${say("lab-own-texts-source")}</label>
      ${editor(source, marked ? fault.line : null, (text) => bot.write(text))}
      <p id="own-keys" class="legend">${say("lab-own-texts-keys")}</p>
    </div>
    <p id="own-told" role="status">${text}</p>
    <div role="alert">${plays ? nothing : wrong(fault)}</div>
    <div class="buttons">
      ${button("own-check", say("lab-own-texts-check"), () => bot.check(), { main: true, disabled: working })}
      ${button("own-stop", say("lab-own-texts-stop"), () => bot.stop(), { shown: working })}
      ${button("own-open", say("lab-own-texts-open"), () => document.getElementById("own-file")?.click())}
      ${button("own-save", say("lab-own-texts-save"), () => bot.save())}
      ${button("own-remove", say("lab-own-texts-remove"), () => bot.remove(), { disabled: !kept })}
    </div>
    <input id="own-file" type="file" accept=".py,text/x-python" hidden @change=${onFile((file) => bot.read(file))} />
    ${
      printed
        ? html`<div id="own-output">
            <h4>${say("lab-own-texts-printed")}</h4>
            <pre id="own-printed" tabindex="0">${printed}</pre>
          </div>`
        : nothing
    }
    ${copyField("own-link", say("lab-own-texts-link"), here(addressOf({ file, text: source })))}
    ${copyField(
      "own-command",
      say("lab-own-texts-command"),
      isTask
        ? `wye lab --check ${file}`
        : isGame(source)
          ? `wye lab "${contest(file, source)}"`
          : `wye match ${file} wye --game y --size 5`,
    )}`;
}

function wrong({ text, line }: OwnState["fault"]) {
  if (!text) return nothing;
  const scrollIntoSight = (element?: Element) => queueMicrotask(() => element?.scrollIntoView({ block: "nearest" }));
  const go = ({ target }: Event) => target instanceof Element && selectLine(target, line ?? 1);
  return html`<div id="own-wrong" ${ref(scrollIntoSight)}>
    <p id="own-fault">${text}</p>
    ${
      line === null
        ? nothing
        : html`<button id="own-goto" type="button" @click=${go}>${say("lab-own-go-to", { line })}</button>`
    }
  </div>`;
}

function playing(state: OwnState, page: Page) {
  const { files, source, rival, side, game, playouts, working, plays, fault, table } = state;
  const { bot } = page;
  const own = isGame(source);
  const known = own ? (isChancy(source) ? CHANCY : GENERAL) : RIVALS;
  const bots = [...known, ...files.filter((one) => isBot(sourceOf(one) ?? ""))];
  const rivals = [["", say(own ? "lab-own-both" : "lab-own-you")] as const, ...bots.map((one) => [one, one] as const)];
  const sides = [
    ["1", say("lab-own-texts-first")],
    ["2", say("lab-own-texts-second")],
  ] as const;
  const sideTitle = say(own ? "lab-own-bot-side" : "lab-own-texts-side");
  const gameInput = html`<input id="own-game" autocomplete="off" spellcheck="false" .value=${live(game)}
    @input=${onValue((game) => bot.change({ game }))} />`;
  const playoutsInput = html`<input id="own-playouts" type="number" min="1" max="1000000" .value=${String(playouts)}
    @change=${onValue((text) => bot.change({ playouts: Math.max(1, Number(text) || 1) }))} />`;
  return html`<div class="fields">
      ${own ? nothing : field("own-game", say("lab-own-texts-game"), gameInput)}
      ${listField("own-opponent", say("lab-own-texts-opponent"), rivals, rival, (rival) => bot.change({ rival }))}
      ${own && !rival ? nothing : listField("own-side", sideTitle, sides, side, (side) => bot.change({ side }))}
      ${field("own-playouts", say("lab-own-texts-playouts"), playoutsInput)}
    </div>
    <div class="buttons">
      ${button("own-play", say("lab-own-texts-play"), () => bot.play(), { main: true, disabled: working })}
      ${button("own-end", say("lab-own-texts-stop"), () => bot.stop(), { shown: working })}
    </div>
    <div role="alert">${plays ? wrong(fault) : nothing}</div>
    ${table ? match(table, page.game) : nothing}`;
}

function match(table: Table, game: OwnGame) {
  const { placed, seats, tokens, over } = table;
  const { snapshot, layout } = placed;
  const person = !over && snapshot.to_move > 0 && seats[snapshot.to_move - 1] === null;
  const playable = person ? snapshot.legal : [];
  // Moves that are not made on a cell have buttons of their own.
  const others = person ? actions(placed) : [];
  const choose = (move: string) => game.choose(move);
  return html`<div id="own-table">
    ${
      layout.cells.length
        ? liveBoard("own-board", say("lab-own-texts-board"), boardScene(placed, { playable, tokens }, words), choose)
        : html`<pre id="own-position" tabindex="0">${snapshot.text}</pre>`
    }
    <p id="own-status" aria-live="polite">${status(table)}</p>
    <div id="own-moves" class="buttons">
      ${others.map((move) => html`<button type="button" @click=${() => choose(move)}>${moveWord(move)}</button>`)}
    </div>
    <p id="own-record">${snapshot.record}</p>
  </div>`;
}

/** Who is to move, or who has won. */
function status({ placed, seats, over }: Table) {
  const { game, to_move, players, outcome, ply } = placed.snapshot;
  const colour = (player: number) => playerWord(players[player - 1] ?? "");
  const seat = (player: number) =>
    say("lab-own-seat", { colour: colour(player), name: seats[player - 1] ?? say("lab-own-you") });
  if (outcome)
    return outcome.winner
      ? say("lab-own-wins", { seat: seat(outcome.winner), reason: words.reasonWord(game, outcome) })
      : say("lab-own-draw");
  if (over) return say("lab-own-stopped-game", { moves: ply });
  return seats[to_move - 1] === null
    ? say("lab-own-your-move", { colour: colour(to_move) })
    : say("lab-own-thinks", { seat: seat(to_move) });
}

/** An experiment with the reader's own game. */
function contest(file: string, source: string) {
  if (isForThree(source)) return `maxn?game=${file}`;
  const searches = isChancy(source) ? "mcts-chance@100,expectiminimax@100" : "uct@100,alphabeta@100";
  return `tournament?game=${file}&bots=${searches},random&rounds=5`;
}

/** Where the bot is measured. It has to be kept for that, since these links name it only. */
function measuring({ experiments, bot: { file, source, foreign } }: LabState) {
  const offered = (name: string) => experiments.some((one) => one.name === name);
  const link = (line: string, text: string) => {
    const [name = ""] = line.split("?");
    return offered(name) ? html`<a id="own-${name}" href=${`#${line}`}>${text}</a> ` : nothing;
  };
  const searches = isChancy(source)
    ? [link(`chance?position=${file}`, say("lab-own-chance"))]
    : [
        link(`minimax?position=${file}&depth=3&runs=2`, say("lab-own-minimax")),
        link(`uct?position=${file}`, say("lab-own-uct")),
      ];
  if (foreign || !["tournament", "sweep"].some(offered)) return nothing;
  const links = isGame(source)
    ? [
        isForThree(source) ? nothing : searches,
        link(contest(file, source), say(isForThree(source) ? "lab-own-maxn" : "lab-own-contest")),
      ]
    : [
        link(`tournament?bots=${file},uct@100,random&rounds=5`, say("lab-own-texts-tournament")),
        link(`sweep?bot=${file}&rows=iterations=20,200&columns=&games=20`, say("lab-own-texts-sweep")),
      ];
  const how = isForThree(source) ? "" : say(isGame(source) ? "lab-own-measure-game" : "lab-own-texts-measure");
  return section("own-measured", say("lab-own-texts-measured"), [html`<p>${how}</p>`, html`<p>${links}</p>`]);
}
