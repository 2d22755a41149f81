/** What is drawn of a link before the engine has read it. */

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { preview, withLink } from "../../web/model/link.ts";
import { requestLink } from "../../web/model/steps.ts";
import { allowsHelp } from "../../web/model/queries.ts";
import { at, placing } from "./states.js";

const BOARDS = { starts: [placing()], takeovers: { "g5:": { move: "swap", targets: [4, 3, 2, 1, 0] } } };

/** A link, the stones that are drawn of it and the player to move, or null where nothing is. */
const LINKS = [
  ["g5:", "00000", 1],
  ["g5:a1.b1", "12000", 1],
  ["g5:A1.b1.c1&marks=circle-a1", "12100", 2],
  ["g5:a1.swap", "00002", 1],
  ["g5:a1.swap.a1", "10002", 2],
  ["g5:c1.swap.b1", "01200", 2],
  ["g5:a1.a1", null],
  ["g5:swap", null],
  ["g5:a1.black-resigns", null],
  ["g6:a1", null],
];
for (const [record, cells, mover] of LINKS)
  test(`the position of a link is drawn before the engine has read it: ${record}`, () => {
    const drawn = preview(BOARDS, record)?.snapshot;
    deepEqual(drawn && [drawn.cells, drawn.to_move, drawn.legal], cells === null ? undefined : [cells, mover, []]);
  });

/** For whom a link is, and what is shown of it: who plays, whether it is watched, and whether help is allowed. */
const SHOWN = [
  [{ friend: { id: "abcdef", seat: 2, assisted: false } }, [["friend", "human"], false, false]],
  [{ friend: { id: "abcdef", seat: 2, assisted: true } }, [["friend", "human"], false, true]],
  [{}, [["human", "b"], true, true]],
];
for (const [more, told] of SHOWN)
  test(`a link shows who plays: ${JSON.stringify(more)}`, () => {
    const link = { record: "g5:a1", friend: null, level: null, ...more };
    const asked = requestLink(at("", { boards: BOARDS }), link);
    const shown = withLink(asked);
    deepEqual([shown.players, shown.watching, allowsHelp(shown)], told);
  });
