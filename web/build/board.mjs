/** Draws the first board by the page's own code, under Node, from what the page holds from the first: START TARGET are
 * files of JSON. What the element would have as a style of its own, the page's policy allows in its sheet alone. */

import { readFileSync, writeFileSync } from "node:fs";
import { Window } from "happy-dom";
import { Board } from "../board/board.ts";
import { boardScene } from "../board/scene.ts";
import { fresh } from "../fresh.ts";
import { gameOverlay } from "../model/overlay.ts";
import { withAside } from "../model/review.ts";
import { shape } from "../svg.ts";

/** What is not to be seen on an empty board, and the coordinates: their size depends on that of the drawing. */
const LEFT_OUT = ".label, .reach, .coin, .heat, .ring, .shade, .sign, .mark, g:empty";
/** What only whoever hears the page, or goes through it by keys, needs: they have it once the script has drawn. */
const UNSEEN = ["role", "tabindex", "aria-busy", "aria-hidden", "aria-label"];
/** Says nothing, as the language is not known. */
const MUTE = { say: () => "", local: () => "" };

const [source, target] = process.argv.slice(2);
const { describe, start } = JSON.parse(readFileSync(source, "utf-8"));
const { width, height, cells, rows } = start.layout;
const window = new Window();
for (const name of ["document", "Element", "SVGGElement", "ResizeObserver"]) globalThis[name] = window[name];

const state = withAside(fresh(describe, start));
const scene = boardScene(state, gameOverlay(state, state.preferences), MUTE);
const { svg } = new Board(shape("svg", { id: "board" }), { scene });
for (const [place, node] of svg.querySelectorAll(".cell").entries()) node.dataset.cell = cells[rows.flat()[place]].name;
for (const node of svg.querySelectorAll(LEFT_OUT)) node.remove();
for (const node of [svg, ...svg.querySelectorAll("*")]) for (const name of UNSEEN) node.removeAttribute(name);
const style = `#board{${svg.getAttribute("style")}}#place-play{--ratio:${height / width}}`;
svg.removeAttribute("style");
svg.setAttribute("role", "grid");
svg.setAttribute("aria-hidden", "true");
writeFileSync(target, JSON.stringify({ element: svg.outerHTML, style }));
