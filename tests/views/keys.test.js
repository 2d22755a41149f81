/** Keys of any keyboard, and the controls that need some of them. */

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { keyOf, needsKey } from "../../web/keys.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

const named = (key, code, more = {}) => keyOf({ ...NONE, key, code, ...more });

test("a key has the same name on keyboards of every script", () => {
  equal(named("n", "KeyN"), "n");
  equal(named("N", "KeyN"), "n", "Caps Lock");
  equal(named("т", "KeyN"), "n", "Cyrillic");
  equal(named("Т", "KeyN", { shiftKey: true }), named("N", "KeyN", { shiftKey: true }));
  equal(named("z", "KeyY", { ctrlKey: true }), "Ctrl+Z", "a German keyboard, whose letters are Latin");
  equal(named("z", "Slash", { ctrlKey: true }), "Ctrl+Z", "Dvorak");
  equal(named("я", "KeyZ", { ctrlKey: true }), "Ctrl+Z");
  equal(named("Я", "KeyZ", { metaKey: true, shiftKey: true }), "Ctrl+Shift+Z");
  equal(named("ζ", "KeyZ", { ctrlKey: true }), "Ctrl+Z", "Greek");
  equal(named("؟", "Slash", { shiftKey: true }), "?", "Arabic");
  equal(named("ArrowLeft", "ArrowLeft"), "ArrowLeft");
  equal(named("ArrowLeft", "ArrowLeft", { ctrlKey: true }), "Ctrl+ArrowLeft");
  equal(named(" ", "Space"), " ");
  equal(named("ü", "KeyF"), "ü", "an accent is Latin, wherever it is");
  equal(named("・", "IntlRo"), "");
});

test("input methods, Alt and AltGr have their keys for themselves", () => {
  equal(named("n", "KeyN", { isComposing: true }), "");
  equal(named("Enter", "Enter", { keyCode: 229 }), "");
  equal(named("Process", "KeyN", { keyCode: 229 }), "");
  equal(named("n", "KeyN", { altKey: true }), "");
  equal(named("z", "KeyZ", { altKey: true, ctrlKey: true }), "", "AltGr on Windows");
  const altGr = { ctrlKey: true, getModifierState: (key) => key === "AltGraph" };
  equal(named("z", "KeyZ", altGr), "");
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
  for (const [tag, type, key] of passes) equal(needsKey({ tag, type }, key), false, `${tag} ${type} ${key}`);
  for (const [tag, type, key] of kept) equal(needsKey({ tag, type }, key), true, `${tag} ${type} ${key}`);
  equal(needsKey({ tag: "g", role: "gridcell" }, " "), true);
  equal(needsKey({ tag: "g", role: "gridcell" }, "n"), false);
});
