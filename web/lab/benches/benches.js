// @ts-check
/** The benches, by the names of their experiments. */

import { bandits } from "./bandits.js";
import { rooms } from "./rooms.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */
export const BENCHES = { bandits, rooms };
