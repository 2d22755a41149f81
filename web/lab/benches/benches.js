// @ts-check
/** The benches, by the names of their experiments. */

import { bandits } from "./bandits.js";
import { chance } from "./chance.js";
import { minimax } from "./minimax.js";
import { rooms } from "./rooms.js";
import { uct } from "./uct.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */
export const BENCHES = { minimax, chance, bandits, uct, rooms };
