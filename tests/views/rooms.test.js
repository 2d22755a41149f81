/** What a module of the page may reach for, by its room. The model is pure, and the board stands alone: any page can
 * draw one without the game's state, its texts or its storage. */

import { deepEqual, doesNotMatch, match, ok } from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { transformSync } from "esbuild";

const WEB = new URL(`file://${process.cwd()}/web/`);

/** What the browser remembers, tells of itself or does later: only its own modules may reach for that. */
const BROWSER = (
  "window globalThis localStorage sessionStorage indexedDB caches navigator location history " +
  "matchMedia fetch XMLHttpRequest WebSocket Worker postMessage performance setTimeout " +
  "setInterval requestAnimationFrame queueMicrotask alert console"
).split(" ");
/** What is drawn on. */
const DOCUMENT = (
  "document getComputedStyle customElements HTMLElement SVGElement Element Image Blob URL " +
  "DOMParser MutationObserver ResizeObserver"
).split(" ");
/** What is another one each time. */
const CHANCE = ["Date", "crypto"];

/** Those modules of the board that draw. */
const DRAWING = (
  "board.ts cell.ts frame.ts marks.ts motion.ts paints.ts picture.ts press.ts sides.ts " + "thumbnail.ts"
).split(" ");

/** A module without comments, its texts as they are or as handed in. */
const code = (source, text) =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, (found) =>
    found.startsWith('"') ? (text ?? found) : "",
  );

/** Which of these globals a module names: not as another object's property, or as a key. */
const reached = (source, names) =>
  names.filter((name) => new RegExp(`(?<![\\w$#]|(?<!\\.\\.)\\.)${name}(?![\\w$:])`).test(code(source, '""')));

/** The modules that a module loads, at its beginning or later. */
const imported = (source) =>
  [...code(source).matchAll(/^(?:import|export)\b[^;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\(([^)]*)\)/gm)].map(
    ([, from, bare, late]) => from ?? bare ?? late,
  );

const modules = (room) => readdirSync(new URL(`${room}/`, WEB)).filter((name) => name.endsWith(".ts"));
/** A module without its types, which reach for nothing. */
const read = (path) => transformSync(readFileSync(new URL(path, WEB), "utf8"), { loader: "ts" }).code;

test("the rooms are there", () => {
  ok(modules("model").length > 30);
  for (const name of [...DRAWING, "scene.ts", "orientation.ts"]) ok(modules("board").includes(name), name);
});

for (const name of modules("model")) {
  const source = read(`model/${name}`);
  test(`web/model/${name} is pure`, () => {
    deepEqual(reached(source, [...BROWSER, ...DOCUMENT, ...CHANCE]), []);
    doesNotMatch(code(source), /\bMath\.random\b/);
    for (const from of imported(source)) match(from, /^(\.\/[a-z]+|\.\.\/(lang\/fluent|board\/orientation))\.ts$/);
  });
}

test("web/lang/fluent.ts, which the model may use, is pure", () => {
  const source = read("lang/fluent.ts");
  deepEqual([imported(source), reached(source, [...BROWSER, ...DOCUMENT, "crypto"])], [["@fluent/bundle"], []]);
});

for (const name of modules("board")) {
  const source = read(`board/${name}`);
  const draws = DRAWING.includes(name);
  test(`web/board/${name} ${draws ? "imports its room, drawings and keys alone" : "is pure"}`, () => {
    for (const from of imported(source))
      match(from, draws ? /^(\.\/[a-z]+|\.\.\/svg|\.\.\/keys)\.ts$/ : /^\.\/[a-z]+\.ts$/);
    deepEqual(reached(source, draws ? BROWSER : [...BROWSER, ...DOCUMENT, ...CHANCE]), []);
  });
}

/** The rooms and single modules of the page, from the ground up: each imports only what stands before it here. A view
 * may name the type of the controllers that it is handed, which no module that makes them does. */
