/** Every lesson of the engine is told in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";

import * as en from "../../../web/words/en.js";
import * as es from "../../../web/words/es.js";
import * as ro from "../../../web/words/ro.js";
import { described } from "./messages.js";

for (const [language, { strings }] of Object.entries({ en, es, ro })) {
  test(`the lessons have their texts in their order: ${language}`, () => {
    assert.deepEqual(Object.keys(strings.lessons), described.lessons.map(({ name }) => name));
    for (const { name, moves } of described.lessons) {
      const { title, text, done, again } = strings.lessons[name] ?? {};
      assert.ok(title && text && again && Boolean(done) === moves.length > 0, name);
    }
  });
}
