/** The benches, by the names of their experiments. */

import { chance } from "./chance.js";
import { minimax } from "./minimax.js";
import { reduction } from "./reduction.js";
import { tournament } from "./tournament.js";
import { uct } from "./uct.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */ export const BENCHES = { minimax, chance, uct, tournament, reduction };
