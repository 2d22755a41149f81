import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { asCharacters, decode } from "../../web/dialogs/encoding.ts";

/** @param text each character a byte */
const bytes = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** @param names of encodings @returns what the engine answers */
const offered = (...names) => ({ encodings: names.map((name) => ({ name, remark: { id: name } })) });

test("a file is read in the first encoding that it can be in", () => {
  const told = (text, ...names) => {
    const found = decode(bytes(text), offered(...names));
    return [found.text, found.remark?.id];
  };
  deepEqual(told("J\xfcrgen", "runes", "UTF-8", "Windows-1252", "KOI8-R"), ["Jürgen", "Windows-1252"]);
  deepEqual(told("\x93\x63\x92\x86", "UTF-8", "Shift_JIS"), ["田中", "Shift_JIS"]);
  deepEqual(told("(\0a\0", "UTF-16LE"), ["(a", "UTF-16LE"]);
  deepEqual(decode(bytes("a"), { encodings: [{ name: "UTF-8" }] }), { text: "a", remark: null });
});

test("the engine gets each byte as a character", () => {
  equal(asCharacters(bytes("a\x00\x80\x93\xff")), "a\x00\x80\x93\xff");
});
