import { deepEqual, equal, ok } from "node:assert/strict";
import test from "node:test";

import { layoutOf } from "../../../web/model/orientation.ts";
import { PREFERENCES } from "../../../web/model/preferences.ts";
import { triangle } from "../boards.js";
import { drawn, noted, use } from "../page.js";
import { at } from "../states.js";
import { settings } from "../../../web/dialogs/settings.ts";

test("each control tells its preference", () => {
  const app = { settings: noted(), dialogs: noted() };
  const place = drawn(settings(at("", { layout: triangle(3) }), app));
  use(place.querySelector("[name=theme]"), "dark");
  use(place.querySelector("#sound"), false);
  use(place.querySelector("#turn"), "120");
  use(place.querySelector("#forget"));
  deepEqual(app.settings.calls, [
    ["prefer", { theme: "dark" }],
    ["prefer", { sound: false }],
    ["orient", "g", { turn: 120, mirrored: false }],
  ]);
  deepEqual(app.dialogs.calls, [["open", "forget"]]);
});

test("a board is seen as its game was turned, and those of other games as they were", () => {
  const seen = { preferences: { ...PREFERENCES, orientations: { g: { turn: 180, mirrored: true } } }, portrait: false };
  const [own, other] = ["g", "h"].map((game) => layoutOf(seen, { snapshot: { game }, layout: triangle(5) }));
  const place = ({ cells }, name) => cells.find((cell) => cell.name === name);
  ok(place(own, "a1").y > place(own, "c5").y && place(own, "a5").x < place(own, "e5").x);
  deepEqual(other, triangle(5));
});

test("the preferences are shown as they are", () => {
  const preferences = { ...PREFERENCES, colours: "slate", sound: false };
  const place = drawn(settings(at("", { preferences }), {}));
  equal(place.querySelector("[name=colours]").value, "slate");
  equal(place.querySelector("#sound").checked, false);
  equal(place.querySelector("#coordinates").checked, true);
});
