import { drawn, noted, use } from "../page.js"; // before any view

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { choicesOf, draftOf, withGame, withSetting } from "../../../web/model/draft.ts";
import { at, BOT, BOTS, DESCRIBED, LOST, TWO } from "../states.js";
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
function dialog(draft = {}, known = describe, state = at("", { describe: known })) {
  const app = { dialogs: noted(), game: noted(), opener: noted() };
  const shown = { ...state, dialog: { name: "new", draft: { ...draftOf(state), ...draft } } };
  return { app, page: drawn(newGame(shown, app)) };
}

test("the dialog begins with the last choices, and its choices begin the game", () => {
  const state = at("", { describe });
  const draft = draftOf(state);
  deepEqual([draft.rival, choicesOf(draft)], ["computer", { ...state.choices, opponent: draft.opponent }]);
  const { opponent, seat } = choicesOf({ ...draft, rival: "friend" });
  deepEqual([opponent, seat], ["human", draft.seat]);
  equal(choicesOf({ ...draft, rival: "bots" }).seat, "nobody");
});

test("another game has its own size, and an opponent that plays it", () => {
  const state = at("", { describe });
  const draft = { ...draftOf(state), opponent: "b" };
  deepEqual(withGame(state, draft, other), { game: "h", size: 3, options: {}, opponent: "c", other: "c" });
  const { page } = dialog({ ...draft, game: "h", size: 3, opponent: "c" });
  equal(page.querySelector("#new-size"), null, "there is only one size");
});

test("whoever chooses a large board is told that a game takes long there", () => {
  const games = [{ ...DESCRIBED.games[0], sizes: { ...DESCRIBED.games[0].sizes, large: 7 } }];
  const hint = (size) => dialog({ size }, { ...describe, games }).page.querySelector("#new-size-summary");
  ok(!hint(6) && hint(7));
});

test("a level is chosen by its face, and a bot that is none of them under More", () => {
  const { app, page } = dialog({ opponent: "level-1" });
  equal(page.querySelector("#new-opponent-summary strong").textContent, "L1");
  equal(page.querySelector("#new-other-bots #new-opponent").value, "level-1");
  use(page.querySelector("#new-level [value='level-2']"), true);
  equal(app.dialogs.calls[0][1].draft.opponent, "level-2");
  equal(dialog({ opponent: "b" }).page.querySelector("#new-level :checked"), null);
});

test("before another game begins, it is told whether the one on the board is kept", () => {
  const told = (change, more) =>
    dialog({}, describe, at("a1.b1", { describe, id: "abcdef", ...change }, more)).page.querySelector("#new-kept")
      ?.textContent;
  equal(told({}), "Your current game is saved in My games.");
  equal(told({}, LOST), undefined, "it is over");
  for (const unkept of [{ ...TWO, watching: true }, BOTS])
    equal(told(unkept), "The game on the board is not saved. You can keep it in My games.");
  equal(dialog().page.querySelector("#new-kept"), null, "it has not begun");
});

test("two bots are chosen side by side, and nobody has a colour", () => {
  const { page } = dialog({ rival: "bots", opponent: "b", other: "c" });
  equal(page.querySelector("#new-seats-field"), null);
  deepEqual(
    ["#new-opponent", "#new-other"].map((id) => page.querySelector(`#new-bots ${id} option[selected]`).value),
    ["b", "c"],
  );
});

test("only settings that differ from the usual ones are kept", () => {
  const changed = withSetting({ x: { y: 1 } }, BOT, "breadth", 3);
  deepEqual(changed, { x: { y: 1 }, b: { breadth: 3 } });
  deepEqual(withSetting(changed, BOT, "breadth", 2), { x: { y: 1 } });
});
