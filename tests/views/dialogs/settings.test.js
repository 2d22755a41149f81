import assert from "node:assert/strict";
import test from "node:test";

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
  assert.deepEqual(app.settings.calls, [
    ["prefer", { theme: "dark" }],
    ["prefer", { sound: false }],
    ["orient", "g", { turn: 120, mirrored: false }],
  ]);
  assert.deepEqual(app.dialogs.calls, [["open", "forget"]]);
});

test("the preferences are shown as they are", () => {
  const preferences = { ...PREFERENCES, colours: "slate", sound: false };
  const place = drawn(settings(at("", { preferences }), {}));
  assert.equal(place.querySelector("[name=colours]").value, "slate");
  assert.equal(place.querySelector("#sound").checked, false);
  assert.equal(place.querySelector("#coordinates").checked, true);
});
