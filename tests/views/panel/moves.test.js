import { attributes, drawn, noted } from "../page.js"; // before any view

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import * as trees from "../../../web/model/tree.ts";
import { moves } from "../../../web/panel/moves.ts";
import { at } from "../states.js";

const node = (parent, move) => ({ parent, move, player: 1, kind: "cell", comment: "", properties: {} });

/** What the list shows of a game with these nodes. @param number of the node shown */
function listed(nodes, number) {
  const tree = trees.showAt({ beginning: "g5:", nodes: [node(-1, ""), ...nodes], at: 0, tip: 0 }, number);
  const list = drawn(moves(at("", { tree }), noted()));
  const shown = list.querySelector("[aria-current=true]")?.textContent.trim();
  return { shown, count: attributes(list, ".move", "class").length, rest: list.querySelector("small")?.textContent };
}

test("of many alternatives a hundred are listed, and the one that is shown", () => {
  const many = Array.from({ length: 20_001 }, (_, index) => node(0, `m${index}`));
  deepEqual(listed(many, 1), { shown: "1 m0", count: 101, rest: "and 19,900 more" });
  deepEqual(listed(many, 15_001), { shown: "1 m15000", count: 102, rest: "and 19,899 more" });
  deepEqual(listed(many.slice(0, 101), 1), { shown: "1 m0", count: 101, rest: undefined });
});

test("of many moves in variations some are listed, and the line that is shown", () => {
  const begun = Array.from({ length: 100 }, (_, index) => node(0, `m${index}`));
  const nodes = begun.flatMap((first) => [first, ...Array.from({ length: 99 }, (_, index) => node(0, `r${index}`))]);
  for (const [index, one] of nodes.entries()) if (index % 100) one.parent = index - (index % 100) + 1;
  const { shown, count } = listed(nodes, 9_999);
  equal(shown, "2 r97");
  ok(count > 2_000 && count < 2_300, count);
});

test("going about does no work on the whole tree", () => {
  const nodes = [node(-1, ""), ...Array.from({ length: 9 }, (_, index) => node(index, "m"))];
  const tree = { beginning: "g5:", nodes, at: 0, tip: 9 };
  equal(trees.children(trees.next(tree)), trees.children(tree));
});
