/** Keys of any keyboard, and the controls that need some of them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { keyOf, needs } from "../../web/model/keys.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

const named = (key, code, more = {}) => keyOf({ ...NONE, key, code, ...more });

test("a key has the same name on keyboards of every script", () => {
  assert.equal(named("n", "KeyN"), "n");
  assert.equal(named("N", "KeyN"), "n", "Caps Lock");
  assert.equal(named("т", "KeyN"), "n", "Cyrillic");
  assert.equal(named("Т", "KeyN", { shiftKey: true }), named("N", "KeyN", { shiftKey: true }));
  assert.equal(named("z", "KeyY", { ctrlKey: true }), "Ctrl+Z", "a German keyboard, whose letters are Latin");
  assert.equal(named("z", "Slash", { ctrlKey: true }), "Ctrl+Z", "Dvorak");
  assert.equal(named("я", "KeyZ", { ctrlKey: true }), "Ctrl+Z");
  assert.equal(named("Я", "KeyZ", { metaKey: true, shiftKey: true }), "Ctrl+Shift+Z");
  assert.equal(named("ζ", "KeyZ", { ctrlKey: true }), "Ctrl+Z", "Greek");
  assert.equal(named("؟", "Slash", { shiftKey: true }), "?", "Arabic");
  assert.equal(named("ArrowLeft", "ArrowLeft"), "ArrowLeft");
  assert.equal(named("ArrowLeft", "ArrowLeft", { ctrlKey: true }), "Ctrl+ArrowLeft");
  assert.equal(named(" ", "Space"), " ");
  assert.equal(named("ü", "KeyF"), "ü", "an accent is Latin, wherever it is");
  assert.equal(named("・", "IntlRo"), "");
});

test("input methods, Alt and AltGr have their keys for themselves", () => {
  assert.equal(named("n", "KeyN", { isComposing: true }), "");
  assert.equal(named("Enter", "Enter", { keyCode: 229 }), "");
  assert.equal(named("Process", "KeyN", { keyCode: 229 }), "");
  assert.equal(named("n", "KeyN", { altKey: true }), "");
  assert.equal(named("z", "KeyZ", { altKey: true, ctrlKey: true }), "", "AltGr on Windows");
  const altGr = { ctrlKey: true, getModifierState: (key) => key === "AltGraph" };
  assert.equal(named("z", "KeyZ", altGr), "");
});

test("a control needs the keys that it uses, and lets the others pass", () => {
  const passes = [
    ["input", "checkbox", "ArrowLeft"],
    ["input", "range", "n"],
    ["input", "radio", "Ctrl+Z"],
    ["button", "submit", "ArrowLeft"],
    ["summary", "", "n"],
    ["a", "", " "],
    ["body", "", " "],
    ["g", "", "Enter"],
  ];
  const kept = [
    ["input", "checkbox", " "],
    ["input", "range", "ArrowLeft"],
    ["input", "radio", "ArrowDown"],
    ["input", "text", "n"],
    ["input", "number", "ArrowUp"],
    ["textarea", "textarea", "Ctrl+Z"],
    ["select", "select-one", "n"],
    ["button", "submit", " "],
    ["summary", "", "Enter"],
  ];
  for (const [tag, type, key] of passes) assert.equal(needs({ tag, type }, key), false, `${tag} ${type} ${key}`);
  for (const [tag, type, key] of kept) assert.equal(needs({ tag, type }, key), true, `${tag} ${type} ${key}`);
  assert.equal(needs({ tag: "g", role: "gridcell" }, " "), true);
  assert.equal(needs({ tag: "g", role: "gridcell" }, "n"), false);
});
