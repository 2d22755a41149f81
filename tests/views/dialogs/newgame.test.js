import { drawn, noted, use } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { choicesOf, draftOf, withGame, withSetting } from "../../../web/model/draft.ts";
import { at, BOT, DESCRIBED } from "../states.js";
import { newGame } from "../../../web/dialogs/newgame.ts";

const levels = [1, 2].map((level) => ({ ...BOT, name: `level-${level}`, title: `L${level}`, level, settings: [] }));
const other = {
  ...DESCRIBED.games[0],
  name: "h",
  title: "H",
  opponent: "c",
  sizes: { min: 3, max: 3, default: 3, step: 1, large: null, cells: [] },
};
const describe = {
  ...DESCRIBED,
  games: [...DESCRIBED.games, other],
  bots: [...levels, ...DESCRIBED.bots.map((bot) => (bot.name === "c" ? { ...bot, games: ["g", "h"] } : bot))],
};

/** The dialog, and what it does. @param draft what differs from the last choices @param known the games and bots */
function dialog(draft = {}, known = describe) {
  const app = { dialogs: noted(), opener: noted() };
  const state = at("", { describe: known });
  const shown = { ...state, dialog: { name: "new", draft: { ...draftOf(state), ...draft } } };
  return { app, page: drawn(newGame(shown, app)) };
}

test("the dialog begins with the last choices, and its choices begin the game", () => {
  const state = at("", { describe });
  const draft = draftOf(state);
  assert.deepEqual([draft.rival, choicesOf(draft)], ["computer", { ...state.choices, opponent: draft.opponent }]);
  const { opponent, seat } = choicesOf({ ...draft, rival: "friend" });
  assert.deepEqual([opponent, seat], ["human", draft.seat]);
  assert.equal(choicesOf({ ...draft, rival: "bots" }).seat, "nobody");
});

test("another game has its own size, and an opponent that plays it", () => {
  const state = at("", { describe });
  const draft = { ...draftOf(state), opponent: "b" };
  assert.deepEqual(withGame(state, draft, other), { game: "h", size: 3, options: {}, opponent: "c", other: "c" });
  const { page } = dialog({ ...draft, game: "h", size: 3, opponent: "c" });
  assert.equal(page.querySelector("#new-size"), null, "there is only one size");
});

test("where boards are known by their number of points, that is told beside the size", () => {
  const { page } = dialog();
  assert.equal(page.querySelector("#new-size-number").textContent.trim(), "5");
  const known = { ...other, sizes: { min: 5, max: 9, default: 9, step: 2, large: null, cells: [27, 55, 93] } };
  const games = describe.games.map((game) => (game.name === "h" ? known : game));
  const told = dialog({ game: "h", size: 7, opponent: "c" }, { ...describe, games }).page;
  assert.equal(told.querySelector("#new-size-number").textContent.trim(), "7 (55 points)");
  assert.equal(told.querySelector("#new-size").step, "2");
});

test("whoever chooses a large board is told that a game takes long there", () => {
  const games = [{ ...DESCRIBED.games[0], sizes: { ...DESCRIBED.games[0].sizes, large: 7 } }];
  const hint = (size) => dialog({ size }, { ...describe, games }).page.querySelector("#new-size-summary");
  assert.deepEqual(
    [6, 7].map((size) => hint(size).hidden),
    [true, false],
  );
});

test("the slider moves among the levels, and a bot that is none of them is chosen under More", () => {
  const { app, page } = dialog({ opponent: "level-1" });
  assert.equal(page.querySelector("#new-level-name").textContent, "L1");
  assert.equal(page.querySelector("#new-other-bots #new-opponent").value, "level-1");
  const slider = page.querySelector("#new-level");
  slider.value = "1";
  slider.dispatchEvent(new Event("input"));
  assert.equal(app.dialogs.calls[0][1].draft.opponent, "level-2");
  assert.equal(dialog({ opponent: "b" }).page.querySelector("#new-level").className, "unset");
});

test("two bots are chosen side by side, and nobody has a colour", () => {
  const { page } = dialog({ rival: "bots", opponent: "b", other: "c" });
  assert.equal(page.querySelector("#new-seats-field"), null);
  assert.deepEqual(
    ["#new-opponent", "#new-other"].map((id) => page.querySelector(`#new-bots ${id} option[selected]`).value),
    ["b", "c"],
  );
});

test("only settings that differ from the usual ones are kept", () => {
  const changed = withSetting({ x: { y: 1 } }, BOT, "breadth", 3);
  assert.deepEqual(changed, { x: { y: 1 }, b: { breadth: 3 } });
  assert.deepEqual(withSetting(changed, BOT, "breadth", 2), { x: { y: 1 } });
});

test("starting hands over choices and settings", () => {
  const { app, page } = dialog({ rival: "friend" });
  page.querySelector("form").dispatchEvent(new Event("submit"));
  assert.equal(app.opener.calls[0][1].opponent, "human");
  use(page.querySelector("#new-cancel"));
  assert.deepEqual(app.dialogs.calls, [["close", "new"]]);
});