const HANDED = /^import type \{ Page \} from "\.\.\/page\.ts";$/m;
const FLOORS = [
  ...["svg.ts", "keys.ts", "gestures.ts", "platform.ts", "lang", "board", "model", "person", "engine", "app", "play"],
  ...["learn", "problems", "review", "setup", "dialogs", "home", "games", "panel", "first.ts", "fresh.ts"],
  ...["sentences.ts", "guard.ts", "page.ts", "main.ts", "demo", "lab", "sw.ts"],
];

test("the rooms of the page import one way, their types too", () => {
  const roomOf = (path) => FLOORS.indexOf(path.split("/")[0]);
  const makers = new Set(["page.ts"]);
  for (const path of makers)
    for (const from of imported(readFileSync(new URL(path, WEB), "utf8")))
      if (from.startsWith(".")) makers.add(new URL(from, new URL(path, WEB)).href.slice(WEB.href.length));
  for (const path of readdirSync(WEB, { recursive: true }).filter((path) => /(?<!\.d)\.ts$/.test(path))) {
    ok(roomOf(path) >= 0, path);
    const source = readFileSync(new URL(path, WEB), "utf8");
    ok(!HANDED.test(source) || !makers.has(path), path);
    for (const from of imported(source.replace(HANDED, ""))) {
      const name = from.replaceAll('"', "");
      if (!name.startsWith(".")) continue;
      const other = new URL(name, new URL(path, WEB)).href.slice(WEB.href.length);
      ok(roomOf(other) <= roomOf(path), `${path} imports ${other}`);
    }
  }
});

/** What may be missing: web/platform.ts alone asks the browser for it. */
const DOORS = [
  ...["localStorage", "sessionStorage", "indexedDB", "caches", "crypto", "BroadcastChannel", "SharedArrayBuffer"],
  ...["WebAssembly", "ClipboardItem", "Notification", "AudioContext", "showSaveFilePicker", "showOpenFilePicker"],
];
const METHODS =
  /\bnavigator\.(?!hardwareConcurrency|languages|onLine|userActivation)\w+|\b(requestFullscreen|execCommand\("copy)/;
/** What runs only where there is some. */
const SURE = {
  "sw.ts": ["caches", "crypto"],
  "engine/interpreter.ts": ["indexedDB"], // stand-ins, which need none
  "engine/standins.ts": ["indexedDB", "BroadcastChannel"],
  "engine/kernel.ts": ["WebAssembly"],
  "engine/snapshot.ts": ["WebAssembly"],
};

test("what may be missing has one door", () => {
  const all = readdirSync(WEB, { recursive: true }).filter((path) => path.endsWith(".ts"));
  ok(all.length > 120);
  for (const path of all) {
    if (path === "platform.ts") continue;
    const source = read(path).replace(/\b(globalThis|window|self)\./g, "");
    const asked = reached(source, DOORS).filter((name) => !SURE[path]?.includes(name));
    deepEqual([asked, METHODS.exec(code(source))?.[0]], [[], undefined], path);
  }
});

test("what these tests look for is found, and nothing else", () => {
  const reaching = (source) => reached(source, ["document", "fetch", "location"]);
  deepEqual(reaching("const { body } = document;"), ["document"]);
  deepEqual(reaching("a ? location : b;"), ["location"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a program with a template in it
  deepEqual(reaching("x(...document.links); y = `${fetch(z)}`"), ["document", "fetch"]);
  const other =
    'a.document; { location: 1 }; /** document */ // fetch\n const texts = "document"; documents; this.#fetch';
  deepEqual(reaching(other), []);
  deepEqual(
    imported(
      'import { a } from "./a.js";\nimport {\n  b,\n} from "../b.js";\nimport "./c.js";\n' +
        'export { d } from "./d.js";\nawait import("./e.js");\n// import("./g.js")',
    ),
    ["./a.js", "../b.js", "./c.js", "./d.js", '"./e.js"'],
  );
});
