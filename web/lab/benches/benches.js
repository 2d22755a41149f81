// @ts-check
/** The benches, by the names of their experiments. */

import { bandits } from "./bandits.js";
import { convergence } from "./convergence.js";
import { rooms } from "./rooms.js";
import { sweep } from "./sweep.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */
export const BENCHES = { bandits, convergence, sweep, rooms };
