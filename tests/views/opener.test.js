/** Games that are opened while the person does something else. */

import { noted } from "./page.js";

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { Store } from "../../web/app/store.ts";
import { Opener } from "../../web/play/opener.ts";
import { at, placing } from "./states.js";

const FILES = '{"data": [{"path": "play/boards.json", "bytes": 1, "sha256": ""}]}';

test("what the person does while a new game is opened is kept", async (context) => {
  context.mock.method(globalThis, "fetch", async () => {
    throw new TypeError("There is no network.");
  });
  document.body.innerHTML = `<script id="files" type="application/json">${FILES}</script>`;
  const store = new Store(at("a1", { dialog: { name: "new", opened: 1 } }));
  let opened;
  const needs = {
    engine: { call: async () => placing("", { size: 7 }) },
    messages: { attempt: (act) => (opened = act()) },
    keeper: { flush: async () => store.set({ dialog: null }) },
    turns: noted(),
  };
  const opener = new Opener(store, needs);
  opener.newGame({ ...store.state.choices, size: 7 }, {});
  await opened;
  equal(store.state.snapshot.size, 7);
  equal(store.state.dialog, null);
});
