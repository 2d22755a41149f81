import assert from "node:assert/strict";
import { test } from "node:test";

import { decoded } from "../../web/dialogs/encoding.ts";

/** @param text each character a byte */
const bytes = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("a file is read in the encoding that it names", () => {
  assert.equal(decoded(bytes("(;CA[ISO-8859-1]PB[J\xfcrgen])")), "(;CA[ISO-8859-1]PB[Jürgen])");
  assert.equal(decoded(bytes("(;CA[iso-8859-2]PB[\xb1])")), "(;CA[iso-8859-2]PB[ą])");
  assert.equal(decoded(new TextEncoder().encode("(;CA[UTF-8]PB[Jürgen])")), "(;CA[UTF-8]PB[Jürgen])");
});

test("without a name it is UTF-8, or else Latin-1", () => {
  assert.equal(decoded(new TextEncoder().encode("(;PB[Jürgen])")), "(;PB[Jürgen])");
  assert.equal(decoded(bytes("(;PB[J\xfcrgen])")), "(;PB[Jürgen])");
  assert.equal(decoded(bytes("")), "");
});

test("a mark at the start tells of UTF-16", () => {
  const text = "(;PB[J\xfcrgen])";
  const wide = [...text].flatMap((sign) => ["\0", sign]).join("");
  assert.equal(decoded(bytes(`\xfe\xff${wide}`)), text);
  assert.equal(decoded(bytes(`\xff\xfe${wide.slice(1)}\0`)), text);
});

test("a name that is wrong does no harm", () => {
  assert.equal(decoded(new TextEncoder().encode("(;CA[runes]PB[Jürgen])")), "(;CA[runes]PB[Jürgen])");
  assert.equal(decoded(bytes("(;CA[UTF-8]PB[J\xfcrgen])")), "(;CA[UTF-8]PB[Jürgen])");
});
