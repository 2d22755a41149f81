// @ts-check
/** The benches, by the names of their experiments. */

import { bandits } from "./bandits.js";
import { convergence } from "./convergence.js";
import { rave } from "./rave.js";
import { reduction } from "./reduction.js";
import { rooms } from "./rooms.js";
import { sweep } from "./sweep.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */
export const BENCHES = { bandits, rave, convergence, sweep, rooms, reduction };
