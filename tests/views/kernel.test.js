import { equal } from "node:assert/strict";
import { test } from "node:test";

import { give } from "../../web/engine/kernel.ts";

/** The beginning of every module of WebAssembly, which is one without content. */
const EMPTY = [0, 97, 115, 109, 1, 0, 0, 0];

/** A Python whose engine has this code, and what becomes of its module. */
function python(code) {
  const home = { CODE: "/site/kernel.wasm", load: null, destroyed: 0, destroy: () => (home.destroyed += 1) };
  const readFile = (path) => (path === home.CODE ? Uint8Array.from(code) : null);
  return { home, pyimport: () => home, FS: { readFile } };
}

test("the engine gets a kernel of its own code", () => {
  const found = python(EMPTY);
  give(found);
  equal(typeof found.home.load, "function");
  equal(found.home.destroyed, 1);
});

test("code that the browser does not understand leaves the engine without", (context) => {
  const told = context.mock.method(console, "info", () => {});
  const found = python([...EMPTY, 99]);
  give(found);
  equal(found.home.load, null);
  equal(found.home.destroyed, 1);
  equal(told.mock.callCount(), 1);
});
